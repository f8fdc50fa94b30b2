//! The arguments of `mancala serve`.

use std::net::SocketAddr;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(crate) struct Serve {
    /// Where to listen; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS", default_value_t = server::Options::ADDRESS_DEFAULT)]
    pub(crate) addr: SocketAddr,

    /// Folder for what the server has to remember; it is made if it is missing
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,

    /// Folder of endgame tables to answer questions from: see `mancala tables`
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,
}
