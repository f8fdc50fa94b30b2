//! The way a sowing takes round the board, compiled from the laws: for every player, start and
//! number of seeds, what is added to the board and where the last seed falls.

use crate::Side;
use crate::cells::Cells;
use crate::event::SkipReason;
use crate::heap::Heap;
use crate::laws::{Direction, Laws};
use crate::place::{Cell, Shape};

/// Cells on a ring are fewer than this. It indexes starts, and seeds as far as sowings of them are
/// compiled: one lap at least, in the usual games two.
pub(crate) const STRIDE: usize = 32;

/// Compiled sowings: of both players, by start and seeds.
const STEPS: usize = 2 * STRIDE * STRIDE;

/// One sowing, all of it.
#[derive(Clone, Copy, Debug)]
struct Step<C> {
    delta: C,
    last: u8,
}

/// The compiled way of a rule set, with the burnt houses of the round.
#[derive(Clone, Debug)]
pub(crate) struct Circuit<C> {
    shape: Shape,
    laws: Laws,
    burnt: u32,
    steps: Box<[Step<C>; STEPS]>,
    /// Per player and start, how many cells get a seed on one lap.
    laps: [u8; 2 * STRIDE],
    /// Per player and start, the cells that get a seed, in order, for one lap.
    paths: Box<[Box<[u8]>]>,
}

impl<C: Cells> Circuit<C> {
    pub(crate) fn new(laws: &Laws, burnt: u32) -> Circuit<C> {
        let shape = Shape::new(laws.houses);
        let empty = Step {
            delta: C::EMPTY,
            last: 0,
        };
        let mut circuit = Circuit {
            shape,
            laws: *laws,
            burnt,
            steps: vec![empty; STEPS]
                .into_boxed_slice()
                .try_into()
                .expect("it has this length"),
            laps: [0; 2 * STRIDE],
            paths: vec![Box::default(); 2 * STRIDE].into(),
        };
        for side in Side::BOTH {
            for start in 0..shape.ring() {
                circuit.compile(side, start);
            }
        }
        circuit
    }

    fn compile(&mut self, side: Side, start: Cell) {
        let ring = self.shape.ring();
        let after = |cell| self.after(cell);
        let lap = std::iter::successors(Some(after(start)), |&cell| Some(after(cell))).take(ring);
        let path: Box<[u8]> = lap
            .filter(|&cell| self.skip_reason(side, start, cell).is_none())
            .map(|cell| cell as u8)
            .collect();
        if !C::FRUIT {
            let mut delta = C::EMPTY;
            for (index, &cell) in path.iter().cycle().take(STRIDE - 1).enumerate() {
                let mut one = C::EMPTY;
                one.set(usize::from(cell), Heap::Seeds(1));
                delta.add(&one);
                let mut lifted = C::EMPTY;
                lifted.set(start, Heap::Seeds(index as u16 + 1));
                let mut step = delta;
                step.subtract(&lifted);
                let row = Self::row(side, start) * STRIDE;
                self.steps[row + index + 1] = Step {
                    delta: step,
                    last: cell,
                };
            }
        }
        self.laps[Self::row(side, start)] = path.len() as u8;
        self.paths[Self::row(side, start)] = path;
    }

    /// The next cell of the ring in the direction of play, sown or not.
    pub(crate) fn after(&self, cell: Cell) -> Cell {
        let ring = self.shape.ring();
        match self.laws.direction {
            Direction::CounterClockwise => (cell + 1) % ring,
            Direction::Clockwise => (cell + ring - 1) % ring,
        }
    }

    /// Why a cell gets no seed in a sowing of `side` from `start`; `None` if it gets one.
    pub(crate) fn skip_reason(&self, side: Side, start: Cell, cell: Cell) -> Option<SkipReason> {
        if cell == self.shape.store(side) {
            (!self.laws.sows_own_store).then_some(SkipReason::OwnStore)
        } else if cell == self.shape.store(!side) {
            (!self.laws.sows_opponent_store).then_some(SkipReason::OpponentStore)
        } else if self.burnt & (1 << cell) != 0 {
            Some(SkipReason::Burnt)
        } else if cell == start {
            self.laws.skips_start.then_some(SkipReason::StartHouse)
        } else {
            None
        }
    }

    #[inline]
    const fn row(side: Side, start: Cell) -> usize {
        side as usize * STRIDE + start
    }

    /// The cells that get a seed on one lap, in order.
    #[inline]
    pub(crate) fn path(&self, side: Side, start: Cell) -> &[u8] {
        &self.paths[Self::row(side, start)]
    }

    /// Sows all seeds of a cell and returns where the last one fell.
    #[inline]
    pub(crate) fn sow(&self, cells: &mut C, side: Side, start: Cell) -> Cell {
        let row = Self::row(side, start);
        let mut seeds = usize::from(cells.count(start));
        if seeds >= STRIDE {
            seeds = self.sow_laps(cells, row, seeds);
        }
        let step = &self.steps[(row * STRIDE + seeds) % STEPS];
        cells.add(&step.delta);
        usize::from(step.last)
    }

    /// Sows whole laps of a heap that is too large to be compiled; returns what is left of it.
    #[cold]
    #[inline(never)]
    fn sow_laps(&self, cells: &mut C, row: usize, mut seeds: usize) -> usize {
        let lap = usize::from(self.laps[row]);
        while seeds >= STRIDE {
            cells.add(&self.steps[row * STRIDE + lap].delta);
            seeds -= lap;
        }
        seeds
    }
}
