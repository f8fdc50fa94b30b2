//! What is known is checked against what is played out.
#![expect(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod certify;
mod checkpoint;
mod cycles;
mod endings;
mod minimax;
mod solve;
mod tables;
