//! Retrograde analysis in one pass, position by position, by playing every sowing: for games in
//! which no position comes back and sowings depend on both rows, and for positions in which one
//! player has nothing.
//!
//! One pass is enough. The mover's store gets a seed from every sowing that passes it, relays
//! included. So a sowing that takes no seed from the houses, by store or capture, has moved seeds
//! of the mover's own row ahead and touched nothing else: the new row comes before the old one (see
//! [`Rows`](tablebase::Rows)). Fewer seeds are another layer, which is known. With as many seeds,
//! the order is: the rows of the outer player, for each those of the inner one, and the outer
//! player to move before the inner one. So every successor is computed before the position. A
//! player who is passed over changes neither row, and then it is the outer one who moves.

use std::ops::ControlFlow;

use rules::machine::{Choices, Machine, SeedChoice};
use rules::{Side, State};
use tablebase::{Row, Rows};

use crate::derive;
use crate::layer::{Bound, Layer, Pair};
use crate::sowings::board;

/// The input for computing a pair.
#[derive(Debug)]
pub(crate) struct Known<'a, C: Choices> {
    pub(crate) machine: &'a Machine<C>,
    pub(crate) rows: &'a Rows,
    /// Every layer with fewer seeds.
    pub(crate) layers: &'a [Layer],
}

/// Computes the pair in which the outer player has `outer` seeds and the inner one `inner`. `tell`
/// gets the number of positions done; `None` if it stopped the work.
pub(crate) fn pair<C: Choices<Choice = SeedChoice>>(
    known: &Known<'_, C>,
    outer: usize,
    inner: usize,
    tell: &dyn Fn(u64) -> ControlFlow<()>,
) -> Option<Pair> {
    let rows = known.rows;
    let (height, width) = (rows.count(outer), rows.count(inner));
    let mut work = Work {
        known,
        outer,
        inner,
        values: [(); 2].map(|()| vec![0; height * width]),
        width,
    };
    // Each row on both halves of a board: for the player who moves second there, and the one who
    // moves.
    let halves = |row: &Row| [false, true].map(|moves| half(known.machine, row, moves));
    let inners: Vec<[C; 2]> = (0..width)
        .map(|rank| halves(&rows.row(inner, rank)))
        .collect();
    let nothing = board(known.machine, &Row::default(), &Row::default());
    for rank in 0..height {
        let outers = halves(&rows.row(outer, rank));
        for (column, inners) in inners.iter().enumerate() {
            for mover in [OUTER, INNER] {
                let state = State {
                    cells: outers[1 - mover].plus(&inners[mover]),
                    ..nothing
                };
                let value = derive::of_board(known.machine, state, Bound::Least, &|after, _| {
                    work.value(after, mover)
                });
                work.values[mover][rank * width + column] = value;
            }
        }
        if tell(2 * width as u64).is_break() {
            return None;
        }
    }
    Some(Pair {
        values: work.values,
        width,
    })
}

/// The player to move, in the order of a pair's halves.
const OUTER: usize = 0;
const INNER: usize = 1;

/// A board with the row of one player only.
fn half<C: Choices>(machine: &Machine<C>, row: &Row, moves: bool) -> C {
    let empty = Row::default();
    let state = if moves {
        board(machine, row, &empty)
    } else {
        board(machine, &empty, row)
    };
    state.cells
}

/// A pair that is being computed.
struct Work<'a, C: Choices> {
    known: &'a Known<'a, C>,
    /// The number of seeds of each player.
    outer: usize,
    inner: usize,
    values: [Vec<i8>; 2],
    width: usize,
}

impl<C: Choices> Work<'_, C> {
    /// The value of the position that a ply of `mover`, who is South, has led to.
    fn value(&self, state: &State<C>, mover: usize) -> i8 {
        let shape = self.known.machine.shape();
        let place = |side: Side| {
            let houses = (shape.base(side)..shape.store(side)).rev();
            let houses = houses.map(|house| state.cells.count(house));
            self.known.rows.place(houses)
        };
        let ((own, rank), (other, at)) = (place(state.side), place(!state.side));
        let (rank, at) = (rank as usize, at as usize);
        let seeds = own + other;
        if seeds < self.outer + self.inner {
            return self.known.layers[seeds].value(own, rank, other, at);
        }
        let to_move = if state.side == Side::South {
            mover
        } else {
            1 - mover
        };
        let (rank, at) = if to_move == OUTER {
            (rank, at)
        } else {
            (at, rank)
        };
        self.values[to_move][rank * self.width + at]
    }
}
