//! `mancala play`: a game in the terminal.

use std::io::{self, IsTerminal as _};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use game::{Game, Record};
use rules::catalogue::GAMES;
use rules::{Position, RuleSet};

use super::Answer;
use crate::args::{Board, Play};
use crate::console::Console;
use crate::output;
use crate::plain::Plain;
use crate::play::{self, File, Seat, Session};

pub(super) fn run(args: &Play, console: Console) -> Result<Answer> {
    let record = record(args, console)?;
    plain(args, record, console)
}

/// The game asked for on the command line, if any.
fn record(args: &Play, console: Console) -> Result<Option<Record>> {
    if let Some(path) = &args.load {
        return play::load(path, console.words).map(Some);
    }
    let Some(game) = &args.game else {
        return Ok(None);
    };
    let position = console.position(&Board {
        game: game.clone(),
        position: args.position.clone(),
        from: args.from,
        any_seeds: args.any_seeds,
    })?;
    new_record(position).map(Some)
}

/// A fresh record that begins with this position today.
fn new_record(start: Position) -> Result<Record> {
    let mut record = Record::new(Game::new(start));
    record.set_tag("Date", &play::today())?;
    Ok(record)
}

/// Who plays: as asked, else as the loaded game says, else a person against the computer.
fn seats(args: &Play, record: &Record) -> [Seat; 2] {
    let tagged = |tag| record.tag(tag).and_then(|who| who.parse().ok());
    let south = args.south.or_else(|| tagged("South"));
    let north = args.north.or_else(|| tagged("North"));
    [
        south.unwrap_or(Seat::Person),
        north.unwrap_or_else(Seat::usual_opponent),
    ]
}

fn session(args: &Play, record: Record, console: Console) -> Result<Session> {
    let file = args
        .save
        .as_ref()
        .map(|path| File::new(path, args.load.as_deref(), console.words))
        .transpose()?;
    let seats = seats(args, &record);
    Ok(Session::new(record, seats, seed(args), file))
}

/// As asked, else different each time.
fn seed(args: &Play) -> u64 {
    args.seed.unwrap_or_else(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        now.map_or(0, |time| time.as_nanos() as u64)
    })
}

fn plain(args: &Play, record: Option<Record>, console: Console) -> Result<Answer> {
    let words = console.words;
    let stdin = io::stdin();
    let mut plain = Plain {
        echo: !stdin.is_terminal(),
        input: stdin.lock(),
        out: output::data(),
        words,
    };
    let record = match record {
        Some(record) => record,
        None => {
            let games: Vec<String> = GAMES
                .iter()
                .map(|game| format!("{}. {}", words.game_title(game), words.game_summary(game)))
                .collect();
            let Some(index) = plain.choose(&words.text("choose-game"), &games)? else {
                plain.say(&words.text("bye"))?;
                return Ok(Answer::Yes);
            };
            new_record(Position::start(&RuleSet::new(&GAMES[index])))?
        }
    };
    let mut session = session(args, record, console)?;
    plain.play(&mut session)?;
    Ok(Answer::Yes)
}
