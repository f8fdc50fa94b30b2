//! The positions on the way to the present one that could come back.

use rules::State;
use rules::machine::{Choices, Machine};

use crate::key::Mixer;

/// The positions since something was last won, and the conclusions from them.
///
/// A position can only come back when every house has been sown in between: a seed dropped into a
/// house leaves it only when its owner sows it, and then the next house gets one. So most of the
/// time a search knows that no position can come back within its horizon, and may use entries of
/// the transposition table that were reached by other paths.
#[derive(Clone, Debug)]
pub(crate) struct Path<C: Choices> {
    past: Vec<State<C>>,
    now: Mark,
    /// Houses on the board.
    houses: u32,
    /// The number of plies without a capture that end the game.
    quiet: usize,
    remembers: bool,
}

/// The state of the path before a ply.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark {
    /// The index of the first position that can still come back.
    base: usize,
    /// The number of positions on the path.
    len: usize,
    /// The sum of their keys: the same for the same positions in another order.
    sum: u64,
    /// The cells sown since the first of them, a bit for each.
    sown: u32,
}

impl<C: Choices> Path<C> {
    pub(crate) fn new(machine: &Machine<C>, past: &[State<C>], state: &State<C>) -> Path<C> {
        let mut path = Path {
            past: Vec::new(),
            now: Mark::default(),
            houses: 2 * u32::from(machine.shape().houses()),
            quiet: machine
                .properties()
                .quiet_plies
                .map_or(usize::MAX, usize::from),
            remembers: machine.remembers(),
        };
        let next = past.iter().skip(1).chain([state]);
        for (before, after) in past.iter().zip(next) {
            path.push(before, after);
        }
        path
    }

    fn push(&mut self, before: &State<C>, after: &State<C>) {
        self.past.push(*before);
        self.now.len += 1;
        self.now.sum = self.now.sum.wrapping_add(Mixer::key(before));
        let cells = 0..self.houses as usize + 2;
        let sown = cells.filter(|&cell| after.cells.count(cell) < before.cells.count(cell));
        self.now.sown |= sown.fold(0, |sown, cell| sown | 1 << cell);
    }

    /// Extends the path from `before` to `after`, and ends the game there if that position has come
    /// back.
    #[inline]
    pub(crate) fn enter(
        &mut self,
        machine: &Machine<C>,
        before: &State<C>,
        after: &mut State<C>,
    ) -> Mark {
        let step = self.now;
        if !self.remembers {
            return step;
        }
        if machine.is_irreversible(before, after) {
            self.now = Mark {
                base: step.len,
                len: step.len,
                ..Mark::default()
            };
        } else {
            self.push(before, after);
            machine.end_if_repeated(after, &self.past[self.now.base..], &mut ());
        }
        step
    }

    /// Returns the path to the state before [`Path::enter`].
    #[inline]
    pub(crate) fn leave(&mut self, step: Mark) {
        self.now = step;
        self.past.truncate(step.len);
    }

    /// Whether within `depth` plies a position of the path could come back, or the game could end
    /// for want of captures.
    #[inline]
    pub(crate) fn matters(&self, depth: u32) -> bool {
        let plies = self.now.len - self.now.base;
        plies > 0
            && (self.now.sown.count_ones() + depth >= self.houses
                || plies + depth as usize >= self.quiet)
    }

    /// Whether a ply from `before` to `after` could lead back to a position of the path.
    #[inline]
    pub(crate) fn could_return(
        &self,
        machine: &Machine<C>,
        before: &State<C>,
        after: &State<C>,
    ) -> bool {
        self.remembers && self.matters(1) && !machine.is_irreversible(before, after)
    }

    /// A key that tells apart different ways to the same board.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        self.now.sum ^ (self.now.len - self.now.base) as u64
    }
}
