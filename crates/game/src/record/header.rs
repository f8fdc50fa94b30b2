//! The tags of a record, and what they say about the game.

use rules::{Position, RuleSet};

use super::error::{Fault, RecordError};
use super::lexer::{Lexer, Token};
use super::{DERIVED, Record};
use crate::game::Game;

/// Tags that are compared with the game once its moves are read.
pub(super) struct Checks {
    cursor: Option<(usize, String)>,
    result: Option<(usize, String)>,
}

pub(super) type Header = (Record, Checks, Option<(usize, Token)>);

/// Reads the tags, and the first token behind them.
pub(super) fn header(lexer: &mut Lexer<'_>) -> Result<Header, RecordError> {
    let mut tags: Vec<(usize, String, String)> = Vec::new();
    let first = loop {
        match lexer.next()? {
            Some((line, Token::Tag(name, value))) => {
                if tags.iter().any(|(_, known, _)| *known == name) {
                    let fault = Fault::TagTwice { name };
                    return Err(RecordError { line, fault });
                }
                tags.push((line, name, value));
            }
            other => break other,
        }
    };
    let derived = |name: &str| {
        let tag = tags.iter().find(|(_, known, _)| known == name);
        tag.map(|(line, _, value)| (*line, value.clone()))
    };
    let start = start(&derived, lexer.line(), first.as_ref())?;
    let mut record = Record::new(Game::new(start));
    for (line, name, value) in &tags {
        if !DERIVED.contains(&name.as_str()) {
            let set = record.set_tag(name, value);
            set.map_err(|_| RecordError {
                line: *line,
                fault: Fault::TagForm {
                    found: name.clone(),
                },
            })?;
        }
    }
    let checks = Checks {
        cursor: derived("Cursor"),
        result: derived("Result"),
    };
    Ok((record, checks, first))
}

/// The position the tags say the game began with.
fn start(
    tag: &dyn Fn(&str) -> Option<(usize, String)>,
    line: usize,
    first: Option<&(usize, Token)>,
) -> Result<Position, RecordError> {
    let Some((line, rules)) = tag("Game") else {
        let found = match first {
            None => "the end".to_owned(),
            Some((_, Token::Word(word))) => format!("`{word}`"),
            Some(_) => "moves".to_owned(),
        };
        let line = first.map_or(line, |(line, _)| *line);
        let fault = Fault::NoGame { found };
        return Err(RecordError { line, fault });
    };
    let rules: RuleSet = rules.parse().map_err(|error| RecordError {
        line,
        fault: Fault::Game(error),
    })?;
    let any_seeds = match tag("Seeds") {
        None => false,
        Some((_, value)) if value == "any" => true,
        Some((line, found)) => {
            let fault = Fault::TagValue {
                name: "Seeds",
                found,
                expected: "`any`, where the start has another number of seeds than the game"
                    .to_owned(),
            };
            return Err(RecordError { line, fault });
        }
    };
    let Some((line, start)) = tag("Start") else {
        return Ok(Position::start(&rules));
    };
    Position::read(&start, &rules, any_seeds).map_err(|error| RecordError {
        line,
        fault: Fault::Start(error),
    })
}

impl Checks {
    pub(super) fn check(self, game: &mut Game) -> Result<(), RecordError> {
        if let Some((line, found)) = self.result {
            let expected = game.result_text(game.cursor);
            if found != expected {
                let fault = Fault::Result { found, expected };
                return Err(RecordError { line, fault });
            }
        }
        if let Some((line, found)) = self.cursor
            && game.set_cursor_text(&found).is_none()
        {
            let expected = "a number of steps, such as `12`, and after a colon which variation is \
                            taken where there are some, such as `12:0.1`";
            let fault = Fault::TagValue {
                name: "Cursor",
                found,
                expected: expected.to_owned(),
            };
            return Err(RecordError { line, fault });
        }
        Ok(())
    }
}

impl Game {
    /// Moves the cursor to the place that a `Cursor` tag states; `None` if there is no such place.
    pub(super) fn set_cursor_text(&mut self, text: &str) -> Option<()> {
        let (steps, choices) = text.split_once(':').unwrap_or((text, ""));
        let steps = steps.parse().ok()?;
        let choices = choices.split('.').filter(|choice| !choice.is_empty());
        let mut id = self.root();
        for choice in choices {
            while self.children(id).len() == 1 {
                id = self.children(id)[0];
            }
            id = *self.children(id).get(choice.parse::<usize>().ok()?)?;
        }
        self.go_to_node(id);
        self.go_to(steps).then_some(())
    }
}
