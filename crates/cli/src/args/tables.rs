//! The arguments of `mancala tables`.

use std::path::PathBuf;

use clap::Subcommand;

use super::{Board, Format};
use crate::machine;

/// Endgame tables: the exact value of every position with few seeds.
#[derive(Debug, clap::Args)]
pub(crate) struct Tables {
    #[command(subcommand)]
    pub(crate) command: TablesCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum TablesCommand {
    /// Build the tables of a game, or go on where it was interrupted
    Build(TablesBuild),

    /// Check the hash of every file, and derive every value again from those it leads to
    Verify(TablesVerify),

    /// Tell what is there: positions, wins, draws, losses, size and hash for each number of seeds
    Info(TablesOf),

    /// Look a position up
    Probe(TablesProbe),

    /// Look up many positions by chance, and tell how long that takes
    Bench(TablesBench),
}

/// The folder of the tables of all games.
#[derive(Debug, clap::Args)]
pub(crate) struct Dir {
    /// The folder of the tables; each game has its own in there
    #[arg(long, value_name = "DIR", default_value = "tables")]
    pub(crate) dir: PathBuf,
}

/// The share of the machine that may be used.
#[derive(Debug, clap::Args)]
pub(crate) struct Means {
    /// Threads [default: as many as there are cores]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,

    /// Memory that may be used, in MiB [default: 4096, or as much as the machine has]
    #[arg(long, value_name = "MIB", value_parser = machine::memory)]
    memory: Option<u64>,
}

impl Means {
    /// Threads to use.
    pub(crate) fn threads(&self) -> usize {
        self.threads.map_or_else(
            || std::thread::available_parallelism().map_or(1, usize::from),
            usize::from,
        )
    }

    /// Memory that may be used, in MiB.
    pub(crate) fn memory(&self) -> u64 {
        self.memory.unwrap_or_else(machine::memory_default)
    }

    /// Bytes that may be used.
    pub(crate) fn bytes(&self) -> u64 {
        self.memory() << 20
    }
}

#[derive(Debug, clap::Args)]
pub(crate) struct TablesBuild {
    /// The game, with options: `kalah`, `kalah:capture=empty`
    #[arg(value_name = "GAME")]
    pub(crate) game: String,

    /// Build the tables of all positions with up to N seeds in the houses
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) seeds: u16,

    #[command(flatten)]
    pub(crate) means: Means,

    #[command(flatten)]
    pub(crate) dir: Dir,

    #[command(flatten)]
    pub(crate) format: Format,
}

#[derive(Debug, clap::Args)]
pub(crate) struct TablesVerify {
    #[command(flatten)]
    pub(crate) of: TablesOf,

    #[command(flatten)]
    pub(crate) means: Means,
}

#[derive(Debug, clap::Args)]
pub(crate) struct TablesOf {
    /// The game, with options: `kalah`, `kalah:capture=empty`
    #[arg(value_name = "GAME")]
    pub(crate) game: String,

    #[command(flatten)]
    pub(crate) dir: Dir,

    #[command(flatten)]
    pub(crate) format: Format,
}

#[derive(Debug, clap::Args)]
pub(crate) struct TablesBench {
    #[command(flatten)]
    pub(crate) of: TablesOf,

    /// Positions to look up, for each number of seeds
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=10_000_000))]
    pub(crate) probes: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct TablesProbe {
    #[command(flatten)]
    pub(crate) board: Board,

    #[command(flatten)]
    pub(crate) dir: Dir,

    #[command(flatten)]
    pub(crate) format: Format,
}
