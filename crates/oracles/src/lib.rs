//! Oracles: the properties of every text and every file from outside. Each is a function that panics
//! when something is wrong. A text or file that is refused is fine.
//!
//! The fuzz targets in `fuzz/` search for input that makes one panic; the tests of this crate run
//! them over the saved seeds there, over damaged ones, and over files that this program makes.
//!
//! ```
//! oracles::find("rule_set").expect("a kind")(b"kalah:seeds=3");
//! ```
#![forbid(unsafe_code)]

use std::str;

use game::address;
use protocol::worker::lab::{News, Question};
use protocol::worker::{Reply, Search};
use protocol::{kgp, ugi};
use puzzles::Collection;
use rules::RuleSet;

/// An oracle: it panics when something is wrong.
pub type Oracle = fn(&[u8]);

/// Every oracle by the name of its fuzz target.
pub const ALL: [(&str, Oracle); 20] = [
    ("address", address),
    ("campaign", |campaign| {
        text(campaign, solver::oracle::campaign);
    }),
    ("certificate", certificate::oracle::file),
    ("certificate_choices", certificate::oracle::choices),
    ("checkpoint", solver::oracle::checkpoint),
    ("command", |line| {
        text(line, |line| drop(ugi::Command::read(line)));
    }),
    ("compact", |game| text(game, game::oracle::compact_text)),
    ("foreign", |position| {
        of_game(position, rules::oracle::foreign);
    }),
    ("game_file", |file| text(file, rules::oracle::game_file)),
    ("kgp", |line| text(line, kgp::check)),
    ("lab", lab),
    ("lines", lines),
    ("moves", |mv| text(mv, rules::oracle::mv)),
    ("ogn", |game| text(game, game::oracle::ogn_text)),
    ("position", |position| {
        of_game(position, rules::oracle::position);
    }),
    ("puzzles", |file| text(file, collection)),
    ("record", |record| text(record, game::oracle::record_text)),
    ("rule_set", |name| text(name, rules::oracle::rule_set)),
    ("table", tablebase::oracle::file),
    ("worker", worker),
];

/// The oracle of a fuzz target.
pub fn find(target: &str) -> Option<Oracle> {
    ALL.iter()
        .find(|(name, _)| *name == target)
        .map(|(_, oracle)| *oracle)
}

/// Bytes that are no text are refused by whatever reads them.
fn text(bytes: &[u8], oracle: impl FnOnce(&str)) {
    if let Ok(text) = str::from_utf8(bytes) {
        oracle(text);
    }
}

/// A game on the first line, and what is said of it on the others.
fn of_game(bytes: &[u8], oracle: impl FnOnce(&RuleSet, &str)) {
    text(bytes, |text| {
        if let Some((rules, text)) = text.split_once('\n')
            && let Ok(rules) = rules.parse()
        {
            oracle(&rules, text);
        }
    });
}

/// An address is refused, or a game that reads back; taken apart and joined it says the same.
fn address(bytes: &[u8]) {
    text(bytes, |text| {
        if let Ok(game) = address::read(text) {
            game::oracle::game(&game);
        }
        let words: Vec<(String, String)> = address::split(text).collect();
        let pairs = words
            .iter()
            .map(|(key, value)| (key.as_str(), value.clone()));
        let joined = address::join(pairs);
        let again: Vec<(String, String)> = address::split(&joined).collect();
        assert_eq!(again, words, "{text} became {joined}");
    });
}

/// A file of puzzles is refused, or written so that it reads back the same.
fn collection(text: &str) {
    if let Ok(collection) = Collection::read(text) {
        let written = collection.to_string();
        let again = Collection::read(&written).expect("what was written can be read");
        assert_eq!(again.to_string(), written);
    }
}

/// A message between page and worker is refused, or written as bytes that read back the same.
macro_rules! message {
    ($name:ty, $bytes:expr) => {
        if let Ok(message) = <$name>::decode($bytes) {
            let written = message.encode();
            let again = <$name>::decode(&written).expect("what was written can be read");
            assert_eq!(again.encode(), written);
        }
    };
}

fn worker(bytes: &[u8]) {
    message!(Search, bytes);
    message!(Reply, bytes);
}

fn lab(bytes: &[u8]) {
    message!(Question, bytes);
    message!(News, bytes);
}

/// A stream comes to the same lines whatever its pieces, and none is longer than allowed.
fn lines(bytes: &[u8]) {
    use protocol::lines::{Line, Lines};

    const MOST: usize = 16;
    let read = |size: usize| {
        let mut lines = Lines::new(MOST);
        let mut all: Vec<Line> = Vec::new();
        for piece in bytes.chunks(size) {
            all.extend(lines.push(piece));
        }
        all.extend(lines.finish());
        all
    };
    let whole = read(bytes.len().max(1));
    for size in [1, 2, 7] {
        assert_eq!(read(size), whole);
    }
    for line in whole {
        // A byte that is no text becomes a sign of three.
        assert!(!matches!(line, Line::Text(text) if text.len() > 3 * MOST));
    }
}
