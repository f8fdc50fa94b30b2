//! `mancala puzzles --check`: proves every puzzle of a file again.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context as _, Result};
use puzzles::{Collection, Puzzle, Step, Verdict};
use rules::{Position, Side};
use serde::Serialize;

use super::judge::Judge;
use super::{author, tell, themes};
use crate::answer::Answer;
use crate::args::Puzzles;
use crate::console::Console;
use crate::{output, progress, signals};

#[derive(Debug, Serialize)]
struct Checked {
    puzzles: usize,
    faults: Vec<Fault>,
    seconds: f64,
}

#[derive(Debug, Serialize)]
struct Fault {
    id: String,
    /// Where in the puzzle.
    position: String,
    /// What is wrong: the end of a text's key.
    what: &'static str,
}

pub(super) fn run(args: &Puzzles, path: &Path, console: Console) -> Result<Answer> {
    let begun = Instant::now();
    let failed = || path.display().to_string();
    let text = fs::read_to_string(path).with_context(failed)?;
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
        let mut judge = Judge::new(puzzles[0].rules(), seeds, u64::MAX, args.tables.as_deref())?;
        for puzzle in puzzles {
            let fault = check(&mut judge, puzzle)?;
            if signals::interrupted() {
                return Ok(Answer::Interrupted);
            }
            faults.extend(fault.map(|(position, what)| Fault {
                id: puzzle.id(),
                position,
                what,
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

/// What is wrong, and in which position.
type Wrong = Option<(String, &'static str)>;

/// What is wrong with a puzzle. Its rating is not looked at: a better engine would find another.
fn check(judge: &mut Judge, puzzle: &Puzzle) -> Result<Wrong> {
    let task = puzzle.task();
    let position = puzzle.position();
    let at_first = |what| Ok(Some((position.to_string(), what)));
    if task.source != judge.source(task.goal) {
        return at_first("source");
    }
    let Some(values) = judge.values(position, task.goal)? else {
        return at_first("open");
    };
    if author::best(&values) != Some(task.value) {
        return at_first("value");
    }
    if !themes::is_about(task.theme, task.goal, position, puzzle.solution()) {
        return at_first("theme");
    }
    if !task.goal.asks_a_move() {
        return Ok(None);
    }
    Checking { judge, puzzle }.step(position, puzzle.solution())
}

struct Checking<'a> {
    judge: &'a mut Judge,
    puzzle: &'a Puzzle,
}

impl Checking<'_> {
    /// What is wrong with a decision, or with those that follow.
    fn step(&mut self, position: &Position, step: &Step) -> Result<Wrong> {
        let goal = self.puzzle.task().goal;
        let wrong = |what| Ok(Some((position.to_string(), what)));
        let Some(values) = self.judge.values(position, goal)? else {
            return wrong("open");
        };
        let best = author::best(&values).unwrap_or_default();
        if !goal.fits(best) {
            return wrong("value");
        }
        for (mv, value) in values {
            let cost = (best - value).unsigned_abs();
            let is_right = goal.accepts(value, best);
            match step.verdict(mv) {
                Some(Verdict::Right { replies, next }) if is_right => {
                    let mut after = position.clone();
                    after.advance(mv)?;
                    for &reply in replies {
                        if !self.is_best(&after, reply)? {
                            return Ok(Some((after.to_string(), "reply")));
                        }
                        after.advance(reply)?;
                    }
                    let found = self.rest(&after, next.as_ref())?;
                    if found.is_some() {
                        return Ok(found);
                    }
                }
                Some(Verdict::Wrong { cost: told }) if !is_right => {
                    if *told != cost {
                        return wrong("cost");
                    }
                }
                _ => return wrong("right"),
            }
        }
        Ok(None)
    }

    /// What is wrong with what follows a right move and the replies to it.
    fn rest(&mut self, after: &Position, next: Option<&Step>) -> Result<Wrong> {
        let side: Side = self.puzzle.side();
        match next {
            Some(next) => self.step(after, next),
            None if after.side_to_move() == Some(side)
                && author::is_open(self.judge, after, self.puzzle.task().goal)? =>
            {
                Ok(Some((after.to_string(), "end")))
            }
            None => Ok(None),
        }
    }

    /// Whether a reply of the opponent loses nothing.
    fn is_best(&mut self, position: &Position, reply: rules::Move) -> Result<bool> {
        let values = self.judge.values(position, self.puzzle.task().goal)?;
        Ok(values.is_some_and(|values| {
            let best = author::best(&values);
            values
                .iter()
                .any(|&(mv, value)| mv == reply && Some(value) == best)
        }))
    }
}
