//! Banana-Cala, the third game of the Kid-Cala leaflet.

use super::entry::{FIRST, Game, LEAFLET, Meaning, OURS, Statement, english, switch, word};
use crate::laws::{Bonus, Capture, Direction, End, Laws, OwnSeed, Pieces, Repetition};
use crate::parameter::{Domain, Parameter};

/// The pages of Mancala World about this game, where it is called Banan-Cala.
const WORLD: &str = "Mancala World, Banan-Cala";

/// Plies without a capture after which the game ends.
const QUIET_PLIES: u16 = 100;

pub(super) const BANANA_CALA: Game = Game {
    name: "banana-cala",
    title: "Banana-Cala",
    other_names: &[],
    summary: english(
        "Four kinds of fruit, sown out of your mancala as you like. Beware of the bananas!",
    ),
    goal: english("Win many apples, oranges and grapes, and few bananas."),
    source: LEAFLET,
    statements: &[
        Statement {
            id: "board",
            text: english(
                "Each player starts with six bananas, six apples, six oranges and six grapes in \
                   their mancala; all houses are empty. The youngest player begins.",
            ),
            source: LEAFLET,
        },
        Statement {
            id: "direction",
            text: english(
                "Fruit is sown clockwise: seen from your mancala, to the left, along your \
                   houses, into your opponent's mancala, along their houses, into yours.",
            ),
            source: LEAFLET,
        },
        Statement {
            id: "move",
            text: english(
                "Take one to six fruits of your choice out of your mancala, or all the fruit of \
                   one of your houses, and drop it piece by piece. Whatever lies in your mancala \
                   is yours to sow.",
            ),
            source: LEAFLET,
        },
        Statement {
            id: "capture",
            text: english(
                "If your last fruit falls into one of your own houses that was empty, and fruit \
                   lies across, both go to your heap beside the board. With nothing across \
                   nothing is won.",
            ),
            source: LEAFLET,
        },
        Statement {
            id: "leftovers",
            text: english(
                "When the game ends the other player adds all fruit left on the board to their \
                   heap.",
            ),
            source: LEAFLET,
        },
        Statement {
            id: "score",
            text: english(
                "Each banana you won cancels one of your other fruits: your score is apples, \
                   oranges and grapes less bananas, and may be below zero. Both scores together \
                   are always 24.",
            ),
            source: WORLD,
        },
        Statement {
            id: "repetition",
            text: english(
                "When a position comes back for the third time, or after 100 moves without a \
                   capture, the game ends and each player adds the fruit of their own houses and \
                   mancala to their heap.",
            ),
            source: OURS,
        },
    ],
    parameters: &[
        Parameter {
            key: "order",
            name: "Order of dropping",
            short: english("Whether the mover chooses in which order fruits are dropped."),
            long: english(
                "The leaflet says nothing about the order; Mancala World allows any \
                   combination.",
            ),
            source: WORLD,
            domain: Domain::Words(&[
                word(
                    "choice",
                    "As you like",
                    "You drop the fruits in any order you like.",
                    WORLD,
                    |laws, _| laws.pieces = Pieces::Fruit { any_order: true },
                ),
                word(
                    "fixed",
                    "Bananas last",
                    "Fruits are dropped in a fixed order: apples, oranges, grapes, and bananas \
                     last.",
                    OURS,
                    |laws, _| laws.pieces = Pieces::Fruit { any_order: false },
                ),
            ]),
            default: FIRST,
        },
        Parameter {
            key: "own-mancala",
            name: "Own mancala",
            short: english("Whether a long sowing drops a fruit into the own mancala."),
            long: english(
                "The leaflet names only the opponent's mancala; the German rules name both.",
            ),
            source: WORLD,
            domain: Domain::Words(&[
                word(
                    "sow",
                    "Sown",
                    "A sowing that comes all the way round drops a fruit into your own mancala.",
                    WORLD,
                    |laws, _| laws.sows_own_store = true,
                ),
                word(
                    "skip",
                    "Passed over",
                    "A sowing that comes all the way round passes over your own mancala.",
                    LEAFLET,
                    |laws, _| laws.sows_own_store = false,
                ),
            ]),
            default: FIRST,
        },
        Parameter {
            key: "capture-optional",
            name: "Captures optional",
            short: english("Whether a capture may be left on the board."),
            long: english(
                "The leaflet says the player “may” take them, as it does in the classic game, \
                   where everybody takes it as a rule; with bananas about it is a real question. \
                   A move that leaves its capture is written with `~` at the end.",
            ),
            source: LEAFLET,
            domain: Domain::Words(&switch(
                "Captures are compulsory.",
                "You may leave what you could capture.",
                LEAFLET,
                [
                    |laws, _| laws.capture = facing(false),
                    |laws, _| laws.capture = facing(true),
                ],
            )),
            default: FIRST,
        },
        Parameter {
            key: "bonus",
            name: "Extra turn",
            short: english("Whether the last fruit in the own mancala gives another turn."),
            long: english(
                "The leaflet's other two games have this rule; this one lists its own rules and \
                   does not.",
            ),
            source: LEAFLET,
            domain: Domain::Words(&switch(
                "There are no extra turns.",
                "If your last fruit falls into your own mancala, play again.",
                LEAFLET,
                [
                    |laws, _| laws.bonus = Bonus::Never,
                    |laws, _| laws.bonus = Bonus::Always,
                ],
            )),
            default: FIRST,
        },
        Parameter {
            key: "end",
            name: "End of the game",
            short: english("Which player must be out of fruit for the game to end."),
            long: english(
                "The leaflet ends the game as soon as a player's houses and mancala are empty; \
                   Mancala World when a player cannot move.",
            ),
            source: LEAFLET,
            domain: Domain::Words(&[
                word(
                    "either",
                    "Either player is out",
                    "The game ends after a move that leaves either player without fruit in houses \
                     and mancala.",
                    LEAFLET,
                    |laws, _| laws.end = End::EitherEmpty,
                ),
                word(
                    "to-move",
                    "Player to move is out",
                    "The game ends when the player to move has no fruit in houses and mancala.",
                    WORLD,
                    |laws, _| laws.end = End::MoverEmpty,
                ),
            ]),
            default: FIRST,
        },
    ],
    retold: &[],
    meaning: Meaning::Table(LAWS),
};

const LAWS: Laws = Laws {
    seeds: 0,
    pieces: Pieces::Fruit { any_order: true },
    direction: Direction::Clockwise,
    sows_opponent_store: true,
    bonus: Bonus::Never,
    capture: facing(false),
    repetition: Repetition::ThirdOrQuiet(QUIET_PLIES),
    ..Laws::KALAH
};

const fn facing(optional: bool) -> Capture {
    Capture::Facing {
        own: OwnSeed::WithCapture,
        takes_facing: true,
        needs_lap: false,
        optional,
    }
}
