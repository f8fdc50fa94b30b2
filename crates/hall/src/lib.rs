//! What one server of games online does, as a state machine without sockets, disks and clocks.
//!
//! [`Hall::handle`] takes an [`Input`] and the time, and says what is to be done: messages to send,
//! events to keep, games to load. Nothing is shown to anybody before its events are kept. A server
//! drives it with real sockets and a real store; the tests drive thousands of games with clients
//! that sleep, lie and send again, and a store that fails.
#![forbid(unsafe_code)]

mod bucket;
mod carried;
mod hall;
mod input;
mod seats;
mod table;

pub use bucket::Bucket;
pub use hall::Hall;
pub use input::{Append, Conn, Effect, Entry, Fault, Input, NewGame, PlayerId, Row, Seat, Stored};
