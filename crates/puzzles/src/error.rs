//! What can be wrong with a file of puzzles, and where.

use rules::{PlayError, RuleSetError, SetupError};
use thiserror::Error;

use crate::task::Task;

/// Why a text is not a collection of puzzles.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum CollectionError {
    /// It does not begin as one.
    #[error("line 1: it must be `{expected}`, not `{found}`")]
    Title {
        /// What was written.
        found: String,
        /// The title of the one version that is known.
        expected: &'static str,
    },
    /// A line is no puzzle.
    #[error("line {line}: {why}")]
    Line {
        /// From 1.
        line: usize,
        /// What is wrong with it.
        why: LineError,
    },
    /// A puzzle is there already, perhaps seen from the other side of the board.
    #[error("line {line}: the same puzzle as in line {before}")]
    Twice {
        /// From 1.
        line: usize,
        /// The line of the first one.
        before: usize,
    },
}

/// Why a line is no puzzle.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum LineError {
    /// Fields are missing, or there are too many.
    #[error(
        "{found} fields instead of {expected}: name, game, position, theme, rating, goal, value, \
         source, solution"
    )]
    Fields {
        /// How many there are.
        found: usize,
        /// How many there must be.
        expected: usize,
    },
    /// The game is unknown.
    #[error(transparent)]
    Game(#[from] RuleSetError),
    /// The position cannot be read.
    #[error(transparent)]
    Position(#[from] SetupError),
    /// The board alone does not show the position.
    #[error("`{text}`: a puzzle is a board and nothing else, it cannot have words after it")]
    Words {
        /// The position.
        text: String,
    },
    /// A word that is none of those known.
    #[error("`{word}` is no {what}; known are {known}")]
    Word {
        /// What was written.
        word: String,
        /// What it should be.
        what: &'static str,
        /// All that it may be.
        known: String,
    },
    /// No number of seeds.
    #[error("`{text}` is no value: write `+6`, `-2` or `+0`")]
    Value {
        /// What was written.
        text: String,
    },
    /// The value is none with which the goal can be asked for.
    #[error("`{goal}` cannot be reached where the best move is worth {value:+}")]
    Goal {
        /// What is asked for.
        goal: &'static str,
        /// What the best move comes to.
        value: i16,
    },
    /// No rating.
    #[error(
        "`{text}` is no rating: it goes from {} to {}",
        Task::RATING_MIN,
        Task::RATING_MAX
    )]
    Rating {
        /// What was written.
        text: String,
    },
    /// The name belongs to another puzzle.
    #[error("the puzzle is called `{expected}`, not `{found}`: has it been changed?")]
    Id {
        /// What was written.
        found: String,
        /// What follows from the puzzle.
        expected: String,
    },
    /// The solution is wrong.
    #[error("the solution: {0}")]
    Solution(#[from] SolutionError),
}

/// Why a solution cannot be that of a puzzle.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum SolutionError {
    /// It cannot be read.
    #[error("`{expected}` is missing before `{rest}`")]
    Syntax {
        /// What should stand there.
        expected: &'static str,
        /// What stands there.
        rest: String,
    },
    /// Decisions within decisions, too many for any turn.
    #[error("more than {most} decisions after one another")]
    TooDeep {
        /// So many are allowed.
        most: usize,
    },
    /// A cost that is none.
    #[error("`{text}` is no cost: a wrong move loses 1 seed at least")]
    Cost {
        /// What was written.
        text: String,
    },
    /// There is no decision where one is told.
    #[error("nobody has to choose in `{position}`")]
    NobodyDecides {
        /// There.
        position: String,
    },
    /// A move that cannot be played.
    #[error("`{mv}` cannot be played in `{position}`: {why}")]
    Illegal {
        /// The move.
        mv: String,
        /// There.
        position: String,
        /// Why not.
        why: PlayError,
    },
    /// A move is told of twice.
    #[error("`{mv}` stands twice for `{position}`")]
    Twice {
        /// The move.
        mv: String,
        /// There.
        position: String,
    },
    /// It is the other player's turn.
    #[error("the wrong player is to move in `{position}`")]
    NotHisTurn {
        /// There.
        position: String,
    },
    /// A reply after which nothing is to be decided.
    #[error("after `{mv}` the opponent replies, and then nothing is to be decided")]
    LastWord {
        /// The move before the reply.
        mv: String,
    },
    /// Not every legal move is there.
    #[error("a legal move is missing for `{position}`")]
    Incomplete {
        /// There.
        position: String,
    },
    /// No move is right.
    #[error("no move is right in `{position}`")]
    NothingRight {
        /// There.
        position: String,
    },
    /// No move is asked for.
    #[error("no move is asked for, and some are told of; write `-`")]
    NotAsked,
    /// Every move is right from the beginning.
    #[error("no move is wrong")]
    NothingWrong,
}
