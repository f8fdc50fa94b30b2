//! The server from outside: its routes without a socket, its limits with one.
#![expect(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod hostile;
mod house;
mod lobby;
mod matrix;
mod online;
mod routes;
mod slow;
mod sockets;
