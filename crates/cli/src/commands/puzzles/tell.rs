//! The output of puzzles: the file, a table of it, or JSON.

use std::io::Write as _;

use anyhow::Result;
use puzzles::{Collection, Difficulty, Puzzle, Theme};
use rules::RuleSet;
use serde::Serialize;

use crate::args::Puzzles;
use crate::console::Console;
use crate::{files, output};

/// A puzzle in JSON.
#[derive(Debug, Serialize)]
struct Told {
    id: String,
    game: String,
    position: String,
    to_move: &'static str,
    theme: &'static str,
    rating: u16,
    difficulty: &'static str,
    goal: &'static str,
    /// In seeds, as the player to move sees it.
    value: i16,
    source: &'static str,
    /// The puzzle as a line of a file, the last field of which is the solution.
    line: String,
}

#[derive(Debug, Serialize)]
struct Made {
    command: String,
    puzzles: Vec<Told>,
}

impl From<&Puzzle> for Told {
    fn from(puzzle: &Puzzle) -> Told {
        let task = puzzle.task();
        Told {
            id: puzzle.id(),
            game: puzzle.rules().to_string(),
            position: puzzle.position().to_string(),
            to_move: puzzle.side().name(),
            theme: task.theme.id(),
            rating: task.rating,
            difficulty: task.difficulty().id(),
            goal: task.goal.id(),
            value: task.value,
            source: task.source.name(),
            line: puzzle.to_string(),
        }
    }
}

/// The command that makes the same puzzles again, wherever they are written.
pub(super) fn command_line(args: &Puzzles) -> String {
    let games = args.games.iter().map(|game| format!(" --game {game}"));
    let counts = args.counts.iter().map(|count| format!(" --count {count}"));
    let themes = args.themes.iter().map(|theme| format!(" --theme {theme}"));
    let chosen: String = games.chain(counts).chain(themes).collect();
    let (hardest, seed) = (args.hardest, args.seed);
    format!("mancala puzzles{chosen} --hardest {hardest} --seed {seed}")
}

/// Writes what was made to where it is wanted.
pub(super) fn made(args: &Puzzles, collection: &Collection, console: Console) -> Result<()> {
    if let Some(path) = &args.output {
        files::replace(path, |out| Ok(Some(write!(out, "{collection}")?)))?;
    }
    if args.format.json {
        output::json(&Made {
            command: command_line(args),
            puzzles: collection.puzzles.iter().map(Told::from).collect(),
        })
    } else if args.output.is_some() {
        print(collection, console)
    } else {
        Ok(write!(output::data(), "{collection}")?)
    }
}

/// Wide enough for the longest word for a difficulty.
const COLUMN: usize = 9;

/// Prints the number of puzzles about each theme, by difficulty.
pub(super) fn print(collection: &Collection, console: Console) -> Result<()> {
    let words = console.words;
    let mut out = output::data();
    let heads = Difficulty::ALL.map(|one| words.text(&format!("puzzle-{}", one.id())));
    let themes: Vec<(Theme, String)> = Theme::ALL
        .iter()
        .map(|&theme| (theme, words.text(&format!("puzzle-theme-{theme}"))))
        .collect();
    let width = themes
        .iter()
        .map(|(_, name)| name.chars().count())
        .max()
        .unwrap_or(0);
    write!(out, "{:width$}", "")?;
    for head in &heads {
        write!(out, "  {head:>COLUMN$}")?;
    }
    writeln!(out)?;
    for (theme, name) in themes {
        let about = collection
            .puzzles
            .iter()
            .map(Puzzle::task)
            .filter(|task| task.theme == theme);
        let counts = Difficulty::ALL.map(|one| {
            about
                .clone()
                .filter(|task| task.difficulty() == one)
                .count()
        });
        if counts.iter().sum::<usize>() == 0 {
            continue;
        }
        write!(out, "{name:width$}")?;
        for count in counts {
            write!(out, "  {count:>COLUMN$}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Reports that fewer puzzles were found than were wanted.
pub(super) fn too_few(rules: &RuleSet, found: usize, wanted: usize, console: Console) {
    let game = rules.to_string();
    let arguments = [
        ("game", game.as_str().into()),
        ("found", found.into()),
        ("wanted", wanted.into()),
    ];
    output::message(&console.words.text_with("puzzles-too-few", &arguments));
}
