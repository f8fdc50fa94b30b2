//! `mancala puzzles`: finds puzzles in games, proves them, and checks files of them.

mod check;
mod endings;
mod search;
mod tell;

use anyhow::Result;

use crate::answer::Answer;
use crate::args::Puzzles;
use crate::console::Console;
use crate::signals;

pub(super) fn run(args: &Puzzles, console: Console) -> Result<Answer> {
    signals::watch();
    let answer = match &args.check {
        Some(path) => check::run(args, path, console),
        None => search::run(args, console),
    };
    // Work that was broken off has no answer, nor is it a mistake.
    if signals::interrupted() {
        Ok(Answer::Interrupted)
    } else {
        answer
    }
}
