//! One solver for many positions of a game.

use std::ops::ControlFlow;

use rules::{Position, RuleSet};
use solver::{Builder, Means, Question, Solution, SolveError, Solver};

const MEANS: Means = Means {
    threads: 1,
    memory: 64 << 20,
    patience: 1 << 20,
};

fn read(text: &str, rules: &RuleSet) -> Position {
    Position::read(text, rules, true).unwrap()
}

fn moves(solver: &mut Solver) -> Solution {
    let mut solution = solver.solve(Question::Moves, &|_| ControlFlow::Continue(()));
    // What was proved before makes them fewer.
    solution.nodes = 0;
    solution
}

#[test]
fn what_was_proved_before_changes_no_value() {
    let rules: RuleSet = "kalah:houses=4,seeds=3".parse().unwrap();
    let mut shared = Solver::new(&Position::start(&rules), MEANS).unwrap();
    let mut endings = Builder::new(&rules, 8, 1).unwrap();
    while endings.layers() <= 8 {
        assert!(endings.build(&|_| ControlFlow::Continue(())).is_continue());
    }
    shared.use_endings(endings).unwrap();
    for step in 1..5 {
        let mut position = Position::start(&rules);
        for ply in 0..12 {
            shared.turn_to(&position).unwrap();
            let mut alone = Solver::new(&position, MEANS).unwrap();
            let [one, other] = [&mut shared, &mut alone].map(moves);
            assert_eq!(one.range, other.range, "{position}");
            let sorted = |mut solution: Solution| {
                solution.moves.sort_by_key(|known| known.mv);
                solution.moves
            };
            assert_eq!(sorted(one), sorted(other), "{position}");
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position
                .advance(moves[(ply * step + step) % moves.len()])
                .unwrap();
        }
    }
}

#[test]
fn another_board_is_refused() {
    let rules: RuleSet = "kalah:houses=3,seeds=2".parse().unwrap();
    let mut solver = Solver::new(&Position::start(&rules), MEANS).unwrap();
    let larger = read("3-3-3-2-2-2-0-0-S", &rules);
    assert!(matches!(
        solver.turn_to(&larger),
        Err(SolveError::TooManySeeds { seeds: 15 })
    ));
    let other: RuleSet = "kalah:houses=3,seeds=2,capture=empty".parse().unwrap();
    assert!(matches!(
        solver.turn_to(&Position::start(&other)),
        Err(SolveError::Unsupported { .. })
    ));
    let smaller = read("1-0-2-0-1-0-3-5-N", &rules);
    assert!(solver.turn_to(&smaller).is_ok());
}
