//! The properties of every checkpoint, for the tests and the fuzz targets.
//!
//! Each function panics when something is wrong. A file that is refused is fine.

use std::ops::ControlFlow;

use rules::Position;
use sha2::{Digest as _, Sha256};

use crate::question::{Means, Question};
use crate::solve::Solver;

/// The game whose checkpoints are read.
const GAME: &str = "kalah:houses=2,seeds=2";
/// A memory of one bucket: a checkpoint is short.
const MEANS: Means = Means {
    threads: 1,
    memory: 80,
    patience: 1000,
};
const NODES_MAX: u64 = 20_000;

/// A checkpoint of [`Solver::load`], its hash left out, is refused, or written again as it is; the
/// work that goes on from there comes to an end.
pub fn checkpoint(bytes: &[u8]) {
    let position = Position::start(&GAME.parse().expect("the name of a game"));
    let mut solver = Solver::new(&position, MEANS).expect("a game that can be solved");
    let hash = Sha256::digest(bytes);
    let file = [bytes, &hash].concat();
    let mut rest = &file[..];
    if solver.load(&mut rest).is_err() {
        return;
    }
    let mut written = Vec::new();
    solver.save(&mut written).expect("memory takes all");
    let mut again = Solver::new(&position, MEANS).expect("a game that can be solved");
    again
        .load(&mut &written[..])
        .expect("what is written can be read");
    let mut twice = Vec::new();
    again.save(&mut twice).expect("memory takes all");
    assert_eq!(written, twice);

    let end = solver.nodes().saturating_add(NODES_MAX);
    for question in [Question::Winner, Question::Value, Question::Moves] {
        solver.solve(question, &|known| {
            if known.nodes < end {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
    }
}
