//! The numbers as Markdown, and their place in the page.

use std::fmt::Write as _;

use anyhow::{Context as _, Result};

use super::book::Book;
use super::elo::{Rating, Tally};
use super::options::{GAMES, SHOWN, TOP};

const BEGIN: &str = "<!-- ladder:begin -->";
const END: &str = "<!-- ladder:end -->";

/// The notes that a reader needs to read the ratings rightly.
const ABOUT: &str = "\
Ratings, in Elo points: in each game level 1 has 0, and every level has 400·log₁₀(s/(1−s)) points
more than the one below, which it beats with the score s above. In brackets the interval of 95 %,
where the errors of the steps add as independent ones do: the root of the sum of their squares.
`>` stands before a lower bound, where a level won every game against the one below. The zero of
each game is its own: points of different games do not compare.";

const PICTURE: &str = "\
![The ratings of the eight levels as one line for each game; the numbers are those of the table.](ladder.svg)";

/// The heading of games that are not in the picture.
const OTHERS: &str = "\
## Further games, most of the family

The same, in games of the [general machine](family.md) and with other options.";

/// Games in one table.
const COLUMNS: usize = 5;

/// The text between the marks.
pub(super) fn block(book: &Book) -> String {
    let (usual, others): (Vec<&str>, Vec<&str>) =
        book.games().iter().partition(|game| SHOWN.contains(game));
    let (scored, rated) = (scores(book, &usual), ratings(book, &usual));
    let mut block = format!("{scored}\n{ABOUT}\n\n{rated}\n{PICTURE}\n");
    if !others.is_empty() {
        let _ = write!(block, "\n{OTHERS}\n");
    }
    for games in others.chunks(COLUMNS) {
        let (scored, rated) = (scores(book, games), ratings(book, games));
        let _ = write!(block, "\n{scored}\n{rated}");
    }
    block
}

/// The page with another text between its marks.
pub(super) fn replaced(page: &str, block: &str) -> Result<String> {
    let (before, rest) = page
        .split_once(BEGIN)
        .with_context(|| format!("the mark {BEGIN} is missing"))?;
    let (_, after) = rest
        .split_once(END)
        .with_context(|| format!("the mark {END} is missing"))?;
    // The comment shows where to change it.
    Ok(format!(
        "{before}{BEGIN}\n<!-- Made by `cargo xtask ladder`. -->\n\n{block}\n{END}{after}"
    ))
}

/// A score and its interval, in per cent.
pub(super) fn score(tally: Tally) -> String {
    let per_cent = |score: f64| format!("{:.0}", score * 100.0);
    let (low, high) = tally.interval();
    format!(
        "{} % ({}–{})",
        per_cent(tally.score()),
        per_cent(low),
        per_cent(high)
    )
}

/// The scores of each level against the one below it.
pub(super) fn scores(book: &Book, games: &[&str]) -> String {
    table(
        "match",
        games,
        (2..=TOP).filter_map(|level| {
            let cells: Vec<Option<String>> = games
                .iter()
                .map(|game| {
                    let tally = book.get(game, level)?.tally;
                    let mut cell = score(tally);
                    if tally.games() != GAMES {
                        let _ = write!(cell, " {} games", tally.games());
                    }
                    Some(cell)
                })
                .collect();
            row(&format!("{level} against {}", level - 1), &cells)
        }),
    )
}

/// The ratings of each level above level 1.
pub(super) fn ratings(book: &Book, games: &[&str]) -> String {
    let ratings: Vec<Vec<Rating>> = games.iter().map(|game| book.ratings(game)).collect();
    table(
        "level",
        games,
        (1..=TOP).filter_map(|level| {
            let cells: Vec<Option<String>> = ratings
                .iter()
                .map(|ratings| ratings.get(usize::from(level) - 1).copied().map(rating))
                .collect();
            row(&level.to_string(), &cells)
        }),
    )
}

fn table(first: &str, games: &[&str], rows: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = games.iter().map(|game| format!(" `{game}` |")).collect();
    let mut table = format!(
        "| {first} |{}\n|---|{}\n",
        names.concat(),
        "---|".repeat(games.len())
    );
    table.extend(rows);
    table
}

/// A line of a table, unless it would be empty.
fn row(first: &str, cells: &[Option<String>]) -> Option<String> {
    cells.iter().any(Option::is_some).then(|| {
        let cells = cells.iter().map(|cell| cell.as_deref().unwrap_or("–"));
        let cells: Vec<String> = cells.map(|cell| format!(" {cell} |")).collect();
        format!("| {first} |{}\n", cells.concat())
    })
}

/// A rating and its interval, or the end of it that is known.
pub(super) fn rating(rating: Rating) -> String {
    let (low, high) = rating.interval();
    let known = low.is_finite() && high.is_finite();
    if !known || rating.below + rating.above == 0.0 {
        return short(rating);
    }
    // A dash between numbers that may be negative would be read as their sign.
    let dash = if low < 0.0 { " to " } else { "–" };
    format!("{} ({}{dash}{})", short(rating), points(low), points(high))
}

/// A rating without its interval.
pub(super) fn short(rating: Rating) -> String {
    let (low, high) = rating.interval();
    match (low.is_finite(), high.is_finite()) {
        (true, true) => points(rating.value),
        (true, false) => format!("> {}", points(low)),
        (false, true) => format!("< {}", points(high)),
        (false, false) => "?".to_owned(),
    }
}

/// Whole points, with a true minus.
pub(super) fn points(value: f64) -> String {
    // A number just below zero is zero, not minus zero.
    let rounded = value.round() + 0.0;
    format!("{rounded:.0}").replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::super::book::tests::book;
    use super::*;

    #[test]
    fn a_small_page() {
        let book = book(&[
            ("kalah", 2, [280, 32, 88]),
            ("kalah", 3, [100, 0, 0]),
            ("kalah", 4, [240, 0, 160]),
            ("oware", 2, [190, 0, 210]),
            ("oware", 4, [300, 0, 100]),
        ]);
        assert_eq!(
            scores(&book, &book.games()),
            "\
| match | `kalah` | `oware` |
|---|---|---|
| 2 against 1 | 74 % (69–78) | 48 % (43–52) |
| 3 against 2 | 100 % (96–100) 100 games | – |
| 4 against 3 | 60 % (55–65) | 75 % (71–79) |
"
        );
        assert_eq!(
            ratings(&book, &book.games()),
            "\
| level | `kalah` | `oware` |
|---|---|---|
| 1 | 0 | 0 |
| 2 | 182 (143–220) | −17 (−51 to 17) |
| 3 | > 709 | – |
| 4 | > 766 | – |
"
        );
        let block = block(&book);
        assert!(block.starts_with("| match |") && block.ends_with("](ladder.svg)\n"));
        let more = self::block(&book_of_many());
        assert_eq!(more.matches("| match |").count(), 3);
        assert!(more.contains("| match | `bao` | `dakon` | `hus` | `songo` | `wari` |\n"));
    }

    /// One of the usual games, and six others.
    fn book_of_many() -> Book {
        let games = ["wari", "songo", "hus", "dakon", "bao", "weg", "kalah"];
        book(&games.map(|game| (game, 2, [280, 32, 88])))
    }

    #[test]
    fn nothing_measured_is_no_fault() {
        assert_eq!(scores(&Book::default(), &[]), "| match |\n|---|\n");
    }

    #[test]
    fn ratings_in_words() {
        let rated = |value, below, above| {
            rating(Rating {
                value,
                below,
                above,
            })
        };
        for (text, expected) in [
            (rated(0.0, 0.0, 0.0), "0"),
            (rated(-0.3, 0.0, 0.0), "0"),
            (rated(1126.4, 80.0, 90.0), "1126 (1046–1216)"),
            (rated(20.0, 30.0, 40.0), "20 (−10 to 60)"),
            (rated(500.0, 20.0, f64::INFINITY), "> 480"),
            (rated(-500.0, f64::INFINITY, 20.0), "< −480"),
            (rated(0.0, f64::INFINITY, f64::INFINITY), "?"),
        ] {
            assert_eq!(text, expected);
        }
    }

    #[test]
    fn only_what_stands_between_the_marks_is_replaced() {
        let page = format!("# Title\n\n{BEGIN}\nold\n{END}\n\nRest.\n");
        let first = replaced(&page, "new\n").expect("both marks");
        assert_eq!(
            first,
            format!(
                "# Title\n\n{BEGIN}\n<!-- Made by `cargo xtask ladder`. -->\n\nnew\n\n{END}\n\nRest.\n"
            )
        );
        assert_eq!(replaced(&first, "new\n").expect("both marks"), first);
        for page in ["", BEGIN, END, &format!("{END} {BEGIN}")] {
            assert!(replaced(page, "new").is_err(), "{page}");
        }
    }
}
