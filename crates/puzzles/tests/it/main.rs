//! Puzzles as text, and as they are played.
#![expect(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod attempt;
mod files;
mod format;
mod random;
