//! One file for each command, and what they share: how errors are told.

mod serve;

use std::io::Write as _;
use std::process::ExitCode;

use crate::args::{Args, Command};

/// The status for wrong usage, bad input and anything that kept a command from its work.
const FAILED: u8 = 2;

/// Runs the command; tells an error on standard error.
pub(crate) fn run(args: Args) -> ExitCode {
    let done = match args.command {
        Command::Serve(args) => serve::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // With standard error closed there is nobody to tell.
            let _ = writeln!(std::io::stderr(), "mancala: {error:#}");
            ExitCode::from(FAILED)
        }
    }
}
