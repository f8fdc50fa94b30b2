//! The arguments of the commands that print shell completions and manual pages.

use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(crate) struct Completions {
    /// For which shell
    #[arg(value_name = "SHELL")]
    pub(crate) shell: clap_complete::Shell,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Man {
    /// The page of this command instead of the program's
    #[arg(value_name = "COMMAND")]
    pub(crate) command: Option<String>,

    /// Write every page into this folder instead
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    pub(crate) dir: Option<PathBuf>,
}
