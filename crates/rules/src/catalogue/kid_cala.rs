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
    meaning: Meaning::Table(Laws::KALAH),
};
