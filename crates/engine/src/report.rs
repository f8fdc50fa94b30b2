//! What a search found: values, lines, and how far each can be trusted.

use rules::{Certainty, Move};

/// What a position or a move is worth to the player to move.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Value {
    /// The margin by which he will win (below zero: lose) the game or round, in points. In a
    /// game that is won by being first, see [`Value::wins_in`].
    pub points: i32,
    /// How sure that is.
    pub source: Certainty,
}

impl Value {
    /// Points of a won game where points do not count, less the plies it takes.
    pub const WIN: i32 = 100_000;
    /// A game takes fewer plies than this.
    pub(crate) const PLIES_MAX: i32 = 10_000;

    /// Where being first wins (Kid-Cala's beginner game): plies until the player to move has won,
    /// below zero until he has lost; `None` as long as neither is seen.
    pub const fn wins_in(self) -> Option<i32> {
        let plies = Value::WIN - self.points.abs();
        if plies < Value::PLIES_MAX {
            Some(plies * self.points.signum())
        } else {
            None
        }
    }
}

/// A move and what it is worth.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MoveValue {
    /// The move.
    pub mv: Move,
    /// Its value, seen by the player who makes it.
    pub value: Value,
    /// The expected continuation, this move first, one sowing a move.
    pub line: Vec<Move>,
}

/// News from a search that goes on: one for each depth completed.
#[derive(Clone, Debug)]
pub struct Info {
    /// The depth completed.
    pub depth: u32,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Of those, the ones that a table had the value of.
    pub table_hits: u64,
    /// The valued moves as in [`Report::moves`]: one at least.
    pub moves: Vec<MoveValue>,
}

impl Info {
    /// The best move.
    pub fn best(&self) -> &MoveValue {
        &self.moves[0]
    }
}

/// What a search found.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The valued moves, best first: one, or all that differ with
    /// [`Lines::All`](crate::Lines::All); none when the game is over.
    pub moves: Vec<MoveValue>,
    /// The last depth completed; 0 if none was.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The values of the moves in hundredths of a point, before they were rounded.
    pub fine: Vec<i32>,
    /// Whether every position that can still come is in a table, as this one is: whoever always
    /// takes the best move plays perfectly from here on.
    ///
    /// A proof says that of one position only. The opponent may lead away from it to another one,
    /// and nobody knows how long that one's proof takes.
    pub perfect: bool,
}

impl Report {
    /// The best move; `None` when the game is over.
    pub fn best(&self) -> Option<Move> {
        self.moves.first().map(|first| first.mv)
    }

    /// The value of the best move.
    pub fn value(&self) -> Option<Value> {
        self.moves.first().map(|first| first.value)
    }
}
