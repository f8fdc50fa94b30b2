//! The options of the server: its address, its tables, and the limits for clients.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// The options of the server.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen on. Port 0 lets the system choose one.
    pub address: SocketAddr,
    /// The names under which the server is known: what a request may give as its `Host`, its port
    /// left out. If there are none, every name is answered.
    pub hosts: Vec<String>,
    /// The limits for clients.
    pub limits: Limits,
    /// The address under which visitors know the server, such as `https://mancala.example`. Without it
    /// games are played online under literal addresses, this machine's and those of a home network.
    pub public_url: Option<String>,
    /// Servers that stand in front of this one: what they say about a visitor's address is believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// The address on which counts of games online are told, for whoever runs the server alone.
    pub metrics: Option<SocketAddr>,
    /// The folder of games online, and whether the server may start without it.
    pub data: Option<Data>,
    /// The folder of the endgame tables; without it no position is covered.
    pub tables: Option<PathBuf>,
}

/// The folder of games online.
#[derive(Clone, Debug)]
pub struct Data {
    /// The folder.
    pub folder: PathBuf,
    /// Whether the server starts without games online if the folder cannot be used.
    pub is_optional: bool,
}

impl Options {
    /// The default address: only this machine can reach it.
    pub const ADDRESS_DEFAULT: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);
}

impl Default for Options {
    fn default() -> Self {
        Self {
            address: Self::ADDRESS_DEFAULT,
            hosts: Vec::new(),
            limits: Limits::default(),
            public_url: None,
            trusted_proxies: Vec::new(),
            metrics: None,
            data: None,
            tables: None,
        }
    }
}

/// The limits of a client's use. The defaults suit people with slow connections, not machines that
/// hold connections open.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The number of connections at one time. For one more, that address gives one up which has the
    /// most of them; if none can, the new one is told to come back.
    pub connections_max: usize,
    /// From the first byte of a request, or the end of the one before, to the end of its header.
    pub header_time: Duration,
    /// From the end of the header to the end of the body.
    pub body_time: Duration,
    /// The largest body of a request.
    pub body_bytes_max: usize,
    /// From the end of the header to the beginning of the answer.
    pub answer_time: Duration,
    /// The longest time in which a client takes nothing of an answer.
    pub stall_time: Duration,
    /// The number of positions that are looked up in tables at one time; more have to wait.
    pub look_ups_max: usize,
    /// The longest time of such a wait; after it the client is told to come back.
    pub wait_time: Duration,
    /// Sockets of games online.
    pub sockets_max: usize,
    /// Sockets of one address; addresses of IPv6 count by their first half.
    pub sockets_of_an_address_max: usize,
    /// Sockets of one player.
    pub sockets_of_a_player_max: usize,
    /// The longest time for requests after the server was asked to end. Asked once more, it does not
    /// wait for them.
    pub end_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections_max: 512,
            header_time: Duration::from_secs(15),
            body_time: Duration::from_secs(15),
            body_bytes_max: 64 * 1024,
            answer_time: Duration::from_secs(30),
            stall_time: Duration::from_secs(30),
            look_ups_max: 64,
            wait_time: Duration::from_secs(5),
            sockets_max: 20_000,
            sockets_of_an_address_max: 256,
            sockets_of_a_player_max: 8,
            end_time: Duration::from_secs(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_reaches_a_server_that_is_told_nothing() {
        assert!(Options::default().address.ip().is_loopback());
    }
}
