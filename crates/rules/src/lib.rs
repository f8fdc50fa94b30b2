//! The rules of mancala games: who may play what, where the seeds land, who has won.
#![forbid(unsafe_code)]

pub mod catalogue;
mod error;
mod event;
mod heap;
pub mod laws;
mod moves;
mod nearest;
mod outcome;
mod parameter;
mod place;
mod ruleset;
mod side;

pub use catalogue::Game;
pub use error::{MoveTextError, PlayError, RoundError, RuleSetError, SetupError};
pub use event::{CaptureRule, Event, ExtraTurn, NoCapture, Observer, SkipReason, Sowing};
pub use heap::{Heap, Kind};
pub use moves::{FruitMove, Move, Order, Source};
pub use outcome::{EndReason, Outcome};
pub use parameter::{Domain, Parameter, Value, Word};
pub use place::{Cell, Place, Shape};
pub use ruleset::{RuleSet, Values};
pub use side::Side;
