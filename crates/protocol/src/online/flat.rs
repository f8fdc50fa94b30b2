//! Commands and events as one flat object each. What is derived for an enum with a tag reads everything
//! into a tree first, and is several times as large: the page, which reads both, is downloaded.

use std::fmt;

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, de};
use thiserror::Error;

use super::client::WireCommand;
use super::event::WireEvent;

/// An object that is no command, or no event.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub(super) enum FlatError {
    #[error("unknown variant `{0}`")]
    Unknown(String),
    #[error("missing field `{0}`")]
    Missing(&'static str),
}

fn need<T>(field: Option<T>, name: &'static str) -> Result<T, FlatError> {
    field.ok_or(FlatError::Missing(name))
}

/// The fields of all commands.
#[derive(Deserialize)]
pub(super) struct FlatCommand {
    #[serde(rename = "do")]
    kind: String,
    ply: Option<usize>,
    m: Option<String>,
    houses: Option<String>,
    what: Option<String>,
    offer: Option<u64>,
    yes: Option<bool>,
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

/// The fields of all events.
#[derive(Deserialize)]
pub(super) struct FlatEvent {
    k: String,
    by: Option<String>,
    ply: Option<usize>,
    m: Option<String>,
    pos: Option<String>,
    ms: Option<Ms>,
    house: Option<char>,
    houses: Option<String>,
    what: Option<String>,
    offer: Option<u64>,
    yes: Option<bool>,
    winner: Option<String>,
    why: Option<String>,
    game: Option<String>,
    at: u64,
}

impl TryFrom<FlatEvent> for WireEvent {
    type Error = FlatError;

    fn try_from(flat: FlatEvent) -> Result<WireEvent, FlatError> {
        let at = flat.at;
        let (by, ply) = (need(flat.by, "by"), need(flat.ply, "ply"));
        let (m, pos) = (need(flat.m, "m"), need(flat.pos, "pos"));
        let (what, offer) = (need(flat.what, "what"), need(flat.offer, "offer"));
        let (both, one) = match flat.ms {
            Some(Ms::Both(both)) => (Some(both), None),
            Some(Ms::One(one)) => (None, Some(one)),
            None => (None, None),
        };
        Ok(match flat.k.as_str() {
            "move" => WireEvent::Move {
                by: by?,
                ply: ply?,
                m: m?,
                pos: pos?,
                ms: need(both, "ms")?,
                at,
            },
            "chose" => WireEvent::Chose {
                by: by?,
                house: flat.house,
                ms: need(both, "ms")?,
                at,
            },
            "filled" => WireEvent::Filled {
                by: by?,
                houses: flat.houses,
                at,
            },
            "ready" => WireEvent::Ready { by: by?, at },
            "round" => WireEvent::Round {
                ply: ply?,
                m: m?,
                pos: pos?,
                at,
            },
            "offer" => WireEvent::Offer {
                by: by?,
                what: what?,
                at,
            },
            "answer" => WireEvent::Answer {
                by: by?,
                offer: offer?,
                yes: need(flat.yes, "yes")?,
                at,
            },
            "withdraw" => WireEvent::Withdraw {
                by: by?,
                offer: offer?,
                at,
            },
            "takeback" => WireEvent::Takeback { ply: ply?, at },
            "react" => WireEvent::React {
                by: by?,
                what: what?,
                at,
            },
            "away" => WireEvent::Away {
                ms: need(one, "ms")?,
                at,
            },
            "end" => WireEvent::End {
                winner: flat.winner,
                why: need(flat.why, "why")?,
                at,
            },
            "next" => WireEvent::Next {
                game: need(flat.game, "game")?,
                at,
            },
            _ => return Err(FlatError::Unknown(flat.k)),
        })
    }
}

/// Milliseconds: of one thing, or of South and North.
#[derive(Clone, Copy)]
enum Ms {
    One(u64),
    Both([u64; 2]),
}

impl<'de> Deserialize<'de> for Ms {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ms, D::Error> {
        deserializer.deserialize_any(MsVisitor)
    }
}

struct MsVisitor;

impl<'de> Visitor<'de> for MsVisitor {
    type Value = Ms;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("milliseconds, or those of both players")
    }

    fn visit_u64<E: de::Error>(self, ms: u64) -> Result<Ms, E> {
        Ok(Ms::One(ms))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut each: A) -> Result<Ms, A::Error> {
        let mut next = |index| -> Result<u64, A::Error> {
            let ms = each.next_element()?;
            ms.ok_or_else(|| de::Error::invalid_length(index, &self))
        };
        Ok(Ms::Both([next(0)?, next(1)?]))
    }
}
