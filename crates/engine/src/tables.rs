//! Exact values that are looked up instead of searched.

use std::sync::atomic::{AtomicBool, Ordering};

use rules::machine::{Choices, Machine};
use rules::{Pie, Side, State};
use tablebase::Probe;

use crate::scale::{self, POINT};

/// The seeds up to which endings are worth their time and memory on any device: those of Kalah take
/// about a tenth of a second and 15 MB.
pub const ENDINGS_SEEDS: u16 = 14;

/// Houses of both sides, at most.
const HOUSES_MAX: usize = 32;

/// A table at the hand of a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lookup<'a> {
    table: &'a dyn Probe,
    /// Set as soon as a value has come from the table: values that rest on it are reported as such.
    used: &'a AtomicBool,
}

impl<'a> Lookup<'a> {
    /// `None` if values of this game do not depend on the houses alone.
    pub(crate) fn new<C: Choices>(
        table: &'a dyn Probe,
        used: &'a AtomicBool,
        machine: &Machine<C>,
    ) -> Option<Lookup<'a>> {
        let properties = machine.properties();
        let counts = !properties.ends_by_majority && !properties.is_race;
        let is_whole = machine.burnt() == 0;
        (counts && is_whole && !C::FRUIT).then_some(Lookup { table, used })
    }

    /// The value of a position to the player to move, in hundredths of a point.
    #[inline]
    pub(crate) fn value<C: Choices>(&self, machine: &Machine<C>, state: &State<C>) -> Option<i32> {
        let margin = self.margin(machine, state)?;
        self.used.store(true, Ordering::Relaxed);
        Some(scale::margin(machine, state, state.side) + i32::from(margin) * POINT)
    }

    /// Whether a position is in the table, and with it every one that can follow: no seed comes
    /// back into a house, no position comes back, none lies within a turn whose choices are
    /// counted, and no round follows.
    pub(crate) fn covers<C: Choices>(&self, machine: &Machine<C>, state: &State<C>) -> bool {
        let properties = machine.properties();
        !properties.has_rounds
            && !properties.is_cyclic
            && properties.choices_counted.is_none()
            && self.margin(machine, state).is_some()
    }

    #[inline]
    fn margin<C: Choices>(&self, machine: &Machine<C>, state: &State<C>) -> Option<i16> {
        let won = Side::BOTH.map(|side| machine.won(state, side).points());
        let left = i32::from(state.total) - i32::from(won[0]) - i32::from(won[1]);
        let is_plain = state.pie == Pie::Unavailable && state.bonus == 0;
        if left > i32::from(self.table.seeds_max()) || !is_plain {
            return None;
        }
        let shape = machine.shape();
        let number = usize::from(shape.houses());
        let mut houses = [0; HOUSES_MAX];
        for (half, side) in [state.side, !state.side].into_iter().enumerate() {
            for house in 0..number {
                houses[half * number + house] = state.cells.count(shape.base(side) + house);
            }
        }
        self.table.margin(&houses[..2 * number])
    }

    /// Whether any value has come from the table.
    pub(crate) fn is_used(&self) -> bool {
        self.used.load(Ordering::Relaxed)
    }
}
