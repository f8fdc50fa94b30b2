//! Knows: builds endgame tables, proves values.
//!
//! No clock, no file and no chance: what takes long tells how far it is, and can be stopped.
#![forbid(unsafe_code)]

mod build;
mod certify;
mod checkpoint;
mod cycles;
mod derive;
mod endings;
mod fill;
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

pub use build::{BuildError, Builder, check};
pub use certify::CertifyError;
pub use checkpoint::CheckpointError;
pub use endings::{KnownEndings, affordable};
pub use method::effort;
pub use solve::{Means, MoveRange, Question, Solution, SolveError, Solver, Tell};
