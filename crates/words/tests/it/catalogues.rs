//! The catalogues of all languages hold the same texts.

use std::collections::BTreeSet;

use words::{Language, Words};

use crate::files::{Messages, files, read, read_named};

/// The files every language has; French also overlays what `rules` says in English.
const SHARED: [&str; 3] = ["play", "ui", "offline"];

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

/// French may have helpers of its own (agreement needs them): messages that only other French
/// messages refer to.
#[test]
fn languages_have_the_same_ids() {
    let english = read_named("en", &SHARED);
    let french = read_named("fr", &SHARED);
    let referred = references(&french);
    for id in english.keys() {
        assert!(french.contains_key(id), "`{id}` has no French text");
    }
    for id in french.keys() {
        assert!(
            english.contains_key(id) || referred.contains(id),
            "`{id}` has no English text"
        );
    }
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
/// English has no use for: French says "tu" to children.
#[test]
fn translations_use_the_same_arguments() {
    let english = read_named("en", &["ui", "offline"]);
    for (id, mut french) in read_named("fr", &["ui", "offline"]) {
        if !english[&id].variables.contains("tone") {
            french.variables.remove("tone");
        }
        assert_eq!(french.variables, english[&id].variables, "`{id}`");
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
