//! The rules in force, sentence by sentence.

use crate::ruleset::RuleSet;

/// The rules in force for a rule set: first what no option changes, then each option as chosen.
///
/// ```
/// let rules = "kalah".parse().unwrap();
/// for rule in rules::catalogue::statements(&rules) {
///     assert!(!rule.text.is_empty() && !rule.source.is_empty());
/// }
/// ```
pub fn statements(rules: &RuleSet) -> Vec<RuleText> {
    let game = rules.game();
    let fixed = game.statements.iter().map(|statement| RuleText {
        key: None,
        id: format!("{}-{}", game.name, statement.id),
        text: statement.text,
        source: statement.source,
    });
    let chosen = rules.options().filter_map(|(parameter, value)| {
        let word = parameter.word(value)?;
        (!word.text.is_empty()).then(|| RuleText {
            key: Some(parameter.key),
            id: format!("{}-{}", game.name, parameter.word_id(word)),
            text: game.value_text(parameter, word),
            source: word.source,
        })
    });
    fixed.chain(chosen).collect()
}

/// The sources of rules, each once in the order in which they are first named, with the numbers of the
/// rules that are from there; the first rule is 1.
///
/// ```
/// use rules::catalogue::{sources, statements};
///
/// let statements = statements(&"kalah".parse().unwrap());
/// let numbers: usize = sources(&statements).iter().map(|(_, numbers)| numbers.len()).sum();
/// assert_eq!(numbers, statements.len());
/// ```
pub fn sources(rules: &[RuleText]) -> Vec<(&'static str, Vec<usize>)> {
    let mut sources: Vec<(&str, Vec<usize>)> = Vec::new();
    for (number, rule) in (1..).zip(rules) {
        match sources
            .iter_mut()
            .find(|(source, _)| *source == rule.source)
        {
            Some((_, numbers)) => numbers.push(number),
            None => sources.push((rule.source, vec![number])),
        }
    }
    sources
}

/// One sentence of the rules in force.
#[derive(Clone, Debug)]
pub struct RuleText {
    /// The option it depends on, if any.
    pub key: Option<&'static str>,
    /// The key of its translation.
    pub id: String,
    /// The English sentence.
    pub text: &'static str,
    /// The source of the statement.
    pub source: &'static str,
}
