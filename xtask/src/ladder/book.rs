//! The measured numbers as they are kept: `docs/ladder.json`, one match on a line.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use serde_json::{Value, json};

use super::elo::{Rating, Tally};
use super::options::{SHOWN, TOP};

/// A level against the one below it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Match {
    pub(super) game: String,
    /// The upper level.
    pub(super) level: u8,
    pub(super) tally: Tally,
    /// The command that makes the same numbers again.
    pub(super) command: String,
}

/// All matches, the latest of each pair.
#[derive(Debug, Default)]
pub(super) struct Book {
    matches: BTreeMap<(String, u8), Match>,
}

impl Book {
    /// Reads the file; without one nothing was measured yet.
    pub(super) fn read(path: &Path) -> Result<Self> {
        match fs::read_to_string(path) {
            Ok(text) => Self::parse(&text),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(error.into()),
        }
        .with_context(|| format!("cannot read {}", path.display()))
    }

    pub(super) fn save(&self, path: &Path) -> Result<()> {
        fs::write(path, self.text()).with_context(|| format!("cannot write {}", path.display()))
    }

    /// Adds a match in place of an earlier one of the same pair.
    pub(super) fn add(&mut self, result: Match) {
        self.matches
            .insert((result.game.clone(), result.level), result);
    }

    /// All matches, game by game, upwards.
    pub(super) fn matches(&self) -> impl Iterator<Item = &Match> {
        self.games()
            .into_iter()
            .flat_map(move |game| (2..=TOP).filter_map(move |level| self.get(game, level)))
    }

    pub(super) fn get(&self, game: &str, level: u8) -> Option<&Match> {
        self.matches.get(&(game.to_owned(), level))
    }

    /// The games that were measured: the usual ones in the usual order, then others.
    pub(super) fn games(&self) -> Vec<&str> {
        let mut games: Vec<&str> = self.matches.keys().map(|(game, _)| &**game).collect();
        games.dedup();
        // Stable: games without a place stay as they are, behind.
        games.sort_by_key(|game| {
            SHOWN
                .iter()
                .position(|shown| shown == game)
                .unwrap_or(SHOWN.len())
        });
        games
    }

    /// The ratings of a game from level 1 up to the first level that was not measured.
    pub(super) fn ratings(&self, game: &str) -> Vec<Rating> {
        let mut ratings = vec![Rating::ZERO];
        for level in 2..=TOP {
            let (Some(below), Some(result)) = (ratings.last(), self.get(game, level)) else {
                break;
            };
            ratings.push(below.after(result.tally));
        }
        ratings
    }

    fn parse(text: &str) -> Result<Self> {
        let mut book = Self::default();
        let matches: Vec<Value> = serde_json::from_str(text)?;
        for value in matches {
            let result = entry(&value).with_context(|| format!("in {value}"))?;
            book.add(result);
        }
        Ok(book)
    }

    fn text(&self) -> String {
        let lines: Vec<String> = self
            .matches()
            .map(|result| {
                let Tally { won, drawn, lost } = result.tally;
                json!({
                    "game": result.game,
                    "level": result.level,
                    "won": won,
                    "drawn": drawn,
                    "lost": lost,
                    "command": result.command,
                })
                .to_string()
            })
            .collect();
        format!("[\n{}\n]\n", lines.join(",\n"))
    }
}

fn entry(value: &Value) -> Result<Match> {
    let text = |name: &str| value[name].as_str().with_context(|| format!("`{name}`"));
    let level = value["level"].as_u64().context("`level`")?;
    ensure!((2..=u64::from(TOP)).contains(&level), "level {level}");
    Ok(Match {
        game: text("game")?.to_owned(),
        level: level as u8,
        tally: tally(value)?,
        command: text("command")?.to_owned(),
    })
}

/// Games won, drawn and lost, as the data file and `mancala match --json` both name them.
pub(super) fn tally(value: &Value) -> Result<Tally> {
    let number = |name: &str| {
        let number = value[name]
            .as_u64()
            .and_then(|number| u32::try_from(number).ok());
        number.with_context(|| format!("`{name}` is no number of games"))
    };
    Ok(Tally {
        won: number("won")?,
        drawn: number("drawn")?,
        lost: number("lost")?,
    })
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A book of `(game, upper level, [won, drawn, lost])`.
    pub(in crate::ladder) fn book(matches: &[(&str, u8, [u32; 3])]) -> Book {
        let mut book = Book::default();
        for &(game, level, [won, drawn, lost]) in matches {
            book.add(Match {
                game: game.to_owned(),
                level,
                tally: Tally { won, drawn, lost },
                command: format!("mancala match {game} level-{level} level-{}", level - 1),
            });
        }
        book
    }

    #[test]
    fn what_is_written_is_read() {
        let written = book(&[("oware", 2, [5, 1, 4]), ("kalah", 8, [9, 0, 1])]);
        let text = written.text();
        assert_eq!(
            text.lines().nth(1),
            Some(concat!(
                r#"{"command":"mancala match kalah level-8 level-7","#,
                r#""drawn":0,"game":"kalah","level":8,"lost":1,"won":9},"#
            ))
        );
        let read = Book::parse(&text).expect("our own text");
        assert!(read.matches().eq(written.matches()));
        assert_eq!(Book::default().text(), "[\n\n]\n");
        assert_eq!(
            Book::parse("[\n\n]\n").expect("no match").matches().count(),
            0
        );
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            "{}",
            "[{}]",
            r#"[{"game":"kalah","level":1,"won":1,"drawn":0,"lost":0,"command":""}]"#,
            r#"[{"game":"kalah","level":2,"won":-1,"drawn":0,"lost":0,"command":""}]"#,
        ] {
            assert!(Book::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_new_measurement_replaces_its_own_pair_only() {
        let mut kept = book(&[
            ("zzz", 2, [1, 0, 0]),
            ("oware", 2, [1, 0, 0]),
            ("kalah", 2, [1, 0, 0]),
            ("kalah", 3, [1, 0, 0]),
        ]);
        let new = book(&[("kalah", 3, [0, 0, 1])]);
        new.matches().for_each(|result| kept.add(result.clone()));
        assert_eq!(kept.games(), ["kalah", "oware", "zzz"]);
        assert_eq!(kept.matches().count(), 4);
        assert_eq!(kept.get("kalah", 3), new.get("kalah", 3));
    }

    #[test]
    fn ratings_end_where_a_match_is_missing() {
        let book = book(&[
            ("kalah", 2, [3, 0, 1]),
            ("kalah", 3, [3, 0, 1]),
            ("kalah", 5, [3, 0, 1]),
            ("oware", 3, [3, 0, 1]),
        ]);
        assert_eq!(book.ratings("kalah").len(), 3);
        assert_eq!(book.ratings("oware"), [Rating::ZERO]);
    }
}
