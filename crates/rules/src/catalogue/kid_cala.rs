//! Kid-Cala, the children's game of the leaflet: the beginner's and the classic version.

use super::entry::{Game, LEAFLET, Meaning, Statement, english, number};
use super::kalah;
use crate::laws::{Capture, End, Laws, Leftovers};
use crate::parameter::{Parameter, Value};

pub(super) const BEGINNER: Game = Game {
    name: "kid-cala-beginner",
    title: "Kid-Cala, beginners",
    other_names: &[],
    summary: english("The first game: be first to empty your six houses."),
    goal: english("Be the first to have your six houses empty."),
    source: LEAFLET,
    statements: &[
        Statement {
            id: "board",
            text: english(
                "Your field is the six houses in front of you and the mancala at your right. \
                   The youngest player begins.",
            ),
            source: LEAFLET,
        },
        Statement {
            id: "sow",
            text: english(
                "Take all the fruit of one of your houses and drop it piece by piece, \
                   counter-clockwise, into what follows: houses and both mancalas.",
            ),
            source: LEAFLET,
        },
        Statement {
            id: "bonus",
            text: english("If your last piece falls into your own mancala, play again."),
            source: LEAFLET,
        },
        Statement {
            id: "end",
            text: english(
                "Whoever's houses are all empty first wins, even with the last piece in their \
                   mancala. There are no captures and no draws.",
            ),
            source: LEAFLET,
        },
    ],
    parameters: &[Parameter {
        key: "seeds",
        name: "Pieces",
        short: english("Pieces of fruit in each house at the start."),
        long: english("The leaflet has four, of any kind."),
        source: LEAFLET,
        domain: number(1, 12, |laws, n| laws.seeds = n),
        default: Value::Number(4),
    }],
    retold: &[],
    meaning: Meaning::Table(BEGINNER_LAWS),
};

const BEGINNER_LAWS: Laws = Laws {
    sows_opponent_store: true,
    capture: Capture::None,
    end: End::FirstToClear,
    leftovers: Leftovers::Irrelevant,
    ..Laws::KALAH
};

pub(super) const CLASSIC: Game = Game {
    name: "kid-cala-classic",
    title: "Kid-Cala, classic",
    other_names: &[],
    summary: english(
        "Gather fruit in your mancala and take what lies across from your empty houses.",
    ),
    goal: english("Have most fruit in your mancala."),
    source: LEAFLET,
    statements: kalah::CLASSIC_STATEMENTS,
    parameters: kalah::PARAMETERS,
    retold: RETOLD,
    meaning: Meaning::Table(Laws::KALAH),
};

/// The options are those of Kalah, in the words of the leaflet: a piece, fruit, a mancala.
const RETOLD: &[(&str, &str)] = &[
    ("seeds.name", "Pieces"),
    (
        "seeds.short",
        english("Pieces of fruit in each house at the start."),
    ),
    ("direction.short", english("Which way the fruit is sown.")),
    (
        "direction-counterclockwise",
        english(
            "Fruit is sown counter-clockwise: along your own houses to your right, into your \
               mancala, then along your opponent's houses.",
        ),
    ),
    (
        "direction-clockwise",
        english(
            "Fruit is sown clockwise: along your own houses to your left, then along your \
               opponent's houses, then into your mancala. When a position comes back for the \
               third time with the same mancalas the game ends.",
        ),
    ),
    (
        "capture.short",
        english("What a last piece in an own empty house wins."),
    ),
    (
        "capture-standard",
        english(
            "If your last piece falls into one of your own houses that was empty, and fruit lies \
               across, put that piece and all fruit across into your mancala. With nothing across \
               nothing happens.",
        ),
    ),
    (
        "capture-empty",
        english(
            "If your last piece falls into one of your own houses that was empty, put it into \
               your mancala together with whatever lies across, even if that is nothing.",
        ),
    ),
    (
        "capture-seed-only",
        english(
            "If your last piece falls into one of your own houses that was empty, put only that \
               piece into your mancala; fruit across stays.",
        ),
    ),
    ("leftovers.name", "Remaining fruit"),
    (
        "leftovers.short",
        english("Whose the fruit is that lies on the board at the end."),
    ),
    (
        "leftovers-owner",
        english("At the end each player puts the fruit in their own houses into their mancala."),
    ),
    (
        "leftovers-uncounted",
        english("At the end fruit that still lies on the board counts for nobody."),
    ),
    (
        "end.short",
        english("Which player must be out of fruit for the game to end."),
    ),
    (
        "end-either",
        english(
            "The game ends after any sowing that leaves a player without fruit in their houses, \
               even if they would have moved again.",
        ),
    ),
    (
        "end-to-move",
        english("The game ends when the player to move has no fruit in their houses."),
    ),
    (
        "skip-start-off",
        english("A sowing that comes round drops a piece into the house it began in."),
    ),
    (
        "majority-stop.short",
        english("Whether the game ends when a mancala holds more than half of all fruit."),
    ),
    (
        "majority-stop-off",
        english("The game goes on after a player has more than half of all fruit."),
    ),
    (
        "majority-stop-on",
        english("The game ends as soon as a mancala holds more than half of all fruit."),
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::statements;
    use crate::ruleset::RuleSet;

    /// Every rule by every option is told of fruit and mancalas.
    #[test]
    fn the_classic_game_speaks_of_fruit() {
        let usual = RuleSet::new(&CLASSIC);
        for rules in usual.neighbours().chain([usual]) {
            for rule in statements(&rules) {
                let is_kalahs = rule.text.contains("seed") || rule.text.contains("store");
                assert!(!is_kalahs, "{}: {}", rule.id, rule.text);
            }
        }
        for parameter in CLASSIC.parameters {
            let short = CLASSIC.option_text(parameter, "short", parameter.short);
            assert!(
                !short.contains("seed") && !short.contains("store"),
                "{short}"
            );
        }
    }

    #[test]
    fn what_is_retold_is_a_text_of_an_option() {
        for (part, _) in RETOLD {
            let is_of = |parameter: &Parameter| {
                let words = parameter.words().iter();
                let values = words.map(|word| format!("{}-{}", parameter.key, word.value));
                let about = ["name", "short"].map(|it| format!("{}.{it}", parameter.key));
                values.chain(about).any(|known| known == *part)
            };
            assert!(CLASSIC.parameters.iter().any(is_of), "{part}");
        }
    }
}
