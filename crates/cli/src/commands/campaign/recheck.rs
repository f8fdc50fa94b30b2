//! `mancala campaign --recheck`: a sample of the answers, proved again from nothing.

use std::io::Write as _;
use std::time::Instant;

use anyhow::Result;
use solver::{Campaign, Entry, Job, Phase};

use crate::answer::Answer;
use crate::args;
use crate::commands::solve::begin;
use crate::console::Console;
use crate::limit::Limit;
use crate::{output, progress};

/// Asks `count` questions again, from all parts of the campaign, each by a solver that knows nothing
/// but endings.
pub(super) fn run(
    args: &args::Campaign,
    count: usize,
    campaign: &Campaign,
    console: Console,
) -> Result<Answer> {
    let limit = Limit::new(None);
    let proved = campaign.entries().iter().filter(|entry| {
        let is_answer = !matches!(entry.answer, solver::Answer::Open(_));
        is_answer && entry.phase == Phase::Proof
    });
    let proved: Vec<_> = proved.collect();
    let count = count.min(proved.len());
    let mut solver = begin(&args.effort, campaign.position(), &limit, console.words)?;
    if args.plain {
        solver.search_plainly();
    }
    let mut all_hold = true;
    let bar = progress::spinner();
    for number in 0..count {
        let Entry {
            position, answer, ..
        } = proved[number * proved.len() / count];
        let job = Job {
            phase: Phase::Proof,
            position: position.clone(),
            margin: answer.asked(),
        };
        solver.forget();
        let begun = Instant::now();
        let found = solver.ask(&job, u64::MAX, &|nodes| {
            bar.set_message(nodes.to_string());
            limit.go_on()
        })?;
        let Some(found) = found else {
            bar.finish_and_clear();
            return Ok(Answer::Interrupted);
        };
        let holds = answer.follows_from(found.answer);
        all_hold &= holds;
        let key = if holds {
            "campaign-holds"
        } else {
            "campaign-wrong"
        };
        let seconds = format!("{:.1}", begun.elapsed().as_secs_f64());
        let told = [
            ("claim", format!("{position} {answer}").into()),
            ("nodes", found.nodes.into()),
            ("seconds", seconds.into()),
        ];
        let line = console.words.text_with(key, &told);
        bar.suspend(|| writeln!(output::data(), "{line}"))?;
    }
    bar.finish_and_clear();
    Ok(if all_hold { Answer::Yes } else { Answer::No })
}
