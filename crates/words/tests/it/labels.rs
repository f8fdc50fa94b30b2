//! Chips, and labels of houses, stores and heaps.

use rules::{
    EndReason, Heap, Kind, Move, Outcome, Place, PlayError, Position, RuleSet, Side, catalogue,
};
use words::{Chip, HouseLabel, Language, Perspective, Player, Words};

use crate::{check_sentence, check_text, every_language};

fn seen_by_south(game: &str) -> Perspective {
    Perspective::neutral(catalogue::find(game).unwrap()).seen_by(Side::South)
}

#[track_caller]
fn check_chip(rules: &str, position: &str, mv: &str, expected: Chip) {
    let rules: RuleSet = rules.parse().unwrap();
    let position = Position::read(position, &rules, true).unwrap();
    let mv = position.read_move(mv).unwrap();
    assert_eq!(Chip::preview(&position, mv), Some(expected));
}

#[test]
fn chips_of_moves() {
    let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    check_chip("kalah", start, "C", Chip::PlayAgain);
    check_chip(
        "kalah",
        start,
        "A",
        Chip::Lands(Place::House(Side::South, 4)),
    );
    check_chip("kalah", start, "F", Chip::Gives(3));
    check_chip(
        "kalah",
        "1-0-1-0-0-1-1-0-4-0-2-0-20-18-S",
        "A",
        Chip::Captures(Heap::Seeds(3)),
    );
    check_chip("oware", "1-0-0-0-0-4-0-0-0-0-0-0-22-22-S", "F", Chip::Feeds);
    check_chip(
        "oware",
        "0-0-0-0-0-3-1-2-1-4-4-4-10-10-S",
        "F",
        Chip::Captures(Heap::Seeds(7)),
    );
    let won = Outcome {
        winner: Some(Side::South),
        score: [28, 20],
        why: EndReason::NoSeeds(Side::South),
    };
    check_chip(
        "kalah",
        "0-0-0-0-0-1-0-0-0-0-0-1-27-19-S",
        "F",
        Chip::Ends(won),
    );
}

/// A relay lifts what it gave before: only what stays is given.
#[test]
fn relays_give_what_stays() {
    let rules: RuleSet = "congkak".parse().unwrap();
    let mut position = Position::start(&rules);
    let mv = position.read_move("B").unwrap();
    let before = position.clone();
    let sowing = position.play(mv).unwrap();
    let there: u16 = (0..7).map(|house| position.house(Side::North, house)).sum();
    if let Some(Chip::Gives(given)) = Chip::of(&before, sowing.by, &sowing.events) {
        assert_eq!(given, there - 49);
    }
}

#[test]
fn a_change_of_sides_has_no_chip() {
    let rules: RuleSet = "kalah:pie=on".parse().unwrap();
    let mut position = Position::start(&rules);
    for text in ["A", "swap"] {
        let mv = position.read_move(text).unwrap();
        let before = position.clone();
        let sowing = position.play(mv).unwrap();
        assert_eq!(
            Chip::of(&before, sowing.by, &sowing.events).is_none(),
            text == "swap"
        );
    }
}

#[test]
fn refusals_have_chips() {
    let house = 'C';
    for (error, chip) in [
        (
            PlayError::MustFeed {
                house,
                playable: String::new(),
            },
            Some(Chip::MustFeed),
        ),
        (PlayError::GrandSlam { house }, Some(Chip::TakesAll)),
        (PlayError::EmptyHouse { house }, Some(Chip::Empty)),
        (PlayError::BurntHouse { house }, Some(Chip::Burnt)),
        (
            PlayError::NotYourSide {
                house,
                to_move: Side::North,
            },
            Some(Chip::NotYours),
        ),
        (PlayError::NoSwap, None),
    ] {
        assert_eq!(Chip::refused(&error), chip);
    }
}

fn every_chip() -> Vec<Chip> {
    let end = |winner, score| {
        let why = EndReason::Half;
        Chip::Ends(Outcome { winner, score, why })
    };
    vec![
        end(Some(Side::South), [28, 20]),
        end(Some(Side::North), [20, 28]),
        end(None, [24, 24]),
        Chip::Captures(Heap::Seeds(5)),
        Chip::Captures(Heap::Fruit([2, 1, 0, 0])),
        Chip::PlayAgain,
        Chip::Feeds,
        Chip::Gives(1),
        Chip::Gives(2),
        Chip::Lands(Place::House(Side::North, 2)),
        Chip::Lands(Place::Store(Side::South)),
        Chip::MustFeed,
        Chip::TakesAll,
        Chip::Empty,
        Chip::Burnt,
        Chip::NotYours,
    ]
}

#[test]
fn chips_as_they_are_shown_and_spoken() {
    let mut all = String::new();
    for words in every_language() {
        for game in ["kalah", "kid-cala-classic"] {
            for chip in every_chip() {
                let told = seen_by_south(game);
                let (short, long) = (words.chip(chip, &told), words.chip_sentence(chip, &told));
                check_text(words, &short);
                check_sentence(words, &long);
                all.extend([&short, " | ", &long, "\n"]);
            }
        }
    }
    insta::assert_snapshot!(all);
}

#[test]
fn labels_as_they_are_spoken() {
    let mut all = String::new();
    for words in every_language() {
        for game in ["kalah", "banana-cala"] {
            let told = seen_by_south(game).with_player(Side::North, Player::Computer);
            let heap = |n| match game {
                "kalah" => Heap::Seeds(n),
                _ => Heap::Fruit([n as u8, u8::from(n > 1), 0, 0]),
            };
            let label = |side, n, burnt, chip| {
                let house = Place::House(side, 2);
                words.house_label(
                    &HouseLabel {
                        house,
                        owner: side,
                        heap: heap(n),
                        burnt,
                        chip,
                    },
                    &told,
                )
            };
            let mut labels = vec![
                label(Side::South, 5, false, Some(Chip::PlayAgain)),
                label(Side::South, 0, false, Some(Chip::Empty)),
                label(Side::North, 1, false, None),
                label(Side::North, 0, true, None),
            ];
            for side in Side::BOTH {
                for n in [0, 1, 2] {
                    labels.push(words.store_label(Place::Store(side), heap(n), &told));
                }
                labels.push(words.store_label(Place::Won(side), heap(2), &told));
                let places = [Place::House(side, 0), Place::Store(side), Place::Won(side)];
                all.extend(places.map(|place| words.place_name(place, &told) + "\n"));
            }
            for label in labels {
                check_sentence(words, &label);
                all.push_str(&label);
                all.push('\n');
            }
        }
    }
    insta::assert_snapshot!(all);
}

#[test]
fn plurals() {
    let mut all = String::new();
    for words in every_language() {
        for count in [0, 1, 2] {
            for game in ["kalah", "banana-cala"] {
                all.push_str(&words.pieces(count, &seen_by_south(game)));
                all.push_str(", ");
            }
            for kind in Kind::ALL {
                all.push_str(&words.fruits(kind, count));
                all.push_str(", ");
            }
            all.push_str(&words.text_with("houses-to-empty", &[("n", count.into())]));
            all.push('\n');
        }
        let fruits = Kind::ALL.map(|kind| words.fruit(kind));
        all.push_str(&fruits.join(", "));
        all.push('\n');
    }
    insta::assert_snapshot!(all);
}

#[test]
fn texts_fall_back_and_never_panic() {
    for language in Language::ALL {
        let words = Words::new(language);
        assert_eq!(words.text("no-such-text"), "no-such-text");
        assert_eq!(words.text(""), "");
        assert!(words.text("points").contains("{$points}"));
    }
}

/// French elides before a vowel: "mancala d’Anna", but "grenier de Nord".
#[test]
fn names_are_elided() {
    let words = Words::new(Language::French);
    let store = |name: &str| {
        let player = Player::Named(name.to_owned());
        let told = seen_by_south("kalah").with_player(Side::North, player);
        words.place_name(Place::Store(Side::North), &told)
    };
    assert_eq!(store("Anna"), "Grenier d’Anna");
    assert_eq!(store("Élodie"), "Grenier d’Élodie");
    assert_eq!(store("Kim"), "Grenier de Kim");
    assert_eq!(store(" "), "Grenier de Nord");
}

/// Texts of the page about a player begin with a capital and call them by name.
#[test]
fn texts_about_a_player() {
    let told = seen_by_south("kalah").with_player(Side::North, Player::Computer);
    let [english, french, ..] = every_language();
    let thinking = |words: Words| words.text_about("thinking", Side::North, &told, &[]);
    assert_eq!(thinking(english), "The computer is thinking…");
    assert_eq!(thinking(french), "L’ordinateur réfléchit…");
    let refill = [("n", 2.into())];
    assert_eq!(
        english.text_about("choose-refill", Side::North, &told, &refill),
        "The computer: choose 2 houses to refill."
    );
}

/// A move that cannot be played is previewed by its reason.
#[test]
fn refused_moves_are_previewed() {
    let rules: RuleSet = "kalah".parse().unwrap();
    let position = Position::read("0-4-4-4-4-4-4-4-4-4-4-4-0-0-S", &rules, true).unwrap();
    assert_eq!(Chip::preview(&position, Move::House(0)), Some(Chip::Empty));
    assert_eq!(Chip::preview(&position, Move::Swap), None);
}
