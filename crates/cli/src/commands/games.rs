//! `mancala games`: every game with its options, their values and sources.

use std::io::Write;

use anstyle::Style;
use anyhow::Result;
use rules::catalogue::GAMES;
use rules::{Domain, Game, Parameter};
use serde::Serialize;
use serde_json::{Value, json};
use words::Words;

use crate::answer::Answer;
use crate::args::Format;
use crate::console::Console;
use crate::output;

const NAME: Style = Style::new().bold();
const ASIDE: Style = Style::new().dimmed();

#[derive(Debug, Serialize)]
struct Listed {
    games: Vec<Entry>,
}

#[derive(Debug, Serialize)]
struct Entry {
    name: &'static str,
    title: String,
    summary: String,
    goal: String,
    source: String,
    keys: Vec<Choice>,
}

#[derive(Debug, Serialize)]
struct Choice {
    key: &'static str,
    default: String,
    /// As written for people: `standard|empty|seed-only|none`, `1–12`.
    allowed: String,
    /// Every value, but for words with a number only those without one.
    values: Vec<String>,
    /// The meanings of the words among the values.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    words: Vec<Value>,
    /// The prefix of a number in a word that has one: `best-of-`.
    #[serde(skip_serializing_if = "Option::is_none")]
    prefix: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    min: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max: Option<u8>,
    name: String,
    short: String,
    long: String,
    source: String,
}

pub(super) fn run(format: Format, console: Console) -> Result<Answer> {
    if format.json {
        let games = GAMES.iter().map(|game| entry(game, console.words));
        output::json(&Listed {
            games: games.collect(),
        })?;
        return Ok(Answer::Yes);
    }
    let mut out = output::data();
    for (index, game) in GAMES.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        print(game, console.words, &mut out)?;
    }
    Ok(Answer::Yes)
}

fn entry(game: &'static Game, words: Words) -> Entry {
    Entry {
        name: game.name,
        title: words.game_title(game),
        summary: words.game_summary(game),
        goal: words.game_goal(game),
        source: words.source(game.source),
        keys: game
            .parameters
            .iter()
            .map(|parameter| key(game, parameter, words))
            .collect(),
    }
}

fn key(game: &'static Game, parameter: &'static Parameter, words: Words) -> Choice {
    let (min, max, prefix) = match parameter.domain {
        Domain::Words(_) => (None, None, None),
        Domain::Number { min, max, .. } => (Some(min), Some(max), None),
        Domain::WordsOrNumber {
            min, max, numbered, ..
        } => (Some(min), Some(max), Some(numbered.value)),
    };
    let named = parameter.words().iter().enumerate().map(|(index, word)| {
        let value = rules::Value::Word(index as u8);
        json!({
            "value": word.value,
            "name": words.value_name(game, parameter, value),
            "text": words.value_text(game, parameter, value),
            "source": words.source(word.source),
        })
    });
    Choice {
        key: parameter.key,
        default: parameter.text(parameter.default),
        allowed: parameter.allowed(),
        values: values(parameter),
        words: named.collect(),
        min,
        max,
        prefix,
        name: words.parameter_name(game, parameter),
        short: words.parameter_short(game, parameter),
        long: words.parameter_long(game, parameter),
        source: words.source(parameter.source),
    }
}

fn values(parameter: &'static Parameter) -> Vec<String> {
    match parameter.domain {
        Domain::Words(words) | Domain::WordsOrNumber { words, .. } => {
            words.iter().map(|word| word.value.to_owned()).collect()
        }
        Domain::Number {
            min, max, unset, ..
        } => {
            let numbers = (min..=max).map(|number| number.to_string());
            unset
                .map(|_| "none".to_owned())
                .into_iter()
                .chain(numbers)
                .collect()
        }
    }
}

fn print(game: &'static Game, words: Words, out: &mut impl Write) -> Result<()> {
    let source = words.text_with("source-of", &[("source", words.source(game.source).into())]);
    writeln!(
        out,
        "{NAME}{}{NAME:#} – {}",
        game.name,
        words.game_title(game)
    )?;
    writeln!(out, "  {}", words.game_summary(game))?;
    writeln!(out, "  {ASIDE}{source}{ASIDE:#}")?;
    for parameter in game.parameters {
        let default = parameter.text(parameter.default);
        let (key, allowed) = (parameter.key, parameter.allowed());
        writeln!(out, "  {NAME}{key}={default}{NAME:#}  ({allowed})")?;
        let source = words.source(parameter.source);
        let short = words.parameter_short(game, parameter);
        writeln!(out, "      {short} {ASIDE}[{source}]{ASIDE:#}")?;
    }
    Ok(())
}
