//! The choice of fruits and their order in Banana-Cala, one tap at a time.

use rules::{FruitMove, Heap, Kind, Move, Order, Origin, Place, Position, Side};

/// A choice of fruits that is not finished yet.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Pick {
    /// The owner of the fruits.
    pub(crate) side: Side,
    /// Their source.
    pub(crate) source: Origin,
    /// The contents of the source at the beginning.
    heap: Heap,
    /// The fruits chosen, in the order of dropping.
    order: Order,
    /// Whether the mover may choose the order.
    any_order: bool,
    /// Whether possible captures are left on the board.
    pub(crate) leave: bool,
}

impl Pick {
    /// Begins a choice from a house or the mancala; `None` if it is empty.
    pub(crate) fn begin(position: &Position, side: Side, source: Origin) -> Option<Pick> {
        let heap = position.heap(match source {
            Origin::House(house) => Place::House(side, house),
            Origin::Store => Place::Store(side),
        });
        let properties = position.properties();
        if !properties.has_fruit {
            return None;
        }
        let any_order = properties.chooses_order;
        let mut pick = Pick {
            side,
            source,
            heap,
            order: Order::default(),
            any_order,
            leave: false,
        };
        // A whole house in which the order cannot matter needs no taps.
        if source != Origin::Store && (!any_order || pick.kinds().count() == 1) {
            pick.take_rest();
        }
        (!heap.is_empty()).then_some(pick)
    }

    /// The place that the fruits come from.
    pub(crate) fn place(&self) -> Place {
        match self.source {
            Origin::House(house) => Place::House(self.side, house),
            Origin::Store => Place::Store(self.side),
        }
    }

    /// The fruits chosen, in the order of dropping.
    pub(crate) fn order(&self) -> Order {
        self.order
    }

    /// The fruits that still lie in the source.
    pub(crate) fn rest(&self) -> Heap {
        self.heap.minus(self.order.heap())
    }

    /// The number of fruits that may be chosen.
    pub(crate) fn most(&self) -> usize {
        let there = usize::from(self.heap.count());
        match self.source {
            Origin::House(_) => there,
            Origin::Store => there.min(FruitMove::FROM_STORE_MAX.into()),
        }
    }

    /// The kinds that still lie there.
    fn kinds(&self) -> impl Iterator<Item = Kind> {
        let rest = self.rest();
        Kind::ALL.into_iter().filter(move |&kind| rest.of(kind) > 0)
    }

    /// Whether one more fruit of this kind can be chosen.
    pub(crate) fn can_take(&self, kind: Kind) -> bool {
        self.rest().of(kind) > 0 && self.order.len() < self.most()
    }

    /// Chooses one more fruit; returns whether that was possible.
    pub(crate) fn take(&mut self, kind: Kind) -> bool {
        let possible = self.can_take(kind);
        if possible {
            self.order.push(kind);
            self.keep_order();
        }
        possible
    }

    /// Chooses all that may still be chosen, kind by kind.
    pub(crate) fn take_rest(&mut self) {
        for kind in Kind::ALL {
            while self.take(kind) {}
        }
    }

    /// Puts the fruit dropped as number `index` back.
    pub(crate) fn put_back(&mut self, index: usize) {
        let order = self.order;
        let kept = (0..order.len()).filter(|&at| at != index);
        self.order = kept.map(|at| order.kind(at)).collect();
    }

    /// Puts the fruit chosen last back; returns whether there was one.
    pub(crate) fn put_back_last(&mut self) -> bool {
        self.order.pop().is_some()
    }

    fn keep_order(&mut self) {
        if !self.any_order {
            let chosen = self.order.heap();
            let in_order = Kind::IN_ORDER
                .into_iter()
                .flat_map(|kind| std::iter::repeat_n(kind, usize::from(chosen.of(kind))));
            self.order = in_order.collect();
        }
    }

    /// The move, once it is complete.
    pub(crate) fn finished(&self) -> Option<Move> {
        let whole = match self.source {
            Origin::House(_) => self.order.len() == self.most(),
            Origin::Store => !self.order.is_empty(),
        };
        whole.then_some(Move::Fruit(FruitMove {
            source: self.source,
            order: self.order,
            leave: self.leave,
        }))
    }
}

/// Whether captures may be left on the board.
pub(crate) fn may_leave(position: &Position) -> bool {
    position.properties().may_leave
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(rules: &str, moves: &str) -> Position {
        let mut position = Position::start(&rules.parse().unwrap());
        for text in moves.split_whitespace() {
            let mv = position.read_move(text).unwrap();
            position.play(mv).unwrap();
        }
        position
    }

    fn text(pick: &Pick) -> Option<String> {
        pick.finished().map(|mv| mv.text(pick.side))
    }

    #[test]
    fn up_to_six_fruits_leave_the_mancala() {
        let start = position("banana-cala", "");
        let mut pick = Pick::begin(&start, Side::South, Origin::Store).unwrap();
        assert_eq!(text(&pick), None);
        for kind in [Kind::Grape, Kind::Orange, Kind::Banana] {
            assert!(pick.take(kind));
        }
        assert_eq!(text(&pick).as_deref(), Some("M:gob"));
        pick.put_back(1);
        assert_eq!(text(&pick).as_deref(), Some("M:gb"));
        pick.take_rest();
        assert_eq!(pick.order().len(), usize::from(FruitMove::FROM_STORE_MAX));
        assert!(!pick.take(Kind::Apple));
        start.check(pick.finished().unwrap()).unwrap();
    }

    #[test]
    fn a_house_is_sown_as_a_whole() {
        let position = position("banana-cala", "M:gob m:aaa");
        let heap = position.heap(Place::House(Side::South, 5));
        assert_eq!(heap.count(), 1);
        let pick = Pick::begin(&position, Side::South, Origin::House(5)).unwrap();
        position.check(pick.finished().unwrap()).unwrap();
        assert_eq!(Pick::begin(&position, Side::South, Origin::House(0)), None);
    }

    #[test]
    fn the_order_of_a_house_can_be_chosen() {
        let text_of = |heap| format!("{heap}-0-0-0-0-0-0-0-0-0-0-0-6b5a6o6g-6b5a6o6g-0-0-S");
        let rules = "banana-cala".parse().unwrap();
        let position = Position::read(&text_of("1b2a"), &rules, true).unwrap();
        let mut pick = Pick::begin(&position, Side::South, Origin::House(0)).unwrap();
        assert_eq!(text(&pick), None);
        assert!(pick.take(Kind::Apple) && pick.take(Kind::Banana) && !pick.take(Kind::Banana));
        assert_eq!(text(&pick), None);
        assert!(pick.take(Kind::Apple));
        assert_eq!(text(&pick).as_deref(), Some("A:aba"));
        assert!(pick.put_back_last() && text(&pick).is_none());
    }

    #[test]
    fn a_fixed_order_needs_no_choice() {
        let start = position("banana-cala:order=fixed", "");
        let mut pick = Pick::begin(&start, Side::South, Origin::Store).unwrap();
        assert!(pick.take(Kind::Banana) && pick.take(Kind::Apple));
        assert_eq!(text(&pick).as_deref(), Some("M:ab"));
    }
}
