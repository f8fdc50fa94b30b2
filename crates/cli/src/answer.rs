//! The answer of a command, and with it the status of the program.

use crate::signals;

/// What a command came to when nothing went wrong.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Answer {
    /// All is well.
    Yes,
    /// What was asked for is not so, or not allowed.
    No,
    /// Ctrl-C ended it early.
    Interrupted,
}

impl Answer {
    /// Of a question that is answered, or was not in the time it had.
    pub(crate) fn found(is_found: bool) -> Answer {
        match (is_found, signals::interrupted()) {
            (true, _) => Answer::Yes,
            (false, true) => Answer::Interrupted,
            (false, false) => Answer::No,
        }
    }
}
