//! The rules of mancala games: the legal moves, the way of each seed, and the result.
//!
//! A game is a value. A [`RuleSet`] names a game of the [`catalogue`] with its options, a
//! [`Position`] is the state of a game, a [`Move`] is one choice of a player, and the [`Sowing`]
//! that a move returns lists every event, house by house, so that no other code computes where a
//! seed falls. The crate reads no clock, no file and no random source.
//!
//! # Tour
//!
//! Start a game, list the legal moves, play one, and see what it did:
//!
//! ```
//! use rules::{Event, Position, RuleSet, Side};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let rules: RuleSet = "kalah:seeds=4".parse()?;
//! let mut position = Position::start(&rules);
//! assert_eq!(position.moves().len(), 6);
//!
//! let mv = position.read_move("C")?;
//! let sowing = position.play(mv)?;
//! // The last of four seeds fell into South's store, so South plays again.
//! assert!(sowing.events.iter().any(|event| matches!(event, Event::ExtraTurn { .. })));
//! assert_eq!(position.side_to_move(), Some(Side::South));
//! assert_eq!(position.to_string(), "4-4-0-5-5-5-4-4-4-4-4-4-1-0-S");
//! # Ok(())
//! # }
//! ```
//!
//! A refused move changes nothing, and the error gives the reason:
//!
//! ```
//! use rules::{PlayError, Position};
//!
//! let rules = "kalah".parse().expect("a game");
//! let position = Position::read("0-4-4-4-4-4-4-4-4-4-4-4-4-0-S", &rules, true).expect("a position");
//! let mut after = position.clone();
//! let error = after.read_move("A").and_then(|mv| after.play(mv)).expect_err("A is empty");
//! assert_eq!(error, PlayError::EmptyHouse { house: 'A' });
//! assert_eq!(error.to_string(), "house `A` is empty");
//! assert_eq!(after.to_string(), position.to_string());
//! ```
//!
//! A misspelt name is answered with the nearest right one:
//!
//! ```
//! use rules::RuleSet;
//!
//! let error = "kalha".parse::<RuleSet>().expect_err("no such game");
//! assert!(error.to_string().contains("did you mean `kalah`"));
//! ```
//!
//! # Where things are
//!
//! | to | see |
//! |---|---|
//! | choose a game and its options | [`RuleSet`], [`catalogue`], [`Parameter`] |
//! | ask what a game is like | [`Properties`] |
//! | read and write positions and moves | [`Position::read`], [`Setup`], [`Position::read_move`], [`foreign`] |
//! | play, and tell what happened | [`Position::play`], [`Sowing`], [`Event`] |
//! | play rounds of a match | [`Position::next_round`], [`MatchOutcome`] |
//! | play many games side by side | [`Batch`] |
//! | test a move generator | [`perft`], [`playout`] |
//! | search, without events and as fast as it goes | [`Position::visit`], [`machine`] |
//!
//! # Features
//!
//! `english` (default) carries the sentences of the rules; a page that fetches its texts does
//! without. `test-law` is for tests only: it adds a law that nothing here knows.
#![forbid(unsafe_code)]
#![expect(
    clippy::inline_always,
    reason = "the steps of a ply are compiled per set of laws, which needs them inlined: 260 instructions a leaf became 160"
)]

mod batch;
pub mod catalogue;
mod cells;
mod certainty;
mod circuit;
mod counts;
mod error;
mod event;
pub mod foreign;
pub mod general;
mod heap;
mod houses;
pub mod laws;
pub mod machine;
mod margins;
mod moves;
mod nearest;
mod opening;
#[doc(hidden)]
pub mod oracle;
mod outcome;
mod parameter;
pub mod perft;
mod place;
pub mod playout;
mod position;
mod position_of;
mod properties;
pub mod random;
mod round;
mod rounds;
mod ruleset;
mod setup;
mod side;
mod state;
mod text;
mod turn_change;

pub use batch::Batch;
pub use catalogue::Game;
pub use cells::{Cells, Fruit, Large, Small};
pub use certainty::Certainty;
pub use error::{BatchError, MoveTextError, PlayError, RoundError, RuleSetError, SetupError};
pub use event::{
    CaptureRule, Event, ExtraTurn, NoCapture, Observer, SkipReason, Sowing, StopReason,
};
pub use general::{Answers, Board, Mark, Way};
pub use heap::{Heap, Kind};
pub use houses::{Houses, HousesError};
pub use margins::Margins;
pub use moves::{ACROSS, Arranged, Directed, FruitMove, Move, Order, Origin};
pub use nearest::{nearest, slip_of};
pub use outcome::{EndReason, Outcome};
pub use parameter::{Domain, Parameter, Value, Word};
pub use place::{Cell, HOUSES_MAX, Place, Shape};
pub use position::{Position, Visitor};
pub use position_of::{PositionOf, ToMove};
pub use properties::{Aim, Captures, Family, Obstacle, Properties};
pub use random::Random;
pub use round::{MatchOutcome, Round};
pub use ruleset::RuleSet;
pub use setup::{Content, Setup, Turn};
pub use side::Side;
pub use state::{Pie, State};
