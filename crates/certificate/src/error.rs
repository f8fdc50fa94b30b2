//! The reasons why nothing is proved.

use std::io;

use rules::Side;
use thiserror::Error;

/// The reason why nothing is proved.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum CheckError {
    /// The file is no certificate, or of another version.
    #[error("not a certificate of a version that is known")]
    Title,
    /// A byte is not what it was.
    #[error("the certificate is damaged: it does not have the hash at its end")]
    Hash,
    /// A line of the head says nothing.
    #[error("the certificate's line {line}, `{text}`: {why}")]
    Line {
        /// The number of the line, the title being the first.
        line: usize,
        /// The line as written.
        text: String,
        /// The fault of the line.
        why: String,
    },
    /// No certificate is possible for this game.
    #[error("the value of a position cannot be certified where {why}")]
    Unsupported {
        /// The obstacle.
        why: &'static str,
    },
    /// A strategy does not reach what is claimed.
    #[error("not proved: the strategy of {winner} fails after {plies} plies")]
    Fails {
        /// The player whose strategy it is.
        winner: Side,
        /// Plies from the position to the one where it is seen.
        plies: usize,
    },
    /// A strategy says nothing for a position, or what is no choice there.
    #[error("not proved: the strategy of {winner} has no choice for a position")]
    Choice {
        /// The player whose strategy it is.
        winner: Side,
    },
    /// The choices cannot be unpacked.
    #[error("not proved: the choices cannot be unpacked")]
    Packing,
    /// The file has more choices than the strategies need.
    #[error("not proved: choices are left at the end of the strategies")]
    Surplus,
    /// The check needs more memory than it may have.
    #[error("not proved: the check needs more memory than it may have")]
    Memory,
    /// The file cannot be read.
    #[error("it cannot be read: {why}")]
    Read {
        /// The error of the system.
        why: String,
    },
    /// The check was stopped.
    #[error("stopped before the end")]
    Stopped,
}

impl From<io::Error> for CheckError {
    fn from(error: io::Error) -> Self {
        CheckError::Read {
            why: error.to_string(),
        }
    }
}
