//! Sentences about what only games of the general machine do. Their texts come later than those of
//! the other games.

use rules::general::Sentence;
use rules::{CaptureRule, Heap, Place, StopReason};

use crate::words::Words;

impl Words {
    /// A sentence of the rules of a game of keys; in English until a language has it.
    pub fn general(self, sentence: &Sentence) -> String {
        let arguments: Vec<_> = sentence
            .arguments
            .iter()
            .map(|(name, value)| (*name, value.into()))
            .collect();
        self.find(&sentence.id, None, &arguments)
            .unwrap_or_else(|| self.in_english(&sentence.text))
    }
}

/// The sentence about a capture by a rule that needs no others.
pub(crate) const fn capture(rule: CaptureRule) -> &'static str {
    match rule {
        CaptureRule::Passing => "capture-passing",
        CaptureRule::Tax => "capture-tax",
        CaptureRule::Held => "capture-held",
        CaptureRule::Robbed => "capture-robbed",
        CaptureRule::Closed => "capture-closed",
        _ => "capture-family",
    }
}

/// The sentence about a sowing that stops.
pub(crate) const fn stop(why: StopReason) -> &'static str {
    match why {
        StopReason::House => "stop-house",
        StopReason::Bound => "stop-bound",
    }
}

/// The letters of houses: "c, d".
pub(crate) fn letters(from: &[(Place, Heap)]) -> String {
    let letters = from.iter().map(|(place, _)| place.letter().to_string());
    letters.collect::<Vec<_>>().join(", ")
}
