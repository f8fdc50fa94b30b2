//! `cargo xtask bench-peers`: our program and others, the same work in the same run.

mod aalina;
mod cmancala;
mod girving;
mod instructions;
mod openspiel;
mod ours;
mod table;
mod talk;

use std::time::Duration;

use anyhow::Result;

use crate::shell;
use ours::Ours;
use table::Table;

/// What is compared with what. Programs are told as they are started here; see
/// `docs/benchmarks.md`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Seconds of each search
    #[arg(long, default_value_t = 10)]
    seconds: u32,

    /// `CMancala` (Kalah): the executable
    #[arg(long, value_name = "PROGRAM")]
    cmancala: Option<String>,

    /// kalah by Geoffrey Irving: its serial executable and options, such as
    /// `kalah-s -t 25 -e 14 -E endgame.dat`
    #[arg(long, value_name = "COMMAND")]
    girving: Option<String>,

    /// Aalina (Oware): the command without its subcommand, such as `java -jar aalina.jar`
    #[arg(long, value_name = "COMMAND")]
    aalina: Option<String>,

    /// `OpenSpiel` (Kalah, Oware): a Python that has `pyspiel`
    #[arg(long, value_name = "PYTHON")]
    openspiel: Option<String>,

    /// Count instructions of our hot paths too, under valgrind: slow, but exact
    #[arg(long)]
    instructions: bool,
}

impl Options {
    fn search(&self) -> Duration {
        Duration::from_secs(self.seconds.into())
    }
}

/// Builds our program, measures everything, prints one table.
pub(crate) fn run(options: &Options) -> Result<()> {
    let ours = Ours::build()?;
    let mut table = Table::default();
    let mut missing = Vec::new();
    match &options.cmancala {
        Some(program) => cmancala::compare(program, &ours, options, &mut table)?,
        None => missing.push("CMancala (--cmancala)"),
    }
    match &options.girving {
        Some(command) => girving::compare(command, &ours, &mut table)?,
        None => missing.push("kalah by Geoffrey Irving (--girving)"),
    }
    match &options.aalina {
        Some(command) => aalina::compare(command, &ours, options, &mut table)?,
        None => missing.push("Aalina (--aalina)"),
    }
    match &options.openspiel {
        Some(python) => openspiel::compare(python, &ours, &mut table)?,
        None => missing.push("OpenSpiel (--openspiel)"),
    }
    if !missing.is_empty() {
        shell::say(&format!(
            "not compared, for want of it: {}",
            missing.join(", ")
        ));
    }
    println!("\n{table}");
    if options.instructions {
        println!("{}", instructions::count(&ours)?);
    }
    Ok(())
}
