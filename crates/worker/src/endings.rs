//! The endings of the game on the board, computed in small steps while there is no question.

use std::ops::ControlFlow;
use std::sync::Arc;

use engine::{ENDINGS_SEEDS, Engine, Info, Limits};
use protocol::worker::Valued;
use rules::{Position, RuleSet};
use solver::{KnownEndings, Question, Solution};
use tablebase::Probe;

/// The longest step that is made while there is no question, in milliseconds: a question that came
/// meanwhile would have to wait for it. So a slow device knows fewer endings.
const STEP_MS_MAX: f64 = 250.0;
/// The factor by which a step takes longer than the one before, about: there are so many more
/// positions.
const STEP_GROWTH: f64 = 1.75;

/// Endings that can grow.
pub trait Growing: Probe {
    /// Computes those with one seed more; returns whether there are any more.
    fn grow(&mut self) -> bool;
}

impl Growing for KnownEndings {
    fn grow(&mut self) -> bool {
        KnownEndings::grow(self)
    }
}

/// Begins the endings of a game; says how many seeds they may have. `None` where there are none.
pub type Begin = fn(&RuleSet) -> Option<(Arc<dyn Growing>, u16)>;

/// Extends lines that stop where an ending is looked up, as far as every move is certain; returns
/// whether there were any such lines.
pub type LeadOn = fn(&mut Engine, &Position, &mut [Valued]) -> bool;

/// The exact values of all moves of a position of the general machine, if so few others follow it
/// that they can be listed. The second argument says when there is no time left.
pub type ListAll = fn(&Position, &(dyn Fn() -> bool + Sync)) -> Option<Solution>;

/// The functions for endings.
#[derive(Clone, Copy, Debug)]
pub struct Methods {
    pub(crate) begin: Begin,
    pub(crate) lead_on: LeadOn,
    pub(crate) list_all: ListAll,
}

/// The only ones there are.
pub const METHODS: Methods = Methods {
    begin,
    lead_on,
    list_all,
};

/// The bytes for all positions that follow one of the general machine.
const LISTED_BYTES: u64 = 64 << 20;

fn list_all(position: &Position, is_late: &(dyn Fn() -> bool + Sync)) -> Option<Solution> {
    // A race is told by the plies that it takes, which are not counted there.
    if position.properties().is_race || position.seeds_in_houses() > ENDINGS_SEEDS {
        return None;
    }
    let tell = |_: &Solution| {
        if is_late() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let solution = solver::solve_general(position, LISTED_BYTES, &tell).ok()?;
    solution.answers(Question::Moves).then_some(solution)
}

/// The most sowings of an extended line: most endings take fewer.
const LINE_MAX: usize = 60;

fn lead_on(engine: &mut Engine, position: &Position, moves: &mut [Valued]) -> bool {
    let mut has_grown = false;
    for valued in moves {
        let mut after = position.clone();
        let is_certain = valued.source.is_exact();
        if !is_certain || !follow(&mut after, &valued.line) {
            continue;
        }
        while valued.line.len() < LINE_MAX {
            let limits = Limits {
                depth: Some(1),
                ..Limits::default()
            };
            let mut unheard = |_: &Info| ControlFlow::Continue(());
            let report = engine.search(&after, &limits, &mut unheard);
            let is_exact = report.value().is_some_and(|value| value.source.is_exact());
            let Some(best) = report.best().filter(|_| is_exact) else {
                break;
            };
            valued.line.push(after.move_text(best));
            has_grown = true;
            if after.play(best).is_err() {
                break;
            }
        }
    }
    has_grown
}

/// Plays a line; returns whether all of it can be played.
fn follow(position: &mut Position, line: &[String]) -> bool {
    line.iter().all(|text| {
        let mv = position.read_move(text);
        mv.is_ok_and(|mv| position.play(mv).is_ok())
    })
}

fn begin(rules: &RuleSet) -> Option<(Arc<dyn Growing>, u16)> {
    let seeds = solver::affordable(rules, ENDINGS_SEEDS.into())?;
    let known = KnownEndings::begin(rules, seeds, 1).ok()?;
    Some((Arc::new(known), seeds as u16))
}

/// The state of the endings.
#[derive(Debug, Default)]
pub(crate) enum Endings {
    /// None are wanted, or the game has none.
    #[default]
    None,
    /// They are still to be computed.
    Wanted(RuleSet),
    /// Some of them are known.
    Begun {
        known: Arc<dyn Growing>,
        seeds_max: u16,
        /// Whether they grow any further only for a question that needs it.
        rests: bool,
    },
}

impl Endings {
    /// Wants those of a game, and forgets those of another one.
    pub(crate) fn want(&mut self, rules: &RuleSet, engine: &mut Engine) {
        let is_wanted = match self {
            Endings::None => false,
            Endings::Wanted(wanted) => wanted == rules,
            Endings::Begun { known, .. } => known.is_for(rules),
        };
        if !is_wanted {
            self.forget(engine);
            *self = Endings::Wanted(*rules);
        }
    }

    /// Forgets all of them.
    pub(crate) fn forget(&mut self, engine: &mut Engine) {
        engine.remove_tables();
        *self = Endings::None;
    }

    /// The number of seeds up to which they are known; 0 if none are.
    pub(crate) fn seeds(&self) -> u16 {
        match self {
            Endings::Begun { known, .. } => known.seeds_max(),
            Endings::None | Endings::Wanted(_) => 0,
        }
    }

    /// Whether there is work left to do while there is no question.
    pub(crate) fn has_work(&self) -> bool {
        match self {
            Endings::None => false,
            Endings::Wanted(_) => true,
            Endings::Begun { rests, .. } => !rests,
        }
    }

    /// Whether those with `seeds` seeds, of the game that is wanted, are not known yet.
    pub(crate) fn lack(&self, seeds: u16) -> bool {
        match self {
            Endings::None => false,
            Endings::Wanted(_) => seeds <= ENDINGS_SEEDS,
            Endings::Begun {
                known, seeds_max, ..
            } => known.seeds_max() < seeds && seeds <= *seeds_max,
        }
    }

    /// Does a step.
    pub(crate) fn work(&mut self, begin: Begin, engine: &mut Engine, now_ms: &dyn Fn() -> f64) {
        let begun_ms = now_ms();
        let (known, seeds_max) = match std::mem::take(self) {
            Endings::None => return,
            Endings::Wanted(rules) => match begin(&rules) {
                Some(first) => first,
                None => return,
            },
            Endings::Begun {
                mut known,
                seeds_max,
                ..
            } => {
                // Then `known` is the only reference, so that the endings can be changed.
                engine.remove_tables();
                if let Some(known) = Arc::get_mut(&mut known) {
                    known.grow();
                }
                (known, seeds_max)
            }
        };
        engine.add_table(Arc::clone(&known) as Arc<dyn Probe>);
        let seeds = known.seeds_max();
        let next_ms = (now_ms() - begun_ms) * STEP_GROWTH;
        // The first step gets ready for all that follow, and says nothing about the next one.
        let rests = seeds >= seeds_max || seeds > 0 && next_ms > STEP_MS_MAX;
        *self = Endings::Begun {
            known,
            seeds_max,
            rests,
        };
    }
}
