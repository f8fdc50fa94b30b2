//! The board as a value: its places, what lies where, which way round, and what faces what.

use crate::Side;
use crate::place::Place;

use super::state::{CELLS, Way};

/// A board of two rows, or of four.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Board {
    /// Rows of each player.
    rows: u8,
    /// Houses in a row.
    columns: u8,
}

impl Board {
    /// A board of one row for each player, round which both sow.
    pub const fn two_rows(columns: u8) -> Board {
        Board { rows: 1, columns }
    }

    /// A board of two rows for each player, who sows in them alone.
    pub const fn four_rows(columns: u8) -> Board {
        Board { rows: 2, columns }
    }

    /// Rows of houses, of both players together.
    pub const fn rows(self) -> u8 {
        2 * self.rows
    }

    /// Houses in a row.
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// Houses of each player.
    pub const fn houses(self) -> u8 {
        self.rows * self.columns
    }

    /// Every place: South's houses, North's, and both stores or hands.
    pub fn places(self) -> impl Iterator<Item = Place> {
        (0..2 * usize::from(self.houses()) + 2).map(move |cell| self.place(cell))
    }

    /// The row of a house, counted from 0 at North's edge; `None` for a store.
    pub fn row(self, place: Place) -> Option<u8> {
        match place {
            Place::House(side, house) => {
                // 0 is the front row, next to the opponent.
                let depth = house / self.columns;
                Some(match side {
                    Side::South => self.rows + depth,
                    Side::North => self.rows - 1 - depth,
                })
            }
            Place::Store(_) | Place::Won(_) => None,
        }
    }

    /// The column of a house, counted from 0 at South's left; `None` for a store.
    pub fn file(self, place: Place) -> Option<u8> {
        match place {
            Place::House(side, house) => {
                let file = house % self.columns;
                Some(match side {
                    Side::South => file,
                    Side::North => self.columns - 1 - file,
                })
            }
            Place::Store(_) | Place::Won(_) => None,
        }
    }

    /// The centre of a place, in widths of a house from the upper left corner: `(x, y)`. Stores lie
    /// beside the houses, South's at the right end and North's at the left.
    pub fn point(self, place: Place) -> (f32, f32) {
        match (self.file(place), self.row(place), place) {
            (Some(file), Some(row), _) => (f32::from(file) + 1.5, f32::from(row) + 0.5),
            (_, _, Place::Store(Side::South) | Place::Won(Side::South)) => {
                (f32::from(self.columns) + 1.5, f32::from(self.rows))
            }
            _ => (0.5, f32::from(self.rows)),
        }
    }

    /// The width and height of the drawing, in widths of a house.
    pub fn size(self) -> (f32, f32) {
        (f32::from(self.columns) + 2.0, f32::from(self.rows()))
    }

    /// The opponent's house across the board from a house of the front row.
    pub fn facing(self, place: Place) -> Option<Place> {
        match place {
            Place::House(side, house) if house < self.columns => {
                Some(Place::House(!side, self.columns - 1 - house))
            }
            Place::House(..) | Place::Store(_) | Place::Won(_) => None,
        }
    }

    /// The house of the back row behind a house of the front row, with the same owner.
    pub fn behind(self, place: Place) -> Option<Place> {
        match place {
            Place::House(side, house) if self.rows == 2 && house < self.columns => {
                Some(Place::House(side, house + self.columns))
            }
            Place::House(..) | Place::Store(_) | Place::Won(_) => None,
        }
    }

    /// The name of a place: the letter of a house in its owner's case, or `store`.
    pub fn name(self, place: Place) -> String {
        match place {
            Place::House(..) => place.letter().to_string(),
            Place::Store(_) | Place::Won(_) => "store".to_owned(),
        }
    }

    /// The way of the counter-clockwise neighbour: in a back row to the right, in the front row of
    /// four to the left.
    pub(super) fn counterclockwise(self, house: u8) -> Way {
        if self.rows == 2 && house < self.columns {
            Way::Left
        } else {
            Way::Right
        }
    }

    /// The cell of a place.
    pub(super) fn cell(self, place: Place) -> usize {
        let houses = usize::from(self.houses());
        match place {
            Place::House(side, house) => side.index() * houses + usize::from(house),
            Place::Store(side) | Place::Won(side) => 2 * houses + side.index(),
        }
    }

    /// The place of a cell.
    pub(super) fn place(self, cell: usize) -> Place {
        let houses = usize::from(self.houses());
        if cell < houses {
            Place::House(Side::South, cell as u8)
        } else if cell < 2 * houses {
            Place::House(Side::North, (cell - houses) as u8)
        } else {
            Place::Store(if cell == 2 * houses {
                Side::South
            } else {
                Side::North
            })
        }
    }

    /// The ring of houses and both stores of a two-row board, in the order of play.
    pub(super) fn ring(self) -> Vec<usize> {
        let houses = usize::from(self.houses());
        let south = 0..houses;
        let north = houses..2 * houses;
        south
            .chain([2 * houses])
            .chain(north)
            .chain([2 * houses + 1])
            .collect()
    }

    /// The circuit of a player on four rows: back row from the left, front row from the right.
    pub(super) fn circuit(self, side: Side) -> Vec<usize> {
        let base = side.index() * usize::from(self.houses());
        let columns = usize::from(self.columns);
        (columns..2 * columns)
            .chain((0..columns).rev())
            .map(|house| base + house)
            .collect()
    }
}

/// The successor of each cell, for one direction.
pub(super) type Next = [u8; CELLS];

/// The successors along a closed line, with the wind (index 0) and against it (index 1). Cells off
/// the line lead to themselves, but for those of `spurs`: they lead to where they would if they
/// were on the line.
pub(super) fn successors(line: &[usize], on: impl Fn(usize) -> bool) -> [Next; 2] {
    let mut next = [[0; CELLS]; 2];
    for direction in &mut next {
        for (cell, next) in direction.iter_mut().enumerate() {
            *next = cell as u8;
        }
    }
    let len = line.len();
    for (index, &cell) in line.iter().enumerate() {
        let after = |step: usize| {
            (1..=len)
                .map(|many| line[(index + many * step) % len])
                .find(|&cell| on(cell))
                .unwrap_or(cell)
        };
        next[0][cell] = after(1) as u8;
        next[1][cell] = after(len - 1) as u8;
    }
    next
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facing_houses_share_a_column_and_neighbour_rows() {
        for board in [Board::two_rows(7), Board::four_rows(8)] {
            for place in board.places() {
                assert_eq!(board.place(board.cell(place)), place);
                if let Some(across) = board.facing(place) {
                    assert_eq!(board.file(place), board.file(across));
                    assert_eq!(board.facing(across), Some(place));
                    let rows = [place, across].map(|place| board.row(place).unwrap());
                    assert_eq!(rows[0].abs_diff(rows[1]), 1);
                }
            }
        }
    }
}
