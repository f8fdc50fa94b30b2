//! The engine seen from outside: against plain minimax, within its limits, over every game.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot make its position has failed"
)]

mod family;
mod games;
mod levels;
mod limits;
mod minimax;
mod signature;
mod tables;
