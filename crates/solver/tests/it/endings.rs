//! The endings in memory that a search looks into.

use rules::RuleSet;
use solver::{BuildError, KnownEndings};
use tablebase::{Probe, Row};

use crate::tables::{built, positions};

fn margin(endings: &KnownEndings, houses: usize, [own, other]: [Row; 2]) -> Option<i16> {
    let rows = [&own[..houses], &other[..houses]].concat();
    let rows: Vec<u16> = rows.into_iter().map(u16::from).collect();
    endings.margin(&rows)
}

#[test]
fn endings_grow_a_seed_at_a_time() {
    let rules: RuleSet = "kalah:houses=3".parse().unwrap();
    let builder = built(&rules, 6);
    let mut endings = KnownEndings::begin(&rules, 6, 1).unwrap();
    for known in 0..=6 {
        assert_eq!(usize::from(endings.seeds_max()), known);
        for seeds in 0..=7 {
            for [own, other] in positions(&rules, seeds) {
                let expected = builder.value(&own, &other).filter(|_| seeds <= known);
                let found = margin(&endings, 3, [own, other]);
                assert_eq!(found, expected.map(i16::from), "{own:?} {other:?}");
            }
        }
        assert_eq!(endings.grow(), known < 6);
    }
}

#[test]
fn endings_are_for_the_games_that_share_them() {
    let of = |text: &str| text.parse::<RuleSet>().unwrap();
    let endings = KnownEndings::new(&of("kalah:seeds=6"), 2, 2).unwrap();
    assert!(endings.is_for(&of("kalah")));
    assert!(!endings.is_for(&of("kalah:capture=empty")));
    assert_eq!(endings.margin(&[300; 12]), None);
    for comes_back in ["oware", "kalah:direction=clockwise"] {
        let refused = KnownEndings::begin(&of(comes_back), 2, 1).map(drop);
        assert!(matches!(refused, Err(BuildError::Unsupported { .. })));
    }
}
