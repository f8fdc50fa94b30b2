//! The endings of the game on the board, worked out in small steps while nobody asks anything.

use std::sync::Arc;

use engine::Engine;
use protocol::worker::Reply;
use rules::RuleSet;
use solver::KnownEndings;
use tablebase::Probe;

/// A question that comes while a step is done waits this long, about. The next one would take
/// longer, so on a slow device fewer endings are known.
const STEP_MS_MAX: f64 = 250.0;
/// How much longer a step takes than the one before, about: there are so many more positions.
const STEP_GROWTH: f64 = 1.75;

/// How far they are.
#[derive(Debug, Default)]
pub(crate) enum Endings {
    /// Nobody has asked for any, or the game has none.
    #[default]
    None,
    /// They are to be worked out.
    Wanted { rules: RuleSet, seeds_max: u16 },
    /// Some are known. While they grow, the engine does without them.
    Growing {
        known: Arc<KnownEndings>,
        seeds_max: u16,
    },
    /// They do not grow any more.
    Known(Arc<KnownEndings>),
}

impl Endings {
    /// Wants those of a game, and forgets those of another one.
    pub(crate) fn want(&mut self, rules: RuleSet, seeds_max: u16, engine: &mut Engine) {
        let is_for = match self {
            Endings::None => false,
            Endings::Wanted { rules: wanted, .. } => *wanted == rules,
            Endings::Growing { known, .. } | Endings::Known(known) => known.is_for(&rules),
        };
        if !is_for {
            engine.remove_tables();
            *self = Endings::Wanted { rules, seeds_max };
        }
    }

    /// Whether there is something to do.
    pub(crate) fn has_work(&self) -> bool {
        matches!(self, Endings::Wanted { .. } | Endings::Growing { .. })
    }

    /// Whether so many seeds are fewer than are known, or ever will be.
    pub(crate) fn lacks(&self, seeds: u16) -> bool {
        match self {
            Endings::None | Endings::Known(_) => false,
            Endings::Wanted { seeds_max, .. } => seeds <= *seeds_max,
            Endings::Growing { known, seeds_max } => {
                (known.seeds_max() + 1..=*seeds_max).contains(&seeds)
            }
        }
    }

    /// Does a step; says what is known if it was the last one.
    pub(crate) fn work(&mut self, engine: &mut Engine, now_ms: &dyn Fn() -> f64) -> Option<Reply> {
        let begun_ms = now_ms();
        match std::mem::take(self) {
            Endings::None => return None,
            Endings::Known(known) => {
                *self = Endings::Known(known);
                return None;
            }
            Endings::Wanted { rules, seeds_max } => {
                let Ok(known) = KnownEndings::begin(&rules, seeds_max.into(), 1) else {
                    return Some(Reply::Prepared { seeds: None });
                };
                let known = Arc::new(known);
                *self = Endings::Growing { known, seeds_max };
            }
            Endings::Growing {
                mut known,
                seeds_max,
            } => {
                // Nobody else has them now, so they can be changed.
                engine.remove_tables();
                let grew = Arc::get_mut(&mut known).is_some_and(KnownEndings::grow);
                engine.add_table(Arc::clone(&known) as Arc<dyn Probe>);
                let next_ms = (now_ms() - begun_ms) * STEP_GROWTH;
                if !grew || known.seeds_max() >= seeds_max || next_ms > STEP_MS_MAX {
                    let seeds = Some(known.seeds_max());
                    *self = Endings::Known(known);
                    return Some(Reply::Prepared { seeds });
                }
                *self = Endings::Growing { known, seeds_max };
            }
        }
        None
    }
}
