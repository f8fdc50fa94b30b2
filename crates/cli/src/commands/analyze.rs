//! `mancala analyze`: the value of every legal move.

use std::io::Write as _;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use anyhow::Result;
use engine::{Engine, EngineOptions, Limits, Lines, MoveValue, Report, Value};
use rules::{Certainty, Position, Side, ToMove};
use serde::Serialize;
use words::{Perspective, Words};

use crate::answer::Answer;
use crate::args::Analyze;
use crate::console::Console;
use crate::limit::Limit;
use crate::{endings, notation, output, progress, signals};

#[derive(Debug, Serialize)]
struct Analyzed {
    game: String,
    position: String,
    to_move: Option<&'static str>,
    /// The last depth completed.
    depth: u32,
    nodes: u64,
    seconds: f64,
    moves: Vec<Valued>,
}

/// A move and what it is worth.
#[derive(Debug, Serialize)]
struct Valued {
    #[serde(rename = "move")]
    mv: String,
    /// South's final points less North's; absent where being first wins and the end is in sight.
    value: Option<i32>,
    /// Plies until the mover wins, below zero: loses.
    #[serde(skip_serializing_if = "Option::is_none")]
    wins_in: Option<i32>,
    /// `proved`, `table` or `searched`.
    source: &'static str,
    /// The depth of the search for a searched value.
    #[serde(skip_serializing_if = "Option::is_none")]
    depth: Option<u32>,
    /// The expected continuation, this move first.
    line: Vec<String>,
}

pub(super) fn run(args: &Analyze, console: Console) -> Result<Answer> {
    let position = console.position(&args.board)?;
    let start = Instant::now();
    signals::watch();
    let sides: &[Side] = match position.to_move() {
        ToMove::Nobody => &[],
        ToMove::One(Side::South) => &[Side::South],
        ToMove::One(Side::North) => &[Side::North],
        ToMove::Both => &Side::BOTH,
    };
    let reports: Vec<(Side, Report)> = sides
        .iter()
        .map(|&side| (side, search(args, &position, side)))
        .collect();
    let seconds = start.elapsed().as_secs_f64();
    if args.format.json {
        output::json(&Analyzed::of(&position, &reports, seconds))?;
    } else if reports.is_empty() {
        output::message(&console.words.text("moves-none"));
    }
    for (side, report) in reports.iter().filter(|_| !args.format.json) {
        print(&position, *side, report, console.words)?;
    }
    Ok(if signals::interrupted() {
        Answer::Interrupted
    } else {
        Answer::Yes
    })
}

/// The time for a search without any limit: a second.
const TIME: Duration = Duration::from_secs(1);

fn search(args: &Analyze, position: &Position, side: Side) -> Report {
    let unlimited = args.depth.is_none() && args.nodes.is_none();
    let time = args.time.or(unlimited.then_some(TIME));
    let limit = Limit::new(time);
    let is_late = || limit.is_over();
    let limits = Limits {
        depth: args.depth,
        nodes: args.nodes,
        deadline: Some(&is_late),
        lines: Lines::All,
        side: Some(side),
    };
    let mut engine = Engine::new(EngineOptions {
        hash_bytes: usize::from(args.hash) << 20,
        threads: args.threads.get().into(),
    });
    endings::give(&mut engine, position.rules(), args.endings);
    let bar = progress::spinner();
    let report = engine.search(position, &limits, &mut |info| {
        bar.set_message(format!("depth {}, {} nodes", info.depth, info.nodes));
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    report
}

impl Analyzed {
    fn of(position: &Position, reports: &[(Side, Report)], seconds: f64) -> Analyzed {
        let moves = reports.iter().flat_map(|(side, report)| {
            report
                .moves
                .iter()
                .map(|valued| Valued::of(position, *side, valued))
        });
        Analyzed {
            game: position.rules().to_string(),
            position: position.to_string(),
            to_move: position.side_to_move().map(Side::name),
            depth: reports
                .iter()
                .map(|(_, report)| report.depth)
                .min()
                .unwrap_or(0),
            nodes: reports.iter().map(|(_, report)| report.nodes).sum(),
            seconds,
            moves: moves.collect(),
        }
    }
}

impl Valued {
    fn of(position: &Position, side: Side, valued: &MoveValue) -> Valued {
        let Value { points, source } = valued.value;
        let wins_in = valued.value.wins_in();
        let south = match side {
            Side::South => points,
            Side::North => -points,
        };
        Valued {
            mv: valued.mv.text(side),
            value: wins_in.is_none().then_some(south),
            wins_in,
            source: source.name(),
            depth: match source {
                Certainty::Searched { depth } => Some(depth),
                Certainty::Proved | Certainty::Table => None,
            },
            line: notation::continuation(position, side, &valued.line),
        }
    }
}

fn print(position: &Position, side: Side, report: &Report, words: Words) -> Result<()> {
    let told = Perspective::neutral(position.rules().game());
    let mut out = output::data();
    let name = [("name", words.player_name(side, &told).into())];
    writeln!(out, "{}", words.text_with("values-for", &name))?;
    let width = report
        .moves
        .iter()
        .map(|valued| valued.mv.text(side).len())
        .max()
        .unwrap_or(0);
    for valued in &report.moves {
        let (mv, value) = (valued.mv.text(side), value_text(valued.value, words));
        let source = words.marked_certainty(valued.value.source);
        let line = notation::continuation(position, side, &valued.line).join(" ");
        writeln!(out, "{mv:width$}  {value:>6}  {source}  {line}")?;
    }
    Ok(())
}

fn value_text(value: Value, words: Words) -> String {
    match value.wins_in() {
        Some(plies) if plies >= 0 => words.text_with("wins-in", &[("n", plies.into())]),
        Some(plies) => words.text_with("loses-in", &[("n", (-plies).into())]),
        None => notation::signed(value.points),
    }
}
