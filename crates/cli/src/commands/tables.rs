//! `mancala tables`: builds, checks, describes and probes endgame tables.

mod bench;
mod build;
mod describe;
mod probe;
mod verify;

use anyhow::Result;
use tablebase::Folder;

use crate::answer::Answer;
use crate::args::{Tables, TablesCommand, TablesOf};
use crate::console::Console;

use describe::describe;

pub(super) use build::{begin, fits, layers};

pub(super) fn run(args: &Tables, console: Console) -> Result<Answer> {
    match &args.command {
        TablesCommand::Build(args) => build::run(args, console),
        TablesCommand::Verify(args) => verify::run(args, console),
        TablesCommand::Info(args) => info(args, console),
        TablesCommand::Probe(args) => probe::run(args, console),
        TablesCommand::Bench(args) => bench::run(args, console),
    }
}

fn info(args: &TablesOf, console: Console) -> Result<Answer> {
    let rules = console.rules(&args.game)?;
    describe(
        &Folder::new(&args.dir.dir, &rules),
        args.format.json,
        console,
    )
}
