//! The arguments of `mancala backup`, `restore` and `store`.

use std::path::PathBuf;

/// The folder of games online.
#[derive(Debug, clap::Args)]
pub(crate) struct DataFolder {
    /// Folder of the games that were played online [default: `mancala` in the system's folder for data]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Backup {
    /// The file to write, which must not exist
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    #[command(flatten)]
    pub(crate) folder: DataFolder,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Restore {
    /// A file that `mancala backup` has written
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    #[command(flatten)]
    pub(crate) folder: DataFolder,
}

#[derive(Debug, clap::Args)]
pub(crate) struct StoreOf {
    #[command(subcommand)]
    pub(crate) command: StoreCommand,
}

#[derive(Debug, clap::Subcommand)]
pub(crate) enum StoreCommand {
    /// Play every game again, and compare
    Check(DataFolder),
}
