//! Banana-Cala: choosing which fruits are dropped, and in which order.

use rules::{FruitMove, Heap, Kind, Move, Order, Origin, Place, Position, Side};

use super::input::Key;
use crate::play::arranged;

/// A choice being made.
#[derive(Clone, Debug)]
pub(crate) struct Fruits {
    pub(crate) source: Origin,
    /// The fruits that lie there.
    heap: Heap,
    pub(crate) order: Order,
    /// Leave what could be captured.
    pub(crate) leave: bool,
}

/// The result of a key.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Chosen {
    /// More choices follow.
    More,
    /// Never mind.
    Cancelled,
    /// The move is chosen.
    Move(Move),
}

impl Fruits {
    pub(crate) fn new(position: &Position, side: Side, source: Origin) -> Fruits {
        let place = match source {
            Origin::House(house) => Place::House(side, house),
            Origin::Store => Place::Store(side),
        };
        Fruits {
            source,
            heap: position.heap(place),
            order: Order::default(),
            leave: false,
        }
    }

    /// The most fruits that can be dropped.
    pub(crate) fn most(&self) -> u16 {
        match self.source {
            Origin::House(_) => self.heap.count(),
            Origin::Store => self.heap.count().min(FruitMove::FROM_STORE_MAX),
        }
    }

    /// Fruits of a kind not yet in the order.
    pub(crate) fn left(&self, kind: Kind) -> u8 {
        self.heap.of(kind) - self.order.heap().of(kind)
    }

    /// Whether the order can be dropped as it is.
    pub(crate) fn is_complete(&self) -> bool {
        match self.source {
            Origin::House(_) => self.order.len() == usize::from(self.most()),
            Origin::Store => !self.order.is_empty(),
        }
    }

    /// The move chosen so far.
    pub(crate) fn mv(&self, position: &Position) -> Move {
        let fruit = FruitMove {
            source: self.source,
            order: self.order,
            leave: self.leave,
        };
        arranged(fruit, position)
    }

    pub(crate) fn press(&mut self, key: Key, position: &Position) -> Chosen {
        match key {
            Key::Escape | Key::Char('q') => return Chosen::Cancelled,
            Key::Backspace | Key::Left => {
                self.order.pop();
            }
            Key::Char('~') => self.leave = !self.leave,
            Key::Char('.') => self.rest(&Kind::IN_ORDER),
            Key::Char(',') => self.rest(&Kind::ALL),
            Key::Enter | Key::Char(' ') if self.is_complete() => {
                return Chosen::Move(self.mv(position));
            }
            Key::Char(letter) => {
                if let Some(kind) = Kind::from_letter(letter) {
                    self.add(kind);
                }
            }
            _ => {}
        }
        Chosen::More
    }

    fn add(&mut self, kind: Kind) {
        if self.left(kind) > 0 && self.order.len() < usize::from(self.most()) {
            self.order.push(kind);
        }
    }

    /// Adds what is left, kind by kind.
    fn rest(&mut self, kinds: &[Kind]) {
        for &kind in kinds {
            for _ in 0..self.left(kind) {
                self.add(kind);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(text: &str, source: Origin) -> (Fruits, Position) {
        let rules = "banana-cala".parse().unwrap();
        let position = Position::read(text, &rules, true).unwrap();
        (Fruits::new(&position, Side::South, source), position)
    }

    fn press(fruits: &mut Fruits, position: &Position, keys: &str) -> Chosen {
        let mut chosen = Chosen::More;
        for letter in keys.chars() {
            let key = match letter {
                '\n' => Key::Enter,
                '<' => Key::Backspace,
                other => Key::Char(other),
            };
            chosen = fruits.press(key, position);
        }
        chosen
    }

    #[track_caller]
    fn check(text: &str, source: Origin, keys: &str, expected: &str) {
        let (mut fruits, position) = start(text, source);
        match press(&mut fruits, &position, keys) {
            Chosen::Move(mv) => assert_eq!(mv.text(Side::South), expected),
            other => assert_eq!(format!("{other:?}"), expected),
        }
    }

    const BOARD: &str = "2b1a-0-0-0-0-0-0-0-0-0-0-1a-6b6a6o6g-6g-0-0-S";

    #[test]
    fn a_whole_house_in_any_order() {
        check(BOARD, Origin::House(0), "bab\n", "A:bab");
        check(BOARD, Origin::House(0), "ba\n", "More");
        check(BOARD, Origin::House(0), "aabo<<ab.\n", "A:abb");
        check(BOARD, Origin::House(0), "b.\n", "A:bab");
        check(BOARD, Origin::House(0), "q", "Cancelled");
    }

    #[test]
    fn up_to_six_out_of_the_mancala() {
        check(BOARD, Origin::Store, "\n", "More");
        check(BOARD, Origin::Store, "gob\n", "M:gob");
        check(BOARD, Origin::Store, "bbbbbbbb\n", "M:bbbbbb");
        check(BOARD, Origin::Store, "gg,\n", "M:ggbbbb");
    }
}
