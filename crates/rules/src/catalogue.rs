//! Every game, with its words, its parameters and the sources of its rules.
//!
//! English text lives here, beside the rule it explains; other languages overlay it by the ids
//! `GAME`, `GAME-STATEMENT`, `GAME-KEY` and `GAME-KEY-VALUE`. Without the feature `english` a
//! program does not carry the sentences: it must get them from elsewhere, as the page does.

mod banana_cala;
mod congkak;
mod kalah;
mod kid_cala;
mod oware;

pub(crate) use oware::OWARE_LAWS;

use crate::error::RuleSetError;
use crate::laws::Laws;
use crate::nearest::nearest;
use crate::parameter::{Domain, Effect, Parameter, Value, Word};
use crate::ruleset::RuleSet;

/// The encyclopedia article on Kalah.
const ARTICLE: &str = "encyclopedia article on Kalah";
/// The store page of the app that plays Kalah, Oware and Congkak.
const STORE: &str = "store page (Kalah, Oware, Congkak)";
/// The leaflet of Kid-Cala.
const LEAFLET: &str = "Kid-Cala leaflet";
/// Where the sources are silent.
const OURS: &str = "our choice, the sources are silent";
/// Irving, Donkers and Uiterwijk.
const IDU: &str = "Irving, Donkers, Uiterwijk, “Solving Kalah”, ICGA Journal 23(3), 2000";
/// The rules page of Board Game Arena.
const BGA: &str = "Board Game Arena, rules of Kalah";
/// Lincke's thesis.
const LINCKE: &str = "Lincke, thesis, ETH Zürich 2002, appendix A";
/// A large open collection of mancala games.
const STONESHARK: &str = "StoneShark, MancalaGames, game notes";
/// The engine by Joan Sala.
const AALINA: &str = "Joan Sala Soler, Aalina (Oware engine)";
/// Wikipedia on the Southeast Asian games.
const SEA: &str = "Wikipedia, Southeast Asian mancalas";
/// The Malaysian tournament rules.
const MAKSAK: &str = "Malaysian tournament rules (MAKSAK)";

/// One sentence of the rules of a game.
#[derive(Clone, Copy, Debug)]
pub struct Statement {
    /// Unique within the game; part of the key of translations.
    pub id: &'static str,
    /// The rule, in a sentence or two.
    pub text: &'static str,
    /// Where it comes from.
    pub source: &'static str,
}

/// One game of the catalogue.
#[derive(Debug)]
pub struct Game {
    /// As written on the command line.
    pub name: &'static str,
    /// As shown to people.
    pub title: &'static str,
    /// One sentence for somebody who chooses.
    pub summary: &'static str,
    /// What wins.
    pub goal: &'static str,
    /// Which document asks for it.
    pub source: &'static str,
    /// The rules that no option changes.
    pub statements: &'static [Statement],
    /// The options, in canonical order.
    pub parameters: &'static [Parameter],
    /// The laws when every option has its default.
    pub(crate) laws: Laws,
}

/// Every game, in the order they are shown.
pub static GAMES: &[Game] = &[
    kalah::KALAH,
    oware::OWARE,
    congkak::CONGKAK,
    kid_cala::BEGINNER,
    kid_cala::CLASSIC,
    banana_cala::BANANA_CALA,
];

/// Kalah with marks, which nobody plays: it is found by its name, and in no list.
#[cfg(feature = "test-law")]
static MARKED: Game = Game {
    name: "marked",
    laws: Laws {
        marks: crate::laws::Marks(true),
        ..Laws::KALAH
    },
    ..kalah::KALAH
};

/// The game of that name.
///
/// # Errors
/// [`RuleSetError::UnknownGame`] with the nearest name and all of them.
pub fn find(name: &str) -> Result<&'static Game, RuleSetError> {
    #[cfg(feature = "test-law")]
    if name == MARKED.name {
        return Ok(&MARKED);
    }
    GAMES
        .iter()
        .find(|game| game.name == name)
        .ok_or_else(|| RuleSetError::UnknownGame {
            name: name.to_owned(),
            nearest: nearest(name, GAMES.iter().map(|game| game.name)).map(str::to_owned),
            allowed: GAMES
                .iter()
                .map(|game| game.name)
                .collect::<Vec<_>>()
                .join(", "),
        })
}

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
    /// Where it comes from.
    pub source: &'static str,
}

/// A sentence in English, or that there is one.
const fn english(sentence: &'static str) -> &'static str {
    if cfg!(feature = "english") || sentence.is_empty() {
        sentence
    } else {
        "…"
    }
}

/// An `off|on` switch; `on` and `off` are the rule in each case, with the effects of both.
const fn switch(
    off: &'static str,
    on: &'static str,
    source: &'static str,
    [to_off, to_on]: [Effect; 2],
) -> [Word; 2] {
    [
        Word {
            value: "off",
            name: "Off",
            text: english(off),
            source,
            effect: to_off,
        },
        Word {
            value: "on",
            name: "On",
            text: english(on),
            source,
            effect: to_on,
        },
    ]
}

const fn word(
    value: &'static str,
    name: &'static str,
    text: &'static str,
    source: &'static str,
    effect: Effect,
) -> Word {
    Word {
        value,
        name,
        text: english(text),
        source,
        effect,
    }
}

const fn number(min: u8, max: u8, effect: Effect) -> Domain {
    Domain::Number {
        min,
        max,
        unset: None,
        effect,
    }
}

/// The first word of a list.
const FIRST: Value = Value::Word(0);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_is_documented_and_its_default_allowed() {
        for game in GAMES {
            assert!(
                !game.summary.is_empty() && !game.goal.is_empty(),
                "{}",
                game.name
            );
            for parameter in game.parameters {
                let name = format!("{} {}", game.name, parameter.key);
                assert!(
                    parameter.short.len() > 10 && parameter.long.len() > 20,
                    "{name}"
                );
                assert!(!parameter.source.is_empty(), "{name}");
                let text = parameter.text(parameter.default);
                assert_eq!(
                    parameter.read(game.name, &text).unwrap(),
                    parameter.default,
                    "{name}"
                );
                for word in parameter.words() {
                    assert!(!word.name.is_empty() && !word.source.is_empty(), "{name}");
                }
            }
        }
    }

    #[test]
    fn laws_of_a_game_are_those_of_its_defaults() {
        for game in GAMES {
            assert_eq!(*RuleSet::new(game).laws(), game.laws, "{}", game.name);
        }
    }

    #[test]
    fn every_other_value_changes_the_laws() {
        for game in GAMES {
            for rules in RuleSet::new(game).neighbours() {
                let is_default = rules.to_string() == game.name;
                assert_eq!(*rules.laws() == game.laws, is_default, "{rules}");
            }
        }
    }

    #[test]
    fn canonical_text_reads_back() {
        for game in GAMES {
            let rules = RuleSet::new(game);
            assert_eq!(rules.to_string(), game.name);
            for neighbour in rules.neighbours() {
                assert_eq!(neighbour.to_string().parse::<RuleSet>().unwrap(), neighbour);
            }
        }
    }

    #[test]
    fn mistakes_are_named_with_the_nearest_right_thing() {
        let message = |text: &str| text.parse::<RuleSet>().unwrap_err().to_string();
        assert!(message("kala").contains("did you mean `kalah`?"));
        assert!(message("kalah:capure=empty").contains("did you mean `capture`?"));
        assert!(message("kalah:capture=emty").contains("did you mean `empty`?"));
        assert!(message("kalah:seeds=13").contains("allowed: 1–12"));
        assert!(message("kalah:seeds").contains("has no value"));
        assert!(message("kalah:seeds=3,seeds=4").contains("twice"));
    }
}
