//! The arguments of `mancala puzzles`.

use std::path::PathBuf;

use puzzles::{Task, Theme};

use super::Format;

#[derive(Debug, clap::Args)]
#[command(after_help = PUZZLES_HELP)]
pub(crate) struct Puzzles {
    /// A game, with options; may be given several times
    #[arg(long = "game", value_name = "GAME", required_unless_present = "check")]
    pub(crate) games: Vec<String>,

    /// Puzzles to find in each game, in the order of the games; the last number stands for all that
    /// follow
    #[arg(long = "count", value_name = "N", default_value = "20", value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=10_000))]
    pub(crate) counts: Vec<usize>,

    /// Only puzzles about this: `chain`, `capture`, `defence`, `feeding`, `count` or `longest`;
    /// may be given several times [default: all that the game has]
    #[arg(long = "theme", value_name = "THEME", value_parser = theme)]
    pub(crate) themes: Vec<Theme>,

    /// None that is harder: 600 is easiest, 2400 hardest
    #[arg(long, value_name = "RATING", default_value_t = Task::RATING_MAX, value_parser = clap::value_parser!(u16).range(i64::from(Task::RATING_MIN)..=i64::from(Task::RATING_MAX)))]
    pub(crate) hardest: u16,

    /// Other games are played to find puzzles in; the same number finds the same puzzles, as long as
    /// the version is the same
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// A folder of tables (see `mancala tables`), which need not be built again
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,

    /// The file to write the puzzles to [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Prove every puzzle of a file again, instead of making some
    #[arg(long, value_name = "FILE", conflicts_with_all = ["games", "counts", "themes", "hardest", "seed", "output"])]
    pub(crate) check: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) format: Format,
}

const PUZZLES_HELP: &str = "\
Puzzles are found in games that levels of the computer play, and every move of each is valued
exactly: by proofs, or by endings that are built first. See docs/puzzles.md.

  mancala puzzles --game kalah --count 20 --output kalah.txt
  mancala puzzles --game kalah --game kalah:seeds=3 --count 100 --count 20 --theme chain
  mancala puzzles --check kalah.txt";

/// Reads a theme.
fn theme(text: &str) -> Result<Theme, String> {
    let known = || Theme::ALL.iter().map(|theme| theme.id());
    Theme::from_id(text)
        .ok_or_else(|| format!("known are {}", known().collect::<Vec<_>>().join(", ")))
}
