//! The rules of mancala games: who may play what, where the seeds land, who has won.
#![forbid(unsafe_code)]
#![expect(
    clippy::inline_always,
    reason = "the steps of a ply are compiled per set of laws, which needs them inlined: 260 instructions a leaf became 160"
)]

pub mod catalogue;
mod cells;
mod circuit;
mod error;
mod event;
pub mod foreign;
mod heap;
pub mod laws;
pub mod machine;
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
mod properties;
mod rounds;
mod ruleset;
mod setup;
mod side;
mod state;
mod table;
mod text;

pub use catalogue::Game;
pub use cells::{Cells, Fruit, Large, Small};
pub use error::{MoveTextError, PlayError, RoundError, RuleSetError, SetupError};
pub use event::{CaptureRule, Event, ExtraTurn, NoCapture, Observer, SkipReason, Sowing};
pub use heap::{Heap, Kind};
pub use moves::{FruitMove, Move, Order, Source};
pub use nearest::nearest;
pub use outcome::{EndReason, Outcome};
pub use parameter::{Domain, Parameter, Value, Word};
pub use place::{Cell, Place, Shape};
pub use position::{Position, Visitor};
pub use properties::{Captures, Family, Obstacle, Properties};
pub use rounds::{MatchOutcome, Round};
pub use ruleset::{RuleSet, Values};
pub use setup::{Content, Setup, Turn};
pub use side::Side;
pub use state::{Pie, State};
pub use table::{Table, ToMove};
