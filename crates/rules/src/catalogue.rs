//! Every game, with its words, its parameters and the sources of its rules.
//!
//! English text lives here, beside the rule it explains; other languages overlay it by the ids
//! `GAME`, `GAME-STATEMENT`, `GAME-KEY` and `GAME-KEY-VALUE`. Without the feature `english` a
//! program does not carry the sentences: it must get them from elsewhere, as the page does.

mod banana_cala;
mod congkak;
mod entry;
mod family;
mod kalah;
mod kid_cala;
mod kindred;
mod names;
mod oware;
mod statements;
mod values;

pub(crate) use entry::Meaning;
pub use entry::{Game, Statement};
pub use family::{definition, family};
pub(crate) use family::{games_of_files, static_name};
pub use kindred::{IN_KEYS, Kin, area, in_keys, kindred, kindred_among, places};
pub use names::plain;
pub(crate) use oware::OWARE_LAWS;
pub use statements::{RuleText, sources, statements};
pub use values::start_value;

use crate::error::RuleSetError;
#[cfg(feature = "test-law")]
use crate::laws::Laws;
use crate::nearest::nearest;

/// The games of the compiled machine, in the order they are shown. [`family`] has all others.
pub static GAMES: &[Game] = &[
    kalah::KALAH,
    oware::OWARE,
    congkak::CONGKAK,
    kid_cala::BEGINNER,
    kid_cala::CLASSIC,
    banana_cala::BANANA_CALA,
];

/// Kalah with marks, which no machine plays: it is found by its name, and is in no list.
#[cfg(feature = "test-law")]
static MARKED: Game = Game {
    name: "marked",
    meaning: Meaning::Table(Laws {
        marks: crate::laws::Marks(true),
        ..Laws::KALAH
    }),
    ..kalah::KALAH
};

/// The game of that name, which may be one of its other names, however it is written.
///
/// # Errors
/// [`RuleSetError::UnknownGame`] with the nearest name, and those of the compiled machine.
pub fn find(name: &str) -> Result<&'static Game, RuleSetError> {
    #[cfg(feature = "test-law")]
    if name == MARKED.name {
        return Ok(&MARKED);
    }
    let games = || GAMES.iter().chain(family());
    games().find(|game| game.is_called(name)).ok_or_else(|| {
        let names = games().map(|game| game.name);
        let mut shown: Vec<&str> = GAMES.iter().map(|game| game.name).collect();
        if !family().is_empty() {
            shown.push("…");
        }
        RuleSetError::UnknownGame {
            name: name.to_owned(),
            nearest: nearest(name, names).map(str::to_owned),
            allowed: shown.join(", "),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::RuleSet;

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
            let rules = RuleSet::new(game);
            assert_eq!(rules.meaning(), &game.meaning, "{}", game.name);
        }
    }

    #[test]
    fn every_other_value_changes_the_laws() {
        for game in GAMES {
            for rules in RuleSet::new(game).neighbours() {
                let is_default = rules.to_string() == game.name;
                assert_eq!(*rules.meaning() == game.meaning, is_default, "{rules}");
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
