//! What the commands that search may be told.

use std::time::Duration;

use super::{Board, Format};

#[derive(Debug, clap::Args)]
pub(crate) struct Analyze {
    #[command(flatten)]
    pub(crate) board: Board,

    /// Stop after so many seconds [default: 1, unless another limit is given]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time: Option<Duration>,

    /// Stop after looking so many plies ahead
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) depth: Option<u32>,

    /// Stop after looking at so many positions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,

    /// Memory for positions already searched, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) hash: u16,

    #[command(flatten)]
    pub(crate) format: Format,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
A and B are levels (`3`, `level-3`) or limits of the engine for each move: `depth=6`,
`nodes=20000`, `time=0.1` (seconds), or several of them joined by commas.")]
pub(crate) struct Match {
    /// The game, with options: `kalah`, `oware:seeds=5`
    #[arg(value_name = "GAME")]
    pub(crate) game: String,

    /// The first player: a level, or limits such as `depth=6`
    #[arg(value_name = "A")]
    pub(crate) first: String,

    /// The second player
    #[arg(value_name = "B")]
    pub(crate) second: String,

    /// How many games; every opening is played from both sides
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,

    /// Other openings and other luck
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Memory of each player for positions already searched, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 16, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) hash: u16,

    #[command(flatten)]
    pub(crate) format: Format,
}

/// Reads a number of seconds, such as `0.5`.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text
        .parse()
        .map_err(|_| format!("`{text}` is not a number of seconds"))?;
    if seconds <= 0.0 {
        return Err("must be more than 0 seconds".to_owned());
    }
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}
