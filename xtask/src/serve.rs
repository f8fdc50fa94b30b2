//! `cargo xtask serve`: from a fresh clone to a running program.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::{shell, web};

/// Builds what is needed and runs `mancala serve`.
pub(crate) fn run(args: &[String]) -> Result<()> {
    let program = build()?;
    shell::run(Command::new(program).arg("serve").args(args))
}

/// Builds the page and the program that carries it; returns where the program is.
pub(crate) fn build() -> Result<PathBuf> {
    let page = web::build()?;
    // The server's build script reads this variable and embeds the folder.
    shell::run(
        shell::cargo(&["build", "--release", "--package", "cli"]).env("MANCALA_WEB_DIST", page),
    )?;
    Ok(program())
}

/// Where a program built for speed lies.
pub(crate) fn program() -> PathBuf {
    target_folder()
        .join("release")
        .join(format!("mancala{}", std::env::consts::EXE_SUFFIX))
}

fn target_folder() -> PathBuf {
    let named = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    shell::root().join(named)
}
