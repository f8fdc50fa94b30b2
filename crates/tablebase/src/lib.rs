//! Endgame tablebases: the numbering of positions with few seeds, files of their exact values, and
//! look-ups.
//!
//! The value of a position is the margin by which the player to move will still win more seeds than
//! the opponent, if both play perfectly; seeds in the stores already do not count. It is the value
//! of a position reached by a ply: if the rules end the game there, it is what they award to each. In
//! games of the general machine it is that of a position as it stands, in which the game goes on if
//! the player to move has a choice.
//!
//! Rows of seeds have numbers, without gaps:
//!
//! ```
//! use tablebase::Rows;
//!
//! let rows = Rows::new(6);
//! // Two seeds lie in six houses in 21 ways.
//! assert_eq!(rows.count(2), 21);
//! let last = rows.row(2, 20);
//! assert_eq!((rows.rank(&last), tablebase::rows::count(&last)), (20, 2));
//! ```
//!
//! A layer is written once and read where it lies:
//!
//! ```
//! use tablebase::{Layer, Rows, Tables, Values};
//!
//! /// The player to move wins all that lies in the houses.
//! struct Everything(i8);
//!
//! impl Values for Everything {
//!     fn line(&self, _own: usize, _rank: usize, _from: usize, line: &mut [i8]) {
//!         line.fill(self.0);
//!     }
//! }
//!
//! let rules = "kalah".parse()?;
//! let mut tables = Tables::new(&rules);
//! for seeds in 0..=2 {
//!     let mut file = Vec::new();
//!     tablebase::write(&rules, seeds, &Everything(seeds as i8), 1, &mut file)?;
//!     assert!(tables.push(Layer::open(Box::new(file))?));
//! }
//! assert_eq!(tables.value(&[0, 0, 0, 0, 0, 1], &[1, 0, 0, 0, 0, 0])?, Some(2));
//! assert_eq!(tables.value(&[9, 0, 0, 0, 0, 0], &[1, 0, 0, 0, 0, 0])?, None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Several games share the tables of one:
//!
//! ```
//! let key = tablebase::key(&"kid-cala-classic:seeds=3,pie=on".parse()?);
//! assert_eq!(key.to_string(), "kalah");
//! # Ok::<(), rules::RuleSetError>(())
//! ```
#![forbid(unsafe_code)]

mod file;
#[cfg(not(target_family = "wasm"))]
mod folder;
mod grid;
mod lookup;
mod model;
pub mod oracle;
mod probe;
pub mod rows;
mod source;
mod tables;
mod wire;

use rules::{RuleSet, catalogue};

pub use file::{FileError, Hash, Head, Layer, Values, in_order, write};
#[cfg(not(target_family = "wasm"))]
pub use folder::{Building, Folder, FolderError, Lock, lock};
pub use lookup::Found;
pub use probe::Probe;
pub use rows::{Row, Rows};
pub use source::Source;
pub use tables::Tables;

/// The game that represents all those whose endings have the same values as this one's. The seeds
/// in the houses at the start make no difference, nor do the pie rule, names, and the manner of the
/// first sowings. Of a match it is one round. Games of the general machine are represented by all
/// their keys, and do not stop when a player has more than half of all seeds.
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
