//! Every id asked for exists, and every text is asked for.
//!
//! Sources are only scanned for string literals, so nobody has to register an id: write
//! `words.text("undo")`, or pass `"undo"` around and look it up later. An id put together as in
//! `format!("level-{n}")` uses every id with that beginning.

use std::collections::BTreeSet;
use std::path::Path;

use words::{Language, Words};

use crate::files::{home, read_named};

/// Crates that show texts to people.
const CRATES: [&str; 3] = ["words", "web", "cli"];

#[test]
fn every_id_asked_for_exists() {
    let known: BTreeSet<&str> = Words::new(Language::English).ids().collect();
    let mut missing = BTreeSet::new();
    for (file, source) in sources() {
        for call in [".text(", ".text_with(", ".text_about("] {
            for (at, _) in source.match_indices(call) {
                let after = source[at + call.len()..].trim_start();
                let asks_words = tail(&source[..at], 30).to_lowercase().contains("words");
                let id = after
                    .strip_prefix('"')
                    .and_then(|rest| rest.split('"').next());
                if let Some(id) = id.filter(|id| asks_words && !known.contains(id)) {
                    missing.insert(format!("{id} ({file})"));
                }
            }
        }
    }
    assert!(missing.is_empty(), "there are no texts {missing:#?}");
}

#[test]
fn every_text_is_used() {
    let literals: BTreeSet<String> = sources()
        .iter()
        .flat_map(|(_, source)| literals(source))
        .collect();
    let beginnings: Vec<&str> = literals
        .iter()
        .filter_map(|literal| literal.split_once('{'))
        .map(|(beginning, _)| beginning)
        .filter(|beginning| beginning.len() > 1 && beginning.ends_with('-'))
        .collect();
    let messages = read_named("en", &["play", "ui", "offline"]);
    let unused: Vec<&String> = messages
        .keys()
        .filter(|id| !literals.contains(*id))
        .filter(|id| !beginnings.iter().any(|beginning| id.starts_with(beginning)))
        .filter(|id| {
            !messages
                .values()
                .any(|message| message.references.contains(*id))
        })
        .collect();
    assert!(unused.is_empty(), "nobody uses {unused:?}");
}

/// The Rust sources of the crates that show texts, with their names.
fn sources() -> Vec<(String, String)> {
    let mut sources = Vec::new();
    for name in CRATES {
        let folder = home().with_file_name(name).join("src");
        if folder.is_dir() {
            collect(&folder, &mut sources);
        }
    }
    sources
}

fn collect(folder: &Path, sources: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            sources.push((path.display().to_string(), source));
        }
    }
}

/// Everything between two quotation marks on one line: good enough to find ids, which hold
/// neither quotation marks nor blanks.
fn literals(source: &str) -> Vec<String> {
    source
        .lines()
        .flat_map(|line| line.split('"').map(str::to_owned))
        .collect()
}

fn tail(text: &str, length: usize) -> &str {
    let from = text
        .char_indices()
        .rev()
        .nth(length)
        .map_or(0, |(index, _)| index);
    &text[from..]
}
