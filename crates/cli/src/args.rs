//! What the command line may say.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Parser, Subcommand};

/// Mancala games: play them, study them, serve them.
#[derive(Debug, Parser)]
#[command(name = "mancala", version)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve the web application and print its address
    Serve(Serve),
}

#[derive(Debug, clap::Args)]
pub(crate) struct Serve {
    /// Where to listen; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS", default_value_t = server::Options::ADDRESS_DEFAULT)]
    pub(crate) addr: SocketAddr,

    /// Folder for what the server has to remember; it is made if it is missing
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}
