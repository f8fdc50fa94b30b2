//! Questions about a position, and what is certain of it so far.

use std::ops::{ControlFlow, Range};

use certificate::Margin;
use rules::machine::{Choices, Machine, SeedChoice};
use rules::{Fruit, Move, Position, PositionOf, Side, State, Visitor};

/// What is asked.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Question {
    /// The value, and a move that has it.
    #[default]
    Value,
    /// The value of every move.
    Moves,
    /// Only who wins.
    Winner,
}

/// How much of the machine may be used.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// Threads.
    pub threads: usize,
    /// Bytes for what is proved already, beside the endings.
    pub memory: u64,
    /// Positions that one question may take before easier ones are asked: so what is certain of a
    /// position that takes days becomes more and more.
    pub patience: u64,
}

/// What is certain of a move: how many seeds South will have more than North at the end, at least
/// and at most. In games won otherwise, 1 if South wins and -1 if North does.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct MoveRange {
    /// The move.
    pub mv: Move,
    /// At least this.
    pub least: i16,
    /// At most this.
    pub most: i16,
}

/// What is known of a position.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Solution {
    /// What South will have more than North at the end: at least, and at most. The same where the
    /// value is known.
    pub range: [i16; 2],
    /// The moves, best first as far as that is known; none if the game is over.
    pub moves: Vec<MoveRange>,
    /// Positions searched, or those of all endings where these have the answer.
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

    /// What is known of a position from what is known of its moves, of which there is one at least.
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

    /// What can be certified: the value if it is known, else who wins, if that is.
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

/// Hears what is known so far, and can stop the work.
pub type Tell<'a> = &'a (dyn Fn(&Solution) -> ControlFlow<()> + Sync);

/// What is certain so far.
#[derive(Debug, Default)]
pub(crate) struct Known {
    /// The moves of the position, as the player to move sees them, the most promising first.
    pub(crate) candidates: Vec<Candidate>,
    /// Positions searched.
    pub(crate) nodes: u64,
    /// The question that was not answered when it was stopped.
    pub(crate) asked: Option<Asked>,
}

/// Whether one of some moves is worth so much: a question that may take long.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Asked {
    /// Places of the moves among all.
    pub(crate) some: Range<usize>,
    pub(crate) guess: i16,
    /// Positions after which easier questions are asked first, and how many of those it has had.
    pub(crate) patience: u64,
    pub(crate) spent: u64,
}

/// A move, and what is certain of it for the player who makes it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Candidate {
    pub(crate) house: SeedChoice,
    pub(crate) least: i16,
    pub(crate) most: i16,
}

/// What is known of a position before anything is worked out: whatever nobody has won yet may be won
/// or lost, unless the game is over.
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
}

/// [`at_first`] of a machine's position.
pub(crate) fn nothing<C: Choices>(machine: &Machine<C>, state: &State<C>) -> Solution {
    let margin = machine.margin(state);
    let open = still_open(machine, state);
    Solution {
        range: [margin - open, margin + open],
        ..Solution::default()
    }
}

/// How much the margin may still change, at most.
pub(crate) fn still_open<C: Choices>(machine: &Machine<C>, state: &State<C>) -> i16 {
    if state.over.is_some() {
        0
    } else if machine.properties().is_race {
        1
    } else {
        unwon(machine, state).cast_signed()
    }
}

/// Pieces that nobody has won yet: fruit on the ring may still be played, seeds in a store may not.
pub(crate) fn unwon<C: Choices>(machine: &Machine<C>, state: &State<C>) -> u16 {
    if machine.properties().has_fruit {
        let ring = 0..machine.shape().ring();
        return ring.map(|cell| state.cells.count(cell)).sum();
    }
    let rows = Side::BOTH.map(|side| machine.row_count(state, side));
    rows[0] + rows[1]
}
