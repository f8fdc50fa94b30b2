//! Congkak, named by the app description without rules; ours are from the sources named.

use super::entry::{
    FIRST, Game, MAKSAK, Meaning, OURS, SEA, STORE, Statement, english, number, switch, word,
};
use crate::laws::{
    Bonus, Capture, DeadInOpponent, End, Laws, Match, Opening, OwnSeed, Refill, RoundStarter,
};
use crate::parameter::{Domain, Parameter, Value};

pub(super) const CONGKAK: Game = Game {
    name: "congkak",
    title: "Congkak",
    other_names: &["Chongkak", "Congklak", "Sungka"],
    summary: english(
        "If your last seed lands in an occupied house, pick them all up and keep sowing, until \
              you reach an empty one.",
    ),
    goal: english("Have more seeds in your store than your opponent at the end of the round."),
    source: STORE,
    statements: STATEMENTS,
    parameters: PARAMETERS,
    retold: &[],
    meaning: Meaning::Table(LAWS),
};

const STATEMENTS: &[Statement] = &[
    Statement {
        id: "board",
        text: english(
            "Each player owns the houses on their side and one store. Houses are lettered towards \
               the own store: whether a board is drawn clockwise with the store at the left, as \
               in Malaysia, or the other way round, is the same game in a mirror.",
        ),
        source: SEA,
    },
    Statement {
        id: "sow",
        text: english(
            "Lift all seeds of one of your houses and drop them one by one into the houses that \
               follow, your own store included; your opponent's store and burnt houses are \
               passed over.",
        ),
        source: SEA,
    },
    Statement {
        id: "bonus",
        text: english(
            "If the last seed falls into your own store, choose another of your houses; the \
               turn goes on.",
        ),
        source: SEA,
    },
    Statement {
        id: "relay",
        text: english(
            "If the last seed falls into a house with seeds, on either side, lift them all and \
               go on sowing from there.",
        ),
        source: SEA,
    },
    Statement {
        id: "capture",
        text: english(
            "If the last seed falls into an empty house of your own, the seeds across go to \
               your store and your turn is over. A house the sowing has just been lifted from \
               counts as empty.",
        ),
        source: SEA,
    },
    Statement {
        id: "winner",
        text: english(
            "Seeds left on the board go to their owner; whoever has more seeds wins the round.",
        ),
        source: SEA,
    },
];

const PARAMETERS: &[Parameter] = &[
    Parameter {
        key: "houses",
        name: "Houses",
        short: english("Houses on each side."),
        long: english("Seven is the norm; boards from five to ten are made."),
        source: SEA,
        domain: number(5, 10, |laws, n| {
            laws.houses = n;
            laws.seeds = n;
        }),
        default: Value::Number(7),
    },
    Parameter {
        key: "seeds",
        name: "Seeds",
        short: english("Seeds in each house at the start."),
        long: english(
            "As many as there are houses on a side, unless told otherwise: 98 on seven houses.",
        ),
        source: "Ludii, Main Chongkak",
        domain: Domain::Number {
            min: 1,
            max: 12,
            unset: Some("as many as houses"),
            effect: |laws, n| laws.seeds = n,
        },
        default: Value::Unset,
    },
    Parameter {
        key: "opening",
        name: "Opening",
        short: english("Whether the first sowings are made in turn or together."),
        long: english(
            "Tradition lets both players sow at once. Sown in turn, the first player can win \
               before the second has moved, if they have learnt how. Whoever's sowing dies first \
               begins the alternating part; at the same moment, South. In the software both \
               hands drop a seed at each tick, then those that are empty are resolved.",
        ),
        source: SEA,
        domain: Domain::Words(&[
            word(
                "alternate",
                "In turn",
                "South, at the bottom, sows first; then the players take turns.",
                OURS,
                |laws, _| laws.opening = Opening::Alternate,
            ),
            word(
                "simultaneous",
                "Together",
                "Both players choose a house and sow at the same time, seed by seed, until both \
                 sowings have died; whoever died first then moves first.",
                SEA,
                |laws, _| laws.opening = Opening::Simultaneous,
            ),
        ]),
        default: FIRST,
    },
    Parameter {
        key: "take-own",
        name: "The capturing seed",
        short: english("Whether the last seed in an own empty house is taken too."),
        long: english(
            "Most texts bank the last seed in any case; some only with a capture; in the \
               Philippine game and in Skeat's description of 1900 it stays.",
        ),
        source: SEA,
        domain: Domain::Words(&[
            word(
                "always",
                "Always",
                "The last seed goes to your store too, even when nothing lies across.",
                SEA,
                |laws, _| laws.capture = facing(OwnSeed::Always),
            ),
            word(
                "with-capture",
                "With a capture",
                "The last seed goes to your store together with captured seeds; with nothing \
                 across it stays.",
                "StoneShark, Dakon",
                |laws, _| laws.capture = facing(OwnSeed::WithCapture),
            ),
            word(
                "never",
                "Never",
                "The last seed itself always stays.",
                "Ludii, Sungka",
                |laws, _| laws.capture = facing(OwnSeed::Stays),
            ),
        ]),
        default: FIRST,
    },
    Parameter {
        key: "capture-needs-lap",
        name: "Capture needs a lap",
        short: english("Whether a capture counts only after passing the own store."),
        long: english(
            "Tournaments allow a capture (tikam) only after the sowing has passed through the \
               opponent's village, that is past the own store.",
        ),
        source: MAKSAK,
        domain: Domain::Words(&switch(
            "Captures need no lap.",
            "A capture counts only if this sowing has already passed your own store; otherwise \
             the last seed stays and the turn is over.",
            MAKSAK,
            [
                |laws, _| set_needs_lap(laws, false),
                |laws, _| set_needs_lap(laws, true),
            ],
        )),
        default: FIRST,
    },
    Parameter {
        key: "dead-in-opponent",
        name: "Dying abroad",
        short: english("What becomes of a last seed in an empty house of the opponent."),
        long: english("It usually stays there; one implementation gives it to the opponent."),
        source: SEA,
        domain: Domain::Words(&[
            word(
                "stay",
                "Stays",
                "A last seed in an empty house of your opponent stays; the turn is over.",
                SEA,
                |laws, _| laws.dead_in_opponent = DeadInOpponent::Stay,
            ),
            word(
                "opponent-store",
                "To their store",
                "A last seed in an empty house of your opponent goes to their store; the turn is \
                 over.",
                "afiq-aswadi, congkak-solver, rules",
                |laws, _| laws.dead_in_opponent = DeadInOpponent::OpponentStore,
            ),
        ]),
        default: FIRST,
    },
    Parameter {
        key: "end",
        name: "End of the round",
        short: english("Which player must be out of seeds for the round to end."),
        long: english(
            "The usual text ends the round when either player has none; others wait for the \
               player to move, or let them pass until nobody has any.",
        ),
        source: SEA,
        domain: Domain::Words(&[
            word(
                "either",
                "Either player is out",
                "The round ends when a turn, or a sowing before a further choice, leaves either \
                 player without seeds in their houses.",
                SEA,
                |laws, _| laws.end = End::EitherEmpty,
            ),
            word(
                "to-move",
                "Player to move is out",
                "The round ends when the player to move has no seeds in their houses.",
                "StoneShark, Ohvulhu",
                |laws, _| laws.end = End::MoverEmpty,
            ),
            word(
                "pass",
                "Pass",
                "A player without seeds passes; the round ends when nobody has any.",
                "StoneShark, Dakon; Ludii, Sungka",
                |laws, _| laws.end = End::BothEmpty,
            ),
        ]),
        default: FIRST,
    },
    Parameter {
        key: "max-bonus",
        name: "Extra choices a turn",
        short: english("How often a turn may go on after the own store."),
        long: english(
            "Tradition has no limit, and a player who has learnt the winning openings needs \
               none. A limit of three makes a fair game of it.",
        ),
        source: OURS,
        domain: Domain::Number {
            min: 0,
            max: 99,
            unset: Some("no limit"),
            effect: |laws, n| laws.bonus = Bonus::UpTo(n),
        },
        default: Value::Unset,
    },
    Parameter {
        key: "match",
        name: "Match",
        short: english("How many rounds are played."),
        long: english(
            "Traditionally each player refills their houses from their store after a round; houses \
               they cannot fill are burnt, and whoever cannot fill one has lost. Tournaments play \
               the best of three boards.",
        ),
        source: SEA,
        domain: Domain::WordsOrNumber {
            words: &[
                word(
                    "single",
                    "One round",
                    "One round is played.",
                    OURS,
                    |laws, _| laws.rounds.length = Match::Single,
                ),
                word(
                    "traditional",
                    "Until somebody is burnt out",
                    "After a round each player refills their houses from their own store and keeps \
                     the rest there. The match ends when a player cannot fill one house.",
                    SEA,
                    |laws, _| laws.rounds.length = Match::Traditional,
                ),
            ],
            numbered: word(
                "best-of-",
                "Best of several rounds",
                "Several rounds are played from the full board; more won rounds win the match.",
                MAKSAK,
                |laws, rounds| laws.rounds.length = Match::BestOf(rounds),
            ),
            min: 2,
            max: 99,
        },
        default: FIRST,
    },
    Parameter {
        key: "refill",
        name: "Refilling",
        short: english("Which houses are refilled first."),
        long: english(
            "From the own store outwards in most texts; from the far end in Skeat's; by free \
               choice in the Philippine game.",
        ),
        source: SEA,
        domain: Domain::Words(&[
            word(
                "near",
                "Next to the store first",
                "Houses are refilled beginning next to the own store.",
                SEA,
                |laws, _| laws.rounds.refill = Refill::Near,
            ),
            word(
                "far",
                "Farthest first",
                "Houses are refilled beginning with the farthest from the own store.",
                "Ludii, Main Chongkak",
                |laws, _| laws.rounds.refill = Refill::Far,
            ),
            word(
                "choose",
                "Owner chooses",
                "Each player chooses which of their houses they refill.",
                "Ludii, Sungka",
                |laws, _| laws.rounds.refill = Refill::Choose,
            ),
        ]),
        default: FIRST,
    },
    Parameter {
        key: "partial-house",
        name: "A house not filled up",
        short: english("What becomes of a house that cannot get its full number."),
        long: english(
            "Burnt, with the rest kept in the store; or it takes the rest and stays open.",
        ),
        source: SEA,
        domain: Domain::Words(&[
            word(
                "burnt",
                "Burnt",
                "A house that cannot get its full number of seeds is burnt: nobody sows it, plays \
                 it or captures from it.",
                SEA,
                |laws, _| laws.rounds.partial_house_open = false,
            ),
            word(
                "open",
                "Takes the rest",
                "A house that cannot get its full number takes what is left and stays open; \
                 houses that get nothing are burnt.",
                "budak-ai, congkak; Board Game Arena, Congkak",
                |laws, _| laws.rounds.partial_house_open = true,
            ),
        ]),
        default: FIRST,
    },
    Parameter {
        key: "burnt",
        name: "Burnt houses",
        short: english("Whether a burnt house may open again."),
        long: english(
            "Usually burnt houses are counted anew each round; some play that they stay burnt.",
        ),
        source: OURS,
        domain: Domain::Words(&[
            word(
                "per-round",
                "Counted each round",
                "Burnt houses are counted anew each round.",
                OURS,
                |laws, _| laws.rounds.burnt_for_good = false,
            ),
            word(
                "permanent",
                "For good",
                "A burnt house stays burnt for the rest of the match.",
                "Board Game Arena, Congkak",
                |laws, _| laws.rounds.burnt_for_good = true,
            ),
        ]),
        default: FIRST,
    },
    Parameter {
        key: "round-starter",
        name: "Who begins a round",
        short: english("Who moves first in a further round."),
        long: english("The loser in most texts. After a drawn round, whoever did not begin it."),
        source: SEA,
        domain: Domain::Words(&[
            word(
                "loser",
                "The loser",
                "The loser of a round begins the next.",
                SEA,
                |laws, _| laws.rounds.starter = RoundStarter::Loser,
            ),
            word(
                "winner",
                "The winner",
                "The winner of a round begins the next.",
                "StoneShark, Dakon",
                |laws, _| laws.rounds.starter = RoundStarter::Winner,
            ),
            word(
                "alternate",
                "In turn",
                "The players begin rounds in turn.",
                "StoneShark, Dakon",
                |laws, _| laws.rounds.starter = RoundStarter::Alternate,
            ),
        ]),
        default: FIRST,
    },
];

const LAWS: Laws = Laws {
    houses: 7,
    seeds: 7,
    relay: true,
    capture: facing(OwnSeed::Always),
    ..Laws::KALAH
};

/// A capture before any question of a lap is answered.
const fn facing(own: OwnSeed) -> Capture {
    Capture::Facing {
        own,
        takes_facing: true,
        needs_lap: false,
        optional: false,
    }
}

/// Sets whether a capture needs a lap, whatever becomes of the last seed.
fn set_needs_lap(laws: &mut Laws, needed: bool) {
    if let Capture::Facing { needs_lap, .. } = &mut laws.capture {
        *needs_lap = needed;
    }
}
