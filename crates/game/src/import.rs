//! Games and positions from a text of any form: ours or another program's, the same for page,
//! terminal and every other reader.

use rules::foreign::{kgp, openspiel, playstrategy};
use rules::{Position, RuleSet, SetupError, Side};
use thiserror::Error;

use crate::address::{self, AddressError};
use crate::compact::CompactError;
use crate::game::Game;
use crate::ogn;
use crate::record::{Fault, Record, RecordError};

/// A text is no game, as the form that it looks like.
#[derive(Clone, Debug, Error)]
pub enum ImportError {
    /// A record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// An address of the page.
    #[error(transparent)]
    Address(#[from] AddressError),
    /// A game in short.
    #[error(transparent)]
    Compact(#[from] CompactError),
    /// A position.
    #[error(transparent)]
    Position(#[from] SetupError),
}

/// The game of a text: a record of ours or in Oware Game Notation, an address of the page, a game
/// in compact form, or a position in any program's notation.
///
/// Positions are of the game that is `open`; if they do not name the player to move, it is the one
/// to move there. Without an open game, only texts that name their game are understood. Positions
/// with another number of seeds than the game has are read if `any_seeds` is set.
///
/// ```
/// use game::import;
/// use rules::Position;
///
/// let open = Position::start(&"kalah".parse().unwrap());
/// for text in ["/play?game=oware&moves=C", "oware;;C", "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>"] {
///     import::read(text, Some(&open), false).unwrap();
/// }
/// assert!(import::read("nonsense", Some(&open), false).is_err());
/// ```
///
/// # Errors
/// The fault, by the form that the text looks like.
pub fn read(text: &str, open: Option<&Position>, any_seeds: bool) -> Result<Record, ImportError> {
    let text = text.trim();
    if text.contains("game=") && !text.starts_with('[') {
        let annotated = read_tree(text);
        return Ok(Record::new(match annotated {
            Some(read) => read?,
            None => address::read(text)?,
        }));
    }
    if !text.starts_with('[') {
        match Game::from_compact(text) {
            Ok(game) => return Ok(Record::new(game)),
            Err(CompactError::Form { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        if let Some(open) = open {
            let mover = open.side_to_move().unwrap_or(Side::South);
            let position = position(text, open.rules(), mover, any_seeds)?;
            return Ok(Record::new(Game::new(position)));
        }
    }
    match text.parse() {
        Err(RecordError {
            fault: Fault::NoGame { .. },
            ..
        }) => Ok(ogn::read(text)?),
        record => Ok(record?),
    }
}

/// The position of a text, in any program's notation. `mover` is to move if the text names no
/// player.
///
/// # Errors
/// The fault as a text of ours, if no other notation fits.
pub fn position(
    text: &str,
    rules: &RuleSet,
    mover: Side,
    any_seeds: bool,
) -> Result<Position, SetupError> {
    Position::read(text, rules, any_seeds).or_else(|error| {
        kgp::read(text, rules, mover, any_seeds)
            .or_else(|_| playstrategy::read(text, rules, any_seeds).map(|(position, _)| position))
            .or_else(|_| openspiel::read_state(text, rules, any_seeds))
            .map_err(|_| error)
    })
}

/// The most letters of moves with variations and notes.
const TREE_MAX: usize = 200_000;

/// The game of an address that has `tree` and `at`, which are [`Game::tree_text`], instead of moves;
/// `None` if it has not. Apart from [`address::read`], as a game that is only played needs no parser of
/// records.
///
/// ```
/// use game::{Game, address, import};
///
/// let game = Game::start(&"kalah".parse().unwrap());
/// assert!(import::read_tree("game=kalah&moves=C").is_none());
/// let query = address::join([("game", "kalah".to_owned()), ("tree", "1. CA $2 (1. CB) *".to_owned())]);
/// let read = import::read_tree(&query).unwrap().unwrap();
/// assert!(read.is_annotated() && !game.is_annotated());
/// ```
///
/// # Errors
/// The first fault; lines are those of the tree.
pub fn read_tree(query: &str) -> Option<Result<Game, ImportError>> {
    let query = query.split_once('?').map_or(query, |(_, query)| query);
    let words: Vec<(String, String)> = address::split(query).collect();
    let word = |key: &str| {
        let (_, value) = words.iter().find(|(k, _)| k == key)?;
        Some(value.as_str())
    };
    let tree = word("tree")?;
    let read = || {
        if tree.len() > TREE_MAX {
            return Err(AddressError::TooLong.into());
        }
        let rules: RuleSet = word("game")
            .ok_or(AddressError::NoGame)?
            .parse()
            .map_err(AddressError::Rules)?;
        let start = match word("position") {
            Some(text) => Position::read(text, &rules, true)?,
            None => Position::start(&rules),
        };
        let cursor = word("at").unwrap_or_default();
        Ok(Game::from_tree(start, tree, cursor)?)
    };
    Some(read())
}
