//! The exact value of a position, from proofs that it is worth at least some margin, or not.

use rules::machine::{Choices, SeedChoice};
use rules::{Fruit, Obstacle, Pie, Position, PositionOf, RuleSet, Visitor};
use tablebase::rows::SEEDS_MAX;
use thiserror::Error;

use crate::build::Builder;
use crate::endings::Endings;
use crate::memory::Memory;
use crate::numbering::Numbering;
use crate::question::{Known, Means, Question, Solution, Tell, at_first};
use crate::root::Solving;

/// The reason why a position cannot be solved.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum SolveError {
    /// There is no method for this game.
    #[error("`{rules}` cannot be solved: {why}")]
    Unsupported {
        /// The game.
        rules: Box<RuleSet>,
        /// The obstacle.
        why: Obstacle,
    },
    /// Both players choose at the same time.
    #[error("a simultaneous opening cannot be solved; set up a position after it")]
    Opening,
    /// Margins would not fit into a byte.
    #[error("{seeds} seeds in the houses are too many: up to {SEEDS_MAX} can be solved")]
    TooManySeeds {
        /// The number of seeds in the houses.
        seeds: usize,
    },
    /// The positions that can follow are too many to list.
    #[error("{bytes} bytes of memory are not enough for all positions that can follow")]
    Positions {
        /// The bytes that may be used.
        bytes: u64,
    },
    /// The memory is too small to tell all positions apart.
    #[error("{bytes} bytes of memory are not enough to tell the positions of this board apart")]
    Memory {
        /// The bytes that may be used.
        bytes: u64,
    },
    /// The system has not that much memory.
    #[error("the system does not give {bytes} bytes of memory")]
    NotGiven {
        /// The bytes asked for.
        bytes: u64,
    },
    /// The endings are those of another game, or too few.
    #[error("the endings are those of another game, or go up to too few seeds")]
    Endings,
}

impl SolveError {
    pub(crate) fn unsupported(rules: &RuleSet, why: Obstacle) -> SolveError {
        let rules = Box::new(*rules);
        SolveError::Unsupported { rules, why }
    }
}

/// Whether positions of a game are solved by search; if not, [`look_up`](crate::look_up) may have
/// the answer.
pub fn is_searched(rules: &RuleSet) -> bool {
    rules.properties().proofs.is_ok()
}

/// Checks that a position is solved by search; its value can then be certified, too.
///
/// # Errors
/// [`SolveError`] if it is not, however much time and memory there is.
pub fn can_search(position: &Position) -> Result<(), SolveError> {
    let rules = *position.rules();
    let unsupported = |why| SolveError::unsupported(&rules, why);
    rules.properties().proofs.map_err(unsupported)?;
    if position.in_opening() {
        return Err(SolveError::Opening);
    }
    if may_swap(position) {
        return Err(unsupported(Obstacle::Swap));
    }
    let seeds = usize::from(position.seeds_in_houses());
    if seeds > SEEDS_MAX {
        return Err(SolveError::TooManySeeds { seeds });
    }
    Ok(())
}

/// The solver of one position.
#[derive(Debug)]
pub struct Solver {
    pub(crate) position: Position,
    pub(crate) numbering: Numbering,
    pub(crate) endings: Endings,
    pub(crate) memory: Memory,
    pub(crate) known: Known,
    pub(crate) means: Means,
    /// Whether the memory is of a search for a conjecture, and proves nothing.
    pub(crate) has_guesses: bool,
    /// The trust in what was loaded.
    pub(crate) loaded: Loaded,
    /// Whether jobs are done on the boards of all games, although this one has faster ones.
    pub(crate) is_plain: bool,
}

/// The trust in a checkpoint.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Loaded {
    /// There is none.
    Nothing,
    /// Its lines are believed.
    Believed,
    /// It contradicted the rules, and is forgotten.
    Refuted,
}

impl Solver {
    /// Prepares for a position.
    ///
    /// # Errors
    /// [`SolveError`] if there is no method.
    pub fn new(position: &Position, means: Means) -> Result<Solver, SolveError> {
        can_search(position)?;
        let seeds = usize::from(position.seeds_in_houses());
        let bytes = means.memory;
        let few = SolveError::Memory { bytes };
        let houses = position.rules().houses();
        let numbering = Numbering::new(houses, seeds).ok_or(few.clone())?;
        let memory = Memory::new(bytes, numbering.below(seeds + 1)).ok_or(few)?;
        Ok(Solver {
            position: position.clone(),
            numbering,
            endings: Endings::default(),
            memory,
            known: Known::default(),
            means,
            has_guesses: false,
            loaded: Loaded::Nothing,
            is_plain: false,
        })
    }

    /// Takes the layers of a builder as endings, except those with more seeds than the position
    /// has. Where houses are burnt, none are taken: they are of no use there.
    ///
    /// # Errors
    /// [`SolveError::Endings`] if it has built those of another game.
    pub fn use_endings(&mut self, builder: Builder) -> Result<(), SolveError> {
        if builder.rules() != &tablebase::key(self.position.rules()) {
            return Err(SolveError::Endings);
        }
        if !self.position.has_burnt() {
            self.endings = builder.into_endings(&self.numbering);
        }
        Ok(())
    }

    /// Turns to another position of the same game, with no more seeds than the first one. All
    /// proofs and tables remain of use.
    ///
    /// # Errors
    /// [`SolveError`] if there is no method for it, or it is none of those.
    pub fn turn_to(&mut self, position: &Position) -> Result<(), SolveError> {
        self.check_turn_to(position)?;
        self.position = position.clone();
        self.known = Known::default();
        Ok(())
    }

    /// Checks that another position can be turned to.
    pub(crate) fn check_turn_to(&self, position: &Position) -> Result<(), SolveError> {
        if position.in_opening() {
            return Err(SolveError::Opening);
        }
        let rules = *position.rules();
        let unsupported = |why| SolveError::unsupported(&rules, why);
        if may_swap(position) {
            return Err(unsupported(Obstacle::Swap));
        }
        if rules != *self.position.rules() || position.has_burnt() || self.position.has_burnt() {
            return Err(unsupported(Obstacle::OtherBoard));
        }
        let seeds = usize::from(position.seeds_in_houses());
        if seeds >= self.numbering.layers() {
            return Err(SolveError::TooManySeeds { seeds });
        }
        Ok(())
    }

    /// Does jobs on the boards of all games from now on, even where this one has faster ones: for
    /// a second opinion.
    pub fn search_plainly(&mut self) {
        self.is_plain = true;
        self.memory.clear();
    }

    /// Forgets what is not proved.
    pub(crate) fn forget_guesses(&mut self) {
        if std::mem::take(&mut self.has_guesses) {
            self.memory.clear();
        }
    }

    /// The number of positions searched so far.
    pub fn nodes(&self) -> u64 {
        self.known.nodes
    }

    /// Solves the position, unless `tell` stops the work: then the next call goes on from there.
    /// Each thread calls `tell` every few thousand positions.
    ///
    /// # Panics
    /// If two proofs disagree that rest on no checkpoint: a fault of this program.
    pub fn solve(&mut self, question: Question, tell: Tell<'_>) -> Solution {
        if self.position.is_over() {
            return at_first(&self.position);
        }
        self.forget_guesses();
        loop {
            let solution = self.position.visit(Solving {
                numbering: &self.numbering,
                endings: &self.endings,
                memory: &mut self.memory,
                known: &mut self.known,
                means: self.means,
                question,
                tell,
            });
            if !self.known.is_contradicted {
                return solution;
            }
            // Proofs by the rules agree.
            assert_eq!(self.loaded, Loaded::Believed, "two proofs disagree");
            self.loaded = Loaded::Refuted;
            self.known = Known::default();
            self.memory.clear();
        }
    }

    /// Whether solutions rest on a checkpoint that was loaded.
    pub fn rests_on_checkpoint(&self) -> bool {
        self.loaded == Loaded::Believed
    }

    /// Whether a checkpoint contradicted the rules; then it was forgotten, and the work begun anew.
    pub fn has_refuted_checkpoint(&self) -> bool {
        self.loaded == Loaded::Refuted
    }
}

/// Whether sides may still be changed by the pie rule.
pub(crate) fn may_swap(position: &Position) -> bool {
    position.visit(MaySwap)
}

struct MaySwap;

impl Visitor for MaySwap {
    type Output = bool;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> bool {
        position.state().pie != Pie::Unavailable
    }

    fn fruit(self, position: &PositionOf<Fruit>) -> bool {
        position.state().pie != Pie::Unavailable
    }

    fn general(self, _: &Position) -> bool {
        false
    }
}
