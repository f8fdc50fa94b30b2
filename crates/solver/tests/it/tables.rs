//! Tables against plain minimax, files against tables.

use std::ops::ControlFlow;

use rules::{RuleSet, catalogue};
use solver::{BuildError, Builder};
use tablebase::{Layer, Row, Rows};

use crate::minimax::{Minimax, position};

/// Every variant with tables that differs from `text` in at most two options.
fn variants(text: &str) -> Vec<RuleSet> {
    let rules: RuleSet = text.parse().unwrap();
    let mut all: Vec<RuleSet> = rules
        .neighbours()
        .flat_map(RuleSet::neighbours)
        .map(|rules| tablebase::key(&rules))
        .filter(|near| near.houses() <= rules.houses() && Builder::new(near, 0, 1).is_ok())
        .filter(|rules| !rules.properties().is_cyclic)
        .collect();
    all.sort_by_key(RuleSet::to_string);
    all.dedup();
    all
}

pub(crate) fn built(rules: &RuleSet, seeds: usize) -> Builder {
    let mut builder = Builder::new(rules, seeds, 2).unwrap();
    for _ in 0..=seeds {
        assert!(builder.build(&|_| ControlFlow::Continue(())).is_continue());
    }
    builder
}

/// All positions with so many seeds, by both rows.
pub(crate) fn positions(rules: &RuleSet, seeds: usize) -> impl Iterator<Item = [Row; 2]> {
    let rows = Rows::new(rules.houses());
    (0..=seeds).flat_map(move |own| {
        let rows = rows.clone();
        (0..rows.count(own)).flat_map(move |rank| {
            let rows = rows.clone();
            let others = 0..rows.count(seeds - own);
            others.map(move |other| [rows.row(own, rank), rows.row(seeds - own, other)])
        })
    })
}

fn agrees(rules: &RuleSet, seeds: usize) {
    let builder = built(rules, seeds);
    let mut minimax = Minimax::default();
    for seeds in 1..=seeds {
        for [own, other] in positions(rules, seeds) {
            // Set up by hand, a game whose rules ended it is still going on.
            if own == Row::default() || other == Row::default() {
                continue;
            }
            let expected = minimax.value(&position(rules, &own, &other));
            let value = builder.value(&own, &other).unwrap();
            assert_eq!(i16::from(value), expected, "{rules}: {own:?} {other:?}");
        }
    }
}

#[test]
fn every_variant_of_kalah_agrees_with_minimax() {
    let all = variants("kalah:houses=3");
    assert!(all.len() > 20, "{all:?}");
    for rules in all {
        // Seventeen seeds in one house go round twice on two houses a side.
        agrees(&rules, if rules.houses() == 3 { 8 } else { 11 });
    }
    for capture in ["standard", "empty", "seed-only", "none"] {
        agrees(
            &format!("kalah:houses=1,capture={capture}").parse().unwrap(),
            17,
        );
        agrees(&format!("kalah:capture={capture}").parse().unwrap(), 4);
    }
}

#[test]
fn every_round_of_congkak_agrees_with_minimax() {
    let all = variants("congkak:houses=5");
    assert!(all.len() > 20, "{all:?}");
    for rules in all {
        agrees(&rules, 4);
    }
    // Relays that go round more than once.
    for houses in [1, 2] {
        for text in ["", ",take-own=never", ",end=pass,capture-needs-lap=on"] {
            let text = format!("congkak:houses=5{text}");
            let rules: RuleSet = text.parse().unwrap();
            agrees_with_full_rows(&rules, houses);
        }
    }
}

/// Compares with a search from positions in which few houses have many seeds.
fn agrees_with_full_rows(rules: &RuleSet, seeds: u8) {
    let builder = built(rules, 12);
    let mut minimax = Minimax::default();
    for house in 0..5 {
        for other in 0..5 {
            let mut rows = [Row::default(); 2];
            rows[0][house] = 12 - seeds;
            rows[1][other] = seeds;
            for [own, other] in [rows, [rows[1], rows[0]]] {
                let expected = minimax.value(&position(rules, &own, &other));
                let value = builder.value(&own, &other).unwrap();
                assert_eq!(i16::from(value), expected, "{rules}: {own:?} {other:?}");
            }
        }
    }
}

#[test]
fn a_race_agrees_with_minimax() {
    agrees(&"kid-cala-beginner".parse().unwrap(), 6);
}

#[test]
fn what_lies_outside_a_round_makes_no_difference() {
    let key = |text: &str| tablebase::key(&text.parse().unwrap()).to_string();
    assert_eq!(
        key("congkak:opening=simultaneous,match=traditional,refill=far,burnt=permanent"),
        "congkak"
    );
    assert_eq!(
        key("congkak:houses=5,seeds=3,max-bonus=3,match=best-of-3"),
        "congkak:houses=5,max-bonus=3"
    );
}

#[test]
fn a_layer_is_derived_again_by_the_rules() {
    for capture in ["standard", "empty"] {
        let builder = built(&format!("kalah:capture={capture}").parse().unwrap(), 7);
        assert_eq!(builder.verify(&|_| ControlFlow::Continue(())), None);
    }
    for game in [
        "kid-cala-beginner",
        "congkak:end=pass",
        "congkak:max-bonus=1",
    ] {
        let builder = built(&game.parse().unwrap(), 5);
        assert_eq!(builder.verify(&|_| ControlFlow::Continue(())), None);
    }
}

#[test]
fn a_file_gives_back_every_value() {
    for text in [
        "kalah:houses=4",
        "kalah:houses=3,leftovers=uncounted",
        "kalah:houses=3,direction=clockwise",
        "oware:houses=3",
        "oware:houses=4,repetition=split",
        "kid-cala-beginner",
        "congkak:houses=5,max-bonus=2",
    ] {
        let rules: RuleSet = text.parse().unwrap();
        let most = if rules.houses() > 4 { 5 } else { 9 };
        let builder = built(&rules, most);
        let mut loaded = Builder::new(&rules, most, 2).unwrap();
        for seeds in 0..=most {
            let file = file(&builder, seeds, 1);
            let layer = Layer::open(Box::new(file.clone())).unwrap();
            layer.check_hash().unwrap();
            assert_eq!(layer.head().positions, builder.positions(seeds));
            let open = positions(&rules, seeds)
                .filter(|[own, other]| builder.value(own, other) == Some(tablebase::open(seeds)));
            assert_eq!(
                layer.head().results.iter().sum::<u64>() + open.count() as u64,
                builder.positions(seeds)
            );
            let rows = Rows::new(rules.houses());
            for [own, other] in positions(&rules, seeds) {
                let value = layer.value(&rows, &own, &other).unwrap();
                assert_eq!(Some(value), builder.value(&own, &other));
            }
            loaded.load(&layer).unwrap();
            assert_eq!(
                self::file(&loaded, seeds, 3),
                file,
                "the same bytes by any way"
            );
        }
    }
}

fn file(builder: &Builder, seeds: usize, threads: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    tablebase::write(
        builder.rules(),
        seeds,
        &builder.values(seeds),
        threads,
        &mut bytes,
    )
    .unwrap();
    bytes
}

#[test]
fn a_damaged_byte_is_an_error_or_the_right_value() {
    let rules: RuleSet = "kalah:houses=2".parse().unwrap();
    let builder = built(&rules, 6);
    let good = file(&builder, 6, 1);
    let rows = Rows::new(2);
    let mut refused = 0;
    for place in 0..good.len() {
        for flip in [0x01, 0x80, 0xff] {
            let mut bad = good.clone();
            bad[place] ^= flip;
            let Ok(layer) = Layer::open(Box::new(bad)) else {
                refused += 1;
                continue;
            };
            assert!(layer.check_hash().is_err(), "byte {place}");
            for [own, other] in positions(&rules, 6) {
                match layer.value(&rows, &own, &other) {
                    Ok(value) => assert_eq!(Some(value), builder.value(&own, &other)),
                    Err(_) => refused += 1,
                }
            }
        }
    }
    assert!(refused > good.len());
    for length in 0..good.len() {
        assert!(Layer::open(Box::new(good[..length].to_vec())).is_err());
    }
    let longer = [&good[..], &[0]].concat();
    assert!(Layer::open(Box::new(longer)).is_err());
}

#[test]
fn a_stopped_layer_changes_nothing() {
    let rules: RuleSet = "kalah:houses=3".parse().unwrap();
    let builder = built(&rules, 4);
    let mut other = Builder::new(&rules, 5, 1).unwrap();
    for _ in 0..=4 {
        assert!(other.build(&|_| ControlFlow::Continue(())).is_continue());
    }
    assert!(other.build(&|_| ControlFlow::Break(())).is_break());
    assert_eq!(other.layers(), 5);
    assert!(other.build(&|_| ControlFlow::Continue(())).is_continue());
    assert_eq!(other.layers(), 6);
    assert!(builder.value(&[5; 12], &[5; 12]).is_none());
    builder.verify(&|_| ControlFlow::Break(()));
}

#[test]
fn games_without_tables_say_why() {
    for game in catalogue::GAMES {
        let rules = RuleSet::new(game);
        match Builder::new(&rules, 1, 1) {
            Ok(builder) => {
                let name = builder.rules().to_string();
                let all = ["kalah", "oware", "congkak", "kid-cala-beginner"];
                assert!(all.contains(&name.as_str()), "{rules}");
                let named = RuleSet::new(catalogue::find(&name).unwrap());
                assert!(rules.has_endings_of(&named));
            }
            Err(error) => assert!(matches!(error, BuildError::Unsupported { .. })),
        }
    }
}
