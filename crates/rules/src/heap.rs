//! The content of one place: plain seeds, or fruits of four kinds.

use std::fmt;

/// A kind of fruit in Banana-Cala, in the order the text formats list them.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Kind {
    /// Costs its owner a point once won.
    Banana,
    /// Worth a point once won, as the two below.
    Apple,
    /// See [`Kind::Apple`].
    Orange,
    /// See [`Kind::Apple`].
    Grape,
}

impl Kind {
    /// Every kind, in the order of the text formats.
    pub const ALL: [Kind; 4] = [Kind::Banana, Kind::Apple, Kind::Orange, Kind::Grape];

    /// Every kind, in the order in which fruits fall where the rules prescribe one: bananas last.
    pub const IN_ORDER: [Kind; 4] = [Kind::Apple, Kind::Orange, Kind::Grape, Kind::Banana];

    /// Fruits of each kind that a player has at the start.
    pub(crate) const EACH: u8 = 6;

    /// The letter of this kind: `b`, `a`, `o` or `g`.
    pub const fn letter(self) -> char {
        match self {
            Kind::Banana => 'b',
            Kind::Apple => 'a',
            Kind::Orange => 'o',
            Kind::Grape => 'g',
        }
    }

    /// The kind of a letter, in either case.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL
            .into_iter()
            .find(|kind| kind.letter() == letter.to_ascii_lowercase())
    }

    /// Points that one won fruit of this kind is worth.
    pub const fn weight(self) -> i16 {
        match self {
            Kind::Banana => -1,
            Kind::Apple | Kind::Orange | Kind::Grape => 1,
        }
    }
}

/// The content of one place.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Heap {
    /// A number of seeds, all alike.
    Seeds(u16),
    /// A number of fruits of each kind, indexed by `Kind as usize`.
    Fruit([u8; 4]),
}

impl Heap {
    /// One piece: a seed, or a fruit of this kind.
    pub const fn one(kind: Option<Kind>) -> Heap {
        match kind {
            None => Heap::Seeds(1),
            Some(kind) => {
                let mut kinds = [0; 4];
                kinds[kind as usize] = 1;
                Heap::Fruit(kinds)
            }
        }
    }

    /// The rest when another heap is taken out; of what is not there, nothing is taken.
    #[must_use]
    pub fn minus(self, taken: Heap) -> Heap {
        match (self, taken) {
            (Heap::Fruit(there), Heap::Fruit(taken)) => {
                Heap::Fruit(std::array::from_fn(|k| there[k].saturating_sub(taken[k])))
            }
            (there, taken) => Heap::Seeds(there.count().saturating_sub(taken.count())),
        }
    }

    /// The number of pieces, whatever their kind.
    pub fn count(self) -> u16 {
        match self {
            Heap::Seeds(seeds) => seeds,
            Heap::Fruit(kinds) => kinds.iter().map(|&n| u16::from(n)).sum(),
        }
    }

    /// Whether nothing lies here.
    pub fn is_empty(self) -> bool {
        self.count() == 0
    }

    /// Fruits of one kind; plain seeds have no kind and count as none.
    pub fn of(self, kind: Kind) -> u8 {
        match self {
            Heap::Seeds(_) => 0,
            Heap::Fruit(kinds) => kinds[kind as usize],
        }
    }

    /// Points this heap is worth to the player who won it: a seed one, a fruit its
    /// [`Kind::weight`].
    pub fn points(self) -> i16 {
        match self {
            Heap::Seeds(seeds) => seeds.cast_signed(),
            Heap::Fruit(kinds) => Kind::ALL
                .iter()
                .map(|&k| k.weight() * i16::from(kinds[k as usize]))
                .sum(),
        }
    }

    /// This heap and another of the same sort together.
    #[must_use]
    pub fn plus(self, other: Heap) -> Heap {
        match (self, other) {
            (Heap::Fruit(a), Heap::Fruit(b)) => {
                Heap::Fruit(std::array::from_fn(|k| a[k].saturating_add(b[k])))
            }
            _ => Heap::Seeds(self.count().saturating_add(other.count())),
        }
    }
}

/// `12`, or for fruits `2b1a`; an empty heap is `0`.
impl fmt::Display for Heap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Heap::Seeds(seeds) => write!(f, "{seeds}"),
            Heap::Fruit([0, 0, 0, 0]) => f.write_str("0"),
            Heap::Fruit(kinds) => {
                for kind in Kind::ALL {
                    let n = kinds[kind as usize];
                    if n > 0 {
                        write!(f, "{n}{}", kind.letter())?;
                    }
                }
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taking_undoes_adding() {
        let (fruit, banana) = (Heap::Fruit([1, 2, 0, 3]), Heap::one(Some(Kind::Banana)));
        assert_eq!(fruit.plus(banana).minus(banana), fruit);
        assert_eq!(Heap::Seeds(3).minus(Heap::one(None)), Heap::Seeds(2));
        assert_eq!(Heap::Seeds(3).minus(Heap::Seeds(5)), Heap::Seeds(0));
    }
}
