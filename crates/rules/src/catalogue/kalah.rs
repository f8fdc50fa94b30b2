//! Kalah, from the encyclopedia article, with its variations.

use super::entry::{
    ARTICLE, BGA, FIRST, Game, IDU, LEAFLET, Meaning, OURS, STORE, Statement, english, number,
    switch, word,
};
use crate::laws::{
    Capture, Direction, End, Laws, Leftovers, Majority, Opening, OwnSeed, Repetition,
};
use crate::parameter::{Domain, Parameter, Value};

pub(super) const KALAH: Game = Game {
    name: "kalah",
    title: "Kalah",
    other_names: &["Bantumi", "Kalaha", "Mancala"],
    summary: english(
        "Collect seeds in your store. End there for another turn; end in an empty house to \
              capture the seeds opposite.",
    ),
    goal: english("Have more seeds in your store than your opponent when the game ends."),
    source: ARTICLE,
    statements: STATEMENTS,
    parameters: PARAMETERS,
    retold: &[],
    meaning: Meaning::Table(Laws::KALAH),
};

const STATEMENTS: &[Statement] = &[
    Statement {
        id: "board",
        text: english(
            "Each player owns the houses on their side and the store at their right. South, at \
               the bottom, moves first.",
        ),
        source: ARTICLE,
    },
    Statement {
        id: "sow",
        text: english(
            "Lift all seeds of one of your houses and drop them one by one into the houses that \
               follow, your own store included, your opponent's store passed over.",
        ),
        source: ARTICLE,
    },
    Statement {
        id: "bonus",
        text: english(
            "If your last seed falls into your own store you move again, as often as it \
               happens. You may not decline.",
        ),
        source: ARTICLE,
    },
    Statement {
        id: "winner",
        text: english("Whoever has more seeds in their store wins; equal stores are a draw."),
        source: ARTICLE,
    },
];

pub(super) const PARAMETERS: &[Parameter] = &[
    Parameter {
        key: "houses",
        name: "Houses",
        short: english("Houses on each side."),
        long: english(
            "The article and the app description have six; the Kalah Game Protocol is played with \
               up to twelve, small boards are good for learning and for exact solutions.",
        ),
        source: ARTICLE,
        domain: number(1, 12, |laws, n| laws.houses = n),
        default: Value::Number(6),
    },
    Parameter {
        key: "seeds",
        name: "Seeds",
        short: english("Seeds in each house at the start."),
        long: english(
            "The article starts with three and notes that many sets are sold for four; the \
               app description has four, five or six; the leaflet four.",
        ),
        source: STORE,
        domain: number(1, 12, |laws, n| laws.seeds = n),
        default: Value::Number(4),
    },
    Parameter {
        key: "direction",
        name: "Direction",
        short: english("Which way the seeds are sown."),
        long: english(
            "A variation of the article: sown clockwise, more seeds are needed to reach the \
               store, for the stores stay where they are. Positions can then come back, so the \
               clockwise game has a repetition rule.",
        ),
        source: ARTICLE,
        domain: Domain::Words(&[
            word(
                "counterclockwise",
                "Counter-clockwise",
                "Seeds are sown counter-clockwise: along your own houses to your right, into \
                 your store, then along your opponent's houses.",
                ARTICLE,
                |laws, _| {
                    laws.direction = Direction::CounterClockwise;
                    laws.repetition = Repetition::Ignored;
                },
            ),
            word(
                "clockwise",
                "Clockwise",
                "Seeds are sown clockwise: along your own houses to your left, then along your \
                 opponent's houses, then into your store. When a position comes back for the \
                 third time with the same stores the game ends.",
                ARTICLE,
                |laws, _| {
                    laws.direction = Direction::Clockwise;
                    laws.repetition = Repetition::Third;
                },
            ),
        ]),
        default: FIRST,
    },
    Parameter {
        key: "capture",
        name: "Capture",
        short: english("What a last seed in an own empty house wins."),
        long: english(
            "The standard rule needs seeds across. Two other rules are both called “empty \
               capture” in the literature; they are different games and so have different names \
               here.",
        ),
        source: ARTICLE,
        domain: Domain::Words(&[
            word(
                "standard",
                "Standard",
                "If your last seed falls into one of your own houses that was empty, and the \
                 house across holds seeds, that seed and all seeds across go to your store. With \
                 nothing across nothing happens.",
                ARTICLE,
                |laws, _| laws.capture = facing(OwnSeed::WithCapture, true),
            ),
            word(
                "empty",
                "Empty Capture (Irving / BGA)",
                "If your last seed falls into one of your own houses that was empty, it goes to \
                 your store together with whatever lies across, even if that is nothing.",
                IDU,
                |laws, _| laws.capture = facing(OwnSeed::Always, true),
            ),
            word(
                "seed-only",
                "Empty Capture (as in the encyclopedia article)",
                "If your last seed falls into one of your own houses that was empty, only that \
                 seed goes to your store; seeds across stay.",
                ARTICLE,
                |laws, _| laws.capture = facing(OwnSeed::Always, false),
            ),
            word(
                "none",
                "No captures",
                "There are no captures.",
                OURS,
                |laws, _| laws.capture = Capture::None,
            ),
        ]),
        default: FIRST,
    },
    Parameter {
        key: "leftovers",
        name: "Remaining seeds",
        short: english("Whose the seeds are that lie on the board at the end."),
        long: english(
            "Normally they go to the player in whose houses they lie. A variation of the \
               article does not count them for anybody.",
        ),
        source: ARTICLE,
        domain: Domain::Words(&[
            word(
                "owner",
                "Owner banks them",
                "At the end each player puts the seeds in their own houses into their store.",
                ARTICLE,
                |laws, _| laws.leftovers = Leftovers::Owner,
            ),
            word(
                "uncounted",
                "Not counted",
                "At the end seeds that still lie on the board count for nobody.",
                ARTICLE,
                |laws, _| laws.leftovers = Leftovers::Uncounted,
            ),
        ]),
        default: FIRST,
    },
    Parameter {
        key: "end",
        name: "End of the game",
        short: english("Which player must be out of seeds for the game to end."),
        long: english(
            "The documents end the game as soon as either player has no seeds in their houses, \
               even if they would have moved again. Other programs wait until the player to move \
               has none.",
        ),
        source: ARTICLE,
        domain: Domain::Words(&[
            word(
                "either",
                "Either player is out",
                "The game ends after any sowing that leaves a player without seeds in their houses, \
                 even if they would have moved again.",
                ARTICLE,
                |laws, _| laws.end = End::EitherEmpty,
            ),
            word(
                "to-move",
                "Player to move is out",
                "The game ends when the player to move has no seeds in their houses.",
                "Ludii and StoneShark, Kalah",
                |laws, _| laws.end = End::MoverEmpty,
            ),
        ]),
        default: FIRST,
    },
    Parameter {
        key: "skip-start",
        name: "Skip the start house",
        short: english("Whether a long sowing passes over the house it began in."),
        long: english(
            "With 13 or more seeds on a board of six houses a sowing comes round to its start. \
               The researchers' rules sow it like any other house; some rule sets pass over it.",
        ),
        source: IDU,
        domain: Domain::Words(&switch(
            "A sowing that comes round drops a seed into the house it began in.",
            "A sowing that comes round passes over the house it began in.",
            IDU,
            [
                |laws, _| laws.skips_start = false,
                |laws, _| laws.skips_start = true,
            ],
        )),
        default: FIRST,
    },
    Parameter {
        key: "majority-stop",
        name: "Stop at a majority",
        short: english("Whether the game ends when a store holds more than half of all seeds."),
        long: english(
            "The winner is then certain, though not by how much. Servers stop early; each \
               player still banks the seeds in their own houses.",
        ),
        source: BGA,
        domain: Domain::Words(&switch(
            "The game goes on after a player has more than half of all seeds.",
            "The game ends as soon as a store holds more than half of all seeds.",
            "Board Game Arena; Kalah Game Protocol server",
            [
                |laws, _| laws.majority = Majority::PlayOn,
                |laws, _| laws.majority = Majority::StopAndSweep,
            ],
        )),
        default: FIRST,
    },
    Parameter {
        key: "pie",
        name: "Pie rule",
        short: english("Whether the second player may take over the first player's position."),
        long: english(
            "The first player has a great advantage. With the pie rule the second player may, \
               instead of their first move, change sides: the board is turned round and the other \
               player moves. Offered once, after the first player's whole first turn.",
        ),
        source: BGA,
        domain: Domain::Words(&switch(
            "Sides are never changed.",
            "Instead of their first move North may change sides; then the other player moves.",
            BGA,
            [
                |laws, _| laws.opening = Opening::Alternate,
                |laws, _| laws.opening = Opening::Pie,
            ],
        )),
        default: FIRST,
    },
];

const fn facing(own: OwnSeed, takes_facing: bool) -> Capture {
    Capture::Facing {
        own,
        takes_facing,
        needs_lap: false,
        optional: false,
    }
}

/// Kid-Cala's classic game is Kalah; its words come from the leaflet.
pub(super) const CLASSIC_STATEMENTS: &[Statement] = &[
    Statement {
        id: "board",
        text: english(
            "Your field is the six houses in front of you and the mancala at your right. The \
               youngest player begins.",
        ),
        source: LEAFLET,
    },
    Statement {
        id: "sow",
        text: english(
            "Take all the fruit of one of your houses and drop it piece by piece into what \
               follows, your own mancala included. Pass your opponent's mancala.",
        ),
        source: LEAFLET,
    },
    Statement {
        id: "bonus",
        text: english("If your last piece falls into your own mancala, play again."),
        source: LEAFLET,
    },
    Statement {
        id: "winner",
        text: english("Whoever has most fruit in their mancala wins."),
        source: LEAFLET,
    },
];
