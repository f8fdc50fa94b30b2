//! The arguments of `mancala serve`.

use std::net::SocketAddr;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(crate) struct Serve {
    /// The address to listen on; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS", default_value_t = server::Options::ADDRESS_DEFAULT)]
    pub(crate) addr: SocketAddr,

    /// A name under which the server is known, such as `mancala.example`; requests for others are
    /// refused [default: any name]
    #[arg(long = "host", value_name = "NAME")]
    pub(crate) hosts: Vec<String>,

    /// The log on standard error: errors alone, or more and more
    #[arg(long, value_name = "LEVEL", value_enum, default_value_t = Log::Info)]
    pub(crate) log: Log,

    /// Folder for what the server has to remember; it is made if it is missing
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,

    /// Folder of endgame tables to answer questions from: see `mancala tables`
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,
}

/// The level of a server's log.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub(crate) enum Log {
    /// Errors
    Error,
    /// Clients that came to a limit, too
    Warn,
    /// The start and the end, too
    Info,
    /// Every request, too
    Debug,
}
