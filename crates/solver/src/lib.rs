//! Knows: builds endgame tables, proves values.
//!
//! No clock, no file and no chance: what takes long tells how far it is, and can be stopped.
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
mod layer;
mod memory;
mod method;
mod numbering;
mod order;
mod plan;
mod plies;
mod prove;
mod root;
mod solve;
mod sowings;
mod turn;

pub use build::{BuildError, Builder, can_build};
pub use certify::CertifyError;
pub use checkpoint::CheckpointError;
pub use complete::{look_up, tells};
pub use endings::{KnownEndings, affordable};
pub use fruit::solve_fruit;
pub use method::effort;
pub use solve::{
    Means, MoveRange, Question, Solution, SolveError, Solver, Tell, at_first, can_search,
    is_searched,
};
pub use turn::{Turn, best_turn};
