//! Exact values of endings for the engine, worked out when they are first needed.

use std::sync::Arc;

use engine::Engine;
use rules::RuleSet;
use solver::KnownEndings;

/// The endings that are worth their time in any command.
pub(crate) const SEEDS: u16 = engine::ENDINGS_SEEDS;

/// Gives the engine the endings of a game with up to `seeds` seeds, if the game has any: with fewer
/// if they take longer than those of Kalah.
pub(crate) fn give(engine: &mut Engine, rules: &RuleSet, seeds: u16) {
    if seeds == 0 {
        return;
    }
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    // A game without them is no mistake of anybody.
    if let Some(seeds) = solver::affordable(rules, seeds.into())
        && let Ok(endings) = KnownEndings::new(rules, seeds, threads)
    {
        engine.add_table(Arc::new(endings));
    }
}
