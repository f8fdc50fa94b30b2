//! The state of a match of several rounds.

use crate::side::Side;

/// The number of a round in its match, and the state of the match before it.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Round {
    /// Counted from 1.
    pub number: u16,
    /// Rounds won before this one.
    pub won: [u16; 2],
    /// The player who began this round.
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

/// The outcome of a match.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct MatchOutcome {
    /// The winner; `None` is a draw.
    pub winner: Option<Side>,
    /// Rounds won by South and North; houses owned, where the match is about territory.
    pub won: [u16; 2],
    /// Rounds played.
    pub rounds: u16,
}
