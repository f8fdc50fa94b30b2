//! `cargo xtask ladder`: each level against the one below it, measured, written and drawn.

mod book;
mod elo;
mod page;
mod picture;
mod play;

use std::fs;
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context as _, Result, ensure};

use crate::shell;
use book::{Book, Match};

/// The highest level.
const TOP: u8 = 8;
/// What a level must score against the one below it.
const BAR: f64 = 0.6;
/// Games of a match, unless told otherwise; the page names the number where it is another.
const GAMES: u32 = 400;
/// The games that are measured, and the order in which they are shown.
const SHOWN: [&str; 5] = [
    "kalah",
    "oware",
    "congkak",
    "kid-cala-beginner",
    "banana-cala",
];

const DATA: &str = "docs/ladder.json";
const PAGE: &str = "docs/levels.md";
const PICTURE: &str = "docs/ladder.svg";

/// What is measured and what becomes of it.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The games, with options: `kalah`, `oware:seeds=5`
    #[arg(value_name = "GAME", default_values = SHOWN)]
    games_to_measure: Vec<String>,

    /// Games of each match
    #[arg(long, value_name = "N", default_value_t = GAMES)]
    games: u32,

    /// Other openings and other luck
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Matches at a time [default: one for each core]
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,

    /// The lowest and the highest level that play
    #[arg(long, value_name = "LOW-HIGH", default_value = "1-8")]
    levels: Levels,

    /// The program that plays [default: the one built from this source]
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,

    /// Keep the numbers in `docs/ladder.json`, and write the page and the picture anew
    #[arg(long)]
    write: bool,

    /// Measure nothing: write the page and the picture from `docs/ladder.json`
    #[arg(long, conflicts_with_all = ["games_to_measure", "write"])]
    render: bool,
}

/// A range of levels with at least one match in it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Levels {
    low: u8,
    high: u8,
}

impl FromStr for Levels {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let levels = text.split_once('-').and_then(|(low, high)| {
            let (low, high) = (low.parse().ok()?, high.parse().ok()?);
            (1 <= low && low < high && high <= TOP).then_some(Self { low, high })
        });
        levels.ok_or_else(|| format!("two levels between 1 and {TOP}, such as 3-5"))
    }
}

/// Plays all matches, shows and perhaps writes them, then fails if a level is too weak.
pub(crate) fn run(options: &Options) -> Result<()> {
    if options.render {
        return write(&Book::read(&path(DATA))?);
    }
    let mut kept = Book::default();
    if options.write {
        // What would stop the writing is better known before hours of play.
        kept = Book::read(&path(DATA))?;
        page::replaced(&read(PAGE)?, "").context(PAGE)?;
    }
    let mut measured = Book::default();
    play::matches(options, &mut |result| {
        measured.add(result.clone());
        kept.add(result);
        // At once, so that a long run that is stopped has not been in vain.
        if options.write {
            kept.save(&path(DATA))?;
        }
        Ok(())
    })?;
    println!("\n{}", page::scores(&measured));
    println!("{}", page::ratings(&measured));
    if options.write {
        write(&kept)?;
    }
    judge(&measured)
}

/// Writes what is made from the numbers.
fn write(book: &Book) -> Result<()> {
    let page = page::replaced(&read(PAGE)?, &page::block(book)).context(PAGE)?;
    for (name, text) in [(PAGE, page), (PICTURE, picture::svg(book))] {
        fs::write(path(name), text).with_context(|| format!("cannot write {name}"))?;
        shell::say(name);
    }
    Ok(())
}

/// Fails if a level does not reach the bar, and says which.
fn judge(book: &Book) -> Result<()> {
    let weak: Vec<&Match> = book
        .matches()
        .filter(|result| result.tally.score() < BAR)
        .collect();
    for result in &weak {
        println!(
            "{}: level {} scores {:.1} % against level {}, less than {:.0} %",
            result.game,
            result.level,
            result.tally.score() * 100.0,
            result.level - 1,
            BAR * 100.0
        );
    }
    ensure!(
        weak.is_empty(),
        "too weak against the level below: {} of {}",
        weak.len(),
        book.matches().count()
    );
    Ok(())
}

fn path(name: &str) -> PathBuf {
    shell::root().join(name)
}

fn read(name: &str) -> Result<String> {
    fs::read_to_string(path(name)).with_context(|| format!("cannot read {name}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use elo::Tally;

    #[test]
    fn ranges_of_levels() {
        assert_eq!("3-5".parse(), Ok(Levels { low: 3, high: 5 }));
        for text in ["", "3", "3-3", "5-3", "0-2", "7-9", "a-b", "1-2-3"] {
            assert!(text.parse::<Levels>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_bar_is_reached_or_not() {
        let verdict = |won, drawn, lost| {
            let mut book = Book::default();
            book.add(Match {
                game: "kalah".into(),
                level: 2,
                tally: Tally { won, drawn, lost },
                command: String::new(),
            });
            judge(&book).is_ok()
        };
        assert!(verdict(240, 0, 160));
        assert!(verdict(230, 20, 150));
        assert!(!verdict(239, 1, 160));
    }
}
