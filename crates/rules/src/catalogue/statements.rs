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
            id: format!(
                "{}-{}-{}",
                game.name,
                parameter.key,
                word.value.trim_end_matches('-')
            ),
            text: word.text,
            source: word.source,
        })
    });
    fixed.chain(chosen).collect()
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
