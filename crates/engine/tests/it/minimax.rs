//! Endings of every game and option, searched to the end: the same values as plain minimax.

use std::ops::ControlFlow;

use engine::{Certainty, Engine, EngineOptions, Limits, Lines, Value};
use rules::{Move, Position, RuleSet, Side};

use crate::games::{Numbers, all_rules, family, random_game, small};

/// Positions that plain minimax may look at.
const NODES_MAX: u32 = 30_000;

/// Plain minimax: the value to `side`, or nothing when that takes too long.
fn value(position: &Position, side: Side, ply: i32, nodes: &mut u32) -> Option<i32> {
    *nodes += 1;
    if *nodes > NODES_MAX || ply > 60 {
        return None;
    }
    if let Some(outcome) = position.outcome() {
        let Some(winner) = outcome.winner else {
            return Some(0);
        };
        let value = if position.properties().is_race {
            Value::WIN - ply
        } else {
            // Whoever wins otherwise than by points has won them by one.
            i32::from(outcome.score[winner] - outcome.score[!winner]).max(1)
        };
        return Some(if winner == side { value } else { -value });
    }
    let mover = position.side_to_move().unwrap();
    let mut best: Option<i32> = None;
    for mv in position.moves_up_to(200) {
        let mut after = position.clone();
        after.advance(mv).unwrap();
        let value = value(&after, side, ply + 1, nodes)?;
        best = Some(match best {
            Some(best) if mover == side => best.max(value),
            Some(best) => best.min(value),
            None => value,
        });
    }
    best
}

/// The value of each move.
fn values(position: &Position) -> Option<Vec<(Move, i32)>> {
    let side = position.side_to_move()?;
    let mut nodes = 0;
    let moves = position.moves_up_to(200).into_iter().map(|mv| {
        let mut after = position.clone();
        after.advance(mv).unwrap();
        Some((mv, value(&after, side, 1, &mut nodes)?))
    });
    moves.collect()
}

fn check(engine: &mut Engine, position: &Position) -> bool {
    let Some(expected) = values(position) else {
        return false;
    };
    let limits = |lines| Limits {
        nodes: Some(3_000_000),
        depth: Some(100),
        lines,
        ..Limits::default()
    };
    let mut search =
        |lines| engine.search(position, &limits(lines), &mut |_| ControlFlow::Continue(()));
    let at = format!("{} {position}", position.rules());
    let report = search(Lines::All);
    for found in &report.moves {
        let expected = expected.iter().find(|(mv, _)| *mv == found.mv);
        assert_eq!(
            Some((found.mv, found.value.points)),
            expected.copied(),
            "{at}"
        );
        if !position.properties().has_fruit {
            assert_eq!(found.value.source, Certainty::Proved, "{at}");
        }
    }
    let best = expected.iter().map(|&(_, value)| value).max();
    let report = search(Lines::Best);
    assert_eq!(report.value().map(|value| value.points), best, "{at}");
    true
}

/// Endings of games played at random, the longest that plain minimax can still do. Returns how
/// many those were.
fn check_endings(engine: &mut Engine, rules: &RuleSet, games: usize) -> usize {
    let mut numbers = Numbers(2026);
    let mut checked = 0;
    for _ in 0..games {
        let game = random_game(rules, &mut numbers);
        for back in 2..12 {
            let Some(index) = game.len().checked_sub(back) else {
                break;
            };
            if !game[index].in_opening() {
                if !check(engine, &game[index]) {
                    break;
                }
                checked += 1;
            }
        }
    }
    checked
}

#[test]
fn endings_have_the_values_of_plain_minimax() {
    let mut engine = Engine::new(EngineOptions {
        hash_bytes: 4 << 20,
        ..EngineOptions::default()
    });
    for family in all_rules() {
        let checked = family
            .iter()
            .map(|rules| check_endings(&mut engine, rules, 4));
        let checked: usize = checked.sum();
        let games = 4 * family.len();
        assert!(checked >= games, "{}: only {checked} endings", family[0]);
    }
}

#[test]
fn endings_of_the_family_have_the_values_of_plain_minimax() {
    let mut engine = Engine::new(EngineOptions {
        hash_bytes: 4 << 20,
        ..EngineOptions::default()
    });
    let mut checked = 0;
    for rules in family() {
        checked += check_endings(&mut engine, &rules, 1);
    }
    for rules in small() {
        checked += check_endings(&mut engine, &rules, 16);
    }
    assert!(checked > 250, "only {checked} endings");
}
