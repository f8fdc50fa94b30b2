//! The values of the sowings that win seeds: they lead to layers that are known.

use std::cell::RefCell;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use rules::Captures;
use rules::machine::{Choices, SeedChoice};
use tablebase::Row;
use tablebase::rows::count;

use super::known::{Known, share};
use crate::derive;
use crate::layer::{Bound, Line, value};

/// The value of a sowing that does not exist: the loss of the most seeds that a table can hold. Its
/// negation is the opponent's value in a position that is not to count.
pub(super) const NONE: i8 = -i8::MAX;

/// A position of the layer: the number of seeds and the rank of the row of the player who waits,
/// then the rank of the row of the player to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Successor {
    pub(super) waits: usize,
    pub(super) rank: usize,
    pub(super) at: usize,
}

/// The best value of each position among its sowings that win seeds, or its result if the game is
/// over.
#[derive(Debug)]
pub(super) struct Winnings {
    /// By the seeds of the player to move, then in lines by their row and the opponent's.
    pub(super) best: Vec<Vec<i8>>,
    /// By the row of the mover: the successors by other sowings where the opponent has nothing.
    /// There the rules may forbid some sowings.
    pub(super) feeding: Vec<Vec<Successor>>,
}

/// The number of lines in one job of a thread.
const BAND: usize = 16;

impl Winnings {
    /// Computes the winnings of the next layer; `None` if `tell` stops the work.
    pub(super) fn new<C: Choices<Choice = SeedChoice>>(
        known: &Known<'_, C>,
        bound: Bound,
        tell: &(dyn Fn(u64) -> ControlFlow<()> + Sync),
    ) -> Option<Winnings> {
        let seeds = known.layers.len();
        let is_simple = known.machine.properties().captures == Captures::TwoOrThree;
        let mut best = Vec::new();
        let stopped = AtomicBool::new(false);
        for own in 0..=seeds {
            let width = known.rows.count(seeds - own);
            let mut values = vec![NONE; known.rows.count(own) * width];
            let bands = values.chunks_mut(BAND * width).enumerate();
            share(bands, known.threads, |(band, lines)| {
                // One pass of the outer loop may take seconds if it goes position by position.
                if stopped.load(Ordering::Relaxed) || tell(0).is_break() {
                    stopped.store(true, Ordering::Relaxed);
                    return;
                }
                for (rank, line) in (band * BAND..).zip(lines.chunks_mut(width)) {
                    if is_simple && own > 0 && own < seeds {
                        take(known, bound, own, rank, line);
                    } else {
                        play(known, bound, own, rank, line);
                    }
                }
            });
            if stopped.load(Ordering::Relaxed) {
                return None;
            }
            best.push(values);
        }
        let feeding = (0..known.rows.count(seeds))
            .map(|rank| {
                let row = known.rows.row(seeds, rank);
                expand(known, bound, &row, &Row::default()).1
            })
            .collect();
        Some(Winnings { best, feeding })
    }
}

/// The value of a position by the rules themselves, and its successors by sowings that win nothing,
/// which do not count in that value.
fn expand<C: Choices<Choice = SeedChoice>>(
    known: &Known<'_, C>,
    bound: Bound,
    own: &Row,
    other: &Row,
) -> (i8, Vec<Successor>) {
    let rows = known.rows;
    let others = RefCell::new(Vec::new());
    let best = derive::value(
        known.machine,
        own,
        other,
        bound,
        &|mover, waiting, bound| {
            if let Some(value) = value(rows, known.layers, mover, waiting) {
                return bound.of(value, count(mover) + count(waiting));
            }
            others.borrow_mut().push(Successor {
                waits: count(waiting),
                rank: rows.rank(waiting),
                at: rows.rank(mover),
            });
            -NONE
        },
    );
    (best, others.into_inner())
}

/// Computes a line position by position.
fn play<C: Choices<Choice = SeedChoice>>(
    known: &Known<'_, C>,
    bound: Bound,
    own: usize,
    rank: usize,
    line: &mut [i8],
) {
    let row = known.rows.row(own, rank);
    let others = known.layers.len() - own;
    for (at, best) in line.iter_mut().enumerate() {
        *best = expand(known, bound, &row, &known.rows.row(others, at)).0;
    }
}

/// Computes a line in which both players have seeds and captures are of twos and threes. It goes
/// sowing by sowing, except for the few positions where a sowing would capture everything: the
/// rules may forbid that, or end the game.
fn take<C: Choices<Choice = SeedChoice>>(
    known: &Known<'_, C>,
    bound: Bound,
    own: usize,
    rank: usize,
    line: &mut [i8],
) {
    let seeds = known.layers.len();
    let other = seeds - own;
    for sowing in known.effects.of(own, rank) {
        let Some(kind) = sowing.kind else { continue };
        let left = own - sowing.sown;
        let lines: Vec<Line<'_>> = (1..other + sowing.sown)
            .map(|taken| {
                known.layers[seeds - taken].line(
                    left,
                    sowing.rest,
                    other + sowing.sown - taken,
                    false,
                )
            })
            .collect();
        for take in &known.effects.on(other, kind).takes {
            let taken = take.seeds as usize;
            let value = lines[taken - 1].at(take.rest as usize);
            let value = bound.opposite().of(value, seeds - taken);
            let best = &mut line[take.at as usize];
            *best = (*best).max(take.seeds as i8 - value);
        }
    }
    let row = known.rows.row(own, rank);
    for sowing in known.effects.of(own, rank) {
        let Some(kind) = sowing.kind else { continue };
        for &at in &known.effects.on(other, kind).slams {
            line[at as usize] = expand(known, bound, &row, &known.rows.row(other, at as usize)).0;
        }
    }
}
