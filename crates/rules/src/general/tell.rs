//! The rules in words, made from keys: the board, a turn, one sentence for each key that is not at
//! its default or whose default a stranger could not guess, the goal and the end.

mod rows;

use self::rows::{BAO, BAO_FIXED, BAO_MTAJI, BAO_NAMUA, BAO_STARTS, FOUR, Row, TWO};
use super::chapter::Chapter;
use super::laws::{
    Bao, Capture, Extra, FourLanding, FourLaps, FourRows, Goal, Hold, Laps, Laws, Majority, Needs,
    NoMove, Passing, Repetition, Reverse, Row as Seeds, SowStore, TwoRows,
};
use super::take::Take;
use super::words::Choice as _;
use crate::laws::Match;

/// One sentence of the rules of a game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Sentence {
    /// The key of its translation: `general-KEY-WORD` (`general-four-KEY-WORD` and
    /// `general-bao-KEY-WORD` where the boards are others), or what it is about. A number is the
    /// word `number`, a list `list`.
    pub id: String,
    /// The key of the definition that it tells, if it is one.
    pub key: Option<&'static str>,
    /// The chapter of the rules that it belongs to.
    pub chapter: Chapter,
    /// The numbers and lists in it, by the names that its translation knows.
    pub arguments: Vec<(&'static str, String)>,
    /// The sentence in English.
    pub text: String,
}

impl Laws {
    /// The rules in English, sentence by sentence.
    pub fn sentences(&self) -> Vec<Sentence> {
        let (usual, rows) = match self {
            Laws::Two(_) => (Laws::Two(TwoRows::DEFAULT), TWO),
            Laws::Four(_) => (Laws::Four(FourRows::DEFAULT), FOUR),
            Laws::Bao(_) => (Laws::Bao(Bao::DEFAULT), BAO),
        };
        let mut sentences = vec![self.board_sentence()];
        sentences.extend(self.turn_sentences());
        let usual = usual.values().into_iter();
        for ((key, value), (_, usual)) in self.values().into_iter().zip(usual) {
            if value != usual || self.tells_default(key) {
                let told = self.take_in_passing(key);
                let told = told.unwrap_or_else(|| of_key(self.beginning(), rows, key, &value));
                let told = told.into_iter().chain(self.after_key(key));
                sentences.extend(told.map(|sentence| sentence.of(self.chapter(key))));
            }
        }
        sentences.push(self.goal_sentence());
        sentences.extend(self.end_sentence());
        sentences.extend(self.repetition_sentence());
        sentences
    }

    /// The course of a turn, as far as no key changes it.
    fn turn_sentences(&self) -> Vec<Sentence> {
        match self {
            Laws::Two(_) => vec![fixed(
                "turn",
                "South, at the bottom, begins; then the players take turns. A turn lifts all the seeds of a house on the player’s own side and sows them one by one into the houses that follow.",
            )],
            Laws::Four(laws) => vec![
                fixed(
                    "four-turn",
                    "South, at the bottom, begins; then the players take turns. A turn lifts all the seeds of one of the player’s own houses and sows them one by one into the houses that follow.",
                ),
                four_capture(laws),
            ],
            Laws::Bao(laws) => {
                let has_house = laws.has_house();
                let told: &[_] = if has_house { BAO_NAMUA } else { &[BAO_MTAJI] };
                let told = BAO_FIXED.iter().chain(told).chain([&BAO_STARTS]);
                told.map(|(word, text)| {
                    let chapter = match *word {
                        "capture" | "ends" => Chapter::Captures,
                        "mtaji" | "starts" if has_house => Chapter::SecondStage,
                        "house" | "house-stops" => Chapter::FirstStage,
                        word if word.starts_with("namua") => Chapter::FirstStage,
                        _ => Chapter::Sowing,
                    };
                    fixed(&format!("bao-{word}"), text).of(chapter)
                })
                .collect()
            }
        }
    }

    /// The chapter of what is told of a key. The game of Bao without a hand has no stages.
    fn chapter(&self, key: &str) -> Chapter {
        match (self, Chapter::of(key)) {
            (Laws::Bao(laws), Chapter::SecondStage) if !laws.has_house() => Chapter::Sowing,
            (_, chapter) => chapter,
        }
    }

    /// Whether a key is told although it is at its default: a stranger could not guess it, and it
    /// matters in this game.
    fn tells_default(&self, key: &str) -> bool {
        match self {
            Laws::Two(laws) => tells_default_of_two(laws, key),
            Laws::Four(laws) => match key {
                "direction" | "min-sow" | "takes" | "captured" => true,
                "laps" | "endless" => laws.laps == FourLaps::Relay,
                "reverse-in-relay" => laws.reverse != Reverse::Off,
                _ => false,
            },
            Laws::Bao(laws) => match key {
                "setup" | "house-in-mtaji" | "house-in-takata" | "singles" => laws.has_house(),
                "sixteen" | "takasia" | "endless" => true,
                _ => false,
            },
        }
    }

    /// The sentence about the numbers of the key `take` where captures do not ask for them: those
    /// in passing may, or nothing does. `None` where captures ask, and for other keys.
    fn take_in_passing(&self, key: &str) -> Option<Vec<Sentence>> {
        let Laws::Two(laws) = self else {
            return None;
        };
        if key != "take" || asks_for_numbers(laws) || laws.extra == Extra::Alike {
            return None;
        }
        let list = match laws.take {
            _ if laws.passing == Passing::Off => return Some(Vec::new()),
            Take::Any => return Some(Vec::new()),
            Take::Even => {
                let text = "Even numbers of seeds are captured in passing.";
                return Some(vec![fixed("take-passing-even", text)]);
            }
            Take::Numbers(_) => laws.take.to_string().replace('+', ", "),
        };
        let text = format!("The numbers that are captured in passing: {list}.");
        let mut sentence = fixed("take-passing-list", &text);
        sentence.arguments.push(("list", list));
        Some(vec![sentence])
    }

    /// A sentence that belongs to the one about a key.
    fn after_key(&self, key: &str) -> Option<Sentence> {
        let Laws::Two(laws) = self else {
            return None;
        };
        let is_single = laws.laps == Laps::Single;
        let (word, text) = match key {
            "hold" => (
                "held",
                "No move starts from a held house, and nothing is captured in it.",
            ),
            "close-at" if is_single => (
                "closed-single",
                "The seeds of a closed house are out of play. Its owner passes it over; seeds that the other player sows into it are out of play, too.",
            ),
            "close-at" => (
                "closed-relay",
                "The seeds of a closed house are sown on. Its owner passes it over from then on; seeds that the other player sows into it are out of play.",
            ),
            "capture" => after_capture(laws)?,
            "lap-captures" => match laws.capture {
                Capture::Count => (
                    "lap-captures-next-house",
                    "It goes on with the seeds of the house after the captured one.",
                ),
                Capture::Facing => ("lap-captures-seed", "It goes on with the capturing seed."),
                _ => (
                    "lap-captures-house",
                    "It goes on with the seeds of the house that the last seed fell into.",
                ),
            },
            _ => return None,
        };
        Some(fixed(word, text))
    }

    /// The end of a game that would go on for ever, where no key tells it.
    fn repetition_sentence(&self) -> Option<Sentence> {
        let (word, text) = match self {
            // Each time round the board a seed falls into a store.
            Laws::Two(laws) if laws.sow_store != SowStore::None => return None,
            Laws::Two(laws) if laws.repetition != Repetition::Off => return None,
            Laws::Two(laws) => match laws.goal {
                Goal::Most => (
                    "third-sides",
                    "When a position comes up for the third time the game ends, and each player takes what lies on their own side.",
                ),
                Goal::Clear => (
                    "third-fewer",
                    "When a position comes up for the third time the game ends, and the player with fewer seeds on their own side has won.",
                ),
                Goal::Deprive | Goal::Immobilise => (
                    "third-more",
                    "When a position comes up for the third time the game ends, and the player with more seeds on their own side has won.",
                ),
            },
            Laws::Four(laws) if laws.goal == super::laws::FourGoal::Most => (
                "third-counted",
                "When a position comes up for the third time the game ends, and the seeds are counted.",
            ),
            Laws::Four(_) | Laws::Bao(_) => (
                "third-drawn",
                "When a position comes up for the third time the game is a draw.",
            ),
        };
        Some(fixed(&format!("over-{word}"), text).of(Chapter::End))
    }

    /// The goal.
    pub fn goal_sentence(&self) -> Sentence {
        let word = match self {
            Laws::Two(laws) => laws.goal.word(),
            Laws::Four(laws) => laws.goal.word(),
            Laws::Bao(_) => "bao",
        };
        fixed(&format!("goal-{word}"), self.goal()).of(Chapter::End)
    }

    fn board_sentence(&self) -> Sentence {
        let (id, text, arguments) = match self {
            Laws::Two(TwoRows {
                houses,
                seeds,
                setup: None,
                ..
            }) => (
                "board",
                "The board has two rows of {houses} houses, with {seeds} seeds in each at the start.",
                vec![("houses", *houses), ("seeds", *seeds)],
            ),
            Laws::Two(TwoRows { houses, .. }) => (
                "board-bare",
                "The board has two rows of {houses} houses.",
                vec![("houses", *houses)],
            ),
            Laws::Four(FourRows {
                columns,
                setup: [Seeds::Each(front), Seeds::Each(back)],
                ..
            }) if front == back => (
                "four-board",
                "The board has four rows of {columns} houses, with {seeds} seeds in each at the start; the two rows near a player are theirs, and their seeds stay there.",
                vec![("columns", *columns), ("seeds", *front)],
            ),
            Laws::Four(FourRows { columns, .. }) => (
                "four-board-bare",
                "The board has four rows of {columns} houses; the two rows near a player are theirs, and their seeds stay there.",
                vec![("columns", *columns)],
            ),
            Laws::Bao(_) => (
                "bao-board",
                "The board has four rows of eight houses; the two rows near a player are theirs.",
                Vec::new(),
            ),
        };
        let mut sentence = fixed(id, text).of(Chapter::Board);
        for (name, number) in arguments {
            let number = number.to_string();
            sentence.text = filled(&sentence.text, &format!("{{{name}}}"), &number);
            sentence.arguments.push((name, number));
        }
        sentence
    }

    /// The end, if the sentence about players without a move does not tell it.
    fn end_sentence(&self) -> Option<Sentence> {
        let (majority, passes) = match self {
            Laws::Two(laws) => (
                laws.goal == Goal::Most && laws.majority == Majority::Stop,
                laws.no_move == NoMove::Pass,
            ),
            Laws::Four(_) | Laws::Bao(_) => (false, false),
        };
        let (word, text) = match self {
            Laws::Bao(_) => (
                "bao",
                "A player whose front row is empty after a turn, or who has no move, has lost.",
            ),
            _ if majority && passes => (
                "majority",
                "The game also ends when a player has more than half of all seeds.",
            ),
            _ if majority => (
                "no-move-or-majority",
                "The game ends when the player to move has no move, or when a player has more than half of all seeds.",
            ),
            _ if passes => return None,
            _ => (
                "no-move",
                "The game ends when the player to move has no move.",
            ),
        };
        Some(fixed(&format!("over-{word}"), text).of(Chapter::End))
    }
}

fn tells_default_of_two(laws: &TwoRows, key: &str) -> bool {
    let captures = laws.capture;
    let runs = matches!(
        captures,
        Capture::Count | Capture::Facing | Capture::Next | Capture::TwoOut | Capture::Match
    );
    let holds = laws.hold != Hold::Off;
    match key {
        "direction" => laws.either != super::keys::ALL,
        "sow-store" | "laps" => true,
        "bonus" => laws.sow_store != SowStore::None,
        "capture" => captures == Capture::None,
        "take" => {
            let is_any = laws.take == Take::Any && laws.take_min == 0 && laws.take_max == 0;
            is_any && asks_for_numbers(laws)
        }
        "take-side" | "chain" => runs,
        "chain-direction" => laws.chain != 1 || captures == Capture::Next,
        "landing" | "own-seed" => captures == Capture::Facing,
        "chain-landing" => captures == Capture::Facing && laws.chain != 1,
        "last-seeds-to" => laws.last_seeds > 0,
        "hold-at" | "hold-where" => holds,
        "hold-sown" => holds && laws.hold != Hold::Tuzdik,
        "endless" => laws.laps != Laps::Single && laws.sow_store == SowStore::None,
        "leftovers" => laws.goal == Goal::Most,
        "refill" | "partial-house" | "burnt" => laws.rounds.length == Match::Traditional,
        "round-starter" => laws.rounds.length != Match::Single,
        _ => false,
    }
}

/// Whether captures ask for the number of seeds in a house.
fn asks_for_numbers(laws: &TwoRows) -> bool {
    matches!(
        laws.capture,
        Capture::Count | Capture::Facing | Capture::Next | Capture::Reached
    )
}

/// The moment of a capture, and its condition, where the one of the game does not tell them.
fn after_capture(laws: &TwoRows) -> Option<(&'static str, &'static str)> {
    let is_single = laws.laps == Laps::Single;
    Some(match laws.capture {
        Capture::TwoOut if is_single => (
            "two-out-occupied",
            "The last seed must have fallen into a house with seeds.",
        ),
        Capture::Next if !is_single => (
            "next-relay",
            "What is said of captured houses holds for the house that the last seed fell into; the seeds of the neighbouring one are taken, whatever they are.",
        ),
        Capture::Count | Capture::Match if !is_single && !laws.lap_captures => {
            ("count-first", "A last seed that captures ends the sowing.")
        }
        Capture::Facing | Capture::TwoOut if !is_single && !laws.lap_captures => (
            "captures-at-end",
            "Only the last seed of the last lap captures.",
        ),
        _ => return None,
    })
}

fn four_capture(laws: &FourRows) -> Sentence {
    let landing = match laws.landing {
        FourLanding::Occupied => "a front house with seeds",
        FourLanding::Empty => "an empty front house",
        FourLanding::Any => "a front house",
    };
    let needs = match laws.needs {
        Needs::Both => "both facing houses hold seeds",
        Needs::Front => "the facing front house holds seeds",
        Needs::Any => "a facing house holds seeds",
    };
    let text = format!(
        "A last seed in {landing} captures from the opponent’s houses in the same column, if {needs}."
    );
    let (landing, needs) = (laws.landing.word(), laws.needs.word());
    fixed(&format!("four-capture-{landing}-{needs}"), &text).of(Chapter::Captures)
}

impl Sentence {
    fn of(self, chapter: Chapter) -> Sentence {
        Sentence { chapter, ..self }
    }
}

/// A sentence that no key alone makes, about the course of a turn unless said otherwise.
fn fixed(id: &str, text: &str) -> Sentence {
    Sentence {
        id: format!("general-{id}"),
        key: None,
        chapter: Chapter::Sowing,
        arguments: Vec::new(),
        text: text.to_owned(),
    }
}

/// The sentences of one key: none if they are told with the board or the goal, several for a value
/// of several words.
fn of_key(board: &str, rows: &[Row], key: &'static str, value: &str) -> Vec<Sentence> {
    let whole = sentence(board, rows, key, value);
    if whole.is_some() {
        return whole.into_iter().collect();
    }
    let words = value.split('+');
    words
        .filter_map(|word| sentence(board, rows, key, word))
        .collect()
}

fn sentence(board: &str, rows: &[Row], key: &'static str, value: &str) -> Option<Sentence> {
    let mut of_key = rows.iter().filter(|(known, ..)| *known == key);
    let (word, text, variable) = of_key.find_map(|(_, word, text)| {
        let variable = variable(word, value)?;
        Some((*word, *text, variable))
    })?;
    let (name, word) = match word {
        "*" => ("list", "list".to_owned()),
        _ => ("number", word.replace('#', "number")),
    };
    let written = variable
        .replace('+', ", ")
        .replace('.', " ")
        .replace('/', " / ");
    Some(Sentence {
        id: format!("general-{board}{key}-{word}"),
        key: Some(key),
        chapter: Chapter::of(key),
        text: filled(text, "{}", &written),
        arguments: Vec::from_iter((!written.is_empty()).then_some((name, written))),
    })
}

/// A text with a number or list in its place: "1 seed", "2 seeds".
fn filled(text: &str, place: &str, value: &str) -> String {
    let text = match value {
        "1" => text.replace(&format!("{place} seeds"), &format!("{place} seed")),
        _ => text.to_owned(),
    };
    text.replace(place, value)
}

/// The part of a value that a word leaves open: none of it for a plain word. `None` if the word
/// does not stand for this value.
fn variable<'v>(word: &str, value: &'v str) -> Option<&'v str> {
    let is_number = |text: &str| text.parse::<u8>().is_ok();
    match word.strip_suffix('#') {
        Some(beginning) => value.strip_prefix(beginning).filter(|rest| is_number(rest)),
        None if word == "*" => Some(value).filter(|value| !is_number(value)),
        None => (word == value).then_some(""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds() -> [(Laws, &'static [Row]); 3] {
        [
            (Laws::Two(TwoRows::DEFAULT), TWO),
            (Laws::Four(FourRows::DEFAULT), FOUR),
            (Laws::Bao(Bao::DEFAULT), BAO),
        ]
    }

    #[test]
    fn every_value_of_every_key_is_told() {
        for (mut usual, _) in kinds() {
            // Numbers are told of a capture that asks for them.
            usual.set("capture", "count");
            for key in usual.keys() {
                let words = (key.words)().into_iter().map(str::to_owned);
                for value in words.chain((0..100).map(|number| number.to_string())) {
                    let mut laws = usual;
                    if laws.set(key.name, &value).is_some() && laws != usual {
                        let told = laws.sentences();
                        assert_ne!(told, usual.sentences(), "{}={value}", key.name);
                    }
                }
            }
        }
    }

    #[test]
    fn every_sentence_is_of_a_key_that_can_have_that_word() {
        for (mut laws, rows) in kinds() {
            for (key, word, _) in rows {
                let known = laws.keys().into_iter().any(|known| known.name == *key);
                assert!(known, "{key}");
                let word = word.replace('#', "2");
                let is_allowed = word == "*" || laws.set(key, &word).is_some();
                assert!(is_allowed, "{key}={word}");
            }
        }
    }

    /// The board comes first, then the turn; what is told of a key stands with its key.
    #[test]
    fn sentences_are_of_chapters() {
        let mut laws = Laws::Two(TwoRows::DEFAULT);
        laws.set("hold", "weg").unwrap();
        let told = laws.sentences();
        let of = |id: &str| {
            let id = format!("general-{id}");
            told.iter().find(|told| told.id == id).unwrap().chapter
        };
        assert_eq!(of("board"), Chapter::Board);
        assert_eq!(of("turn"), Chapter::Sowing);
        assert_eq!(of("capture-none"), Chapter::Captures);
        assert_eq!(of("held"), Chapter::Houses);
        assert_eq!(of("goal-most"), Chapter::End);
    }

    #[test]
    fn a_value_of_several_words_is_told_word_by_word() {
        let mut laws = Laws::Two(TwoRows::DEFAULT);
        laws.set("hold-not", "first+facing").unwrap();
        laws.set("relay-when", "at-least-1").unwrap();
        laws.set("capture", "count").unwrap();
        laws.set("take", "2+4").unwrap();
        let told = laws.sentences();
        let told_of = |key| matches!(key, Some("relay-when" | "take" | "hold-not"));
        let texts: Vec<_> = told.iter().filter(|told| told_of(told.key)).collect();
        let texts: Vec<_> = texts.iter().map(|told| told.text.as_str()).collect();
        assert_eq!(
            texts,
            [
                "Sowing goes on only from a house with at least 1 seed.",
                "Only these numbers of seeds are captured: 2, 4.",
                "The opponent’s first house cannot become held.",
                "A house across from a held house cannot become held.",
            ]
        );
    }
}
