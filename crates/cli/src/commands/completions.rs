//! `mancala completions`: scripts that complete command lines.

use std::io::Write as _;

use anyhow::Result;
use clap::CommandFactory as _;

use crate::answer::Answer;
use crate::args::{Args, Completions};
use crate::output;

pub(super) fn run(args: &Completions) -> Result<Answer> {
    // Through memory, because the generator takes a closed pipe for a bug.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "mancala", &mut script);
    output::data().write_all(&script)?;
    Ok(Answer::Yes)
}
