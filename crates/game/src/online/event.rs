//! The events of a game, numbered from 1: what has happened, as it is kept and sent.

use std::fmt;
use std::str::FromStr;

use rules::{Houses, Side};
use thiserror::Error;

use super::command::{Offerable, Reaction};
use super::id::GameId;

/// The reason why a game is over.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Why {
    /// By its rules.
    Rules,
    /// This player gave up.
    Resigned(Side),
    /// This player's time ran out.
    OutOfTime(Side),
    /// This player went away.
    Left(Side),
    /// Both agreed on a draw.
    Agreed,
    /// It hardly began: it has no result.
    Aborted,
}

impl Why {
    const ALL: [Why; 9] = [
        Why::Rules,
        Why::Resigned(Side::South),
        Why::Resigned(Side::North),
        Why::OutOfTime(Side::South),
        Why::OutOfTime(Side::North),
        Why::Left(Side::South),
        Why::Left(Side::North),
        Why::Agreed,
        Why::Aborted,
    ];

    /// Its word: that which ends the line of a record, or `rules`.
    pub const fn name(self) -> &'static str {
        match self {
            Why::Rules => "rules",
            Why::Resigned(Side::South) => "south-resigns",
            Why::Resigned(Side::North) => "north-resigns",
            Why::OutOfTime(Side::South) => "south-out-of-time",
            Why::OutOfTime(Side::North) => "north-out-of-time",
            Why::Left(Side::South) => "south-left",
            Why::Left(Side::North) => "north-left",
            Why::Agreed => "draw-agreed",
            Why::Aborted => "aborted",
        }
    }

    /// The one with this word.
    pub fn read(text: &str) -> Option<Why> {
        Why::ALL.into_iter().find(|why| why.name() == text)
    }
}

/// One thing that happened in a game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Event {
    /// A move was played.
    Move {
        /// The player; `None` when both chose at once.
        by: Option<Side>,
        /// The number of steps before it.
        ply: usize,
        /// The move.
        text: String,
        /// The position that it led to.
        position: String,
        /// The time left to South and North, in milliseconds.
        left_ms: [u64; 2],
    },
    /// A player has made a choice that the other must not know yet.
    Chose {
        /// The player.
        by: Side,
        /// The house; `None` for whoever must not know it.
        house: Option<u8>,
        /// The time left to South and North, in milliseconds.
        left_ms: [u64; 2],
    },
    /// A player has chosen the houses to be filled for the next round.
    Filled {
        /// The player.
        by: Side,
        /// The houses; `None` for whoever must not know them.
        houses: Option<Houses>,
    },
    /// A player is ready for the next round.
    Ready {
        /// The player.
        by: Side,
    },
    /// A round has begun.
    Round {
        /// The number of steps before it.
        ply: usize,
        /// The step, `next` or `next:AB/ab`.
        text: String,
        /// The position with which it begins.
        position: String,
    },
    /// Something is offered.
    Offer {
        /// The player who offers.
        by: Side,
        /// The thing offered.
        what: Offerable,
    },
    /// An offer was answered.
    Answer {
        /// The player who answers.
        by: Side,
        /// The number of the offer.
        offer: u64,
        /// Whether it was taken.
        yes: bool,
    },
    /// An offer was withdrawn.
    Withdraw {
        /// The player who had made it.
        by: Side,
        /// The number of the offer.
        offer: u64,
    },
    /// The line was cut back to this many steps.
    Takeback {
        /// The number of steps that stay.
        ply: usize,
    },
    /// A player shows a feeling.
    React {
        /// The player.
        by: Side,
        /// The feeling.
        what: Reaction,
    },
    /// The server was away, and nobody is charged for it.
    Away {
        /// The time that is given back, in milliseconds.
        ms: u64,
    },
    /// The game is over.
    End {
        /// The winner; `None` for a draw, or no result.
        winner: Option<Side>,
        /// The reason.
        why: Why,
    },
    /// A rematch has begun.
    Next {
        /// The new game.
        game: GameId,
    },
}

impl Event {
    /// The event as this viewer may see it: a player, or somebody who looks on. What must not be
    /// known yet is left out; that it happened is not.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Side>) -> Event {
        match *self {
            Event::Chose { by, left_ms, .. } if viewer != Some(by) => Event::Chose {
                by,
                house: None,
                left_ms,
            },
            Event::Filled { by, .. } if viewer != Some(by) => Event::Filled { by, houses: None },
            _ => self.clone(),
        }
    }
}

fn side_name(by: Option<Side>) -> &'static str {
    by.map_or("both", Side::name)
}

fn read_side(text: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side.name() == text)
}

/// One line of words: `move south 0 C 300000 300000 4-4-0-5-5-5-4-4-4-4-4-4-1-0-S`. A position, which
/// may have blanks, comes last.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Move {
                by,
                ply,
                text,
                position,
                left_ms: [south, north],
            } => {
                let by = side_name(*by);
                write!(f, "move {by} {ply} {text} {south} {north} {position}")
            }
            Event::Chose {
                by,
                house,
                left_ms: [south, north],
            } => {
                let house = house.map_or_else(|| "-".to_owned(), |house| house.to_string());
                write!(f, "chose {} {house} {south} {north}", by.name())
            }
            Event::Filled { by, houses } => {
                let letters = houses.map(|houses| houses.letters(Side::South));
                write!(
                    f,
                    "filled {} {}",
                    by.name(),
                    letters.as_deref().unwrap_or("-")
                )
            }
            Event::Ready { by } => write!(f, "ready {}", by.name()),
            Event::Round {
                ply,
                text,
                position,
            } => write!(f, "round {ply} {text} {position}"),
            Event::Offer { by, what } => write!(f, "offer {} {}", by.name(), what.name()),
            Event::Answer { by, offer, yes } => {
                let yes = if *yes { "yes" } else { "no" };
                write!(f, "answer {} {offer} {yes}", by.name())
            }
            Event::Withdraw { by, offer } => write!(f, "withdraw {} {offer}", by.name()),
            Event::Takeback { ply } => write!(f, "takeback {ply}"),
            Event::React { by, what } => write!(f, "react {} {}", by.name(), what.name()),
            Event::Away { ms } => write!(f, "away {ms}"),
            Event::End { winner, why } => {
                let winner = winner.map_or("nobody", Side::name);
                write!(f, "end {winner} {}", why.name())
            }
            Event::Next { game } => write!(f, "next {game}"),
        }
    }
}

/// A text is no event.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("`{text}` is no event of a game")]
pub struct EventError {
    /// The text.
    pub text: String,
}

/// Reads what `Display` writes.
impl FromStr for Event {
    type Err = EventError;

    fn from_str(text: &str) -> Result<Event, EventError> {
        let words: Vec<&str> = text.split(' ').collect();
        read(&words).ok_or_else(|| EventError {
            text: text.chars().take(200).collect(),
        })
    }
}

fn read(words: &[&str]) -> Option<Event> {
    Some(match *words {
        ["move" | "round" | "chose" | "filled", ..] => return read_choice(words),
        ["ready", by] => Event::Ready { by: read_side(by)? },
        ["offer", by, what] => Event::Offer {
            by: read_side(by)?,
            what: Offerable::read(what)?,
        },
        ["answer", by, offer, yes] => Event::Answer {
            by: read_side(by)?,
            offer: offer.parse().ok()?,
            yes: match yes {
                "yes" => true,
                "no" => false,
                _ => return None,
            },
        },
        ["withdraw", by, offer] => Event::Withdraw {
            by: read_side(by)?,
            offer: offer.parse().ok()?,
        },
        ["takeback", ply] => Event::Takeback {
            ply: ply.parse().ok()?,
        },
        ["react", by, what] => Event::React {
            by: read_side(by)?,
            what: Reaction::read(what)?,
        },
        ["away", ms] => Event::Away {
            ms: ms.parse().ok()?,
        },
        ["end", winner, why] => Event::End {
            winner: match winner {
                "nobody" => None,
                winner => Some(read_side(winner)?),
            },
            why: Why::read(why)?,
        },
        ["next", game] => Event::Next {
            game: game.parse().ok()?,
        },
        _ => return None,
    })
}

/// The events by which the board changes, or will.
fn read_choice(words: &[&str]) -> Option<Event> {
    let pair = |south: &str, north: &str| Some([south.parse().ok()?, north.parse().ok()?]);
    Some(match *words {
        ["move", by, ply, text, south, north, ref position @ ..] => Event::Move {
            by: match by {
                "both" => None,
                by => Some(read_side(by)?),
            },
            ply: ply.parse().ok()?,
            text: text.to_owned(),
            position: position.join(" "),
            left_ms: pair(south, north)?,
        },
        ["chose", by, house, south, north] => Event::Chose {
            by: read_side(by)?,
            house: match house {
                "-" => None,
                house => Some(house.parse().ok()?),
            },
            left_ms: pair(south, north)?,
        },
        ["filled", by, houses] => Event::Filled {
            by: read_side(by)?,
            houses: match houses {
                "-" => None,
                houses => Some(houses.parse().ok()?),
            },
        },
        ["round", ply, text, ref position @ ..] => Event::Round {
            ply: ply.parse().ok()?,
            text: text.to_owned(),
            position: position.join(" "),
        },
        _ => return None,
    })
}
