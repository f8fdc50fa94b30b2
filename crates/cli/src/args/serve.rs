//! The arguments of `mancala serve`.

use std::net::{IpAddr, SocketAddr};
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

    /// The address of a server in front of this one, whose word about visitors' addresses counts
    #[arg(long = "trusted-proxy", value_name = "IP")]
    pub(crate) trusted_proxies: Vec<IpAddr>,

    /// The log on standard error: errors alone, or more and more
    #[arg(long, value_name = "LEVEL", value_enum, default_value_t = Log::Info)]
    pub(crate) log: Log,

    /// Folder for games that are played online, made if it is missing [default: `mancala` in the
    /// system's folder for data, and no games online if that cannot be used]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,

    /// An address of its own for counts of games online at `/metrics`, as Prometheus reads them; there
    /// are no names in them [default: none]
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) metrics: Option<SocketAddr>,

    /// The address under which visitors know the server, such as `https://mancala.example`
    #[arg(long, value_name = "URL", value_parser = public_url)]
    pub(crate) public_url: Option<String>,

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

/// Reads an address without a path.
fn public_url(text: &str) -> Result<String, String> {
    let text = text.trim_end_matches('/');
    let name = text
        .strip_prefix("https://")
        .or_else(|| text.strip_prefix("http://"));
    let is_name = |name: &str| {
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
        !name.is_empty() && name.chars().all(is_plain)
    };
    match name {
        Some(name) if is_name(name) => Ok(text.to_owned()),
        Some(_) | None => {
            Err("write `https://` and a name, as in `https://mancala.example`".to_owned())
        }
    }
}
