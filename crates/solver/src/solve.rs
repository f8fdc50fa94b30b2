//! The exact value of a position, from proofs that it is worth at least so much, or not.

use std::cmp::Reverse;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rules::laws::{Bonus, Direction, End, Majority, Pieces, Repetition};
use rules::machine::{Choice, Choices, House, Machine};
use rules::{Fruit, Move, Pie, Position, RuleSet, Side, State, Table, Visitor};
use tablebase::rows::SEEDS_MAX;
use thiserror::Error;

use crate::build::Builder;
use crate::derive::margin;
use crate::endings::Endings;
use crate::memory::Memory;
use crate::numbering::Numbering;
use crate::order;
use crate::prove::{Prover, Shared, seen_by};

/// Why a position cannot be solved.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[non_exhaustive]
pub enum SolveError {
    /// No method for this game.
    #[error("`{rules}` cannot be solved: {why}")]
    Unsupported {
        /// The game.
        rules: RuleSet,
        /// What stands in the way.
        why: &'static str,
    },
    /// Both players choose at the same time.
    #[error("a simultaneous opening cannot be solved; set up a position after it")]
    Opening,
    /// Margins would not fit.
    #[error("{seeds} seeds in the houses are too many: up to {SEEDS_MAX} can be solved")]
    TooManySeeds {
        /// Seeds in the houses.
        seeds: usize,
    },
    /// Not all that can follow can be listed.
    #[error("{bytes} bytes of memory are not enough for all positions that can follow")]
    Positions {
        /// Bytes that may be used.
        bytes: u64,
    },
    /// Positions could be mistaken for each other.
    #[error("{bytes} bytes of memory are not enough to tell the positions of this board apart")]
    Memory {
        /// Bytes that may be used.
        bytes: u64,
    },
}

/// What is asked.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Question {
    /// The value, and a move that has it.
    #[default]
    Value,
    /// The value of every move.
    Moves,
    /// Only who wins.
    Winner,
}

/// How much of the machine may be used.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// Threads.
    pub threads: usize,
    /// Bytes for what is proved already, beside the endings.
    pub memory: u64,
}

/// What is certain of a move: how many seeds South will have more than North at the end, at least
/// and at most. In games won otherwise, 1 if South wins and -1 if North does.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct MoveRange {
    /// The move.
    pub mv: Move,
    /// At least this.
    pub least: i16,
    /// At most this.
    pub most: i16,
}

/// What is known of a position.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Solution {
    /// What South will have more than North at the end: at least, and at most. The same where the
    /// value is known.
    pub range: [i16; 2],
    /// The moves, best first as far as that is known; none if the game is over.
    pub moves: Vec<MoveRange>,
    /// Positions searched, or those of all endings where these have the answer.
    pub nodes: u64,
}

/// Hears what is known so far, and can stop the work.
pub type Tell<'a> = &'a (dyn Fn(&Solution) -> ControlFlow<()> + Sync);

/// Why there is no method for a game; `None` if there is.
fn obstacle(rules: &RuleSet) -> Option<&'static str> {
    let laws = rules.laws();
    if laws.pieces != Pieces::Seeds {
        Some("it is played with fruit")
    } else if laws.repetition != Repetition::Ignored
        || laws.direction == Direction::Clockwise
        || !laws.sows_own_store
    {
        Some("positions come back in it")
    } else if laws.majority != Majority::PlayOn {
        Some("it ends when one player has more than half of all seeds, which houses do not tell")
    } else if matches!(laws.bonus, Bonus::UpTo(_)) {
        Some("it counts the choices of a turn, which houses do not tell")
    } else {
        None
    }
}

/// Whether positions of a game are solved by search; if not, [`look_up`](crate::look_up) may have
/// the answer.
pub fn is_searched(rules: &RuleSet) -> bool {
    obstacle(rules).is_none()
}

/// Solves one position.
#[derive(Debug)]
pub struct Solver {
    position: Position,
    numbering: Numbering,
    endings: Endings,
    memory: Memory,
    threads: usize,
}

impl Solver {
    /// Gets ready for a position.
    ///
    /// # Errors
    /// [`SolveError`] if there is no method.
    pub fn new(position: &Position, means: Means) -> Result<Solver, SolveError> {
        let rules = position.rules();
        let unsupported = |why| SolveError::Unsupported { rules: *rules, why };
        if let Some(why) = obstacle(rules) {
            return Err(unsupported(why));
        }
        if position.in_opening() {
            return Err(SolveError::Opening);
        }
        let (seeds, may_swap) = position.visit(Looking);
        if may_swap {
            return Err(unsupported("the sides may still be changed"));
        }
        if seeds > SEEDS_MAX {
            return Err(SolveError::TooManySeeds { seeds });
        }
        let bytes = means.memory;
        let few = SolveError::Memory { bytes };
        let numbering = Numbering::new(rules.houses(), seeds).ok_or(few.clone())?;
        let memory = Memory::new(bytes, numbering.below(seeds + 1)).ok_or(few)?;
        Ok(Solver {
            position: position.clone(),
            numbering,
            endings: Endings::default(),
            memory,
            threads: means.threads,
        })
    }

    /// Takes over the layers of a builder; those with more seeds than the position has are left
    /// out. They are of no use, and left out too, where houses are burnt.
    ///
    /// # Panics
    /// If it has built the endings of another game.
    pub fn use_endings(&mut self, builder: Builder) {
        let rules = tablebase::key(self.position.rules());
        assert_eq!(builder.rules(), &rules, "the same game");
        if !self.position.has_burnt() {
            self.endings = builder.into_endings(&self.numbering);
        }
    }

    /// Solves the position, unless it is told to stop. `tell` is called every few thousand
    /// positions by each thread.
    pub fn solve(&mut self, question: Question, tell: Tell<'_>) -> Solution {
        self.position.visit(Solving {
            numbering: &self.numbering,
            endings: &self.endings,
            memory: &mut self.memory,
            threads: self.threads,
            question,
            tell,
        })
    }
}

/// Counts the seeds in the houses, and looks whether sides may be changed.
struct Looking;

impl Visitor for Looking {
    type Output = (usize, bool);

    fn seeds<C: Choices<Choice = House>>(self, table: &Table<C>) -> (usize, bool) {
        let (machine, state) = (table.machine(), table.state());
        let rows = Side::BOTH.map(|side| usize::from(machine.row_count(state, side)));
        (rows[0] + rows[1], state.pie != Pie::Unavailable)
    }

    fn fruit(self, _: &Table<Fruit>) -> (usize, bool) {
        unreachable!("refused before")
    }
}

struct Solving<'a> {
    numbering: &'a Numbering,
    endings: &'a Endings,
    memory: &'a mut Memory,
    threads: usize,
    question: Question,
    tell: Tell<'a>,
}

impl Visitor for Solving<'_> {
    type Output = Solution;

    fn seeds<C: Choices<Choice = House>>(self, table: &Table<C>) -> Solution {
        let (machine, state) = (table.machine(), table.state());
        if state.over.is_some() {
            return Solution {
                range: [margin(machine, state); 2],
                ..Solution::default()
            };
        }
        let nodes = AtomicU64::new(0);
        let question = self.question;
        let root = Root {
            candidates: candidates(machine, state),
            machine,
            state,
            nodes: &nodes,
            asked: self,
        };
        root.solve(question)
    }

    fn fruit(self, _: &Table<Fruit>) -> Solution {
        unreachable!("refused before")
    }
}

/// A move of the position asked about, and what is certain of it for the player who makes it.
#[derive(Clone, Copy, Debug)]
struct Candidate<C: Choices> {
    house: House,
    state: State<C>,
    least: i16,
    most: i16,
}

/// The moves, the most promising first.
fn candidates<C: Choices<Choice = House>>(
    machine: &Machine<C>,
    state: &State<C>,
) -> Vec<Candidate<C>> {
    let mut all: Vec<_> = machine
        .choices(state)
        .into_iter()
        .map(|house| {
            let mut after = *state;
            machine.play(&mut after, house, &mut ());
            let won = seen_by(margin(machine, &after), state.side);
            let reach = if after.over.is_some() {
                0
            } else {
                reach(machine, &after)
            };
            Candidate {
                house,
                state: after,
                least: won - reach,
                most: won + reach,
            }
        })
        .collect();
    all.sort_by_key(|candidate| {
        let Candidate {
            house,
            state: after,
            ..
        } = candidate;
        let won = margin(machine, after) - margin(machine, state);
        let gain = seen_by(won, state.side) as i8;
        let again = after.side == state.side;
        Reverse(order::promise(machine, after, house.0, gain, again))
    });
    all
}

/// Nothing more than this can still be won.
fn reach<C: Choices>(machine: &Machine<C>, state: &State<C>) -> i16 {
    if machine.laws().end == End::FirstToClear {
        return 1;
    }
    let rows = Side::BOTH.map(|side| machine.row_count(state, side));
    rows[0].saturating_add(rows[1]).cast_signed()
}

struct Root<'a, C: Choices> {
    asked: Solving<'a>,
    machine: &'a Machine<C>,
    state: &'a State<C>,
    nodes: &'a AtomicU64,
    candidates: Vec<Candidate<C>>,
}

/// It was told to stop.
struct Stopped;

impl<C: Choices<Choice = House>> Root<'_, C> {
    fn solve(mut self, question: Question) -> Solution {
        // Stopped or not, what is proved so far is the answer.
        let _ = match question {
            Question::Value => self.best(|least, most| least == most),
            Question::Winner => {
                self.best(|least, most| least.signum() == most.signum() || least == most)
            }
            Question::Moves => self.all(),
        };
        self.solution()
    }

    /// The range of the best move.
    fn range(&self) -> (i16, i16) {
        let least = self.candidates.iter().map(|candidate| candidate.least);
        let most = self.candidates.iter().map(|candidate| candidate.most);
        (least.max().unwrap_or(0), most.max().unwrap_or(0))
    }

    /// Narrows the range of the best move until it is narrow enough.
    fn best(&mut self, enough: impl Fn(i16, i16) -> bool) -> Result<(), Stopped> {
        // Who wins is the first question.
        let mut guess = 1;
        loop {
            let (least, most) = self.range();
            if enough(least, most) {
                break;
            }
            let beta = guess.clamp(least + 1, most);
            let mut found = false;
            for index in 0..self.candidates.len() {
                if self.candidates[index].most >= beta && self.is_worth(index, beta)? {
                    self.candidates[..=index].rotate_right(1);
                    found = true;
                    break;
                }
            }
            guess = if found { beta + 1 } else { self.range().1 };
        }
        let (least, _) = self.range();
        let best = self
            .candidates
            .iter()
            .position(|candidate| candidate.least == least);
        self.candidates[..=best.unwrap_or(0)].rotate_right(1);
        Ok(())
    }

    /// Narrows the range of every move to its value.
    fn all(&mut self) -> Result<(), Stopped> {
        let mut guess = 1;
        for index in 0..self.candidates.len() {
            loop {
                let Candidate { least, most, .. } = self.candidates[index];
                if least == most {
                    guess = least;
                    break;
                }
                let beta = guess.clamp(least + 1, most);
                guess = if self.is_worth(index, beta)? {
                    beta + 1
                } else {
                    self.candidates[index].most
                };
            }
        }
        self.candidates
            .sort_by_key(|candidate| Reverse(candidate.least));
        Ok(())
    }

    /// Whether a move is worth at least `beta` to the player who makes it.
    fn is_worth(&mut self, index: usize, beta: i16) -> Result<bool, Stopped> {
        let Candidate { state: after, .. } = self.candidates[index];
        let side = self.state.side;
        let ahead = seen_by(margin(self.machine, &after), side);
        let again = after.side == side;
        let wanted = if again {
            beta - ahead
        } else {
            ahead - beta + 1
        };
        let value = i16::from(self.prove(&after, wanted as i8)?);
        let value = ahead + if again { value } else { -value };
        let candidate = &mut self.candidates[index];
        if value >= beta {
            candidate.least = candidate.least.max(value);
        } else {
            candidate.most = candidate.most.min(value);
        }
        Ok(value >= beta)
    }

    /// [`Prover::value`] in several threads, again and again with a larger memory.
    fn prove(&mut self, state: &State<C>, beta: i8) -> Result<i8, Stopped> {
        loop {
            match self.prove_once(state, beta) {
                Err(Stopped) if self.asked.memory.wants_more() => self.asked.memory.grow(),
                proved => return proved,
            }
        }
    }

    fn prove_once(&self, state: &State<C>, beta: i8) -> Result<i8, Stopped> {
        let known = self.solution();
        let goes_on = |nodes: u64| {
            let mut known = known.clone();
            known.nodes = nodes;
            (self.asked.tell)(&known).is_continue()
        };
        let shared = Shared {
            machine: self.machine,
            numbering: self.asked.numbering,
            endings: self.asked.endings,
            memory: self.asked.memory,
            stop: AtomicBool::new(false),
            nodes: self.nodes,
            goes_on: &goes_on,
        };
        std::thread::scope(|scope| {
            for helper in 1..self.asked.threads {
                let shared = &shared;
                scope.spawn(move || Prover::new(shared, helper % 2 == 1).value(state, beta));
            }
            let mut prover = Prover::new(&shared, false);
            let value = prover.value(state, beta);
            shared.stop.store(true, Ordering::Relaxed);
            if prover.stopped {
                Err(Stopped)
            } else {
                Ok(value)
            }
        })
    }

    /// What is known so far.
    fn solution(&self) -> Solution {
        let side = self.state.side;
        let south = |least: i16, most: i16| {
            let [one, other] = [least, most].map(|margin| seen_by(margin, side));
            [one.min(other), one.max(other)]
        };
        let (least, most) = self.range();
        let moves = self.candidates.iter().map(|candidate| {
            let [least, most] = south(candidate.least, candidate.most);
            MoveRange {
                mv: candidate.house.to_move(),
                least,
                most,
            }
        });
        Solution {
            range: south(least, most),
            moves: moves.collect(),
            nodes: self.nodes.load(Ordering::Relaxed),
        }
    }
}
