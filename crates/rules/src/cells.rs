//! Board representations: three memory layouts, of which the rule set chooses one. The machine is
//! generic over them.

use std::fmt::Debug;
use std::hash::Hash;

use crate::Side;
use crate::heap::{Heap, Kind};
use crate::place::Cell;

/// The cells of a board: the ring and the two won heaps.
pub trait Cells: Copy + Debug + Eq + Hash + Send + Sync + 'static {
    /// A board without seeds.
    const EMPTY: Self;
    /// The number of cells that fit.
    const LANES: usize;
    /// The most pieces that one board may hold.
    const PIECES_MAX: u16;
    /// Whether pieces have kinds.
    const FRUIT: bool;
    /// Whether kernels for the usual games are compiled for this layout.
    const HOT: bool;

    /// The number of pieces in a cell. The index wraps modulo [`Cells::LANES`], so any index is
    /// safe.
    fn count(&self, cell: Cell) -> u16;

    /// A bit for each of `houses` neighbouring cells from `base` on, set if the cell holds
    /// something.
    #[inline]
    fn occupied(&self, base: Cell, houses: u8) -> u32 {
        (0..houses).fold(0, |occupied, house| {
            occupied | u32::from(self.count(base + usize::from(house)) > 0) << house
        })
    }

    /// The content of a cell.
    fn heap(&self, cell: Cell) -> Heap;

    /// Replaces the content of a cell.
    fn set(&mut self, cell: Cell, heap: Heap);

    /// Moves everything from one cell to another; the two must differ.
    fn pour(&mut self, from: Cell, to: Cell);

    /// Adds another board cell by cell, modulo the size of a cell: one addition both empties the
    /// start house and drops the seeds.
    #[must_use]
    fn plus(&self, step: &Self) -> Self;

    /// Subtracts another board cell by cell, the inverse of [`Cells::plus`].
    #[must_use]
    fn minus(&self, step: &Self) -> Self;

    /// Whether any of the cells marked in `zone` (made by [`Cells::zone`]) holds something.
    fn any(&self, zone: &Self) -> bool;

    /// All cells of a board of six houses a side, as a player sees them: the own houses, the other
    /// houses, the own store, the other. At most 255 pieces are told.
    #[inline]
    fn seen_by(&self, side: Side) -> [u8; 14] {
        let [own, other] = [7 * side.index(), 7 * (!side).index()];
        std::array::from_fn(|index| {
            let cell = match index {
                0..6 => own + index,
                6..12 => other + index - 6,
                12 => own + 6,
                _ => other + 6,
            };
            self.count(cell) as u8
        })
    }

    /// The board with only the cells marked in `zone`.
    #[must_use]
    fn masked(&self, zone: &Self) -> Self;

    /// A mask of these cells.
    fn zone(cells: impl Iterator<Item = Cell>) -> Self;

    /// Whether any of `houses` neighbouring cells from `base` on holds something.
    #[inline(always)]
    fn any_in(&self, base: Cell, houses: u8) -> bool {
        self.occupied(base, houses) > 0
    }

    /// The board after a chain capture: house by house, the seeds of each house with two or three
    /// move into `bank`, until a house has another number.
    #[must_use]
    #[inline(always)]
    fn take_run(&self, run: Run, bank: Cell) -> Self {
        run_by_steps(self, run, bank)
    }
}

/// Does [`Cells::take_run`] house by house, in any layout.
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

/// The row and direction of a chain capture of twos and threes.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// The first house of the row.
    pub base: Cell,
    /// The number of houses in the row.
    pub houses: u8,
    /// The house that is captured first, counted from one; 0 for no capture.
    pub nth: u8,
    /// Whether the chain goes on to the right; otherwise to the left.
    pub rightward: bool,
}

/// Up to sixteen cells of a byte each: every board of at most seven houses a side. A cell is read
/// as a byte, and the whole board is written as one 128-bit word.
///
/// The first cell is the second byte. So on the usual board of six houses each row lies within one
/// half of the word: a read across two halves just written would stall the processor.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Small([u8; 16]);

impl Small {
    /// By cell: a board with one seed there. Looked up, because shifting the whole word is slow.
    const ONE: [u128; Small::LANES] = {
        let mut one = [0; Small::LANES];
        let mut cell = 0;
        while cell < Small::LANES {
            one[cell] = 1 << (8 * Small::byte(cell));
            cell += 1;
        }
        one
    };

    /// The index of the byte that holds a cell.
    #[inline(always)]
    const fn byte(cell: Cell) -> usize {
        cell.wrapping_add(1) % Small::LANES
    }

    /// The houses of a row, at most seven, one byte each, the first one lowest. `base` is the cell
    /// of the first one.
    #[inline(always)]
    fn row(self, base: Cell, houses: u8) -> u64 {
        let row = if houses == 6 {
            debug_assert!(base == 0 || base == 7);
            let [low, high] = [self.word() as u64, (self.word() >> 64) as u64];
            // Without a branch, which would often be mispredicted.
            let second = (base as u64 / 7).wrapping_neg();
            ((low >> 8) & !second) | (high & second)
        } else {
            // Reads from the byte before the first house, which always exists, and shifts it out.
            let mut bytes = [0; 8];
            bytes.copy_from_slice(&self.0[base..base + 8]);
            u64::from_le_bytes(bytes) >> 8
        };
        row & ((1 << (8 * houses)) - 1)
    }

    /// A word with the high bit of each byte set where that byte of the argument is not zero.
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

    #[inline(always)]
    fn seen_by(&self, side: Side) -> [u8; 14] {
        const HALF: u64 = (1 << 56) - 1;
        const ROW: u64 = (1 << 48) - 1;
        // A half is the houses and the store of a player.
        let ring = self.word() >> 8;
        let halves = [ring as u64 & HALF, (ring >> 56) as u64];
        // Without a branch, which would often be mispredicted.
        let exchange = (halves[0] ^ halves[1]) & (side as u64).wrapping_neg();
        let [own, other] = halves.map(|half| half ^ exchange);
        let stores = own >> 48 | other >> 48 << 8;
        let (row, other) = (u128::from(own & ROW), u128::from(other & ROW));
        let seen = row | other << 48 | u128::from(stores) << 96;
        let mut cells = [0; 14];
        cells.copy_from_slice(&seen.to_le_bytes()[..14]);
        cells
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
        // `begun` covers the houses up to the first one captured. The run ends above the last of
        // them that has neither two nor three seeds. The lowest bit stands for "there is no such
        // house".
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
    /// The value that adds one fruit of a kind to a cell.
    const fn one(kind: Kind) -> u32 {
        1 << (8 * kind as u32)
    }

    /// Drops one fruit into a cell.
    pub fn drop_one(&mut self, cell: Cell, kind: Kind) {
        self.0[cell] += Fruit::one(kind);
    }

    /// Takes one fruit out of a cell; it must be there.
    pub fn take_one(&mut self, cell: Cell, kind: Kind) {
        self.0[cell] -= Fruit::one(kind);
    }

    /// The number of fruits of one kind in a cell.
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
    fn both_see_the_same_in_every_layout() {
        let (mut small, mut large) = (Small::EMPTY, Large::EMPTY);
        for cell in 0..14 {
            small.set(cell, Heap::Seeds(3 + cell as u16));
            large.set(cell, Heap::Seeds(3 + cell as u16));
        }
        for side in Side::BOTH {
            assert_eq!(small.seen_by(side), large.seen_by(side));
        }
        let north = [10, 11, 12, 13, 14, 15, 3, 4, 5, 6, 7, 8, 16, 9];
        assert_eq!(small.seen_by(Side::North), north);
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
