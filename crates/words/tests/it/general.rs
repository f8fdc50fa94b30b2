//! The rules of the games of keys, and their places, are told in every language.

use std::collections::{BTreeMap, BTreeSet};

use rules::RuleSet;
use rules::catalogue;
use rules::general::laws::{Bao, FourRows, TwoRows};
use rules::general::{AREAS, Laws, Sentence};
use words::{Language, Words};

use crate::files::{Messages, read_named};
use crate::{check_sentence, check_text, every_language, translations};

/// Values of keys that are no single words, and those that are told in a form of their own.
const VALUES: [&str; 13] = [
    "1",
    "2",
    "4",
    "2+4",
    "BC",
    "at-least-4",
    "exactly-6",
    "best-of-3",
    "wins-3",
    "territory-9",
    "full-territory-9",
    "4.4.4.4.4.4/0.4.4.4.4.4",
    "2/0.0.0.0.2.2.2.2",
];

/// The laws of every kind of board with one key changed, or two: a sentence may follow from a pair
/// of them.
fn every_law() -> Vec<Laws> {
    let usual = [
        Laws::Two(TwoRows::DEFAULT),
        Laws::Four(FourRows::DEFAULT),
        Laws::Bao(Bao::DEFAULT),
    ];
    let pairs = [
        ("capture", "take"),
        ("capture", "chain"),
        ("capture", "laps"),
        ("laps", "close-at"),
        ("capture", "lap-captures"),
        ("take", "passing"),
        ("landing", "needs"),
        ("no-move", "majority"),
        ("no-move", "goal"),
    ];
    let mut every = Vec::new();
    for usual in usual {
        every.push(usual);
        for key in usual.keys() {
            for changed in with_every_value(usual, key.name) {
                every.push(changed);
                let second = pairs.iter().filter(|(first, _)| *first == key.name);
                every.extend(second.flat_map(|(_, second)| with_every_value(changed, second)));
            }
        }
    }
    every
}

/// Laws with each value that a key can have; none if this kind of board has no such key.
fn with_every_value(laws: Laws, key: &str) -> Vec<Laws> {
    let key = laws.keys().into_iter().find(|known| known.name == key);
    let words = key.iter().flat_map(|key| (key.words)());
    let values = words.chain(VALUES);
    let changed = values.filter_map(|value| {
        let mut changed = laws;
        changed.set(key?.name, value).map(|()| changed)
    });
    changed.collect()
}

/// Every sentence that keys can make, by its id.
fn every_sentence() -> BTreeMap<String, Sentence> {
    let sentences = every_law().into_iter().flat_map(|laws| laws.sentences());
    sentences
        .map(|sentence| (sentence.id.clone(), sentence))
        .collect()
}

/// The arguments of a message, and of those that it refers to.
fn variables<'a>(messages: &'a Messages, id: &str) -> BTreeSet<&'a str> {
    let message = &messages[id];
    let helpers = message.references.iter().map(|helper| &messages[helper]);
    let all = helpers.chain([message]);
    all.flat_map(|message| message.variables.iter().map(String::as_str))
        .collect()
}

#[test]
fn every_sentence_of_every_key_is_translated() {
    let told = every_sentence();
    for language in translations() {
        let messages = read_named(language.code(), &["later/general"]);
        for (id, sentence) in &told {
            assert!(
                messages.contains_key(id),
                "`{id}` has no text in {}: {}",
                language.name(),
                sentence.text
            );
            let arguments = sentence.arguments.iter().map(|(name, _)| *name);
            assert_eq!(
                variables(&messages, id),
                arguments.collect(),
                "`{id}` in {}",
                language.name()
            );
        }
    }
}

#[test]
fn every_translation_is_of_a_sentence_a_region_or_a_title() {
    let told = every_sentence();
    let regions = regions();
    for language in translations() {
        let messages = read_named(language.code(), &["later/general"]);
        let helpers: BTreeSet<_> = messages.values().flat_map(|it| &it.references).collect();
        for id in messages.keys() {
            let is_said = told.contains_key(id) || helpers.contains(id);
            let is_region = regions.iter().any(|region| *id == region_id(region));
            let is_title = catalogue::family().iter().any(|game| game.name == id);
            assert!(
                is_said || is_region || is_title,
                "`{id}` translates nothing"
            );
        }
    }
}

/// Every sentence is fit to be shown; in every other language it is another than in English.
#[test]
fn every_game_of_keys_is_told_in_every_language() {
    assert!(catalogue::family().len() > 110);
    for words in every_language() {
        let games = catalogue::family().iter();
        let laws = games.filter_map(|game| game.general_laws().copied());
        for laws in laws.chain(every_law()) {
            for sentence in laws.sentences().iter().chain([&laws.goal_sentence()]) {
                let text = words.general(sentence);
                check_sentence(words, &text);
                let is_english = words.language() == Language::English;
                assert_eq!(text == sentence.text, is_english, "{}", sentence.id);
            }
        }
        for game in catalogue::family().iter().filter(|game| game.name != "sow") {
            let goal = words.goal(&RuleSet::new(game));
            let is_english = words.language() == Language::English;
            assert_eq!(goal == game.goal, is_english, "{}", game.name);
        }
    }
}

/// The places of every game.
fn regions() -> BTreeSet<&'static str> {
    let games = catalogue::GAMES.iter().chain(catalogue::family());
    games.flat_map(catalogue::places).collect()
}

fn region_id(region: &str) -> String {
    let id = region.to_lowercase().replace(", ", "-");
    format!("region-{}", id.replace(' ', "-"))
}

#[test]
fn every_region_is_translated() {
    let regions = regions();
    assert!(regions.len() > 50, "{regions:?}");
    for words in every_language() {
        let ids: BTreeSet<&str> = words.ids().collect();
        for &region in &regions {
            check_text(words, &words.region(region));
            if words.language() == Language::English {
                assert_eq!(words.region(region), region);
            } else {
                assert!(ids.contains(region_id(region).as_str()), "{region}");
            }
        }
        assert_eq!(words.region("Atlantis"), "Atlantis");
    }
    let [_, french, malay, indonesian] = every_language();
    assert_eq!(french.region("Ethiopia and Somalia"), "Éthiopie et Somalie");
    assert_eq!(malay.region("India, Kerala"), "India, Kerala");
    assert_eq!(indonesian.region("Greece"), "Yunani");
}

/// A title that is more than a name, and a source that is more than names, are translated.
#[test]
fn titles_and_sources_of_the_family_are_translated() {
    let names = [
        "Ludii 1.0.8",
        "PlayStrategy; togyz_py",
        "Wikipedia",
        "oware.org",
        "oware.org; Ludii 1.0.8",
    ];
    for words in translations().map(Words::new) {
        for game in catalogue::family() {
            let title = words.game_title(game);
            assert_eq!(title == game.title, !game.title.contains('('), "{title}");
            let Some(file) = catalogue::definition(game.name) else {
                continue;
            };
            let source = words.source(file.source);
            check_text(words, &source);
            assert_eq!(
                source == file.source,
                names.contains(&file.source),
                "{source}"
            );
        }
    }
}

#[test]
fn every_area_has_a_name() {
    for words in every_language() {
        let names: BTreeSet<String> = AREAS.map(|area| words.area(area)).into();
        assert_eq!(names.len(), AREAS.len());
        for name in &names {
            check_text(words, name);
        }
    }
}

#[test]
fn numbers_agree_in_french() {
    let [english, french, ..] = every_language();
    let told = |words: Words, text: &str| -> Vec<String> {
        let rules: RuleSet = text.parse().unwrap();
        let sentences = rules.general_laws().unwrap().sentences();
        sentences.iter().map(|it| words.general(it)).collect()
    };
    let one = "sow:houses=5,seeds=1,capture=count,take-max=1";
    assert_eq!(
        told(english, one)[0],
        "The board has two rows of 5 houses, with 1 seed in each at the start."
    );
    let in_french = told(french, one);
    let board = "Le plateau a deux rangées de 5 cases, avec une graine dans chacune au début.";
    assert_eq!(in_french[0], board);
    assert!(in_french.contains(&"On ne capture pas plus de 1 graine.".to_owned()));
}
