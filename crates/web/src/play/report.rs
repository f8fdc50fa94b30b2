//! What is told of a game: on the screen, and to those who do not see it.

use leptos::prelude::*;

/// What is told.
#[derive(Clone, Copy)]
pub(crate) struct Report {
    /// What happened, or why something cannot be done.
    pub(crate) story: RwSignal<Vec<String>>,
    /// What is said to those who do not see the board.
    pub(crate) spoken: RwSignal<String>,
}

impl Report {
    pub(super) fn new() -> Report {
        Report {
            story: RwSignal::new(Vec::new()),
            spoken: RwSignal::new(String::new()),
        }
    }

    /// Shows a sentence and says it.
    pub(crate) fn say(self, sentence: String) {
        self.speak(sentence.clone());
        self.story.set(vec![sentence]);
    }

    /// Says a sentence without showing it. The same sentence said twice must differ, or it is
    /// not heard again.
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
