//! Sentences about what only games of the general machine do. Their texts come later than those of
//! the other games.

use rules::general::{Laws, Sentence};
use rules::{CaptureRule, Game, Heap, Mark, Place, RuleSet, StopReason};

use crate::argument::Argument;
use crate::words::Words;

impl Words {
    /// A sentence of the rules of a game of keys.
    pub fn general(self, sentence: &Sentence) -> String {
        let arguments: Vec<_> = sentence
            .arguments
            .iter()
            .map(|(name, value)| (*name, counted(value)))
            .collect();
        self.find(&sentence.id, None, &arguments)
            .unwrap_or_else(|| self.in_english(&sentence.text))
    }

    /// The goal of a game of keys, unless its file tells it in words of its own.
    pub(crate) fn goal_of_keys(self, rules: &RuleSet) -> Option<String> {
        let game = rules.game();
        let usual = game.general_laws()?.goal_sentence();
        // The bare machine tells nothing.
        let is_told = !game.goal.is_empty() && game.goal != usual.text;
        let goal = rules.general_laws().map_or(usual, Laws::goal_sentence);
        (!is_told).then(|| self.general(&goal))
    }

    /// The place where a game is or was played, as [`rules::general::Definition::region`] has it in
    /// English.
    pub fn region(self, region: &str) -> String {
        self.find(&region_id(region), None, &[])
            .unwrap_or_else(|| self.in_english(region))
    }

    /// The other names of a game, in a line, without that by which it is called; `None` if it has
    /// none.
    pub fn other_names(self, game: &Game) -> Option<String> {
        let title = self.game_title(game);
        let others = game.other_names.iter().copied();
        let listed = others.filter(|name| *name != title).collect::<Vec<_>>();
        let names = listed.join(", ");
        (!listed.is_empty()).then(|| self.text_with("also-called", &[("names", names.into())]))
    }

    /// A true story of a game and of those who play it, with the source of it; `None` if none is known.
    pub fn story(self, game: &Game) -> Option<(String, String)> {
        let id = format!("story-{}", game.name);
        Some((
            self.find(&id, None, &[])?,
            self.find(&id, Some("source"), &[])?,
        ))
    }

    /// The name of one of [`rules::general::AREAS`].
    pub fn area(self, area: &str) -> String {
        self.text(&format!("area-{area}"))
    }

    /// The label of a house with its mark.
    pub(crate) fn marked(self, label: &str, mark: Mark) -> String {
        let mark = self.text(&format!("mark-{}", mark.name()));
        format!("{label} {mark}")
    }
}

/// A number, which may choose between singular and plural, or a list.
fn counted(value: &str) -> Argument<'_> {
    value
        .parse::<u8>()
        .map_or_else(|_| value.into(), Argument::from)
}

/// `region-` and the words of the place.
fn region_id(region: &str) -> String {
    let words = region.split(|letter: char| !letter.is_ascii_alphabetic());
    let words = words.filter(|word| !word.is_empty());
    words.fold("region".to_owned(), |id, word| {
        id + "-" + &word.to_ascii_lowercase()
    })
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
