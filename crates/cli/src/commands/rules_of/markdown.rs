//! The rules of a game as a page in Markdown, from which `docs/rules/` is made.

use std::io::{Result, Write};

use rules::{Domain, Parameter, RuleSet, Value, catalogue};
use words::Words;

/// The page: what is always so, then every option with the rule each of its values means.
pub(super) fn write(page: &mut impl Write, rules: &RuleSet, words: Words) -> Result<()> {
    let game = rules.game();
    let source = words.source(game.source);
    let source = words.text_with("source-of", &[("source", source.into())]);
    writeln!(
        page,
        "# {}
",
        words.game_title(game)
    )?;
    writeln!(
        page,
        "`{rules}` · {source}
"
    )?;
    if let Some(names) = words.other_names(game) {
        writeln!(page, "{names}\n")?;
    }
    if let Some((story, source)) = words.story(game) {
        writeln!(page, "{story} *({source})*\n")?;
    }
    writeln!(
        page,
        "{}
",
        words.game_summary(game)
    )?;
    writeln!(
        page,
        "**{}.** {}
",
        words.text("goal"),
        words.goal(rules)
    )?;
    writeln!(
        page,
        "## {}
",
        words.text("rules-in-force")
    )?;
    for rule in catalogue::statements(rules) {
        let key = rule.key.map_or(String::new(), |key| format!("`{key}`, "));
        let text = words.statement(&rule);
        writeln!(page, "- {text} *({key}{})*", words.source(rule.source))?;
    }
    if let Some(value) = words.start_value(rules) {
        writeln!(page, "\n{value}")?;
    }
    if !game.parameters.is_empty() {
        writeln!(
            page,
            "
## {}",
            words.text("options")
        )?;
    }
    for (parameter, value) in rules.options() {
        option(page, rules, parameter, value, words)?;
    }
    Ok(())
}

fn option(
    page: &mut impl Write,
    rules: &RuleSet,
    parameter: &'static Parameter,
    chosen: Value,
    words: Words,
) -> Result<()> {
    let game = rules.game();
    let name = words.parameter_name(game, parameter);
    let value = parameter.text(chosen);
    write!(page, "\n### {name}: `{}={value}`\n\n", parameter.key)?;
    write!(page, "{}\n\n", words.parameter_short(game, parameter))?;
    let source = words.source(parameter.source);
    let source = words.text_with("source-of", &[("source", source.into())]);
    let long = words.parameter_long(game, parameter);
    writeln!(page, "{long} {source}.")?;
    let mut values: Vec<Value> = (0..parameter.words().len())
        .map(|index| Value::Word(index as u8))
        .collect();
    match parameter.domain {
        Domain::Words(_) => {}
        Domain::Number { .. } => {
            write!(page, "\n`{}`\n", parameter.allowed())?;
        }
        Domain::WordsOrNumber { min, .. } => values.push(Value::Number(min)),
    }
    if !values.is_empty() {
        writeln!(page)?;
    }
    for value in values {
        value_line(page, rules, parameter, value, words)?;
    }
    Ok(())
}

fn value_line(
    page: &mut impl Write,
    rules: &RuleSet,
    parameter: &'static Parameter,
    value: Value,
    words: Words,
) -> Result<()> {
    let game = rules.game();
    let Some(word) = parameter.word(value) else {
        return Ok(());
    };
    let text = match (value, parameter.domain) {
        (Value::Number(_), Domain::WordsOrNumber { min, max, .. }) => {
            format!("{}{min}–{max}", word.value)
        }
        _ => word.value.to_owned(),
    };
    let name = words.value_name(game, parameter, value);
    write!(page, "- `{text}` – {name}")?;
    match words.value_text(game, parameter, value) {
        Some(rule) => writeln!(page, ": {rule} *({})*", words.source(word.source)),
        None => writeln!(page),
    }
}
