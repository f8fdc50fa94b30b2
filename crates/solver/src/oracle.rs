//! The properties of every checkpoint and campaign, for the tests and the fuzz targets.
//!
//! Each function panics when something is wrong. A file that is refused is fine.

use std::ops::ControlFlow;

use rules::Position;
use sha2::{Digest as _, Sha256};

use crate::campaign::Campaign;
use crate::entry::Entry;
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

/// The text of a campaign is refused, or makes one whose state can be and whose next job is open; a
/// line that is read is written again as it is.
pub fn campaign(text: &str) {
    let Ok((campaign, left_out)) = Campaign::read(text) else {
        return;
    };
    let (rules, progress) = (campaign.position().rules(), campaign.progress());
    let [least, most] = progress.range;
    assert!(least <= most);
    let job = campaign.next();
    assert_eq!(job.is_none(), least == most);
    assert!(job.is_none_or(|job| !job.position.is_over()));
    let entries = text
        .lines()
        .filter_map(|line| Entry::read(line, rules).ok());
    let mut count = 0;
    for entry in entries {
        count += 1;
        let written = entry.to_string();
        let again = Entry::read(&written, rules).expect("what is written can be read");
        assert_eq!(again.to_string(), written);
    }
    assert!(left_out.len() <= text.lines().count());
    assert!(progress.answered + progress.cut <= count);
    // What it rests on proves as much.
    let chain = campaign.chain_text();
    let (alone, left_out) = Campaign::read(&chain).expect("it is a campaign");
    assert_eq!(
        (alone.progress().range, left_out),
        (progress.range, Vec::new())
    );
}
