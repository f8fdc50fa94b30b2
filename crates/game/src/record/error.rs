//! What can be wrong with a record, and in which line.

use rules::{PlayError, RoundError, RuleSetError, SetupError};
use thiserror::Error;

/// Why a text is not a record. Counts lines from 1.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// Where.
    pub line: usize,
    /// What.
    #[source]
    pub fault: Fault,
}

/// What is wrong there.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum Fault {
    /// The text ends too early.
    #[error("the record is cut off; expected {expected}")]
    CutOff {
        /// What should follow.
        expected: String,
    },
    /// A tag that is not `[Name "value"]`.
    #[error("`{found}` is not a tag; expected the form `[Name \"value\"]`")]
    TagForm {
        /// What was written.
        found: String,
    },
    /// A tag given twice.
    #[error("the tag `{name}` is given twice")]
    TagTwice {
        /// Its name.
        name: String,
    },
    /// No game is named before the moves begin.
    #[error("expected a tag `[Game \"…\"]` that names the game, found {found}")]
    NoGame {
        /// What stands there.
        found: String,
    },
    /// The game is unknown.
    #[error("{0}")]
    Game(#[source] RuleSetError),
    /// The start is no position.
    #[error("{0}")]
    Start(#[source] SetupError),
    /// A tag of ours with another value than it can have.
    #[error("the tag `{name}` cannot be `{found}`; expected {expected}")]
    TagValue {
        /// Its name.
        name: &'static str,
        /// What was written.
        found: String,
        /// What is possible.
        expected: String,
    },
    /// A comment that does not end.
    #[error("the comment that begins here does not end; expected `}}`")]
    OpenComment,
    /// A variation that does not end.
    #[error("the variation that begins here does not end; expected `)`")]
    OpenVariation,
    /// `)` without `(`, `}` without `{`, or a tag among the moves.
    #[error("unexpected `{found}`")]
    Unexpected {
        /// What was written.
        found: char,
    },
    /// `(` before anything was played.
    #[error("a variation replaces the step before it, and there is none")]
    NothingToReplace,
    /// The same step twice from the same position.
    #[error("`{found}` is played here already; a variation must differ")]
    PlayedAlready {
        /// What was written.
        found: String,
    },
    /// A turn with a wrong number.
    #[error("turn number {found}; expected {expected}")]
    TurnNumber {
        /// What was written.
        found: String,
        /// The right one.
        expected: usize,
    },
    /// A word that is neither a turn nor anything else.
    #[error("`{found}` means nothing here{}", nearest.as_ref().map_or(String::new(), |word| format!("; did you mean `{word}`?")))]
    UnknownWord {
        /// What was written.
        found: String,
        /// The most similar word.
        nearest: Option<&'static str>,
    },
    /// A move that cannot be played.
    #[error("`{found}` cannot be played: {why}{}", if legal.is_empty() { String::new() } else { format!(" (legal here: {legal})") })]
    Move {
        /// What was written.
        found: String,
        /// Why not.
        #[source]
        why: PlayError,
        /// What could be played, if that is not too much to list.
        legal: String,
    },
    /// A round that cannot begin.
    #[error("`{found}` cannot follow: {why}")]
    Round {
        /// What was written.
        found: String,
        /// Why not.
        #[source]
        why: RoundError,
    },
    /// A move said to capture what it does not.
    #[error("`{found}` captures {expected}")]
    Captured {
        /// What was written.
        found: String,
        /// What the move captures.
        expected: u16,
    },
    /// The game went on after its end.
    #[error("`{found}` follows, but the game is over")]
    AfterEnd {
        /// What was written.
        found: String,
    },
    /// Another result than the moves lead to.
    #[error("the result is given as `{found}`; the moves lead to `{expected}`")]
    Result {
        /// What was written.
        found: String,
        /// What follows from the moves.
        expected: String,
    },
}
