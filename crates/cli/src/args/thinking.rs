//! The arguments of the commands that search.

use std::num::NonZeroU8;
use std::path::PathBuf;
use std::time::Duration;

use engine::contest::Openings;

use super::{Board, Format};
use crate::endings;

/// More endings than these are for `mancala tables`.
pub(crate) const ENDINGS_MAX: u16 = 22;

#[derive(Debug, clap::Args)]
pub(crate) struct Analyze {
    #[command(flatten)]
    pub(crate) board: Board,

    /// Stop after this time, in seconds [default: 1, unless another limit is given]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time: Option<Duration>,

    /// Stop after looking this number of plies ahead
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) depth: Option<u32>,

    /// Stop after looking at N positions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,

    /// Memory for positions already searched, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) hash: u16,

    /// Know the endings with up to this number of seeds, where the game has such tables
    #[arg(long, value_name = "SEEDS", default_value_t = endings::SEEDS, value_parser = clap::value_parser!(u16).range(..=i64::from(ENDINGS_MAX)))]
    pub(crate) endings: u16,

    /// Threads that search; with more than one the same question can get another answer
    #[arg(long, value_name = "N", default_value_t = NonZeroU8::MIN)]
    pub(crate) threads: NonZeroU8,

    #[command(flatten)]
    pub(crate) format: Format,
}

#[derive(Debug, clap::Args)]
#[command(after_help = MATCH_HELP)]
pub(crate) struct Match {
    #[command(flatten)]
    pub(crate) board: Board,

    /// The first player: a level, limits such as `time=0.1`, or another program
    #[arg(value_name = "A")]
    pub(crate) first: String,

    /// The second player
    #[arg(value_name = "B")]
    pub(crate) second: String,

    /// Games to play; every opening is played from both sides
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,

    /// Plies played at random before the players take over
    #[arg(long, value_name = "PLIES", default_value_t = Openings::PLIES, value_parser = clap::value_parser!(u16).range(..=200))]
    pub(crate) opening_plies: u16,

    /// Only openings in which neither side seems to lead by more points than this
    #[arg(long, value_name = "POINTS")]
    pub(crate) balance: Option<u16>,

    /// A is South in every game, instead of in every other one
    #[arg(long)]
    pub(crate) south: bool,

    /// Write the records of all games to a file
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,

    /// Other openings and other luck
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Memory of each player for positions already searched, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 16, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) hash: u16,

    #[command(flatten)]
    pub(crate) format: Format,
}

const MATCH_HELP: &str = "\
A and B are pairs KEY=VALUE joined by commas, or a level alone (`3`, `level-3`):
  depth=PLIES, nodes=N, time=SECONDS   limits for each move; at least one
  hash=MIB, threads=N                  memory of our own engine, instead of --hash, and its threads
  endings=SEEDS                        endings that our own engine knows, where there are tables
  ugi=\"COMMAND\"                        another program that speaks UGI, also `mancala engine`
  uci=\"COMMAND\"                        an Oware engine by Joan Sala
  option.NAME=VALUE                    an option of that program
  wait=SECONDS                         how long it may overrun its time [default: 10]
A command is divided at blanks. A program that makes an illegal move, does not answer or ends
loses the game, with a message, and is started again.

  mancala match kalah time=0.1 'ugi=\"python3 peers/cmancala.py Mancala\",time=0.1'
  mancala match oware level-7 'uci=\"java -jar aalina.jar service\",time=0.1,option.OwnBook=false'";

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
