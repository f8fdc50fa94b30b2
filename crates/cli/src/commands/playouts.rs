//! `mancala playouts`: random games, to measure the rules and the results of chance from a
//! position.

use std::io::Write as _;
use std::time::Instant;

use anyhow::Result;
use rules::Random;
use rules::playout::{Outcomes, PLIES_MAX, playouts};
use serde::Serialize;

use crate::answer::Answer;
use crate::args::Playouts;
use crate::console::Console;
use crate::{output, progress};

/// Games between two looks at the clock and steps of the bar.
const BATCH: u64 = 1_000;

#[derive(Debug, Serialize)]
struct Played {
    game: String,
    position: String,
    seed: u64,
    games: u64,
    /// Plies of all games together.
    plies: u64,
    /// Games won by South and by North.
    won: [u64; 2],
    drawn: u64,
    /// Games given up, for some never end.
    unfinished: u64,
    seconds: f64,
    playouts_per_second: u64,
}

pub(super) fn run(args: &Playouts, console: Console) -> Result<Answer> {
    let position = console.position(&args.board)?;
    let mut random = Random::new(args.seed);
    let mut outcomes = Outcomes::default();
    let bar = progress::bar(args.games);
    let start = Instant::now();
    while outcomes.games < args.games {
        let games = BATCH.min(args.games - outcomes.games);
        outcomes += playouts(&position, games, &mut random);
        bar.inc(games);
    }
    let elapsed = start.elapsed();
    let microseconds = elapsed.as_micros().max(1);
    let per_second = u128::from(outcomes.games) * 1_000_000 / microseconds;
    bar.finish_and_clear();
    let played = Played {
        game: position.rules().to_string(),
        position: position.to_string(),
        seed: args.seed,
        games: outcomes.games,
        plies: outcomes.plies,
        won: outcomes.won,
        drawn: outcomes.drawn,
        unfinished: outcomes.unfinished,
        seconds: elapsed.as_secs_f64(),
        playouts_per_second: u64::try_from(per_second).unwrap_or(u64::MAX),
    };
    if args.format.json {
        output::json(&played)?;
    } else {
        print(&played, console)?;
    }
    Ok(Answer::Yes)
}

fn print(played: &Played, console: Console) -> Result<()> {
    let [south, north] = played.won;
    let arguments = [
        ("games", played.games.into()),
        ("plies", played.plies.into()),
        ("south", south.into()),
        ("north", north.into()),
        ("drawn", played.drawn.into()),
        ("most", PLIES_MAX.into()),
        ("unfinished", played.unfinished.into()),
        ("speed", played.playouts_per_second.into()),
    ];
    let mut lines = vec!["playouts-games", "playouts-won"];
    if played.unfinished > 0 {
        lines.push("playouts-unfinished");
    }
    lines.push("playouts-speed");
    let mut out = output::data();
    for line in lines {
        writeln!(out, "{}", console.words.text_with(line, &arguments))?;
    }
    Ok(())
}
