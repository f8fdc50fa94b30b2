//! `mancala solve --turn`: the most that can be banked before the opponent moves.

use std::io::Write as _;

use anyhow::Result;
use rules::Position;
use serde::Serialize;
use solver::Turn;

use super::effort::{SEARCHED, effort};
use crate::answer::Answer;
use crate::args::Solve;
use crate::console::Console;
use crate::limit::Limit;
use crate::{output, progress};

#[derive(Debug, Serialize)]
struct Told {
    game: String,
    position: String,
    /// The content of the player's store after the turn: this much is possible.
    banked: u16,
    /// The upper bound of all turns.
    most: u16,
    /// All seeds on the board.
    seeds: u16,
    /// Whether no turn does better than the one found.
    proved: bool,
    nodes: u64,
    seconds: f64,
    turn: Vec<String>,
}

pub(super) fn run(
    args: &Solve,
    position: &Position,
    limit: &Limit,
    console: Console,
) -> Result<Answer> {
    let bar = progress::spinner();
    let turn = solver::best_turn(position, args.effort.means.bytes(), &|found| {
        bar.set_message(format!("{}  {} M", found.banked, found.nodes / 1_000_000));
        limit.go_on()
    });
    bar.finish_and_clear();
    let Turn {
        banked,
        most,
        moves,
        nodes,
    } = turn?;
    let told = Told {
        game: position.rules().to_string(),
        position: position.to_string(),
        banked,
        most,
        seeds: position.pieces_total(),
        proved: banked == most,
        nodes,
        seconds: limit.elapsed().as_secs_f64(),
        turn: moves.iter().map(|&mv| position.move_text(mv)).collect(),
    };
    if args.format.json {
        output::json(&told)?;
    } else {
        print(&told, console)?;
    }
    Ok(Answer::found(told.proved))
}

fn print(told: &Told, console: Console) -> Result<()> {
    let words = console.words;
    let mut out = output::data();
    if told.turn.is_empty() {
        writeln!(out, "{}", words.text("game-over"))?;
        return Ok(());
    }
    let key = if told.proved {
        "turn-best"
    } else {
        "turn-at-least"
    };
    let arguments = [("banked", told.banked.into()), ("seeds", told.seeds.into())];
    writeln!(out, "{}", words.text_with(key, &arguments))?;
    writeln!(out, "{}", told.turn.join(" "))?;
    writeln!(out, "{}", effort(SEARCHED, told.nodes, told.seconds, words))?;
    Ok(())
}
