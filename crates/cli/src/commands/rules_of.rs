//! `mancala rules`: the rules of a game in words, with sources and readings.

mod markdown;

use std::io::Write as _;

use anstyle::Style;
use anyhow::Result;
use rules::general::{Laws, Sentence};
use rules::{Game, RuleSet, catalogue};
use serde::Serialize;
use words::Words;

use crate::answer::Answer;
use crate::args::RulesOf;
use crate::console::{Asked, Console};
use crate::{notation, output};

const HEAD: Style = Style::new().bold();
const ASIDE: Style = Style::new().dimmed();

/// The nearest games told.
const NEAREST: usize = 3;

#[derive(Debug, Serialize)]
struct Told {
    game: String,
    title: String,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    other_names: &'static [&'static str],
    goal: String,
    source: String,
    rules: Vec<Rule>,
    /// South's margin at the end of a game from the start if both play as well as can be, where that
    /// is proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    start_value: Option<i16>,
    options: Vec<Chosen>,
    /// The games whose usual rules are nearest to those of the game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    nearest: Vec<Near>,
}

/// One sentence of the rules in force.
#[derive(Debug, Serialize)]
struct Rule {
    /// The option it follows from, if any.
    key: Option<&'static str>,
    text: String,
    source: String,
}

/// A game whose rules are near.
#[derive(Debug, Serialize)]
struct Near {
    game: &'static str,
    title: String,
    /// The number of keys whose values differ.
    differing: usize,
}

/// The value an option has.
#[derive(Debug, Serialize)]
struct Chosen {
    key: &'static str,
    value: String,
    name: String,
    value_name: String,
    usual: bool,
}

pub(super) fn run(args: &RulesOf, console: Console) -> Result<Answer> {
    let asked = console.game(&args.game)?;
    let rules = asked.rules;
    let told = match rules.general_laws() {
        Some(laws) => Told::of_keys(asked, laws, console.words),
        None => Told::of(&rules, console.words),
    };
    if args.format.json {
        output::json(&told)?;
    } else if args.markdown && rules.general_laws().is_none() {
        markdown::write(&mut output::data(), &rules, console.words)?;
    } else {
        print(&told, &rules, console)?;
    }
    Ok(Answer::Yes)
}

impl Told {
    fn of(rules: &RuleSet, words: Words) -> Told {
        let game = rules.game();
        let rule = |rule: &catalogue::RuleText| Rule {
            key: rule.key,
            text: words.statement(rule),
            source: words.source(rule.source),
        };
        let options = rules.options().map(|(parameter, value)| {
            let text = parameter.text(value);
            Chosen {
                key: parameter.key,
                name: words.parameter_name(game, parameter),
                value_name: words.value_name(game, parameter, value),
                usual: !notation::is_changed(rules, parameter.key),
                value: text,
            }
        });
        Told {
            game: rules.to_string(),
            title: words.game_title(game),
            other_names: game.other_names,
            goal: words.goal(rules),
            source: words.source(game.source),
            rules: catalogue::statements(rules).iter().map(rule).collect(),
            start_value: catalogue::start_value(rules),
            options: options.collect(),
            nearest: nearest(game, words),
        }
    }

    /// The rules of a game of keys: one sentence for each that is not at its default.
    fn of_keys(asked: Asked, laws: &Laws, words: Words) -> Told {
        let rules = &asked.rules;
        let game = rules.game();
        let rule = |sentence: Sentence| Rule {
            key: sentence.key,
            text: words.general(&sentence),
            source: asked.source.clone(),
        };
        let usual = RuleSet::new(game);
        let usual = usual.general_laws().unwrap_or(laws);
        let changed: Vec<&str> = laws
            .differences(usual)
            .into_iter()
            .map(|(key, _)| key)
            .collect();
        let options = laws.values().into_iter().map(|(key, value)| Chosen {
            key,
            name: words.law_name(laws, key),
            value_name: words.law_value(laws, key, &value),
            usual: !changed.contains(&key),
            value,
        });
        Told {
            game: rules.to_string(),
            title: asked.title,
            other_names: game.other_names,
            goal: words.goal(rules),
            source: asked.source.clone(),
            rules: laws.sentences().into_iter().map(rule).collect(),
            start_value: None,
            options: options.collect(),
            nearest: nearest(game, words),
        }
    }
}

/// The games nearest to one, by the rules that differ.
fn nearest(game: &Game, words: Words) -> Vec<Near> {
    let near = catalogue::kindred(game).into_iter().take(NEAREST);
    let near = near.map(|kin| Near {
        game: kin.game.name,
        title: words.game_title(kin.game),
        differing: kin.differing,
    });
    near.collect()
}

fn print(told: &Told, rules: &RuleSet, console: Console) -> Result<()> {
    let words = console.words;
    let mut out = output::data();
    writeln!(out, "{HEAD}{}{HEAD:#} ({})", told.title, told.game)?;
    if let Some(names) = words.other_names(rules.game()) {
        writeln!(out, "{ASIDE}{names}{ASIDE:#}")?;
    }
    if !told.source.is_empty() {
        let source = words.text_with("source-of", &[("source", (&told.source).into())]);
        writeln!(out, "{ASIDE}{source}{ASIDE:#}")?;
    }
    writeln!(out)?;
    if let Some((story, source)) = words.story(rules.game()) {
        writeln!(out, "{story}")?;
        writeln!(out, "  {ASIDE}[{source}]{ASIDE:#}\n")?;
    }
    writeln!(out, "{HEAD}{}{HEAD:#}", words.text("goal"))?;
    writeln!(out, "  {}", told.goal)?;
    writeln!(out)?;
    writeln!(out, "{HEAD}{}{HEAD:#}", words.text("rules-in-force"))?;
    for rule in &told.rules {
        let mut from = vec![rule.key.unwrap_or_default(), &rule.source];
        from.retain(|from| !from.is_empty());
        writeln!(out, "- {}", rule.text)?;
        if !from.is_empty() {
            writeln!(out, "  {ASIDE}[{}]{ASIDE:#}", from.join(": "))?;
        }
    }
    if let Some(value) = words.start_value(rules) {
        writeln!(out, "\n{value}")?;
    }
    let glossary = rules.general_laws().map(|laws| words.glossary(laws));
    let glossary = glossary.filter(|glossary| !glossary.is_empty());
    if let Some(glossary) = glossary {
        writeln!(out)?;
        writeln!(out, "{HEAD}{}{HEAD:#}", words.text("words-of-game"))?;
        for (word, means) in glossary {
            writeln!(out, "- {}", words.labelled(&word, &means))?;
        }
    }
    if !told.nearest.is_empty() {
        writeln!(out)?;
        writeln!(out, "{HEAD}{}{HEAD:#}", words.text("games-near"))?;
    }
    for near in &told.nearest {
        let differing = [("n", near.differing.into())];
        let differing = words.text_with("rules-differing", &differing);
        writeln!(out, "- {} ({}): {differing}", near.title, near.game)?;
    }
    if !told.options.is_empty() {
        writeln!(out)?;
        writeln!(out, "{HEAD}{}{HEAD:#}", words.text("options"))?;
    }
    for option in &told.options {
        let (name, value) = (&option.name, &option.value_name);
        let named = words.labelled(name, value);
        let line = format!("{named} ({}={})", option.key, option.value);
        if option.usual {
            writeln!(out, "  {line}")?;
        } else {
            writeln!(out, "{HEAD}* {line}{HEAD:#}")?;
        }
    }
    Ok(())
}
