//! `cargo xtask bench-peers`: our program and others, the same work in the same run.

mod aalina;
mod cmancala;
mod girving;
mod instructions;
mod openspiel;
mod options;
mod ours;
mod table;
mod talk;

use anyhow::Result;

use crate::shell;
pub(crate) use options::Options;
use ours::Ours;
use table::Table;

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
