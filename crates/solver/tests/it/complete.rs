//! Positions solved by looking them up, and single turns, against slow counts.

use std::ops::ControlFlow;

use rules::{Position, RuleSet, Side};
use solver::{Solution, SolveError, best_turn, is_searched, look_up};

use crate::minimax::{Minimax, position};
use crate::tables::{built, positions};

fn looked_up(position: &Position) -> Solution {
    let seeds = usize::from(position.seeds_in_houses());
    look_up(position, &built(position.rules(), seeds)).unwrap()
}

#[test]
fn a_turn_whose_choices_are_counted_agrees_with_minimax() {
    let rules: RuleSet = "congkak:houses=5,max-bonus=1".parse().unwrap();
    assert!(!is_searched(&rules));
    for [own, other] in positions(&rules, 3) {
        let mut position = position(&rules, &own, &other);
        // The second ply may lie within a turn.
        for _ in 0..2 {
            if position.is_over() {
                break;
            }
            let told = looked_up(&position);
            assert_eq!(told.range, [minimax(&position); 2], "{position}");
            for known in &told.moves {
                let mut after = position.clone();
                after.advance(known.mv).unwrap();
                let value = minimax(&after);
                assert_eq!([known.least, known.most], [value; 2], "{position}");
            }
            position.advance(told.moves[0].mv).unwrap();
        }
    }
}

/// Nothing is remembered from elsewhere.
fn minimax(position: &Position) -> i16 {
    Minimax::default().value(position)
}

#[test]
fn small_oware_is_known_or_within_bounds() {
    for (game, is_known) in [
        ("oware:houses=1,seeds=1", false),
        ("oware:houses=2,seeds=2,repetition=split", true),
        (
            "oware:houses=3,seeds=2,repetition=split,must-feed=off",
            true,
        ),
        ("oware:houses=3,seeds=1", false),
    ] {
        let start = Position::start(&game.parse().unwrap());
        let told = looked_up(&start);
        let [least, most] = told.range;
        assert!(least <= most, "{game}");
        assert!(!is_known || least == most, "{game}");
        let ranges = told.moves.iter().map(|known| [known.least, known.most]);
        assert!(ranges.clone().all(|range| range[0] <= most), "{game}");
        assert!(ranges.clone().any(|range| range[1] >= least), "{game}");
    }
}

#[test]
fn what_houses_do_not_tell_is_refused() {
    let mut position = Position::start(&"oware:houses=2,seeds=1".parse().unwrap());
    position.advance(position.moves()[0]).unwrap();
    let refused = solver::tells(&position);
    assert!(matches!(refused, Err(SolveError::Unsupported { .. })));
    let opening = Position::start(&"congkak:opening=simultaneous,max-bonus=1".parse().unwrap());
    assert_eq!(solver::tells(&opening), Err(SolveError::Opening));
}

#[test]
fn other_endings_or_too_few_are_refused() {
    let position = Position::start(&"oware:houses=2,seeds=1,repetition=split".parse().unwrap());
    let of = |game: &str, seeds| built(&game.parse().unwrap(), seeds);
    let few = of("oware:houses=2,repetition=split", 3);
    assert_eq!(look_up(&position, &few), Err(SolveError::Endings));
    let other = of("kalah:houses=2", 4);
    assert_eq!(look_up(&position, &other), Err(SolveError::Endings));
    let right = of("oware:houses=2,repetition=split", 4);
    assert!(look_up(&position, &right).is_ok());
}

/// The most that the player to move can have in his store before his opponent moves.
fn slow_turn(position: &Position, side: Side) -> u16 {
    if position.side_to_move() != Some(side) {
        return position.store(side);
    }
    let values = position.moves().into_iter().map(|mv| {
        let mut after = position.clone();
        after.advance(mv).unwrap();
        slow_turn(&after, side)
    });
    values.max().unwrap()
}

#[test]
fn the_best_turn_is_the_best_of_all() {
    for game in [
        "congkak:houses=5,seeds=2",
        "congkak:houses=5,seeds=3,end=pass",
        "congkak:houses=5,max-bonus=3",
        "congkak:houses=5,seeds=3,dead-in-opponent=opponent-store",
        "kalah",
        "oware",
    ] {
        let start = Position::start(&game.parse().unwrap());
        // North's turns too, after one of South's.
        let found = best_turn(&start, 1 << 20, &|_| ControlFlow::Continue(())).unwrap();
        let mut next = start.clone();
        for &mv in &found.moves {
            next.advance(mv).unwrap();
        }
        assert_eq!(next.store(Side::South), found.banked, "{game}");
        for position in [start, next] {
            let Some(side) = position.side_to_move() else {
                continue;
            };
            // So few places that nearly everything is forgotten.
            for memory in [64, 1 << 20] {
                let found = best_turn(&position, memory, &|_| ControlFlow::Continue(())).unwrap();
                assert_eq!(found.banked, slow_turn(&position, side), "{position}");
                assert_eq!(found.banked, found.most);
            }
        }
    }
}

#[test]
fn a_turn_of_congkak_can_bank_nearly_everything() {
    let start = Position::start(&"congkak:houses=5".parse().unwrap());
    let found = best_turn(&start, 1 << 20, &|_| ControlFlow::Continue(())).unwrap();
    assert_eq!((found.banked, found.most, found.moves.len()), (46, 46, 27));
    let start = Position::start(&"congkak".parse().unwrap());
    let enough = |found: &solver::Turn| match found.nodes {
        0..100_000 => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    };
    let found = best_turn(&start, 1 << 20, &enough).unwrap();
    assert!(found.banked >= 92 && found.most == 98, "{found:?}");
}

#[test]
fn moves_that_end_the_game_by_majority_are_valued_as_if_it_went_on() {
    // What South is ahead by once all is played out, by a count of another program.
    for (game, position, value) in [
        (
            "oware:repetition=split",
            "1-0-0-0-1-0-0-0-0-1-0-1-21-23-N",
            Some(-6),
        ),
        ("oware", "1-0-0-0-0-1-0-1-0-0-2-0-20-23-N", None),
    ] {
        let rules = game.parse().unwrap();
        let position = Position::read(position, &rules, false).unwrap();
        let told = looked_up(&position);
        let [least, most] = told.range;
        assert!(least <= most, "{least} {most}");
        // North's best move has the least of all.
        let best = told.moves.iter().map(|known| known.most).min();
        assert_eq!(best, Some(most));
        if let Some(value) = value {
            assert_eq!(told.range, [value; 2]);
            let moves = &told.moves;
            assert!(moves.iter().all(|known| known.least == known.most));
        }
    }
}

#[test]
fn a_turn_after_which_sides_may_be_changed_is_refused() {
    let refused = |text: &str| {
        let rules = "kalah:houses=3,seeds=2,pie=on".parse().unwrap();
        let position = Position::read(text, &rules, false).unwrap();
        best_turn(&position, 1 << 20, &|_| ControlFlow::Continue(())).map(drop)
    };
    for text in ["2-2-2-2-2-2-0-0-S", "2-0-3-3-2-2-0-0-N swap=offered"] {
        let error = refused(text).unwrap_err().to_string();
        assert!(error.ends_with("the sides may still be changed"), "{error}");
    }
    assert_eq!(refused("2-0-3-3-2-2-0-0-N swap=no"), Ok(()));
}

#[test]
fn a_turn_takes_no_more_memory_than_is_of_use() {
    let find = |game: &str| {
        let start = Position::start(&game.parse().unwrap());
        best_turn(&start, u64::MAX, &|_| ControlFlow::Break(()))
    };
    let small = find("congkak:houses=5,seeds=2").unwrap();
    assert_eq!(small.banked, small.most);
    let refused = find("congkak").unwrap_err();
    assert!(
        matches!(refused, SolveError::NotGiven { .. }),
        "{refused:?}"
    );
}
