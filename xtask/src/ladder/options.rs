//! The options of the ladder: the matches to play and the use of their results.

use std::path::PathBuf;
use std::str::FromStr;

/// The highest level.
pub(super) const TOP: u8 = 8;

/// Games of a match, unless told otherwise; the page names the number where it is another.
pub(super) const GAMES: u32 = 400;

/// The games that are measured, and the order in which they are shown.
pub(super) const SHOWN: [&str; 5] = [
    "kalah",
    "oware",
    "congkak",
    "kid-cala-beginner",
    "banana-cala",
];

/// The game that shares the rules and the levels of Kalah, and so has no column of its own.
const SHARES_KALAH: &str = "kid-cala-classic";

/// Whether a game, with or without options, is one of the six that have levels of their own.
pub(super) fn has_own_levels(game: &str) -> bool {
    let name = game.split_once(':').map_or(game, |(name, _)| name);
    SHOWN.contains(&name) || name == SHARES_KALAH
}

/// The matches to measure, and the use of their results.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The games, with options: `kalah`, `oware:seeds=5`
    #[arg(value_name = "GAME", default_values = SHOWN)]
    pub(super) games_to_measure: Vec<String>,

    /// Games of each match
    #[arg(long, value_name = "N", default_value_t = GAMES)]
    pub(super) games: u32,

    /// Other openings and other luck
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) seed: u64,

    /// Matches at a time [default: one for each core]
    #[arg(long, value_name = "N")]
    pub(super) jobs: Option<usize>,

    /// The lowest and the highest level that play
    #[arg(long, value_name = "LOW-HIGH", default_value = "1-8")]
    pub(super) levels: Levels,

    /// The program that plays [default: the one built from this source]
    #[arg(long, value_name = "FILE")]
    pub(super) program: Option<PathBuf>,

    /// Keep the numbers in `docs/ladder.json`, and write the page and the picture anew
    #[arg(long)]
    pub(super) write: bool,

    /// Measure nothing: write the page and the picture from `docs/ladder.json`
    #[arg(long, conflicts_with_all = ["games_to_measure", "write"])]
    pub(super) render: bool,
}

/// A range of levels with at least one match in it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Levels {
    pub(super) low: u8,
    pub(super) high: u8,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_games_have_levels_of_their_own() {
        for game in SHOWN
            .into_iter()
            .chain(["kid-cala-classic", "oware:seeds=5"])
        {
            assert!(has_own_levels(game), "{game}");
        }
        for game in ["omweso", "wari", "kalah-ish", "sow:houses=5"] {
            assert!(!has_own_levels(game), "{game}");
        }
    }

    #[test]
    fn ranges_of_levels() {
        assert_eq!("3-5".parse(), Ok(Levels { low: 3, high: 5 }));
        for text in ["", "3", "3-3", "5-3", "0-2", "7-9", "a-b", "1-2-3"] {
            assert!(text.parse::<Levels>().is_err(), "{text}");
        }
    }
}
