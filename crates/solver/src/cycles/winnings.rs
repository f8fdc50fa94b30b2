//! What the sowings are worth that win seeds: they lead to positions that are known.

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

/// As bad as losing all that a table can speak of, for a sowing that there is not; its opposite is
/// what the opponent has who is not reached.
pub(super) const NONE: i8 = -i8::MAX;

/// A position of the layer: seeds and number of the row of the player who waits, then the number
/// of the row of the player to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Successor {
    pub(super) waits: usize,
    pub(super) rank: usize,
    pub(super) at: usize,
}

/// The best that each position has among its sowings that win seeds, or the result where the game
/// is over.
#[derive(Debug)]
pub(super) struct Winnings {
    /// By the seeds of the player to move, his row, and that of his opponent.
    pub(super) best: Vec<Vec<i8>>,
    /// Where the other sowings lead if the opponent has nothing, by the row of the mover. Then
    /// some may be forbidden.
    pub(super) feeding: Vec<Vec<Successor>>,
}

/// Lines that a thread does at a time.
const BAND: usize = 16;

impl Winnings {
    /// `None` if `tell` stops the work.
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
                // Position by position, so many seeds may take seconds.
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

/// What a position has, by the rules themselves, and where the sowings lead that win nothing.
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

/// A line, position by position.
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

/// A line in which both players have seeds and captures are of twos and threes: sowing by sowing,
/// but for the few positions in which everything could be captured. Then that may be forbidden,
/// or the end of the game.
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
