//! The description of the tables in a folder.

use std::io::Write as _;

use anyhow::Result;
use serde::Serialize;
use tablebase::{Folder, Layer};

use crate::answer::Answer;
use crate::console::Console;
use crate::output;

/// Digits of a hash that people are shown: a line should not be longer than a screen is wide.
const HASH_SHOWN: usize = 12;

/// The tables of a game in JSON.
#[derive(Debug, Serialize)]
struct Told {
    game: String,
    layers: Vec<ToldLayer>,
}

/// The positions with a given number of seeds.
#[derive(Debug, Serialize)]
struct ToldLayer {
    seeds: usize,
    positions: u64,
    /// For the player to move, what lies in the stores not counted.
    won: u64,
    drawn: u64,
    lost: u64,
    /// The number of positions whose value depends on how unending play is counted.
    open: u64,
    bytes: u64,
    bits_per_position: f64,
    sha256: String,
}

impl ToldLayer {
    fn new(layer: &Layer) -> ToldLayer {
        let head = layer.head();
        let [won, drawn, lost] = head.results;
        ToldLayer {
            seeds: head.seeds,
            positions: head.positions,
            won,
            drawn,
            lost,
            open: head.positions - won - drawn - lost,
            bytes: layer.size(),
            bits_per_position: bits(layer.size(), head.positions),
            sha256: layer.hash().to_string(),
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "three digits are told")]
fn bits(bytes: u64, positions: u64) -> f64 {
    8.0 * bytes as f64 / positions as f64
}

/// Prints what lies in a folder.
pub(super) fn describe(folder: &Folder, json: bool, console: Console) -> Result<Answer> {
    let tables = folder.open_all()?;
    let told = Told {
        game: tables.rules().to_string(),
        layers: tables.layers().iter().map(ToldLayer::new).collect(),
    };
    let is_empty = told.layers.is_empty();
    if json {
        output::json(&told)?;
    } else if is_empty {
        let folder = folder.path().display().to_string();
        let arguments = [
            ("game", told.game.as_str().into()),
            ("folder", folder.as_str().into()),
        ];
        output::message(&console.words.text_with("tables-none", &arguments));
    } else {
        print(&told, console)?;
    }
    Ok(if is_empty { Answer::No } else { Answer::Yes })
}

fn print(told: &Told, console: Console) -> Result<()> {
    let mut out = output::data();
    let heads = ["seeds", "positions", "won", "drawn", "lost", "open", "bits"]
        .map(|head| console.words.text(&format!("tables-{head}")));
    let [seeds, positions, won, drawn, lost, open, bits] = heads;
    writeln!(
        out,
        "{seeds:>7} {positions:>14} {won:>14} {drawn:>12} {lost:>14} {open:>12} {bits:>5}  SHA-256"
    )?;
    for layer in &told.layers {
        writeln!(
            out,
            "{:>7} {:>14} {:>14} {:>12} {:>14} {:>12} {:>5.2}  {}",
            layer.seeds,
            layer.positions,
            layer.won,
            layer.drawn,
            layer.lost,
            layer.open,
            layer.bits_per_position,
            &layer.sha256[..HASH_SHOWN],
        )?;
    }
    Ok(())
}
