//! Precomputed sowings of a rule set: for every player, start cell and number of seeds, the change
//! to the board and the cell of the last seed.

use crate::Side;
use crate::cells::Cells;
use crate::event::SkipReason;
use crate::heap::Heap;
use crate::laws::{Direction, Laws};
use crate::place::{Cell, Shape};

/// The stride of all tables in this file: more than the cells of a ring, which index starts.
/// Sowings of fewer seeds than this are compiled: at least one lap, in the usual games two.
pub(crate) const STRIDE: usize = 32;

/// The number of compiled sowings: both players, by start and seeds.
const STEPS: usize = 2 * STRIDE * STRIDE;

/// The cell of a last seed, and its meaning for the player who sowed it. Not `Copy`: it is read in
/// place, and only the fields that are needed.
#[derive(Clone, Debug)]
pub struct Landing {
    cell: u8,
    /// The count of seeds in the cell that allows a facing capture: 1 in the sower's own houses,
    /// else 0, which never matches.
    pub(crate) alone: u8,
    /// `count & !1 == prey` tests for 2 or 3 seeds: 2 in the opponent's houses; 1 elsewhere, which
    /// no even number equals.
    pub(crate) prey: u8,
    /// The index of the cell among the opponent's houses, counted from one; 0 for any other cell.
    pub(crate) abroad: u8,
    /// Whether the cell is the sower's own store.
    pub(crate) home: bool,
}

impl Landing {
    fn new(shape: Shape, side: Side, cell: Cell) -> Landing {
        Landing {
            cell: cell as u8,
            alone: u8::from(shape.owns(side, cell)),
            prey: if shape.owns(!side, cell) { 2 } else { 1 },
            abroad: if shape.owns(!side, cell) {
                (cell - shape.base(!side)) as u8 + 1
            } else {
                0
            },
            home: cell == shape.store(side),
        }
    }

    /// The cell of the last seed.
    #[inline(always)]
    pub(crate) fn cell(&self) -> Cell {
        usize::from(self.cell)
    }
}

/// One complete sowing. The alignment keeps it within one cache line.
#[derive(Clone, Debug)]
#[repr(align(32))]
struct Delta<C> {
    delta: C,
    landing: Landing,
}

/// The compiled sowings of a rule set, with the burnt houses of the round.
#[derive(Clone, Debug)]
pub(crate) struct Circuit<C> {
    shape: Shape,
    laws: Laws,
    burnt: u32,
    steps: Box<[Delta<C>; STEPS]>,
    /// By player and cell: the landing of a last seed whose sowing is not in `steps`.
    landings: [[Landing; STRIDE]; 2],
    /// By player and start: the number of cells that get a seed on one lap.
    laps: [u8; 2 * STRIDE],
    /// By player and start: the cells that get a seed on one lap, in order.
    paths: Box<[Box<[u8]>]>,
}

impl<C: Cells> Circuit<C> {
    pub(crate) fn new(laws: &Laws, burnt: u32) -> Circuit<C> {
        let shape = Shape::new(laws.houses);
        let landings =
            Side::BOTH.map(|side| std::array::from_fn(|cell| Landing::new(shape, side, cell)));
        let empty = Delta {
            delta: C::EMPTY,
            landing: landings[Side::South][0].clone(),
        };
        let mut circuit = Circuit {
            shape,
            laws: *laws,
            burnt,
            steps: vec![empty; STEPS]
                .into_boxed_slice()
                .try_into()
                .expect("it has this length"),
            landings,
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
                delta = delta.plus(&one);
                let mut lifted = C::EMPTY;
                lifted.set(start, Heap::Seeds(index as u16 + 1));
                let row = Self::row(side, start) * STRIDE;
                self.steps[row + index + 1] = Delta {
                    delta: delta.minus(&lifted),
                    landing: self.landings[side][usize::from(cell)].clone(),
                };
            }
        }
        self.laps[Self::row(side, start)] = path.len() as u8;
        self.paths[Self::row(side, start)] = path;
    }

    /// The next cell of the ring in the direction of play, whether it gets a seed or not.
    pub(crate) fn after(&self, cell: Cell) -> Cell {
        let ring = self.shape.ring();
        match self.laws.direction {
            Direction::CounterClockwise => (cell + 1) % ring,
            Direction::Clockwise => (cell + ring - 1) % ring,
        }
    }

    /// The reason why a cell gets no seed in a sowing of `side` from `start`; `None` if it gets
    /// one.
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

    /// The meaning of a last seed in a cell for a player.
    #[inline]
    pub(crate) fn landing(&self, side: Side, cell: Cell) -> &Landing {
        &self.landings[side][cell % STRIDE]
    }

    /// Sows all seeds of a cell: reads `before`, writes `cells`, and returns the landing of the
    /// last one.
    #[inline(always)]
    pub(crate) fn sow(&self, before: &C, cells: &mut C, side: Side, start: Cell) -> &Landing {
        let row = Self::row(side, start);
        let seeds = usize::from(before.count(start));
        if seeds >= STRIDE {
            return self.sow_laps(before, cells, row, seeds);
        }
        let step = &self.steps[(row * STRIDE + seeds) % STEPS];
        *cells = before.plus(&step.delta);
        &step.landing
    }

    /// Does the same as [`Circuit::sow`], in place.
    #[inline(always)]
    pub(crate) fn sow_on(&self, cells: &mut C, side: Side, start: Cell) -> &Landing {
        let row = Self::row(side, start);
        let seeds = usize::from(cells.count(start));
        if seeds >= STRIDE {
            let before = *cells;
            return self.sow_laps(&before, cells, row, seeds);
        }
        let step = &self.steps[(row * STRIDE + seeds) % STEPS];
        *cells = cells.plus(&step.delta);
        &step.landing
    }

    /// Sows a heap that is too large for the table, lap by lap.
    #[cold]
    #[inline(never)]
    fn sow_laps(&self, before: &C, cells: &mut C, row: usize, mut seeds: usize) -> &Landing {
        let lap = usize::from(self.laps[row]);
        *cells = *before;
        while seeds >= STRIDE {
            *cells = cells.plus(&self.steps[row * STRIDE + lap].delta);
            seeds -= lap;
        }
        let step = &self.steps[row * STRIDE + seeds];
        *cells = cells.plus(&step.delta);
        &step.landing
    }
}
