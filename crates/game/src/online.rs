//! A game between two people in two places, as a list of events.
//!
//! [`Room`] is the state, [`Room::decide`] turns a player's [`Command`] into events or a
//! [`Refusal`], [`Room::apply`] is the only way the state changes, and [`Event::seen_by`] says who
//! may see what. Nothing here reads a clock or draws lots: time and chance are arguments, so that a
//! list of events always leads to the same state.
//!
//! ```
//! use game::online::{Command, Moment, Room, Terms};
//! use rules::Side;
//!
//! let mut room = Room::new("game=kalah&clock=300%2B3".parse::<Terms>().unwrap(), 0);
//! let command = Command::Move { ply: 0, text: "C".to_owned() };
//! let events = room.decide(Side::South, &command, &Moment::at(1_000)).unwrap();
//! for event in &events {
//!     room.apply(event, 1_000).unwrap();
//! }
//! assert_eq!(room.seq(), 1);
//! assert!(room.decide(Side::South, &command, &Moment::at(2_000)).is_err());
//! ```

mod clock;
mod command;
mod decide;
mod due;
mod event;
mod id;
mod room;
mod terms;
#[cfg(test)]
mod tests;

pub use clock::OnlineClock;
pub use command::{Command, Moment, Offerable, Reaction, Refusal};
pub use event::{Event, EventError, Why};
pub use id::GameId;
pub use room::{Broken, End, Offer, Room};
pub use terms::{Pace, SeatWish, Terms, TermsError};
