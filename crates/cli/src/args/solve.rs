//! The arguments of `mancala solve`.

use std::path::PathBuf;
use std::time::Duration;

use tablebase::rows::SEEDS_MAX;

use super::{Board, Format, Means};

#[derive(Debug, clap::Args)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) board: Board,

    /// The value of every move, best first
    #[arg(long)]
    pub(crate) moves: bool,

    /// Only who wins, which is known sooner
    #[arg(long, conflicts_with = "moves")]
    pub(crate) win_only: bool,

    /// Only this turn: how much can be banked before the opponent moves, and by which houses
    #[arg(long, conflicts_with_all = ["moves", "win_only", "endings", "dir", "checkpoint"])]
    pub(crate) turn: bool,

    /// Stop after this time, in seconds, and tell what is known then
    #[arg(long, value_name = "SECONDS", value_parser = super::seconds)]
    pub(crate) time: Option<Duration>,

    /// Go on from this file if it is there, and write down there now and then, and at the end, how
    /// far the work is
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) effort: Effort,

    #[command(flatten)]
    pub(crate) format: Format,
}

/// The means of a proof.
#[derive(Debug, clap::Args)]
pub(crate) struct Effort {
    /// Know the endings with up to N seeds before the search begins [default: as seems best]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(..=SEEDS_MAX as i64))]
    pub(crate) endings: Option<u16>,

    /// A folder of tables (see `mancala tables`), which need not be built again
    #[arg(long, value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) means: Means,
}
