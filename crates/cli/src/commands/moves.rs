//! `mancala moves`: the legal moves.

use std::io::Write as _;

use anyhow::Result;
use rules::{Move, Position, Side};
use serde::Serialize;
use words::{Chip, Perspective, Words};

use crate::answer::Answer;
use crate::args::Moves;
use crate::console::Console;
use crate::output;

#[derive(Debug, Serialize)]
struct Listed {
    game: String,
    position: String,
    moves: Vec<String>,
    count: u128,
    truncated: bool,
}

pub(super) fn run(args: &Moves, console: Console) -> Result<Answer> {
    let position = console.position(&args.board)?;
    let moves = position.moves_up_to(args.limit);
    let count = position.move_count();
    let truncated = (moves.len() as u128) < count;
    let texts: Vec<String> = moves.iter().map(|mv| position.move_text(*mv)).collect();
    if args.format.json {
        output::json(&Listed {
            game: position.rules().to_string(),
            position: position.to_string(),
            moves: texts,
            count,
            truncated,
        })?;
        return Ok(Answer::Yes);
    }
    print(&texts, &moves, args.explain, &position, console)?;
    if truncated {
        let (shown, count) = (moves.len(), count.to_string());
        let limit = [("shown", shown.into()), ("count", count.into())];
        output::message(&console.words.text_with("moves-truncated", &limit));
    }
    Ok(Answer::Yes)
}

fn print(
    texts: &[String],
    moves: &[Move],
    explain: bool,
    position: &Position,
    console: Console,
) -> Result<()> {
    let mut out = output::data();
    let width = texts.iter().map(String::len).max().unwrap_or(0);
    for (text, mv) in texts.iter().zip(moves) {
        match explain
            .then(|| chip(position, *mv, console.words))
            .flatten()
        {
            Some(chip) => writeln!(out, "{text:width$}  {chip}")?,
            None => writeln!(out, "{text}")?,
        }
    }
    Ok(())
}

/// The effect of a legal move, in a word or two.
fn chip(position: &Position, mv: Move, words: Words) -> Option<String> {
    let told = Perspective::neutral(position.rules().game());
    let by = position.side_to_move().unwrap_or(Side::South);
    let sowing = position.clone().play(mv).ok()?;
    let chip = Chip::of(position, by, &sowing.events)?;
    Some(words.chip(chip, &told))
}
