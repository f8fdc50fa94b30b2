//! What no translator wrote: every message in every plural category, and the languages made from
//! English, whose texts show on a page what never came from a catalogue.

use std::collections::BTreeSet;

use rules::catalogue::{self, GAMES};
use rules::{Position, RuleSet};
use words::{Argument, Direction, Language, Words};

use crate::check_text;
use crate::files::{Messages, files, read};

/// One number of each category of Arabic, which has all six: zero, one, two, few, many, other.
const NUMBERS: [i64; 6] = [0, 1, 2, 3, 11, 100];

/// The words that choose among variants, and what else they may be.
const CHOICES: [(&str, &[&str]); 6] = [
    ("who", &["you", "tu", "other"]),
    ("other", &["you", "tu", "other"]),
    ("set", &["seeds", "fruit"]),
    ("tone", &["you", "tu"]),
    ("whose", &["own", "opponent", "you", "tu"]),
    ("vowel", &["yes", "no"]),
];

fn everybody() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().chain(Language::PSEUDO)
}

/// The arguments of a message and of those it refers to.
fn variables(messages: &Messages, id: &str, found: &mut BTreeSet<String>) {
    let message = &messages[id];
    found.extend(message.variables.iter().cloned());
    for reference in &message.references {
        variables(messages, reference, found);
    }
}

#[test]
fn every_message_has_a_text_for_every_category() {
    for language in everybody() {
        let words = Words::new(language);
        let messages: Messages = files(language.of_catalogue().code())
            .iter()
            .flat_map(|file| read(file))
            .collect();
        for (id, message) in &messages {
            // Titles and the like have their text in attributes.
            if !message.has_value {
                continue;
            }
            let mut names = BTreeSet::new();
            variables(&messages, id, &mut names);
            for number in NUMBERS {
                for turn in 0..4 {
                    let arguments = names
                        .iter()
                        .map(|name| (name.as_str(), value(name, number, turn)));
                    let text = words.text_with(id, &arguments.collect::<Vec<_>>());
                    // Lines of keys are set in columns.
                    if !id.starts_with("keys-") {
                        check_text(words, text.trim_start_matches([' ', '\u{a0}', ';']));
                    }
                    // Whoever has a seat is named there as he is called.
                    if id != "seat-line" {
                        check_spelling(language, &text);
                    }
                }
            }
        }
    }
}

/// The words for choices in turn; a number for everything else.
fn value(name: &str, number: i64, turn: usize) -> Argument<'static> {
    let choice = CHOICES.iter().find(|(known, _)| *known == name);
    choice.map_or(number.into(), |(_, words)| words[turn % words.len()].into())
}

/// Nothing in English is left in a language made from it.
#[track_caller]
fn check_spelling(language: Language, text: &str) {
    if Language::PSEUDO.contains(&language) {
        let letters: Vec<char> = text.chars().collect();
        let left = letters
            .windows(2)
            .any(|pair| pair.iter().all(char::is_ascii_alphabetic));
        assert!(!left, "English in {text:?}");
    }
}

#[test]
fn rules_and_errors_are_spelt_too() {
    for words in Language::PSEUDO.map(Words::new) {
        let check = |text: String| {
            check_text(words, &text);
            check_spelling(words.language(), &text);
        };
        for game in GAMES {
            check(words.game_title(game));
            check(words.game_summary(game));
            check(words.source(game.source));
            let rules = RuleSet::new(game);
            for rule in catalogue::statements(&rules) {
                check(words.statement(&rule));
            }
            for (parameter, value) in rules.options() {
                check(words.parameter_name(game, parameter));
                check(words.parameter_short(game, parameter));
                check(words.value_name(game, parameter, value));
            }
            let mut position = Position::start(&rules);
            let error = position.read_move("?").map(|mv| position.play(mv));
            check(words.error(&error.unwrap_err()));
        }
    }
}

/// As much longer than English as translations become at worst.
#[test]
fn accented_texts_are_longer() {
    let (english, accented) = (
        Words::new(Language::English),
        Words::new(Language::Accented),
    );
    let length = |words: Words| -> usize {
        let texts = english.ids().map(|id| words.text(id));
        texts.map(|text| text.chars().count()).sum()
    };
    let (short, long) = (length(english), length(accented));
    assert!(long * 100 > short * 135, "{short} became {long}");
}

#[test]
fn pseudo_languages_are_asked_for_by_their_whole_name() {
    assert_eq!("en-xa".parse(), Ok(Language::Accented));
    assert_eq!("ar-XB".parse(), Ok(Language::Mirrored));
    assert_eq!("en-X".parse(), Ok(Language::English));
    assert!("ar".parse::<Language>().is_err());
    assert_eq!(Language::detect("ar,fr"), Language::French);
    for language in Language::ALL {
        assert_eq!(language.direction(), Direction::LeftToRight);
    }
    assert_eq!(Language::Mirrored.direction().code(), "rtl");
}
