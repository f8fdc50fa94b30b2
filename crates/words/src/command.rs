//! The words understood beside moves where people write, in every language at once.

use crate::{Language, Sheet, Words};

/// A command at a prompt, of the terminal and of the page.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Command {
    /// Shows the board.
    Board,
    /// Shows the last events.
    Last,
    /// Lists every legal move.
    Moves,
    /// Takes a move back.
    Undo,
    /// Plays it again.
    Redo,
    /// Advice.
    Hint,
    /// The score and whose turn it is.
    Score,
    /// The turns so far.
    History,
    /// The rules in force.
    Rules,
    /// These commands.
    Help,
    /// Leaves the game.
    Quit,
}

impl Command {
    /// Every command, in the order of the help.
    pub const ALL: [Command; 11] = [
        Command::Board,
        Command::Last,
        Command::Moves,
        Command::Hint,
        Command::Score,
        Command::History,
        Command::Rules,
        Command::Undo,
        Command::Redo,
        Command::Help,
        Command::Quit,
    ];

    /// Its name, part of the ids of its word and of its explanation.
    const fn name(self) -> &'static str {
        match self {
            Command::Board => "board",
            Command::Last => "last",
            Command::Moves => "moves",
            Command::Undo => "undo",
            Command::Redo => "redo",
            Command::Hint => "hint",
            Command::Score => "score",
            Command::History => "history",
            Command::Rules => "rules",
            Command::Help => "help",
            Command::Quit => "quit",
        }
    }

    /// The word to type.
    fn word(self, words: Words) -> String {
        words.text(&format!("command-{}", self.name()))
    }

    /// Understands the word of any language that is there, with or without its accents, and `?`
    /// for help.
    pub fn read(line: &str) -> Option<Command> {
        let line = plain(line);
        if line == "?" {
            return Some(Command::Help);
        }
        Command::ALL
            .into_iter()
            .find(|command| Command::spoken().any(|words| plain(&command.word(words)) == line))
    }

    /// The languages whose commands are there.
    pub fn spoken() -> impl Iterator<Item = Words> {
        let all = Language::ALL.map(Words::new).into_iter();
        all.filter(|words| words.are_there(Sheet::Later))
    }
}

impl Words {
    /// A command as it is typed, and what it does.
    pub fn command(self, command: Command) -> [String; 2] {
        let text = format!("command-text-{}", command.name());
        [command.word(self), self.text(&text)]
    }
}

/// Lower case, without accents.
fn plain(text: &str) -> String {
    let plain = |letter| match letter {
        'é' | 'è' | 'ê' => 'e',
        'à' | 'â' => 'a',
        other => other,
    };
    text.trim().to_lowercase().chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_and_no_accents() {
        for (line, command) in [
            ("board", Command::Board),
            ("Plateau", Command::Board),
            ("règles", Command::Rules),
            ("regles", Command::Rules),
            (" QUIT ", Command::Quit),
            ("markah", Command::Score),
            ("petunjuk", Command::Hint),
            ("?", Command::Help),
        ] {
            assert_eq!(Command::read(line), Some(command), "{line}");
        }
        assert_eq!(Command::read("C"), None);
    }

    /// What means one thing in a language means no other in another.
    #[test]
    fn words_of_all_languages_go_together() {
        for words in Language::ALL.map(Words::new) {
            for command in Command::ALL {
                let word = command.word(words);
                assert_eq!(Command::read(&word), Some(command), "{word}");
            }
        }
    }
}
