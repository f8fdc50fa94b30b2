//! What is known is checked against what is played out.
#![expect(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod brute_force;
mod campaign;
mod certify;
mod checkpoint;
mod complete;
mod cycles;
mod endings;
mod fruit;
mod general;
mod listed;
mod minimax;
mod solve;
mod steps;
mod tables;
mod turn_to;
mod unknown;
