//! The reasons why no puzzles are composed.

use puzzles::LineError;
use rules::{PlayError, RuleSet, SetupError};
use solver::SolveError;
use thiserror::Error;

/// The reason why no puzzles are composed, or none can be checked.
#[derive(Clone, Debug, Error, PartialEq)]
pub enum ComposeError {
    /// A race, fruit, or an opening in which both choose at once.
    #[error("no puzzles are composed for `{rules}`")]
    NoGame {
        /// The game.
        rules: Box<RuleSet>,
    },
    /// The game has none of the themes asked for.
    #[error("`{rules}` has no puzzles about any of these themes")]
    NoTheme {
        /// The game.
        rules: Box<RuleSet>,
    },
    /// The positions cannot be valued.
    #[error(transparent)]
    Solve(#[from] SolveError),
    /// A position could not be set up again from its text.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A move of a solution could not be played.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The position found makes no puzzle.
    #[error(transparent)]
    Puzzle(#[from] LineError),
}
