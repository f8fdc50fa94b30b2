//! `mancala tables probe`.

use std::io::Write as _;

use anyhow::Result;
use rules::{Position, Side};
use serde::Serialize;
use tablebase::{FileError, Folder, Tables};

use crate::args::TablesProbe;
use crate::commands::Answer;
use crate::console::Console;
use crate::output;

#[derive(Debug, Serialize)]
struct Found {
    game: String,
    position: String,
    /// What South has more than North at the end.
    value: i16,
    winner: &'static str,
    source: &'static str,
    /// Best first.
    moves: Vec<FoundMove>,
}

#[derive(Debug, Serialize)]
struct FoundMove {
    #[serde(rename = "move")]
    mv: String,
    value: i16,
}

pub(super) fn run(args: &TablesProbe, console: Console) -> Result<Answer> {
    let position = console.position(&args.board)?;
    let tables = Folder::new(&args.dir.dir, position.rules()).open_all()?;
    let Some(found) = find(&tables, &position)? else {
        let seeds = left(&position);
        let arguments = [
            ("seeds", seeds.into()),
            ("most", tables.seeds_max().unwrap_or(0).into()),
        ];
        let message = match tables.seeds_max() {
            None => "tables-empty",
            Some(most) if usize::from(seeds) > most => "tables-uncovered",
            Some(_) => "tables-left-open",
        };
        output::message(&console.words.text_with(message, &arguments));
        return Ok(Answer::No);
    };
    if args.format.json {
        output::json(&found)?;
        return Ok(Answer::Yes);
    }
    let mut out = output::data();
    writeln!(out, "{:+}", found.value)?;
    for found in &found.moves {
        writeln!(out, "{} {:+}", found.mv, found.value)?;
    }
    Ok(Answer::Yes)
}

/// Seeds in the houses.
fn left(position: &Position) -> u16 {
    let houses = 0..position.rules().houses();
    Side::BOTH
        .into_iter()
        .flat_map(|side| houses.clone().map(move |house| position.house(side, house)))
        .sum()
}

/// The value of a position and of its moves; `None` if one of them is not covered.
fn find(tables: &Tables, position: &Position) -> Result<Option<Found>, FileError> {
    let Some(side) = position.side_to_move() else {
        return Ok(None);
    };
    let mut moves = Vec::new();
    for mv in position.moves() {
        let mut after = position.clone();
        after.advance(mv).expect("listed moves are legal");
        let Some(value) = value(tables, &after)? else {
            return Ok(None);
        };
        moves.push(FoundMove {
            mv: position.move_text(mv),
            value,
        });
    }
    let for_mover = |value: i16| if side == Side::South { value } else { -value };
    moves.sort_by_key(|found| -for_mover(found.value));
    let Some(best) = moves.first() else {
        return Ok(None);
    };
    Ok(Some(Found {
        game: position.rules().to_string(),
        position: position.to_string(),
        value: best.value,
        winner: match best.value.signum() {
            1 => "south",
            0 => "draw",
            _ => "north",
        },
        source: "table",
        moves,
    }))
}

/// What South will have more than North at the end.
fn value(tables: &Tables, position: &Position) -> Result<Option<i16>, FileError> {
    let [south, north] = position.score();
    let ahead = south - north;
    let Some(side) = position.side_to_move() else {
        return Ok(Some(ahead));
    };
    let houses = |side: Side| -> Vec<u16> {
        let houses = 0..position.rules().houses();
        houses.map(|house| position.house(side, house)).collect()
    };
    let value = tables.value(&houses(side), &houses(!side))?;
    Ok(value.map(|value| {
        ahead
            + if side == Side::South {
                value.into()
            } else {
                -i16::from(value)
            }
    }))
}
