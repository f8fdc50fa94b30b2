//! The texts as people see them, and the catalogues as their authors keep them.
#![expect(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod brief;
mod catalogues;
mod errors;
mod files;
mod games;
mod general;
mod ids;
mod labels;
mod laws;
mod overlay;
mod pseudo;
mod sentences;
mod stories;

use words::{Language, Words};

/// Fails unless a text is fit to be shown: filled in, not an id, without stray blanks, and in
/// French with the blanks before `:` and its like that keep them on their line.
#[track_caller]
fn check_text(words: Words, text: &str) {
    assert!(!text.trim().is_empty(), "an empty text");
    assert_eq!(text, text.trim(), "blanks around {text:?}");
    for wrong in ["{", "}", "  ", "\n", "\u{2068}", "\u{2069}"] {
        assert!(!text.contains(wrong), "{wrong:?} in {text:?}");
    }
    let lower = text.to_lowercase();
    assert!(
        Words::new(Language::English)
            .ids()
            .all(|id| id != lower || !id.contains('-')),
        "{text:?} is an id"
    );
    if words.language() == Language::French {
        for mark in [" :", " ;", " !", " ?", " »", "« ", "'"] {
            assert!(!text.contains(mark), "{mark:?} in {text:?}");
        }
    }
}

/// Fails unless a text is a whole sentence.
#[track_caller]
fn check_sentence(words: Words, text: &str) {
    check_text(words, text);
    assert!(text.ends_with(['.', '!', '?']), "no end: {text:?}");
    let first = text.chars().next().expect("checked not to be empty");
    assert!(!first.is_lowercase(), "no capital: {text:?}");
}

/// The words of every language.
fn every_language() -> [Words; Language::ALL.len()] {
    Language::ALL.map(Words::new)
}

/// Every language but English.
fn translations() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().skip(1)
}
