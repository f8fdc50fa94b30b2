//! kalah by Geoffrey Irving, who was the first to solve the game: how soon it is solved.

use anyhow::{Context, Result};

use super::ours::Ours;
use super::table::{Better, Row, Table};
use super::talk::words;
use crate::shell;

const NAME: &str = "kalah by Geoffrey Irving";
/// Seeds in each house of the games that are solved.
const SOLVED: [u32; 2] = [3, 4];

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
    Ok(())
}

/// `Thinking time:    17.776812`
fn thought(output: &str) -> Option<f64> {
    let line = output
        .lines()
        .find_map(|line| line.strip_prefix("Thinking time:"))?;
    line.trim().parse().ok()
}
