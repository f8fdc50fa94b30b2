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

use rules::laws::{Capture, Direction, Laws, Leftovers, Opening, Repetition};
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
    const OUTSIDE: [&str; 8] = [
        "seeds",
        "pie",
        "opening",
        "match",
        "refill",
        "partial-house",
        "burnt",
        "round-starter",
    ];
    let plain = OUTSIDE
        .iter()
        .fold(*rules, |rules, option| rules.without(option));
    let endings = |rules: &RuleSet| Laws {
        seeds: 0,
        opening: Opening::Alternate,
        ..*rules.laws()
    };
    let mut games = catalogue::GAMES.iter().map(RuleSet::new);
    let same = games.find(|game| endings(game) == endings(&plain));
    same.unwrap_or(plain)
}

/// Whether positions can come back: seeds pass from side to side without one of them dropping
/// into a store on the way.
pub fn comes_back(laws: &Laws) -> bool {
    !laws.sows_own_store
        || laws.direction == Direction::Clockwise
        || matches!(laws.capture, Capture::TwoOrThree { .. })
}

/// Whether it depends on which position comes back what each player then gets. The values of
/// positions that may come to that are left open.
pub fn leaves_open(laws: &Laws) -> bool {
    comes_back(laws)
        && match laws.repetition {
            Repetition::Ignored | Repetition::SecondSplit => false,
            Repetition::SecondOwnSide | Repetition::Third | Repetition::ThirdOrQuiet(_) => {
                laws.leftovers == Leftovers::Owner
            }
        }
}

/// What stands for the value of a position with so many seeds that is left open: less than all of
/// them lost.
pub const fn open(seeds: usize) -> i8 {
    -(seeds as i8) - 1
}

/// Whether values are even where seeds are, and odd where they are: all seeds are somebody's in
/// the end.
pub fn shares_parity(rules: &RuleSet) -> bool {
    rules.laws().leftovers == Leftovers::Owner && !comes_back(rules.laws())
}
