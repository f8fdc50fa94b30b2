//! Positions of fruit against a slow look ahead with all four kinds and all rules.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU32, Ordering};

use rules::{Position, RuleSet, Side};
use solver::{Solution, SolveError, solve_fruit};

fn solved(position: &Position) -> Solution {
    solve_fruit(position, 64 << 20, &|_| ControlFlow::Continue(())).unwrap()
}

/// What South will have more than North, at least and at most, after a look so many plies ahead.
fn slow(position: &Position, plies: u32, left: i16) -> [i16; 2] {
    let [south, north] = position.score();
    let ahead = south - north;
    let Some(side) = position.side_to_move() else {
        return [ahead; 2];
    };
    if plies == 0 {
        return [ahead - left, ahead + left];
    }
    let ranges: Vec<_> = position
        .moves()
        .into_iter()
        .map(|mv| {
            let mut after = position.clone();
            after.advance(mv).unwrap();
            slow(&after, plies - 1, left)
        })
        .collect();
    let best = |bound: usize| {
        let bounds = ranges.iter().map(|range| range[bound]);
        match side {
            Side::South => bounds.max(),
            Side::North => bounds.min(),
        }
        .unwrap()
    };
    [best(0), best(1)]
}

const POSITIONS: [&str; 8] = [
    "0-0-0-0-1b-0-0-0-0-0-0-1o-0-0-0-0-S",
    "0-0-0-0-0-1g-0-0-0-0-0-1a-0-0-0-0-S",
    "1a-0-0-0-0-0-1b-0-0-0-0-0-0-0-0-0-S",
    "0-0-0-0-0-0-0-0-0-0-0-0-1a-1b-0-0-S",
    "0-1a-0-0-0-0-0-0-0-0-1o-0-1b-0-0-0-N",
    "0-0-0-1b1a-0-0-0-0-0-0-0-0-0-1g-1a-0-S",
    "0-0-0-0-0-0-0-1a-0-0-0-0-0-0-0-1b-S",
    "1g-0-0-0-0-0-0-0-0-0-0-1a-0-0-3a-2b-N",
];

#[test]
fn bounds_hold_whatever_is_looked_at() {
    for game in [
        "banana-cala",
        "banana-cala:bonus=on,own-mancala=skip",
        "banana-cala:end=to-move,capture-optional=on,order=fixed",
    ] {
        let rules: RuleSet = game.parse().unwrap();
        for text in POSITIONS {
            let position = Position::read(text, &rules, true).unwrap();
            let told = solved(&position);
            let [least, most] = told.range;
            assert!(least <= most, "{game} {text}: {told:?}");
            // A deep look finds nothing better than a look without end.
            let [below, above] = slow(&position, 6, 4);
            assert!(below <= least && most <= above, "{game} {text}: {told:?}");
            for known in &told.moves {
                let mut after = position.clone();
                after.advance(known.mv).unwrap();
                let [below, above] = slow(&after, 4, 4);
                assert!(below <= known.least && known.most <= above, "{game} {text}");
            }
        }
    }
}

#[test]
fn endings_of_fruit_are_known() {
    let rules: RuleSet = "banana-cala".parse().unwrap();
    let known = POSITIONS.iter().filter(|text| {
        let told = solved(&Position::read(text, &rules, true).unwrap());
        told.range[0] == told.range[1]
    });
    assert!(known.count() >= 4);
}

#[test]
fn kinds_that_gain_are_alike() {
    let rules: RuleSet = "banana-cala".parse().unwrap();
    let of = |text: &str| solved(&Position::read(text, &rules, true).unwrap()).range;
    assert_eq!(
        of("0-1a-0-1b-0-0-0-0-0-0-1g-0-0-0-0-0-S"),
        of("0-1o-0-1b-0-0-0-0-0-0-1o-0-0-0-0-0-S")
    );
}

#[test]
fn too_much_fruit_is_refused() {
    let start = Position::start(&"banana-cala".parse().unwrap());
    let full = solve_fruit(&start, 1 << 20, &|_| ControlFlow::Continue(()));
    assert_eq!(full, Err(SolveError::Positions { bytes: 1 << 20 }));
    let stopped = solve_fruit(&start, 1 << 30, &|_| ControlFlow::Break(())).unwrap();
    assert_eq!((stopped.range, stopped.moves.len()), ([-48, 48], 0));
    let seeds = Position::start(&"kalah".parse().unwrap());
    let refused = solve_fruit(&seeds, 1 << 20, &|_| ControlFlow::Continue(()));
    assert!(matches!(refused, Err(SolveError::Unsupported { .. })));
}

#[test]
fn bounds_hold_when_the_look_ahead_is_stopped() {
    let rules: RuleSet = "banana-cala".parse().unwrap();
    let position = Position::read(POSITIONS[5], &rules, true).unwrap();
    let whole = solved(&position);
    let all = AtomicU32::new(0);
    solve_fruit(&position, 64 << 20, &|_| {
        all.fetch_add(1, Ordering::Relaxed);
        ControlFlow::Continue(())
    })
    .unwrap();
    let mut ranges = Vec::new();
    for most in 0..all.into_inner() {
        let asked = AtomicU32::new(0);
        let told = solve_fruit(&position, 64 << 20, &|_| {
            if asked.fetch_add(1, Ordering::Relaxed) < most {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        })
        .unwrap();
        let [least, most] = told.range;
        assert!(least <= whole.range[0] && whole.range[1] <= most);
        ranges.push(most - least);
    }
    assert!(ranges.first() > ranges.last(), "{ranges:?}");
}
