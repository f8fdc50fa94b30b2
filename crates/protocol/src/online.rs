//! The messages of a game online: JSON, one object each, over a socket or HTTP.
//!
//! Unknown fields are ignored, unknown values refused.

mod client;
mod event;
mod flat;
mod limits;
mod names;
mod server;

pub use client::{BadMessage, ClientMessage, Key, WatchedGame, WireCommand, command, read_id};
pub use event::{WireEvent, read_event, read_side, wire_event};
pub use limits::{LIMITS, Limits, Rate};
pub use names::{bird_name, read_bird_name};
pub use server::{
    Bye, Code, GameObject, Gone, Here, Me, Refused, SeatObject, ServerMessage, TimeObject, You,
    on_board,
};

/// The version of these messages.
pub const VERSION: u32 = 1;
/// The name of the protocol of sockets.
pub const SUBPROTOCOL: &str = "mancala.1";
/// The most events that are sent in one message.
pub const EVENTS_MAX: usize = 100;
