//! Work that is interrupted goes on from what was written down.

use std::ops::ControlFlow;

use rules::Position;
use solver::{CheckpointError, Means, Question, Solution, Solver};

/// A memory of one bucket, so that a checkpoint is short.
const LITTLE: Means = Means {
    threads: 1,
    memory: 80,
    patience: u64::MAX,
};

fn start(game: &str) -> Position {
    Position::start(&game.parse().unwrap())
}

fn solved(solver: &mut Solver, question: Question) -> Solution {
    solver.solve(question, &|_| ControlFlow::Continue(()))
}

fn saved(solver: &Solver) -> Vec<u8> {
    let mut bytes = Vec::new();
    solver.save(&mut bytes).unwrap();
    bytes
}

#[test]
fn interrupted_again_and_again_it_comes_to_the_same() {
    let position = start("kalah:houses=4,seeds=4");
    let means = Means {
        threads: 2,
        memory: 64 << 20,
        patience: 30_000,
    };
    for question in [Question::Value, Question::Moves] {
        let mut solver = Solver::new(&position, means).unwrap();
        let whole = solved(&mut solver, question);
        let mut bytes = saved(&Solver::new(&position, means).unwrap());
        let mut times = 0;
        let told = loop {
            let mut solver = Solver::new(&position, means).unwrap();
            solver.load(&mut &bytes[..]).unwrap();
            let limit = solver.nodes() + 50_000;
            let told = solver.solve(question, &|known| {
                if known.nodes < limit {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            });
            if told.answers(question) {
                break told;
            }
            bytes = saved(&solver);
            times += 1;
        };
        assert!(times > 2, "{times}");
        assert_eq!(told.range, whole.range);
        if question == Question::Moves {
            let worth = |told: &Solution| {
                let moves = told.moves.iter();
                let mut moves: Vec<_> = moves.map(|known| (known.mv, known.least)).collect();
                moves.sort();
                moves
            };
            assert_eq!(worth(&told), worth(&whole));
        }
    }
}

#[test]
fn every_damage_is_noticed_and_changes_nothing() {
    let position = start("kalah:houses=2,seeds=2");
    let mut solver = Solver::new(&position, LITTLE).unwrap();
    let told = solved(&mut solver, Question::Moves);
    let bytes = saved(&solver);
    for at in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1;
        assert!(solver.load(&mut &damaged[..]).is_err(), "byte {at}");
        assert!(solver.load(&mut &bytes[..at]).is_err(), "only {at} bytes");
    }
    assert_eq!(saved(&solver), bytes);
    let mut other = Solver::new(&position, LITTLE).unwrap();
    other.load(&mut &bytes[..]).unwrap();
    assert_eq!(saved(&other), bytes);
    assert_eq!(solved(&mut other, Question::Moves), told);
}

#[test]
fn what_belongs_to_other_work_is_refused() {
    let solver = Solver::new(&start("kalah:houses=2,seeds=2"), LITTLE).unwrap();
    let bytes = saved(&solver);
    for game in [
        "kalah:houses=2,seeds=2,capture=empty",
        "kalah:houses=2,seeds=1",
    ] {
        let mut other = Solver::new(&start(game), LITTLE).unwrap();
        let told = other.load(&mut &bytes[..]).unwrap_err();
        assert!(matches!(told, CheckpointError::Other { .. }), "{told}");
    }
}

#[test]
fn a_memory_too_large_is_refused() {
    let position = start("kalah");
    let large = Means {
        memory: 64 << 20,
        ..LITTLE
    };
    let little = Means {
        memory: 1 << 20,
        ..LITTLE
    };
    let bytes = saved(&Solver::new(&position, large).unwrap());
    let mut solver = Solver::new(&position, little).unwrap();
    let told = solver.load(&mut &bytes[..]).unwrap_err();
    assert_eq!(
        told.to_string(),
        "what the checkpoint knows needs 20 MiB of memory beside the endings: allow more, or know \
         fewer endings"
    );
}
