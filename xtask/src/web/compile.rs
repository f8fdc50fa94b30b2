//! Compiles Rust for the browser, with whichever toolchain can.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};

use crate::{install, shell};

const TARGET: &str = "wasm32-unknown-unknown";
const PROFILE: &str = "wasm";
/// Debian's packages with a compiler for the browser and the source of its standard library.
const DEBIAN_PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];
const DEBIAN_LIBRARY: &str = "/usr/lib/rustlib/src/rust/library/std/src/lib.rs";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_CARGO: &str = "/usr/bin/cargo";

/// The target is a download of 20 MB.
const RUSTUP_PATIENCE: Duration = Duration::from_mins(3);

/// Compiles a package; returns its `.wasm` file.
pub(super) fn compile(package: &str) -> Result<PathBuf> {
    // A folder of its own: the two builds would otherwise wait for each other's lock.
    let target = shell::root().join("target/wasm");
    let mut command = if has_target() || add_target() {
        usual()
    } else {
        debian()?
    };
    command.args(["--locked", "--target", TARGET, "--profile", PROFILE]);
    command.args(shell::without_folders(TARGET));
    command.arg("--target-dir").arg(&target);
    command.args(["--package", package]);
    shell::run(&mut command)?;
    let folder = target.join(TARGET).join(PROFILE);
    Ok(folder.join(package).with_extension("wasm"))
}

/// Can the present compiler compile for the browser?
fn has_target() -> bool {
    let library = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", TARGET])
        .output();
    library.is_ok_and(|output| {
        output.status.success()
            && Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir()
    })
}

/// Lets rustup fetch the target, unless Debian's compiler is there already: where that was needed
/// once, asking again would only cost time.
fn add_target() -> bool {
    if is_debian_way_ready() || shell::find("rustup").is_none() {
        return false;
    }
    shell::say(&format!("adding the target {TARGET} with rustup"));
    let Ok(mut adding) = Command::new("rustup")
        .args(["target", "add", TARGET])
        .spawn()
    else {
        return false;
    };
    // On a network that swallows requests, rustup would try again and again.
    let begun = Instant::now();
    while begun.elapsed() < RUSTUP_PATIENCE {
        if let Ok(Some(status)) = adding.try_wait() {
            return status.success() && has_target();
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    shell::say("rustup does not come to an end");
    // It may have ended just now, which is as good.
    let _ = adding.kill();
    let _ = adding.wait();
    false
}

fn usual() -> Command {
    shell::say("compiling for the browser with the usual toolchain");
    shell::cargo(&["build"])
}

/// Debian's compiler comes with the source of the standard library, which is compiled along.
fn debian() -> Result<Command> {
    if !is_debian_way_ready() {
        shell::say("rustup cannot add the target, so Debian's compiler is used");
        install::install(&DEBIAN_PACKAGES)?;
        ensure!(
            is_debian_way_ready(),
            "{DEBIAN_PACKAGES:?} brought no {DEBIAN_CARGO}"
        );
    }
    shell::say("compiling for the browser with Debian's toolchain and its standard library");
    let mut command = Command::new(DEBIAN_CARGO);
    command
        .args(["build", "-Zbuild-std=std,panic_abort"])
        .current_dir(shell::root());
    // The variables that cargo and rustup set for this program are for another toolchain.
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy();
        if name == "LD_LIBRARY_PATH" || name.starts_with("RUST") || name.starts_with("CARGO") {
            command.env_remove(&*name);
        }
    }
    for kept in ["CARGO_HOME", "CARGO_BUILD_JOBS", "CARGO_NET_OFFLINE"] {
        if let Some(value) = std::env::var_os(kept) {
            command.env(kept, value);
        }
    }
    // Building the standard library is unstable; Debian's stable compiler needs this to try.
    command
        .env("RUSTC", DEBIAN_RUSTC)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("PATH", path_with_linker()?);
    Ok(command)
}

fn is_debian_way_ready() -> bool {
    [DEBIAN_RUSTC, DEBIAN_CARGO, DEBIAN_LIBRARY]
        .iter()
        .all(|file| Path::new(file).is_file())
}

/// The linker for WebAssembly comes with the usual compiler, outside the search path.
fn path_with_linker() -> Result<std::ffi::OsString> {
    let sysroot = shell::output(Command::new("rustc").args(["--print", "sysroot"]))?;
    let host = shell::output(Command::new("rustc").args(["--print", "host-tuple"]))?;
    let folder = Path::new(sysroot.trim())
        .join("lib/rustlib")
        .join(host.trim())
        .join("bin");
    let path = std::env::var_os("PATH").unwrap_or_default();
    Ok(std::env::join_paths(
        std::env::split_paths(&path).chain([folder]),
    )?)
}
