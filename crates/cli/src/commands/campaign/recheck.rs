//! `mancala campaign --recheck`: the answers on which the bounds rest, or a sample of them, proved
//! again.

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

/// Asks `count` questions of the chain again, from all parts of it, the last one first: a solver that
/// knows nothing but endings at the beginning meets them in another order, with other memories.
pub(super) fn run(
    args: &args::Campaign,
    count: usize,
    campaign: &Campaign,
    console: Console,
) -> Result<Answer> {
    let limit = Limit::new(None);
    let mut proved = campaign.chain();
    proved.retain(|entry| !matches!(entry.answer, solver::Answer::Open(_)));
    let count = count.min(proved.len());
    let mut solver = begin(&args.effort, campaign.position(), &limit, console.words)?;
    if args.plain {
        solver.search_plainly();
    }
    let mut all_hold = true;
    let bar = progress::spinner();
    for number in (0..count).rev() {
        let Entry {
            position, answer, ..
        } = proved[number * proved.len() / count];
        let job = Job {
            phase: Phase::Proof,
            position: position.clone(),
            margin: answer.asked(),
        };
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
