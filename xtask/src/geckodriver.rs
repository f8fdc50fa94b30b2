//! The driver of Firefox, which Debian lacks: built from its crate.

use std::path::PathBuf;

use anyhow::Result;

use crate::shell;

/// Speaks to every Firefox of the last two years.
const VERSION: &str = "0.37.1";

/// Builds it unless it is there; returns where it is.
pub(crate) fn ensure() -> Result<PathBuf> {
    let root = shell::root().join("target/geckodriver").join(VERSION);
    let program = root.join("bin").join("geckodriver");
    if program.is_file() {
        return Ok(program);
    }
    let root = root.to_string_lossy();
    // Without optimisation it is built in half of the time, and fast enough.
    let arguments = [
        "install",
        "geckodriver",
        "--version",
        VERSION,
        "--locked",
        "--debug",
        "--root",
        &root,
    ];
    shell::run(
        shell::aside(&shell::cargo(&arguments))
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env_remove("CARGO_TARGET_DIR"),
    )?;
    Ok(program)
}
