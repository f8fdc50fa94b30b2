//! Comparison of two sets of rules: options and sentences paired by topic.

use rules::catalogue::{self, RuleText};
use rules::{Parameter, RuleSet, Value};

/// An entry of both sets, or of one of them.
#[derive(Clone, Debug)]
pub(super) struct Row<T> {
    pub(super) sides: [Option<T>; 2],
    pub(super) differs: bool,
}

/// An option with its value in a set.
pub(super) type Chosen = (&'static Parameter, Value);

/// Every option of either set, in the order of the first one.
pub(super) fn options(rules: &[RuleSet; 2]) -> Vec<Row<Chosen>> {
    let [first, second] = rules.map(|rules| rules.options().collect::<Vec<_>>());
    paired(
        first,
        second,
        |(parameter, _)| parameter.key.to_owned(),
        |(one, value), (other, of_other)| one.text(*value) == other.text(*of_other),
    )
}

/// Every sentence in force in either set.
pub(super) fn sentences(rules: &[RuleSet; 2]) -> Vec<Row<RuleText>> {
    let [first, second] = rules.map(|rules| catalogue::statements(&rules));
    let names = rules.map(|rules| rules.game().name);
    let topic = |rule: &RuleText| {
        let own = names.iter().find_map(|name| rule.id.strip_prefix(name));
        rule.key
            .map_or_else(|| own.unwrap_or(&rule.id).to_owned(), str::to_owned)
    };
    paired(first, second, topic, |one, other| one.id == other.id)
}

/// Pairs the entries about the same topic.
fn paired<T>(
    first: Vec<T>,
    second: Vec<T>,
    topic: impl Fn(&T) -> String,
    is_same: impl Fn(&T, &T) -> bool,
) -> Vec<Row<T>> {
    let mut second: Vec<Option<T>> = second.into_iter().map(Some).collect();
    let mut rows = Vec::new();
    for one in first {
        let about = topic(&one);
        let mut rest = second.iter_mut();
        let other = rest.find(|other| other.as_ref().is_some_and(|it| topic(it) == about));
        let other = other.and_then(Option::take);
        let differs = other.as_ref().is_none_or(|other| !is_same(&one, other));
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

    fn differing(first: &str, second: &str) -> Vec<&'static str> {
        let rules = [first, second].map(|text| text.parse().unwrap());
        let rows = options(&rules).into_iter().filter(|row| row.differs);
        rows.filter_map(|row| row.sides.into_iter().flatten().next())
            .map(|(parameter, _)| parameter.key)
            .collect()
    }

    #[test]
    fn only_what_differs_is_marked() {
        assert_eq!(differing("kalah", "kalah"), [""; 0]);
        assert_eq!(differing("kalah", "kalah:seeds=3"), ["seeds"]);
        assert!(differing("kalah", "oware").len() > 2);
    }

    #[test]
    fn every_option_and_every_sentence_of_both_is_there() {
        for (first, second) in [("kalah", "oware"), ("congkak", "kid-cala-beginner")] {
            let rules = [first, second].map(|text| text.parse::<RuleSet>().unwrap());
            let rows = options(&rules);
            let of_all = sentences(&rules);
            for (side, rules) in rules.iter().enumerate() {
                let own = rows.iter().filter(|row| row.sides[side].is_some());
                assert_eq!(own.count(), rules.options().count());
                let own = of_all.iter().filter(|row| row.sides[side].is_some());
                assert_eq!(own.count(), catalogue::statements(rules).len());
            }
        }
    }
}
