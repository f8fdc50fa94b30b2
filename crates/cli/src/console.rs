//! The tools of every command for speaking: the language, and games and positions from their text.

use std::path::Path;

use anyhow::{anyhow, bail};
use game::import::{self, ImportError};
use rules::foreign::{kgp, openspiel, playstrategy};
use rules::general::Definition;
use rules::{Position, RuleSet, Side};
use words::{Language, Perspective, Words};

use crate::args::{Board, Program};
use crate::{files, harmless};

/// The language of a command for the person or program that started it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Console {
    pub(crate) words: Words,
}

/// A game that somebody asked for, by name or by file.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) rules: RuleSet,
    pub(crate) title: String,
    /// The source of its rules; empty for a game of one's own.
    pub(crate) source: String,
    /// Whether it is in a file, which gave its title.
    pub(crate) is_file: bool,
}

impl Console {
    /// Speaks the language asked for, else the environment's.
    pub(crate) fn new(asked: Option<Language>) -> Console {
        let variable = |name| std::env::var(name).ok().filter(|text| !text.is_empty());
        let language = asked.unwrap_or_else(|| {
            let wishes = ["LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .find_map(variable);
            Language::detect(&wishes.unwrap_or_default())
        });
        Console {
            words: Words::new(language),
        }
    }

    /// The game of that name, with its options; or of that file, if the text looks like a path.
    pub(crate) fn game(self, game: &str) -> anyhow::Result<Asked> {
        let path = Path::new(game);
        let is_file = path
            .extension()
            .is_some_and(|it| it.eq_ignore_ascii_case("toml"))
            || game.contains(['/', '\\']);
        if is_file {
            let text = files::read_text(path)?;
            let definition = Definition::read(game, &text).map_err(|error| anyhow!("{error}"))?;
            return Ok(Asked {
                rules: definition.rules(),
                title: harmless::label(definition.title),
                source: harmless::label(definition.source),
                is_file,
            });
        }
        let rules: RuleSet = game
            .parse()
            .map_err(|error| anyhow!(self.words.rules_error(&error)))?;
        let game = rules.game();
        Ok(Asked {
            rules,
            title: self.words.game_title(game),
            source: self.words.source(game.source),
            is_file,
        })
    }

    /// The rules of a [`Console::game`].
    pub(crate) fn rules(self, game: &str) -> anyhow::Result<RuleSet> {
        Ok(self.game(game)?.rules)
    }

    /// The position asked for, else the start of the game.
    pub(crate) fn position(self, board: &Board) -> anyhow::Result<Position> {
        self.position_by(&self.rules(&board.game)?, board)
    }

    /// The same by rules that have been read already.
    pub(crate) fn position_by(self, rules: &RuleSet, board: &Board) -> anyhow::Result<Position> {
        match &board.position {
            None => Ok(Position::start(rules)),
            Some(text) => self.read(text, rules, board.from, board.any_seeds),
        }
    }

    /// The position of a text: as one program writes it or, if none is named, of any form. Of a game
    /// it is the one that the game has come to.
    fn read(
        self,
        text: &str,
        rules: &RuleSet,
        from: Option<Program>,
        any_seeds: bool,
    ) -> anyhow::Result<Position> {
        let position = match from {
            None => return self.import(text, rules, any_seeds),
            Some(Program::Aalina) => Position::read(text, rules, any_seeds),
            Some(Program::Kgp) => kgp::read(text, rules, Side::South, any_seeds),
            Some(Program::Openspiel) => openspiel::read_state(text, rules, any_seeds),
            Some(Program::Playstrategy) => {
                playstrategy::read(text, rules, any_seeds).map(|(position, _)| position)
            }
        };
        position.map_err(|error| anyhow!(self.words.setup_error(&error)))
    }

    fn import(self, text: &str, rules: &RuleSet, any_seeds: bool) -> anyhow::Result<Position> {
        let start = Position::start(rules);
        let record = import::read(text, Some(&start), any_seeds);
        let record = record.map_err(|error| match error {
            ImportError::Position(error) => anyhow!(self.words.setup_error(&error)),
            ImportError::Record(_) | ImportError::Address(_) | ImportError::Compact(_) => {
                anyhow!("{error}")
            }
        })?;
        let found = record.game.rules();
        if found != rules {
            let arguments = [
                ("found", found.to_string().into()),
                ("wanted", rules.to_string().into()),
            ];
            bail!(self.words.text_with("other-game", &arguments));
        }
        Ok(record.game.position().clone())
    }

    /// The state of a game, in a sentence or two: the score, then the player whose turn it is, or
    /// the outcome.
    pub(crate) fn standing(self, position: &Position, told: &Perspective) -> String {
        let words = self.words;
        if let Some(outcome) = position.outcome() {
            return words.outcome(outcome, told);
        }
        let score = words.score(position.score(), told);
        let turn = match position.side_to_move() {
            Some(side) => words.turn(side, told),
            None => words.text("both-choose"),
        };
        format!("{score} {turn}")
    }
}
