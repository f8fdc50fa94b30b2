//! `cargo xtask serve`: from a fresh clone to a running program.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::{shell, web};

/// Builds what is needed and runs `mancala serve`.
pub(crate) fn run(args: &[String]) -> Result<()> {
    shell::run(Command::new(build()?).arg("serve").args(args))
}

/// Builds the page and the program that carries it; returns where the program is.
pub(crate) fn build() -> Result<PathBuf> {
    let page = web::build()?;
    // The server's build script reads this variable and embeds the folder.
    compile(shell::cargo(&["build"]).env("MANCALA_WEB_DIST", page))
}

/// Builds the program with whichever page was built before; returns where it is.
pub(crate) fn build_program() -> Result<PathBuf> {
    compile(&mut shell::cargo(&["build"]))
}

fn compile(cargo: &mut Command) -> Result<PathBuf> {
    shell::run(cargo.args(["--release", "--package", "cli"]))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    Ok(shell::root()
        .join(target)
        .join("release")
        .join(format!("mancala{}", std::env::consts::EXE_SUFFIX)))
}
