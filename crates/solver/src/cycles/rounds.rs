//! Value iteration over the positions of a layer, to a fixed point.
//!
//! Every value is stored twice: in a line for the row of the player to move, and in a line for the
//! row of the player who waits. After a sowing that wins nothing, the player who sowed waits with
//! the rest of their row. That rest is the same for every row that the opponent can have, so the
//! sowing leads from one line of the first sort to one line of the second. So a round computes
//! whole lines from lines, and then transposes them. In both sorts, the parts of lines that have
//! changed are marked; a line that depends on no marked part is not computed again.

use std::ops::{ControlFlow, Range};

use rules::machine::{Choices, SeedChoice};

use super::effects::{Effect, Effects, Sowing, part};
use super::known::{Known, share};
use super::winnings::{NONE, Winnings};
use crate::layer::{Layer, Pair};

/// One line of values for each row of a player with a given number of seeds.
#[derive(Debug, Default)]
struct Lines {
    values: Vec<i8>,
    /// By line: a bit for each part in which the last computation changed a value.
    marks: Vec<u64>,
    stride: usize,
}

impl Lines {
    /// Lines that all hold the same value.
    fn new(height: usize, width: usize, padding: usize, value: i8) -> Lines {
        let stride = width + padding;
        let mut values = vec![value; height * stride];
        if padding > 0 {
            for line in values.chunks_mut(stride) {
                line[width..].fill(-NONE);
            }
        }
        Lines {
            values,
            marks: vec![0; height],
            stride,
        }
    }

    #[inline]
    fn line(&self, rank: usize) -> &[i8] {
        &self.values[rank * self.stride..][..self.stride]
    }

    /// The values without the padding at the end of each line.
    fn into_values(mut self, width: usize) -> Vec<i8> {
        if width < self.stride {
            for rank in 1..self.marks.len() {
                let from = rank * self.stride;
                self.values.copy_within(from..from + width, rank * width);
            }
            self.values.truncate(self.marks.len() * width);
            self.values.shrink_to_fit();
        }
        self.values
    }
}

/// The number of lines in one job of a thread.
const BAND: usize = 16;
/// Layers with fewer positions are done before a second thread would have started.
const THREADS_MIN: usize = 1 << 14;

/// The values of a layer, or one of their two bounds.
struct Guess {
    winnings: Winnings,
    /// By the seeds of the player to move, in lines of that player's rows.
    moves: Vec<Lines>,
    /// By the seeds of the player who waits, in lines of that player's rows. Each line has one
    /// value more at its end, `-NONE`: a sowing that wins seeds reads it there, and so is left out.
    waits: Vec<Lines>,
}

/// A layer whose values are being computed.
pub(super) struct Rounds<'a> {
    effects: &'a Effects,
    seeds: usize,
    threads: usize,
    /// One guess, or two: the least and the most that each value can be.
    guesses: Vec<Guess>,
    is_first: bool,
}

impl<'a> Rounds<'a> {
    pub(super) fn new<C: Choices<Choice = SeedChoice>>(
        known: &Known<'a, C>,
        winnings: Vec<Winnings>,
    ) -> Rounds<'a> {
        let seeds = known.layers.len();
        let lines = |padding: usize, value: i8| {
            let count = |seeds| known.rows.count(seeds);
            (0..=seeds)
                .map(|own| Lines::new(count(own), count(seeds - own), padding, value))
                .collect()
        };
        let unending = match winnings.len() {
            1 => [0, 0],
            _ => [-(seeds as i8), seeds as i8],
        };
        let guesses = winnings.into_iter().zip(unending);
        Rounds {
            effects: known.effects,
            seeds,
            threads: known.threads,
            guesses: guesses
                .map(|(winnings, unending)| Guess {
                    winnings,
                    moves: lines(0, unending),
                    waits: lines(1, unending),
                })
                .collect(),
            is_first: true,
        }
    }

    /// Computes everything again that may have changed. Returns whether anything has, or `None` if
    /// `tell` stops it.
    pub(super) fn go_round(
        &mut self,
        tell: &(dyn Fn(u64) -> ControlFlow<()> + Sync),
    ) -> Option<bool> {
        let mut changed = false;
        for own in 0..=self.seeds {
            for guess in 0..self.guesses.len() {
                tell(0).is_continue().then_some(())?;
                self.work_out(guess, own);
                let marks = &self.guesses[guess].moves[own].marks;
                changed |= marks.iter().any(|&marks| marks != 0);
                self.turn_over(guess, own);
            }
            if self.is_first {
                // Only the first round counts as progress: it is the longest, and the number of
                // rounds is unknown.
                let _ = tell(self.guesses[0].moves[own].values.len() as u64);
            }
        }
        self.is_first = false;
        Some(changed)
    }

    /// The lines that a guess is computed from: those of the opponent's guess.
    #[inline]
    fn sources(&self, guess: usize) -> &[Lines] {
        &self.guesses[self.guesses.len() - 1 - guess].waits
    }

    fn threads(&self, positions: usize) -> usize {
        if positions < THREADS_MIN {
            1
        } else {
            self.threads
        }
    }

    /// Computes the lines of the player to move, who has `own` seeds.
    fn work_out(&mut self, guess: usize, own: usize) {
        let mut lines = std::mem::take(&mut self.guesses[guess].moves[own]);
        let width = lines.stride;
        let here = &*self;
        let threads = here.threads(lines.values.len());
        let bands = lines.values.chunks_mut(BAND * width);
        let bands = bands.zip(lines.marks.chunks_mut(BAND)).enumerate();
        share(bands, threads, |(band, (values, marks))| {
            let mut best = Vec::new();
            let lines = values.chunks_mut(width).zip(marks);
            for (rank, (line, marks)) in (band * BAND..).zip(lines) {
                *marks = if own == here.seeds {
                    here.feed(guess, rank, line)
                } else {
                    here.sow(guess, own, rank, line, &mut best)
                };
            }
        });
        self.guesses[guess].moves[own] = lines;
    }

    /// Computes the value where the opponent has no seeds. There are few such positions.
    fn feed(&self, guess: usize, rank: usize, line: &mut [i8]) -> u64 {
        let winnings = &self.guesses[guess].winnings;
        let sources = self.sources(guess);
        let mut best = winnings.best[self.seeds][rank];
        for to in &winnings.feeding[rank] {
            best = best.max(-sources[to.waits].line(to.rank)[to.at]);
        }
        let marks = u64::from(line[0] != best);
        line[0] = best;
        marks
    }

    /// Computes a line and returns the marks of the parts that have changed.
    fn sow(
        &self,
        guess: usize,
        own: usize,
        rank: usize,
        line: &mut [i8],
        best: &mut Vec<i8>,
    ) -> u64 {
        let width = line.len();
        let winnings = &self.guesses[guess].winnings.best[own][rank * width..][..width];
        let sources = self.sources(guess);
        let part = part(width);
        let mut to_do = self.to_do(sources, own, rank);
        let mut marks = 0;
        while to_do != 0 {
            let first = to_do.trailing_zeros() as usize;
            let end = first + (to_do >> first).trailing_ones() as usize;
            to_do &= u64::MAX.checked_shl(end as u32).unwrap_or(0);
            let range = first * part..width.min(end * part);
            if range.start >= width {
                break;
            }
            best.clear();
            best.extend_from_slice(&winnings[range.clone()]);
            for (sowing, effect) in self.staying(own, rank) {
                let source = sources[own - sowing.sown].line(sowing.rest);
                improve(best, source, effect, range.clone());
            }
            let parts = line[range].chunks_mut(part).zip(best.chunks(part));
            for (number, (line, best)) in (first..).zip(parts) {
                if line != best {
                    line.copy_from_slice(best);
                    marks |= 1 << number;
                }
            }
        }
        marks
    }

    /// The sowings of a row that may win nothing, with their effects on the opponent's rows.
    #[inline]
    fn staying(&self, own: usize, rank: usize) -> impl Iterator<Item = (&'a Sowing, &'a Effect)> {
        let other = self.seeds - own;
        let effects = self.effects;
        effects.of(own, rank).iter().filter_map(move |sowing| {
            let kind = sowing.kind?;
            Some((sowing, effects.on(other, kind)))
        })
    }

    /// The marks of the parts of a line that depend on changed values.
    fn to_do(&self, sources: &[Lines], own: usize, rank: usize) -> u64 {
        if self.is_first {
            return u64::MAX;
        }
        let mut all = 0;
        for (sowing, effect) in self.staying(own, rank) {
            let mut marks = sources[own - sowing.sown].marks[sowing.rest];
            if effect.to.is_empty() {
                all |= marks;
                continue;
            }
            while marks != 0 {
                all |= effect.back[marks.trailing_zeros() as usize];
                marks &= marks - 1;
            }
        }
        all
    }

    /// Copies the changed values of the player to move, who has `own` seeds, into the lines of the
    /// opponent. Older marks there are cleared: every line has been computed since they were set.
    fn turn_over(&mut self, guess: usize, own: usize) {
        let threads = self.threads(self.guesses[guess].moves[own].values.len());
        let Guess { moves, waits, .. } = &mut self.guesses[guess];
        let (moves, waits) = (&moves[own], &mut waits[self.seeds - own]);
        let (band, across) = (part(moves.stride), part(moves.marks.len()));
        let stride = waits.stride;
        let bands = waits.values.chunks_mut(band * stride);
        let bands = bands.zip(waits.marks.chunks_mut(band)).enumerate();
        share(bands, threads, |(number, (values, marks))| {
            marks.fill(0);
            let left = number * band;
            for (rank, changed) in moves.marks.iter().enumerate() {
                if changed >> number & 1 == 0 {
                    continue;
                }
                let line = &moves.line(rank)[left..][..marks.len()];
                let mark = 1_u64 << (rank / across);
                let places = values[rank..].iter_mut().step_by(stride);
                for ((to, &value), marks) in places.zip(line).zip(&mut *marks) {
                    if *to != value {
                        *to = value;
                        *marks |= mark;
                    }
                }
            }
        });
    }

    /// The finished values as a layer of a table; values whose two bounds differ are left open.
    pub(super) fn into_layer(self) -> Layer {
        let seeds = self.seeds;
        let sorts = self
            .guesses
            .into_iter()
            .map(|guess| [guess.moves, guess.waits]);
        let mut guesses: Vec<[Vec<Lines>; 2]> = sorts.collect();
        let pairs = (0..=seeds / 2).map(|inner| {
            let outer = seeds - inner;
            let width = guesses[0][0][inner].marks.len();
            let mut values = |sort: usize| {
                let mut guesses = guesses.iter_mut().map(|guess: &mut [Vec<Lines>; 2]| {
                    std::mem::take(&mut guess[sort][outer]).into_values(width)
                });
                let mut values = guesses.next().expect("there is one, or two");
                for other in guesses {
                    for (value, other) in values.iter_mut().zip(other) {
                        if *value != other {
                            *value = tablebase::open(seeds);
                        }
                    }
                }
                values
            };
            Pair {
                values: [values(0), values(1)],
                width,
            }
        });
        Layer {
            pairs: pairs.collect(),
        }
    }
}

/// Raises each value in a range of a line to that of a sowing, where the sowing is better.
#[inline]
fn improve(best: &mut [i8], source: &[i8], effect: &Effect, range: Range<usize>) {
    if effect.to.is_empty() {
        for (best, &value) in best.iter_mut().zip(&source[range]) {
            *best = (*best).max(-value);
        }
    } else {
        for (best, &to) in best.iter_mut().zip(&effect.to[range]) {
            *best = (*best).max(-source[to as usize]);
        }
    }
}
