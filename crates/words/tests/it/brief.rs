//! The rules of games on cards, and the words of games of keys.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use rules::catalogue;
use rules::general::Laws;
use words::{Language, Words};

use crate::{check_sentence, check_text, every_language};

/// The most letters on a card in English.
const LETTERS_MAX: usize = 240;

/// Every game of the library with its laws.
fn games() -> impl Iterator<Item = (&'static str, Laws)> {
    let games = catalogue::family().iter();
    games.filter_map(|game| Some((game.name, *game.general_laws()?)))
}

/// The text of a game's card.
fn card(laws: &Laws, title: &str) -> String {
    let cards = Words::new(Language::English).cards(laws);
    let card = cards.into_iter().find(|(id, _)| *id == title);
    card.map(|(_, text)| text).unwrap_or_default()
}

/// For a reader: each card must be true of its game.
#[test]
fn cards_of_every_game() {
    let mut told = String::new();
    for (name, laws) in games() {
        let _ = writeln!(told, "{name}");
        for (title, text) in Words::new(Language::English).cards(&laws) {
            let _ = writeln!(told, "  {title}: {text}");
        }
    }
    insta::assert_snapshot!(told);
}

/// The cards of a game with options tell what holds with its options.
#[test]
fn cards_of_games_with_options() {
    let mut told = String::new();
    let others = ["kalah:capture=none", "congkak:take-own=never"];
    let games = catalogue::GAMES.iter().map(|game| game.name);
    for name in games.chain(others) {
        let rules = name.parse().expect("rules");
        let _ = writeln!(told, "{name}");
        for (title, text) in Words::new(Language::English).cards_stated(&rules) {
            let _ = writeln!(told, "  {title}: {text}");
        }
        for words in every_language() {
            let cards = words.cards_stated(&rules);
            assert!(cards.len() >= 2, "{name}");
            for (_, text) in &cards {
                check_sentence(words, text);
            }
        }
    }
    insta::assert_snapshot!(told);
}

#[test]
fn every_game_has_a_goal_a_turn_and_captures() {
    for words in every_language() {
        for (name, laws) in games() {
            let cards = words.cards(&laws);
            let titles = cards.iter().map(|(title, _)| *title);
            let titles: Vec<&str> = titles.collect();
            assert_eq!(titles, ["goal", "cards-turn", "cards-capture"], "{name}");
            for (_, text) in &cards {
                check_sentence(words, text);
                let is_english = words.language() == Language::English;
                let letters = text.chars().count();
                assert!(
                    !is_english || letters <= LETTERS_MAX,
                    "{name}: {letters}, {text}"
                );
            }
        }
    }
}

/// Of laws that differ in their captures, no two have the same card.
#[test]
fn cards_tell_captures_apart() {
    let mut usual = games().find(|(name, _)| *name == "wari").expect("a game").1;
    let pairs = [
        ("capture", "facing"),
        ("capture", "next"),
        ("capture", "two-out"),
        ("capture", "match"),
        ("capture", "singles"),
        ("capture", "none"),
        ("take", "even"),
        ("take", "4"),
        ("take", "any"),
        ("take-side", "own"),
        ("take-side", "any"),
        ("chain", "off"),
        ("chain-direction", "on"),
        ("passing", "owner"),
        ("passing", "sower-own"),
        ("tax", "single-facing"),
        ("close-at", "3"),
        ("hold", "walda"),
        ("again", "capture"),
    ];
    usual.set("chain", "on").expect("a value");
    let mut cards = BTreeSet::from([card(&usual, "cards-capture")]);
    for (key, value) in pairs {
        let mut changed = usual;
        changed.set(key, value).expect("a value");
        let is_new = cards.insert(card(&changed, "cards-capture"));
        assert!(is_new, "{key}={value}");
    }
}

#[test]
fn words_are_explained_where_they_are_used() {
    for words in every_language() {
        let listed = |name: &str| -> Vec<String> {
            let (_, laws) = games().find(|(known, _)| *known == name).expect("a game");
            let glossary = words.glossary(&laws);
            for (_, means) in &glossary {
                check_text(words, means);
            }
            glossary.into_iter().map(|(word, _)| word).collect()
        };
        let bao = listed("bao");
        assert!(bao.contains(&"takata".to_owned()), "{bao:?}");
        assert!(bao.contains(&words.text("word-hand")), "{bao:?}");
        assert!(bao.contains(&words.text("word-front")), "{bao:?}");
        let wari = listed("wari");
        assert!(!wari.contains(&"takata".to_owned()), "{wari:?}");
    }
}
