//! Composes puzzles: finds positions in games between levels of the computer, values every move
//! exactly, writes the solution down and rates how hard it is to find.
//!
//! A [`Search`] makes new puzzles of a game, [`check`] proves one that exists once more; both ask a
//! [`Judge`] what moves are worth. Nothing is read or written here, and what takes long can be
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
