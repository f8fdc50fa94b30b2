//! The games, their rules and options in the reader's language.
//!
//! English is what [`rules::catalogue`] says. Another language overlays it with texts whose ids
//! are `GAME`, `GAME-STATEMENT`, `GAME-KEY` and `GAME-KEY-VALUE`; what it does not say is said
//! in English.

use rules::catalogue::{self, RuleText};
use rules::{Domain, Game, Parameter, RuleSet, Value, Word};

use crate::words::Words;

impl Words {
    /// The title of the game.
    pub fn game_title(self, game: &Game) -> String {
        self.of_game(game, "title")
            .unwrap_or_else(|| self.in_english(game.title))
    }

    /// One sentence for people who choose a game.
    pub fn game_summary(self, game: &Game) -> String {
        self.of_game(game, "summary")
            .unwrap_or_else(|| self.in_english(game.summary))
    }

    /// The goal of a game by these rules.
    pub fn goal(self, rules: &RuleSet) -> String {
        let game = rules.game();
        self.of_game(game, "goal")
            .or_else(|| self.goal_of_keys(rules))
            .unwrap_or_else(|| self.in_english(game.goal))
    }

    /// The result of a game from its start if both play as well as can be, where that is proved.
    pub fn start_value(self, rules: &RuleSet) -> Option<String> {
        let value = catalogue::start_value(rules)?;
        let id = match value.signum() {
            1 => "start-wins",
            -1 => "start-loses",
            _ => "start-draws",
        };
        Some(self.text_with(id, &[("n", value.unsigned_abs().into())]))
    }

    /// The rules in force beside the goal, a sentence each, and the source of each.
    pub fn rules_in_force(self, rules: &RuleSet) -> Vec<(String, String)> {
        let Some(laws) = rules.general_laws() else {
            let rules = catalogue::statements(rules);
            let told = |rule: &RuleText| (self.statement(rule), self.source(rule.source));
            return rules.iter().map(told).collect();
        };
        let source = self.source(rules.game().source);
        let (sentences, goal) = (laws.sentences(), laws.goal_sentence());
        let others = sentences.iter().filter(|sentence| **sentence != goal);
        let told = others.map(|sentence| self.general(sentence));
        told.map(|text| (text, source.clone())).collect()
    }

    /// One sentence of the rules in force.
    pub fn statement(self, rule: &RuleText) -> String {
        self.overlay(&rule.id, None)
            .unwrap_or_else(|| self.in_english(rule.text))
    }

    /// The source of a rule, an option or a game.
    pub fn source(self, source: &str) -> String {
        self.translated(source)
    }

    /// The name of an option.
    pub fn parameter_name(self, game: &Game, parameter: &Parameter) -> String {
        self.of_parameter(game, parameter, "name", parameter.name)
    }

    /// The options that are not as usual, as "name: value"; or in one text that none is, or how many
    /// keys a game of the family has, which are told with all rules.
    pub fn options_changed(self, rules: &RuleSet) -> Vec<String> {
        let game = rules.game();
        let told = rules.options_changed().map(|(parameter, value)| {
            let name = self.parameter_name(game, parameter);
            self.labelled(&name, &self.value_name(game, parameter, value))
        });
        let told: Vec<String> = told.collect();
        if !told.is_empty() {
            told
        } else if *rules == RuleSet::new(game) {
            vec![self.text("options-default")]
        } else {
            let keys = rules.to_string().split(',').count();
            vec![self.text_with("options-changed", &[("n", keys.into())])]
        }
    }

    /// An option in one line.
    pub fn parameter_short(self, game: &Game, parameter: &Parameter) -> String {
        self.of_parameter(game, parameter, "short", parameter.short)
    }

    /// The whole story of an option.
    pub fn parameter_long(self, game: &Game, parameter: &Parameter) -> String {
        self.of_parameter(game, parameter, "long", parameter.long)
    }

    /// A value as shown to people: "Standard", "6", "no limit", "Best of several rounds: 3".
    pub fn value_name(self, game: &Game, parameter: &'static Parameter, value: Value) -> String {
        let word = parameter.word(value).map(|word| {
            let id = word_id(game, parameter, word);
            self.overlay(&id, Some("name"))
                .unwrap_or_else(|| self.in_english(word.name))
        });
        match (word, value, parameter.domain) {
            (Some(name), Value::Number(n), _) => {
                self.text_with("name-and-number", &[("name", name.into()), ("n", n.into())])
            }
            (Some(name), _, _) => name,
            (
                None,
                Value::Unset,
                Domain::Number {
                    unset: Some(unset), ..
                },
            ) => self.of_parameter(game, parameter, "unset", unset),
            _ => parameter.text(value),
        }
    }

    /// The rule that a value means; nothing for a number that speaks for itself.
    pub fn value_text(
        self,
        game: &Game,
        parameter: &'static Parameter,
        value: Value,
    ) -> Option<String> {
        let word = parameter.word(value)?;
        let id = word_id(game, parameter, word);
        let text = self
            .overlay(&id, None)
            .unwrap_or_else(|| self.in_english(game.value_text(parameter, word)));
        (!text.is_empty()).then_some(text)
    }

    fn of_game(self, game: &Game, attribute: &str) -> Option<String> {
        self.overlay(game.name, Some(attribute))
    }

    fn of_parameter(
        self,
        game: &Game,
        parameter: &Parameter,
        attribute: &str,
        english: &str,
    ) -> String {
        let id = format!("{}-{}", game.name, parameter.key);
        self.overlay(&id, Some(attribute))
            .unwrap_or_else(|| self.in_english(game.option_text(parameter, attribute, english)))
    }

    /// A text of this language, with the texts of Kalah for the classic game of Kid-Cala where
    /// it has none of its own: they share their options.
    fn overlay(self, id: &str, attribute: Option<&str>) -> Option<String> {
        self.find(id, attribute, &[])
            .or_else(|| self.find(&shared_id(id)?, attribute, &[]))
    }

    /// A phrase that other crates have in English only, such as a source or what stands in the way
    /// of something; titles of books and names of programs stay as they are.
    pub fn translated(self, phrase: &str) -> String {
        self.find(&phrase_id(phrase), None, &[])
            .unwrap_or_else(|| self.in_english(phrase))
    }
}

/// Under which id the classic game of Kid-Cala finds what it shares with Kalah.
pub(crate) fn shared_id(id: &str) -> Option<String> {
    let shared = id.strip_prefix("kid-cala-classic-")?;
    Some(format!("kalah-{shared}"))
}

/// The id of a word of an option.
pub(crate) fn word_id(game: &Game, parameter: &Parameter, word: &Word) -> String {
    format!("{}-{}", game.name, parameter.word_id(word))
}

/// `phrase-` and the words of the phrase.
fn phrase_id(phrase: &str) -> String {
    let words = phrase
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase);
    std::iter::once("phrase".to_owned())
        .chain(words)
        .collect::<Vec<_>>()
        .join("-")
}
