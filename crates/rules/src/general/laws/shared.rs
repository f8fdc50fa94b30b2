//! Laws that games of two rows and of four have in common.

use crate::general::words::choice;

/// The most houses of a row.
pub const COLUMNS_MAX: usize = 12;

choice! {
    /// A turn that would never end.
    Endless {
        /// The game is drawn.
        Draw = "draw",
        /// The move is not legal.
        Illegal = "illegal",
        /// The mover has lost.
        Loses = "loses",
    }
}

/// Seeds of one row at the start, in the order of its owner's letters.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Row {
    /// The same number in every house.
    Each(u8),
    /// A number for each house.
    List {
        /// The numbers.
        counts: [u8; COLUMNS_MAX],
        /// The number of them that counts.
        len: u8,
    },
}

impl Row {
    /// The row with these numbers, of which there are at most [`COLUMNS_MAX`].
    pub fn list(numbers: &[u8]) -> Row {
        let len = numbers.len().min(COLUMNS_MAX);
        let mut counts = [0; COLUMNS_MAX];
        counts[..len].copy_from_slice(&numbers[..len]);
        Row::List {
            counts,
            len: len as u8,
        }
    }

    /// The seeds of one house.
    pub const fn seeds(&self, house: usize) -> u8 {
        match self {
            Row::Each(seeds) => *seeds,
            Row::List { counts, .. } => counts[house],
        }
    }

    /// Whether it is a row of that many houses.
    pub const fn fits(&self, houses: u8) -> bool {
        match self {
            Row::Each(_) => true,
            Row::List { len, .. } => *len == houses,
        }
    }
}
