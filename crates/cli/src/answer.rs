//! The answer of a command, and with it the status of the program.

use crate::signals;

/// The answer of a command that ran without an error.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Answer {
    /// The command did what was asked.
    Yes,
    /// The claim asked about is not true, or the move not allowed.
    No,
    /// Ctrl-C ended it early.
    Interrupted,
}

impl Answer {
    /// [`Answer::Yes`] if an answer was found; otherwise `No`, or `Interrupted` if Ctrl-C ended the
    /// search.
    pub(crate) fn found(is_found: bool) -> Answer {
        match (is_found, signals::interrupted()) {
            (true, _) => Answer::Yes,
            (false, true) => Answer::Interrupted,
            (false, false) => Answer::No,
        }
    }
}
