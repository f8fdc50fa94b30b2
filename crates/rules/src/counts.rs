//! Counts of leaves and of finished games, for whichever machine plays them.

use std::ops::AddAssign;

use crate::Side;

/// The way leaves are counted.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Leaves {
    /// Every leaf is played: measures the machine.
    Played,
    /// The moves before the leaves are only counted: same number, sooner.
    Counted,
}

/// Plies after which a game is given up: without a rule for positions that come back, some never
/// end.
pub const PLIES_MAX: u32 = 2_000;

/// The results of many games.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Outcomes {
    /// Games played.
    pub games: u64,
    /// Plies played in all of them together.
    pub plies: u64,
    /// Games that South and North won.
    pub won: [u64; 2],
    /// The number of draws.
    pub drawn: u64,
    /// Games given up after [`PLIES_MAX`] plies.
    pub unfinished: u64,
}

impl AddAssign for Outcomes {
    fn add_assign(&mut self, more: Outcomes) {
        self.games += more.games;
        self.plies += more.plies;
        for side in Side::BOTH {
            self.won[side] += more.won[side];
        }
        self.drawn += more.drawn;
        self.unfinished += more.unfinished;
    }
}
