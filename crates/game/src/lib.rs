//! One game from first move to result: history, undo, variations, rounds of a match, records.
//!
//! A [`Game`] is what was played, with every variation; a [`Sitting`] is a game between two seats,
//! and what a page, a terminal or a server holds while people play; a [`Record`] is a game as text.
//! Nothing here reads a clock or a file: dates are arguments.
//!
//! ```
//! use game::{Awaited, Game, Level, Seat, Sitting};
//! use rules::{Move, Side};
//!
//! let game = Game::start(&"kalah".parse().unwrap());
//! let mut sitting = Sitting::new(game, [Seat::PERSON, Seat::Computer(Level::FIRST)], 7);
//! assert_eq!(sitting.awaited(), Awaited::Person(Side::South));
//! sitting.choose(Side::South, Move::House(0)).unwrap();
//! assert_eq!(sitting.awaited(), Awaited::Computer(Side::North, Level::FIRST));
//! // Against the computer a person takes back their own decision.
//! assert!(sitting.undo());
//! assert_eq!(sitting.awaited(), Awaited::Person(Side::South));
//! ```
#![forbid(unsafe_code)]

pub mod address;
mod annotate;
mod book;
mod clock;
mod compact;
mod game;
mod history;
pub mod import;
mod make;
mod note;
pub mod ogn;
pub mod online;
#[doc(hidden)]
pub mod oracle;
mod record;
mod result;
mod seat;
pub mod show;
mod sitting;
mod step;
mod tally;
mod tree;
mod turn;

pub use book::{BOOK_MAX, Book, BookError, CHAPTERS_MAX, Chapter, TITLE_MAX};
pub use clock::{Clock, TimeControl, TimeControlError};
pub use compact::CompactError;
pub use game::Game;
pub use make::{StepError, StepFault};
pub use note::{COMMENT_MAX, Colour, DRAWINGS_MAX, Drawing, Glyph};
pub use record::{Fault, Record, RecordError, TagError};
pub use result::{GameResult, ResultReason, RoundResult};
pub use seat::{Level, Seat, SeatError};
pub use sitting::{Awaited, Chosen, Sitting};
pub use step::{Ply, RoundStart, Step, read_fill};
pub use tally::Tally;
pub use tree::NodeId;
pub use turn::{Turn, joined_moves};
