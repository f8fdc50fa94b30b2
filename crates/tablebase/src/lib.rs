//! Endgame tablebases: the numbering of positions with few seeds, files of their exact values, and
//! look-ups.
//!
//! The value of a position is the margin by which the player to move will still win more seeds than
//! the opponent, if both play perfectly; seeds in the stores already do not count. It is the value
//! of a position reached by a ply: if the rules end the game there, it is what they award to each.
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

/// The game that represents all those whose endings have the same values as this one's. The seeds
/// in the houses at the start make no difference, nor do the pie rule, names, and the manner of the
/// first sowings. Of a match it is one round.
pub fn key(rules: &RuleSet) -> RuleSet {
    let plain = rules.endings();
    let mut games = catalogue::GAMES.iter().map(RuleSet::new);
    let same = games.find(|game| game.has_endings_of(&plain));
    same.unwrap_or(plain)
}

/// The marker for a value that is left open, in a position with `seeds` seeds: one less than the
/// loss of all of them.
pub const fn open(seeds: usize) -> i8 {
    -(seeds as i8) - 1
}
