//! The faults of a file of puzzles, with their places.

use rules::{PlayError, RuleSetError, SetupError};
use thiserror::Error;

use crate::task::Task;

/// The reason why a text is not a collection of puzzles.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum CollectionError {
    /// The text does not begin as a collection.
    #[error("line 1: it must be `{expected}`, not `{found}`")]
    Title {
        /// The first line as written.
        found: String,
        /// The title of the one version that is known.
        expected: &'static str,
    },
    /// The line is no puzzle.
    #[error("line {line}: {why}")]
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// The fault.
        why: LineError,
    },
    /// The puzzle is there already, perhaps seen from the other side of the board.
    #[error("line {line}: the same puzzle as in line {before}")]
    Twice {
        /// The number of the line, from 1.
        line: usize,
        /// The line of the first one.
        before: usize,
    },
}

/// The reason why a line is no puzzle.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum LineError {
    /// Fields are missing, or there are too many.
    #[error(
        "{found} fields instead of {expected}: name, game, position, theme, rating, goal, value, \
         source, solution"
    )]
    Fields {
        /// The number of fields.
        found: usize,
        /// The number of fields that are needed.
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
    /// The word is none of those known.
    #[error("`{word}` is no {what}; known are {known}")]
    Word {
        /// The word as written.
        word: String,
        /// The kind of word that belongs there.
        what: &'static str,
        /// All words of that kind.
        known: String,
    },
    /// The value is no number of seeds.
    #[error("`{text}` is no value: write `+6`, `-2` or `+0`")]
    Value {
        /// The value as written.
        text: String,
    },
    /// A puzzle with this value cannot ask for this goal.
    #[error("`{goal}` cannot be reached where the best move is worth {value:+}")]
    Goal {
        /// The goal.
        goal: &'static str,
        /// The value of the best move.
        value: i16,
    },
    /// The text is no rating.
    #[error(
        "`{text}` is no rating: it goes from {} to {}",
        Task::RATING_MIN,
        Task::RATING_MAX
    )]
    Rating {
        /// The text as written.
        text: String,
    },
    /// The name belongs to another puzzle.
    #[error("the puzzle is called `{expected}`, not `{found}`: has it been changed?")]
    Id {
        /// The name as written.
        found: String,
        /// The name that follows from the puzzle.
        expected: String,
    },
    /// The solution is wrong.
    #[error("the solution: {0}")]
    Solution(#[from] SolutionError),
}

/// The reason why a solution cannot be that of a puzzle.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum SolutionError {
    /// The solution cannot be read.
    #[error("`{expected}` is missing before `{rest}`")]
    Syntax {
        /// The text that should be there.
        expected: &'static str,
        /// The rest of the text, from the fault on.
        rest: String,
    },
    /// Decisions lie within decisions, too many for any turn.
    #[error("more than {most} decisions after one another")]
    TooDeep {
        /// The most that are allowed.
        most: usize,
    },
    /// The cost is no number.
    #[error("`{text}` is no cost: a wrong move loses 1 seed at least")]
    Cost {
        /// The cost as written.
        text: String,
    },
    /// The solution has a decision where there is none.
    #[error("nobody has to choose in `{position}`")]
    NobodyDecides {
        /// The position there.
        position: String,
    },
    /// The move cannot be played.
    #[error("`{mv}` cannot be played in `{position}`: {why}")]
    Illegal {
        /// The move.
        mv: String,
        /// The position there.
        position: String,
        /// The reason.
        why: PlayError,
    },
    /// The solution has a move twice.
    #[error("`{mv}` stands twice for `{position}`")]
    Twice {
        /// The move.
        mv: String,
        /// The position there.
        position: String,
    },
    /// It is the other player's turn.
    #[error("the wrong player is to move in `{position}`")]
    NotHisTurn {
        /// The position there.
        position: String,
    },
    /// There is a reply after which nothing is to be decided.
    #[error("after `{mv}` the opponent replies, and then nothing is to be decided")]
    LastWord {
        /// The move before the reply.
        mv: String,
    },
    /// The solution lacks a legal move.
    #[error("a legal move is missing for `{position}`")]
    Incomplete {
        /// The position there.
        position: String,
    },
    /// No move is right.
    #[error("no move is right in `{position}`")]
    NothingRight {
        /// The position there.
        position: String,
    },
    /// There is a solution, but no move is asked for.
    #[error("no move is asked for, and some are told of; write `-`")]
    NotAsked,
    /// Every move is right from the beginning.
    #[error("no move is wrong")]
    NothingWrong,
}
