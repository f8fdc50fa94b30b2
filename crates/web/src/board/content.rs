//! What lies on the board at one moment: the part of a position that is drawn.

use rules::{Heap, Kind, Place, Position, Shape};

/// What lies where. Unlike a position it may be in the middle of a sowing.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Content {
    shape: Shape,
    /// Indexed by cell: the ring, then both heaps of won fruit.
    heaps: Vec<Heap>,
    burnt: u32,
}

impl Content {
    /// What lies on the board of a position.
    pub(crate) fn of(position: &Position) -> Content {
        let shape = position.shape();
        let cells = 0..shape.ring() + 2;
        let mut burnt = 0;
        for cell in cells.clone() {
            if let Place::House(side, house) = shape.place(cell) {
                burnt |= u32::from(position.is_burnt(side, house)) << cell;
            }
        }
        Content {
            shape,
            heaps: cells.map(|cell| position.heap(shape.place(cell))).collect(),
            burnt,
        }
    }

    /// The shape of the board.
    pub(crate) fn shape(&self) -> Shape {
        self.shape
    }

    /// What lies in a place.
    pub(crate) fn heap(&self, place: Place) -> Heap {
        let cell = self.shape.cell(place);
        self.heaps.get(cell).copied().unwrap_or(Heap::Seeds(0))
    }

    /// How many pieces lie in a place.
    pub(crate) fn count(&self, place: Place) -> u16 {
        self.heap(place).count()
    }

    /// Whether a place is a burnt house.
    pub(crate) fn is_burnt(&self, place: Place) -> bool {
        self.burnt & (1 << self.shape.cell(place)) != 0
    }

    /// All pieces that lie somewhere.
    #[cfg(test)]
    pub(crate) fn total(&self) -> u16 {
        self.heaps.iter().map(|heap| heap.count()).sum()
    }

    /// Adds pieces to a place.
    pub(crate) fn put(&mut self, place: Place, heap: Heap) {
        let cell = self.shape.cell(place);
        if let Some(there) = self.heaps.get_mut(cell) {
            *there = there.plus(heap);
        }
    }

    /// Takes pieces from a place; more than lie there cannot be taken.
    pub(crate) fn take(&mut self, place: Place, heap: Heap) {
        let cell = self.shape.cell(place);
        if let Some(there) = self.heaps.get_mut(cell) {
            *there = minus(*there, heap);
        }
    }
}

/// Every house and store of a board, South's first.
pub(crate) fn places(shape: Shape) -> impl Iterator<Item = Place> + use<> {
    (0..shape.ring()).map(move |cell| shape.place(cell))
}

/// What is left of a heap when another is taken out of it.
pub(crate) fn minus(heap: Heap, taken: Heap) -> Heap {
    match (heap, taken) {
        (Heap::Fruit(there), Heap::Fruit(taken)) => {
            Heap::Fruit(std::array::from_fn(|k| there[k].saturating_sub(taken[k])))
        }
        _ => Heap::Seeds(heap.count().saturating_sub(taken.count())),
    }
}

/// One piece as a heap.
pub(crate) fn piece(kind: Option<Kind>) -> Heap {
    match kind {
        None => Heap::Seeds(1),
        Some(kind) => {
            let mut kinds = [0; 4];
            kinds[kind as usize] = 1;
            Heap::Fruit(kinds)
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

    #[test]
    fn taking_undoes_putting() {
        let fruit = Heap::Fruit([1, 2, 0, 3]);
        assert_eq!(
            minus(
                fruit.plus(piece(Some(Kind::Banana))),
                piece(Some(Kind::Banana))
            ),
            fruit
        );
        assert_eq!(minus(Heap::Seeds(3), Heap::Seeds(5)), Heap::Seeds(0));
    }
}
