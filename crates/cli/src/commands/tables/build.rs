//! `mancala tables build`.

use std::ops::ControlFlow;

use anyhow::{Result, anyhow, bail};
use rules::RuleSet;
use solver::Builder;
use tablebase::Folder;
use words::Words;

use super::describe::describe;
use crate::answer::Answer;
use crate::args::{Means, TablesBuild};
use crate::console::Console;
use crate::{output, progress, signals};

pub(super) fn run(args: &TablesBuild, console: Console) -> Result<Answer> {
    let rules = console.rules(&args.game)?;
    let seeds = usize::from(args.seeds);
    let folder = Folder::new(&args.dir.dir, &rules);
    let mut builder = begin(&rules, seeds, &args.means, console)?;
    let building = folder.lock()?;
    for fault in building.discard_damaged(seeds)? {
        let fault = fault.to_string();
        let arguments = [("fault", fault.as_str().into())];
        output::message(&console.words.text_with("tables-built-again", &arguments));
    }
    signals::watch();
    let threads = args.means.threads();
    let is_done = layers(
        &mut builder,
        seeds,
        Some(&folder),
        &signals::go_on,
        |builder, next| {
            building.create(next, |out| {
                tablebase::write(builder.rules(), next, &builder.values(next), threads, out)
            })?;
            Ok(())
        },
    )?;
    if !is_done {
        return Ok(Answer::Interrupted);
    }
    describe(&folder, args.format.json, console)
}

/// Reads the layers with up to `seeds` seeds from a folder, or builds those that are not there;
/// `built` gets each that was built. Returns whether they are all there, or `goes_on` has stopped
/// it.
pub(in crate::commands) fn layers(
    builder: &mut Builder,
    seeds: usize,
    folder: Option<&Folder>,
    goes_on: &(dyn Fn() -> ControlFlow<()> + Sync),
    mut built: impl FnMut(&Builder, usize) -> Result<()>,
) -> Result<bool> {
    let bar = progress::bar((0..=seeds).map(|seeds| builder.positions(seeds)).sum());
    while builder.layers() <= seeds && goes_on().is_continue() {
        let next = builder.layers();
        bar.set_message(next.to_string());
        if let Some(folder) = folder
            && let Some(layer) = folder.open(next)?
        {
            builder
                .load(&layer)
                .map_err(|error| anyhow!("{}: {error}", folder.file(next).display()))?;
            bar.inc(builder.positions(next));
            continue;
        }
        let done = builder.build(&|done| {
            bar.inc(done);
            goes_on()
        });
        if done.is_continue() {
            built(builder, next)?;
        }
    }
    bar.finish_and_clear();
    Ok(builder.layers() > seeds)
}

/// A builder that keeps to the memory it may use.
pub(in crate::commands) fn begin(
    rules: &RuleSet,
    seeds: usize,
    means: &Means,
    console: Console,
) -> Result<Builder> {
    solver::can_build(rules, seeds)?;
    let needed = |seeds| Builder::memory(rules, seeds);
    fits(seeds, &needed, means, "tables-memory", console.words)?;
    Ok(Builder::new(rules, seeds, means.threads())?)
}

/// Refuses endings with `seeds` seeds if they need more memory than may be used; `text` is the
/// error.
pub(in crate::commands) fn fits(
    seeds: usize,
    needed: &dyn Fn(usize) -> u64,
    means: &Means,
    text: &str,
    words: Words,
) -> Result<()> {
    let fits = |seeds: &usize| needed(*seeds) <= means.bytes();
    if fits(&seeds) {
        return Ok(());
    }
    let arguments = [
        ("seeds", seeds.into()),
        ("needed", needed(seeds).div_ceil(1 << 20).into()),
        ("memory", means.memory().into()),
        ("most", (0..seeds).rev().find(fits).unwrap_or(0).into()),
    ];
    bail!(words.text_with(text, &arguments))
}
