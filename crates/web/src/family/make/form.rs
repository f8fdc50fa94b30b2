//! The choices in the form of a game of one's own, and the game it makes.

use leptos::prelude::*;
use rules::general::{Fault, KeyText, Laws};
use rules::{Game, RuleSet};
use words::Words;

/// The choices, and the last game that they made.
#[derive(Clone, Copy)]
pub(super) struct Form {
    /// The laws as they are chosen, which may make no game.
    pub(super) chosen: RwSignal<Laws>,
    /// The fault that stands in the way of a game by them.
    fault: Memo<Option<Fault>>,
    /// The last text, with its key, if the key does not allow it.
    refused: RwSignal<Option<(&'static str, String)>>,
    /// The last game.
    pub(super) rules: RwSignal<RuleSet>,
}

impl Form {
    /// The form of a game; `None` if it is no game of keys.
    pub(super) fn of(rules: RuleSet) -> Option<Form> {
        let laws = *rules.general_laws()?;
        let chosen = RwSignal::new(laws);
        Some(Form {
            chosen,
            fault: Memo::new(move |_| chosen.get().fault()),
            refused: RwSignal::new(None),
            rules: RwSignal::new(rules),
        })
    }

    /// Begins anew with a game.
    pub(super) fn begin(self, rules: RuleSet) {
        if let Some(laws) = rules.general_laws() {
            self.refused.set(None);
            self.chosen.set(*laws);
            self.rules.set(rules);
        }
    }

    /// Sets a key. Other keys that need what it no longer gives go back to their default.
    pub(super) fn set(self, key: &'static str, value: &str) {
        let value = value.trim();
        let mut laws = self.chosen.get_untracked();
        if laws.set(key, value).is_none() {
            self.refused.set(Some((key, value.to_owned())));
            return;
        }
        let laws = laws.without_unmet();
        self.refused.set(None);
        self.chosen.set(laws);
        if let Some(rules) = made(self.rules.get_untracked().game(), laws) {
            self.rules.set(rules);
        }
    }

    /// The value of a key as its field shows it.
    pub(super) fn value(self, key: &str) -> String {
        if let Some((_, value)) = self.refused.get().filter(|(refused, _)| *refused == key) {
            return value;
        }
        let values = self.chosen.read().values();
        let value = values.into_iter().find(|(known, _)| *known == key);
        value.map_or_else(String::new, |(_, value)| value)
    }

    /// Whether a key is to be chosen: it changes something, or something is wrong with it.
    pub(super) fn asks(self, key: &str) -> bool {
        self.chosen.read().applies(key) || self.is_wrong(key)
    }

    /// Whether the value of a key stands in the way of a game.
    pub(super) fn is_wrong(self, key: &str) -> bool {
        let refused = self.refused.read().as_ref().map(|(refused, _)| *refused);
        let wrong = refused.or_else(|| self.fault.read().as_ref()?.key());
        wrong == Some(key)
    }

    /// The fault that stands in the way of a game.
    pub(super) fn fault(self, words: Words) -> Option<String> {
        let laws = self.chosen.get();
        if let Some((name, value)) = self.refused.get() {
            let mut keys = laws.keys().into_iter();
            let key: KeyText = keys.find(|key| key.name == name)?;
            return Some(words.refused(&laws, &key, &value));
        }
        Some(words.fault(&laws, &self.fault.get()?))
    }
}

/// A game with other laws; `None` if they make none.
fn made(game: &'static Game, laws: Laws) -> Option<RuleSet> {
    let usual = RuleSet::new(game);
    let differences = laws.differences(usual.general_laws()?);
    let pairs = differences
        .iter()
        .map(|(key, value)| format!("{key}={value}"));
    let pairs: Vec<String> = pairs.collect();
    format!("{}:{}", game.name, pairs.join(",")).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn laws_that_go_together_make_a_game() {
        rules::general::install();
        let check = |text: &str, key: &str, value: &str| {
            let rules: RuleSet = text.parse().unwrap();
            let mut laws = *rules.general_laws().unwrap();
            laws.set(key, value).unwrap();
            made(rules.game(), laws).map(|rules| rules.to_string())
        };
        let made = |text: &str| Some(text.to_owned());
        assert_eq!(
            check("sow:houses=5,capture=facing", "houses", "7"),
            made("sow:houses=7,capture=facing")
        );
        assert_eq!(
            check("sow:rows=4", "columns", "7"),
            made("sow:rows=4,columns=7")
        );
        assert_eq!(check("bao", "takasia", "off"), made("bao:takasia=off"));
        assert_eq!(check("sow:capture=facing", "end", "few-seeds"), None);
    }

    /// A wrong value stays in its field and is told, and what is chosen next is not lost.
    #[test]
    fn a_game_is_made_step_by_step() {
        rules::general::install();
        let owner = Owner::new();
        owner.set();
        let form = Form::of("sow:capture=facing".parse().unwrap()).unwrap();
        let told = || form.fault(Words::default());
        let game = || form.rules.get_untracked().to_string();
        form.set("houses", "99");
        assert_eq!(form.value("houses"), "99");
        assert!(form.is_wrong("houses") && told().is_some());
        form.set("chain", "on");
        assert_eq!(form.value("houses"), "6");
        assert_eq!(
            (told(), game()),
            (None, "sow:capture=facing,chain=on".to_owned())
        );
        // The end needs a number, which is asked for only then.
        assert!(!form.asks("end-at"));
        form.set("end", "few-seeds");
        assert!(form.is_wrong("end") && form.asks("end-at"));
        assert_eq!(game(), "sow:capture=facing,chain=on");
        form.set("end-at", "4");
        assert_eq!(game(), "sow:capture=facing,chain=on,end=few-seeds,end-at=4");
        // What has lost its meaning goes.
        form.set("end", "no-move");
        form.set("capture", "singles");
        assert_eq!((told(), game()), (None, "sow:capture=singles".to_owned()));
    }
}
