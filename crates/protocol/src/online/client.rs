//! Messages from a page to the server.

use std::fmt;
use std::str::FromStr;

use game::online::{Command, GameId, Offerable, Reaction};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::LIMITS;
use super::flat::{FlatCommand, FlatError, need};

/// The name of one intention: 128 random bits, kept until it has been answered. The same intention
/// is carried out once, wherever it is sent again.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Key(pub u128);

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for Key {
    type Err = BadMessage;

    fn from_str(text: &str) -> Result<Key, BadMessage> {
        let is_hex = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let bits = u128::from_str_radix(text, 16).ok().filter(|_| is_hex);
        bits.map(Key)
            .ok_or_else(|| BadMessage::new("key", text, "32 hexadecimal digits"))
    }
}

/// A message that cannot be understood.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("`{text}` is no `{field}`; write {allowed}")]
pub struct BadMessage {
    /// The field.
    pub field: &'static str,
    /// The value found, at most its beginning.
    pub text: String,
    /// The values that are allowed.
    pub allowed: &'static str,
}

impl BadMessage {
    fn new(field: &'static str, text: &str, allowed: &'static str) -> BadMessage {
        BadMessage {
            field,
            text: text.chars().take(60).collect(),
            allowed,
        }
    }
}

/// A game, and the number of the last event of it that is known.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct WatchedGame {
    /// The game.
    pub g: String,
    /// The number of the event; 0 if nothing is known.
    #[serde(default)]
    pub after: u64,
}

/// A message from a page.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// The first message.
    Hello {
        /// The version of the messages.
        v: u32,
        /// The games to be told of.
        #[serde(default)]
        games: Vec<WatchedGame>,
    },
    /// To be told of one more game.
    Watch(WatchedGame),
    /// To be told of a game no more.
    Leave {
        /// The game.
        g: String,
    },
    /// A command of a player.
    Do {
        /// The game.
        g: String,
        /// The name of the intention.
        key: String,
        /// The command.
        c: WireCommand,
    },
    /// A sign of life.
    Ping {
        /// Any number, which comes back.
        id: u64,
    },
}

impl ClientMessage {
    /// Checks what JSON cannot: numbers of things, and names of games.
    ///
    /// # Errors
    /// [`BadMessage`]: the field, what was found and what is allowed.
    pub fn check(&self) -> Result<(), BadMessage> {
        match self {
            ClientMessage::Hello { games, .. } if games.len() > LIMITS.hello_games as usize => {
                let count = games.len().to_string();
                Err(BadMessage::new("games", &count, "32 games at most"))
            }
            ClientMessage::Hello { games, .. } => {
                games.iter().try_for_each(|game| read_id(&game.g).map(drop))
            }
            ClientMessage::Watch(WatchedGame { g, .. }) | ClientMessage::Leave { g } => {
                read_id(g).map(drop)
            }
            ClientMessage::Do { g, key, c } => {
                read_id(g)?;
                key.parse::<Key>()?;
                command(c).map(drop)
            }
            ClientMessage::Ping { .. } => Ok(()),
        }
    }
}

/// The game with this name.
///
/// # Errors
/// [`BadMessage`] if no game can have it.
pub fn read_id(text: &str) -> Result<GameId, BadMessage> {
    text.parse()
        .map_err(|()| BadMessage::new("g", text, "ten letters and digits"))
}

/// A command as JSON.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(tag = "do", rename_all = "kebab-case", try_from = "FlatCommand")]
#[expect(
    missing_docs,
    reason = "the fields are those of `game::online::Command`"
)]
pub enum WireCommand {
    Move { ply: usize, m: String },
    Fill { houses: String },
    Ready,
    Offer { what: String },
    Answer { offer: u64, yes: bool },
    Withdraw { offer: u64 },
    Resign,
    Abort,
    Claim { what: String },
    React { what: String },
}

impl TryFrom<FlatCommand> for WireCommand {
    type Error = FlatError;

    fn try_from(flat: FlatCommand) -> Result<WireCommand, FlatError> {
        let offer = need(flat.offer, "offer");
        let what = need(flat.what, "what");
        Ok(match flat.kind.as_str() {
            "move" => WireCommand::Move {
                ply: need(flat.ply, "ply")?,
                m: need(flat.m, "m")?,
            },
            "fill" => WireCommand::Fill {
                houses: need(flat.houses, "houses")?,
            },
            "ready" => WireCommand::Ready,
            "offer" => WireCommand::Offer { what: what? },
            "answer" => WireCommand::Answer {
                offer: offer?,
                yes: need(flat.yes, "yes")?,
            },
            "withdraw" => WireCommand::Withdraw { offer: offer? },
            "resign" => WireCommand::Resign,
            "abort" => WireCommand::Abort,
            "claim" => WireCommand::Claim { what: what? },
            "react" => WireCommand::React { what: what? },
            _ => return Err(FlatError::Unknown(flat.kind)),
        })
    }
}

impl From<&Command> for WireCommand {
    fn from(command: &Command) -> WireCommand {
        match command {
            Command::Move { ply, text } => WireCommand::Move {
                ply: *ply,
                m: text.clone(),
            },
            Command::Fill { houses } => WireCommand::Fill {
                houses: houses.letters(rules::Side::South),
            },
            Command::Ready => WireCommand::Ready,
            Command::Offer(what) => WireCommand::Offer {
                what: what.name().to_owned(),
            },
            Command::Answer { offer, yes } => WireCommand::Answer {
                offer: *offer,
                yes: *yes,
            },
            Command::Withdraw { offer } => WireCommand::Withdraw { offer: *offer },
            Command::Resign => WireCommand::Resign,
            Command::Abort => WireCommand::Abort,
            Command::Claim { win } => WireCommand::Claim {
                what: if *win { "win" } else { "draw" }.to_owned(),
            },
            Command::React(what) => WireCommand::React {
                what: what.name().to_owned(),
            },
        }
    }
}

/// The command that JSON stands for.
///
/// # Errors
/// [`BadMessage`]: the field, what was found and what is allowed.
pub fn command(wire: &WireCommand) -> Result<Command, BadMessage> {
    Ok(match wire {
        WireCommand::Move { ply, m } => Command::Move {
            ply: *ply,
            text: m.clone(),
        },
        WireCommand::Fill { houses } => {
            let read = houses.to_ascii_uppercase().parse();
            let wrong = |_| BadMessage::new("houses", houses, "letters of houses, as in `ABC`");
            Command::Fill {
                houses: read.map_err(wrong)?,
            }
        }
        WireCommand::Ready => Command::Ready,
        WireCommand::Offer { what } => {
            let read = Offerable::read(what);
            let wrong = || BadMessage::new("what", what, "`draw`, `takeback` or `rematch`");
            Command::Offer(read.ok_or_else(wrong)?)
        }
        WireCommand::Answer { offer, yes } => Command::Answer {
            offer: *offer,
            yes: *yes,
        },
        WireCommand::Withdraw { offer } => Command::Withdraw { offer: *offer },
        WireCommand::Resign => Command::Resign,
        WireCommand::Abort => Command::Abort,
        WireCommand::Claim { what } => match what.as_str() {
            "win" => Command::Claim { win: true },
            "draw" => Command::Claim { win: false },
            _ => return Err(BadMessage::new("what", what, "`win` or `draw`")),
        },
        WireCommand::React { what } => {
            let allowed = "`hello`, `good-luck`, `well-played`, `wow`, `thanks` or `goodbye`";
            let read = Reaction::read(what);
            Command::React(read.ok_or_else(|| BadMessage::new("what", what, allowed))?)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_values_are_refused_by_name() {
        let check = |text: &str| {
            let read = serde_json::from_str::<ClientMessage>(text);
            let read = read.map_err(|error| error.to_string());
            read.and_then(|read| read.check().map_err(|error| error.to_string()))
        };
        let key = "0123456789abcdef0123456789abcdef";
        let does = |c: &str| format!(r#"{{"t":"do","g":"0123456789","key":"{key}","c":{c}}}"#);
        assert_eq!(
            check(&does(r#"{"do":"move","ply":3,"m":"C","more":1}"#)),
            Ok(())
        );
        for (text, expected) in [
            (
                does(r#"{"do":"offer","what":"peace"}"#),
                "`peace` is no `what`; write `draw`, `takeback` or `rematch`",
            ),
            (
                does(r#"{"do":"fill","houses":"A1"}"#),
                "`A1` is no `houses`; write letters of houses, as in `ABC`",
            ),
            (
                does(r#"{"do":"ready"}"#).replace(key, "abc"),
                "`abc` is no `key`; write 32 hexadecimal digits",
            ),
            (
                r#"{"t":"watch","g":"xyz"}"#.to_owned(),
                "`xyz` is no `g`; write ten letters and digits",
            ),
        ] {
            assert_eq!(check(&text), Err(expected.to_owned()));
        }
        assert!(
            check(&does(r#"{"do":"win"}"#))
                .unwrap_err()
                .contains("unknown variant `win`")
        );
        let many: Vec<String> = (0..33)
            .map(|_| r#"{"g":"0123456789"}"#.to_owned())
            .collect();
        let hello = format!(r#"{{"t":"hello","v":1,"games":[{}]}}"#, many.join(","));
        assert_eq!(
            check(&hello),
            Err("`33` is no `games`; write 32 games at most".to_owned())
        );
    }

    #[test]
    fn commands_travel_whole() {
        for text in [
            r#"{"do":"move","ply":3,"m":"M:gob"}"#,
            r#"{"do":"fill","houses":"ACE"}"#,
            r#"{"do":"ready"}"#,
            r#"{"do":"offer","what":"takeback"}"#,
            r#"{"do":"answer","offer":57,"yes":true}"#,
            r#"{"do":"withdraw","offer":57}"#,
            r#"{"do":"resign"}"#,
            r#"{"do":"abort"}"#,
            r#"{"do":"claim","what":"draw"}"#,
            r#"{"do":"react","what":"good-luck"}"#,
        ] {
            let wire: WireCommand = serde_json::from_str(text).unwrap();
            let again = WireCommand::from(&command(&wire).unwrap());
            assert_eq!(serde_json::to_string(&again).unwrap(), text);
        }
    }
}
