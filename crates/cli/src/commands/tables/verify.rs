//! `mancala tables verify`.

use std::io::Write as _;

use anyhow::Result;
use rules::{Content, Heap, Setup, Side, Turn};
use tablebase::{Folder, FolderError, Row};

use super::build;
use super::describe::describe;
use crate::answer::Answer;
use crate::args::TablesVerify;
use crate::console::Console;
use crate::{output, progress, signals};

pub(super) fn run(args: &TablesVerify, console: Console) -> Result<Answer> {
    let rules = console.rules(&args.of.game)?;
    let folder = Folder::new(&args.of.dir.dir, &rules);
    let tables = folder.open_all()?;
    let Some(most) = tables.seeds_max() else {
        return describe(&folder, args.of.format.json, console);
    };
    let mut builder = build::begin(&rules, most, &args.means, console)?;
    signals::watch();
    let bar = progress::bar((0..=most).map(|seeds| builder.positions(seeds)).sum());
    for (seeds, layer) in tables.layers().iter().enumerate() {
        bar.set_message(format!("{seeds}"));
        let damaged = |error| FolderError::File {
            path: folder.file(seeds),
            error,
        };
        layer.check_hash().map_err(damaged)?;
        builder.load(layer).map_err(damaged)?;
        let wrong = builder.verify(&progress::counted(&bar));
        if signals::interrupted() {
            bar.finish_and_clear();
            return Ok(Answer::Interrupted);
        }
        if let Some(rows) = wrong {
            bar.finish_and_clear();
            let position = setup(builder.rules(), rows).position(builder.rules(), true);
            let position = position.map_or_else(|error| error.to_string(), |it| it.to_string());
            let file = folder.file(seeds).display().to_string();
            let arguments = [
                ("file", file.as_str().into()),
                ("position", position.as_str().into()),
            ];
            output::message(&console.words.text_with("tables-wrong", &arguments));
            return Ok(Answer::No);
        }
    }
    bar.finish_and_clear();
    let positions: u64 = tables
        .layers()
        .iter()
        .map(|layer| layer.head().positions)
        .sum();
    let arguments = [("positions", positions.into()), ("seeds", most.into())];
    writeln!(
        output::data(),
        "{}",
        console.words.text_with("tables-verified", &arguments)
    )?;
    Ok(Answer::Yes)
}

/// A board with these rows, the first one South's, with South to move.
fn setup(rules: &rules::RuleSet, rows: [Row; 2]) -> Setup {
    let mut setup = Setup::empty(rules);
    for side in Side::BOTH {
        for (house, &seeds) in setup.houses[side].iter_mut().zip(&rows[side as usize]) {
            *house = Content::Heap(Heap::Seeds(seeds.into()));
        }
    }
    setup.turn = Turn::Side(Side::South);
    setup
}
