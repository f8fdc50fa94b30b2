//! `cargo xtask chaos`: servers of games online under load, and killed.

use anyhow::Result;

use crate::{serve, shell};

/// Runs the program of that name against ours, both optimised.
pub(crate) fn run(args: &[String]) -> Result<()> {
    let program = serve::build_program()?;
    let mut command = shell::cargo(&[
        "run",
        "--locked",
        "--release",
        "--quiet",
        "--package=chaos",
        "--",
    ]);
    shell::run(command.arg("--program").arg(program).args(args))
}
