//! `mancala match`: two players of the engine, many games.

mod player;

use std::io::Write as _;
use std::ops::ControlFlow;

use anyhow::Result;
use engine::contest::{Tally, contest};
use serde::Serialize;

use super::Answer;
use crate::args::Match;
use crate::console::Console;
use crate::{output, progress, signals};
use player::Player;

#[derive(Debug, Serialize)]
struct Outcome {
    game: String,
    a: String,
    b: String,
    seed: u64,
    games: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    /// Of A: points per game, a draw counting half.
    score: f64,
    /// Where the true score lies with a probability of 95 %.
    interval: [f64; 2],
}

pub(super) fn run(args: &Match, console: Console) -> Result<Answer> {
    let rules = console.rules(&args.game)?;
    let hash_bytes = usize::from(args.hash) << 20;
    let mut first = Player::read(&args.first, hash_bytes)?;
    let mut second = Player::read(&args.second, hash_bytes)?;
    signals::watch();
    let bar = progress::bar(u64::from(args.games));
    let mut counted = Tally::default();
    contest(
        &rules,
        [&mut first, &mut second],
        args.games,
        args.seed,
        &mut |tally| {
            // A game broken off is no game.
            if signals::interrupted() {
                return ControlFlow::Break(());
            }
            counted = *tally;
            bar.inc(1);
            bar.set_message(format!("{:.1} %", 100.0 * tally.score()));
            ControlFlow::Continue(())
        },
    );
    bar.finish_and_clear();
    let (low, high) = counted.interval();
    let result = Outcome {
        game: rules.to_string(),
        a: first.to_string(),
        b: second.to_string(),
        seed: args.seed,
        games: counted.games(),
        won: counted.won,
        drawn: counted.drawn,
        lost: counted.lost,
        score: counted.score(),
        interval: [low, high],
    };
    if args.format.json {
        output::json(&result)?;
    } else {
        print(&result, console)?;
    }
    Ok(if signals::interrupted() {
        Answer::Interrupted
    } else {
        Answer::Yes
    })
}

fn print(result: &Outcome, console: Console) -> Result<()> {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let [low, high] = result.interval;
    let arguments = [
        ("a", (&result.a).into()),
        ("b", (&result.b).into()),
        ("games", result.games.into()),
        ("won", result.won.into()),
        ("drawn", result.drawn.into()),
        ("lost", result.lost.into()),
        ("score", percent(result.score).into()),
        ("low", percent(low).into()),
        ("high", percent(high).into()),
    ];
    let mut out = output::data();
    writeln!(
        out,
        "{}",
        console.words.text_with("match-games", &arguments)
    )?;
    writeln!(
        out,
        "{}",
        console.words.text_with("match-share", &arguments)
    )?;
    Ok(())
}
