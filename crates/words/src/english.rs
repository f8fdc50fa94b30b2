//! The English of the rules as a catalogue, for programs that do not carry it.

use std::fmt::Write as _;

use rules::catalogue::{self, Game};
use rules::{Domain, Parameter};

use crate::catalogue::Sheet;
use crate::overlay::{shared_id, word_id};

/// The English texts of [`rules::catalogue`], under the ids by which other languages overlay them:
/// to be added to a part of the English catalogue where `rules` is built without its feature
/// `english`. The first has what names a game; its rules and options come later.
pub fn english_rules(sheet: Sheet) -> String {
    let mut messages: Vec<(String, String)> = Vec::new();
    for game in catalogue::GAMES {
        let texts = match sheet {
            Sheet::First => vec![title(game)],
            Sheet::Later => rules_of(game),
        };
        for (id, message) in texts {
            let shared = shared_id(&id);
            let same = |(known, text): &(String, String)| {
                (*known == id || Some(known) == shared.as_ref()) && *text == message
            };
            if !messages.iter().any(same) {
                messages.push((id, message));
            }
        }
    }
    let mut catalogue = String::new();
    for (id, message) in messages {
        // Writing into a text cannot fail.
        let _ = writeln!(catalogue, "{id} ={message}");
    }
    catalogue
}

fn title(game: &Game) -> (String, String) {
    let about = [
        ("title", game.title),
        ("summary", game.summary),
        ("goal", game.goal),
    ];
    (game.name.to_owned(), message("", &about))
}

fn rules_of(game: &Game) -> Vec<(String, String)> {
    let mut messages = Vec::new();
    for statement in game.statements {
        let id = format!("{}-{}", game.name, statement.id);
        messages.push((id, message(statement.text, &[])));
    }
    for parameter in game.parameters {
        messages.extend(of_parameter(game, parameter));
    }
    messages
}

fn of_parameter(game: &Game, parameter: &Parameter) -> Vec<(String, String)> {
    let mut about = vec![
        ("name", game.option_text(parameter, "name", parameter.name)),
        (
            "short",
            game.option_text(parameter, "short", parameter.short),
        ),
        ("long", parameter.long),
    ];
    let mut words = parameter.words().to_vec();
    match parameter.domain {
        Domain::Number {
            unset: Some(unset), ..
        } => about.push(("unset", unset)),
        Domain::WordsOrNumber { numbered, .. } => words.push(numbered),
        _ => {}
    }
    let own = format!("{}-{}", game.name, parameter.key);
    let mut messages = vec![(own, message("", &about))];
    messages.extend(words.iter().map(|word| {
        let id = word_id(game, parameter, word);
        let text = game.value_text(parameter, word);
        (id, message(text, &[("name", word.name)]))
    }));
    messages
}

/// A message without its id. The texts hold nothing that Fluent reads as anything but text; a
/// test would say so.
fn message(value: &str, attributes: &[(&str, &str)]) -> String {
    let mut message = String::new();
    if !value.is_empty() {
        message = format!(" {value}");
    }
    for (name, text) in attributes {
        // Writing into a text cannot fail.
        let _ = write!(message, "\n    .{name} = {text}");
    }
    message
}
