//! `mancala tables probe`.

use std::io::Write as _;

use anyhow::Result;
use protocol::tables::Looked;
use tablebase::Folder;

use crate::answer::Answer;
use crate::args::TablesProbe;
use crate::console::Console;
use crate::{notation, output};

pub(super) fn run(args: &TablesProbe, console: Console) -> Result<Answer> {
    let position = console.position(&args.board)?;
    let tables = Folder::new(&args.dir.dir, position.rules()).open_all()?;
    let Some(found) = tables.look_up(&position)? else {
        let seeds = position.seeds_in_houses();
        let arguments = [
            ("seeds", seeds.into()),
            ("most", tables.seeds_max().unwrap_or(0).into()),
        ];
        let message = match tables.seeds_max() {
            _ if position.is_over() => "game-over",
            _ if position.has_burnt() => "tables-burnt",
            None => "tables-empty",
            Some(most) if usize::from(seeds) > most => "tables-uncovered",
            Some(_) => "tables-left-open",
        };
        output::message(&console.words.text_with(message, &arguments));
        return Ok(Answer::No);
    };
    let told = Looked::new(&position, found.value, &found.moves);
    if args.format.json {
        output::json(&told)?;
        return Ok(Answer::Yes);
    }
    let mut out = output::data();
    writeln!(out, "{}", notation::signed(told.value))?;
    for told in &told.moves {
        writeln!(out, "{} {}", told.mv, notation::signed(told.value))?;
    }
    Ok(Answer::Yes)
}
