//! The reasons why nothing is proved.

use rules::Side;
use thiserror::Error;

/// Why nothing is proved.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum CheckError {
    /// Something else, or another version.
    #[error("not a certificate of a version that is known")]
    Title,
    /// A byte is not what it was.
    #[error("the certificate is damaged: it does not have the hash at its end")]
    Hash,
    /// A line of the head says nothing.
    #[error("the certificate's line {line}, `{text}`: {why}")]
    Line {
        /// Which line, the title being the first.
        line: usize,
        /// What it says.
        text: String,
        /// What is wrong with it.
        why: String,
    },
    /// No certificate can be for such a game.
    #[error("the value of a position cannot be certified where {why}")]
    Unsupported {
        /// What stands in the way.
        why: &'static str,
    },
    /// A strategy does not reach what is claimed.
    #[error("not proved: the strategy of {winner} fails after {plies} plies")]
    Fails {
        /// Whose strategy it is.
        winner: Side,
        /// Plies from the position to the one where it is seen.
        plies: usize,
    },
    /// A strategy says nothing for a position, or what is no choice there.
    #[error("not proved: the strategy of {winner} has no choice for a position")]
    Choice {
        /// Whose strategy it is.
        winner: Side,
    },
    /// The choices cannot be unpacked.
    #[error("not proved: the choices cannot be unpacked")]
    Packing,
    /// There is more than the strategies need.
    #[error("not proved: choices are left at the end of the strategies")]
    Surplus,
    /// It was told to stop.
    #[error("stopped before the end")]
    Stopped,
}
