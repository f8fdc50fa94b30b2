//! The faults of a record, with their lines.

use rules::{PlayError, RoundError, RuleSetError, SetupError};
use thiserror::Error;

/// The reason why a text is not a record. Lines are counted from 1.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line.
    pub line: usize,
    /// The fault.
    #[source]
    pub fault: Fault,
}

/// The fault of a record.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum Fault {
    /// The text ends too early.
    #[error("the record is cut off; expected {expected}")]
    CutOff {
        /// The text that should follow.
        expected: String,
    },
    /// The tag is not of the form `[Name "value"]`.
    #[error("`{found}` is not a tag; expected the form `[Name \"value\"]`")]
    TagForm {
        /// The tag as written.
        found: String,
    },
    /// The tag is given twice.
    #[error("the tag `{name}` is given twice")]
    TagTwice {
        /// Its name.
        name: String,
    },
    /// No game is named before the moves begin.
    #[error("expected a tag `[Game \"…\"]` that names the game, found {found}")]
    NoGame {
        /// The text in its place.
        found: String,
    },
    /// The game is unknown.
    #[error("{0}")]
    Game(#[source] RuleSetError),
    /// The start is no position.
    #[error("{0}")]
    Start(#[source] SetupError),
    /// A tag of ours has a value that is not possible.
    #[error("the tag `{name}` cannot be `{found}`; expected {expected}")]
    TagValue {
        /// Its name.
        name: &'static str,
        /// The value as written.
        found: String,
        /// The possible values.
        expected: String,
    },
    /// The comment does not end.
    #[error("the comment that begins here does not end; expected `}}`")]
    OpenComment,
    /// The variation does not end.
    #[error("the variation that begins here does not end; expected `)`")]
    OpenVariation,
    /// There is a `)` without `(`, a `}` without `{`, or a tag among the moves.
    #[error("unexpected `{found}`")]
    Unexpected {
        /// The character.
        found: char,
    },
    /// There is a `(` before anything was played.
    #[error("a variation replaces the step before it, and there is none")]
    NothingToReplace,
    /// The same step follows twice from the same position.
    #[error("`{found}` is played here already; a variation must differ")]
    PlayedAlready {
        /// The step as written.
        found: String,
    },
    /// The turn has a wrong number.
    #[error("turn number {found}; expected {expected}")]
    TurnNumber {
        /// The number as written.
        found: String,
        /// The right one.
        expected: usize,
    },
    /// The word is neither a turn nor anything else that is known.
    #[error("`{found}` means nothing here{}", nearest.as_ref().map_or(String::new(), |word| format!("; did you mean `{word}`?")))]
    UnknownWord {
        /// The word as written.
        found: String,
        /// The most similar word.
        nearest: Option<&'static str>,
    },
    /// The move cannot be played.
    #[error("`{found}` cannot be played: {why}{}", if legal.is_empty() { String::new() } else { format!(" (legal here: {legal})") })]
    Move {
        /// The move as written.
        found: String,
        /// The reason.
        #[source]
        why: PlayError,
        /// The legal moves, unless they are too many to list.
        legal: String,
    },
    /// The round cannot begin.
    #[error("`{found}` cannot follow: {why}")]
    Round {
        /// The word as written.
        found: String,
        /// The reason.
        #[source]
        why: RoundError,
    },
    /// The move is said to capture another number than it does.
    #[error("`{found}` captures {expected}")]
    Captured {
        /// The move as written.
        found: String,
        /// The number it captures.
        expected: u16,
    },
    /// The game went on after its end.
    #[error("`{found}` follows, but the game is over")]
    AfterEnd {
        /// The word as written.
        found: String,
    },
    /// The result is not the one that the moves lead to.
    #[error("the result is given as `{found}`; the moves lead to `{expected}`")]
    Result {
        /// The result as written.
        found: String,
        /// The result of the moves.
        expected: String,
    },
}
