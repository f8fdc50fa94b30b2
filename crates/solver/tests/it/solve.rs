//! The search against plain minimax and against published values.

use std::ops::ControlFlow;

use rules::{Position, RuleSet, catalogue};
use solver::{Builder, Means, Question, Solution, SolveError, Solver};

use crate::minimax::{Minimax, position};
use crate::tables::positions;

const MEANS: Means = Means {
    threads: 2,
    memory: 64 << 20,
    // So little that easier questions are asked too.
    patience: 20_000,
};

fn solved(position: &Position, endings: Option<usize>, question: Question) -> Solution {
    let mut solver = Solver::new(position, MEANS).unwrap();
    if let Some(seeds) = endings {
        let mut builder = Builder::new(position.rules(), seeds, 1).unwrap();
        while builder.layers() <= seeds {
            assert!(builder.build(&|_| ControlFlow::Continue(())).is_continue());
        }
        solver.use_endings(builder).unwrap();
    }
    solver.solve(question, &|_| ControlFlow::Continue(()))
}

/// Positions reached by playing the game with ever another house.
fn some_positions(rules: &RuleSet) -> Vec<Position> {
    let mut all = Vec::new();
    for step in 1..6 {
        let mut position = Position::start(rules);
        for ply in 0..9 {
            all.push(position.clone());
            let moves = position.moves();
            if moves.is_empty() || position.in_opening() {
                break;
            }
            position
                .advance(moves[(ply * step + step) % moves.len()])
                .unwrap();
        }
    }
    all
}

fn agrees(rules: &RuleSet, endings: Option<usize>) {
    let mut minimax = Minimax::default();
    for position in some_positions(rules) {
        if position.in_opening() {
            continue;
        }
        let value = minimax.value(&position);
        let told = solved(&position, endings, Question::Value);
        assert_eq!(told.range, [value; 2], "{rules}: {position}");
        let winner = solved(&position, endings, Question::Winner);
        assert!(winner.range[0] <= value && value <= winner.range[1]);
        assert_eq!(
            winner.range[0].signum(),
            value.signum(),
            "{rules}: {position}"
        );
        assert_eq!(
            winner.range[1].signum(),
            value.signum(),
            "{rules}: {position}"
        );
        if let Some(best) = told.moves.first() {
            let mut after = position.clone();
            after.advance(best.mv).unwrap();
            assert_eq!(minimax.value(&after), value, "{rules}: {position}");
        }
        for known in solved(&position, endings, Question::Moves).moves {
            let mut after = position.clone();
            after.advance(known.mv).unwrap();
            let value = minimax.value(&after);
            assert_eq!([known.least, known.most], [value; 2], "{rules}: {position}");
        }
    }
}

#[test]
fn every_variant_without_cycles_agrees_with_minimax() {
    let mut seen = 0;
    for game in [
        "kalah:houses=3,seeds=3",
        "congkak:houses=5,seeds=1,opening=alternate",
    ] {
        let rules: RuleSet = game.parse().unwrap();
        for rules in rules.neighbours() {
            let is_small = rules.seeds_total() <= 18;
            if is_small && Solver::new(&Position::start(&rules), MEANS).is_ok() {
                agrees(&rules, None);
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn endings_change_no_value() {
    for game in [
        "kalah:houses=3,seeds=3",
        "kalah:houses=3,seeds=3,capture=empty",
    ] {
        let rules = game.parse().unwrap();
        for seeds in [1, 5, 12, 18, 20] {
            agrees(&rules, Some(seeds));
        }
    }
    for game in [
        "congkak:houses=5,seeds=1",
        "congkak:houses=5,seeds=1,end=pass",
    ] {
        let rules = game.parse().unwrap();
        for seeds in [1, 5, 6] {
            agrees(&rules, Some(seeds));
        }
    }
}

#[test]
fn published_values_of_irving_donkers_and_uiterwijk() {
    let table = [
        (1, [0, -2, 6, -2, 2, 0]),
        (2, [2, -2, -2, -12, 6, 8]),
        (3, [0, 4, 2, 2, 6, -10]),
    ];
    for (houses, values) in table {
        for (seeds, value) in (1..).zip(values) {
            let game = format!("kalah:houses={houses},seeds={seeds},capture=empty");
            let position = Position::start(&game.parse().unwrap());
            let endings = Some(2 * houses * seeds / 3);
            let told = solved(&position, endings, Question::Value);
            assert_eq!(told.range, [value; 2], "{game}");
        }
    }
}

#[test]
fn a_race_is_won_or_lost() {
    let rules: RuleSet = "kid-cala-beginner".parse().unwrap();
    let mut minimax = Minimax::default();
    for seeds in 1..=4 {
        for [own, other] in positions(&rules, seeds) {
            let position = position(&rules, &own, &other);
            for endings in [None, Some(1), Some(3)] {
                let told = solved(&position, endings, Question::Value);
                assert_eq!(told.range, [minimax.value(&position); 2], "{position}");
            }
        }
    }
}

#[test]
fn who_stops_it_learns_what_is_known() {
    let position = Position::start(&"kalah".parse().unwrap());
    let mut solver = Solver::new(&position, MEANS).unwrap();
    let told = solver.solve(Question::Value, &|_| ControlFlow::Break(()));
    assert!(told.range[0] < told.range[1]);
    assert_eq!(told.moves.len(), 6);
}

#[test]
fn what_cannot_be_solved_says_why() {
    for game in catalogue::GAMES {
        let position = Position::start(&RuleSet::new(game));
        match Solver::new(&position, MEANS) {
            Ok(_) => {
                assert!(!position.properties().has_memory);
            }
            Err(error) => assert!(matches!(
                error,
                SolveError::Unsupported { .. } | SolveError::Opening | SolveError::Memory { .. }
            )),
        }
    }
    let little = Means {
        memory: 100,
        ..MEANS
    };
    let start = Position::start(&"kalah".parse().unwrap());
    assert!(matches!(
        Solver::new(&start, little),
        Err(SolveError::Memory { .. })
    ));
}

#[test]
fn endings_of_another_game_are_refused() {
    let start = Position::start(&"kalah:houses=2".parse().unwrap());
    let mut solver = Solver::new(&start, MEANS).unwrap();
    let other = Builder::new(&"kalah:houses=3".parse().unwrap(), 1, 1).unwrap();
    assert_eq!(solver.use_endings(other), Err(SolveError::Endings));
}
