//! Builds a layer of a game of the general machine: every choice in every position is played once, and
//! the list of what they lead to is gone round until nothing changes.
//!
//! A step that takes seeds out of the houses leads to a known layer and is counted once; all others
//! stay in the layer. Two bounds are worked out as in [`cycles`](crate::cycles): with unending play
//! as the loss of all that lies in the houses, and as the gain of it; where half of that is the rule,
//! it is worth 0 to both. Each threshold between the first guess and a bound is passed once and for
//! good, by reaching something that is known; so the order of the work makes no difference.
//!
//! In games with relays a turn itself may never end. That can be a draw, whatever lies in the stores:
//! it is worth anything, more than all the houses too, and so is what may come of it ([`FAR`]).

use std::ops::ControlFlow;

use rules::general::{State, Tree};
use rules::{EndReason, RuleSet, Side};
use tablebase::rows::count;
use tablebase::{Row, Rows, in_order};

use crate::layer::{self, Layer, Pair, turn};

/// The bounds of a value, or of the best of some steps.
pub(crate) type Range = [i16; 2];

/// The range of no step at all.
pub(crate) const NOTHING: Range = [i16::MIN; 2];

/// More than any margin: the bound of what seeds do not limit.
const FAR: i16 = 1000;

/// The input for building a layer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known<'a> {
    pub(crate) tree: Tree<'a>,
    pub(crate) rows: &'a Rows,
    /// Every layer with fewer seeds.
    pub(crate) layers: &'a [Layer],
    pub(crate) threads: usize,
}

impl Known<'_> {
    /// The range of a step of South's to a state that is not in the layer.
    fn left(&self, after: &State) -> Range {
        let range = ahead(self.tree, after, &|own, other| {
            let value = layer::value(self.rows, self.layers, own, other);
            value.expect("a sowing adds no seed")
        });
        let seeds = all_of(self.layers.len());
        range.map(|bound| match bound {
            // What seeds do not limit they do not limit after some gain either.
            more if more > seeds => FAR,
            less if less < -seeds => -FAR,
            bound => bound,
        })
    }
}

/// The margin of a player who wins all of some seeds.
fn all_of(seeds: usize) -> i16 {
    i16::from(seeds as u8)
}

/// The range of the margin by which South will be ahead of North after a ply that has led to `after`.
/// `known` returns the value of a table from the rows of the player to move and of the opponent.
pub(crate) fn ahead(tree: Tree<'_>, after: &State, known: &impl Fn(&Row, &Row) -> i8) -> Range {
    let [south, north] = tree.score(after);
    let margin = south - north;
    match tree.outcome(after) {
        Some(outcome) if outcome.why == EndReason::Endless => [-FAR, FAR],
        Some(_) => [margin; 2],
        None => {
            let rows = [after.side(), !after.side()].map(|side| row(tree, after, side));
            let value = known(&rows[0], &rows[1]);
            let [least, most] = match count(&rows[0]) + count(&rows[1]) {
                seeds if value != tablebase::open(seeds) => [value.into(); 2],
                _ if tree.properties().relays => [-FAR, FAR],
                seeds => [-all_of(seeds), all_of(seeds)],
            };
            match after.side() {
                Side::South => [margin + least, margin + most],
                Side::North => [margin - most, margin - least],
            }
        }
    }
}

/// A player's row.
fn row(tree: Tree<'_>, state: &State, side: Side) -> Row {
    let mut row = Row::default();
    let houses = tree.houses(state, side);
    row[..houses.len()].copy_from_slice(houses);
    row
}

/// Calls `visit` with each state that a choice leads to, in a position with these rows of South, who
/// is to move, and of North. If South has no choice, the state is the one that follows from that.
fn each(tree: Tree<'_>, rows: [&Row; 2], mut visit: impl FnMut(&State)) {
    let houses = tree.board().houses().into();
    let state = tree.with_rows(rows.map(|row| &row[..houses]));
    if state.is_over() || state.side() == Side::North {
        return visit(&state);
    }
    // Every choice is looked at.
    let _ = tree.each(&state, &mut |_, after| {
        visit(after);
        ControlFlow::Continue(())
    });
}

/// The range of a position to the player to move, from the values of its successors.
pub(crate) fn range(tree: Tree<'_>, rows: [&Row; 2], known: &impl Fn(&Row, &Row) -> i8) -> Range {
    let mut best = NOTHING;
    each(tree, rows, |after| {
        best = better(best, ahead(tree, after, known));
    });
    best
}

/// The range of the better of two steps.
#[inline]
pub(crate) fn better(one: Range, other: Range) -> Range {
    [one[0].max(other[0]), one[1].max(other[1])]
}

/// The bytes for a position of a layer with `seeds` seeds while it is built.
pub(crate) fn bytes(rules: &RuleSet, seeds: usize) -> u128 {
    let ways = if rules.properties().is_one_way { 1 } else { 2 };
    let houses = usize::from(rules.houses());
    // One step for each house that is not empty, on an average. A list may take twice its size while
    // it grows.
    let steps = (ways * houses * seeds).div_ceil(seeds + 2 * houses - 1);
    let lists = size_of::<Range>() + size_of::<u32>() + 2 * steps * size_of::<Step>();
    // The range, the number in the list of those that are open, and the value in three places.
    (lists + size_of::<Range>() + size_of::<u32>() + 3) as u128
}

/// Builds the next layer; `None` if `tell` stops the work.
pub(crate) fn layer(
    known: &Known<'_>,
    tell: &(dyn Fn(u64) -> ControlFlow<()> + Sync),
) -> Option<Layer> {
    let numbers = Numbers::new(known);
    let lists = in_order(numbers.seeds + 1, known.threads, |own| {
        List::new(known, &numbers, own, tell)
    });
    let lists = lists.into_iter().collect::<Option<Vec<_>>>()?;
    let unending = if known.tree.properties().leaves_open {
        all_of(numbers.seeds)
    } else {
        0
    };
    let values = go_round(&lists, unending, tell)?;
    Some(numbers.layer(&values))
}

/// The numbers of the positions of a layer: by the seeds of the player to move, then the ranks of
/// that player's row and of the opponent's.
struct Numbers {
    seeds: usize,
    /// By the seeds of the player to move: the number of the first position.
    firsts: Vec<usize>,
    /// By seeds: the number of rows.
    counts: Vec<usize>,
}

impl Numbers {
    fn new(known: &Known<'_>) -> Numbers {
        let seeds = known.layers.len();
        let counts: Vec<usize> = (0..=seeds).map(|seeds| known.rows.count(seeds)).collect();
        let mut firsts = vec![0];
        for own in 0..=seeds {
            firsts.push(firsts[own] + counts[own] * counts[seeds - own]);
        }
        assert!(firsts[seeds + 1] <= Step::NUMBERS, "a step has 32 bits");
        Numbers {
            seeds,
            firsts,
            counts,
        }
    }

    /// The step of South's to a state, if that is in the layer.
    fn step(&self, known: &Known<'_>, after: &State) -> Option<Step> {
        let place = |side: Side| {
            let houses = known.tree.houses(after, side).iter().rev();
            known.rows.place(houses.map(|&seeds| seeds.into()))
        };
        let ((own, rank), (other, at)) = (place(after.side()), place(!after.side()));
        let stays = !after.is_over() && own + other == self.seeds;
        stays.then(|| {
            let line = rank as usize * self.counts[other];
            let number = self.firsts[own] + line + at as usize;
            Step::new(number, after.side() == Side::South)
        })
    }

    /// The layer with these values, in the order of their numbers.
    fn layer(&self, values: &[i8]) -> Layer {
        let split = |own: usize| &values[self.firsts[own]..self.firsts[own + 1]];
        let pairs = (0..=self.seeds / 2).map(|inner| {
            let outer = self.seeds - inner;
            let (height, width) = (self.counts[outer], self.counts[inner]);
            Pair {
                values: [split(outer).to_vec(), turn(split(inner), height, width)],
                width,
            }
        });
        Layer {
            pairs: pairs.collect(),
        }
    }
}

/// The position of the layer that a step leads to, and whether the player who made it moves again.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
struct Step(u32);

impl Step {
    /// The numbers that a position can have.
    const NUMBERS: usize = 1 << 31;

    fn new(number: usize, again: bool) -> Step {
        Step((number as u32) << 1 | u32::from(again))
    }

    /// The range of the position to the player who makes the step.
    #[inline]
    fn range(self, ranges: &[Range]) -> Range {
        let [least, most] = ranges[(self.0 >> 1) as usize];
        if self.0 & 1 == 1 {
            [least, most]
        } else {
            [-most, -least]
        }
    }
}

/// The steps of all positions in which the player to move has equally many seeds.
struct List {
    /// By position: the range of the best step that leaves the layer, or ends the game.
    left: Vec<Range>,
    steps: Vec<Step>,
    /// By position: the index of its first step.
    starts: Vec<u32>,
}

impl List {
    /// Plays every choice.
    fn new(
        known: &Known<'_>,
        numbers: &Numbers,
        own: usize,
        tell: &dyn Fn(u64) -> ControlFlow<()>,
    ) -> Option<List> {
        let other = numbers.seeds - own;
        let mut list = List {
            left: Vec::with_capacity(numbers.counts[own] * numbers.counts[other]),
            steps: Vec::new(),
            starts: vec![0],
        };
        let others = (0..numbers.counts[other]).map(|rank| known.rows.row(other, rank));
        let others: Vec<Row> = others.collect();
        let mut steps = Vec::new();
        for rank in 0..numbers.counts[own] {
            let row = known.rows.row(own, rank);
            for opponent in &others {
                let mut left = NOTHING;
                each(known.tree, [&row, opponent], |after| {
                    match numbers.step(known, after) {
                        Some(step) => steps.push(step),
                        None => left = better(left, known.left(after)),
                    }
                });
                steps.sort_unstable();
                steps.dedup();
                list.steps.append(&mut steps);
                let end = u32::try_from(list.steps.len());
                list.starts.push(end.expect("no list is so long"));
                list.left.push(left);
            }
            if tell(others.len() as u64).is_break() {
                return None;
            }
        }
        Some(list)
    }

    /// The range of a position, from those of the layer.
    #[inline]
    fn range(&self, position: usize, ranges: &[Range]) -> Range {
        let [from, to] = [position, position + 1].map(|index| self.starts[index] as usize);
        let steps = self.steps[from..to].iter();
        let ranges = steps.map(|step| step.range(ranges));
        ranges.fold(self.left[position], better)
    }
}

/// The values of all positions, in the order of their numbers. Unending play loses and wins up to
/// `unending` seeds.
fn go_round(
    lists: &[List],
    unending: i16,
    tell: &(dyn Fn(u64) -> ControlFlow<()> + Sync),
) -> Option<Vec<i8>> {
    let mut ranges = Vec::new();
    let mut open = Vec::new();
    for list in lists {
        let first = ranges.len();
        ranges.resize(first + list.left.len(), [-unending, unending]);
        open.push((first, list, (0..list.left.len() as u32).collect::<Vec<_>>()));
    }
    let mut has_changed = true;
    while has_changed {
        has_changed = false;
        for (first, list, open) in &mut open {
            if tell(0).is_break() {
                return None;
            }
            open.retain(|&position| {
                let position = position as usize;
                let range = list.range(position, &ranges);
                let before = std::mem::replace(&mut ranges[*first + position], range);
                has_changed |= before != range;
                // A bound that has left the first guess only comes nearer to the other.
                range[0] < range[1] || range[0].abs() >= unending
            });
        }
    }
    let seeds = lists.len() - 1;
    let values = ranges.into_iter().map(|[least, most]| {
        if least == most && least.abs() <= all_of(seeds) {
            least as i8
        } else {
            tablebase::open(seeds)
        }
    });
    Some(values.collect())
}
