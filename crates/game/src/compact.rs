//! A game in one line that fits into the address of a page: game, start, moves.
//!
//! `kalah:seeds=3;;DA.b.E`: the name of the game; the position it began with, if not the start
//! (its blanks written `_`, `any:` before it where it has an unusual number of seeds); and the
//! turns of the line up to the cursor, joined by dots, with `next` and the word of an end other
//! than by the rules where they belong. `+` is written `!`, because addresses read `+` as a
//! blank, and a dot of an arrangement (`=4.3.2`) as a comma. Comments and variations are left out.

use rules::{Position, RuleSet, RuleSetError, SetupError};
use thiserror::Error;

use crate::game::Game;
use crate::make::StepError;
use crate::step::{Ply, Step, read_fill};
use crate::turn::{parts, word};

/// The reason why a text is not a game in compact form.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum CompactError {
    /// The text has not three parts.
    #[error("`{found}` is not a game; expected `GAME;START;MOVES`, such as `kalah;;CF.a`")]
    Form {
        /// The text as written.
        found: String,
    },
    /// The game is unknown.
    #[error(transparent)]
    Game(#[from] RuleSetError),
    /// The start is no position.
    #[error(transparent)]
    Start(#[from] SetupError),
    /// One of the steps is wrong.
    #[error(transparent)]
    Step(#[from] StepError),
}

impl Game {
    /// This game up to the cursor, in compact form.
    pub fn compact(&self) -> String {
        let start = self.start_position();
        let mut position = format!("{start:#}");
        if position == format!("{:#}", Position::start(self.rules())) {
            position.clear();
        } else if Position::read(&position, self.rules(), false).is_err() {
            position.insert_str(0, "any:");
        }
        let words = self.words().join(" ").replace('.', ",").replace(' ', ".");
        let text = format!("{};{position};{words}", self.rules());
        text.replace(' ', "_").replace('+', "!")
    }

    /// The words of the current line up to the cursor.
    fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        let mut turn: Vec<&Ply> = Vec::new();
        for step in self.line().take(self.cursor()) {
            if !turn.last().is_some_and(|ply| ply.goes_on()) && !turn.is_empty() {
                words.push(word(turn.drain(..)));
            }
            match step {
                Step::Ply(ply) => turn.push(ply),
                other => {
                    if !turn.is_empty() {
                        words.push(word(turn.drain(..)));
                    }
                    words.push(other.text());
                }
            }
        }
        if !turn.is_empty() {
            words.push(word(turn));
        }
        words
    }

    /// Reads the compact form.
    ///
    /// # Errors
    /// [`CompactError`] naming the part that is wrong.
    pub fn from_compact(text: &str) -> Result<Game, CompactError> {
        let plain = text.trim().replace('_', " ").replace('!', "+");
        let fields: Vec<&str> = plain.split(';').collect();
        let &[rules, start, words] = fields.as_slice() else {
            let found = text.to_owned();
            return Err(CompactError::Form { found });
        };
        let rules: RuleSet = rules.parse()?;
        let start = match start.strip_prefix("any:") {
            _ if start.is_empty() => Position::start(&rules),
            Some(start) => Position::read(start, &rules, true)?,
            None => Position::read(start, &rules, false)?,
        };
        let mut game = Game::new(start);
        for word in words.split('.').filter(|word| !word.is_empty()) {
            game.play_word(&word.replace(',', "."))?;
        }
        Ok(game)
    }

    /// Makes the steps that a word stands for: `CF` is two.
    pub(crate) fn play_word(&mut self, word: &str) -> Result<(), StepError> {
        if Step::read_end(word).is_some() || read_fill(word).is_some() {
            return self.make(word);
        }
        parts(word).into_iter().try_for_each(|part| self.make(part))
    }
}
