//! The board: one component that draws any position and knows no rules.

#[cfg(test)]
mod contrast;
pub(crate) mod dice;
#[cfg(test)]
mod early;
pub(crate) mod export;
pub(crate) mod layout;
pub(crate) mod look;
pub(crate) mod marks;
pub(crate) mod number;
pub(crate) mod pieces;
pub(crate) mod seeds;
pub(crate) mod thumbnail;
pub(crate) mod view;

/// The drawings that the board and everything else on the page consist of.
pub(crate) const ART: &str = include_str!("board/art.svg");
