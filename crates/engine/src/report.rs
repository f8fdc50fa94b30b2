//! The report of a search: values, lines, and how far each can be trusted.

use rules::{Certainty, Move};

/// The value of a position or a move to the player to move.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Value {
    /// The margin by which the player will win (below zero: lose) the game or round, in points. In
    /// a game that is won by being first, see [`Value::wins_in`].
    pub points: i32,
    /// The source of the value, and so its certainty.
    pub source: Certainty,
}

impl Value {
    /// The points of a won game in which points do not count, less the plies it takes.
    pub const WIN: i32 = 100_000;
    /// The upper limit of the plies that a game takes.
    pub(crate) const PLIES_MAX: i32 = 10_000;

    /// In games won by being first (Kid-Cala's beginner game): the plies until the player to move
    /// has won, below zero until they have lost; `None` as long as neither is in sight.
    pub const fn wins_in(self) -> Option<i32> {
        let plies = Value::WIN - self.points.abs();
        if plies < Value::PLIES_MAX {
            Some(plies * self.points.signum())
        } else {
            None
        }
    }
}

/// A move with its value.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MoveValue {
    /// The move.
    pub mv: Move,
    /// Its value, seen by the player who makes it.
    pub value: Value,
    /// The expected continuation, this move first, one sowing a move.
    pub line: Vec<Move>,
}

/// The progress of a search: one report for each completed depth.
#[derive(Clone, Debug)]
pub struct Info {
    /// The depth completed.
    pub depth: u32,
    /// The number of positions searched so far.
    pub nodes: u64,
    /// The number of those whose value was in a table.
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

/// The result of a search.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The valued moves, best first: one, or all that differ with
    /// [`Lines::All`](crate::Lines::All); none when the game is over.
    pub moves: Vec<MoveValue>,
    /// The last depth completed; 0 if none was.
    pub depth: u32,
    /// The number of positions searched.
    pub nodes: u64,
    /// The values of the moves in hundredths of a point, before they were rounded.
    pub fine: Vec<i32>,
    /// Whether every position that can still come is in a table, as this one is: then always taking
    /// the best move is perfect play from here on.
    ///
    /// A proof is about one position only. The opponent may lead away from it to another one, and
    /// the time for proving that one is unknown.
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
