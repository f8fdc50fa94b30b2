//! Games of the general machine: every answer is a legal move, within its limits, and the same twice.

use std::ops::ControlFlow;

use engine::{Engine, EngineOptions, Level, Limits, Lines, Player};
use rules::{Move, Position, RuleSet, Side};

use crate::games::{Numbers, family, random_game, small};

fn engine() -> Engine {
    Engine::new(EngineOptions {
        hash_bytes: 1 << 20,
        ..EngineOptions::default()
    })
}

fn values(engine: &mut Engine, position: &Position, nodes: u64) -> engine::Report {
    let limits = Limits {
        nodes: Some(nodes),
        lines: Lines::All,
        ..Limits::default()
    };
    engine.search(position, &limits, &mut |_| ControlFlow::Continue(()))
}

fn choice(engine: &mut Engine, position: &Position, level: u8, seed: u64) -> Option<Move> {
    let side = position.side_to_move().unwrap_or(Side::South);
    let level = Level::new(level).unwrap();
    let player = Player { side, level, seed };
    engine.choose(position, player, None).mv
}

#[test]
fn every_position_has_a_legal_choice() {
    let mut engine = engine();
    let mut numbers = Numbers(3);
    for rules in family() {
        let game = random_game(&rules, &mut numbers);
        for position in game.iter().step_by(game.len() / 6 + 1) {
            let level = 1 + numbers.below(6) as u8;
            let mv = choice(&mut engine, position, level, 5);
            assert_eq!(mv.is_none(), position.is_over(), "{rules} {position}");
            if let Some(mv) = mv {
                assert_eq!(position.check(mv), Ok(()), "{rules} {position}");
                assert_eq!(choice(&mut engine, position, level, 5), Some(mv), "{rules}");
            }
        }
    }
}

#[test]
fn lines_can_be_played_and_limits_are_kept() {
    let mut numbers = Numbers(8);
    for rules in family() {
        let game = random_game(&rules, &mut numbers);
        for nodes in [1, 1_500] {
            let position = &game[numbers.below(game.len())];
            let report = values(&mut engine(), position, nodes);
            // The first depth is completed in any case, and so are the moves of one position.
            assert!(report.nodes <= nodes.max(600) + 250, "{rules} {position}");
            let moves = position.move_count();
            assert_eq!(report.moves.len() as u128, moves, "{rules} {position}");
            for valued in report.moves {
                let mut after = position.clone();
                for mv in valued.line {
                    assert_eq!(after.advance(mv), Ok(()), "{rules} {position}");
                }
            }
        }
    }
}

#[test]
fn a_win_at_hand_is_taken() {
    let mut numbers = Numbers(21);
    let mut seen = 0;
    for rules in family().into_iter().chain(small()) {
        let game = random_game(&rules, &mut numbers);
        for position in game.iter().rev().skip(1).take(2) {
            let side = position.side_to_move().unwrap();
            let wins = |mv: Move| {
                let mut after = position.clone();
                after.advance(mv).unwrap();
                after
                    .outcome()
                    .is_some_and(|outcome| outcome.winner == Some(side))
            };
            // Where points count, a longer game may be won by more of them.
            if !position.properties().is_race || !position.moves().into_iter().any(wins) {
                continue;
            }
            seen += 1;
            let mv = choice(&mut engine(), position, 7, 1).unwrap();
            assert!(wins(mv), "{rules} {position}");
        }
    }
    assert!(seen >= 5, "{seen}");
}

#[test]
fn arrangements_are_chosen_in_little_time() {
    let rules: RuleSet = "omweso:arrange=on".parse().unwrap();
    let mut position = Position::start(&rules);
    for level in [1, 8] {
        let report = values(&mut engine(), &position, 5_000);
        assert!(report.moves.len() > 5 && report.nodes < 20_000);
        let mv = choice(&mut engine(), &position, level, 1).unwrap();
        assert!(matches!(mv, Move::Arrange(_)));
        position.advance(mv).unwrap();
    }
    assert!(!position.is_arranging());
    assert!(choice(&mut engine(), &position, 5, 1).is_some());
}

#[test]
fn threads_agree_on_what_is_proved() {
    let position = Position::start(&"sokusowo".parse().unwrap());
    let search = |threads| {
        let mut engine = Engine::new(EngineOptions {
            hash_bytes: 1 << 20,
            threads,
        });
        values(&mut engine, &position, 1_000_000).value().unwrap()
    };
    assert_eq!(search(2), search(1));
    assert!(search(1).source.is_exact());
}
