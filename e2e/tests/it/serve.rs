//! The program as a process: it starts, and it ends when it is asked to.

use std::net::TcpStream;
use std::process::Command;
use std::time::{Duration, Instant};

use e2e::Server;

#[test]
fn a_signal_ends_the_server_although_connections_are_open() {
    for signal in ["TERM", "INT"] {
        let server = Server::start();
        let _idle = TcpStream::connect(server.address().trim_start_matches("http://")).unwrap();
        let asked = Instant::now();
        let id = server.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-s", signal, &id])
                .status()
                .unwrap()
                .success()
        );
        assert!(server.wait(), "{signal}: the server ended with an error");
        assert!(
            asked.elapsed() < Duration::from_secs(2),
            "{signal}: {:?}",
            asked.elapsed()
        );
    }
}
