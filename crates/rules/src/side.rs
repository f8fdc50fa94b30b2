//! The two players, named after the side of the board they sit at.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

/// A player. South moves first and sits at the lower edge of a drawn board.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Side {
    /// The player who moves first.
    South,
    /// The player who answers.
    North,
}

impl Side {
    /// Both players, South first.
    pub const BOTH: [Side; 2] = [Side::South, Side::North];

    /// Position of this side in a pair ordered South, North.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The one side of which something holds; `None` if it holds of both or of neither.
    pub fn only(holds: impl Fn(Side) -> bool) -> Option<Side> {
        match Side::BOTH.map(holds) {
            [true, false] => Some(Side::South),
            [false, true] => Some(Side::North),
            [true, true] | [false, false] => None,
        }
    }

    /// `south` or `north`, as the JSON answers write it.
    pub const fn name(self) -> &'static str {
        match self {
            Side::South => "south",
            Side::North => "north",
        }
    }

    /// The letter that marks this side as the one to move: `S` or `N`.
    pub const fn letter(self) -> char {
        match self {
            Side::South => 'S',
            Side::North => 'N',
        }
    }
}

impl Not for Side {
    type Output = Side;

    #[inline]
    fn not(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }
}

impl<T> Index<Side> for [T; 2] {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        &self[side as usize]
    }
}

impl<T> IndexMut<Side> for [T; 2] {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self[side as usize]
    }
}

/// `South` or `North`, as in a sentence.
impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::South => "South",
            Side::North => "North",
        })
    }
}
