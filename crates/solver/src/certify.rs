//! Strategies for certificates: the moves that keep what was proved, against all of the opponent's
//! replies.
//!
//! A certificate lists choices in the order in which its checker comes to the positions. So this
//! code visits them in the same order, keeps the same knowledge as the checker, and orders choices
//! alike.
#![expect(
    clippy::disallowed_types,
    reason = "the map is asked, and never gone through"
)]

use std::cmp::Reverse;
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicU64;

use certificate::{Claim, Margin, Writer};
use rules::machine::{Choices, Machine, SeedChoice};
use rules::{Fruit, Position, PositionOf, Side, State, Visitor};
use thiserror::Error;

use crate::board::reach;
use crate::endings::Endings;
use crate::memory::Memory;
use crate::numbering::Numbering;
use crate::prove::Boards;
use crate::prover::Search;
use crate::question::seen_by;
use crate::solve::Solver;

/// The reason why there is no certificate.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
pub enum CertifyError {
    /// The claim is not true.
    #[error("this cannot be certified, for it is not true")]
    Untrue,
    /// `tell` stopped the work.
    #[error("stopped before the end")]
    Stopped,
}

impl Solver {
    /// Makes a certificate that the position is worth that margin. Earlier proofs are used; the
    /// rest is searched. `tell` gets the number of choices written, and can stop the work.
    ///
    /// # Errors
    /// [`CertifyError`].
    pub fn certify(
        &mut self,
        margin: Margin,
        tell: &(dyn Fn(u64) -> ControlFlow<()> + Sync),
    ) -> Result<Vec<u8>, CertifyError> {
        self.forget_guesses();
        let claim = Claim {
            position: self.position.clone(),
            margin,
        };
        let mut writer = Writer::new(&claim);
        let most = margin.most().map(|most| -most);
        for (winner, least) in [(Side::South, margin.least()), (Side::North, most)] {
            if let Some(least) = least {
                claim.position.visit(Certifying {
                    winner,
                    least,
                    numbering: &self.numbering,
                    endings: &self.endings,
                    memory: &mut self.memory,
                    writer: &mut writer,
                    tell,
                })?;
            }
        }
        Ok(writer.finish())
    }
}

struct Certifying<'a> {
    winner: Side,
    least: i16,
    numbering: &'a Numbering,
    endings: &'a Endings,
    memory: &'a mut Memory,
    writer: &'a mut Writer,
    tell: &'a (dyn Fn(u64) -> ControlFlow<()> + Sync),
}

impl Visitor for Certifying<'_> {
    type Output = Result<(), CertifyError>;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> Self::Output {
        let mut strategist = Strategist {
            boards: Boards::new(position.machine(), self.numbering),
            asked: self,
            machine: position.machine(),
            written: HashMap::new(),
            choices: 0,
        };
        strategist.follow(position.state())
    }

    fn fruit(self, _: &PositionOf<Fruit>) -> Self::Output {
        unreachable!("refused before")
    }

    fn general(self, _: &Position) -> Self::Output {
        unreachable!("refused before")
    }
}

/// A position after one more sowing.
#[derive(Clone, Copy, Debug)]
struct Reply<C: Choices> {
    house: u8,
    state: State<C>,
}

struct Strategist<'a, 'm, C: Choices> {
    asked: Certifying<'a>,
    boards: Boards<'m, C>,
    machine: &'m Machine<C>,
    /// By number and player to move: the least margin that the winner can still win in positions
    /// that are written.
    written: HashMap<(u64, Side), i16>,
    choices: u64,
}

impl<C: Choices<Choice = SeedChoice>> Strategist<'_, '_, C> {
    /// Writes the choices of a strategy against all replies, from a position on.
    fn follow(&mut self, state: &State<C>) -> Result<(), CertifyError> {
        let wanted = self.wanted(state);
        if state.over.is_some() {
            return if wanted <= 0 {
                Ok(())
            } else {
                Err(CertifyError::Untrue)
            };
        }
        let (seeds, number) = self.asked.numbering.number(self.machine, state);
        if wanted <= -i16::from(reach(self.machine, seeds))
            || self.is_written(number, state.side, wanted)
        {
            return Ok(());
        }
        let mut replies = self.replies(state);
        if state.side == self.asked.winner && replies.len() > 1 {
            let place = self.choose(state, number, wanted, &replies)?;
            self.asked.writer.push(place as u8);
            self.choices += 1;
            if self.choices.is_multiple_of(1 << 12) && (self.asked.tell)(self.choices).is_break() {
                return Err(CertifyError::Stopped);
            }
            replies = vec![replies[place]];
        }
        for reply in &replies {
            self.follow(&reply.state)?;
        }
        self.written.insert((number, state.side), wanted);
        Ok(())
    }

    /// The margin that the winner must still win.
    fn wanted(&self, state: &State<C>) -> i16 {
        self.asked.least - seen_by(self.machine.margin(state), self.asked.winner)
    }

    fn is_written(&self, number: u64, side: Side, wanted: i16) -> bool {
        self.written
            .get(&(number, side))
            .is_some_and(|&least| least >= wanted)
    }

    /// All choices with the positions they lead to, in the order of the checker.
    fn replies(&self, state: &State<C>) -> Vec<Reply<C>> {
        let choices = self.machine.choices(state);
        let mut replies: Vec<_> = choices
            .into_iter()
            .rev()
            .map(|house| {
                let mut after = *state;
                self.machine.play(&mut after, house, &mut ());
                Reply {
                    house: house.0,
                    state: after,
                }
            })
            .collect();
        replies.sort_by_key(|reply| {
            let [south, north] = self.machine.score(&reply.state);
            let again = reply.state.side == state.side;
            (Reverse(again), Reverse(seen_by(south - north, state.side)))
        });
        replies
    }

    /// The index of a choice that is good enough: the first one known to be so, because a strategy
    /// packs better if most of its choices are the first.
    fn choose(
        &mut self,
        state: &State<C>,
        number: u64,
        wanted: i16,
        replies: &[Reply<C>],
    ) -> Result<usize, CertifyError> {
        if let Some(place) = replies.iter().position(|reply| self.is_known(&reply.state)) {
            return Ok(place);
        }
        let house = self.prove(state, number, wanted)?;
        let place = replies.iter().position(|reply| reply.house == house);
        Ok(place.expect("what is best is legal"))
    }

    /// Whether a position is known to be good enough for the winner.
    fn is_known(&self, state: &State<C>) -> bool {
        let wanted = self.wanted(state);
        if state.over.is_some() {
            return wanted <= 0;
        }
        let Certifying {
            winner,
            numbering,
            endings,
            memory,
            ..
        } = &self.asked;
        let (seeds, number) = numbering.number(self.machine, state);
        if wanted <= -i16::from(reach(self.machine, seeds))
            || self.is_written(number, state.side, wanted)
        {
            return true;
        }
        // The bounds of the player to move.
        let bounds = if endings.cover(seeds) {
            Some(endings.bounds(number, seeds))
        } else {
            memory
                .get(memory.key(number))
                .map(|memo| (memo.least, memo.most))
        };
        bounds.is_some_and(|(least, most)| {
            let least = if state.side == *winner { least } else { -most };
            i16::from(least) >= wanted
        })
    }

    /// Proves that a position is good enough for the winner, who is to move; returns the winner's
    /// house.
    fn prove(&mut self, state: &State<C>, number: u64, wanted: i16) -> Result<u8, CertifyError> {
        let (tell, choices) = (self.asked.tell, self.choices);
        let search = Search {
            endings: self.asked.endings,
            threads: 1,
            guesses: false,
            nodes: &AtomicU64::new(0),
            goes_on: &|_| tell(choices).is_continue(),
        };
        let memory = &mut *self.asked.memory;
        let value = self.boards.prove(state, wanted as i8, memory, &search);
        let value = value.ok_or(CertifyError::Stopped)?;
        match memory.get(memory.key(number)) {
            Some(memo) if i16::from(value) >= wanted => Ok(memo.best),
            _ => Err(CertifyError::Untrue),
        }
    }
}
