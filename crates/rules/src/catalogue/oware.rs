//! Oware (Abapa), from the app description.

use super::entry::{
    AALINA, FIRST, Game, LINCKE, Meaning, OURS, STONESHARK, STORE, Statement, english, number, word,
};
use crate::laws::{Bonus, Capture, End, GrandSlam, Laws, Majority, MustFeed, Repetition};
use crate::parameter::{Domain, Parameter, Value};

pub(super) const OWARE: Game = Game {
    name: "oware",
    title: "Oware",
    other_names: &[
        "Abapa",
        "Awalé",
        "Awari",
        "Awélé",
        "Owale",
        "Owari",
        "Oware Abapa",
        "Warri",
    ],
    summary: english("Sow into your opponent's houses and capture groups of two or three."),
    goal: english("Capture more than half of the seeds."),
    source: STORE,
    statements: STATEMENTS,
    parameters: PARAMETERS,
    retold: &[],
    meaning: Meaning::Table(OWARE_LAWS),
};

const STATEMENTS: &[Statement] = &[
    Statement {
        id: "board",
        text: english(
            "Each player owns the six houses on their side. The stores only hold what is \
               captured. South, at the bottom, moves first.",
        ),
        source: STORE,
    },
    Statement {
        id: "sow",
        text: english(
            "Lift all seeds of one of your houses and drop them one by one, counter-clockwise, \
               into the houses that follow. Stores are not sown, and the house you began in is \
               passed over each time a long sowing comes round to it.",
        ),
        source: STORE,
    },
    Statement {
        id: "capture",
        text: english(
            "If your last seed makes exactly two or three in an opponent's house you capture \
               them, and going backwards every further opponent's house that holds two or three, \
               until one does not or is not theirs.",
        ),
        source: STORE,
    },
    Statement {
        id: "cannot-feed",
        text: english(
            "If the opponent has no seeds and no move gives them any, the player to move takes \
               all seeds in their own houses and the game ends.",
        ),
        source: STORE,
    },
    Statement {
        id: "stuck",
        text: english(
            "If the player to move has no seeds the game ends and the opponent takes their own.",
        ),
        source: STONESHARK,
    },
    Statement {
        id: "end",
        text: english(
            "The game ends when a player has captured more than half of the seeds, or both \
               have exactly half (a draw).",
        ),
        source: STORE,
    },
];

const WORLD: &str =
    "Mind Sports Olympiad and World Oware Federation rules; the app description is silent";

const PARAMETERS: &[Parameter] = &[
    Parameter {
        key: "seeds",
        name: "Seeds",
        short: english("Seeds in each house at the start."),
        long: english("The app description has four, five or six."),
        source: STORE,
        domain: number(1, 12, |laws, n| laws.seeds = n),
        default: Value::Number(4),
    },
    Parameter {
        key: "houses",
        name: "Houses",
        short: english("Houses on each side."),
        long: english("Six in every source; other sizes are for study."),
        source: STORE,
        domain: number(1, 12, |laws, n| laws.houses = n),
        default: Value::Number(6),
    },
    Parameter {
        key: "grand-slam",
        name: "Grand slam",
        short: english("What happens when a capture would take all of the opponent's seeds."),
        long: english(
            "The app description says nothing about it and the rule books differ. Tournaments play \
               that the move is legal and captures nothing.",
        ),
        source: WORLD,
        domain: Domain::Words(&[
            word(
                "no-capture",
                "Nothing is captured",
                "A move that would capture all of the opponent's seeds is legal but captures \
                 nothing.",
                WORLD,
                |laws, _| laws.capture = slam(GrandSlam::NoCapture),
            ),
            word(
                "illegal",
                "Not allowed",
                "A move that would capture all of the opponent's seeds is not allowed. A player \
                 with only such moves cannot move: the game ends and each takes their own side.",
                STONESHARK,
                |laws, _| laws.capture = slam(GrandSlam::Illegal),
            ),
            word(
                "opp-gets-rest",
                "Opponent gets the rest",
                "A move may capture all of the opponent's seeds; the seeds left on the board then \
                 go to the opponent and the game ends.",
                STONESHARK,
                |laws, _| laws.capture = slam(GrandSlam::OpponentGetsRest),
            ),
            word(
                "leave-last",
                "Last house stays",
                "A capture of all the opponent's seeds leaves the house where the sowing ended \
                 (a single house is captured).",
                STONESHARK,
                |laws, _| laws.capture = slam(GrandSlam::LeaveLast),
            ),
            word(
                "leave-first",
                "First house stays",
                "A capture of all the opponent's seeds leaves the captured house farthest back \
                 (a single house is captured).",
                STONESHARK,
                |laws, _| laws.capture = slam(GrandSlam::LeaveFirst),
            ),
            word(
                "capture",
                "Everything is captured",
                "A move may capture all of the opponent's seeds.",
                STONESHARK,
                |laws, _| laws.capture = slam(GrandSlam::Capture),
            ),
            word(
                "capture-and-replay",
                "Captured, then feed",
                "A move may capture all of the opponent's seeds; the capturer must then move \
                 again and feed them.",
                STONESHARK,
                |laws, _| laws.capture = slam(GrandSlam::CaptureAndReplay),
            ),
        ]),
        default: FIRST,
    },
    Parameter {
        key: "must-feed",
        name: "Feeding",
        short: english("Whether an opponent without seeds must be given some."),
        long: english(
            "Everybody plays that an opponent who has nothing must be fed if possible. The \
               research rules go further: never leave them without a move if you can avoid it. A \
               move feeds if the opponent has seeds after it, captures included.",
        ),
        source: STORE,
        domain: Domain::Words(&[
            word(
                "when-empty",
                "When they have none",
                "If your opponent has no seeds you must play a move that gives them some, if you \
                 have one.",
                STORE,
                |laws, _| laws.must_feed = MustFeed::WhenEmpty,
            ),
            word(
                "off",
                "No duty",
                "You need not give seeds to an opponent who has none.",
                OURS,
                |laws, _| laws.must_feed = MustFeed::Off,
            ),
            word(
                "always",
                "Never starve",
                "No move may leave your opponent without seeds if another move leaves them some.",
                LINCKE,
                |laws, _| laws.must_feed = MustFeed::Always,
            ),
        ]),
        default: FIRST,
    },
    Parameter {
        key: "repetition",
        name: "Repetition",
        short: english("What happens when a position comes back."),
        long: english(
            "Not in the app description. A position is the houses and the player to move; it can \
               come back only while nothing is captured.",
        ),
        source: AALINA,
        domain: Domain::Words(&[
            word(
                "own-side",
                "Each takes their side",
                "When a position comes back the game ends and each player takes the seeds on their \
                 own side.",
                AALINA,
                |laws, _| laws.repetition = Repetition::SecondOwnSide,
            ),
            word(
                "split",
                "Split evenly",
                "When a position comes back the game ends and the seeds on the board are split \
                 evenly; an odd seed counts for nobody.",
                LINCKE,
                |laws, _| laws.repetition = Repetition::SecondSplit,
            ),
            word(
                "threefold",
                "Third time",
                "When a position comes back for the third time the game ends and each player \
                 takes the seeds on their own side.",
                OURS,
                |laws, _| laws.repetition = Repetition::Third,
            ),
            word(
                "off",
                "Play on",
                "A position may come back as often as it likes.",
                OURS,
                |laws, _| laws.repetition = Repetition::Ignored,
            ),
        ]),
        default: FIRST,
    },
];

/// Oware with its usual options.
pub(crate) const OWARE_LAWS: Laws = Laws {
    sows_own_store: false,
    skips_start: true,
    bonus: Bonus::Never,
    capture: slam(GrandSlam::NoCapture),
    must_feed: MustFeed::WhenEmpty,
    end: End::NoMove,
    majority: Majority::Stop,
    repetition: Repetition::SecondOwnSide,
    ..Laws::KALAH
};

const fn slam(grand_slam: GrandSlam) -> Capture {
    Capture::TwoOrThree { grand_slam }
}
