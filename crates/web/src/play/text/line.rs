//! Parser of the command line: a move, or a command in any language that is loaded.

use rules::{Game, Houses, catalogue};
use words::Command;

/// The meaning of a line.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Line {
    /// A command of the terminal, too.
    Command(Command),
    /// The question for the value of a move, or without one for the best move.
    Value(Option<String>),
    /// Another game, by its name.
    New(&'static str),
    /// The computer at this level; 0 seats people only.
    Level(u8),
    /// The next round, with the houses to fill.
    Next(Houses),
    /// A move, as written.
    Move(String),
}

/// The commands of this page alone, by their names in the catalogues.
pub(super) const OWN: [&str; 4] = ["value", "new", "level", "next"];

/// Reads a line. `playing` is the game that `new` without a name begins again.
pub(super) fn read(line: &str, playing: &'static str) -> Line {
    let line = line.trim();
    if let Some(command) = Command::read(line) {
        return Line::Command(command);
    }
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match own(first) {
        Some("value") => Line::Value((!rest.is_empty()).then(|| rest.to_owned())),
        Some("new") => Line::New(game(rest).unwrap_or(playing)),
        Some("level") => match rest.parse() {
            Ok(level @ 0..=8) => Line::Level(level),
            _ => Line::Move(line.to_owned()),
        },
        Some("next") => Line::Next(houses(rest)),
        _ => Line::Move(line.to_owned()),
    }
}

/// The command of this page that a word means in any language.
fn own(word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    OWN.into_iter()
        .find(|name| Command::spoken().any(|words| words.text(&format!("command-{name}")) == word))
}

/// A game by its name, or by its title in any language.
fn game(name: &str) -> Option<&'static str> {
    let name = name.to_lowercase();
    let called =
        |game: &&Game| Command::spoken().any(|words| words.game_title(game).to_lowercase() == name);
    let found = catalogue::find(&name).ok();
    let mut games = catalogue::GAMES.iter().chain(catalogue::family());
    let game = found.or_else(|| games.find(called));
    game.map(|game| game.name)
}

/// Houses by their letters; all else is ignored.
fn houses(text: &str) -> Houses {
    let letters: String = text.chars().filter(char::is_ascii_alphabetic).collect();
    letters.parse().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use words::{Language, Words};

    use super::*;

    #[track_caller]
    fn check(line: &str, expected: &Line) {
        assert_eq!(read(line, "kalah"), *expected, "{line}");
    }

    #[test]
    fn moves_and_commands() {
        check("c", &Line::Move("c".to_owned()));
        check("M:gob", &Line::Move("M:gob".to_owned()));
        check("board", &Line::Command(Command::Board));
        check(" Plateau ", &Line::Command(Command::Board));
        check("?", &Line::Command(Command::Help));
        check("eval c", &Line::Value(Some("c".to_owned())));
        check("eval", &Line::Value(None));
        check("level 3", &Line::Level(3));
        check("level 9", &Line::Move("level 9".to_owned()));
        check("next ac", &Line::Next("AC".parse().unwrap()));
        check("new oware", &Line::New("oware"));
        check("new", &Line::New("kalah"));
    }

    #[test]
    fn every_language_has_its_own_words() {
        for words in Language::ALL.map(Words::new) {
            for name in OWN {
                let word = words.text(&format!("command-{name}"));
                assert_eq!(own(&word), Some(name), "{word}");
                assert_eq!(Command::read(&word), None, "{word} means two things");
            }
        }
    }
}
