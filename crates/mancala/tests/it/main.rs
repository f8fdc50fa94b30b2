//! The program `mancala` as a script sees it: output, messages and exit status.
#![expect(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod campaign;
mod certificate;
mod commands;
mod contest;
mod docs;
mod engine;
mod kgp;
mod languages;
mod mistakes;
mod online;
mod pipes;
mod play;
mod program;
mod puzzles;
mod solve;
mod tables;
mod thinking;
mod winner;
