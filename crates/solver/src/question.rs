//! Questions about a position, and the bounds of its value so far.

use std::ops::{ControlFlow, Range};

use certificate::Margin;
use rules::machine::{Choices, Machine, SeedChoice};
use rules::{Fruit, Move, Position, PositionOf, Side, State, Visitor};

/// A question about a position.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Question {
    /// The value, and a move that has it.
    #[default]
    Value,
    /// The value of every move.
    Moves,
    /// Only the winner.
    Winner,
}

/// The limits of memory, threads and patience.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// The number of threads.
    pub threads: usize,
    /// The bytes for the transposition table, beside the endings.
    pub memory: u64,
    /// The number of positions that one question may take before easier ones are asked: so the
    /// bounds of a position that takes days become narrower all the time.
    pub patience: u64,
}

/// The bounds of a move: the margin by which South will be ahead of North at the end, at least and
/// at most. In games won otherwise, 1 if South wins and -1 if North does.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct MoveRange {
    /// The move.
    pub mv: Move,
    /// The lower bound.
    pub least: i16,
    /// The upper bound.
    pub most: i16,
}

/// The bounds of a position and its moves.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Solution {
    /// The bounds of the margin by which South will be ahead of North at the end. They are equal if
    /// the value is known.
    pub range: [i16; 2],
    /// The moves, best first as far as that is known; none if the game is over.
    pub moves: Vec<MoveRange>,
    /// The number of positions searched, or in all endings if these have the answer.
    pub nodes: u64,
}

impl Solution {
    /// Whether enough is known to answer a question.
    pub fn answers(&self, question: Question) -> bool {
        let [least, most] = self.range;
        match question {
            Question::Value => least == most,
            Question::Winner => least == most || least.signum() == most.signum(),
            Question::Moves => {
                let mut moves = self.moves.iter();
                least == most && moves.all(|known| known.least == known.most)
            }
        }
    }

    /// The solution of a position from the bounds of its moves, at least one.
    pub(crate) fn of_moves(side: Side, mut moves: Vec<MoveRange>, nodes: u64) -> Solution {
        moves.sort_by_key(|known| match side {
            Side::South => (-known.least, -known.most),
            Side::North => (known.most, known.least),
        });
        let ranges = || moves.iter().map(|known| [known.least, known.most]);
        let best = |bound: usize| match side {
            Side::South => ranges().map(|range| range[bound]).max(),
            Side::North => ranges().map(|range| range[bound]).min(),
        };
        Solution {
            range: [0, 1].map(|bound| best(bound).expect("a game that goes on has a move")),
            moves,
            nodes,
        }
    }

    /// The margin that can be certified: the value if it is known, else the winner, if known.
    pub fn margin(&self) -> Option<Margin> {
        let [least, most] = self.range;
        if least == most {
            Some(Margin::Exactly(least))
        } else if least > 0 {
            Some(Margin::AtLeast(1))
        } else if most < 0 {
            Some(Margin::AtMost(-1))
        } else {
            None
        }
    }
}

/// A callback that gets the solution so far, and can stop the work.
pub type Tell<'a> = &'a (dyn Fn(&Solution) -> ControlFlow<()> + Sync);

/// The state of a solver.
#[derive(Debug, Default)]
pub(crate) struct Known {
    /// The moves of the position, as the player to move sees them, the most promising first.
    pub(crate) candidates: Vec<Candidate>,
    /// The number of positions searched.
    pub(crate) nodes: u64,
    /// The question that was open when the work was stopped.
    pub(crate) asked: Option<Asked>,
    /// Whether two proofs contradict each other.
    pub(crate) is_contradicted: bool,
}

/// The question whether one of some moves is worth at least a guess; it may take long.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Asked {
    /// The indices of the moves.
    pub(crate) some: Range<usize>,
    pub(crate) guess: i16,
    /// The number of positions after which easier questions are asked first, and the number spent
    /// so far.
    pub(crate) patience: u64,
    pub(crate) spent: u64,
}

/// A move, with its bounds for the player who makes it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Candidate {
    pub(crate) house: SeedChoice,
    pub(crate) least: i16,
    pub(crate) most: i16,
}

/// The solution of a position before any work: pieces that neither player has won yet may be won or
/// lost, unless the game is over.
pub fn at_first(position: &Position) -> Solution {
    position.visit(AtFirst)
}

struct AtFirst;

impl Visitor for AtFirst {
    type Output = Solution;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> Solution {
        nothing(position.machine(), position.state())
    }

    fn fruit(self, position: &PositionOf<Fruit>) -> Solution {
        nothing(position.machine(), position.state())
    }

    fn general(self, position: &Position) -> Solution {
        let open = match position.properties().is_race {
            _ if position.is_over() => 0,
            true => 1,
            false => position.seeds_in_houses().cast_signed(),
        };
        Solution {
            range: [position.margin() - open, position.margin() + open],
            ..Solution::default()
        }
    }
}

/// Does the same as [`at_first`] for a machine's position.
pub(crate) fn nothing<C: Choices>(machine: &Machine<C>, state: &State<C>) -> Solution {
    let margin = machine.margin(state);
    let open = still_open(machine, state);
    Solution {
        range: [margin - open, margin + open],
        ..Solution::default()
    }
}

/// The most by which the margin may still change.
pub(crate) fn still_open<C: Choices>(machine: &Machine<C>, state: &State<C>) -> i16 {
    if state.over.is_some() {
        0
    } else if machine.properties().is_race {
        1
    } else {
        unwon(machine, state).cast_signed()
    }
}

/// South's margin as seen by a player.
pub(crate) fn seen_by(margin: i16, side: Side) -> i16 {
    match side {
        Side::South => margin,
        Side::North => -margin,
    }
}

/// The pieces that neither player has won yet: fruit on the ring may still be played, seeds in a
/// store may not.
pub(crate) fn unwon<C: Choices>(machine: &Machine<C>, state: &State<C>) -> u16 {
    if machine.properties().has_fruit {
        let ring = 0..machine.shape().ring();
        return ring.map(|cell| state.cells.count(cell)).sum();
    }
    let rows = Side::BOTH.map(|side| machine.row_count(state, side));
    rows[0] + rows[1]
}
