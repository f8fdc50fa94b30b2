//! Three ways to hold a board in memory, chosen by the rule set; the machine is written once
//! over all of them.

use std::fmt::Debug;
use std::hash::Hash;

use crate::heap::{Heap, Kind};
use crate::place::Cell;

/// The cells of a board: the ring and the two won heaps.
pub trait Cells: Copy + Debug + Eq + Hash + Send + Sync + 'static {
    /// A board without seeds.
    const EMPTY: Self;
    /// How many cells fit.
    const LANES: usize;
    /// The most pieces one board may hold.
    const PIECES_MAX: u16;
    /// Whether pieces have kinds.
    const FRUIT: bool;
    /// Whether the usual games are worth being compiled a second time for these cells.
    const HOT: bool;

    /// Pieces in a cell, modulo [`Cells::LANES`].
    fn count(&self, cell: Cell) -> u16;

    /// Which of `houses` neighbouring cells from `base` on hold something, a bit for each.
    #[inline]
    fn occupied(&self, base: Cell, houses: u8) -> u32 {
        (0..houses).fold(0, |occupied, house| {
            occupied | u32::from(self.count(base + usize::from(house)) > 0) << house
        })
    }

    /// What lies in a cell.
    fn heap(&self, cell: Cell) -> Heap;

    /// Puts exactly this into a cell.
    fn set(&mut self, cell: Cell, heap: Heap);

    /// Moves everything from one cell to another, different one.
    fn pour(&mut self, from: Cell, to: Cell);

    /// One board added to another, cell by cell, modulo the size of a cell: a step of a sowing
    /// takes out and drops in one addition.
    #[must_use]
    fn plus(&self, step: &Self) -> Self;

    /// One board taken from another, the inverse of [`Cells::plus`].
    #[must_use]
    fn minus(&self, step: &Self) -> Self;

    /// Whether any of the cells marked in `zone` (made by [`Cells::zone`]) holds something.
    fn any(&self, zone: &Self) -> bool;

    /// Only the cells marked in `zone`.
    #[must_use]
    fn masked(&self, zone: &Self) -> Self;

    /// A mask of these cells.
    fn zone(cells: impl Iterator<Item = Cell>) -> Self;

    /// Whether any of `houses` neighbouring cells from `base` on holds something.
    #[inline(always)]
    fn any_in(&self, base: Cell, houses: u8) -> bool {
        self.occupied(base, houses) > 0
    }

    /// The board after the seeds of houses that have two or three are moved into `bank`, house by
    /// house until one has not.
    #[must_use]
    #[inline(always)]
    fn take_run(&self, run: Run, bank: Cell) -> Self {
        run_by_steps(self, run, bank)
    }
}

/// [`Cells::take_run`] in any layout.
fn run_by_steps<C: Cells>(before: &C, run: Run, bank: Cell) -> C {
    let mut cells = *before;
    let mut nth = run.nth;
    while (1..=run.houses).contains(&nth) {
        let cell = run.base + usize::from(nth) - 1;
        if !matches!(before.count(cell), 2 | 3) {
            break;
        }
        cells.pour(cell, bank);
        nth = if run.rightward { nth + 1 } else { nth - 1 };
    }
    cells
}

/// A part of a row that is asked for houses with two or three seeds, one after the other.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// The first house of the row.
    pub base: Cell,
    /// Houses in the row.
    pub houses: u8,
    /// The house to begin with, counted from one; 0 is none.
    pub nth: u8,
    /// Whether the next house is the one to the right, not to the left.
    pub rightward: bool,
}

/// Up to sixteen cells of a byte each: every board of at most seven houses a side. A cell is
/// read as a byte, and the whole board written as one word.
///
/// The first cell is the second byte. So on the usual board of six houses each row lies within
/// one half of the word: processors wait when they read across two halves just written.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Small([u8; 16]);

impl Small {
    /// One seed in each cell: looked up, for shifts of the whole word are dear.
    const ONE: [u128; Small::LANES] = {
        let mut one = [0; Small::LANES];
        let mut cell = 0;
        while cell < Small::LANES {
            one[cell] = 1 << (8 * Small::byte(cell));
            cell += 1;
        }
        one
    };

    /// Which byte holds a cell.
    #[inline(always)]
    const fn byte(cell: Cell) -> usize {
        cell.wrapping_add(1) % Small::LANES
    }

    /// The houses of a row, at most seven, each a byte, the first one lowest. `base` is the cell of
    /// the first one.
    #[inline(always)]
    fn row(self, base: Cell, houses: u8) -> u64 {
        let row = if houses == 6 {
            debug_assert!(base == 0 || base == 7);
            let [low, high] = [self.word() as u64, (self.word() >> 64) as u64];
            // Without a branch, which would often be foreseen wrong.
            let second = (base as u64 / 7).wrapping_neg();
            ((low >> 8) & !second) | (high & second)
        } else {
            // The byte before the first house is read too, for there is one.
            let mut bytes = [0; 8];
            bytes.copy_from_slice(&self.0[base..base + 8]);
            u64::from_le_bytes(bytes) >> 8
        };
        row & ((1 << (8 * houses)) - 1)
    }

    /// The high bit of each byte that is not zero.
    #[inline(always)]
    const fn marks(bytes: u64) -> u64 {
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        (((bytes & LOW) + LOW) | bytes) & !LOW
    }

    #[inline]
    const fn word(self) -> u128 {
        u128::from_le_bytes(self.0)
    }
}

impl Cells for Small {
    const EMPTY: Small = Small([0; 16]);
    const LANES: usize = 16;
    const PIECES_MAX: u16 = 255;
    const FRUIT: bool = false;
    const HOT: bool = true;

    #[inline]
    fn count(&self, cell: Cell) -> u16 {
        u16::from(self.0[Self::byte(cell)])
    }

    #[inline(always)]
    fn occupied(&self, base: Cell, houses: u8) -> u32 {
        let marks = Self::marks(self.row(base, houses));
        // One multiplication gathers the bits in the highest byte.
        ((marks >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
    }

    #[inline]
    fn heap(&self, cell: Cell) -> Heap {
        Heap::Seeds(self.count(cell))
    }

    #[inline]
    fn set(&mut self, cell: Cell, heap: Heap) {
        debug_assert!(heap.count() <= Self::PIECES_MAX);
        self.0[Self::byte(cell)] = heap.count() as u8;
    }

    #[inline]
    fn pour(&mut self, from: Cell, to: Cell) {
        // No cell can overflow into its neighbour: a board holds at most 255 seeds.
        let one = Self::ONE[to % Self::LANES].wrapping_sub(Self::ONE[from % Self::LANES]);
        let moved = one.wrapping_mul(u128::from(self.count(from)));
        *self = Small(self.word().wrapping_add(moved).to_le_bytes());
    }

    #[inline]
    fn plus(&self, step: &Small) -> Small {
        Small(self.word().wrapping_add(step.word()).to_le_bytes())
    }

    #[inline]
    fn minus(&self, step: &Small) -> Small {
        Small(self.word().wrapping_sub(step.word()).to_le_bytes())
    }

    #[inline]
    fn any(&self, zone: &Small) -> bool {
        self.word() & zone.word() != 0
    }

    #[inline]
    fn masked(&self, zone: &Small) -> Small {
        Small((self.word() & zone.word()).to_le_bytes())
    }

    fn zone(cells: impl Iterator<Item = Cell>) -> Small {
        let mut zone = Small::EMPTY;
        cells.for_each(|cell| zone.0[Self::byte(cell)] = u8::MAX);
        zone
    }

    #[inline(always)]
    fn any_in(&self, base: Cell, houses: u8) -> bool {
        self.row(base, houses) != 0
    }

    #[inline(always)]
    fn take_run(&self, run: Run, bank: Cell) -> Small {
        if run.rightward {
            return run_by_steps(self, run, bank);
        }
        let row = self.row(run.base, run.houses);
        let others = Self::marks((row ^ 0x0202_0202_0202_0202) & 0xfefe_fefe_fefe_fefe);
        // The houses up to the one to begin with, and of the others there the last one, above
        // which the run is. The last bit stands for one before the first house.
        let begun = !(u64::MAX << (8 * run.nth));
        let end = ((others & begun) << 1 | 1).ilog2();
        let taken = row & begun & u64::MAX << end;
        let seeds = taken.wrapping_mul(0x0101_0101_0101_0101) >> 56;
        let from = u128::from(taken) << (8 * (run.base + 1));
        let to = u128::from(seeds) << (8 * Self::byte(bank));
        let board = self.word().wrapping_sub(from).wrapping_add(to);
        Small(board.to_le_bytes())
    }
}

/// Up to 32 cells of sixteen bits: boards of eight to twelve houses, or of more than 255 seeds.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Large(pub [u16; 32]);

impl Cells for Large {
    const EMPTY: Large = Large([0; 32]);
    const LANES: usize = 32;
    const PIECES_MAX: u16 = 9999;
    const FRUIT: bool = false;
    const HOT: bool = false;

    #[inline]
    fn count(&self, cell: Cell) -> u16 {
        self.0[cell % Self::LANES]
    }

    fn heap(&self, cell: Cell) -> Heap {
        Heap::Seeds(self.0[cell])
    }

    fn set(&mut self, cell: Cell, heap: Heap) {
        self.0[cell] = heap.count();
    }

    #[inline]
    fn pour(&mut self, from: Cell, to: Cell) {
        self.0[to] += std::mem::take(&mut self.0[from]);
    }

    #[inline]
    fn plus(&self, step: &Large) -> Large {
        Large(std::array::from_fn(|cell| {
            self.0[cell].wrapping_add(step.0[cell])
        }))
    }

    #[inline]
    fn minus(&self, step: &Large) -> Large {
        Large(std::array::from_fn(|cell| {
            self.0[cell].wrapping_sub(step.0[cell])
        }))
    }

    #[inline]
    fn any(&self, zone: &Large) -> bool {
        self.0
            .iter()
            .zip(&zone.0)
            .fold(0, |any, (cell, zone)| any | (cell & zone))
            != 0
    }

    fn masked(&self, zone: &Large) -> Large {
        Large(std::array::from_fn(|cell| self.0[cell] & zone.0[cell]))
    }

    fn zone(cells: impl Iterator<Item = Cell>) -> Large {
        let mut zone = Large::EMPTY;
        cells.for_each(|cell| zone.0[cell] = u16::MAX);
        zone
    }
}

/// Sixteen cells with a byte for each kind of fruit: Banana-Cala's board and its won heaps.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Fruit(pub [u32; 16]);

impl Fruit {
    /// One fruit of a kind, as it is added to a cell.
    const fn one(kind: Kind) -> u32 {
        1 << (8 * kind as u32)
    }

    /// Drops one fruit.
    pub fn drop_one(&mut self, cell: Cell, kind: Kind) {
        self.0[cell] += Fruit::one(kind);
    }

    /// Takes one fruit that must be there.
    pub fn take_one(&mut self, cell: Cell, kind: Kind) {
        self.0[cell] -= Fruit::one(kind);
    }

    /// Fruits of one kind in a cell.
    pub fn of(&self, cell: Cell, kind: Kind) -> u8 {
        self.0[cell].to_le_bytes()[kind as usize]
    }
}

impl Cells for Fruit {
    const EMPTY: Fruit = Fruit([0; 16]);
    const LANES: usize = 16;
    const PIECES_MAX: u16 = 63;
    const FRUIT: bool = true;
    const HOT: bool = false;

    #[inline]
    fn count(&self, cell: Cell) -> u16 {
        self.0[cell % Self::LANES]
            .to_le_bytes()
            .iter()
            .map(|&n| u16::from(n))
            .sum()
    }

    fn heap(&self, cell: Cell) -> Heap {
        Heap::Fruit(self.0[cell].to_le_bytes())
    }

    fn set(&mut self, cell: Cell, heap: Heap) {
        self.0[cell] = match heap {
            Heap::Fruit(kinds) => u32::from_le_bytes(kinds),
            Heap::Seeds(seeds) => {
                debug_assert_eq!(seeds, 0, "fruits have kinds");
                0
            }
        };
    }

    #[inline]
    fn pour(&mut self, from: Cell, to: Cell) {
        self.0[to] += std::mem::take(&mut self.0[from]);
    }

    fn plus(&self, step: &Fruit) -> Fruit {
        Fruit(std::array::from_fn(|cell| {
            self.0[cell].wrapping_add(step.0[cell])
        }))
    }

    fn minus(&self, step: &Fruit) -> Fruit {
        Fruit(std::array::from_fn(|cell| {
            self.0[cell].wrapping_sub(step.0[cell])
        }))
    }

    #[inline]
    fn any(&self, zone: &Fruit) -> bool {
        self.0
            .iter()
            .zip(&zone.0)
            .fold(0, |any, (cell, zone)| any | (cell & zone))
            != 0
    }

    fn masked(&self, zone: &Fruit) -> Fruit {
        Fruit(std::array::from_fn(|cell| self.0[cell] & zone.0[cell]))
    }

    fn zone(cells: impl Iterator<Item = Cell>) -> Fruit {
        let mut zone = Fruit::EMPTY;
        cells.for_each(|cell| zone.0[cell] = u32::MAX);
        zone
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn occupied_houses_are_gathered_alike_in_every_layout() {
        for pattern in 0..128u32 {
            let (mut small, mut large) = (Small::EMPTY, Large::EMPTY);
            for house in (0..7).filter(|house| pattern & (1 << house) != 0) {
                let heap = Heap::Seeds([1, 127, 128, 200][house % 4]);
                small.set(8 + house, heap);
                large.set(8 + house, heap);
            }
            small.set(7, Heap::Seeds(3));
            small.set(15, Heap::Seeds(3));
            assert_eq!(small.occupied(8, 7), pattern);
            assert_eq!(large.occupied(8, 7), pattern);
            assert_eq!(small.occupied(8, 3), pattern & 7);
        }
    }

    #[test]
    fn runs_of_twos_and_threes_are_taken_alike_in_every_layout() {
        for pattern in 0..5u32.pow(6) {
            for (houses, base) in [(6, 0), (6, 7), (5, 6), (4, 0)] {
                let (mut small, mut large) = (Small::EMPTY, Large::EMPTY);
                for house in 0..usize::from(houses) {
                    let seeds = [0, 1, 2, 3, 130][(pattern / 5u32.pow(house as u32) % 5) as usize];
                    small.set(base + house, Heap::Seeds(seeds));
                    large.set(base + house, Heap::Seeds(seeds));
                }
                for nth in 0..=houses {
                    let rightward = pattern % 7 == 0;
                    let run = Run {
                        base,
                        houses,
                        nth,
                        rightward,
                    };
                    let after = small.take_run(run, 13);
                    let expected = large.take_run(run, 13);
                    for cell in 0..16 {
                        assert_eq!(after.count(cell), expected.count(cell), "{small:?} {run:?}");
                    }
                }
            }
        }
    }
}
