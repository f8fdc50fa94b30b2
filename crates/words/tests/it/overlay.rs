//! Every game, rule and option is translated, and no translation is left over.

use std::collections::BTreeSet;
use std::path::Path;

use rules::catalogue::{self, GAMES};
use rules::{Domain, Game, Parameter, RuleSet, Word};
use words::{Language, Sheet, Words, english_rules};

use crate::files::{Messages, home, read_named, read_text};
use crate::{check_sentence, check_text, every_language, translations};

const OVERLAYS: [&str; 6] = [
    "games",
    "later/kalah",
    "later/oware",
    "later/congkak",
    "later/kid_cala",
    "later/banana_cala",
];
/// The files of phrases that the rules have in English.
const PHRASES: [&str; 2] = ["errors", "later/sources"];

/// Every id a game needs, with the attributes; the value is called `""`.
fn needed(game: &Game) -> Vec<(String, &'static str)> {
    let name = game.name;
    let mut ids = ["title", "summary", "goal"]
        .map(|part| (name.to_owned(), part))
        .to_vec();
    for statement in game.statements {
        ids.push((format!("{name}-{}", statement.id), ""));
    }
    for parameter in game.parameters {
        let id = format!("{name}-{}", parameter.key);
        ids.extend(["name", "short", "long"].map(|part| (id.clone(), part)));
        if let Domain::Number { unset: Some(_), .. } = parameter.domain {
            ids.push((id.clone(), "unset"));
        }
        for word in words_of(parameter) {
            let id = format!("{id}-{}", word.value.trim_end_matches('-'));
            ids.extend([(id.clone(), "name"), (id, "")]);
        }
    }
    ids
}

fn words_of(parameter: &Parameter) -> Vec<Word> {
    let mut words = parameter.words().to_vec();
    if let Domain::WordsOrNumber { numbered, .. } = parameter.domain {
        words.push(numbered);
    }
    words
}

fn has(messages: &Messages, id: &str, part: &str) -> bool {
    messages.get(id).is_some_and(|message| match part {
        "" => message.has_value,
        part => message.attributes.contains(part),
    })
}

#[test]
fn every_entry_of_the_catalogue_is_translated() {
    for language in translations() {
        let overlay = read_named(language.code(), &OVERLAYS);
        for game in GAMES {
            for (id, part) in needed(game) {
                let shared = id.replacen("kid-cala-classic", "kalah", 1);
                assert!(
                    has(&overlay, &id, part) || has(&overlay, &shared, part),
                    "`{id}` {part} has no text in {}",
                    language.name()
                );
            }
        }
    }
}

/// Programs that do not carry the English of the rules get it as a catalogue.
#[test]
fn the_rules_can_be_read_in_english() {
    let catalogue = english_rules(Sheet::First) + &english_rules(Sheet::Later);
    let messages = read_text(&catalogue, "the rules");
    for game in GAMES {
        for (id, part) in needed(game) {
            let shared = id.replacen("kid-cala-classic", "kalah", 1);
            let says = |id| has(&messages, id, part);
            assert!(
                says(&id) || says(&shared) || part.is_empty(),
                "`{id}` {part}"
            );
        }
        for text in [game.title, game.summary, game.goal] {
            assert!(catalogue.contains(text), "{text}");
        }
        for rule in catalogue::statements(&RuleSet::new(game)) {
            let shared = rule.id.replacen("kid-cala-classic", "kalah", 1);
            let line = |id: &str| catalogue.contains(&format!("{id} = {}\n", rule.text));
            assert!(line(&rule.id) || line(&shared), "{rule:?}");
        }
    }
}

#[test]
fn every_translation_belongs_to_an_entry() {
    let needed: BTreeSet<(String, &str)> = GAMES.iter().flat_map(needed).collect();
    let overlays = translations().flat_map(|language| read_named(language.code(), &OVERLAYS));
    for (id, message) in overlays {
        let attributes = message.attributes.iter().map(String::as_str);
        for part in attributes.chain(message.has_value.then_some("")) {
            assert!(
                needed
                    .iter()
                    .any(|(known, known_part)| *known == id && *known_part == part),
                "`{id}` {part} translates nothing"
            );
        }
    }
}

/// A translated phrase is found by its English words: they must still stand in `rules`, with the
/// files of its games, or in `solver`.
#[test]
fn every_translated_phrase_is_still_said() {
    let mut said = BTreeSet::new();
    for name in ["rules", "solver"] {
        collect_phrases(&home().with_file_name(name).join("src"), &mut said);
    }
    collect_phrases(&home().with_file_name("rules").join("games"), &mut said);
    let phrases = phrases("fr");
    for id in phrases.keys() {
        assert!(said.contains(id), "`{id}` translates nothing that is said");
    }
    for language in translations() {
        let translated = self::phrases(language.code());
        assert!(
            translated.keys().eq(phrases.keys()),
            "{} does not translate the same phrases as French",
            language.name()
        );
    }
}

/// The translated phrases of a language.
fn phrases(language: &str) -> Messages {
    let mut phrases = read_named(language, &PHRASES);
    phrases.retain(|id, _| id.starts_with("phrase-"));
    phrases
}

fn collect_phrases(folder: &Path, said: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect_phrases(&path, said);
            continue;
        }
        let source = std::fs::read_to_string(&path).unwrap();
        for literal in source.split('"') {
            let words = literal
                .split(|letter: char| !letter.is_ascii_alphanumeric())
                .filter(|word| !word.is_empty());
            let words = words.map(str::to_ascii_lowercase).collect::<Vec<_>>();
            said.insert(format!("phrase-{}", words.join("-")));
        }
    }
}

#[test]
fn every_text_of_a_game_is_fit_to_be_shown() {
    for words in every_language() {
        for game in GAMES {
            check_text(words, &words.game_title(game));
            check_sentence(words, &words.game_summary(game));
            check_sentence(words, &words.goal(&RuleSet::new(game)));
            check_text(words, &words.source(game.source));
            let rules = RuleSet::new(game);
            for (parameter, _) in rules.options() {
                check_text(words, &words.parameter_name(game, parameter));
                check_sentence(words, &words.parameter_short(game, parameter));
                check_sentence(words, &words.parameter_long(game, parameter));
                for value in parameter.samples() {
                    check_text(words, &words.value_name(game, parameter, value));
                    if let Some(text) = words.value_text(game, parameter, value) {
                        check_sentence(words, &text);
                    }
                }
            }
            for rules in rules.neighbours() {
                for rule in catalogue::statements(&rules) {
                    check_sentence(words, &words.statement(&rule));
                    check_text(words, &words.source(rule.source));
                }
            }
        }
    }
}

#[test]
fn the_classic_game_of_kid_cala_borrows_from_kalah() {
    let words = Words::new(Language::French);
    let classic = catalogue::find("kid-cala-classic").unwrap();
    let option = |key: &str| {
        let found = classic
            .parameters
            .iter()
            .find(|parameter| parameter.key == key);
        found.unwrap()
    };
    assert_eq!(
        words.parameter_name(classic, option("pie")),
        "Changement de côté (pie rule)"
    );
    assert_eq!(words.parameter_name(classic, option("houses")), "Cases");
}

#[test]
fn values_are_named() {
    let [english, french, ..] = every_language();
    let rules: RuleSet = "congkak:match=best-of-3".parse().unwrap();
    let name = |words: Words, key: &str| {
        let (parameter, value) = rules.options().find(|(p, _)| p.key == key).unwrap();
        words.value_name(rules.game(), parameter, value)
    };
    assert_eq!(name(english, "match"), "Best of several rounds: 3");
    assert_eq!(
        name(french, "match"),
        "Au meilleur de plusieurs manches\u{a0}: 3"
    );
    assert_eq!(name(english, "max-bonus"), "no limit");
    assert_eq!(name(french, "max-bonus"), "sans limite");
    assert_eq!(name(french, "houses"), "7");
    assert_eq!(name(french, "refill"), "D’abord près du grenier");
}
