//! A single question about a position, for a [`Campaign`](crate::Campaign).

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rules::machine::{Choices, SeedChoice};
use rules::{Fruit, Position, PositionOf, Side, Visitor};

use crate::campaign::Job;
use crate::endings::Endings;
use crate::entry::{Answer, Phase};
use crate::memory::Memory;
use crate::numbering::Numbering;
use crate::prove::Boards;
use crate::prover::Search;
use crate::question::{Means, at_first, seen_by};
use crate::solve::{SolveError, Solver};

/// The result of a job.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Found {
    /// The answer.
    pub answer: Answer,
    /// The number of positions searched.
    pub nodes: u64,
}

impl Solver {
    /// Answers a job, or gives it up after about `nodes` positions. What it learns on the way is
    /// kept for other jobs of that phase. `tell` gets the number of positions searched, and can
    /// stop the work: then there is no answer.
    ///
    /// # Errors
    /// [`SolveError`] if the position is none of those that follow from the solver's own.
    pub fn ask(
        &mut self,
        job: &Job,
        nodes: u64,
        tell: &(dyn Fn(u64) -> ControlFlow<()> + Sync),
    ) -> Result<Option<Found>, SolveError> {
        self.check_turn_to(&job.position)?;
        let guesses = job.phase == Phase::Conjecture;
        if self.has_guesses != guesses {
            // What is not proved must not come among the proofs.
            self.memory.clear();
            self.has_guesses = guesses;
        }
        let [least, most] = at_first(&job.position).range;
        if job.margin <= least || most < job.margin {
            let answer = if job.margin <= least {
                Answer::AtLeast(least)
            } else {
                Answer::AtMost(most)
            };
            return Ok(Some(Found { answer, nodes: 0 }));
        }
        Ok(job.position.visit(Asking {
            numbering: &self.numbering,
            endings: &self.endings,
            memory: &mut self.memory,
            means: self.means,
            margin: job.margin,
            guesses,
            is_plain: self.is_plain,
            limit: nodes,
            tell,
        }))
    }
}

struct Asking<'a> {
    numbering: &'a Numbering,
    endings: &'a Endings,
    memory: &'a mut Memory,
    means: Means,
    margin: i16,
    guesses: bool,
    is_plain: bool,
    limit: u64,
    tell: &'a (dyn Fn(u64) -> ControlFlow<()> + Sync),
}

impl Visitor for Asking<'_> {
    type Output = Option<Found>;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> Option<Found> {
        let (machine, state) = (position.machine(), position.state());
        let boards = if self.is_plain {
            Boards::plain(machine, self.numbering)
        } else {
            Boards::new(machine, self.numbering)
        };
        let nodes = AtomicU64::new(0);
        let is_told = AtomicBool::new(false);
        let goes_on = |nodes: u64| {
            if (self.tell)(nodes).is_break() {
                is_told.store(true, Ordering::Relaxed);
            }
            nodes < self.limit && !is_told.load(Ordering::Relaxed)
        };
        let ahead = machine.margin(state);
        // The mover's value that answers the question: at least this, or less.
        let wanted = seen_by(self.margin - ahead, state.side);
        let beta = match state.side {
            Side::South => wanted,
            Side::North => wanted + 1,
        };
        let search = Search {
            endings: self.endings,
            threads: self.means.threads,
            guesses: self.guesses,
            nodes: &nodes,
            goes_on: &goes_on,
        };
        let value = boards.prove(state, beta as i8, self.memory, &search);
        let nodes = nodes.load(Ordering::Relaxed);
        let answer = match value {
            Some(value) => {
                let margin = ahead + seen_by(value.into(), state.side);
                if margin >= self.margin {
                    Answer::AtLeast(margin)
                } else {
                    Answer::AtMost(margin)
                }
            }
            None if is_told.load(Ordering::Relaxed) => return None,
            None => Answer::Open(self.margin),
        };
        Some(Found { answer, nodes })
    }

    fn fruit(self, _: &PositionOf<Fruit>) -> Option<Found> {
        unreachable!("refused before")
    }

    fn general(self, _: &Position) -> Option<Found> {
        unreachable!("refused before")
    }
}
