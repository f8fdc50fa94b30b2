//! One choice on the general machine: a start, a direction, and the answers to questions on the way.

/// Answers to the questions of one turn, in order: whether a lap turns backwards.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Answers {
    len: u8,
    backwards: u16,
}

impl Answers {
    /// The most questions of one turn. Later laps go forwards without being asked about.
    pub const MAX: u8 = 12;

    /// No answers.
    pub const NONE: Answers = Answers {
        len: 0,
        backwards: 0,
    };

    /// The number of answers.
    pub const fn len(self) -> u8 {
        self.len
    }

    /// Whether nothing is answered.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// An answer, if there are so many: `true` is backwards.
    pub const fn get(self, index: u8) -> Option<bool> {
        if index < self.len {
            Some(self.backwards >> index & 1 == 1)
        } else {
            None
        }
    }

    /// These answers and a further one; the same if there are [`Answers::MAX`] already.
    #[must_use]
    pub const fn and(self, backwards: bool) -> Answers {
        if self.len >= Answers::MAX {
            return self;
        }
        Answers {
            len: self.len + 1,
            backwards: self.backwards | (backwards as u16) << self.len,
        }
    }

    /// The text: `r` for backwards, `f` for forwards.
    pub fn text(self) -> String {
        let letter = |index| {
            if self.get(index) == Some(true) {
                'r'
            } else {
                'f'
            }
        };
        (0..self.len).map(letter).collect()
    }

    /// Reads that text.
    pub fn read(text: &str) -> Option<Answers> {
        let mut answers = Answers::default();
        for letter in text.chars() {
            if answers.len >= Answers::MAX {
                return None;
            }
            answers = match letter {
                'r' => answers.and(true),
                'f' => answers.and(false),
                _ => return None,
            };
        }
        Some(answers)
    }
}

/// A choice of the player to move: a start on some cell, with everything that is asked on the way.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Start {
    /// The cell that is lifted, or that gets a seed from the hand.
    pub(super) cell: usize,
    /// The direction of the first seeds.
    pub(super) dir: usize,
    /// The mover plays on at the house.
    pub(super) on: bool,
    /// Answers to questions on the way.
    pub(super) answers: Answers,
}

impl Start {
    pub(super) const fn new(cell: usize, dir: usize) -> Start {
        Start {
            cell,
            dir,
            on: false,
            answers: Answers::NONE,
        }
    }
}

/// Starts on four rows: houses of the player to move with a direction, a bit for each.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct Starts(u64);

impl Starts {
    const fn bit(house: usize, dir: usize) -> u64 {
        1 << (2 * house + (dir & 1))
    }

    pub(super) fn add(&mut self, house: usize, dir: usize) {
        self.0 |= Starts::bit(house, dir);
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Keeps those for which the test holds.
    pub(super) fn retain(&mut self, test: impl Fn(usize, usize) -> bool) {
        let all = *self;
        for (house, dir) in all.iter(|_| 0) {
            if !test(house, dir) {
                self.0 &= !Starts::bit(house, dir);
            }
        }
    }

    /// Each house with its directions, in the order of the letters; `first` is the direction that
    /// comes first in a house.
    pub(super) fn iter(
        self,
        first: impl Fn(usize) -> usize,
    ) -> impl Iterator<Item = (usize, usize)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let house = left.trailing_zeros() as usize / 2;
            let dirs = left & (0b11 << (2 * house).min(62));
            let dir = if dirs.is_power_of_two() {
                dirs.trailing_zeros() as usize & 1
            } else if dirs == 0 {
                return None;
            } else {
                first(house)
            };
            left &= !Starts::bit(house, dir);
            Some((house, dir))
        })
    }
}

/// The result of a turn that was tried.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Ran {
    /// It has ended.
    Ended,
    /// It needs a further answer; the state means nothing.
    Asks,
    /// It would never end; the state means nothing.
    Endless,
}
