//! Who sits at a side of the board.

use std::fmt;
use std::str::FromStr;

use engine::Level;
use words::Words;

/// Who plays a side.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Seat {
    /// Somebody at this terminal.
    Person,
    /// The computer.
    Computer(Level),
}

impl Seat {
    /// Every choice there is, people first.
    pub(crate) fn all() -> impl Iterator<Item = Seat> {
        std::iter::once(Seat::Person).chain(Level::ALL.map(Seat::Computer))
    }

    /// The level against which a game begins if nothing is said.
    pub(crate) fn usual_opponent() -> Seat {
        Level::new(3).map_or(Seat::Person, Seat::Computer)
    }

    /// "a person", or "Computer, level 3: Relaxed".
    pub(crate) fn text(self, words: Words) -> String {
        match self {
            Seat::Person => words.text("person"),
            Seat::Computer(level) => words.computer(level.number()),
        }
    }
}

/// `human`, or a level: `3`, `level-3`.
impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Seat, String> {
        if text == "human" {
            return Ok(Seat::Person);
        }
        Level::from_id(text)
            .map(Seat::Computer)
            .ok_or_else(|| "write `human` or a level from 1 to 8".to_owned())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Person => f.write_str("human"),
            Seat::Computer(level) => write!(f, "{level}"),
        }
    }
}
