//! kalah by Geoffrey Irving, who was the first to solve the game: how soon it is solved.

use std::fs;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result};

use super::ours::Ours;
use super::table::{Better, Row, Table};
use super::talk::{Talk, words};
use crate::shell;

const NAME: &str = "kalah by Geoffrey Irving";
/// Seeds in each house of the games that are solved.
const SOLVED: [u32; 2] = [3, 4];
/// Seeds of the endings that are built.
const ENDINGS: u32 = 16;

pub(super) fn compare(command: &str, ours: &Ours, table: &mut Table) -> Result<()> {
    for seeds in SOLVED {
        shell::say(&format!(
            "Kalah with {seeds} seeds, solved: our solver, then {NAME}"
        ));
        // In its rules a last seed in an empty house is won even if nothing lies across.
        let game = format!("kalah:seeds={seeds},capture=empty");
        let mine = ours.solve(&game)?;
        let output = shell::output(words(command)?.args(["-v", "s", &seeds.to_string()]))?;
        table.add(Row {
            what: format!("Kalah with {seeds} seeds and empty captures, seconds to solve it"),
            ours: Some(mine),
            peer: NAME,
            theirs: Some(thought(&output).with_context(|| format!("{NAME} told no time"))?),
            better: Better::Less,
        });
    }
    shell::say(&format!("Endings with {ENDINGS} seeds: ours, then {NAME}"));
    table.add(Row {
        what: format!(
            "Kalah with empty captures, seconds to build and write the endings with up to \
             {ENDINGS} seeds"
        ),
        ours: Some(ours.build_tables("kalah:capture=empty", ENDINGS)?),
        peer: NAME,
        theirs: Some(build(command)?),
        better: Better::Less,
    });
    Ok(())
}

/// Builds its table of endings by the program `generator` that lies beside the solver; seconds.
fn build(command: &str) -> Result<f64> {
    let solver = command.split_whitespace().next().unwrap_or_default();
    let generator = Path::new(solver).with_file_name("generator");
    let folder = tempfile::tempdir()?;
    let mut talk = Talk::start_in(
        &fs::canonicalize(&generator)
            .with_context(|| generator.display().to_string())?
            .display()
            .to_string(),
        folder.path(),
    )?;
    let begun = Instant::now();
    // Five bits for a value, room for `ENDINGS` seeds, all of them, into a file.
    talk.send(&format!("5\nt {ENDINGS}\nc {ENDINGS}\ns\nq"))?;
    talk.until("Saving endgame database...done")?;
    Ok(begun.elapsed().as_secs_f64())
}

/// `Thinking time:    17.776812`
fn thought(output: &str) -> Option<f64> {
    let line = output
        .lines()
        .find_map(|line| line.strip_prefix("Thinking time:"))?;
    line.trim().parse().ok()
}
