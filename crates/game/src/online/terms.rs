//! The terms on which a game is offered to somebody: rules, time, seats.

use std::fmt;
use std::str::FromStr;

use rules::{Position, RuleSet, RuleSetError, SetupError, Side};
use thiserror::Error;

use crate::address;
use crate::clock::TimeControl;

/// The shortest time for a whole game, in seconds.
const BASE_MIN_S: u32 = 30;
/// The numbers of days that a turn may have.
const DAYS: [u8; 6] = [1, 2, 3, 5, 7, 14];
const DAY_MS: u64 = 24 * 60 * 60 * 1_000;

/// The time that each player has.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Pace {
    /// As long as anybody likes.
    #[default]
    Free,
    /// Seconds for the whole game, and those added after each turn.
    Clock {
        /// Seconds at the start.
        base_s: u32,
        /// Seconds added after a turn.
        increment_s: u32,
    },
    /// Days for a turn.
    Days(u8),
}

impl Pace {
    /// The time at the start, or for each turn, in milliseconds; 0 without a clock.
    pub fn first_ms(self) -> u64 {
        match self {
            Pace::Free => 0,
            Pace::Clock { base_s, .. } => u64::from(base_s) * 1_000,
            Pace::Days(days) => u64::from(days) * DAY_MS,
        }
    }

    /// The seconds that a player is expected to think in a whole game: of forty turns.
    pub fn expected_s(self) -> Option<u64> {
        match self {
            Pace::Clock {
                base_s,
                increment_s,
            } => Some(u64::from(base_s) + 40 * u64::from(increment_s)),
            Pace::Free | Pace::Days(_) => None,
        }
    }
}

/// `none`, `300+3` in seconds, `2d`.
impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Pace::Free => f.write_str("none"),
            Pace::Clock {
                base_s,
                increment_s,
            } => write!(f, "{base_s}+{increment_s}"),
            Pace::Days(days) => write!(f, "{days}d"),
        }
    }
}

impl FromStr for Pace {
    type Err = TermsError;

    fn from_str(text: &str) -> Result<Pace, TermsError> {
        let wrong = || TermsError::word("clock", text, "`none`, `300+3` (seconds), or `2d`");
        if text == "none" {
            return Ok(Pace::Free);
        }
        if let Some(days) = text.strip_suffix('d') {
            let days = days.parse().ok().filter(|days| DAYS.contains(days));
            return days.map(Pace::Days).ok_or_else(wrong);
        }
        match text.parse() {
            Ok(TimeControl::Game {
                base_s,
                increment_s,
            }) if base_s >= BASE_MIN_S => Ok(Pace::Clock {
                base_s,
                increment_s,
            }),
            Ok(TimeControl::Game { .. } | TimeControl::Turn { .. }) | Err(_) => Err(wrong()),
        }
    }
}

/// The seat that the inviter wants.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum SeatWish {
    /// A certain one.
    Side(Side),
    /// Decided by lot when somebody accepts.
    #[default]
    Lot,
}

impl SeatWish {
    /// The seat of the inviter; `lot` is a random bit.
    pub fn side(self, lot: bool) -> Side {
        match self {
            SeatWish::Side(side) => side,
            SeatWish::Lot if lot => Side::North,
            SeatWish::Lot => Side::South,
        }
    }
}

/// What is agreed before a game begins.
#[derive(Clone, Debug, Eq, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "four questions that have nothing in common"
)]
pub struct Terms {
    /// The position with which the game begins; its rules are those of the game.
    pub start: Position,
    /// The time that each player has.
    pub pace: Pace,
    /// Whether the clock waits until a sowing can have been seen.
    pub watch: bool,
    /// The seat of the inviter.
    pub seat: SeatWish,
    /// Whether turns may be taken back, if the opponent agrees.
    pub takebacks: bool,
    /// Whether only the two players may see the game.
    pub private: bool,
    /// Whether a child plays: nobody else looks on, no clock unless a grown-up sets one.
    pub kid: bool,
}

/// A text is no terms.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum TermsError {
    /// No game is named.
    #[error("no game is named: write `game=kalah`")]
    NoGame,
    /// The game or one of its options is wrong.
    #[error(transparent)]
    Rules(#[from] RuleSetError),
    /// The position with which it begins is wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game is over before it begins.
    #[error("the position `{position}` is the end of a game")]
    Over {
        /// The position.
        position: String,
    },
    /// A word has none of the values it may have.
    #[error("`{text}` is no `{key}`; write {allowed}")]
    Word {
        /// The name of the word.
        key: &'static str,
        /// The value found.
        text: String,
        /// The values that it may have.
        allowed: &'static str,
    },
    /// A word that terms do not have.
    #[error("terms have no `{key}`")]
    Unknown {
        /// The word.
        key: String,
    },
}

impl TermsError {
    fn word(key: &'static str, text: &str, allowed: &'static str) -> TermsError {
        TermsError::Word {
            key,
            text: text.to_owned(),
            allowed,
        }
    }
}

impl Terms {
    /// A game from its usual start, without a clock.
    pub fn new(rules: &RuleSet) -> Terms {
        Terms {
            start: Position::start(rules),
            pace: Pace::Free,
            watch: true,
            seat: SeatWish::Lot,
            takebacks: true,
            private: false,
            kid: false,
        }
    }

    /// The rules of the game.
    pub fn rules(&self) -> &RuleSet {
        self.start.rules()
    }
}

/// `game=kalah:seeds=3&clock=300%2B3&seat=north`: what is usual is left out.
impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Terms::new(self.rules());
        let start = format!("{:#}", self.start);
        let is_usual = start == format!("{:#}", usual.start);
        let seat = match self.seat {
            SeatWish::Side(side) => Some(side.name()),
            SeatWish::Lot => None,
        };
        let pairs = [
            ("game", Some(self.rules().to_string())),
            ("position", (!is_usual).then_some(start)),
            (
                "clock",
                Some(self.pace.to_string()).filter(|_| self.pace != usual.pace),
            ),
            ("watch", (!self.watch).then(|| "off".to_owned())),
            ("seat", seat.map(str::to_owned)),
            ("takebacks", (!self.takebacks).then(|| "never".to_owned())),
            ("private", self.private.then(|| "yes".to_owned())),
            ("kid", self.kid.then(|| "yes".to_owned())),
        ];
        let given = pairs
            .into_iter()
            .filter_map(|(key, value)| Some((key, value?)));
        f.write_str(&address::join(given))
    }
}

impl FromStr for Terms {
    type Err = TermsError;

    fn from_str(text: &str) -> Result<Terms, TermsError> {
        let words: Vec<(String, String)> = address::split(text).collect();
        let game = words.iter().find(|(key, _)| key == "game");
        let (_, game) = game.ok_or(TermsError::NoGame)?;
        let rules: RuleSet = game.parse()?;
        let mut terms = Terms::new(&rules);
        for (key, value) in &words {
            terms.set(key, value)?;
        }
        if terms.start.is_over() {
            let position = terms.start.to_string();
            return Err(TermsError::Over { position });
        }
        Ok(terms)
    }
}

impl Terms {
    fn set(&mut self, key: &str, value: &str) -> Result<(), TermsError> {
        let wrong = |key, allowed| TermsError::word(key, value, allowed);
        let either = |key, no: &str, yes: &str, allowed| match value {
            _ if value == yes => Ok(true),
            _ if value == no => Ok(false),
            _ => Err(wrong(key, allowed)),
        };
        match key {
            "game" => {}
            "position" => self.start = Position::read(value, self.rules(), true)?,
            "clock" => self.pace = value.parse()?,
            "watch" => self.watch = either("watch", "off", "on", "`on` or `off`")?,
            "seat" => {
                self.seat = match value {
                    "lot" => SeatWish::Lot,
                    "south" => SeatWish::Side(Side::South),
                    "north" => SeatWish::Side(Side::North),
                    _ => return Err(wrong("seat", "`south`, `north` or `lot`")),
                }
            }
            "takebacks" => {
                self.takebacks = either("takebacks", "never", "ask", "`ask` or `never`")?;
            }
            "private" => self.private = either("private", "no", "yes", "`yes` or `no`")?,
            "kid" => self.kid = either("kid", "no", "yes", "`yes` or `no`")?,
            key => {
                return Err(TermsError::Unknown {
                    key: key.to_owned(),
                });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_read_back() {
        for text in [
            "game=kalah",
            "game=kalah:seeds=3,pie=on&clock=300%2B3&watch=off&seat=north",
            "game=oware&clock=14d&takebacks=never&private=yes",
            "game=kid-cala-beginner&kid=yes",
            "game=kalah&position=0-0-0-0-0-1-0-0-0-0-0-1-20-26-S",
            "game=congkak:opening=simultaneous,match=best-of-3&seat=south",
        ] {
            let terms: Terms = text.parse().unwrap();
            assert_eq!(terms.to_string(), text);
        }
    }

    #[test]
    fn refusals_name_what_is_allowed() {
        for (text, expected) in [
            ("clock=none", "no game is named: write `game=kalah`"),
            (
                "game=kalah&clock=4d",
                "`4d` is no `clock`; write `none`, `300+3` (seconds), or `2d`",
            ),
            (
                "game=kalah&clock=29%2B0",
                "`29+0` is no `clock`; write `none`, `300+3` (seconds), or `2d`",
            ),
            (
                "game=kalah&seat=west",
                "`west` is no `seat`; write `south`, `north` or `lot`",
            ),
            ("game=kalah&rated=yes", "terms have no `rated`"),
            (
                "game=kalah&position=0-0-0-0-0-0-0-0-0-0-0-0-24-24-S",
                "the position `0-0-0-0-0-0-0-0-0-0-0-0-24-24-X` is the end of a game",
            ),
        ] {
            assert_eq!(text.parse::<Terms>().unwrap_err().to_string(), expected);
        }
    }
}
