//! `mancala tables bench`: how long a look into the tables takes.

use std::io::Write as _;
use std::time::Instant;

use anyhow::Result;
use rules::Random;
use serde::Serialize;
use tablebase::{Folder, Layer, Row, Rows};

use crate::answer::Answer;
use crate::args::TablesBench;
use crate::console::Console;
use crate::output;

/// The seed: the same positions every time.
const SEED: u64 = 1;

#[derive(Debug, Serialize)]
struct Told {
    game: String,
    layers: Vec<ToldLayer>,
}

#[derive(Debug, Serialize)]
struct ToldLayer {
    seeds: usize,
    probes: usize,
    microseconds_per_probe: f64,
}

pub(super) fn run(args: &TablesBench, console: Console) -> Result<Answer> {
    let rules = console.rules(&args.of.game)?;
    let tables = Folder::new(&args.of.dir.dir, &rules).open_all()?;
    let rows = Rows::new(rules.houses());
    let layers = tables.layers().iter();
    let layers = layers.map(|layer| look(layer, &rows, args.probes));
    let told = Told {
        game: tables.rules().to_string(),
        layers: layers.collect::<Result<_>>()?,
    };
    if args.of.format.json {
        output::json(&told)?;
        return Ok(Answer::Yes);
    }
    if told.layers.is_empty() {
        output::message(&console.words.text("tables-empty"));
        return Ok(Answer::No);
    }
    let mut out = output::data();
    let words = console.words;
    let seeds = words.text("tables-seeds");
    writeln!(out, "{seeds:>7}  {}", words.text("tables-per-look"))?;
    for layer in &told.layers {
        let ToldLayer {
            seeds,
            microseconds_per_probe,
            ..
        } = layer;
        writeln!(out, "{seeds:>7}  {microseconds_per_probe:.2} µs")?;
    }
    Ok(Answer::Yes)
}

/// Looks up random positions all over the file: none is near the one before. Each number of seeds
/// of the player to move is equally likely.
fn look(layer: &Layer, rows: &Rows, probes: usize) -> Result<ToldLayer> {
    let mut random = Random::new(SEED);
    let mut below = |end: usize| random.below(end as u32) as usize;
    let seeds = layer.head().seeds;
    let positions: Vec<_> = (0..probes)
        .map(|_| {
            let own = below(seeds + 1);
            let mut row = |seeds| rows.row(seeds, below(rows.count(seeds)));
            (row(own), row(seeds - own))
        })
        .collect();
    let read = |positions: &[(Row, Row)]| {
        positions.iter().try_for_each(|(own, other)| {
            layer.value(rows, own, other)?;
            anyhow::Ok(())
        })
    };
    // The system reads the pages the first time.
    read(&positions)?;
    let begun = Instant::now();
    read(&positions)?;
    #[expect(clippy::cast_precision_loss, reason = "three digits are told")]
    let microseconds_per_probe = begun.elapsed().as_secs_f64() * 1e6 / probes as f64;
    Ok(ToldLayer {
        seeds,
        probes,
        microseconds_per_probe,
    })
}
