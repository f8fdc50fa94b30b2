//! The arguments of `mancala campaign`.

use std::path::PathBuf;
use std::time::Duration;

use super::{Effort, Format};

#[derive(Debug, clap::Args)]
pub(crate) struct Campaign {
    /// The folder of the campaign
    #[arg(value_name = "FOLDER")]
    pub(crate) folder: PathBuf,

    /// The game of a new campaign, with options: `kalah:seeds=6`
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,

    /// The position of a new campaign [default: the start of the game]
    #[arg(
        long,
        value_name = "POSITION",
        requires = "game",
        allow_hyphen_values = true
    )]
    pub(crate) position: Option<String>,

    /// South's margin that a new campaign shall prove; without it, a search guesses first
    #[arg(
        long,
        value_name = "MARGIN",
        requires = "game",
        allow_hyphen_values = true
    )]
    pub(crate) expected: Option<i16>,

    /// Stop after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = super::seconds)]
    pub(crate) time: Option<Duration>,

    /// Cut a job into smaller ones when it has taken so many millions of positions
    ///
    /// Kalah 6×6 takes half as many for an answer with 50 as with 200 (docs/solved.md).
    #[arg(long, value_name = "MILLIONS", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) job: u32,

    /// Only prove so many of the answers on which the bounds rest again, from nothing and in the
    /// reverse order
    #[arg(long, value_name = "N", conflicts_with_all = ["game", "time"])]
    pub(crate) recheck: Option<usize>,

    /// Prove them with the search of all games, in place of the faster one that Kalah has
    #[arg(long, requires = "recheck")]
    pub(crate) plain: bool,

    /// Only print the jobs on which the bounds rest: a campaign without all others
    #[arg(long, conflicts_with_all = ["game", "time", "recheck", "json"])]
    pub(crate) chain: bool,

    #[command(flatten)]
    pub(crate) effort: Effort,

    #[command(flatten)]
    pub(crate) format: Format,
}
