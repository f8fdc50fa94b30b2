//! The rules as a search asks for them: positions, their sowings, their numbers.
//!
//! [`Plain`] holds positions of any game as the machine does. `packed.rs` holds those of six houses
//! in two words; a test holds it equal to this.

use std::fmt::Debug;
use std::ops::ControlFlow;

use rules::State;
use rules::machine::{Choices, Machine, SeedChoice};

use crate::numbering::{Numbering, seeds};
use crate::order;
use crate::question::seen_by;

/// A way to hold positions.
pub(crate) trait Board: Sync {
    /// A position in which the game goes on.
    type Position: Copy + Debug + Sync;

    /// Calls `each` with the sowings of a position that has `seeds` seeds in the houses, until it
    /// breaks off.
    fn sow(
        &self,
        position: &Self::Position,
        seeds: usize,
        each: impl FnMut(Sown<Self::Position>) -> ControlFlow<()>,
    );

    /// The sowing of one house.
    fn sow_one(&self, position: &Self::Position, seeds: usize, house: u8) -> Sown<Self::Position>;

    /// The house nearest to the mover's store that gives another turn.
    fn again(&self, position: &Self::Position) -> Option<u8>;

    /// The house next to the mover's store if all it does is to give another turn: its only seed is
    /// won.
    fn free_turn(&self, position: &Self::Position, seeds: usize) -> Option<u8>;

    /// The number of a position, as in [`Numbering`].
    fn number(&self, position: &Self::Position) -> u64;

    /// A guess of the value of a position to the player to move; see [`order`].
    fn guess(&self, position: &Self::Position) -> i32;

    /// The most that can be won with `seeds` seeds in the houses.
    fn reach(&self, seeds: usize) -> i8;
}

/// A sowing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sown<P> {
    pub(crate) house: u8,
    /// The margin won by the mover.
    pub(crate) gain: i8,
    pub(crate) next: Next<P>,
}

/// The state of affairs after a sowing.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Next<P> {
    /// The game is over.
    Over,
    /// The game goes on.
    Position {
        after: P,
        /// The number of seeds in the houses.
        seeds: usize,
        /// Whether the mover moves again.
        again: bool,
    },
}

/// The most that can be won with `seeds` seeds in the houses.
pub(crate) fn reach<C: Choices>(machine: &Machine<C>, seeds: usize) -> i8 {
    if machine.properties().is_race {
        1
    } else {
        seeds as i8
    }
}

/// Positions of any game.
#[derive(Debug)]
pub(crate) struct Plain<'a, C: Choices> {
    pub(crate) machine: &'a Machine<C>,
    pub(crate) numbering: &'a Numbering,
}

impl<C: Choices<Choice = SeedChoice>> Board for Plain<'_, C> {
    type Position = State<C>;

    fn sow(
        &self,
        state: &State<C>,
        seeds: usize,
        mut each: impl FnMut(Sown<State<C>>) -> ControlFlow<()>,
    ) {
        // Whoever breaks off wants no more.
        let _ = C::each(self.machine, state, |choice| {
            each(self.sow_one(state, seeds, choice.0))
        });
    }

    fn sow_one(&self, state: &State<C>, _seeds: usize, house: u8) -> Sown<State<C>> {
        let machine = self.machine;
        let mut after = *state;
        machine.play_from(state, &mut after, SeedChoice(house));
        let won = machine.margin(&after) - machine.margin(state);
        let next = if after.over.is_some() {
            Next::Over
        } else {
            Next::Position {
                after,
                seeds: seeds(machine, &after),
                again: after.side == state.side,
            }
        };
        Sown {
            house,
            gain: seen_by(won, state.side) as i8,
            next,
        }
    }

    fn again(&self, state: &State<C>) -> Option<u8> {
        let shape = self.machine.shape();
        let base = shape.base(state.side);
        (0..shape.houses()).rev().find(|&house| {
            state.cells.count(base + usize::from(house)) > 0 && {
                let mut after = *state;
                self.machine.play_from(state, &mut after, SeedChoice(house));
                after.over.is_none() && after.side == state.side
            }
        })
    }

    fn free_turn(&self, state: &State<C>, seeds: usize) -> Option<u8> {
        let last = self.machine.shape().houses() - 1;
        let mut found = None;
        self.sow(state, seeds, |Sown { house, gain, next }| {
            if let Next::Position {
                seeds: left,
                again: true,
                ..
            } = next
                && (house, gain, left) == (last, 1, seeds - 1)
            {
                found = Some(house);
            }
            ControlFlow::Continue(())
        });
        found
    }

    fn number(&self, state: &State<C>) -> u64 {
        self.numbering.number(self.machine, state).1
    }

    fn guess(&self, state: &State<C>) -> i32 {
        order::guess(self.machine, state)
    }

    fn reach(&self, seeds: usize) -> i8 {
        reach(self.machine, seeds)
    }
}
