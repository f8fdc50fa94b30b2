//! A game as text that people can read and programs can load.
//!
//! ```text
//! [Game "kalah:seeds=3"]
//! [South "Ada"]
//! [North "level 3"]
//! [Date "2025-05-17"]
//! [Result "*"]
//!
//! 1. DA {Two sowings in one turn.} 2. b (2. f 3. C) 3. E *
//! ```
//!
//! Tags first; then the turns, each with its number and its word, comments in braces,
//! variations in parentheses after the step they replace, `next` (or `next:ABCD/abc` with the
//! houses filled) where a further round begins, and at the end the result.

mod error;
mod header;
mod lexer;
mod read;
mod write;

use thiserror::Error;

use crate::game::Game;

pub(crate) use lexer::{Lexer, Token, escape};
pub(crate) use read::{is_result, text_of};

pub use error::{Fault, RecordError};

/// Tags made from the game itself.
const DERIVED: [&str; 5] = ["Game", "Start", "Seeds", "Cursor", "Result"];

/// Tags that come first, in this order.
const ROSTER: [&str; 3] = ["South", "North", "Date"];

/// A game with what is said about it: who played, when, and whatever else.
///
/// ```
/// use game::{Game, Record};
/// use rules::Move;
///
/// let mut record = Record::new(Game::start(&"kalah:seeds=3".parse().unwrap()));
/// record.set_tag("South", "Ada").unwrap();
/// record.game.play(Move::House(3)).unwrap();
/// let read: Record = record.to_string().parse().unwrap();
/// assert_eq!(read.tag("South"), Some("Ada"));
/// assert_eq!(read.game.cursor(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    /// The game.
    pub game: Game,
    tags: Vec<(String, String)>,
}

/// The reason why a tag cannot be set.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum TagError {
    /// The text is not a name.
    #[error("`{name}` cannot be the name of a tag; write letters, digits and `_`, a letter first")]
    Name {
        /// The name as written.
        name: String,
    },
    /// The tag follows from the game.
    #[error("the tag `{name}` is made from the game and cannot be set")]
    Derived {
        /// Its name.
        name: String,
    },
}

impl Record {
    /// A game of which nothing else is known.
    pub fn new(game: Game) -> Record {
        Record {
            game,
            tags: Vec::new(),
        }
    }

    /// The value of a tag such as `South`, `North`, `Date` or any other that was set.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|(known, _)| known == name);
        tag.map(|(_, value)| value.as_str())
    }

    /// Every tag that was set, in the order they are written.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag.
    ///
    /// # Errors
    /// [`TagError`] when the name is none, or belongs to what follows from the game.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if !is_name(name) {
            let name = name.to_owned();
            return Err(TagError::Name { name });
        }
        if DERIVED.contains(&name) {
            let name = name.to_owned();
            return Err(TagError::Derived { name });
        }
        let known = self.tags.iter_mut().find(|(known, _)| known == name);
        if let Some((_, known)) = known {
            value.clone_into(known);
            return Ok(());
        }
        self.tags.push((name.to_owned(), value.to_owned()));
        let rank = |name: &str| ROSTER.iter().position(|&first| first == name);
        self.tags
            .sort_by_key(|(name, _)| rank(name).unwrap_or(ROSTER.len()));
        Ok(())
    }

    /// Removes a tag, if there is one.
    pub fn remove_tag(&mut self, name: &str) {
        self.tags.retain(|(known, _)| known != name);
    }
}

fn is_name(name: &str) -> bool {
    let mut letters = name.chars();
    letters
        .next()
        .is_some_and(|first| first.is_ascii_alphabetic())
        && letters.all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
}
