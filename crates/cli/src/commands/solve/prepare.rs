//! The work before a search: building the endings that it uses.

use anyhow::{Result, bail};
use rules::Position;
use solver::{Builder, Solver};
use tablebase::Folder;
use tablebase::rows::SEEDS_MAX;
use words::Words;

use crate::args::Effort;
use crate::commands::tables;
use crate::limit::Limit;

/// The part of all seeds up to which endings are built by default. Each further seed multiplies the
/// positions, while two of them only halve the search: beyond this part, building endings takes
/// longer than it saves.
const ENDINGS: [usize; 2] = [5, 12];

/// The most work for endings that were not asked for, in values of Kalah, of which a core computes
/// 120 to 180 million a second: less than 20 seconds. That is as many as Kalah has up to 25 seeds;
/// in games where a value takes longer, the search better begins with fewer.
const ENDINGS_WORK: u128 = 1 << 31;

/// The number of positions after which easier questions are asked first: some minutes.
const PATIENCE: u64 = 300_000_000;

/// Makes a solver that knows endings, however long that takes; `None` if that was interrupted.
pub(in crate::commands) fn prepare(
    effort: &Effort,
    position: &Position,
    words: Words,
) -> Result<Option<Solver>> {
    let limit = Limit::new(None);
    let solver = begin(effort, position, &limit, words)?;
    Ok((!limit.is_over()).then_some(solver))
}

/// Makes a solver; it knows endings, unless it took too long to compute them.
pub(in crate::commands) fn begin(
    effort: &Effort,
    position: &Position,
    limit: &Limit,
    words: Words,
) -> Result<Solver> {
    let rules = position.rules();
    let bytes = effort.means.bytes();
    let endings = endings(effort, position, words)?;
    // Of a byte for each position while they are built, half is left.
    let taken = endings.map_or(0, |endings| Builder::memory(rules, endings) / 2);
    let means = solver::Means {
        threads: effort.means.threads(),
        memory: bytes - taken.min(bytes / 2),
        patience: PATIENCE,
    };
    // An impossible question is refused before any long work.
    let mut solver = Solver::new(position, means)?;
    if let Some(endings) = endings {
        let mut builder = Builder::new(rules, endings, effort.means.threads())?;
        if build(&mut builder, endings, effort, limit)? {
            solver.use_endings(builder)?;
        }
    }
    Ok(solver)
}

/// The seeds up to which endings should be known before a search.
fn endings(effort: &Effort, position: &Position, words: Words) -> Result<Option<usize>> {
    let rules = position.rules();
    if !solver::is_searched(rules) {
        return Ok(None);
    }
    let seeds = usize::from(position.seeds_in_houses()).min(SEEDS_MAX);
    let asked = effort.endings.map(|asked| seeds.min(asked.into()));
    if position.has_burnt() {
        if asked.is_some_and(|asked| asked > 0) {
            bail!(words.text("tables-burnt"));
        }
        return Ok(None);
    }
    // They are put in order once more before the search.
    let needed = |endings: usize| Builder::memory(rules, endings).saturating_mul(5) / 4;
    let fits = |endings: &usize| needed(*endings) <= effort.means.bytes();
    let Some(asked) = asked else {
        let is_quick = |endings: &usize| {
            solver::effort(rules, *endings).is_some_and(|work| work <= ENDINGS_WORK)
        };
        let wanted = seeds * ENDINGS[0] / ENDINGS[1];
        let mut fewer = (1..=wanted).rev();
        return Ok(fewer.find(|endings| is_quick(endings) && fits(endings)));
    };
    if asked > 0 {
        let text = "solve-endings-memory";
        tables::fits(asked, &needed, &effort.means, text, words)?;
    }
    Ok((asked > 0).then_some(asked))
}

/// Builds endings, or reads those that lie in a folder; returns whether it came to its end.
pub(super) fn build(
    builder: &mut Builder,
    endings: usize,
    effort: &Effort,
    limit: &Limit,
) -> Result<bool> {
    let folder = effort
        .dir
        .as_ref()
        .map(|dir| Folder::new(dir, builder.rules()));
    let goes_on = || limit.go_on();
    tables::layers(builder, endings, folder.as_ref(), &goes_on, |_, _| Ok(()))
}
