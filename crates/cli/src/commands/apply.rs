//! `mancala apply`: plays moves and prints the events.

use std::io::Write as _;

use anyhow::{Result, anyhow};
use protocol::event::Event;
use rules::{Position, Side, Sowing};
use serde::Serialize;
use words::{Perspective, Words};

use crate::answer::Answer;
use crate::args::Apply;
use crate::console::Console;
use crate::json::Standing;
use crate::notation::{self, Refused, Step};
use crate::output;

/// The final position and how it came about.
#[derive(Debug, Serialize)]
struct Applied {
    #[serde(flatten)]
    standing: Standing,
    plies: Vec<Ply>,
}

#[derive(Debug, Serialize)]
struct Ply {
    #[serde(rename = "move")]
    mv: String,
    by: Option<&'static str>,
    events: Vec<Event>,
    /// The same in words.
    text: Vec<String>,
}

pub(super) fn run(args: &Apply, console: Console) -> Result<Answer> {
    let mut position = console.position(&args.board)?;
    let steps = notation::steps(args.moves.iter().map(String::as_str));
    let mut plies = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        let by = position.side_to_move();
        match notation::make(&mut position, step, console.words) {
            Ok(sowing) => plies.push(ply(step, by, sowing.as_ref(), &position, console.words)),
            Err(Refused::Illegal(why)) => {
                output::message(&refusal(index, &steps, &why, console.words));
                return Ok(Answer::No);
            }
            Err(Refused::Nonsense(why)) => {
                return Err(anyhow!(refusal(index, &steps, &why, console.words)));
            }
        }
    }
    if args.format.json {
        output::json(&Applied {
            standing: Standing::of(&position),
            plies,
        })?;
    } else {
        print(&plies, &position)?;
    }
    Ok(Answer::Yes)
}

/// The reason; for a game of several moves, also which one it was.
fn refusal(index: usize, steps: &[Step], why: &str, words: Words) -> String {
    if steps.len() == 1 {
        return why.to_owned();
    }
    let arguments = [
        ("n", (index + 1).into()),
        ("move", steps[index].text().into()),
        ("why", why.into()),
    ];
    words.text_with("refused-move", &arguments)
}

fn ply(
    step: &Step,
    by: Option<Side>,
    sowing: Option<&Sowing>,
    position: &Position,
    words: Words,
) -> Ply {
    let told = Perspective::neutral(position.rules().game());
    let text = match sowing {
        Some(sowing) => words.sowing(sowing, &told),
        None => vec![words.text_with("round-number", &[("n", position.round().number.into())])],
    };
    Ply {
        mv: step.text().to_owned(),
        by: by.map(Side::name),
        events: sowing
            .iter()
            .flat_map(|sowing| &sowing.events)
            .map(Event::from)
            .collect(),
        text,
    }
}

fn print(plies: &[Ply], position: &Position) -> Result<()> {
    let mut out = output::data();
    let width = plies.iter().map(|ply| ply.mv.len()).max().unwrap_or(0);
    for ply in plies {
        let mut mv = ply.mv.as_str();
        for sentence in &ply.text {
            writeln!(out, "{mv:width$}  {sentence}")?;
            mv = "";
        }
    }
    writeln!(out, "{position}")?;
    Ok(())
}
