//! `mancala show`: draws the board.

use std::io::Write as _;

use anyhow::{Result, anyhow};
use protocol::event::Heap;
use rules::foreign::{kgp, openspiel, playstrategy};
use rules::{Place, Position, SetupError, Side};
use serde::Serialize;
use words::Perspective;

use crate::answer::Answer;
use crate::args::{Program, Show};
use crate::console::Console;
use crate::json::Standing;
use crate::output;

pub(super) fn run(args: &Show, console: Console) -> Result<Answer> {
    let position = console.position(&args.board)?;
    if let Some(program) = args.to {
        let text = write(&position, program)
            .map_err(|error| anyhow!(console.words.setup_error(&error)))?;
        writeln!(output::data(), "{text}")?;
    } else if args.format.json {
        output::json(&Shown::of(&position))?;
    } else {
        let told = Perspective::neutral(position.rules().game());
        let mut out = output::data();
        write!(out, "{}", drawing::text(&position, console.words))?;
        writeln!(out, "{}", console.standing(&position, &told))?;
        writeln!(out, "{position}")?;
    }
    Ok(Answer::Yes)
}

/// The position as another program writes it.
fn write(position: &Position, program: Program) -> std::result::Result<String, SetupError> {
    match program {
        Program::Aalina => Ok(position.to_string()),
        Program::Kgp => kgp::write(position),
        Program::Openspiel => openspiel::write_state(position),
        // The position does not include the number of moves made.
        Program::Playstrategy => playstrategy::write(position, 1),
    }
}

/// The state of a game with the content of the board.
#[derive(Debug, Serialize)]
struct Shown {
    #[serde(flatten)]
    standing: Standing,
    south: Row,
    north: Row,
}

/// A house: what lies in it, or that it is burnt.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum ShownHouse {
    Open(Heap),
    Burnt(&'static str),
}

#[derive(Debug, Serialize)]
struct Row {
    /// From the owner's left; a burnt house is `x`.
    houses: Vec<ShownHouse>,
    store: Heap,
    #[serde(skip_serializing_if = "Option::is_none")]
    won: Option<Heap>,
}

impl Shown {
    fn of(position: &Position) -> Shown {
        let row = |side: Side| Row {
            houses: (0..position.shape().houses())
                .map(|house| {
                    if position.is_burnt(side, house) {
                        ShownHouse::Burnt("x")
                    } else {
                        ShownHouse::Open(position.heap(Place::House(side, house)).into())
                    }
                })
                .collect(),
            store: position.heap(Place::Store(side)).into(),
            won: position
                .properties()
                .has_fruit
                .then(|| position.heap(Place::Won(side)).into()),
        };
        Shown {
            standing: Standing::of(position),
            south: row(Side::South),
            north: row(Side::North),
        }
    }
}
