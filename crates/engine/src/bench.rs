//! A fixed list of searches over all games: the total of their nodes is the signature of the
//! search, which changes with its behaviour and with nothing else.

use std::ops::ControlFlow;

use rules::{Position, RuleSet};

use crate::{Engine, EngineOptions, Limits};

/// A search of the list.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// Game and options.
    pub rules: &'static str,
    /// Plies played before: in each position the move of this number, modulo how many there are.
    pub moves: &'static [usize],
    /// The depth of the search.
    pub depth: u32,
}

const fn case(rules: &'static str, moves: &'static [usize], depth: u32) -> Case {
    Case {
        rules,
        moves,
        depth,
    }
}

/// The list.
pub const CASES: &[Case] = &[
    case("kalah", &[], 12),
    case("kalah", &[2, 5, 1, 3, 0, 4], 11),
    case("kalah:seeds=6", &[1, 4, 2], 11),
    case("kalah:capture=empty,houses=8", &[], 8),
    case("kalah:direction=clockwise", &[3, 1, 2], 8),
    case("kalah:pie=on,seeds=3", &[2], 11),
    case("oware", &[], 11),
    case("oware", &[3, 2, 5, 1, 0, 4, 2, 2, 1, 3, 5, 0], 11),
    case(
        "oware:grand-slam=capture,repetition=split",
        &[5, 5, 1, 0, 3, 2],
        10,
    ),
    case("congkak", &[], 9),
    case("congkak", &[1, 3, 2, 5, 6, 4], 9),
    case("congkak:opening=simultaneous", &[], 3),
    case("congkak:houses=10,max-bonus=3", &[2, 7], 6),
    case("kid-cala-beginner", &[], 11),
    case("kid-cala-beginner", &[4, 1, 0, 3], 11),
    case("kid-cala-classic:end=to-move", &[0, 0, 3], 11),
    case("banana-cala", &[], 4),
    case("banana-cala", &[100, 40, 7, 30, 2], 4),
    case("banana-cala:order=fixed,bonus=on", &[10, 20, 3], 4),
];

/// Nodes of the whole list: the signature.
pub fn signature() -> u64 {
    CASES.iter().map(run).sum()
}

/// Searches one case with a fresh engine; returns the nodes.
pub fn run(case: &Case) -> u64 {
    let rules: RuleSet = case.rules.parse().expect("the list names only real games");
    let mut position = Position::start(&rules);
    for &number in case.moves {
        let moves = position.moves_up_to(1000);
        if !moves.is_empty() {
            let mv = moves[number % moves.len()];
            position.advance(mv).expect("a listed move is legal");
        }
    }
    let limits = Limits {
        depth: Some(case.depth),
        ..Limits::default()
    };
    let mut engine = Engine::new(EngineOptions::default());
    let report = engine.search(&position, &limits, &mut |_| ControlFlow::Continue(()));
    report.nodes
}
