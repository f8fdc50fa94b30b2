//! Small trained networks that evaluate positions of plain seeds: one layer, with an input
//! accumulator and `ReLU`.
//!
//! The value depends only on the houses of both players. Each house has a row of numbers for every
//! count of seeds. The rows of a board are added up, negative sums count as 0 (except the last
//! one), and the value is the sums of one half of the places minus those of the other half. The
//! processor adds eight numbers at once, so one evaluation takes little more than one addition for
//! each house and eight places.
//!
//! The numbers are made by `cargo run --release -p engine --example train`, which docs/evaluation.md
//! describes, and packed by the build script. An engine may be given a network of its own, as text.

mod text;

use std::sync::OnceLock;

use rules::machine::{Choices, Machine, SeedChoice};
use rules::{Family, Fruit, Position, PositionOf, State, Visitor};

pub use text::NetworkError;

use crate::scale::POINT;

/// The numbers in a block, which are added together; a row has one or more blocks.
const LANES: usize = 16;
/// The blocks that a row may have.
const WIDTHS: [usize; 2] = [2, WIDTH_MAX];
/// The most blocks in a row.
const WIDTH_MAX: usize = 4;
/// The counts of seeds in a house that are told apart; more seeds count as one less than this.
const COUNTS: usize = 24;
/// The units of a sum that make a point.
const UNIT: i32 = 64;

/// A block of numbers, aligned for the processor.
#[derive(Clone, Copy, Debug)]
#[repr(align(16))]
struct Block([i16; LANES]);

/// A network for boards of one size.
#[derive(Debug)]
pub struct Network {
    /// The number of houses on both sides together.
    houses: usize,
    /// The number of blocks in a row.
    width: usize,
    /// The start values of the sums.
    bias: Vec<Block>,
    /// A row for each house and each number of seeds: the houses of the player to move, from the
    /// player's left, then the opponent's.
    rows: Vec<Block>,
}

/// The games that a network was trained for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Net {
    /// Games with captures from the house facing it.
    Kalah,
    /// Games with captures of two or three.
    Oware,
    /// Games with relays.
    Congkak,
    /// Races to empty one's own row.
    Race,
}

/// The networks read so far.
static NETWORKS: [OnceLock<Network>; Net::ALL.len()] = [const { OnceLock::new() }; Net::ALL.len()];

impl Net {
    /// Each of them.
    pub const ALL: [Net; 4] = [Net::Kalah, Net::Oware, Net::Congkak, Net::Race];

    /// The one for a game's positions, if there is one: it may still be for boards of another size.
    pub fn of(position: &Position) -> Option<Net> {
        struct Asking;
        impl Visitor for Asking {
            type Output = Option<Net>;

            fn seeds<C: Choices<Choice = SeedChoice>>(
                self,
                position: &PositionOf<C>,
            ) -> Option<Net> {
                let machine = position.machine();
                Net::for_family(machine.properties().family)
            }

            fn fruit(self, _: &PositionOf<Fruit>) -> Option<Net> {
                None
            }

            fn general(self, _: &Position) -> Option<Net> {
                None
            }
        }
        position.visit(Asking)
    }

    const fn for_family(family: Family) -> Option<Net> {
        match family {
            Family::Race => Some(Net::Race),
            Family::Relay => Some(Net::Congkak),
            Family::TwoOrThree => Some(Net::Oware),
            Family::Facing => Some(Net::Kalah),
            Family::Fruit | Family::Stores | Family::General => None,
        }
    }

    /// Sets this network's numbers for all engines of this process that are built without networks,
    /// from [`packed`](crate::packed); those that are built with networks keep theirs.
    pub fn give(self, numbers: &[u8]) {
        NETWORKS[self as usize].get_or_init(|| Network::unpack(numbers));
    }

    /// The network itself; `None` where it is no part of the program and was not given.
    pub fn network(self) -> Option<&'static Network> {
        if cfg!(feature = "networks") {
            self.give(match self {
                Net::Kalah => packed::KALAH,
                Net::Oware => packed::OWARE,
                Net::Congkak => packed::CONGKAK,
                Net::Race => packed::RACE,
            });
        }
        NETWORKS[self as usize].get()
    }
}

/// The numbers, as the build script packs them.
pub mod packed {
    /// A packed network.
    macro_rules! network {
        ($name:literal) => {
            include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".net"))
        };
    }

    /// The numbers of [`Net::Kalah`](super::Net::Kalah).
    pub static KALAH: &[u8] = network!("kalah");
    /// The numbers of [`Net::Oware`](super::Net::Oware).
    pub static OWARE: &[u8] = network!("oware");
    /// The numbers of [`Net::Congkak`](super::Net::Congkak).
    pub static CONGKAK: &[u8] = network!("congkak");
    /// The numbers of [`Net::Race`](super::Net::Race).
    pub static RACE: &[u8] = network!("race");
}

impl Network {
    /// The network trained for games like this one, if there is one.
    pub(crate) fn of<C: Choices>(machine: &Machine<C>) -> Option<&'static Network> {
        let network = Net::for_family(machine.properties().family)?.network()?;
        network.fits(machine).then_some(network)
    }

    /// Reads what the build script packs: the bias, then for each house a row for each number of
    /// seeds.
    fn unpack(bytes: &[u8]) -> Network {
        let (&width, bytes) = bytes.split_first().unwrap_or((&1, &[]));
        let width = usize::from(width);
        let (low, high) = bytes.split_at(bytes.len() / 2);
        let lines = low.len() / (width * LANES);
        let mut rows = vec![Block([0; LANES]); lines * width];
        let codes = low
            .iter()
            .zip(high)
            .map(|(&low, &high)| u16::from_le_bytes([low, high]));
        let mut before = 0;
        for (index, code) in codes.enumerate() {
            let (place, line) = (index / lines, index % lines);
            let difference = (code >> 1).cast_signed() ^ -(code & 1).cast_signed();
            before = if line == 0 { 0 } else { before };
            before = difference.wrapping_add(before);
            rows[line * width + place / LANES].0[place % LANES] = before;
        }
        Network::of_rows(width, rows)
    }

    /// The network of these blocks: those of the bias, then those of the rows.
    fn of_rows(width: usize, mut bias: Vec<Block>) -> Network {
        let rows = bias.split_off(width);
        Network {
            houses: rows.len() / (COUNTS * width),
            width,
            bias,
            rows,
        }
    }

    /// The houses of each player on boards that it is for.
    pub fn houses(&self) -> usize {
        self.houses / 2
    }

    /// Whether it is for boards like that of this machine.
    pub(crate) fn fits<C: Choices>(&self, machine: &Machine<C>) -> bool {
        self.houses == 2 * usize::from(machine.shape().houses())
    }

    /// The margin by which the player to move will still win more than the opponent, in hundredths
    /// of a point.
    #[inline]
    pub(crate) fn value<C: Choices>(&self, machine: &Machine<C>, state: &State<C>) -> i32 {
        let sum = match self.width {
            2 => self.sum::<2, C>(machine, state),
            _ => self.sum::<WIDTH_MAX, C>(machine, state),
        };
        sum * POINT / UNIT
    }

    /// Does the same as [`Network::value`], in units, for rows of `WIDTH` blocks.
    #[inline]
    fn sum<const WIDTH: usize, C: Choices>(&self, machine: &Machine<C>, state: &State<C>) -> i32 {
        let (rows, _) = self.rows.as_chunks::<WIDTH>();
        let mut sums = self.bias.as_chunks::<WIDTH>().0[0];
        let mut house = 0;
        for side in [state.side, !state.side] {
            let base = machine.shape().base(side);
            for cell in base..base + self.houses / 2 {
                let seeds = usize::from(state.cells.count(cell)).min(COUNTS - 1);
                let row = &rows[house + seeds];
                for (sum, block) in sums.iter_mut().zip(row) {
                    sum.add(block);
                }
                house += COUNTS;
            }
        }
        weigh(&mut sums)
    }
}

/// The value of the sums of a board. The second half of the places counts for the player to move,
/// and only the last one may be negative.
///
/// Not inlined: otherwise the compiler would optimise the additions before for the few steps here.
#[inline(never)]
fn weigh<const WIDTH: usize>(sums: &mut [Block; WIDTH]) -> i32 {
    let last = std::mem::take(&mut sums[WIDTH - 1].0[LANES - 1]);
    let half = |blocks: &[Block]| blocks.iter().map(Block::positive).sum::<i32>();
    let (against, speaks) = sums.split_at(WIDTH / 2);
    i32::from(last) + half(speaks) - half(against)
}

impl Block {
    #[inline]
    fn add(&mut self, other: &Block) {
        for (sum, number) in self.0.iter_mut().zip(other.0) {
            *sum = sum.wrapping_add(number);
        }
    }

    /// The sum of the numbers above zero.
    #[inline]
    fn positive(&self) -> i32 {
        self.0.iter().map(|&sum| i32::from(sum.max(0))).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_hold_the_numbers_that_the_trainer_wrote() {
        for (name, packed) in [
            ("kalah", packed::KALAH),
            ("oware", packed::OWARE),
            ("congkak", packed::CONGKAK),
            ("race", packed::RACE),
        ] {
            let file = format!("{}/nets/{name}.txt", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(file).unwrap();
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            let written = lines.flat_map(|line| line.split(' ').map(|it| it.parse().unwrap()));
            let network = Network::unpack(packed);
            let blocks = network.bias.iter().chain(&network.rows);
            let read = blocks.flat_map(|block| block.0);
            assert!(read.eq(written.collect::<Vec<i16>>()), "{name}");
        }
    }

    #[test]
    fn every_network_can_be_read_and_never_overflows() {
        for name in Net::ALL {
            let network = name.network().expect("a part of this program");
            let read: Network = network
                .to_string()
                .parse()
                .expect("it is written as it is read");
            assert_eq!(read.to_string(), network.to_string(), "{name:?}");
        }
    }
}
