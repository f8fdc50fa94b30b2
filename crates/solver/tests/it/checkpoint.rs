//! Work that is interrupted goes on from what was written down.

use std::ops::ControlFlow;

use rules::Position;
use sha2::{Digest as _, Sha256};
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
        "what the checkpoint knows needs 17 MiB of memory beside the endings: allow more, or know \
         fewer endings"
    );
}

/// A checkpoint whose lines are changed, with a hash that fits.
fn forged(bytes: &[u8], change: impl FnOnce(&mut Vec<String>)) -> Vec<u8> {
    let end = bytes
        .windows(8)
        .position(|word| word == b"\nmemory ")
        .unwrap();
    let (lines, rest) = bytes.split_at(end);
    let (rest, _) = rest.split_last_chunk::<32>().unwrap();
    let lines = std::str::from_utf8(lines).unwrap();
    let mut lines = lines.lines().map(str::to_owned).collect();
    change(&mut lines);
    let forged = [lines.join("\n").as_bytes(), rest].concat();
    let hash = Sha256::digest(&forged);
    [&forged[..], &hash].concat()
}

/// A checkpoint of a small game that is half done, and the solution of that game. Its moves are its
/// last lines.
fn begun() -> (Position, Vec<u8>, Solution) {
    let position = start("kalah:houses=2,seeds=2");
    let mut solver = Solver::new(&position, LITTLE).unwrap();
    solver.solve(Question::Value, &|_| ControlFlow::Break(()));
    let bytes = saved(&solver);
    let solution = solved(&mut solver, Question::Moves);
    (position, bytes, solution)
}

#[test]
fn what_cannot_be_is_refused_whatever_its_hash() {
    let (position, bytes, _) = begun();
    let load = |change: &dyn Fn(&mut Vec<String>)| {
        let mut solver = Solver::new(&position, LITTLE).unwrap();
        let told = solver.load(&mut &forged(&bytes, change)[..]);
        told.map_err(|error| error.to_string())
    };
    assert_eq!(load(&|_| {}), Ok(()));
    let last = |line: &'static str| {
        move |lines: &mut Vec<String>| *lines.last_mut().unwrap() = line.to_owned()
    };
    for (change, why) in [
        (
            Box::new(last("1 5 -5")) as Box<dyn Fn(&mut Vec<String>)>,
            "bounds that cannot be",
        ),
        (Box::new(last("1 -9 8")), "bounds that cannot be"),
        (Box::new(last("1 -32768 32767")), "bounds that cannot be"),
        (Box::new(last("7 0 0")), "other moves"),
        (Box::new(last("1 0")), "cannot be read"),
        (Box::new(|lines| drop(lines.pop())), "other moves"),
        (
            Box::new(|lines| lines.push(lines.last().unwrap().clone())),
            "other moves",
        ),
        (
            Box::new(|lines| lines.extend(vec!["0 0 0".to_owned(); 1000])),
            "too many moves",
        ),
        (
            Box::new(|lines| lines.push("asked 0 3 0 5 0".to_owned())),
            "cannot be asked",
        ),
        (
            Box::new(|lines| lines.push("asked 1 1 0 5 0".to_owned())),
            "cannot be asked",
        ),
        (
            Box::new(|lines| lines.push("asked 0 2 0 0 0".to_owned())),
            "cannot be asked",
        ),
    ] {
        let told = load(&*change).unwrap_err();
        assert!(told.contains(why), "{told}: {why}");
    }
}

#[test]
fn what_contradicts_the_rules_is_forgotten() {
    let (position, bytes, solution) = begun();
    let [value, _] = solution.range;
    let mut refuted = 0;
    for (least, most) in [(1, 3), (2, 4), (1, 4), (-4, -2), (-3, -1)] {
        let forged = forged(&bytes, |lines| {
            let moves = lines.len() - 2;
            for line in &mut lines[moves..] {
                let house = line.split(' ').next().unwrap();
                *line = format!("{house} {} {}", value + least, value + most);
            }
        });
        let mut solver = Solver::new(&position, LITTLE).unwrap();
        solver.load(&mut &forged[..]).unwrap();
        assert!(solver.rests_on_checkpoint());
        let told = solved(&mut solver, Question::Value);
        if solver.has_refuted_checkpoint() {
            assert!(!solver.rests_on_checkpoint());
            assert_eq!(told.range, solution.range);
            refuted += 1;
        }
    }
    assert!(refuted > 0);
}
