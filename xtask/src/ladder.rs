//! `cargo xtask ladder`: each level against the one below it, measured, written and drawn.

mod book;
mod elo;
mod options;
mod page;
mod picture;
mod play;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result, ensure};

use crate::shell;
use book::{Book, Match};
pub(crate) use options::Options;

/// The least score of a level against the one below it.
const BAR: f64 = 0.6;

const DATA: &str = "docs/ladder.json";
const PAGE: &str = "docs/levels.md";
const PICTURE: &str = "docs/ladder.svg";

/// Plays all matches, shows and perhaps writes them, then fails if a level is too weak.
pub(crate) fn run(options: &Options) -> Result<()> {
    if options.render {
        return write(&Book::read(&path(DATA))?);
    }
    let mut kept = Book::default();
    if options.write {
        // A fault that would stop the writing is better found before hours of play.
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
    let games = measured.games();
    println!("\n{}", page::scores(&measured, &games));
    println!("{}", page::ratings(&measured, &games));
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
