//! The solver: builds endgame tablebases, proves values.
//!
//! It reads no clock, no file and no random source; long work reports its progress and can be
//! stopped.
#![forbid(unsafe_code)]

mod build;
mod certify;
mod checkpoint;
mod complete;
mod cycles;
mod derive;
mod endings;
mod fill;
mod fruit;
mod known_endings;
mod layer;
mod memory;
mod method;
mod numbering;
mod order;
mod plan;
mod plies;
mod prove;
mod question;
mod root;
mod solve;
mod sowings;
mod turn;

pub use build::{BuildError, Builder, can_build};
pub use certify::CertifyError;
pub use checkpoint::CheckpointError;
pub use complete::{look_up, tells};
pub use fruit::solve_fruit;
pub use known_endings::{KnownEndings, affordable};
pub use method::effort;
pub use question::{Means, MoveRange, Question, Solution, Tell, at_first};
pub use solve::{SolveError, Solver, can_search, is_searched};
pub use turn::{Turn, best_turn};
