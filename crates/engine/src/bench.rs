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
    /// How deep it is searched.
    pub depth: u32,
}

/// The list.
pub const CASES: &[Case] = &[Case {
    rules: "kalah",
    moves: &[],
    depth: 4,
}];

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
