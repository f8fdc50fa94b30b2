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

/// The least score of a level against the one below it, in games that have levels of their own.
const BAR: f64 = 0.6;

/// The score that the interval of a match must reach in all other games.
///
/// They share one table of levels. Where the first good move decides a game, no table sets all
/// neighbours far apart: there the check asks only that no level loses to the one below.
const EVEN: f64 = 0.5;

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

/// Fails if a level is too weak for its game, and says which.
fn judge(book: &Book) -> Result<()> {
    let faults: Vec<String> = book.matches().filter_map(fault).collect();
    for fault in &faults {
        println!("{fault}");
    }
    ensure!(
        faults.is_empty(),
        "too weak against the level below: {} of {}",
        faults.len(),
        book.matches().count()
    );
    Ok(())
}

/// The sentence about a level that is too weak against the one below.
fn fault(result: &Match) -> Option<String> {
    let (game, level, below) = (&result.game, result.level, result.level - 1);
    let score = result.tally.score() * 100.0;
    let said = format!("{game}: level {level} scores {score:.2} % against level {below}");
    if options::has_own_levels(game) {
        let short = result.tally.score() < BAR;
        return short.then(|| format!("{said}, less than {:.0} %", BAR * 100.0));
    }
    let high = result.tally.interval().1;
    (high < EVEN).then(|| {
        format!(
            "{said}, with 95 % certainty less than {:.0} %",
            EVEN * 100.0
        )
    })
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

    /// The verdict on level 2 of a game.
    fn passes(game: &str, won: u32, drawn: u32, lost: u32) -> bool {
        let mut book = Book::default();
        book.add(Match {
            game: game.into(),
            level: 2,
            tally: Tally { won, drawn, lost },
            command: String::new(),
        });
        judge(&book).is_ok()
    }

    #[test]
    fn the_bar_is_reached_or_not() {
        for game in ["kalah", "oware:seeds=5", "kid-cala-classic"] {
            assert!(passes(game, 240, 0, 160), "{game}");
            assert!(passes(game, 230, 20, 150), "{game}");
            assert!(!passes(game, 239, 1, 160), "{game}");
        }
    }

    #[test]
    fn a_level_of_a_shared_table_may_not_lose() {
        for game in ["omweso", "hus:seeds=1", "bao-kujifunza"] {
            // The interval of 400 games reaches 4.9 % to either side of an even score,
            assert!(passes(game, 181, 0, 219), "{game}");
            assert!(!passes(game, 180, 0, 220), "{game}");
            assert!(passes(game, 170, 22, 208), "{game}");
            // that of 24 games 20 %.
            assert!(passes(game, 8, 0, 16), "{game}");
            assert!(!passes(game, 7, 0, 17), "{game}");
        }
    }

    #[test]
    fn the_kept_numbers_of_shared_tables_hold() {
        let book = Book::read(&path(DATA)).expect("a file of ours");
        let shared: Vec<&Match> = book
            .matches()
            .filter(|result| !options::has_own_levels(&result.game))
            .collect();
        assert_eq!(shared.len(), 14 * 7);
        let faults: Vec<String> = shared.into_iter().filter_map(fault).collect();
        assert_eq!(faults, Vec::<String>::new());
    }
}
