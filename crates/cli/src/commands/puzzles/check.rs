//! `mancala puzzles --check`: proves every puzzle of a file again.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context as _, Result};
use composer::Judge;
use puzzles::{Collection, Puzzle};
use serde::Serialize;

use super::{endings, tell};
use crate::answer::Answer;
use crate::args::Puzzles;
use crate::console::Console;
use crate::{files, output, progress, signals};

#[derive(Debug, Serialize)]
struct Checked {
    puzzles: usize,
    faults: Vec<Fault>,
    seconds: f64,
}

#[derive(Debug, Serialize)]
struct Fault {
    id: String,
    /// The position in the puzzle.
    position: String,
    /// The fault: the end of a text's key.
    what: &'static str,
}

pub(super) fn run(args: &Puzzles, path: &Path, console: Console) -> Result<Answer> {
    let begun = Instant::now();
    let failed = || path.display().to_string();
    let text = files::read_text(path)?;
    let collection = Collection::read(&text).with_context(failed)?;
    let mut by_game: BTreeMap<String, Vec<&Puzzle>> = BTreeMap::new();
    for puzzle in &collection.puzzles {
        by_game
            .entry(puzzle.rules().to_string())
            .or_default()
            .push(puzzle);
    }
    let bar = progress::bar(collection.puzzles.len() as u64);
    let mut faults = Vec::new();
    for puzzles in by_game.values() {
        let seeds = puzzles
            .iter()
            .map(|puzzle| puzzle.position().seeds_in_houses())
            .max();
        let seeds = usize::from(seeds.unwrap_or_default());
        let rules = puzzles[0].rules();
        let endings = |seeds| endings::build(rules, seeds, args.tables.as_deref());
        let mut judge = Judge::new(rules, seeds, u64::MAX, signals::go_on, endings)?;
        for puzzle in puzzles {
            let fault = composer::check(&mut judge, puzzle)?;
            if signals::interrupted() {
                return Ok(Answer::Interrupted);
            }
            faults.extend(fault.map(|fault| Fault {
                id: puzzle.id(),
                position: fault.position.to_string(),
                what: fault.mistake.name(),
            }));
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    let checked = Checked {
        puzzles: collection.puzzles.len(),
        faults,
        seconds: begun.elapsed().as_secs_f64(),
    };
    if args.format.json {
        output::json(&checked)?;
    } else {
        print(&checked, &collection, console)?;
    }
    Ok(if checked.faults.is_empty() {
        Answer::Yes
    } else {
        Answer::No
    })
}

fn print(checked: &Checked, collection: &Collection, console: Console) -> Result<()> {
    for Fault { id, position, what } in &checked.faults {
        let what = console.words.text(&format!("puzzle-fault-{what}"));
        let arguments = [
            ("id", id.as_str().into()),
            ("position", position.as_str().into()),
            ("what", what.as_str().into()),
        ];
        output::message(&console.words.text_with("puzzles-fault", &arguments));
    }
    if checked.faults.is_empty() {
        tell::print(collection, console)?;
        let arguments = [("count", checked.puzzles.into())];
        let told = console.words.text_with("puzzles-right", &arguments);
        writeln!(output::data(), "{told}")?;
    }
    Ok(())
}
