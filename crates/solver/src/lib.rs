//! Knows: builds endgame tables.
//!
//! No clock, no file and no chance: what takes long tells how far it is, and can be stopped.
#![forbid(unsafe_code)]

mod build;
mod cycles;
mod derive;
mod fill;
mod layer;
mod plan;
mod sowings;

pub use build::{BuildError, Builder, check};
