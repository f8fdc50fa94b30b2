//! Proofs that a position is worth so much, in files, and their checker.
//!
//! A proof is a strategy: for each position that can come up, one move of the player who claims
//! something. The checker plays every reply against it, to the end of the game, by `rules` alone;
//! it shares no code with whatever found the strategy. All of this crate is what has to be trusted.
#![forbid(unsafe_code)]

mod check;
mod error;
mod file;
mod reading;

pub use check::{Tell, check};
pub use error::CheckError;
pub use file::{Claim, Margin, Writer, name};
