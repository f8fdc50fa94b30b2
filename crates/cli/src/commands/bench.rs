//! `mancala bench`: fixed searches, whose nodes are the signature of the engine.

use std::io::Write as _;
use std::time::Instant;

use anyhow::Result;
use engine::bench;
use serde::Serialize;

use crate::answer::Answer;
use crate::args::Format;
use crate::{output, progress};

#[derive(Debug, Serialize)]
struct Benched {
    nodes: u64,
    seconds: f64,
    nodes_per_second: u128,
}

pub(super) fn run(format: Format) -> Result<Answer> {
    let bar = progress::bar(bench::CASES.len() as u64);
    let start = Instant::now();
    let mut nodes = 0;
    for case in bench::CASES {
        bar.set_message(case.rules);
        nodes += bench::run(case);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let elapsed = start.elapsed();
    let microseconds = elapsed.as_micros().max(1);
    let benched = Benched {
        nodes,
        seconds: elapsed.as_secs_f64(),
        nodes_per_second: u128::from(nodes) * 1_000_000 / microseconds,
    };
    if format.json {
        output::json(&benched)?;
    } else {
        let mut out = output::data();
        writeln!(out, "{} nodes", benched.nodes)?;
        writeln!(out, "{} nodes/s", benched.nodes_per_second)?;
    }
    Ok(Answer::Yes)
}
