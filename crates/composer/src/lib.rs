//! Composes puzzles: finds positions in games between levels of the computer, values every move
//! exactly, writes the solution and rates its difficulty.
//!
//! A [`Search`] makes new puzzles of a game, [`check`] proves an existing one again; both ask a
//! [`Judge`] for the values of moves. The crate reads and writes nothing, and long work can be
//! stopped.
#![forbid(unsafe_code)]

mod author;
mod check;
mod difficulty;
mod error;
mod judge;
mod sample;
mod search;
mod themes;

pub use check::{Fault, Mistake, check};
pub use error::ComposeError;
pub use judge::{GoOn, Judge};
pub use search::{Search, Wishes};
