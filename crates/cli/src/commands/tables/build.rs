//! `mancala tables build`.

use anyhow::{Result, anyhow, bail};
use rules::RuleSet;
use solver::Builder;
use tablebase::Folder;

use super::describe;
use crate::args::{Means, TablesBuild};
use crate::commands::Answer;
use crate::console::Console;
use crate::{progress, signals};

pub(super) fn run(args: &TablesBuild, console: Console) -> Result<Answer> {
    let rules = console.rules(&args.game)?;
    let seeds = usize::from(args.seeds);
    let folder = Folder::new(&args.dir.dir, &rules);
    let mut builder = begin(&rules, seeds, &args.means, console)?;
    signals::watch();
    let all = (0..=seeds).map(|seeds| builder.positions(seeds)).sum();
    let bar = progress::bar(all);
    while builder.layers() <= seeds {
        let next = builder.layers();
        bar.set_message(format!("{next}"));
        if let Some(layer) = folder.open(next)? {
            builder
                .load(&layer)
                .map_err(|error| anyhow!("{}: {error}", folder.file(next).display()))?;
            bar.inc(builder.positions(next));
            continue;
        }
        let stopped = builder.build(&progress::counted(&bar));
        if stopped.is_break() {
            bar.finish_and_clear();
            return Ok(Answer::Interrupted);
        }
        let threads = args.means.threads();
        folder.create(next, |out| {
            tablebase::write(builder.rules(), next, &builder.values(next), threads, out)
        })?;
    }
    bar.finish_and_clear();
    describe(&folder, args.format.json, console)
}

/// A builder that keeps to the memory it may use.
pub(in crate::commands) fn begin(
    rules: &RuleSet,
    seeds: usize,
    means: &Means,
    console: Console,
) -> Result<Builder> {
    let needed = |seeds| Builder::memory(rules, seeds);
    solver::can_build(rules, seeds)?;
    if needed(seeds) > means.bytes() {
        let most = (0..seeds)
            .rev()
            .find(|&seeds| needed(seeds) <= means.bytes());
        let arguments = [
            ("seeds", seeds.into()),
            ("needed", needed(seeds).div_ceil(1 << 20).into()),
            ("memory", means.memory.into()),
            ("most", most.unwrap_or(0).into()),
        ];
        bail!(console.words.text_with("tables-memory", &arguments));
    }
    Ok(Builder::new(rules, seeds, means.threads())?)
}
