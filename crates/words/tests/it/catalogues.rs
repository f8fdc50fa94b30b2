//! The catalogues of all languages hold the same texts.

use std::collections::BTreeSet;

use words::{Language, Words};

use crate::files::{Messages, files, read, read_as_english, read_named};
use crate::translations;

#[test]
fn every_file_is_valid_and_embedded() {
    for language in Language::ALL {
        let embedded: BTreeSet<&str> = Words::new(language).ids().collect();
        let mut seen = BTreeSet::new();
        for file in files(language.code()) {
            for id in read(&file).into_keys() {
                assert!(
                    embedded.contains(id.as_str()),
                    "{} is not embedded",
                    file.display()
                );
                assert!(seen.insert(id.clone()), "`{id}` stands in two files");
            }
        }
    }
}

/// A language may have helpers of its own (agreement needs them): messages that only others of
/// its messages refer to. English in turn has some that others do not need.
#[test]
fn languages_have_the_same_ids() {
    let english = read_as_english("en");
    let helpers = references(&english);
    for language in translations() {
        let translated = read_as_english(language.code());
        let referred = references(&translated);
        for id in english.keys() {
            assert!(
                translated.contains_key(id) || is_helper(id) && helpers.contains(id),
                "`{id}` has no text in {}",
                language.name()
            );
        }
        for id in translated.keys() {
            assert!(
                english.contains_key(id) || referred.contains(id),
                "`{id}` of {} has no English text",
                language.name()
            );
        }
    }
}

/// Messages of English that no program asks for, only other messages.
fn is_helper(id: &str) -> bool {
    id == "no-pieces"
}

#[test]
fn references_lead_somewhere() {
    for language in Language::ALL {
        let messages: Messages = files(language.code())
            .iter()
            .flat_map(|file| read(file))
            .collect();
        for id in references(&messages) {
            assert!(
                messages.contains_key(&id),
                "`{id}` is referred to but missing"
            );
        }
    }
}

/// The texts around the board get exactly the arguments that English names, and the tone, which
/// English has no use for: French says "tu" to children. The sentences of a game all get the
/// same arguments, and each language uses those that it needs.
#[test]
fn translations_use_the_same_arguments() {
    let english = read_as_english("en");
    let play = read_named("en", &["play", "later/family"]);
    for language in translations() {
        for (id, mut translated) in read_as_english(language.code()) {
            let Some(english) = english.get(&id).filter(|_| !play.contains_key(&id)) else {
                continue;
            };
            if !english.variables.contains("tone") {
                translated.variables.remove("tone");
            }
            assert_eq!(
                translated.variables,
                english.variables,
                "`{id}` in {}",
                language.name()
            );
        }
    }
}

fn references(messages: &Messages) -> BTreeSet<String> {
    messages
        .values()
        .flat_map(|message| message.references.iter().cloned())
        .collect()
}

/// French has a blank before `:` `;` `!` `?` `»` and after `«`: always one that does not break
/// the line (U+00A0), and an apostrophe is `’`.
#[test]
fn french_marks_keep_to_their_words() {
    for file in files("fr") {
        let text = std::fs::read_to_string(&file).unwrap();
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        for line in lines {
            let wrong = [" :", " ;", " !", " ?", " »", "« ", "'"]
                .into_iter()
                .find(|mark| line.contains(mark));
            assert_eq!(wrong, None, "{}: {line}", file.display());
        }
    }
}

/// Texts are read as they are written: an escape would be shown to people.
#[test]
fn no_text_has_an_escape() {
    for language in Language::ALL {
        for file in files(language.code()) {
            let text = std::fs::read_to_string(&file).unwrap();
            let escaped = text.lines().find(|line| line.contains('\\'));
            assert_eq!(escaped, None, "{}", file.display());
        }
    }
}
