//! Comparison of two sets of rules: options and sentences paired by topic.

use rules::general::Laws;
use rules::{RuleSet, catalogue};
use words::Words;

/// An entry of both sets, or of one of them.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) sides: [Option<Entry>; 2],
    pub(super) differs: bool,
}

/// An option with its value, or a sentence.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// The key of an option; a sentence without one has its id.
    topic: String,
    /// The value, or the id of a sentence: entries about one topic are the same if these are.
    value: String,
    /// The name of an option.
    pub(super) name: String,
    /// The value in words, or the sentence.
    pub(super) text: String,
}

/// Every option of either set, in the order of the first one.
pub(super) fn options(rules: &[RuleSet; 2], words: Words) -> Vec<Row> {
    paired(rules.map(|rules| match rules.general_laws() {
        Some(laws) => keys(laws, words),
        None => parameters(&rules, words),
    }))
}

fn parameters(rules: &RuleSet, words: Words) -> Vec<Entry> {
    let game = rules.game();
    let options = rules.options().map(|(parameter, value)| Entry {
        topic: parameter.key.to_owned(),
        value: parameter.text(value),
        name: words.parameter_name(game, parameter),
        text: words.value_name(game, parameter, value),
    });
    options.collect()
}

fn keys(laws: &Laws, words: Words) -> Vec<Entry> {
    let values = laws.values().into_iter().map(|(key, value)| Entry {
        topic: key.to_owned(),
        name: words.law_name(laws, key),
        text: words.law_value(laws, key, &value),
        value,
    });
    values.collect()
}

/// Every sentence in force in either set.
pub(super) fn sentences(rules: &[RuleSet; 2], words: Words) -> Vec<Row> {
    paired(rules.map(|rules| match rules.general_laws() {
        Some(laws) => of_keys(laws, words),
        None => statements(&rules, words),
    }))
}

fn statements(rules: &RuleSet, words: Words) -> Vec<Entry> {
    let name = rules.game().name;
    let entries = catalogue::statements(rules).into_iter().map(|rule| {
        let own = rule.id.strip_prefix(name).unwrap_or(&rule.id);
        let source = words.source(rule.source);
        let source = words.text_with("source-of", &[("source", source.into())]);
        Entry {
            topic: rule.key.unwrap_or(own).to_owned(),
            name: String::new(),
            text: format!("{} ({source})", words.statement(&rule)),
            value: rule.id,
        }
    });
    entries.collect()
}

fn of_keys(laws: &Laws, words: Words) -> Vec<Entry> {
    let entries = laws.sentences().into_iter().map(|sentence| {
        let text = words.general(&sentence);
        Entry {
            topic: sentence.key.map_or(sentence.id, str::to_owned),
            value: text.clone(),
            name: String::new(),
            text,
        }
    });
    entries.collect()
}

/// Pairs the entries about the same topic.
fn paired([first, second]: [Vec<Entry>; 2]) -> Vec<Row> {
    let mut second: Vec<Option<Entry>> = second.into_iter().map(Some).collect();
    let mut rows = Vec::new();
    for one in first {
        let mut rest = second.iter_mut();
        let other = rest.find(|other| other.as_ref().is_some_and(|it| it.topic == one.topic));
        let other = other.and_then(Option::take);
        let differs = other.as_ref().is_none_or(|other| other.value != one.value);
        rows.push(Row {
            sides: [Some(one), other],
            differs,
        });
    }
    rows.extend(second.into_iter().flatten().map(|other| Row {
        sides: [None, Some(other)],
        differs: true,
    }));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Words = Words::new(words::Language::English);

    fn differing(first: &str, second: &str) -> Vec<String> {
        rules::general::install();
        let rules = [first, second].map(|text| text.parse().unwrap());
        let rows = options(&rules, ENGLISH).into_iter();
        let differing = rows.filter(|row| row.differs);
        let entries = differing.filter_map(|row| row.sides.into_iter().flatten().next());
        entries.map(|entry| entry.topic).collect()
    }

    #[test]
    fn only_what_differs_is_marked() {
        assert_eq!(differing("kalah", "kalah"), [""; 0]);
        assert_eq!(differing("kalah", "kalah:seeds=3"), ["seeds"]);
        assert!(differing("kalah", "oware").len() > 2);
    }

    #[test]
    fn games_of_keys_differ_by_their_keys() {
        assert_eq!(differing("bao", "bao"), [""; 0]);
        assert_eq!(differing("bao", "bao:takasia=off"), ["takasia"]);
        let both = differing("togyz-kumalak", "bestemshe");
        assert!(both.contains(&"houses".to_owned()), "{both:?}");
    }

    #[test]
    fn every_option_and_every_sentence_of_both_is_there() {
        for (first, second) in [("kalah", "oware"), ("congkak", "kid-cala-beginner")] {
            let rules = [first, second].map(|text| text.parse::<RuleSet>().unwrap());
            let rows = options(&rules, ENGLISH);
            let of_all = sentences(&rules, ENGLISH);
            for (side, rules) in rules.iter().enumerate() {
                let own = rows.iter().filter(|row| row.sides[side].is_some());
                assert_eq!(own.count(), rules.options().count());
                let own = of_all.iter().filter(|row| row.sides[side].is_some());
                assert_eq!(own.count(), catalogue::statements(rules).len());
            }
        }
    }
}
