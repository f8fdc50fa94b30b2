//! Messages about a game, on the screen and in a live region for screen readers.

use leptos::prelude::*;

/// The messages shown and spoken.
#[derive(Clone, Copy)]
pub(crate) struct Report {
    /// The sentences shown: the last ply, or the reason why something cannot be done.
    pub(crate) story: RwSignal<Vec<String>>,
    /// The turn before the one of the story, where there is room for it.
    pub(crate) earlier: RwSignal<String>,
    /// The text of the live region.
    pub(crate) spoken: RwSignal<String>,
}

impl Report {
    pub(super) fn new() -> Report {
        Report {
            story: RwSignal::new(Vec::new()),
            earlier: RwSignal::new(String::new()),
            spoken: RwSignal::new(String::new()),
        }
    }

    /// Shows a sentence and announces it.
    pub(crate) fn say(self, sentence: String) {
        self.speak(sentence.clone());
        self.story.set(vec![sentence]);
        self.earlier.set(String::new());
    }

    /// Announces a sentence without showing it. A repeated sentence is padded by a blank, as a live
    /// region is read again only if its text differs.
    pub(crate) fn speak(self, sentence: String) {
        self.spoken.update(|spoken| {
            let same = spoken.trim_end_matches('\u{a0}') == sentence;
            let padded = same && !spoken.ends_with('\u{a0}');
            *spoken = sentence;
            if padded {
                spoken.push('\u{a0}');
            }
        });
    }
}
