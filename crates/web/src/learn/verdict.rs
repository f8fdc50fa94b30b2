//! Verdicts on answers to puzzles.

use std::fmt;

use puzzles::{Goal, Puzzle};
use words::Words;

/// A verdict. Its source is told beside it, more quietly.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Verdict {
    /// "Correct! You win by 4."
    pub(super) told: String,
    /// The certainty of that: "✓ proved".
    pub(super) known: String,
}

/// As it is spoken.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.told, self.known)
    }
}

/// The result of the solution in words: "You win by 4."
pub(super) fn result(puzzle: &Puzzle, words: Words) -> String {
    let task = puzzle.task();
    let id = match task.value {
        _ if task.goal == Goal::Turn => "puzzle-scored",
        1.. => "puzzle-win",
        0 => "puzzle-nobody-wins",
        ..0 => "puzzle-loss",
    };
    words.text_with(id, &[("n", task.value.unsigned_abs().into())])
}
