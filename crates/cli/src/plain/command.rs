//! The words understood at the prompt beside moves, in every language at once.

use words::{Language, Words};

/// What may be asked at the prompt.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Command {
    Board,
    Last,
    Moves,
    Undo,
    Redo,
    Hint,
    Score,
    History,
    Rules,
    Help,
    Quit,
}

impl Command {
    const ALL: [Command; 11] = [
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

    /// Understands the word of any language, with or without its accents, and `?` for help.
    pub(super) fn read(line: &str) -> Option<Command> {
        let line = plain(line);
        if line == "?" {
            return Some(Command::Help);
        }
        Command::ALL.into_iter().find(|command| {
            Language::ALL
                .into_iter()
                .any(|language| plain(&command.word(Words::new(language))) == line)
        })
    }
}

/// Every command with its explanation.
pub(super) fn help(words: Words) -> Vec<String> {
    let line = |command: Command| {
        let (name, text) = (
            command.word(words),
            words.text(&format!("command-text-{}", command.name())),
        );
        words.text_with(
            "name-is-text",
            &[("name", name.into()), ("text", text.into())],
        )
    };
    let mut lines = vec![words.text("move-prompt-help")];
    lines.extend(Command::ALL.map(line));
    lines
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
