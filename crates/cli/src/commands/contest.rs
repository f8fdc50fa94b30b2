//! `mancala match`: two players, levels or other programs, many games.

mod player;
mod process;
mod program;
mod scribe;

use std::io::Write as _;
use std::ops::ControlFlow;

use anyhow::{Result, ensure};
use engine::contest::{Openings, Tally, contest};
use serde::Serialize;

use crate::answer::Answer;
use crate::args::Match;
use crate::console::Console;
use crate::{output, progress, signals};
use player::Player;
use scribe::Scribe;

#[derive(Debug, Serialize)]
struct Outcome {
    game: String,
    a: String,
    b: String,
    seed: u64,
    opening_plies: u16,
    /// The limit of the lead that either player seemed to have in the openings, if they were
    /// balanced.
    balance: Option<u16>,
    games: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    /// Of A: points per game, a draw counting half.
    score: f64,
    /// The interval of the true score with a probability of 95 %.
    interval: [f64; 2],
    /// Plies of a game, on average; those of the opening count.
    mean_plies: f64,
    /// Legal moves at a turn, on average.
    mean_choices: f64,
    /// Seconds of the longest thought of each.
    longest_seconds: [f64; 2],
    /// Seconds of each for a move, on average.
    mean_seconds: [f64; 2],
    /// Games each has lost by an illegal move, by silence, or by ending.
    forfeits: [u32; 2],
}

pub(super) fn run(args: &Match, console: Console) -> Result<Answer> {
    let start = console.position(&args.board)?;
    ensure!(
        !start.is_over(),
        "the game is over in `{start}`: a match needs a position to play"
    );
    let rules = *start.rules();
    signals::watch();
    let mut first = Player::read(&args.first, &rules, args.hash)?;
    let mut second = Player::read(&args.second, &rules, args.hash)?;
    let bar = progress::bar(u64::from(args.games));
    first.tell_above(&bar);
    second.tell_above(&bar);
    let openings = Openings {
        start,
        plies: args.opening_plies,
        swap: !args.south,
        balance: args.balance,
    };
    let mut counted = Tally::default();
    let mut scribe = Scribe::new(&mut first, &second, args.save.as_deref())?;
    contest(
        openings,
        [&mut scribe, &mut second],
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
    scribe.finish()?;
    let players = [&first, &second];
    let result = Outcome {
        game: rules.to_string(),
        a: first.to_string(),
        b: second.to_string(),
        seed: args.seed,
        opening_plies: args.opening_plies,
        balance: args.balance,
        games: counted.games(),
        won: counted.won,
        drawn: counted.drawn,
        lost: counted.lost,
        score: counted.score(),
        interval: counted.interval().into(),
        mean_plies: first.plies_of(counted.games()),
        mean_choices: first.mean_choices(&second),
        longest_seconds: players.map(|player| player.longest.as_secs_f64()),
        mean_seconds: players.map(|player| player.mean().as_secs_f64()),
        forfeits: players.map(|player| player.forfeits),
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
    let seconds = |thought: f64| format!("{thought:.2}");
    let [low, high] = result.interval;
    let [first, second] = result.longest_seconds;
    let [lost_by_first, lost_by_second] = result.forfeits;
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
        ("first", seconds(first).into()),
        ("second", seconds(second).into()),
        ("byfirst", lost_by_first.into()),
        ("bysecond", lost_by_second.into()),
    ];
    let mut lines = vec!["match-games", "match-share", "match-longest"];
    if result.forfeits != [0, 0] {
        lines.push("match-forfeits");
    }
    let mut out = output::data();
    for line in lines {
        writeln!(out, "{}", console.words.text_with(line, &arguments))?;
    }
    Ok(())
}
