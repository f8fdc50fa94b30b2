//! `cargo xtask serve`: from a fresh clone to a running program.

use std::path::PathBuf;
use std::process::Command;
use std::thread;

use anyhow::Result;

use crate::{shell, web};

/// Builds what is needed and runs `mancala serve`.
pub(crate) fn run(args: &[String]) -> Result<()> {
    shell::run(Command::new(build()?).arg("serve").args(args))
}

/// The package of the program, and that of all it does but the page.
const PROGRAM: &str = "mancala";
const COMMANDS: &str = "cli";

/// The variable with the folder of the page, which the program's build script embeds.
pub(crate) const PAGE: &str = "MANCALA_WEB_DIST";

/// Builds the page and the program that carries it; returns where the program is.
pub(crate) fn build() -> Result<PathBuf> {
    // At its end the page's compiler uses one core. What goes wrong here is told by the program's.
    let ahead = thread::spawn(|| shell::quiet_status(&mut release(COMMANDS)));
    let page = web::build()?;
    ahead.join().expect("it does not panic");
    compile(release(PROGRAM).env(PAGE, page))
}

/// Builds the program with whichever page was built before; returns where it is.
pub(crate) fn build_program() -> Result<PathBuf> {
    compile(&mut release(PROGRAM))
}

fn release(package: &str) -> Command {
    let mut cargo = shell::cargo(&["build", "--locked", "--release", "--package", package]);
    cargo.args(shell::without_folders(
        "'cfg(not(target_family = \"wasm\"))'",
    ));
    cargo
}

fn compile(cargo: &mut Command) -> Result<PathBuf> {
    shell::run(cargo)?;
    Ok(program())
}

/// The place of the program.
pub(crate) fn program() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    shell::root()
        .join(target)
        .join("release")
        .join(format!("mancala{}", std::env::consts::EXE_SUFFIX))
}
