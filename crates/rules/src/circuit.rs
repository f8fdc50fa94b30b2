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

/// Where a last seed falls, and what that means for the player who sowed it. Not to be copied: it
/// is read where it lies, and only as far as it is asked for.
#[derive(Clone, Debug)]
pub struct Landing {
    cell: u8,
    /// With how many seeds it may take what is across: one in his own houses, elsewhere none,
    /// which it never is.
    pub(crate) alone: u8,
    /// What two and three without their last bit are in a house of the opponent, and elsewhere no
    /// number of seeds is.
    pub(crate) prey: u8,
    /// Which of the opponent's houses it is, counted from one; 0 for any other cell.
    pub(crate) abroad: u8,
    /// Whether it is his own store.
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

    /// Where it falls.
    #[inline(always)]
    pub(crate) fn cell(&self) -> Cell {
        usize::from(self.cell)
    }
}

/// One sowing, all of it. Never astride two lines of the cache.
#[derive(Clone, Debug)]
#[repr(align(32))]
struct Delta<C> {
    delta: C,
    landing: Landing,
}

/// The compiled way of a rule set, with the burnt houses of the round.
#[derive(Clone, Debug)]
pub(crate) struct Circuit<C> {
    shape: Shape,
    laws: Laws,
    burnt: u32,
    steps: Box<[Delta<C>; STEPS]>,
    /// Per player and cell, for a last seed that was not found in `steps`.
    landings: [[Landing; STRIDE]; 2],
    /// Per player and start, how many cells get a seed on one lap.
    laps: [u8; 2 * STRIDE],
    /// Per player and start, the cells that get a seed, in order, for one lap.
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

    /// What a last seed in a cell means for a player.
    #[inline]
    pub(crate) fn landing(&self, side: Side, cell: Cell) -> &Landing {
        &self.landings[side][cell % STRIDE]
    }

    /// Sows all seeds of a cell, from `before` to `cells`; returns where the last one fell.
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

    /// [`Circuit::sow`] from a board to itself.
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

    /// Sows a heap that is too large to be compiled, lap by lap.
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
