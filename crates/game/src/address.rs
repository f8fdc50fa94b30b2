//! The addresses of the page, and the games in their queries: `game=kalah:seeds=3&moves=C+F`.

use rules::{Position, RuleSet, RuleSetError, SetupError, catalogue};
use thiserror::Error;

use crate::game::Game;
use crate::make::StepError;

/// The most steps of a game in an address, more than any game has that people played.
const STEPS_MAX: usize = 5_000;

/// An address is no game.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum AddressError {
    /// The address names no game.
    #[error("no game is named")]
    NoGame,
    /// The game or one of its options is wrong.
    #[error(transparent)]
    Rules(#[from] RuleSetError),
    /// The position it begins with is wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// One of the steps is wrong.
    #[error(transparent)]
    Step(#[from] StepError),
    /// Too long to be a game.
    #[error("more than {STEPS_MAX} moves")]
    TooLong,
}

/// The game of an address or of its query: `game`, and if they are there `position`, `moves` and
/// `at`, the number of steps that are shown.
///
/// ```
/// let game = game::address::read("/play?game=oware&moves=C+a&at=1").unwrap();
/// assert_eq!((game.cursor(), game.line_len()), (1, 2));
/// assert!(game::address::read("/play?game=chess").is_err());
/// ```
///
/// # Errors
/// The first fault, and its place.
pub fn read(address: &str) -> Result<Game, AddressError> {
    let query = address.split_once('?').map_or(address, |(_, query)| query);
    let words: Vec<(String, String)> = split(query).collect();
    let word = |key: &str| {
        let (_, value) = words.iter().find(|(k, _)| k == key)?;
        Some(value.as_str())
    };
    let rules: RuleSet = word("game").ok_or(AddressError::NoGame)?.parse()?;
    let start = match word("position") {
        Some(text) => Position::read(text, &rules, true)?,
        None => Position::start(&rules),
    };
    let mut game = Game::new(start);
    let moves = word("moves").unwrap_or_default().split_whitespace();
    for word in moves {
        // Each step takes a letter at least.
        if word.len() > STEPS_MAX || game.cursor() >= STEPS_MAX {
            return Err(AddressError::TooLong);
        }
        game.play_word(word)?;
    }
    if let Some(at) = word("at").and_then(|at| at.parse().ok()) {
        game.go_to(at);
    }
    Ok(game)
}

/// Whether the page has a screen at this path, for the server, which shows it there.
///
/// ```
/// use game::address::is_screen;
///
/// assert!(is_screen("/") && is_screen("/play") && is_screen("/kalah/"));
/// assert!(is_screen("/g/0000000c1s") && is_screen("/online"));
/// assert!(!is_screen("/etc/passwd") && !is_screen("/g"));
/// ```
pub fn is_screen(path: &str) -> bool {
    let words: Vec<&str> = path.trim_matches('/').split('/').collect();
    match words[..] {
        [
            "" | "play" | "blind" | "text" | "style" | "settings" | "make" | "invite" | "online"
            | "me" | "tour" | "learn" | "puzzles" | "kids" | "embed" | "lab" | "games",
        ]
        // An invitation, a game online, a puzzle or a game of the library, by their names: the page
        // says whether there is one.
        | ["i" | "g" | "puzzles" | "games", _]
        | ["blind", "g", _]
        | ["analysis", ..]
        | ["learn", "worksheet" | "projector"]
        | ["kids", "play" | "stickers"] => true,
        ["learn", game, ..] => catalogue::find(game).is_ok(),
        [game] => catalogue::GAMES.iter().any(|known| known.is_called(game)),
        _ => false,
    }
}

/// The game whose usual start an address shows on the board, so that a picture of it can be sent
/// ahead.
///
/// ```
/// use game::address::start_shown;
///
/// assert_eq!(start_shown("/play", "game=oware&north=level-2"), Some("oware"));
/// assert_eq!(start_shown("/play", "game=oware&moves=C"), None);
/// ```
pub fn start_shown(path: &str, query: &str) -> Option<&'static str> {
    let mut shown = None;
    for (key, value) in split(query) {
        match key.as_str() {
            "position" | "moves" => return None,
            "game" => shown = Some(value),
            _ => {}
        }
    }
    let (path, shown) = (path.trim_matches('/'), shown?);
    let game = catalogue::GAMES
        .iter()
        .find(|game| game.is_called(&shown))?;
    (path == "play").then_some(game.name)
}

/// Joins pairs to `key=value&key=value`; blanks become `+`.
pub fn join<'a>(pairs: impl IntoIterator<Item = (&'a str, String)>) -> String {
    let pairs = pairs
        .into_iter()
        .map(|(key, value)| format!("{}={}", encode(key).replace('=', "%3D"), encode(&value)));
    pairs.collect::<Vec<_>>().join("&")
}

/// Takes a query apart. A part without `=` has an empty value.
pub fn split(query: &str) -> impl Iterator<Item = (String, String)> {
    let query = query.strip_prefix('?').unwrap_or(query);
    let parts = query.split('&').filter(|part| !part.is_empty());
    parts.map(|part| {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        (decode(key), decode(value))
    })
}

/// A byte that stands in a value as it is; the games' own punctuation stays readable.
fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~:,=/@*".contains(&byte)
}

fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b' ' => encoded.push('+'),
            byte if is_plain(byte) => encoded.push(char::from(byte)),
            byte => {
                let digit = |digit: u8| char::from(b"0123456789ABCDEF"[usize::from(digit)]);
                encoded.extend(['%', digit(byte >> 4), digit(byte & 15)]);
            }
        }
    }
    encoded
}

/// Decodes `%` signs, and forgives those that belong to nothing; bytes that are no text become `�`.
pub fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        match (*first, after) {
            (b'+', _) => bytes.push(b' '),
            (b'%', [high, low, after @ ..]) => match (digit(*high), digit(*low)) {
                (Some(high), Some(low)) => {
                    bytes.push(high << 4 | low);
                    rest = after;
                }
                _ => bytes.push(b'%'),
            },
            (byte, _) => bytes.push(byte),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn digit(letter: u8) -> Option<u8> {
    char::from(letter).to_digit(16).map(|digit| digit as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_joined_comes_apart() {
        let values = [
            "kalah:seeds=3,houses=6",
            "C F a",
            "M:gob~",
            "Zoé & 100 %",
            "C/f",
            "",
        ];
        for value in values {
            let query = join([("a", value.to_owned()), ("b", "x".to_owned())]);
            let pairs: Vec<_> = split(&query).collect();
            assert_eq!(pairs[0], ("a".to_owned(), value.to_owned()), "{query}");
            assert_eq!(pairs.len(), 2);
        }
    }

    #[test]
    fn addresses_stay_readable() {
        let query = join([
            ("game", "kalah:seeds=3".to_owned()),
            ("moves", "C F".to_owned()),
        ]);
        assert_eq!(query, "game=kalah:seeds=3&moves=C+F");
    }

    /// As records write the moves of a turn.
    #[test]
    fn moves_may_stand_together() {
        let apart = read("game=kalah:seeds=3&moves=D+C+f+south-resigns").unwrap();
        let joined = read("game=kalah:seeds=3&moves=DCf+south-resigns").unwrap();
        assert_eq!(apart.position(), joined.position());
        assert_eq!((apart.line_len(), joined.line_len()), (4, 4));
        let wrong = read("game=kalah:seeds=3&moves=DCz").unwrap_err();
        assert!(wrong.to_string().starts_with("step 3, `z`:"), "{wrong}");
        let long = format!("game=kalah&moves={}", "C".repeat(STEPS_MAX + 1));
        assert_eq!(read(&long).unwrap_err(), AddressError::TooLong);
    }

    #[test]
    fn nonsense_does_no_harm() {
        for text in ["%", "%4", "%zz", "%ff", "&&=&", "?a"] {
            let _: Vec<_> = split(text).collect();
        }
        assert_eq!(decode("%C3%A9%20+%zz"), "é  %zz");
    }
}
