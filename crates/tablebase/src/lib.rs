//! Exact values of positions with few seeds: how positions are numbered, how their values lie
//! in files, and how they are looked up.
//!
//! The value of a position is what the player to move will win more than his opponent, if both
//! play as well as can be; what lies in the stores already does not count. It is that of a
//! position that a ply has led to: where the rules end the game then, what they give to each.
#![deny(unsafe_code)]

mod file;
#[cfg(not(target_family = "wasm"))]
mod folder;
mod grid;
mod lookup;
mod model;
mod probe;
pub mod rows;
mod tables;
mod wire;

use rules::{RuleSet, catalogue};

pub use file::{Bytes, FileError, Hash, Head, Layer, Values, in_order, write};
#[cfg(not(target_family = "wasm"))]
pub use folder::{Folder, FolderError};
pub use lookup::Found;
pub use probe::Probe;
pub use rows::{Row, Rows};
pub use tables::Tables;

/// The game that stands for all those whose endings have the same values: what lies in the houses
/// at the start makes no difference, nor do the pie rule, names, and how the first sowings are made.
/// Of a match it is one round.
pub fn key(rules: &RuleSet) -> RuleSet {
    let plain = rules.endings();
    let mut games = catalogue::GAMES.iter().map(RuleSet::new);
    let same = games.find(|game| game.has_endings_of(&plain));
    same.unwrap_or(plain)
}

/// What stands for the value of a position with so many seeds that is left open: less than all of
/// them lost.
pub const fn open(seeds: usize) -> i8 {
    -(seeds as i8) - 1
}
