//! The arguments of `mancala kgp`.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use engine::Level;

use super::{Format, seconds};
use crate::kgp::Mode;

#[derive(Debug, clap::Args)]
pub(crate) struct Kgp {
    #[command(subcommand)]
    pub(crate) command: KgpCommand,
}

#[derive(Debug, clap::Subcommand)]
pub(crate) enum KgpCommand {
    /// Play on a server
    Client(KgpClient),

    /// Answer one board on standard input, as the client `kgpc` asks its programs
    Process(KgpSkill),

    /// Let clients play against each other or against the computer
    Serve(KgpServe),
}

/// The strength of a player.
#[derive(Debug, clap::Args)]
pub(crate) struct KgpSkill {
    /// Play at this level, from 1 to 8 [default: as well as possible]
    #[arg(long, value_name = "LEVEL", value_parser = level)]
    pub(crate) level: Option<Level>,

    /// Think no longer than this about a state, in seconds [default: until told to stop]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time: Option<Duration>,

    /// Memory for each state, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 32, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) hash: u16,

    /// Threads for each state
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    pub(crate) threads: u8,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Without --host and --port the environment decides: KGP_HOST and KGP_PORT. Only TCP is spoken.")]
pub(crate) struct KgpClient {
    /// The server [default: localhost]
    #[arg(long, value_name = "HOST")]
    pub(crate) host: Option<String>,

    /// Its port [default: 2671]
    #[arg(long, value_name = "PORT")]
    pub(crate) port: Option<u16>,

    /// The name to play under
    #[arg(long, value_name = "NAME", default_value = "mancala", value_parser = not_empty)]
    pub(crate) name: String,

    /// A secret word by which the server knows the player again
    #[arg(long, value_name = "TOKEN", value_parser = not_empty)]
    pub(crate) token: Option<String>,

    /// The authors of the player
    #[arg(long, value_name = "AUTHORS", value_parser = not_empty)]
    pub(crate) authors: Option<String>,

    /// A description of the player
    #[arg(long, value_name = "DESCRIPTION", value_parser = not_empty)]
    pub(crate) description: Option<String>,

    /// The kind of play to ask the server for
    #[arg(long, value_name = "MODE", value_enum, default_value = "freeplay")]
    pub(crate) mode: Mode,

    #[command(flatten)]
    pub(crate) skill: KgpSkill,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Prints the address it listens on, then a line for each game that is over. Who has waited longest
plays next; two who meet again change sides. Ctrl-C ends the server.")]
pub(crate) struct KgpServe {
    /// The address to listen on; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS", default_value_t = SocketAddr::from((Ipv4Addr::LOCALHOST, protocol::kgp::PORT)))]
    pub(crate) addr: SocketAddr,

    /// Houses on each side
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=12))]
    pub(crate) size: u8,

    /// Seeds in each house [default: as many as houses]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=12))]
    pub(crate) seeds: Option<u8>,

    /// Time for a move
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = seconds)]
    pub(crate) time: Duration,

    /// End after N games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: Option<u64>,

    /// Play against every client at this level, from 1 to 8, instead of pairing them
    #[arg(long, value_name = "LEVEL", value_parser = level)]
    pub(crate) against: Option<Level>,

    /// Make chance the same again
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    #[command(flatten)]
    pub(crate) format: Format,
}

fn level(text: &str) -> Result<Level, String> {
    Level::from_id(text).ok_or_else(|| "write a level from 1 to 8".to_owned())
}

fn not_empty(text: &str) -> Result<String, String> {
    if text.trim().is_empty() {
        return Err("must not be empty".to_owned());
    }
    Ok(text.to_owned())
}
