//! The values of all positions with equally many seeds, as they are held in memory while a table is
//! built.

use std::borrow::Cow;

use tablebase::rows::count;
use tablebase::{Row, Rows};

/// The positions in which one player, the outer one, has a given number of seeds and the other, the
/// inner one, another, with either of them to move. Both halves are in the same order: by the row
/// of the outer player first. If both have equally many seeds, each position is in both halves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pair {
    /// With the outer player to move, and with the inner one.
    pub(crate) values: [Vec<i8>; 2],
    /// The number of rows of the inner player.
    pub(crate) width: usize,
}

/// A line of values, one for each row of a player while the opponent's row is fixed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) values: &'a [i8],
    pub(crate) stride: usize,
}

impl Line<'_> {
    #[inline]
    pub(crate) fn at(&self, rank: usize) -> i8 {
        self.values[rank * self.stride]
    }
}

/// All positions with a given number of seeds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Layer {
    /// By the seeds of the inner player.
    pub(crate) pairs: Vec<Pair>,
}

impl Layer {
    /// The values in which a player has row number `rank` of those with `own` seeds, for each row
    /// of the opponent with `other` seeds.
    #[inline]
    pub(crate) fn line(&self, own: usize, rank: usize, other: usize, moves: bool) -> Line<'_> {
        if own >= other {
            let pair = &self.pairs[other];
            Line {
                values: &pair.values[usize::from(!moves)][rank * pair.width..][..pair.width],
                stride: 1,
            }
        } else {
            let pair = &self.pairs[own];
            Line {
                values: &pair.values[usize::from(moves)][rank..],
                stride: pair.width,
            }
        }
    }

    /// All values for a player to move with `own` seeds: by the rank of that player's row, then that
    /// of the opponent's.
    pub(crate) fn to_mover(&self, rows: &Rows, own: usize, other: usize) -> Cow<'_, [i8]> {
        if own >= other {
            Cow::Borrowed(&self.pairs[other].values[0])
        } else {
            let values = &self.pairs[own].values[1];
            Cow::Owned(turn(values, rows.count(own), rows.count(other)))
        }
    }

    /// The value for a player to move whose row is number `rank` of those with `own` seeds.
    pub(crate) fn value(&self, own: usize, rank: usize, other: usize, at: usize) -> i8 {
        self.line(own, rank, other, true).at(at)
    }
}

/// Transposes values stored by columns into lines.
pub(crate) fn turn(values: &[i8], height: usize, width: usize) -> Vec<i8> {
    /// The lines and columns of a block are transposed together, because they share cache lines.
    const BLOCK: usize = 64;

    let mut turned = vec![0; values.len()];
    for top in (0..height).step_by(BLOCK) {
        for left in (0..width).step_by(BLOCK) {
            for row in top..height.min(top + BLOCK) {
                for column in left..width.min(left + BLOCK) {
                    turned[row * width + column] = values[column * height + row];
                }
            }
        }
    }
    turned
}

/// The choice between the two bounds of a position's value. For most positions they agree.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Bound {
    /// The margin that the player to move is certain of.
    Least,
    /// The margin that the player to move cannot exceed.
    Most,
}

impl Bound {
    /// The bound of the opponent.
    pub(crate) fn opposite(self) -> Bound {
        match self {
            Bound::Least => Bound::Most,
            Bound::Most => Bound::Least,
        }
    }

    /// The bound of a position with `seeds` seeds, whose value may be left open.
    #[inline]
    pub(crate) fn of(self, value: i8, seeds: usize) -> i8 {
        match self {
            _ if value != tablebase::open(seeds) => value,
            Bound::Least | Bound::Most => self.of_open(seeds),
        }
    }

    /// The bound of a position with `seeds` seeds whose value is left open.
    #[inline]
    pub(crate) fn of_open(self, seeds: usize) -> i8 {
        match self {
            Bound::Least => -(seeds as i8),
            Bound::Most => seeds as i8,
        }
    }
}

/// The value of a position, if its layer is there.
pub(crate) fn value(rows: &Rows, layers: &[Layer], own: &Row, other: &Row) -> Option<i8> {
    let (seeds, facing) = (count(own), count(other));
    let layer = layers.get(seeds + facing)?;
    Some(layer.value(seeds, rows.rank(own), facing, rows.rank(other)))
}
