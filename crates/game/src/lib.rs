//! One game from first move to result: history, undo, variations, rounds of a match, records.
//!
//! [`Game`] is what a page, a terminal or a server holds while people play. It reads no clock
//! and no file: dates are arguments, and records go in and out as text.
#![forbid(unsafe_code)]

mod compact;
mod game;
mod history;
pub mod ogn;
#[doc(hidden)]
pub mod oracle;
mod record;
mod result;
mod seat;
mod sitting;
mod step;
mod tree;
mod turn;

pub use compact::CompactError;
pub use game::Game;
pub use record::{Fault, Record, RecordError, TagError};
pub use result::{GameResult, ResultReason, RoundResult};
pub use seat::{Level, Seat, SeatError};
pub use sitting::{Awaited, Chosen, Sitting};
pub use step::{Ply, RoundStart, Step};
pub use tree::NodeId;
pub use turn::Turn;
