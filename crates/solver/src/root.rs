//! The position asked about: the values of its moves are narrowed question by question, by null
//! windows as in MTD(f).

use std::cmp::Reverse;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rules::machine::{Choice as _, Choices, Machine, SeedChoice};
use rules::{Fruit, Position, PositionOf, State, Visitor};

use crate::endings::Endings;
use crate::memory::Memory;
use crate::numbering::Numbering;
use crate::order;
use crate::prove::Boards;
use crate::prover::Search;
use crate::question::{
    Asked, Candidate, Known, Means, MoveRange, Question, Solution, Tell, seen_by, still_open,
};

/// The factor of patience. When a question has taken too long, easier ones on either side get one
/// part in this many of its positions; then it is asked again with this many times the patience.
const EASIER: u64 = 4;

/// A position to be solved, in which the game goes on.
pub(crate) struct Solving<'a> {
    pub(crate) numbering: &'a Numbering,
    pub(crate) endings: &'a Endings,
    pub(crate) memory: &'a mut Memory,
    pub(crate) known: &'a mut Known,
    pub(crate) means: Means,
    pub(crate) question: Question,
    pub(crate) tell: Tell<'a>,
}

impl Visitor for Solving<'_> {
    type Output = Solution;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> Solution {
        let (machine, state) = (position.machine(), position.state());
        let nodes = AtomicU64::new(self.known.nodes);
        if self.known.candidates.is_empty() {
            self.known.candidates = candidates(machine, state);
        }
        let mut root = Root {
            boards: Boards::new(machine, self.numbering),
            machine,
            state,
            nodes: &nodes,
            asked: self,
        };
        // Stopped or not, the answer is everything proved so far.
        let _ = root.solve();
        root.asked.known.nodes = nodes.load(Ordering::Relaxed);
        root.solution()
    }

    fn fruit(self, _: &PositionOf<Fruit>) -> Solution {
        unreachable!("refused before")
    }

    fn general(self, _: &Position) -> Solution {
        unreachable!("refused before")
    }
}

/// The moves of a position in which the game goes on, with the bounds that hold before any proof.
pub(crate) fn first_candidates(position: &Position) -> Vec<Candidate> {
    position.visit(FirstCandidates)
}

struct FirstCandidates;

impl Visitor for FirstCandidates {
    type Output = Vec<Candidate>;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> Vec<Candidate> {
        candidates(position.machine(), position.state())
    }

    fn fruit(self, _: &PositionOf<Fruit>) -> Vec<Candidate> {
        unreachable!("refused before")
    }

    fn general(self, _: &Position) -> Vec<Candidate> {
        unreachable!("refused before")
    }
}

/// The moves, the most promising first.
fn candidates<C: Choices<Choice = SeedChoice>>(
    machine: &Machine<C>,
    state: &State<C>,
) -> Vec<Candidate> {
    let choices = machine.choices(state).into_iter();
    let mut all: Vec<_> = choices
        .map(|house| {
            let mut after = *state;
            machine.play(&mut after, house, &mut ());
            let ahead = seen_by(machine.margin(&after), state.side);
            let open = still_open(machine, &after);
            let gain = ahead - seen_by(machine.margin(state), state.side);
            let again = after.side == state.side;
            let promise = if again {
                order::early(house.0, again, false)
            } else {
                order::promise(house.0, gain as i8, order::guess(machine, &after))
            };
            let candidate = Candidate {
                house,
                least: ahead - open,
                most: ahead + open,
            };
            (Reverse(promise), candidate)
        })
        .collect();
    all.sort_by_key(|&(promise, _)| promise);
    all.into_iter().map(|(_, candidate)| candidate).collect()
}

struct Root<'a, C: Choices> {
    asked: Solving<'a>,
    boards: Boards<'a, C>,
    machine: &'a Machine<C>,
    state: &'a State<C>,
    nodes: &'a AtomicU64,
}

/// The work was stopped, by `tell` or by a contradiction.
struct Stopped;

impl<C: Choices<Choice = SeedChoice>> Root<'_, C> {
    fn solve(&mut self) -> Result<(), Stopped> {
        let all = 0..self.asked.known.candidates.len();
        match self.asked.question {
            Question::Value => self.narrow(all, &mut 1, |least, most| least == most),
            Question::Winner => self.narrow(all, &mut 1, |least, most| {
                least.signum() == most.signum() || least == most
            }),
            Question::Moves => {
                let mut guess = 1;
                for index in all {
                    self.narrow(index..index + 1, &mut guess, |least, most| least == most)?;
                }
                let candidates = &mut self.asked.known.candidates;
                candidates.sort_by_key(|candidate| Reverse(candidate.least));
                Ok(())
            }
        }
    }

    /// The bounds of the best of some moves.
    fn range(&self, some: Range<usize>) -> (i16, i16) {
        let candidates = &self.asked.known.candidates[some];
        let least = candidates.iter().map(|candidate| candidate.least);
        let most = candidates.iter().map(|candidate| candidate.most);
        (least.max().unwrap_or(0), most.max().unwrap_or(0))
    }

    /// Narrows the bounds of the best of some moves until `enough`, and puts that move first.
    /// Begins with the question whether it is worth `guess`, and leaves the value there.
    fn narrow(
        &mut self,
        some: Range<usize>,
        guess: &mut i16,
        enough: impl Fn(i16, i16) -> bool,
    ) -> Result<(), Stopped> {
        let before = self.asked.known.asked.take();
        let mut asked = before
            .filter(|before| before.some == some)
            .unwrap_or(Asked {
                some: some.clone(),
                guess: *guess,
                patience: self.asked.means.patience,
                spent: 0,
            });
        loop {
            let (least, most) = self.range(some.clone());
            if enough(least, most) {
                *guess = least;
                break;
            }
            asked.guess = asked.guess.clamp(least + 1, most);
            let begun = self.nodes.load(Ordering::Relaxed);
            let left = asked.patience.saturating_sub(asked.spent);
            let answer = self.ask(some.clone(), asked.guess, left);
            asked.spent = match answer {
                Ok(_) => 0,
                Err(Stopped) => asked.spent + self.nodes.load(Ordering::Relaxed) - begun,
            };
            let went_on = match answer {
                Ok(Some(true)) => {
                    asked.guess += 1;
                    Ok(())
                }
                Ok(Some(false)) => {
                    asked.guess = self.range(some.clone()).1;
                    Ok(())
                }
                Ok(None) => {
                    let easier = self.ask_easier(&asked);
                    asked.patience = asked.patience.saturating_mul(EASIER);
                    easier
                }
                Err(Stopped) => Err(Stopped),
            };
            if went_on.is_err() {
                self.asked.known.asked = Some(asked);
                return went_on;
            }
        }
        let (least, _) = self.range(some.clone());
        let candidates = &mut self.asked.known.candidates[some];
        let best = candidates
            .iter()
            .position(|candidate| candidate.least == least);
        candidates[..=best.unwrap_or(0)].rotate_right(1);
        Ok(())
    }

    /// Narrows the bounds of the best of some moves towards the guess, from either side, by
    /// questions halfway there: the farther from the value, the faster the answer.
    fn ask_easier(&mut self, asked: &Asked) -> Result<(), Stopped> {
        let Asked { some, guess, .. } = asked;
        for from_below in [true, false] {
            let begun = self.nodes.load(Ordering::Relaxed);
            let limit = begun.saturating_add(asked.patience / EASIER);
            loop {
                let (least, most) = self.range(some.clone());
                let beta = if from_below {
                    least.midpoint(*guess)
                } else {
                    guess.midpoint(most) + 1
                };
                let left = limit.saturating_sub(self.nodes.load(Ordering::Relaxed));
                let is_easier = least < beta && beta <= most && beta != *guess;
                if !is_easier || left == 0 || self.ask(some.clone(), beta, left)?.is_none() {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Whether one of some moves is worth at least `beta` to the player who makes it; that move is
    /// then put first. `None` if about `patience` positions do not decide it.
    fn ask(
        &mut self,
        some: Range<usize>,
        beta: i16,
        patience: u64,
    ) -> Result<Option<bool>, Stopped> {
        let nodes = self.nodes.load(Ordering::Relaxed);
        let limit = nodes.saturating_add(patience);
        for index in some.clone() {
            if self.asked.known.candidates[index].most < beta {
                continue;
            }
            match self.is_worth(index, beta, limit)? {
                Some(false) => {}
                Some(true) => {
                    self.asked.known.candidates[some.start..=index].rotate_right(1);
                    return Ok(Some(true));
                }
                None => return Ok(None),
            }
        }
        Ok(Some(false))
    }

    /// Whether a move is worth at least `beta` to the player who makes it; `None` if that is not
    /// known when `limit` positions have been searched in all.
    fn is_worth(&mut self, index: usize, beta: i16, limit: u64) -> Result<Option<bool>, Stopped> {
        let side = self.state.side;
        let mut after = *self.state;
        let house = self.asked.known.candidates[index].house;
        self.machine.play(&mut after, house, &mut ());
        let ahead = seen_by(self.machine.margin(&after), side);
        let again = after.side == side;
        let wanted = if again {
            beta - ahead
        } else {
            ahead - beta + 1
        };
        let Some(value) = self.prove(&after, wanted as i8, limit)? else {
            return Ok(None);
        };
        let value = i16::from(value);
        let value = ahead + if again { value } else { -value };
        let candidate = &mut self.asked.known.candidates[index];
        if value >= beta {
            candidate.least = candidate.least.max(value);
        } else {
            candidate.most = candidate.most.min(value);
        }
        if candidate.least > candidate.most {
            self.asked.known.is_contradicted = true;
            return Err(Stopped);
        }
        Ok(Some(value >= beta))
    }

    /// Searches a position; `None` if that is not done when `limit` positions have been searched in
    /// all.
    fn prove(&mut self, state: &State<C>, beta: i8, limit: u64) -> Result<Option<i8>, Stopped> {
        let known = self.solution();
        let is_told = AtomicBool::new(false);
        let goes_on = |nodes: u64| {
            let mut known = known.clone();
            known.nodes = nodes;
            if (self.asked.tell)(&known).is_break() {
                is_told.store(true, Ordering::Relaxed);
            }
            nodes < limit && !is_told.load(Ordering::Relaxed)
        };
        let search = Search {
            endings: self.asked.endings,
            threads: self.asked.means.threads,
            guesses: false,
            nodes: self.nodes,
            goes_on: &goes_on,
        };
        let value = self.boards.prove(state, beta, self.asked.memory, &search);
        if is_told.load(Ordering::Relaxed) && value.is_none() {
            Err(Stopped)
        } else {
            Ok(value)
        }
    }

    /// The solution so far.
    fn solution(&self) -> Solution {
        let side = self.state.side;
        let south = |least: i16, most: i16| {
            let [one, other] = [least, most].map(|margin| seen_by(margin, side));
            [one.min(other), one.max(other)]
        };
        let candidates = &self.asked.known.candidates;
        let (least, most) = self.range(0..candidates.len());
        let moves = candidates.iter().map(|candidate| {
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
