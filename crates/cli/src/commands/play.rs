//! `mancala play`: a game in the terminal.

use std::io::{self, IsTerminal as _};

use anyhow::{Result, bail};
use game::Record;
use rules::catalogue::GAMES;
use rules::{Position, RuleSet};

use crate::answer::Answer;
use crate::args::{Board, Play};
use crate::console::Console;
use crate::plain::Plain;
use crate::play::Start;
use crate::{output, tui};

pub(super) fn run(args: &Play, console: Console) -> Result<Answer> {
    let mut start = Start {
        south: args.south.clone(),
        north: args.north.clone(),
        speed: args.speed,
        seed: args.seed,
        save: args.save.clone(),
        load: args.load.clone(),
        words: console.words,
    };
    let record = match start.loaded()? {
        Some(record) => Some(record),
        None => record(args, console)?,
    };
    if args.plain {
        return plain(&mut start, record, console);
    }
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        bail!(console.words.text("needs-terminal"));
    }
    tui::run(start, record)
}

/// The game asked for on the command line, if any.
fn record(args: &Play, console: Console) -> Result<Option<Record>> {
    let Some(game) = &args.game else {
        return Ok(None);
    };
    let asked = console.game(game)?;
    let board = Board {
        game: game.clone(),
        position: args.position.clone(),
        from: args.from,
        any_seeds: args.any_seeds,
    };
    let mut record = Start::record(console.position_by(&asked.rules, &board)?);
    if asked.is_file {
        Start::entitle(&mut record, &asked.title);
    }
    Ok(Some(record))
}

fn plain(start: &mut Start, record: Option<Record>, console: Console) -> Result<Answer> {
    let words = console.words;
    let stdin = io::stdin();
    let mut plain = Plain {
        echo: !stdin.is_terminal(),
        input: stdin.lock(),
        out: output::data(),
        words,
    };
    let record = if let Some(record) = record {
        record
    } else {
        let games: Vec<String> = GAMES
            .iter()
            .map(|game| format!("{}. {}", words.game_title(game), words.game_summary(game)))
            .collect();
        let Some(index) = plain.choose(&words.text("choose-game"), &games)? else {
            plain.say(&words.text("bye"))?;
            return Ok(Answer::Yes);
        };
        Start::record(Position::start(&RuleSet::new(&GAMES[index])))
    };
    let mut session = start.session(record)?;
    plain.play(&mut session)?;
    Ok(Answer::Yes)
}
