//! The options of a comparison: its programs and its time.

use std::time::Duration;

/// The programs to compare. They are told as they are started here; see `docs/benchmarks.md`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Seconds of each search
    #[arg(long, default_value_t = 10)]
    pub(super) seconds: u32,

    /// `CMancala` (Kalah): the executable
    #[arg(long, value_name = "PROGRAM")]
    pub(super) cmancala: Option<String>,

    /// kalah by Geoffrey Irving: its serial executable and options, such as
    /// `kalah-s -t 25 -e 14 -E endgame.dat`
    #[arg(long, value_name = "COMMAND")]
    pub(super) girving: Option<String>,

    /// Aalina (Oware): the command without its subcommand, such as `java -jar aalina.jar`
    #[arg(long, value_name = "COMMAND")]
    pub(super) aalina: Option<String>,

    /// `OpenSpiel` (Kalah, Oware): a Python that has `pyspiel`
    #[arg(long, value_name = "PYTHON")]
    pub(super) openspiel: Option<String>,

    /// Count instructions of our hot paths too, under valgrind: slow, but exact
    #[arg(long)]
    pub(super) instructions: bool,
}

impl Options {
    pub(super) fn search(&self) -> Duration {
        Duration::from_secs(self.seconds.into())
    }
}
