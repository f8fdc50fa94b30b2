//! Every error says its facts in every language.

use rules::{MoveTextError, PlayError, Position, RoundError, RuleSet, SetupError, Side};
use words::{Language, Words};

use crate::{check_sentence, every_language, translations};

fn play_errors() -> Vec<PlayError> {
    let text = || "xy".to_owned();
    vec![
        PlayError::Over,
        PlayError::Text(MoveTextError::Unknown { text: text() }),
        PlayError::Text(MoveTextError::UnknownFruit { letter: 'x' }),
        PlayError::Text(MoveTextError::FruitCount { text: text() }),
        PlayError::NotYourSide {
            house: 'c',
            to_move: Side::South,
        },
        PlayError::NoSuchHouse {
            house: 'L',
            first: 'A',
            last: 'F',
        },
        PlayError::EmptyHouse { house: 'B' },
        PlayError::BurntHouse { house: 'B' },
        PlayError::MustFeed {
            house: 'A',
            playable: "E F".to_owned(),
        },
        PlayError::GrandSlam { house: 'D' },
        PlayError::HeldHouse { house: 'D' },
        PlayError::NotByRule {
            house: 'A',
            playable: "E, F".to_owned(),
        },
        PlayError::Arrow {
            house: 'A',
            needs: true,
        },
        PlayError::Arrow {
            house: 'A',
            needs: false,
        },
        PlayError::Arrangement {
            houses: 16,
            seeds: 32,
            found_houses: 15,
            found_seeds: 31,
        },
        PlayError::NoSwap,
        PlayError::WrongForm {
            text: text(),
            expected: "the letter of a house",
        },
        PlayError::StoreCount { asked: 7, most: 6 },
        PlayError::WrongFruits {
            order: text(),
            from: 'M',
            there: "2b1a".to_owned(),
        },
        PlayError::FixedOrder {
            order: "ba".to_owned(),
            expected: "ab".to_owned(),
        },
        PlayError::NothingToLeave { optional: true },
        PlayError::NothingToLeave { optional: false },
    ]
}

fn setup_errors() -> Vec<SetupError> {
    let text = || "xy".to_owned();
    vec![
        SetupError::FieldCount {
            found: 3,
            expected: 15,
            houses: 6,
            rest: "both stores",
        },
        SetupError::Field {
            index: 2,
            text: text(),
            expected: "a number of seeds, or `x` for a burnt house",
        },
        SetupError::Turn { text: text() },
        SetupError::NoSeeds,
        SetupError::SeedCount {
            found: 1,
            expected: 48,
            rules: "kalah".to_owned(),
        },
        SetupError::FruitCount {
            found: "1b".to_owned(),
            expected: "12b".to_owned(),
        },
        SetupError::TooManySeeds {
            found: 9999,
            most: 300,
        },
        SetupError::NoBurntHouses {
            rules: "kalah".to_owned(),
        },
        SetupError::ManyChoices {
            found: 255,
            most: 3,
            rules: "congkak:max-bonus=3".to_owned(),
        },
        SetupError::Word {
            word: text(),
            known: "round, won",
        },
        SetupError::StuckOpening,
        SetupError::History,
        SetupError::Foreign {
            format: "OGN",
            what: text(),
        },
    ]
}

#[test]
fn every_error_is_a_sentence() {
    for words in every_language() {
        for error in play_errors() {
            check_sentence(words, &words.error(&error));
        }
        for error in setup_errors() {
            check_sentence(words, &words.setup_error(&error));
        }
        for text in [
            "kala",
            "kalah:size=3",
            "kid-cala-beginner:seeds",
            "kalah:capture=emty",
            "sow:capture=off",
        ] {
            let error = text.parse::<RuleSet>().unwrap_err();
            check_sentence(words, &words.rules_error(&error));
        }
        for error in [
            RoundError::NotOver,
            RoundError::SingleRound,
            RoundError::MatchOver,
            RoundError::Fill {
                side: Side::North,
                houses: 3,
            },
        ] {
            check_sentence(words, &words.round_error(&error));
        }
    }
}

/// The English sentence is left in no other language.
#[test]
fn no_error_is_left_in_english() {
    let english = Words::new(Language::English);
    for words in translations().map(Words::new) {
        for error in play_errors() {
            assert_ne!(words.error(&error), english.error(&error));
        }
        for error in setup_errors()
            .iter()
            .filter(|error| !matches!(error, SetupError::Foreign { .. }))
        {
            assert_ne!(words.setup_error(error), english.setup_error(error));
        }
    }
}

/// The phrases that errors carry in English are translated where they really come up.
#[test]
fn phrases_inside_errors_are_translated() {
    for language in translations() {
        check_phrases(language);
    }
}

fn check_phrases(language: Language) {
    let words = Words::new(language);
    let start = |rules: &str| Position::start(&rules.parse().unwrap());
    let refused = |rules: &str, text: &str| {
        let mut position = start(rules);
        let error = match position.read_move(text) {
            Ok(mv) => position.play(mv).unwrap_err(),
            Err(error) => error,
        };
        words.error(&error)
    };
    insta::assert_snapshot!(
        format!("refused_in_{language}"),
        [
            refused("kalah", "M:b"),
            refused("kalah", "C/f"),
            refused("congkak:opening=simultaneous", "C"),
            refused("banana-cala", "swap"),
            refused("kalah", "c"),
            refused("kalah", "L"),
        ]
        .join("\n")
    );
    let unreadable = |rules: &str, text: &str| {
        let error = Position::read(text, &rules.parse().unwrap(), false).unwrap_err();
        words.setup_error(&error)
    };
    insta::assert_snapshot!(
        format!("unreadable_in_{language}"),
        [
            unreadable("kalah", "4-4"),
            unreadable("banana-cala", "4-4"),
            unreadable("kalah", "4-4-4-4-4-q-4-4-4-4-4-4-0-0-S"),
            unreadable("banana-cala", "0-0-0-0-0-q-0-0-0-0-0-0-0-0-0-0-S"),
            unreadable("kalah", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-Q"),
            unreadable("kalah", "5-4-4-4-4-4-4-4-4-4-4-4-0-0-S"),
        ]
        .join("\n")
    );
}
