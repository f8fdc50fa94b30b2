//! Retrograde analysis in one pass: computes the values of a pair of seed counts from those with
//! fewer seeds, for games in which seeds leave a player only past the player's store.
//!
//! Such a game has no cycles: a sowing that banks nothing leaves a row that comes before (see
//! [`Rows`](tablebase::Rows)), and touches nothing else. So one pass over the rows of the outer
//! player fills everything. All values that a line needs lie in lines, too, and which lines these
//! are depends on the line and not on the place in it. Where the outer player moves, whole lines
//! are compared at once; where the inner one does, the few lines that are read stay in the nearest
//! cache.

use crate::layer::{Layer, Line, Pair};
use crate::plan::Plan;
use crate::sowings::{Facing, Kind, Sowing};

/// Less than every value.
const NONE: i8 = i8::MIN;

/// The input for filling a pair.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known<'a> {
    pub(crate) plan: &'a Plan,
    /// Every layer with fewer seeds.
    pub(crate) layers: &'a [Layer],
}

/// Fills the pair in which the outer player has `outer` seeds and the inner one `inner`; both are
/// above 0.
pub(crate) fn pair(known: Known<'_>, outer: usize, inner: usize) -> Pair {
    let rows = &known.plan.rows;
    let (height, width) = (rows.count(outer), rows.count(inner));
    let mut values = [(); 2].map(|()| vec![NONE; height * width]);
    let [to_outer, to_inner] = &mut values;
    let work = Work {
        known,
        outer,
        inner,
    };
    for rank in 0..height {
        let (done, next) = to_inner.split_at_mut(rank * width);
        let line = &mut to_outer[rank * width..][..width];
        work.sow_outer(rank, done, line);
        work.sow_inner(&work.ways(rank, line), &mut next[..width]);
    }
    Pair { values, width }
}

/// A line of values, the seeds won on the way to it, and whether the mover is to move there.
#[derive(Clone, Copy)]
struct Successors<'a> {
    line: Line<'a>,
    gain: i8,
    again: bool,
}

impl Successors<'_> {
    /// The value of the step to its mover if it leads to the value at `rank`. The margin found
    /// there is the opponent's, unless the mover moves again.
    #[inline]
    fn value(&self, rank: usize) -> i8 {
        let value = self.line.at(rank);
        self.gain + if self.again { value } else { -value }
    }
}

/// A kind of sowing of the inner player, on a given row of the outer one.
struct Way<'a> {
    step: Successors<'a>,
    /// Whether the last seed is taken.
    takes_own: bool,
}

struct Work<'a> {
    known: Known<'a>,
    /// Seeds of each player.
    outer: usize,
    inner: usize,
}

impl Work<'_> {
    /// Tries the sowings of one row of the outer player on every row of the inner one. `done` are
    /// the lines in which the inner player moves and the outer one has a row that comes before.
    fn sow_outer(&self, rank: usize, done: &[i8], best: &mut [i8]) {
        let sowings = &self.known.plan.sowings[self.outer];
        for sowing in sowings.of(rank) {
            let kind = &sowings.kinds[sowing.kind as usize];
            if let Some(facing) = kind.facing {
                self.sow_facing(sowing, kind, facing, done, best);
                continue;
            }
            let step = self.outer_step(sowing, kind, false, 0, done);
            match kind.sown {
                0 => improve(best, step),
                sown => improve_by(best, step, &self.known.plan.reach[self.inner].sown[sown]),
            }
        }
    }

    /// Tries a sowing of the outer player that captures what it faces, which differs from place to
    /// place of the line.
    fn sow_facing(
        &self,
        sowing: &Sowing,
        kind: &Kind,
        facing: Facing,
        done: &[i8],
        best: &mut [i8],
    ) {
        let reach = &self.known.plan.reach;
        let left = self.inner + kind.sown;
        let steps: Vec<Successors<'_>> = (0..=left)
            .map(|seeds| {
                let taken = if facing.takes { seeds } else { 0 };
                self.outer_step(sowing, kind, facing.takes_own_from(seeds), taken, done)
            })
            .collect();
        let taken = &reach[left].taken[facing.house];
        let sown = &reach[self.inner].sown[kind.sown];
        for (best, &sown) in best.iter_mut().zip(sown) {
            let taken = taken[sown as usize];
            let rest = if facing.takes { taken.rest } else { sown };
            *best = (*best).max(steps[taken.seeds as usize].value(rest as usize));
        }
    }

    /// The step of a sowing of the outer player that captures `taken` seeds of the inner one.
    fn outer_step<'b>(
        &'b self,
        sowing: &Sowing,
        kind: &Kind,
        takes_own: bool,
        taken: usize,
        done: &'b [i8],
    ) -> Successors<'b> {
        let won = kind.banked + usize::from(takes_own) + taken;
        let rank = if takes_own { sowing.taken } else { sowing.rest } as usize;
        let other = self.inner + kind.sown - taken;
        let line = if won == 0 {
            let width = self.known.plan.rows.count(self.inner);
            Line {
                values: &done[rank * width..][..width],
                stride: 1,
            }
        } else {
            let layer = self.outer + self.inner - won;
            self.known.layers[layer].line(layer - other, rank, other, kind.again)
        };
        Successors {
            line,
            gain: self.known.plan.gain(won),
            again: kind.again,
        }
    }

    /// The ways of all kinds of sowings of the inner player from one row of the outer one. `done`
    /// is the line in which the outer player moves.
    fn ways<'b>(&'b self, rank: usize, done: &'b [i8]) -> Vec<Way<'b>> {
        let plan = self.known.plan;
        let kinds = plan.sowings[self.inner].kinds.iter();
        kinds
            .map(|kind| {
                let mut row = plan.reach[self.outer].sown[kind.sown][rank] as usize;
                let mut other = self.outer + kind.sown;
                let mut takes_own = false;
                if let Some(facing) = kind.facing {
                    let taken = plan.reach[other].taken[facing.house][row];
                    takes_own = facing.takes_own_from(taken.seeds as usize);
                    if facing.takes {
                        row = taken.rest as usize;
                        other -= taken.seeds as usize;
                    }
                }
                let won = self.outer + kind.sown - other + kind.banked + usize::from(takes_own);
                let line = if won == 0 {
                    Line {
                        values: done,
                        stride: 1,
                    }
                } else {
                    let layer = self.outer + self.inner - won;
                    self.known.layers[layer].line(other, row, layer - other, !kind.again)
                };
                let step = Successors {
                    line,
                    gain: self.known.plan.gain(won),
                    again: kind.again,
                };
                Way { step, takes_own }
            })
            .collect()
    }

    /// Tries the sowings of the inner player on one row of the outer one.
    fn sow_inner(&self, ways: &[Way<'_>], line: &mut [i8]) {
        let sowings = &self.known.plan.sowings[self.inner];
        for (rank, value) in line.iter_mut().enumerate() {
            let mut best = NONE;
            for sowing in sowings.of(rank) {
                let way = &ways[sowing.kind as usize];
                let rank = if way.takes_own {
                    sowing.taken
                } else {
                    sowing.rest
                };
                best = best.max(way.step.value(rank as usize));
            }
            *value = best;
        }
    }
}

/// Raises each value in a line to that of a step, where the step is better.
fn improve(best: &mut [i8], step: Successors<'_>) {
    let Successors { line, gain, again } = step;
    if line.stride != 1 {
        for (rank, best) in best.iter_mut().enumerate() {
            *best = (*best).max(step.value(rank));
        }
    } else if again {
        for (best, &value) in best.iter_mut().zip(line.values) {
            *best = (*best).max(gain + value);
        }
    } else {
        for (best, &value) in best.iter_mut().zip(line.values) {
            *best = (*best).max(gain - value);
        }
    }
}

/// Does the same as [`improve`] for a step that leads to another place in the line.
fn improve_by(best: &mut [i8], step: Successors<'_>, to: &[u32]) {
    for (best, &rank) in best.iter_mut().zip(to) {
        *best = (*best).max(step.value(rank as usize));
    }
}
