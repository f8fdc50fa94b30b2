//! What is known is checked against what is played out.
#![expect(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod complete;
mod cycles;
mod fruit;
mod minimax;
mod solve;
mod tables;
