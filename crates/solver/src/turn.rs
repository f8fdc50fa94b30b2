//! The most that a player can bank in one turn, before the opponent moves: a search through all the
//! choices of a turn.
//!
//! Within a turn, only the houses affect what is still possible, and the number of choices made
//! where these are counted; the seeds banked follow from them. So no position need be searched
//! twice. Those searched are kept in a table of fixed size: an entry that is lost costs time, but
//! when the search is complete nothing better exists.

use std::ops::ControlFlow;

use rules::machine::{Choice as _, Choices, Machine, SeedChoice};
use rules::{Fruit, Move, Obstacle, Position, PositionOf, Side, State, Visitor};
use tablebase::rows::SEEDS_MAX;

use crate::numbering::Numbering;
use crate::solve::{SolveError, may_swap};

/// The result of one turn.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Turn {
    /// The content of the player's store after the turn; if the turn ends the round, with the seeds
    /// that the player is then given.
    pub banked: u16,
    /// An upper bound of it.
    pub most: u16,
    /// The choices of the turn; none if the game is over.
    pub moves: Vec<Move>,
    /// The number of positions searched.
    pub nodes: u64,
}

/// The number of nodes between two checks whether to go on.
const INTERVAL: u64 = 1 << 14;

/// Finds the turn after which the player to move has most in their store. `tell` gets the best turn
/// so far and can stop the search; `memory` is the bytes that may be used.
///
/// # Errors
/// [`SolveError`] if it is played with fruit, both players choose at once, sides may still be
/// changed, the board is too large for its positions to be numbered, or there is not that much
/// memory.
pub fn best_turn(
    position: &Position,
    memory: u64,
    tell: &dyn Fn(&Turn) -> ControlFlow<()>,
) -> Result<Turn, SolveError> {
    let rules = *position.rules();
    let why = if rules.properties().has_fruit {
        Some(Obstacle::Fruit)
    } else {
        may_swap(position).then_some(Obstacle::Swap)
    };
    if let Some(why) = why {
        return Err(SolveError::unsupported(&rules, why));
    }
    if position.in_opening() {
        return Err(SolveError::Opening);
    }
    let seeds = usize::from(position.seeds_in_houses());
    if seeds > SEEDS_MAX {
        return Err(SolveError::TooManySeeds { seeds });
    }
    let counted = u64::from(rules.properties().choices_counted.unwrap_or(0)) + 1;
    let few = SolveError::Memory { bytes: memory };
    let numbering = Numbering::new(rules.houses(), seeds).ok_or(few.clone())?;
    // Numbers begin with 1, and each count of choices has its own range.
    let numbers = (numbering.below(seeds + 1) + 1).checked_mul(counted);
    // A power of two, so that the highest bits of a product are the index; more entries than
    // numbers are of no use.
    let bits = (memory / size_of::<u64>() as u64).max(2).ilog2();
    let bits = bits.min(numbers.ok_or(few)?.ilog2() + 1);
    let places = 1_u64 << bits;
    let seen = usize::try_from(places)
        .ok()
        .and_then(|places| bytemuck::allocation::try_zeroed_slice_box(places).ok());
    let bytes = places.saturating_mul(size_of::<u64>() as u64);
    Ok(position.visit(Looking {
        numbering: &numbering,
        seeds,
        seen: seen.ok_or(SolveError::NotGiven { bytes })?,
        tell,
    }))
}

struct Looking<'a> {
    numbering: &'a Numbering,
    seeds: usize,
    seen: Box<[u64]>,
    tell: &'a dyn Fn(&Turn) -> ControlFlow<()>,
}

impl Visitor for Looking<'_> {
    type Output = Turn;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> Turn {
        let (machine, state) = (position.machine(), position.state());
        let banked = |side: Side| machine.won(state, side).count();
        let mut turn = Turn {
            banked: banked(state.side),
            most: state.total - banked(!state.side),
            moves: Vec::new(),
            nodes: 0,
        };
        if state.over.is_some() {
            turn.most = turn.banked;
            return turn;
        }
        turn.banked = 0;
        let mut search = Search {
            machine,
            side: state.side,
            numbering: self.numbering,
            numbers: self.numbering.below(self.seeds + 1),
            shift: u64::BITS - self.seen.len().ilog2(),
            seen: self.seen,
            way: Vec::new(),
            turn,
            tell: self.tell,
        };
        if search.explore(state).is_continue() {
            // The search is complete.
            search.turn.most = search.turn.banked;
        }
        search.turn
    }

    fn fruit(self, _: &PositionOf<Fruit>) -> Turn {
        unreachable!("refused before")
    }

    fn general(self, _: &Position) -> Turn {
        unreachable!("refused before")
    }
}

struct Search<'a, C: Choices> {
    machine: &'a Machine<C>,
    side: Side,
    numbering: &'a Numbering,
    /// The number of numbers for each count of choices.
    numbers: u64,
    /// By index: the numbers, from 1, of positions whose choices were all searched, or are being
    /// searched.
    seen: Box<[u64]>,
    shift: u32,
    way: Vec<Move>,
    turn: Turn,
    tell: &'a dyn Fn(&Turn) -> ControlFlow<()>,
}

impl<C: Choices<Choice = SeedChoice>> Search<'_, C> {
    /// Searches everything that a turn can still come to; breaks off when nothing better is
    /// possible, or `tell` stops it.
    fn explore(&mut self, state: &State<C>) -> ControlFlow<()> {
        let (_, number) = self.numbering.number(self.machine, state);
        let number = 1 + number + u64::from(state.bonus) * self.numbers;
        let place = (number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> self.shift) as usize;
        if self.seen[place] == number {
            return ControlFlow::Continue(());
        }
        self.seen[place] = number;
        self.turn.nodes += 1;
        if self.turn.nodes.is_multiple_of(INTERVAL) {
            (self.tell)(&self.turn)?;
        }
        // The house next to the store first: it blocks no other.
        for choice in self.machine.choices(state).into_iter().rev() {
            let mut after = *state;
            self.machine.play_from(state, &mut after, choice);
            self.way.push(choice.to_move());
            if after.over.is_none() && after.side == self.side {
                self.explore(&after)?;
            } else {
                self.end(&after)?;
            }
            self.way.pop();
        }
        ControlFlow::Continue(())
    }

    /// Handles the end of a turn.
    fn end(&mut self, after: &State<C>) -> ControlFlow<()> {
        let banked = self.machine.won(after, self.side).count();
        if banked > self.turn.banked || self.turn.moves.is_empty() {
            self.turn.banked = banked;
            self.turn.moves.clone_from(&self.way);
        }
        if self.turn.banked == self.turn.most {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}
