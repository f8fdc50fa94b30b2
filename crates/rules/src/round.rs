//! Where a match of several rounds stands.

use crate::side::Side;

/// Which round of a match this is, and how the match stands before it.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Round {
    /// Counted from 1.
    pub number: u16,
    /// Rounds won before this one.
    pub won: [u16; 2],
    /// Who began this round.
    pub begun_by: Side,
}

impl Round {
    /// The first round.
    pub const FIRST: Round = Round {
        number: 1,
        won: [0, 0],
        begun_by: Side::South,
    };
}

/// How a match ended.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct MatchOutcome {
    /// Who won; `None` is a draw.
    pub winner: Option<Side>,
    /// Rounds won by South and North.
    pub won: [u16; 2],
    /// Rounds played.
    pub rounds: u16,
}
