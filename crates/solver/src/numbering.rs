//! A number for every position of a board, from its houses and the player to move, without gaps. So
//! a transposition table can store a part of the number and still never confuse two positions.

use rules::State;
use rules::machine::{Choices, Machine};
use tablebase::Rows;
use tablebase::rows::SEEDS_MAX;

/// The number of possible counts of seeds.
const SEEDS: usize = SEEDS_MAX + 1;

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
