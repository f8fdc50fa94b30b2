//! Who plays a side: a person or the computer.

use std::fmt;
use std::str::FromStr;

use words::Player;

/// Longer names are cut: they have to fit above the board.
const NAME_LENGTH_MAX: usize = 24;
/// Levels of the computer.
pub(crate) const LEVELS: std::ops::RangeInclusive<u8> = 1..=8;

/// Who plays a side.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Seat {
    /// A person, by name or without one.
    Person(String),
    /// The computer at this level.
    Computer(u8),
}

impl Default for Seat {
    fn default() -> Seat {
        Seat::Person(String::new())
    }
}

impl Seat {
    /// Whether a person sits here.
    pub(crate) fn is_person(&self) -> bool {
        matches!(self, Seat::Person(_))
    }

    /// The level, if the computer plays.
    pub(crate) fn level(&self) -> Option<u8> {
        match self {
            Seat::Computer(level) => Some(*level),
            Seat::Person(_) => None,
        }
    }

    /// What sentences call this player.
    pub(crate) fn player(&self) -> Player {
        match self {
            Seat::Computer(_) => Player::Computer,
            Seat::Person(name) if name.is_empty() => Player::Side,
            Seat::Person(name) => Player::Named(name.clone()),
        }
    }
}

/// `person`, `person-Anna` or `level-3`.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Person(name) if name.is_empty() => f.write_str("person"),
            Seat::Person(name) => write!(f, "person-{name}"),
            Seat::Computer(level) => write!(f, "level-{level}"),
        }
    }
}

/// Forgives blanks around a name and cuts what is too long. An unknown player is given back as
/// the error.
impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Seat, String> {
        let unknown = || text.to_owned();
        if let Some(level) = text.strip_prefix("level-") {
            let level = level.parse().map_err(|_| unknown())?;
            return LEVELS
                .contains(&level)
                .then_some(Seat::Computer(level))
                .ok_or_else(unknown);
        }
        match text.strip_prefix("person-") {
            Some(name) => Ok(Seat::Person(
                name.trim().chars().take(NAME_LENGTH_MAX).collect(),
            )),
            None if text == "person" || text == "human" => Ok(Seat::default()),
            None => Err(unknown()),
        }
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
        for text in ["level-0", "level-9", "level-x", "", "robot"] {
            assert_eq!(text.parse::<Seat>(), Err(text.to_owned()));
        }
    }

    #[test]
    fn long_names_are_cut() {
        let seat: Seat = format!("person-{}", "é".repeat(99)).parse().unwrap();
        assert_eq!(seat, Seat::Person("é".repeat(24)));
    }
}
