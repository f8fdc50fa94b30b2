//! The form of a game of one's own speaks every language: each key and value of the general
//! machine, and each fault of a game.

use std::collections::BTreeSet;

use rules::general::laws::{Bao, FourRows, TwoRows};
use rules::general::{Chapter, KeyText, Laws, Need, Shape};
use words::{Language, Words};

use crate::files::{Messages, files, read_named};
use crate::{check_sentence, check_text, every_language};

/// The laws of every kind of board.
const KINDS: [Laws; 3] = [
    Laws::Two(TwoRows::DEFAULT),
    Laws::Four(FourRows::DEFAULT),
    Laws::Bao(Bao::DEFAULT),
];

/// The words of a key that a list or a switch of its own tells.
fn told(key: &KeyText) -> Vec<&'static str> {
    let words = (key.words)();
    match key.shapes {
        _ if key.is_switch() => Vec::new(),
        // Without any of the others it is the first.
        [Shape::Several] => words[1..].to_vec(),
        _ => words,
    }
}

/// The attributes that the message of a key must have.
fn needed(key: &KeyText) -> BTreeSet<String> {
    let mut needed: BTreeSet<String> = told(key).into_iter().map(str::to_owned).collect();
    for shape in key.shapes {
        let (listed, is_text) = match *shape {
            Shape::Number { beginning: "", .. } => ("number", false),
            Shape::Number { beginning, .. } => (beginning.trim_end_matches('-'), false),
            Shape::Text(_) => ("list", true),
            Shape::Several => continue,
        };
        if !(key.words)().is_empty() {
            needed.insert(listed.to_owned());
        }
        if is_text {
            needed.insert("hint".to_owned());
        }
    }
    needed
}

/// The message of a key: that of the kind of board, else that of all boards.
fn id(messages: &Messages, laws: &Laws, key: &str) -> Option<String> {
    let own = format!("law-{}{key}", laws.beginning());
    let ids = [own, format!("law-{key}")];
    ids.into_iter().find(|id| messages.contains_key(id))
}

#[test]
fn every_key_and_value_has_its_words() {
    for language in Language::ALL {
        let messages = read_named(language.code(), &["later/make"]);
        for laws in KINDS {
            for key in laws.keys() {
                let name = language.name();
                let id = id(&messages, &laws, key.name);
                let id = id.unwrap_or_else(|| panic!("`{}` has no name in {name}", key.name));
                let missing: Vec<_> = needed(&key)
                    .difference(&messages[&id].attributes)
                    .cloned()
                    .collect();
                assert!(missing.is_empty(), "`{id}` lacks {missing:?} in {name}");
            }
        }
    }
}

#[test]
fn every_name_of_a_law_belongs_to_a_key() {
    for language in Language::ALL {
        let messages = read_named(language.code(), &["later/make"]);
        let laws = messages.iter().filter(|(id, _)| id.starts_with("law-"));
        for (known, message) in laws {
            let mut needed_by_any = BTreeSet::new();
            let mut is_key = false;
            for laws in KINDS {
                let keys = laws.keys().into_iter();
                let of_id =
                    keys.filter(|key| id(&messages, &laws, key.name).as_ref() == Some(known));
                for key in of_id {
                    is_key = true;
                    needed_by_any.extend(needed(&key));
                }
            }
            assert!(is_key, "`{known}` names no key");
            assert_eq!(message.attributes, needed_by_any, "`{known}`");
        }
    }
}

#[test]
fn every_text_of_the_form_is_fit_to_be_shown() {
    for words in every_language() {
        for laws in KINDS {
            for key in laws.keys() {
                let name = words.law_name(&laws, key.name);
                check_text(words, &name);
                assert_ne!(name, key.name);
                let words_of = told(&key).into_iter();
                let mut values: Vec<String> = words_of
                    .map(|word| words.law_word(&laws, key.name, word))
                    .collect();
                let is_listed = !values.is_empty() && key.shapes != [Shape::Several];
                let shapes = key.shapes.iter().filter(|_| is_listed);
                values.extend(shapes.map(|shape| words.law_shape(&laws, key.name, shape)));
                for value in &values {
                    check_text(words, value);
                    assert!(!value.starts_with(char::is_lowercase), "{value}");
                }
                let unlike: BTreeSet<_> = values.iter().collect();
                assert_eq!(unlike.len(), values.len(), "{values:?}");
                let hints = key.shapes.iter();
                for hint in hints.filter_map(|shape| words.law_hint(&laws, key.name, shape)) {
                    check_sentence(words, &hint);
                }
                assert!(!key.allowed().contains('`'), "{}", key.allowed());
            }
        }
        let chapters: BTreeSet<_> = Chapter::ALL.map(|chapter| words.chapter(chapter)).into();
        assert_eq!(chapters.len(), Chapter::ALL.len());
    }
}

/// Code is set apart on the screen: no text has marks for it.
#[test]
fn no_text_of_the_form_has_marks_of_code() {
    for language in Language::ALL {
        let all = files(language.code());
        let of_form = all.iter().filter(|file| file.ends_with("later/make.ftl"));
        let texts: Vec<_> = of_form
            .map(|file| std::fs::read_to_string(file).unwrap())
            .collect();
        assert_eq!(texts.len(), 1);
        assert!(!texts[0].contains('`'), "{}", language.name());
    }
}

/// Games that are none, and the key whose name their fault must tell, if it is one.
const FAULTS: [(&str, &str, &str); 17] = [
    ("sow", "houses=5,direction=split", "direction"),
    ("sow", "houses=5,either=F", "either"),
    ("sow", "houses=5,setup=4.4/4.4", "setup"),
    ("sow", "capture=facing,end=few-seeds", "end"),
    ("sow", "capture=facing,end-at=4", "end-at"),
    ("sow", "capture=singles,chain=on", "chain"),
    (
        "sow",
        "capture=facing,goal=clear,match=traditional",
        "match",
    ),
    (
        "sow",
        "capture=facing,match=traditional,close-at=4",
        "close-at",
    ),
    (
        "sow",
        "capture=facing,match=traditional,setup=4.4.4.4.4.5/4.4.4.4.4.5",
        "setup",
    ),
    (
        "sow",
        "capture=facing,match=traditional,leftovers=uncounted",
        "leftovers",
    ),
    (
        "sow",
        "capture=facing,match=traditional,repetition=split",
        "repetition",
    ),
    ("sow", "capture=none", ""),
    ("sow", "houses=12,seeds=12", ""),
    ("sow", "min-sow=2,seeds=1,capture=facing", ""),
    ("four", "reverse=left-four,direction=choice", "reverse"),
    ("four", "landing=empty", "captured"),
    ("four", "setup=2/2.2", "setup"),
];

fn faulty(kind: &str, pairs: &str) -> Laws {
    let mut laws = if kind == "four" { KINDS[1] } else { KINDS[0] };
    for pair in pairs.split(',') {
        let (key, value) = pair.split_once('=').unwrap();
        laws.set(key, value).unwrap_or_else(|| panic!("{pair}"));
    }
    laws
}

#[test]
fn every_fault_is_told_by_the_names_of_its_keys() {
    let english = Words::new(Language::English);
    for words in every_language() {
        for (kind, pairs, key) in FAULTS {
            let laws = faulty(kind, pairs);
            let fault = laws.fault().unwrap_or_else(|| panic!("{pairs}"));
            let told = words.fault(&laws, &fault);
            check_sentence(words, &told);
            if !key.is_empty() {
                let name = words.law_name(&laws, key);
                assert!(told.contains(&name), "{told} does not name {name}");
            }
            if words.language() != Language::English {
                assert_ne!(told, english.fault(&laws, &fault));
            }
        }
        let needs: BTreeSet<_> = Need::ALL
            .map(|need| words.text(&format!("need-{}", need.name())))
            .into();
        assert_eq!(needs.len(), Need::ALL.len());
        for need in &needs {
            check_text(words, need);
        }
    }
}

#[test]
fn a_wrong_value_is_told_with_what_is_right() {
    let [english, french, ..] = every_language();
    let laws = KINDS[0];
    let keys = laws.keys();
    let key = |name: &str| keys.iter().find(|key| key.name == name).unwrap();
    assert_eq!(
        english.refused(&laws, key("houses"), "99"),
        "“Houses in a row” cannot be “99”. From 2 to 12."
    );
    assert_eq!(
        french.refused(&laws, key("chain"), "99"),
        "«\u{a0}Capture d’autres cases à la suite\u{a0}» ne peut pas être «\u{a0}99\u{a0}». De 2 à 24."
    );
    for words in every_language() {
        for key in &keys {
            check_sentence(words, &words.refused(&laws, key, "?"));
        }
    }
}

/// Values of games are told in words: what is written only where it is a number or a list of them.
#[test]
fn values_are_told_in_words() {
    rules::general::install();
    let words = Words::new(Language::English);
    let told = |game: &str, key: &str| {
        let laws = *game
            .parse::<rules::RuleSet>()
            .unwrap()
            .general_laws()
            .unwrap();
        let values = laws.values();
        let (_, value) = values.iter().find(|(name, _)| *name == key).unwrap();
        words.law_value(&laws, key, value)
    };
    assert_eq!(told("wari", "take"), "2 + 3");
    assert_eq!(told("wari", "skip-start"), "Yes");
    assert_eq!(told("wari", "lap-captures"), "No");
    assert_eq!(told("wari", "direction"), "Counter-clockwise");
    let limit = "Only from a house with at least a number of seeds: 4";
    assert_eq!(told("olowuka", "relay-when"), limit);
    for game in rules::catalogue::family().iter().skip(1) {
        let laws = game.general_laws().unwrap();
        for (key, value) in laws.values() {
            let told = words.law_value(laws, key, &value);
            // Houses have letters.
            let is_code = told == value
                && value != "none"
                && told.chars().any(|letter| letter.is_ascii_lowercase());
            assert!(!is_code, "{}: {key}={value}", game.name);
        }
    }
}
