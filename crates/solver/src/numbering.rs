//! A number for every position of a board, from its houses and the player to move, without gaps. So
//! a transposition table can store a part of the number and still never confuse two positions.

use std::array;

use rules::machine::{Choices, Machine};
use rules::{Side, State};
use tablebase::Rows;
use tablebase::rows::SEEDS_MAX;

/// The number of possible counts of seeds.
pub(crate) const SEEDS: usize = SEEDS_MAX + 1;

/// The numbering of positions: by their number of seeds, then by the seeds of the player to move,
/// that player's row, and the opponent's row.
#[derive(Debug)]
pub(crate) struct Numbering {
    rows: Rows,
    /// By the seeds of the player to move, then the opponent's: the first number.
    first: Vec<[u64; SEEDS]>,
    /// By the seeds of both players: the first number.
    layers: Vec<u64>,
}

impl Numbering {
    /// The numbering for boards with up to `seeds` seeds; `None` if the numbers do not fit.
    pub(crate) fn new(houses: u8, seeds: usize) -> Option<Numbering> {
        let rows = Rows::new(houses);
        let count = |seeds| rows.count(seeds) as u64;
        let mut first = vec![[0; SEEDS]; SEEDS];
        let mut layers = vec![0_u64];
        let mut next = 0_u64;
        for seeds in 0..=seeds {
            for own in 0..=seeds {
                first[own][seeds - own] = next;
                next = next.checked_add(count(own).checked_mul(count(seeds - own))?)?;
            }
            layers.push(next);
        }
        Some(Numbering {
            rows,
            first,
            layers,
        })
    }

    /// The number of layers: positions with fewer seeds than this have numbers.
    pub(crate) fn layers(&self) -> usize {
        self.layers.len() - 1
    }

    /// The first number of the positions in which the players have so many seeds.
    pub(crate) fn first(&self, own: usize, other: usize) -> u64 {
        self.first[own][other]
    }

    /// The number of positions with fewer seeds than this.
    pub(crate) fn below(&self, seeds: usize) -> u64 {
        self.layers[seeds]
    }

    /// The seeds in the houses of a position, and its number.
    #[inline]
    pub(crate) fn number<C: Choices>(
        &self,
        machine: &Machine<C>,
        state: &State<C>,
    ) -> (usize, u64) {
        let shape = machine.shape();
        let row = |side| {
            let houses = (shape.base(side)..shape.store(side)).rev();
            self.rows
                .place(houses.map(|house| state.cells.count(house)))
        };
        let ((own, own_rank), (other, other_rank)) = (row(state.side), row(!state.side));
        let count = self.rows.count(other) as u64;
        let number = self.first[own][other] + own_rank * count + other_rank;
        (own + other, number)
    }
}

/// The number of seeds in the houses of a position.
#[inline]
pub(crate) fn seeds<C: Choices>(machine: &Machine<C>, state: &State<C>) -> usize {
    let rows = Side::BOTH.map(|side| machine.row_count(state, side));
    usize::from(rows[0] + rows[1])
}

/// The number of houses that [`Ranks`] are for.
pub(crate) const HOUSES: usize = 6;

/// The numbers of positions on boards with six houses, from a few look-ups.
///
/// The rank of a row is a sum with a term for each house; the terms are ordered by the seeds that
/// lie between a house and the store, that house included, and each depends on these alone.
#[derive(Debug)]
pub(crate) struct Ranks {
    /// By house, that nearest to the store first, and the seeds up to there; the last house is
    /// left to `first`.
    terms: Box<[[u32; SEEDS]; HOUSES - 1]>,
    /// By the seeds of the opponent: the number of rows.
    counts: Box<[u64; SEEDS]>,
    /// By the seeds of the player to move, then the opponent's: the first number, and what is the
    /// same for all rows with so many seeds.
    first: Vec<[u64; SEEDS]>,
}

impl Ranks {
    /// The same numbers as those of a numbering of boards with six houses.
    pub(crate) fn new(numbering: &Numbering) -> Ranks {
        // By number of houses and of seeds: the ways in which the seeds can lie there.
        let ways: Vec<Rows> = (1..=HOUSES as u8).map(Rows::new).collect();
        let ways = |houses: usize, seeds: usize| ways[houses - 1].count(seeds) as u64;
        let term = |house: usize, seeds: usize| {
            ways(house + 1, seeds).wrapping_sub(ways(house + 2, seeds)) as u32
        };
        // A rank is less than this, and the rest of it is a sum of terms below zero.
        let last = |seeds: usize| ways(HOUSES, seeds) - 1;
        let mut first = numbering.first.clone();
        for (own, first) in first.iter_mut().enumerate() {
            for (other, first) in first.iter_mut().enumerate() {
                *first = first
                    .wrapping_add(last(own).wrapping_mul(ways(HOUSES, other)))
                    .wrapping_add(last(other));
            }
        }
        Ranks {
            terms: Box::new(array::from_fn(|house| {
                array::from_fn(|seeds| term(house, seeds))
            })),
            counts: Box::new(array::from_fn(|seeds| ways(HOUSES, seeds))),
            first,
        }
    }

    /// The number of a position, from the sums of the seeds of its rows: in each byte those of the
    /// houses from the store up to there.
    #[inline]
    pub(crate) fn number(&self, own: u64, other: u64) -> u64 {
        let sum = |sums: u64, house: usize| (sums >> (8 * house)) as usize % SEEDS;
        let rank = |sums: u64| {
            let terms = self.terms.iter().enumerate();
            let rank = terms.fold(0_u32, |rank, (house, terms)| {
                rank.wrapping_add(terms[sum(sums, house)])
            });
            // The terms are not above zero, and their sum is within 32 bits.
            i64::from(rank.cast_signed()).cast_unsigned()
        };
        let (all_own, all_other) = (sum(own, HOUSES - 1), sum(other, HOUSES - 1));
        self.first[all_own][all_other]
            .wrapping_add(rank(own).wrapping_mul(self.counts[all_other]))
            .wrapping_add(rank(other))
    }
}
