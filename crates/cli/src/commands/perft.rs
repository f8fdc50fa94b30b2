//! `mancala perft`: counts the leaves of the game tree.

use std::io::Write as _;
use std::ops::ControlFlow;

use anyhow::Result;
use rules::Position;
use rules::perft::{Leaves, perft};
use serde::Serialize;

use crate::answer::Answer;
use crate::args::Perft;
use crate::console::Console;
use crate::output;
use crate::progress;

#[derive(Debug, Serialize)]
struct Counted {
    game: String,
    position: String,
    depth: u32,
    nodes: u128,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Divided>>,
}

/// The leaves under one move.
#[derive(Debug, Serialize)]
struct Divided {
    #[serde(rename = "move")]
    mv: String,
    nodes: u128,
}

pub(super) fn run(args: &Perft, console: Console) -> Result<Answer> {
    let position = console.position(&args.board)?;
    let leaves = if args.played {
        Leaves::Played
    } else {
        Leaves::Counted
    };
    let (nodes, divide) = if args.divide || args.depth > 1 {
        count(&position, args.depth, leaves, args.divide)
    } else {
        (perft(&position, args.depth, leaves), Vec::new())
    };
    let counted = Counted {
        game: position.rules().to_string(),
        position: position.to_string(),
        depth: args.depth,
        nodes,
        divide: args.divide.then_some(divide),
    };
    if args.format.json {
        output::json(&counted)?;
        return Ok(Answer::Yes);
    }
    let mut out = output::data();
    for Divided { mv, nodes } in counted.divide.iter().flatten() {
        writeln!(out, "{mv}: {nodes}")?;
    }
    writeln!(out, "{nodes}")?;
    Ok(Answer::Yes)
}

/// Counts move by move, to show its progress; keeps the counts of the moves if asked.
fn count(position: &Position, depth: u32, leaves: Leaves, keep: bool) -> (u128, Vec<Divided>) {
    if depth == 0 {
        return (1, Vec::new());
    }
    let moves = u64::try_from(position.move_count()).unwrap_or(u64::MAX);
    let bar = progress::bar(moves);
    let mut divide = Vec::new();
    let mut total = 0;
    position.each_move(|mv| {
        let mut after = position.clone();
        after.advance(mv).expect("listed moves are legal");
        let nodes = perft(&after, depth - 1, leaves);
        total += nodes;
        if keep {
            let mv = position.move_text(mv);
            divide.push(Divided { mv, nodes });
        }
        bar.inc(1);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    (total, divide)
}
