//! The heaps on a board at one moment, in the middle of a sowing perhaps.

use rules::{Heap, Place, Position, Shape};

/// The heaps on a board. Unlike a position they may be those in the middle of a sowing.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Content {
    shape: Shape,
    /// Indexed by cell: the ring, then both heaps of won fruit.
    heaps: Vec<Heap>,
    burnt: u64,
}

impl Content {
    /// The content of a position's board.
    pub fn of(position: &Position) -> Content {
        let shape = position.shape();
        let cells = 0..shape.ring() + 2;
        let mut burnt = 0;
        for cell in cells.clone() {
            if let Place::House(side, house) = shape.place(cell) {
                burnt |= u64::from(position.is_burnt(side, house)) << cell;
            }
        }
        Content {
            shape,
            heaps: cells.map(|cell| position.heap(shape.place(cell))).collect(),
            burnt,
        }
    }

    /// The shape of the board.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The content of a place.
    pub fn heap(&self, place: Place) -> Heap {
        let cell = self.shape.cell(place);
        self.heaps.get(cell).copied().unwrap_or(Heap::Seeds(0))
    }

    /// The number of pieces in a place.
    pub fn count(&self, place: Place) -> u16 {
        self.heap(place).count()
    }

    /// Whether a place is a burnt house.
    pub fn is_burnt(&self, place: Place) -> bool {
        self.burnt & (1 << self.shape.cell(place)) != 0
    }

    /// The number of all pieces.
    pub fn total(&self) -> u16 {
        self.heaps.iter().map(|heap| heap.count()).sum()
    }

    /// Adds pieces to a place.
    pub fn put(&mut self, place: Place, heap: Heap) {
        let cell = self.shape.cell(place);
        if let Some(there) = self.heaps.get_mut(cell) {
            *there = there.plus(heap);
        }
    }

    /// Takes pieces from a place; more than lie there cannot be taken.
    pub fn take(&mut self, place: Place, heap: Heap) {
        let cell = self.shape.cell(place);
        if let Some(there) = self.heaps.get_mut(cell) {
            *there = there.minus(heap);
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{RuleSet, catalogue};

    use super::*;

    #[test]
    fn a_content_has_every_piece_of_its_position() {
        for game in catalogue::GAMES {
            let position = Position::start(&RuleSet::new(game));
            assert_eq!(Content::of(&position).total(), position.pieces_total());
        }
    }
}
