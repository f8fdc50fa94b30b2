//! The rules of a game in brief: on three cards, the goal, a turn and captures, as one player tells
//! them to another. Of a game of keys also two sentences, and its words, explained.

use rules::RuleSet;
use rules::catalogue::{self, RuleText};
use rules::general::{Laws, Sentence};

use crate::words::Words;

/// The ways to tell one thing. Each has the sentences of the rules that it follows from, without
/// their `general-`, and its text: the first of which all sentences are told is taken.
type Ways = &'static [(&'static str, &'static str)];

/// The text of a way that is its first sentence, as the rules have it.
const AS_IT_IS: &str = "=";

/// The text of a way that leaves the thing out.
const NOTHING: &str = "";

/// The goal, after its own sentence.
const GOAL: &[Ways] = &[&[
    ("match-traditional", "cards-match"),
    ("match-best-of-number", "cards-match"),
    ("match-wins-number", "cards-match"),
    ("match-territory-number", "cards-match"),
    ("match-full-territory-number", "cards-match"),
    ("over-majority", "cards-majority"),
    ("over-no-move-or-majority", "cards-majority"),
]];

/// A turn.
const TURN: &[Ways] = &[
    &[
        ("bao-namua", "cards-bao-hand"),
        ("bao-mtaji-only", "cards-circle-either"),
        ("four-direction-choice", "cards-circle-either"),
        (
            "four-reverse-left-four four-direction-counterclockwise",
            "cards-circle-backwards",
        ),
        ("four-direction-counterclockwise", "cards-circle-right"),
        ("four-direction-clockwise", "cards-circle-left"),
        ("either-all", "cards-either"),
        ("direction-counterclockwise", "cards-right"),
        ("direction-clockwise", "cards-left"),
        ("direction-split", "cards-outwards"),
        ("direction-centre", "cards-inwards"),
        ("direction-odd-even", "cards-odd-even"),
        ("direction-alternate", "cards-alternate"),
    ],
    &[("either-list", AS_IT_IS)],
    &[
        ("first-seed-stays", "cards-stays"),
        (
            "first-seed-stays-unless-single",
            "cards-stays-unless-single",
        ),
    ],
    &[
        ("sow-store-own bonus-always", "cards-store-again"),
        ("sow-store-own", "cards-store"),
        ("sow-store-both", AS_IT_IS),
    ],
    &[
        ("sow-store-own bonus-always", NOTHING),
        ("bonus-always", AS_IT_IS),
        ("bonus-1", AS_IT_IS),
        ("bonus-number", AS_IT_IS),
        ("bonus-both-stores", AS_IT_IS),
    ],
    &[
        ("bao-mtaji-only", "cards-relay-unless"),
        ("four-laps-relay", "cards-relay-unless"),
        ("laps-relay relay-when-at-least-number", "cards-relay-least"),
        (
            "laps-relay relay-when-exactly-number",
            "cards-relay-exactly",
        ),
        ("laps-relay relay-when-own-side", "cards-relay-own"),
        ("laps-relay relay-when-opponent-side", "cards-relay-theirs"),
        ("laps-relay hold-at-number", "cards-relay-unless-held"),
        ("laps-relay count-first", "cards-relay-unless"),
        ("laps-relay", "cards-relay"),
        (
            "laps-relay-next relay-when-at-least-number",
            "cards-relay-next-least",
        ),
        ("laps-relay-next", "cards-relay-next"),
    ],
    &[
        ("relay-when-after-visit", AS_IT_IS),
        ("relay-when-not-in-store", AS_IT_IS),
    ],
    &[("relay-turns-on", AS_IT_IS)],
];

/// Captures.
const CAPTURE: &[Ways] = &[
    &[
        ("tax-single-facing", "cards-tax-single"),
        ("tax-all-singles-facing", "cards-tax-singles"),
        ("tax-one-each-lap", "cards-tax-lap"),
    ],
    &[
        ("bao-namua", "cards-bao-capture-hand"),
        ("bao-capture", "cards-bao-capture"),
        ("four-turn", "cards-four"),
        ("capture-count passing-owner-all", NOTHING),
        ("capture-count take-even", "cards-count"),
        ("capture-count take-list", "cards-count"),
        ("capture-count take-number", "cards-count"),
        ("capture-count take-1", "cards-count-one"),
        ("capture-count", "cards-any"),
        ("capture-facing landing-empty", "cards-facing"),
        ("capture-facing", "cards-facing-any"),
        ("next-relay take-1 chain-direction-on", "cards-next-empty"),
        (
            "laps-relay next-relay take-any chain-direction-on",
            "cards-next-empty",
        ),
        ("next-relay take-any chain-direction-on", "cards-next-any"),
        ("next-relay chain-direction-on", "cards-next-relay"),
        ("next-relay", AS_IT_IS),
        ("capture-next chain-direction-on", "cards-next"),
        ("capture-next", AS_IT_IS),
        ("capture-two-out two-out-occupied", "cards-beyond-occupied"),
        ("capture-two-out", "cards-beyond"),
        ("capture-match", AS_IT_IS),
        ("capture-singles", AS_IT_IS),
        ("capture-reached", "cards-reached"),
        ("tax-single-facing", NOTHING),
        ("tax-all-singles-facing", NOTHING),
        ("tax-one-each-lap", NOTHING),
        ("hold-at-number", NOTHING),
        ("passing-owner", NOTHING),
        ("passing-owner-all", NOTHING),
        ("passing-sower", NOTHING),
        ("passing-sower-own", NOTHING),
        ("passing-sower-opponent", NOTHING),
        ("sow-store-own", "cards-none-store"),
        ("capture-none", "cards-none"),
    ],
    &[
        ("four-captured-store", NOTHING),
        ("four-turn", "cards-sown-on"),
    ],
    &[
        ("own-seed-with-capture", "cards-own-seed"),
        ("own-seed-always", AS_IT_IS),
    ],
    &[
        ("capture-count", NOTHING),
        ("capture-next", NOTHING),
        ("capture-reached", NOTHING),
        ("take-even", AS_IT_IS),
        ("take-list", AS_IT_IS),
        ("take-number", AS_IT_IS),
        ("take-1", AS_IT_IS),
    ],
    &[("take-min-number", AS_IT_IS)],
    &[("take-max-number", AS_IT_IS)],
    &[
        (
            "capture-count chain-on chain-direction-back",
            "cards-chain-back",
        ),
        ("chain-on", "cards-chain"),
        ("chain-number", AS_IT_IS),
    ],
    &[("visit-on", "cards-visit")],
    &[("locked-on", AS_IT_IS)],
    &[
        ("capture-reached extra-alike", NOTHING),
        ("extra-facing", "cards-extra-facing"),
        ("extra-facing-each", AS_IT_IS),
        ("extra-alike", "cards-extra-alike"),
        ("extra-landing", AS_IT_IS),
    ],
    &[
        ("passing-owner", "cards-passing-owner"),
        ("passing-owner-all", "cards-passing-owner-all"),
        ("passing-sower", "cards-passing-sower"),
        ("passing-sower-own", "cards-passing-own"),
        ("passing-sower-opponent", "cards-passing-theirs"),
    ],
    &[("lap-captures-on", "cards-goes-on")],
    &[("close-at-number", "cards-close")],
    &[
        ("hold-at-number bank-held", "cards-hold-bank"),
        (
            "capture-count take-side-opponent hold-at-number hold-where-opponent",
            "cards-hold-there",
        ),
        ("hold-at-number hold-where-opponent", "cards-hold-theirs"),
        ("hold-at-number hold-where-own", "cards-hold-own"),
        ("hold-at-number", "cards-hold"),
    ],
    &[("hold-weg", "cards-rob")],
    &[
        ("again-capture", "card-again"),
        ("again-capture-once", "cards-again-once"),
    ],
];

/// The statements about a turn of a game with options, by the endings of their ids.
const TURN_STATED: [&str; 4] = ["sow", "move", "bonus", "relay"];

/// The statement about captures of a game with options, and the option if one decides.
const CAPTURE_STATED: &str = "capture";

/// What tells a game from most others, for a summary: the rarest first.
const RARE: Ways = &[
    ("bao-namua", "card-hand"),
    ("goal-deprive", "card-deprive"),
    ("goal-clear", "card-clear"),
    ("close-at-number", "card-close"),
    ("direction-alternate", "card-alternate"),
    ("direction-odd-even", "card-odd-even"),
    ("goal-immobilise", "card-immobilise"),
    ("held", "card-held"),
    ("direction-split", "card-split"),
    ("four-direction-choice", "card-either"),
    ("either-all", "card-either"),
    ("bonus-always", "card-store"),
    ("again-capture", "card-again"),
    ("capture-two-out", "card-beyond"),
    ("passing-owner", "card-passing"),
    ("laps-relay-next", "card-next"),
    ("take-even", "card-even"),
    ("take-list", "card-take"),
    ("take-number", "card-take"),
    ("capture-facing", "card-facing"),
    ("laps-relay", "card-relay"),
    ("four-turn", "card-four"),
];

/// The words that a player may not know, by the ending of their ids: `word-NAME` is the word as the
/// rules have it, `word-NAME-means` explains it.
const WORDS: [&str; 5] = ["lap", "store", "hand", "front", "takata"];

/// Cards of sentences, without those that have none.
fn cards(cards: [(&'static str, Vec<String>); 3]) -> Vec<(&'static str, String)> {
    let cards = cards.map(|(title, told)| (title, told.join(" ")));
    cards
        .into_iter()
        .filter(|(_, text)| !text.is_empty())
        .collect()
}

/// A game's sentences, to be told in a language.
struct Told<'l> {
    words: Words,
    sentences: &'l [Sentence],
}

impl Words {
    /// The rules of a game with options in brief, as sentences of its rules: the ids of the titles of
    /// its cards, and their texts. A game without captures may have no card about them.
    pub fn cards_stated(self, rules: &RuleSet) -> Vec<(&'static str, String)> {
        let statements = catalogue::statements(rules);
        let game = rules.game().name;
        let ending = |rule: &RuleText| {
            let ending = rule.id.strip_prefix(game).unwrap_or_default();
            ending.trim_start_matches('-').to_owned()
        };
        let told = |is_told: &dyn Fn(&RuleText) -> bool| {
            let told = statements.iter().filter(|rule| is_told(rule));
            told.map(|rule| self.statement(rule)).collect()
        };
        let of_turn = |rule: &RuleText| TURN_STATED.contains(&ending(rule).as_str());
        let of_capture =
            |rule: &RuleText| rule.key == Some(CAPTURE_STATED) || ending(rule) == CAPTURE_STATED;
        cards([
            ("goal", vec![self.goal(rules)]),
            ("cards-turn", told(&of_turn)),
            ("cards-capture", told(&of_capture)),
        ])
    }

    /// The rules of a game of keys in brief: the ids of the titles of its cards, and their texts. A
    /// game without captures may have no card about them.
    pub fn cards(self, laws: &Laws) -> Vec<(&'static str, String)> {
        let sentences = laws.sentences();
        let told = Told {
            words: self,
            sentences: &sentences,
        };
        let goal = self.general(&laws.goal_sentence());
        cards([
            ("goal", [goal].into_iter().chain(told.all(GOAL)).collect()),
            ("cards-turn", told.all(TURN)),
            ("cards-capture", told.all(CAPTURE)),
        ])
    }

    /// Two sentences about a game of keys: what tells it from most others, and in the end its goal.
    pub fn summary_of(self, laws: &Laws) -> String {
        let sentences = laws.sentences();
        let told = Told {
            words: self,
            sentences: &sentences,
        };
        let rare = RARE.iter().filter(|(id, _)| told.sentence(id).is_some());
        let rare = rare.map(|(_, text)| told.filled(text));
        let goal = self.general(&laws.goal_sentence());
        rare.chain([goal]).take(2).collect::<Vec<_>>().join(" ")
    }

    /// The words of a game of keys that its rules use and a player may not know, explained.
    pub fn glossary(self, laws: &Laws) -> Vec<(String, String)> {
        let sentences = laws.sentences();
        let told = sentences.iter().map(|sentence| self.general(sentence));
        let told = told.collect::<Vec<_>>().join(" ").to_lowercase();
        let words = WORDS.map(|name| {
            let id = format!("word-{name}");
            (self.text(&id), self.text(&format!("word-{name}-means")))
        });
        let is_used = |(word, _): &(String, String)| told.contains(&word.to_lowercase());
        words.into_iter().filter(is_used).collect()
    }
}

impl Told<'_> {
    /// One text for each thing that can be told of this game.
    fn all(&self, things: &[Ways]) -> Vec<String> {
        things.iter().filter_map(|ways| self.one(ways)).collect()
    }

    fn one(&self, ways: Ways) -> Option<String> {
        let (needs, text) = ways.iter().find(|(needs, _)| {
            let mut needs = needs.split(' ');
            needs.all(|id| self.sentence(id).is_some())
        })?;
        match *text {
            NOTHING => None,
            AS_IT_IS => {
                let first = needs.split(' ').next()?;
                Some(self.words.general(self.sentence(first)?))
            }
            text => Some(self.filled(text)),
        }
    }

    fn sentence(&self, id: &str) -> Option<&Sentence> {
        let of_id = |sentence: &&Sentence| sentence.id.strip_prefix("general-") == Some(id);
        self.sentences.iter().find(of_id)
    }

    /// The number or list in a sentence.
    fn argument(&self, id: &str) -> Option<&str> {
        let (_, argument) = self.sentence(id)?.arguments.first()?;
        Some(argument)
    }

    fn filled(&self, id: &str) -> String {
        let first = |ids: &[&str]| ids.iter().find_map(|id| self.argument(id));
        let limit = first(&["relay-when-at-least-number", "relay-when-exactly-number"]);
        let made = first(&["close-at-number", "hold-at-number"]);
        let [front, across, needs] = self.four();
        let arguments = [
            ("numbers", self.numbers().into()),
            ("mine", self.start().into()),
            ("landing", self.landing().into()),
            ("taken", self.taken().into()),
            ("limit", limit.unwrap_or_default().into()),
            ("made", made.unwrap_or_default().into()),
            ("front", front.into()),
            ("across", across.into()),
            ("needs", needs.into()),
        ];
        self.words.text_with(id, &arguments)
    }

    /// The numbers that can be captured: "2 or 3".
    fn numbers(&self) -> String {
        let evens = ["take-even", "take-passing-even"];
        if evens.iter().any(|id| self.sentence(id).is_some()) {
            return self.words.text("cards-even");
        }
        if self.sentence("take-1").is_some() {
            return "1".to_owned();
        }
        let lists = ["take-list", "take-number", "take-passing-list"];
        let Some(all) = lists.iter().find_map(|id| self.argument(id)) else {
            return self.words.text("cards-number");
        };
        match all.rsplit_once(", ") {
            Some((others, last)) => {
                let ends = [("others", others.into()), ("last", last.into())];
                self.words.text_with("card-or", &ends)
            }
            None => all.to_owned(),
        }
    }

    /// A house that can be started from.
    fn start(&self) -> String {
        let two = ["four-min-sow-2", "bao-mtaji-only"];
        let is_two = two.iter().any(|id| self.sentence(id).is_some());
        let least = self.argument("min-sow-number").or(is_two.then_some("2"));
        match least {
            Some(least) => self
                .words
                .text_with("cards-house-least", &[("n", least.into())]),
            None => self.words.text("cards-house-own"),
        }
    }

    /// A house that is captured.
    fn taken(&self) -> String {
        let theirs = ["take-side-opponent", "take-side-opponent-first"];
        let own = ["take-side-own", "take-side-own-first"];
        self.side(theirs, own)
    }

    /// A house whose last seed captures from across.
    fn landing(&self) -> String {
        let theirs = ["take-side-own", "take-side-opponent-first"];
        let own = ["take-side-opponent", "take-side-own-first"];
        self.side(theirs, own)
    }

    fn side(&self, theirs: [&str; 2], own: [&str; 2]) -> String {
        let is_one_of = |ids: [&str; 2]| ids.iter().any(|id| self.sentence(id).is_some());
        self.words.text(if is_one_of(theirs) {
            "cards-house-theirs"
        } else if is_one_of(own) {
            "cards-house-own"
        } else {
            "cards-house-any"
        })
    }

    /// The house of a last seed that captures on four rows, those that are taken, and the
    /// condition.
    fn four(&self) -> [String; 3] {
        let mut sentences = self.sentences.iter();
        let of_both = sentences.find_map(|it| it.id.strip_prefix("general-four-capture-"));
        let (landing, needs) = of_both
            .and_then(|it| it.split_once('-'))
            .unwrap_or_default();
        let takes = if self.sentence("four-takes-front").is_some() {
            "cards-across-front"
        } else {
            "cards-across-both"
        };
        [
            self.words.text(&format!("cards-front-{landing}")),
            self.words.text(takes),
            self.words.text(&format!("cards-needs-{needs}")),
        ]
    }
}
