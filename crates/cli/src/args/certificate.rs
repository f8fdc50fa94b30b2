//! `mancala certify` and `mancala check`.

use std::path::PathBuf;
use std::time::Duration;

use super::{Board, Effort, Format};
use crate::machine;

#[derive(Debug, clap::Args)]
pub(crate) struct Certify {
    #[command(flatten)]
    pub(crate) board: Board,

    /// Only who wins, which is proved sooner and in less space
    #[arg(long)]
    pub(crate) win_only: bool,

    /// The file to write the certificate to
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,

    /// Use what `mancala solve --checkpoint` has written to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) effort: Effort,

    #[command(flatten)]
    pub(crate) format: Format,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Check {
    /// A certificate
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    /// Give up after this time, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "600", value_parser = super::seconds)]
    pub(crate) time: Duration,

    /// Give up rather than use more memory than this, in MiB
    #[arg(long, value_name = "MIB", default_value = "1024", value_parser = machine::memory)]
    pub(crate) memory: u64,

    #[command(flatten)]
    pub(crate) format: Format,
}
