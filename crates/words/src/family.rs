//! Sentences about what only games of the general machine do. Each has an id of its own; until a
//! language has the sentence, it is told in English.

use rules::general::Sentence;
use rules::{CaptureRule, EndReason, Event, ExtraTurn, Heap, Place, Side, SkipReason, StopReason};

use crate::words::Words;

impl Words {
    /// The sentence of that id, or the English one.
    fn family(self, id: &str, english: &str) -> String {
        self.find(id, None, &[])
            .unwrap_or_else(|| self.in_english(english))
    }

    /// A sentence of the rules of a game of keys.
    pub fn general(self, sentence: &Sentence) -> String {
        let arguments: Vec<_> = sentence
            .number
            .iter()
            .map(|number| ("number", number.as_str().into()))
            .collect();
        self.find(&sentence.id, None, &arguments)
            .unwrap_or_else(|| self.in_english(&sentence.text))
    }

    /// An event that only games of the general machine have.
    pub(crate) fn family_event(self, event: &Event) -> Option<String> {
        let (id, english) = match event {
            Event::Hold { by, at } => (
                "hold",
                format!("{by} holds house {} from now on.", at.letter()),
            ),
            Event::Close { by, at } => ("close", format!("{by} closes house {}.", at.letter())),
            Event::Resow { by, at, from, .. } => {
                let text = format!(
                    "{by} captures {} from {}, and sows them.",
                    seeds(from),
                    letters(from)
                );
                let _ = at;
                ("resow", text)
            }
            Event::Reverse { by, at } => (
                "reverse",
                format!("{by} turns backwards at house {}.", at.letter()),
            ),
            Event::Stop { by, at, why } => {
                let what = match why {
                    StopReason::House => "the functional house",
                    StopReason::Bound => "the bound house",
                };
                let text = format!("{by}’s sowing stops in house {}, {what}.", at.letter());
                ("stop", text)
            }
            Event::HouseLost { side, at } => {
                let text = format!(
                    "House {} is empty: {side} has lost the privileges of the house.",
                    at.letter()
                );
                ("house-lost", text)
            }
            Event::Bind { by, at } => {
                let text = format!(
                    "{by} binds house {}: its owner may not start there next turn.",
                    at.letter()
                );
                ("bind", text)
            }
            Event::Arrange { by, .. } => ("arrange", format!("{by} has arranged the seeds.")),
            Event::NoCapture { at, .. } => {
                let text = format!(
                    "House {} would capture, but the first turns capture nothing.",
                    at.letter()
                );
                ("no-capture-first-turns", text)
            }
            Event::ExtraTurn { side, why } => match why {
                ExtraTurn::Capture => (
                    "extra-turn-capture",
                    format!("{side} has captured, and sows again."),
                ),
                ExtraTurn::NoVisit => {
                    let text = format!("{side} has not been on the other side, and sows again.");
                    ("extra-turn-no-visit", text)
                }
                ExtraTurn::LastInStore | ExtraTurn::GrandSlam => return None,
            },
            Event::Lift { .. }
            | Event::Drop { .. }
            | Event::Skip { .. }
            | Event::Relay { .. }
            | Event::Capture { .. }
            | Event::Dead { .. }
            | Event::BonusSpent { .. }
            | Event::Pass { .. }
            | Event::MustFeed { .. }
            | Event::Swap { .. }
            | Event::OpeningOver { .. }
            | Event::Sweep { .. }
            | Event::Uncounted { .. }
            | Event::Turn { .. }
            | Event::End { .. } => return None,
        };
        Some(self.family(id, &english))
    }

    /// A house that is passed over for a reason of the general machine.
    pub(crate) fn family_skip(self, over: Place, why: SkipReason) -> Option<String> {
        let (id, what) = match why {
            SkipReason::Closed => ("skip-closed", "closed"),
            SkipReason::Full => ("skip-full", "full"),
            SkipReason::Holding => ("skip-holding", "one that is passed over as it is"),
            SkipReason::Held => ("skip-held", "held"),
            SkipReason::OwnStore
            | SkipReason::OpponentStore
            | SkipReason::StartHouse
            | SkipReason::Burnt => return None,
        };
        let english = format!("House {} is {what}, and passed over.", over.letter());
        Some(self.family(id, &english))
    }

    /// A capture by a rule of the general machine.
    pub(crate) fn family_capture(
        self,
        by: Side,
        from: &[(Place, Heap)],
        rule: CaptureRule,
    ) -> String {
        let (seeds, letters) = (seeds(from), letters(from));
        let (id, english) = match rule {
            CaptureRule::Passing => {
                let text =
                    format!("House {letters} has its number in passing: {by} takes {seeds}.");
                ("capture-passing", text)
            }
            CaptureRule::Tax => (
                "capture-tax",
                format!("Before sowing, {by} takes {seeds} from {letters}."),
            ),
            CaptureRule::Held => (
                "capture-held",
                format!("House {letters} is held: {by} gets {seeds}."),
            ),
            CaptureRule::Robbed => (
                "capture-robbed",
                format!("{by} robs house {letters} of {seeds}."),
            ),
            CaptureRule::Closed => (
                "capture-closed",
                format!("{seeds} from {letters} are out of play."),
            ),
            CaptureRule::Count
            | CaptureRule::Next
            | CaptureRule::TwoOut
            | CaptureRule::Match
            | CaptureRule::Singles
            | CaptureRule::Reached
            | CaptureRule::Across
            | CaptureRule::Facing
            | CaptureRule::TwoOrThree
            | CaptureRule::GrandSlamLeavesOne
            | CaptureRule::DeadInOpponent => (
                "capture-family",
                format!("{by} captures {seeds} from {letters}."),
            ),
        };
        self.family(id, &english)
    }

    /// The end of a game for a reason of the general machine.
    pub(crate) fn family_end(self, why: EndReason) -> Option<String> {
        let (id, english) = match why {
            EndReason::FewSeeds => (
                "end-few-seeds",
                "Only a few seeds are left on the board.".to_owned(),
            ),
            EndReason::Endless => ("end-endless", "The turn would never end.".to_owned()),
            EndReason::FrontRowEmpty(side) => {
                ("end-front-row", format!("{side}’s front row is empty."))
            }
            EndReason::BothEnds(side) => (
                "end-both-ends",
                format!("{side} has captured at both ends in one turn."),
            ),
            EndReason::NoSeeds(_)
            | EndReason::Cleared(_)
            | EndReason::Majority(_)
            | EndReason::Half
            | EndReason::CannotFeed(_)
            | EndReason::NoMove(_)
            | EndReason::GrandSlam(_)
            | EndReason::Repetition
            | EndReason::Quiet
            | EndReason::Given => return None,
        };
        Some(self.family(id, &english))
    }
}

fn seeds(from: &[(Place, Heap)]) -> String {
    match from.iter().map(|(_, heap)| heap.count()).sum::<u16>() {
        1 => "1 seed".to_owned(),
        seeds => format!("{seeds} seeds"),
    }
}

fn letters(from: &[(Place, Heap)]) -> String {
    let letters: Vec<_> = from
        .iter()
        .map(|(place, _)| place.letter().to_string())
        .collect();
    letters.join(", ")
}
