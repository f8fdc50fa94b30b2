//! `cargo xtask python`: builds the Python package, installs it into an environment of its own, and checks
//! it there.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use anyhow::{Context, Result};

use crate::{files, install, shell};

/// The folder of the package, and what its checks need.
const PACKAGE: &str = "crates/python";
const NEEDED: &str = "crates/python/tests/requirements.txt";

/// Builds, installs and checks the package.
pub(crate) fn run() -> Result<()> {
    let environment = thread::spawn(environment);
    // The program that answers are compared with.
    shell::run(&mut shell::cargo(&[
        "build",
        "--locked",
        "--package=mancala",
    ]))?;
    let environment = environment.join().expect("it does not panic")?;
    check(&environment, &wheel(&environment, "python")?)
}

/// Builds the wheel without what only speed needs, of much that was built for tests.
pub(crate) fn quick_wheel(environment: &Path) -> Result<PathBuf> {
    wheel(environment, "dev")
}

fn wheel(environment: &Path, profile: &str) -> Result<PathBuf> {
    let wheels = shell::root().join("target/python/wheels");
    // What is there from before would be installed instead.
    if wheels.is_dir() {
        std::fs::remove_dir_all(&wheels).with_context(|| wheels.display().to_string())?;
    }
    shell::run(
        python(&environment.join("bin/maturin"))
            .args(["build", "--locked", "--profile", profile, "--out"])
            .arg(&wheels),
    )?;
    only_wheel(&wheels)
}

/// Installs a wheel and checks it, beside a debug build of the program.
pub(crate) fn check(environment: &Path, wheel: &Path) -> Result<()> {
    let program = |name: &str| environment.join("bin").join(name);
    shell::run(
        python(&program("pip"))
            .args(["install", "--quiet", "--force-reinstall", "--no-deps"])
            .arg(wheel),
    )?;
    let alone = wheel.to_owned();
    let fresh = thread::spawn(move || fresh(&alone));
    shell::run(&mut python(&program("mypy")))?;
    shell::run(python(&program("stubtest")).args([
        "mancala",
        "--mypy-config-file=pyproject.toml",
        "--allowlist=tests/stubtest.txt",
        "--ignore-unused-allowlist",
    ]))?;
    fresh.join().expect("it does not panic")?;
    shell::run(python(&program("pytest")).env("MANCALA_BIN", debug_program()))
}

/// Installs the wheel as a stranger does, into an environment with nothing else, and tries it there.
fn fresh(wheel: &Path) -> Result<()> {
    let folder = shell::root().join("target/python/fresh");
    make_environment(&folder)?;
    shell::run(pip(&folder).arg(wheel))?;
    shell::run(python(&folder.join("bin/python")).arg("tests/fresh.py"))
}

/// A program in the folder of the package.
fn python(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(shell::root().join(PACKAGE));
    command
}

fn debug_program() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let name = format!("mancala{}", std::env::consts::EXE_SUFFIX);
    shell::root().join(target).join("debug").join(name)
}

/// The environment with all that the checks need, made anew when that changes; returns its folder.
pub(crate) fn environment() -> Result<PathBuf> {
    let needed = files::read(&shell::root().join(NEEDED))?;
    let folder = shell::root().join("target/python/environment");
    // Written last.
    let done = folder.join("done");
    if std::fs::read(&done).is_ok_and(|made_for| made_for == needed) {
        return Ok(folder);
    }
    install::ensure(&["python3"], &["python3", "python3-venv"])?;
    // Debian keeps what makes environments in a package of its own.
    if !shell::quiet_status(Command::new("python3").args(["-c", "import ensurepip"])) {
        install::install(&["python3-venv"])?;
    }
    make_environment(&folder)?;
    shell::run(
        pip(&folder)
            .arg("--requirement")
            .arg(shell::root().join(NEEDED)),
    )?;
    std::fs::write(&done, needed).with_context(|| done.display().to_string())?;
    Ok(folder)
}

/// Makes an empty environment in place of what is there.
fn make_environment(folder: &Path) -> Result<()> {
    let mut command = Command::new("python3");
    shell::run(command.args(["-m", "venv", "--clear"]).arg(folder))
}

/// What installs into an environment, without advice about itself.
fn pip(folder: &Path) -> Command {
    let mut command = Command::new(folder.join("bin/pip"));
    command.args(["install", "--quiet", "--disable-pip-version-check"]);
    command
}

fn only_wheel(folder: &Path) -> Result<PathBuf> {
    let mut entries = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let wheel = entries.next().context("no wheel was built")??;
    Ok(wheel.path())
}
