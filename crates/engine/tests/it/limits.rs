//! Limits are kept, and the same question gets the same answer.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU32, Ordering};

use engine::{Engine, EngineOptions, Info, Level, Limits, Lines, Player, Report};
use rules::{Position, RuleSet, Side, ToMove};

use crate::games::{Numbers, all_rules, random_game};

fn engine() -> Engine {
    Engine::new(EngineOptions {
        hash_bytes: 1 << 20,
        ..EngineOptions::default()
    })
}

fn start(rules: &str) -> Position {
    Position::start(&rules.parse::<RuleSet>().unwrap())
}

fn go_on(_: &Info) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Whose move it is; South's, where both choose.
fn chooser(position: &Position) -> Option<Side> {
    match position.to_move() {
        ToMove::Nobody => None,
        ToMove::One(side) => Some(side),
        ToMove::Both => Some(Side::South),
    }
}

#[test]
fn every_position_of_every_game_has_a_legal_choice() {
    let mut engine = engine();
    let mut numbers = Numbers(7);
    for rules in all_rules().concat() {
        for position in random_game(&rules, &mut numbers).iter().step_by(5) {
            let player = Player {
                side: chooser(position).unwrap_or(Side::South),
                level: Level::ALL[numbers.below(5)],
                seed: 3,
            };
            let choice = engine.choose(position, player, None);
            assert_eq!(
                choice.mv.is_none(),
                position.is_over(),
                "{rules} {position}"
            );
            if let (Some(mv), ToMove::One(side)) = (choice.mv, position.to_move()) {
                assert_eq!(position.check(mv), Ok(()), "{rules} {position}");
                let other = Player {
                    side: !side,
                    ..player
                };
                assert_eq!(engine.choose(position, other, None).mv, None);
            }
        }
    }
}

#[test]
fn lines_can_be_played() {
    let mut numbers = Numbers(11);
    for rules in all_rules().concat() {
        let game = random_game(&rules, &mut numbers);
        let position = &game[game.len() / 2];
        let limits = Limits {
            nodes: Some(2_000),
            depth: Some(5),
            lines: Lines::All,
            ..Limits::default()
        };
        let report = engine().search(position, &limits, &mut go_on);
        for valued in report.moves {
            let mut after = position.clone();
            for mv in valued.line {
                if !after.in_opening() {
                    assert_eq!(after.advance(mv), Ok(()), "{rules} {position}");
                }
            }
        }
    }
}

fn summary(report: &Report) -> String {
    format!("{} {} {:?}", report.depth, report.nodes, report.moves)
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let limits = Limits {
        nodes: Some(5_000),
        ..Limits::default()
    };
    let mut used = engine();
    for name in [
        "kalah",
        "oware",
        "congkak",
        "banana-cala",
        "kid-cala-beginner",
    ] {
        let position = start(name);
        let fresh = engine().search(&position, &limits, &mut go_on);
        for _ in 0..3 {
            used.forget();
            let again = used.search(&position, &limits, &mut go_on);
            assert_eq!(summary(&again), summary(&fresh));
        }
        let player = |seed| Player {
            side: Side::South,
            level: Level::ALL[1],
            seed,
        };
        let choice = used.choose(&position, player(5), None);
        assert_eq!(engine().choose(&position, player(5), None).mv, choice.mv);
    }
}

#[test]
fn nodes_and_depth_are_kept() {
    for name in [
        "kalah",
        "oware",
        "congkak",
        "banana-cala",
        "kid-cala-beginner",
    ] {
        for nodes in [1, 100, 1_000, 20_000] {
            let limits = Limits {
                nodes: Some(nodes),
                ..Limits::default()
            };
            let report = engine().search(&start(name), &limits, &mut go_on);
            // The first depth is completed in any case, and so are the moves of one position.
            assert!(
                report.nodes <= nodes.max(300) + 250,
                "{name}: {}",
                report.nodes
            );
            assert!(report.best().is_some() && report.depth >= 1);
        }
        let limits = Limits {
            depth: Some(3),
            ..Limits::default()
        };
        let report = engine().search(&start(name), &limits, &mut go_on);
        assert_eq!(report.depth, 3, "{name}");
        // A turn is followed to its end, where that is not too far.
        let line = report.moves[0].line.len();
        assert!(
            line <= if name == "oware" { 3 } else { 9 },
            "{name}: {line}"
        );
    }
}

#[test]
fn a_search_stops_when_told() {
    let mut heard = 0;
    let report = engine().search(&start("oware"), &Limits::default(), &mut |info| {
        heard += 1;
        assert_eq!(info.depth, heard);
        if heard == 4 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert_eq!((report.depth, heard), (4, 4));

    let asked = AtomicU32::new(0);
    let deadline = || asked.fetch_add(1, Ordering::Relaxed) >= 3;
    let limits = Limits {
        deadline: Some(&deadline),
        ..Limits::default()
    };
    let report = engine().search(&start("oware"), &limits, &mut go_on);
    assert!(report.nodes < 20_000, "{}", report.nodes);
    assert_eq!(asked.into_inner(), 4);
}

#[test]
fn a_finished_game_has_no_moves() {
    let rules: RuleSet = "kalah:houses=1,seeds=1".parse().unwrap();
    let game = random_game(&rules, &mut Numbers(1));
    let over = game.last().unwrap();
    assert!(over.is_over());
    let report = engine().search(over, &Limits::default(), &mut go_on);
    assert!(report.best().is_none() && report.value().is_none());
    // One move only, and the end after it.
    let report = engine().search(&game[0], &Limits::default(), &mut go_on);
    assert_eq!(report.moves.len(), 1);
    assert_eq!(report.moves[0].value.source.name(), "proved");
}
