//! Places on and beside the board, and how a board of `m` houses a side numbers its cells.

use std::fmt;

use crate::Side;

/// The most houses a player can have: their letters end before `M`, the store.
pub const HOUSES_MAX: u8 = 12;

/// A place where seeds can lie.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Place {
    /// A house, counted from 0 at its owner's left. (In Congkak "left" means farthest from
    /// the owner's store: the game is drawn mirrored.)
    House(Side, u8),
    /// A player's store, which Kid-Cala calls the mancala.
    Store(Side),
    /// A player's heap of won fruit beside the board (Banana-Cala only).
    Won(Side),
}

impl Place {
    /// The player this place belongs to.
    pub const fn side(self) -> Side {
        match self {
            Place::House(side, _) | Place::Store(side) | Place::Won(side) => side,
        }
    }

    /// The letter of a house (`A`… for South, `a`… for North) or of a store (`M`, `m`).
    pub fn letter(self) -> char {
        let upper = match self {
            Place::House(_, house) => char::from(b'A' + house),
            Place::Store(_) => 'M',
            Place::Won(_) => 'W',
        };
        match self.side() {
            Side::South => upper,
            Side::North => upper.to_ascii_lowercase(),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Index of a cell on the ring South's houses, South's store, North's houses, North's store,
/// followed by the two heaps of won fruit.
pub type Cell = usize;

/// The shape of a two-row board: turns places into cell indices and back.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Shape {
    houses: u8,
}

impl Shape {
    /// Every house and store, South's first.
    pub fn places(self) -> impl Iterator<Item = Place> {
        (0..self.ring()).map(move |cell| self.place(cell))
    }

    /// A board of `houses` houses on each side.
    pub const fn new(houses: u8) -> Shape {
        Shape { houses }
    }

    /// Houses on each side.
    pub const fn houses(self) -> u8 {
        self.houses
    }

    /// Cells on the ring: all houses and both stores.
    pub const fn ring(self) -> usize {
        2 * self.houses as usize + 2
    }

    /// The first house of a side.
    #[inline]
    pub const fn base(self, side: Side) -> Cell {
        side as usize * (self.houses as usize + 1)
    }

    /// The store of a side.
    #[inline]
    pub const fn store(self, side: Side) -> Cell {
        self.base(side) + self.houses as usize
    }

    /// The heap of won fruit of a side, beside the ring.
    #[inline]
    pub const fn won(self, side: Side) -> Cell {
        self.ring() + side as usize
    }

    /// The house across the board from a house.
    #[inline]
    pub const fn facing(self, house: Cell) -> Cell {
        2 * self.houses as usize - house
    }

    /// Whether a cell is one of a side's houses.
    #[inline]
    pub const fn owns(self, side: Side, cell: Cell) -> bool {
        cell.wrapping_sub(self.base(side)) < self.houses as usize
    }

    /// The cell of a place.
    pub const fn cell(self, place: Place) -> Cell {
        match place {
            Place::House(side, house) => self.base(side) + house as usize,
            Place::Store(side) => self.store(side),
            Place::Won(side) => self.won(side),
        }
    }

    /// The place of a cell.
    pub const fn place(self, cell: Cell) -> Place {
        let side = if cell < self.ring() {
            if cell <= self.houses as usize {
                Side::South
            } else {
                Side::North
            }
        } else if cell == self.ring() {
            Side::South
        } else {
            Side::North
        };
        if cell >= self.ring() {
            Place::Won(side)
        } else if cell == self.store(side) {
            Place::Store(side)
        } else {
            Place::House(side, (cell - self.base(side)) as u8)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_cells_are_one_to_one() {
        for houses in 1..=12 {
            let shape = Shape::new(houses);
            for cell in 0..shape.ring() + 2 {
                assert_eq!(shape.cell(shape.place(cell)), cell);
            }
        }
    }

    #[test]
    fn the_first_house_faces_the_opponents_last() {
        let shape = Shape::new(6);
        assert_eq!(shape.place(shape.facing(0)), Place::House(Side::North, 5));
        assert_eq!(shape.facing(shape.facing(4)), 4);
    }
}
