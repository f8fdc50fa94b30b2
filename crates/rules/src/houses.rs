//! Sets of houses of one player.

use std::fmt;
use std::str::FromStr;

use crate::place::{HOUSES_MAX, Place};
use crate::side::Side;

/// Some of the houses of one player, counted from 0 at that player's left.
///
/// As text it is their letters in order, those of South: `AC`. Read in either case.
///
/// ```
/// use rules::{Houses, Side};
///
/// let houses: Houses = "ca".parse().unwrap();
/// assert_eq!(houses, Houses::from_iter([0, 2]));
/// assert_eq!(houses.letters(Side::North), "ac");
/// assert!("AX".parse::<Houses>().is_err());
/// ```
#[derive(Clone, Copy, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Houses(u32);

/// A text is no set of houses.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("`{text}` are no houses: write their letters, such as `AC`")]
pub struct HousesError {
    /// The text.
    pub text: String,
}

impl Houses {
    /// No house.
    pub const NONE: Houses = Houses(0);

    /// The set with a bit for each house, bit 0 the one at its owner's left.
    pub const fn from_bits(bits: u32) -> Houses {
        Houses(bits)
    }

    /// A bit for each house, bit 0 the one at its owner's left.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether a house is one of them.
    pub const fn contains(self, house: u8) -> bool {
        house < u32::BITS as u8 && self.0 & (1 << house) != 0
    }

    /// The set with this house, or without it if it had it.
    #[must_use]
    pub const fn toggled(self, house: u8) -> Houses {
        Houses(self.0 ^ (1 << house))
    }

    /// The number of houses.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one nearest to its owner's left.
    pub const fn first(self) -> Option<u8> {
        if self.is_empty() {
            None
        } else {
            Some(self.0.trailing_zeros() as u8)
        }
    }

    /// Each of them, from its owner's left.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..u32::BITS as u8).filter(move |&house| self.contains(house))
    }

    /// Each of them as a place on the board.
    pub fn places(self, side: Side) -> impl Iterator<Item = Place> {
        self.iter().map(move |house| Place::House(side, house))
    }

    /// Their letters as this player's houses have them.
    pub fn letters(self, side: Side) -> String {
        self.places(side).map(Place::letter).collect()
    }
}

impl FromIterator<u8> for Houses {
    fn from_iter<T: IntoIterator<Item = u8>>(houses: T) -> Houses {
        Houses(houses.into_iter().fold(0, |bits, house| bits | 1 << house))
    }
}

impl FromStr for Houses {
    type Err = HousesError;

    fn from_str(text: &str) -> Result<Houses, HousesError> {
        let house = |letter: u8| {
            let house = letter.to_ascii_uppercase().checked_sub(b'A')?;
            (house < HOUSES_MAX).then_some(house)
        };
        let houses: Option<Houses> = text.bytes().map(house).collect();
        houses.ok_or_else(|| HousesError {
            text: text.to_owned(),
        })
    }
}

impl fmt::Display for Houses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.letters(Side::South))
    }
}

impl fmt::Debug for Houses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Houses({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_reads_back() {
        for bits in 0..1 << HOUSES_MAX {
            let houses = Houses::from_bits(bits);
            assert_eq!(houses.to_string().parse(), Ok(houses));
            assert_eq!(houses.letters(Side::North).parse(), Ok(houses));
            assert_eq!(houses.iter().collect::<Houses>(), houses);
            assert_eq!(houses.first(), houses.iter().next());
            assert_eq!(usize::from(houses.len()), houses.iter().count());
        }
        for text in ["M", "a b", "é", "1", "@"] {
            assert_eq!(text.parse::<Houses>().unwrap_err().text, text);
        }
    }
}
