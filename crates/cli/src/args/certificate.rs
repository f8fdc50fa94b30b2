//! `mancala certify` and `mancala check`.

use std::path::PathBuf;

use super::{Board, Effort, Format};

#[derive(Debug, clap::Args)]
pub(crate) struct Certify {
    #[command(flatten)]
    pub(crate) board: Board,

    /// Only who wins, which is proved sooner and in less space
    #[arg(long)]
    pub(crate) win_only: bool,

    /// Where the certificate is written
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

    #[command(flatten)]
    pub(crate) format: Format,
}
