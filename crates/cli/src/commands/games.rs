//! `mancala games`: every game with its options, their values and sources.

use std::collections::BTreeSet;
use std::io::Write;

use anstyle::Style;
use anyhow::{Result, bail};
use rules::catalogue::{self, GAMES};
use rules::general::Definition;
use rules::{Domain, Game, Parameter, RuleSet};
use serde::Serialize;
use serde_json::{Value, json};
use words::Words;

use crate::answer::Answer;
use crate::args::Games;
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
    name: String,
    title: String,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    other_names: &'static [&'static str],
    summary: String,
    goal: String,
    source: String,
    /// The group of kindred games.
    #[serde(skip_serializing_if = "Option::is_none")]
    family: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    region: Option<String>,
    /// The year of the source.
    #[serde(skip_serializing_if = "Option::is_none")]
    age: Option<u16>,
    /// The attestation of the rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    attested: Option<String>,
    /// The programs that play it alike.
    #[serde(skip_serializing_if = "Option::is_none")]
    certified: Option<String>,
    /// The definition on one line.
    #[serde(skip_serializing_if = "Option::is_none")]
    definition: Option<String>,
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

pub(super) fn run(args: &Games, console: Console) -> Result<Answer> {
    let plain = args.family.is_none() && args.region.is_none();
    let compiled = if plain { GAMES } else { &[] };
    let files: Vec<(&Game, &Definition<'_>)> = catalogue::family()
        .iter()
        .filter_map(|game| Some((game, catalogue::definition(game.name)?)))
        .filter(|(_, definition)| is_asked(definition, args))
        .collect();
    if compiled.is_empty() && files.is_empty() {
        let families: BTreeSet<&str> = catalogue::family()
            .iter()
            .filter_map(|game| catalogue::definition(game.name))
            .map(|definition| definition.family)
            .collect();
        let families: Vec<&str> = families.into_iter().collect();
        bail!(
            "no game is of that family and region; families: {}",
            families.join(", ")
        );
    }
    if args.format.json {
        let entries = compiled.iter().map(|game| entry(game, console.words));
        let games = entries.chain(files.iter().map(|(game, file)| of_file(game, file)));
        output::json(&Listed {
            games: games.collect(),
        })?;
        return Ok(Answer::Yes);
    }
    let mut out = output::data();
    for (index, game) in compiled.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        print(game, console.words, &mut out)?;
    }
    if plain {
        writeln!(out)?;
    }
    for (_, definition) in files {
        let Definition {
            name,
            title,
            region,
            family,
            ..
        } = definition;
        let place = if region.is_empty() { family } else { region };
        writeln!(
            out,
            "{NAME}{name}{NAME:#} – {title} {ASIDE}({place}){ASIDE:#}"
        )?;
    }
    Ok(Answer::Yes)
}

/// Whether a game is of the family and region asked for.
fn is_asked(definition: &Definition<'_>, args: &Games) -> bool {
    let region = |asked: &String| {
        let region = definition.region.to_lowercase();
        region.contains(&asked.to_lowercase())
    };
    args.family
        .as_ref()
        .is_none_or(|asked| definition.family == asked)
        && args.region.as_ref().is_none_or(region)
}

/// A game of keys: its keys with their values are those of its definition.
fn of_file(game: &Game, definition: &Definition<'_>) -> Entry {
    let keys = definition.laws.keys();
    let values = definition.laws.values();
    let keys = keys
        .into_iter()
        .zip(values)
        .map(|(key, (_, value))| Choice {
            key: key.name,
            default: value,
            allowed: key.allowed(),
            values: (key.words)().into_iter().map(str::to_owned).collect(),
            words: Vec::new(),
            prefix: None,
            min: None,
            max: None,
            name: key.name.to_owned(),
            short: String::new(),
            long: String::new(),
            source: String::new(),
        });
    let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    Entry {
        name: definition.name.to_owned(),
        title: definition.title.to_owned(),
        other_names: game.other_names,
        summary: definition.summary.to_owned(),
        goal: definition.laws.goal().to_owned(),
        source: definition.source.to_owned(),
        family: text(definition.family),
        region: text(definition.region),
        age: (definition.age > 0).then_some(definition.age),
        attested: text(definition.attested),
        certified: text(definition.certified),
        definition: Some(definition.rules().to_string()),
        keys: keys.collect(),
    }
}

fn entry(game: &'static Game, words: Words) -> Entry {
    Entry {
        name: game.name.to_owned(),
        title: words.game_title(game),
        other_names: game.other_names,
        summary: words.game_summary(game),
        goal: words.goal(&RuleSet::new(game)),
        source: words.source(game.source),
        family: None,
        region: None,
        age: None,
        attested: None,
        certified: None,
        definition: None,
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
