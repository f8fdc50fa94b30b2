//! One file for each command, and what they share: their exit status, and the printing of errors.

mod analyze;
mod apply;
mod bench;
mod campaign;
mod certify;
mod check;
mod completions;
mod contest;
mod engine;
mod games;
mod kgp;
mod man;
mod moves;
mod perft;
mod play;
mod playouts;
mod puzzles;
mod rules_of;
mod serve;
mod show;
mod solve;
mod store;
mod tables;

use std::io;
use std::process::ExitCode;

use anyhow::Result;
use server::Page;

use crate::answer::Answer;
use crate::args::{Args, Command};
use crate::console::Console;
use crate::{output, signals};

/// The status for wrong usage, bad input and anything that kept a command from its work.
const FAILED: u8 = 2;

/// Runs the command; prints an error to standard error.
pub(crate) fn run(args: Args, page: fn() -> Page) -> ExitCode {
    if !matches!(args.command, Command::Serve(_)) {
        // The server ends in its own, more careful way.
        signals::end_on_interrupt();
    }
    match dispatch(args, page) {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Ok(Answer::Interrupted) => ExitCode::from(signals::INTERRUPTED),
        // The reader of the pipe has read enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            output::message(&format!("{error:#}"));
            ExitCode::from(FAILED)
        }
    }
}

fn dispatch(args: Args, page: fn() -> Page) -> Result<Answer> {
    let console = Console::new(args.lang);
    match args.command {
        Command::Serve(args) => serve::run(&args, page()),
        Command::Play(args) => play::run(&args, console),
        Command::Games(args) => games::run(&args, console),
        Command::Rules(args) => rules_of::run(&args, console),
        Command::Show(args) => show::run(&args, console),
        Command::Moves(args) => moves::run(&args, console),
        Command::Apply(args) => apply::run(&args, console),
        Command::Perft(args) => perft::run(&args, console),
        Command::Playouts(args) => playouts::run(&args, console),
        Command::Analyze(args) => analyze::run(&args, console),
        Command::Match(args) => contest::run(&args, console),
        Command::Bench(format) => bench::run(format),
        Command::Engine(args) => engine::run(&args, console),
        Command::Kgp(args) => kgp::run(&args),
        Command::Solve(args) => solve::run(&args, console),
        Command::Certify(args) => certify::run(&args, console),
        Command::Check(args) => check::run(&args, console),
        Command::Campaign(args) => campaign::run(&args, console),
        Command::Puzzles(args) => puzzles::run(&args, console),
        Command::Tables(args) => tables::run(&args, console),
        Command::Backup(args) => store::backup(&args),
        Command::Restore(args) => store::restore(&args),
        Command::Store(args) => store::run(&args),
        Command::Completions(args) => completions::run(&args),
        Command::Man(args) => man::run(&args),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json = cause
            .downcast_ref::<serde_json::Error>()
            .and_then(serde_json::Error::io_error_kind);
        io.or(json) == Some(io::ErrorKind::BrokenPipe)
    })
}
