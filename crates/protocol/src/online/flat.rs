//! Commands and events as one flat object each. What is derived for an enum with a tag reads everything
//! into a tree first, and is several times as large and slow.

use std::fmt;

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, de};
use thiserror::Error;

/// An object that is no command, or no event.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub(super) enum FlatError {
    #[error("unknown variant `{0}`")]
    Unknown(String),
    #[error("missing field `{0}`")]
    Missing(&'static str),
}

/// A field that this kind of object has to have.
pub(super) fn need<T>(field: Option<T>, name: &'static str) -> Result<T, FlatError> {
    field.ok_or(FlatError::Missing(name))
}

/// The fields of all commands.
#[derive(Deserialize)]
pub(super) struct FlatCommand {
    #[serde(rename = "do")]
    pub(super) kind: String,
    pub(super) ply: Option<usize>,
    pub(super) m: Option<String>,
    pub(super) houses: Option<String>,
    pub(super) what: Option<String>,
    pub(super) offer: Option<u64>,
    pub(super) yes: Option<bool>,
}

/// The fields of all events.
#[derive(Deserialize)]
pub(super) struct FlatEvent {
    pub(super) k: String,
    pub(super) by: Option<String>,
    pub(super) ply: Option<usize>,
    pub(super) m: Option<String>,
    pub(super) pos: Option<String>,
    pub(super) ms: Option<Ms>,
    pub(super) house: Option<char>,
    pub(super) houses: Option<String>,
    pub(super) what: Option<String>,
    pub(super) offer: Option<u64>,
    pub(super) yes: Option<bool>,
    pub(super) winner: Option<String>,
    pub(super) why: Option<String>,
    pub(super) game: Option<String>,
    pub(super) at: u64,
}

/// Milliseconds: of one thing, or of South and North.
#[derive(Clone, Copy)]
pub(super) enum Ms {
    One(u64),
    Both([u64; 2]),
}

impl Ms {
    /// Those of both players.
    pub(super) fn of_both(ms: Option<Ms>) -> Result<[u64; 2], FlatError> {
        match ms {
            Some(Ms::Both(both)) => Ok(both),
            Some(Ms::One(_)) | None => Err(FlatError::Missing("ms")),
        }
    }

    /// Those of one thing.
    pub(super) fn of_one(ms: Option<Ms>) -> Result<u64, FlatError> {
        match ms {
            Some(Ms::One(one)) => Ok(one),
            Some(Ms::Both(_)) | None => Err(FlatError::Missing("ms")),
        }
    }
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
