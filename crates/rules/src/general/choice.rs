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
