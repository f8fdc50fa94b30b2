//! Seats at a board: a person, or the computer at one of its levels.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A level of the computer, from 1 to 8.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Level(u8);

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 8] = [
        Level(1),
        Level(2),
        Level(3),
        Level(4),
        Level(5),
        Level(6),
        Level(7),
        Level(8),
    ];

    /// The weakest level: it lets a child win.
    pub const FIRST: Level = Level(1);
    /// A level that a newcomer may beat.
    pub const EASY: Level = Level(2);
    /// The strongest level.
    pub const LAST: Level = Level(8);

    /// Level `number`, if there is one.
    pub fn new(number: u8) -> Option<Level> {
        (1..=8).contains(&number).then_some(Level(number))
    }

    /// From 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether it looks endings up, where some are known: the last level alone.
    pub const fn looks_up(self) -> bool {
        self.0 == 8
    }

    /// `level-1` to `level-8`: the key of its name in every language.
    pub const fn id(self) -> &'static str {
        const IDS: [&str; 8] = [
            "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8",
        ];
        IDS[self.0 as usize - 1]
    }

    /// The level of an id such as `level-3`; the number alone is enough.
    pub fn from_id(id: &str) -> Option<Level> {
        let number = id.strip_prefix("level-").unwrap_or(id);
        Level::new(number.parse().ok()?)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Longer names are cut: they have to fit above a board.
const NAME_LENGTH_MAX: usize = 24;

/// A player's seat.
///
/// ```
/// use game::{Level, Seat};
///
/// assert_eq!("level-3".parse(), Ok(Seat::USUAL_OPPONENT));
/// assert_eq!("person-Anna".parse(), Ok(Seat::Person("Anna".to_owned())));
/// assert!("level-9".parse::<Seat>().is_err());
/// ```
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Seat {
    /// A person, by name or, with an empty one, without.
    Person(String),
    /// The computer.
    Computer(Level),
}

/// The text names no player.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error(
    "`{text}` cannot play: write `person`, `person-NAME`, or a level from `level-1` to `level-8`"
)]
pub struct SeatError {
    /// The text.
    pub text: String,
}

impl Seat {
    /// A person without a name.
    pub const PERSON: Seat = Seat::Person(String::new());

    /// The level against which a game begins if nothing is said.
    pub const USUAL_OPPONENT: Seat = Seat::Computer(Level(3));

    /// Every seat without a name, people first.
    pub fn all() -> impl Iterator<Item = Seat> {
        std::iter::once(Seat::PERSON).chain(Level::ALL.map(Seat::Computer))
    }

    /// Whether a person sits here.
    pub fn is_person(&self) -> bool {
        match self {
            Seat::Person(_) => true,
            Seat::Computer(_) => false,
        }
    }

    /// The level, if the computer plays.
    pub fn level(&self) -> Option<Level> {
        match self {
            Seat::Person(_) => None,
            Seat::Computer(level) => Some(*level),
        }
    }
}

impl Default for Seat {
    fn default() -> Seat {
        Seat::PERSON
    }
}

/// `person`, `person-Anna` or `level-3`.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Person(name) if name.is_empty() => f.write_str("person"),
            Seat::Person(name) => write!(f, "person-{name}"),
            Seat::Computer(level) => write!(f, "{level}"),
        }
    }
}

/// Reads what `Display` writes, and also `human` and the number of a level alone. Forgives blanks
/// around a name and cuts what is too long.
impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Seat, SeatError> {
        if let Some(name) = text.strip_prefix("person-") {
            let name = name.trim().chars().take(NAME_LENGTH_MAX).collect();
            return Ok(Seat::Person(name));
        }
        if text == "person" || text == "human" {
            return Ok(Seat::PERSON);
        }
        let level = Level::from_id(text).map(Seat::Computer);
        level.ok_or_else(|| SeatError {
            text: text.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_read_back() {
        for text in ["person", "person-Zoé", "level-1", "level-8"] {
            assert_eq!(text.parse::<Seat>().unwrap().to_string(), text);
        }
        for (text, expected) in [("human", "person"), ("3", "level-3")] {
            assert_eq!(text.parse::<Seat>().unwrap().to_string(), expected);
        }
        for text in ["level-0", "level-9", "level-x", "", "robot"] {
            let error = text.parse::<Seat>().unwrap_err();
            assert_eq!(error.text, text);
        }
    }

    #[test]
    fn long_names_are_cut() {
        let seat: Seat = format!("person-{}", "é".repeat(99)).parse().unwrap();
        assert_eq!(seat, Seat::Person("é".repeat(24)));
    }
}
