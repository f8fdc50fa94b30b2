//! `mancala campaign`: a proof that takes days, in jobs of minutes.

mod folder;
mod recheck;

use std::io::Write as _;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use serde::Serialize;
use solver::{Entry, Job, Phase, Progress, Solver};

use super::solve::{SolvedMove, begin};
use crate::answer::Answer;
use crate::args::{Board, Campaign};
use crate::console::Console;
use crate::limit::Limit;
use crate::{notation, output, progress, signals};
use folder::Folder;

/// The memory is written so often.
const SAVES: Duration = Duration::from_mins(30);
/// The positions in a unit of `--job`.
const MILLION: u64 = 1_000_000;
const HOUR: f64 = 3600.0;

#[derive(Debug, Serialize)]
struct Told {
    game: String,
    position: String,
    /// The bounds of South's margin that are proved.
    range: [i16; 2],
    proved: bool,
    /// The bounds that are proved after each move, once the position was cut.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    moves: Vec<SolvedMove>,
    /// The bounds that a search suggests.
    #[serde(skip_serializing_if = "Option::is_none")]
    searched: Option<[i16; 2]>,
    answered: u64,
    cut: u64,
    nodes: u64,
    seconds: f64,
    nodes_left: f64,
}

pub(super) fn run(args: &Campaign, console: Console) -> Result<Answer> {
    signals::watch();
    let limit = Limit::new(args.time);
    let folder = Folder::lock(&args.folder, console)?;
    let mut campaign = open(args, &folder, console)?;
    if let Some(count) = args.recheck {
        return recheck::run(args, count, &campaign, console);
    }
    if args.chain {
        write!(output::data(), "{}", campaign.chain_text())?;
        return Ok(Answer::Yes);
    }
    let begun = campaign.progress();
    if begun.range[0] < begun.range[1] {
        let position = campaign.position().clone();
        let mut solver = begin(&args.effort, &position, &limit, console.words)?;
        folder.load(&mut solver, console);
        work(args, &mut campaign, &mut solver, &folder, &limit, console)?;
    }
    tell(&campaign, args, console)?;
    let Progress { range, .. } = campaign.progress();
    Ok(Answer::found(range[0] == range[1]))
}

/// The campaign of a folder, or a new one.
fn open(args: &Campaign, folder: &Folder, console: Console) -> Result<solver::Campaign> {
    let board = args.game.clone().map(|game| Board {
        game,
        position: args.position.clone(),
        from: None,
        any_seeds: true,
    });
    let asked = board.map(|board| console.position(&board)).transpose()?;
    match (folder.read(console)?, asked) {
        (Some(campaign), Some(asked)) if *campaign.position() != asked => {
            let found = campaign.position();
            let found = format!("{} {found}", found.rules());
            bail!(
                console
                    .words
                    .text_with("campaign-other", &[("found", found.into())])
            )
        }
        (Some(campaign), _) => Ok(campaign),
        (None, Some(position)) => {
            let campaign = solver::Campaign::new(&position, args.expected)?;
            folder.begin(&campaign)?;
            Ok(campaign)
        }
        (None, None) => bail!(console.words.text("campaign-no-game")),
    }
}

/// Does one job after the other.
fn work(
    args: &Campaign,
    campaign: &mut solver::Campaign,
    solver: &mut Solver,
    folder: &Folder,
    limit: &Limit,
    console: Console,
) -> Result<()> {
    let bar = progress::spinner();
    let mut ledger = folder.ledger();
    let mut saved = Instant::now();
    while let Some(job) = campaign.next()
        && !limit.is_over()
    {
        let Some(entry) = one(&job, args, campaign, solver, limit, &bar)? else {
            break;
        };
        ledger.add(&entry, console);
        campaign.record(&entry)?;
        if saved.elapsed() >= SAVES {
            folder.save(solver, console);
            saved = Instant::now();
        }
    }
    bar.finish_and_clear();
    ledger.end()?;
    if campaign.next().is_some() {
        folder.save(solver, console);
    }
    Ok(())
}

/// Does a job; `None` if it was stopped.
#[expect(clippy::cast_precision_loss, reason = "two digits are told")]
fn one(
    job: &Job,
    args: &Campaign,
    campaign: &solver::Campaign,
    solver: &mut Solver,
    limit: &Limit,
    bar: &indicatif::ProgressBar,
) -> Result<Option<Entry>> {
    let begun = Instant::now();
    let before = campaign.progress();
    let state = so_far(job, &before);
    let found = solver.ask(job, u64::from(args.job) * MILLION, &|nodes| {
        let speed = nodes as f64 / begun.elapsed().as_secs_f64().max(0.001);
        let hours = before.nodes_left / speed.max(1.0) / HOUR;
        bar.set_message(format!("{state}  {:.1} M/s  −{hours:.0} h", speed / 1e6));
        limit.go_on()
    })?;
    Ok(found.map(|found| Entry {
        phase: job.phase,
        position: job.position.clone(),
        answer: found.answer,
        nodes: found.nodes,
        seconds: begun.elapsed().as_secs_f64(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    }))
}

/// The state during a job.
fn so_far(job: &Job, progress: &Progress) -> String {
    let proved = notation::range(progress.range);
    let searched = progress
        .conjecture
        .map(|found| format!(" (≈ {})", notation::range(found)));
    let jobs = progress.answered + progress.cut + 1;
    let sign = match job.phase {
        Phase::Conjecture => "≈≥",
        Phase::Proof => "≥",
    };
    let margin = notation::signed(job.margin);
    let searched = searched.unwrap_or_default();
    format!("{proved}{searched}  #{jobs}: {sign} {margin}?")
}

fn tell(campaign: &solver::Campaign, args: &Campaign, console: Console) -> Result<()> {
    let position = campaign.position();
    let moves = campaign.moves();
    let moves = moves.iter().map(|known| SolvedMove::new(position, known));
    let Progress {
        range: proved,
        conjecture,
        answered,
        cut,
        nodes,
        seconds,
        nodes_left,
    } = campaign.progress();
    if args.format.json {
        return output::json(&Told {
            game: position.rules().to_string(),
            position: position.to_string(),
            range: proved,
            proved: proved[0] == proved[1],
            moves: moves.collect(),
            searched: conjecture,
            answered,
            cut,
            nodes,
            seconds,
            nodes_left,
        });
    }
    let words = console.words;
    let mut out = output::data();
    let line = [("range", notation::range(proved).into())];
    writeln!(out, "{}", words.text_with("campaign-range", &line))?;
    for known in moves {
        writeln!(out, "{}", known.text(words))?;
    }
    if let Some(found) = conjecture {
        let line = [("range", notation::range(found).into())];
        writeln!(out, "{}", words.text_with("campaign-searched", &line))?;
    }
    let hours = |seconds: f64| format!("{:.1}", seconds / HOUR);
    let line = [
        ("answered", answered.into()),
        ("cut", cut.into()),
        ("nodes", nodes.into()),
        ("hours", hours(seconds).into()),
    ];
    writeln!(out, "{}", words.text_with("campaign-work", &line))?;
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    let speed = nodes as f64 / seconds.max(1.0);
    if nodes_left > 0.0 && speed > 0.0 {
        let line = [
            ("nodes", format!("{nodes_left:.0e}").into()),
            ("hours", hours(nodes_left / speed).into()),
        ];
        writeln!(out, "{}", words.text_with("campaign-left", &line))?;
    }
    Ok(())
}
