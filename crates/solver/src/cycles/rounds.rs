//! Goes round the positions of a layer until no value changes.
//!
//! Every value stands in two places: in a line of the row of the player to move, and in one of the
//! row of the player who waits. A sowing of a row that wins nothing leads to positions in which
//! the rest of that row waits: from a line of the one sort to one of the other, the same for
//! every row that the opponent can have. So lines are worked out from lines, and then turned over.
//! Of both sorts the parts are marked that have changed; what depends on none of these stays.

use std::ops::{ControlFlow, Range};

use rules::machine::{Choices, House};

use super::effects::{Effect, Effects, Sowing, part};
use super::winnings::{NONE, Winnings};
use super::{Known, share};
use crate::layer::{Layer, Pair};

/// Lines in which a player with so many seeds has the same row.
#[derive(Debug)]
struct Lines {
    values: Vec<i8>,
    /// For each line, its parts in which values changed when they were last worked out.
    marks: Vec<u64>,
    stride: usize,
}

impl Lines {
    /// Values that nobody has looked into.
    fn new(height: usize, width: usize, padding: usize) -> Lines {
        let stride = width + padding;
        let mut values = vec![0; height * stride];
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

    /// The values without what stands behind the end of each line.
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

/// Lines that a thread does at a time.
const BAND: usize = 16;
/// Layers with fewer positions are done before a second thread has begun.
const THREADS_MIN: usize = 1 << 14;

/// The values of a layer, on their way.
pub(super) struct Rounds<'a> {
    effects: &'a Effects,
    winnings: Winnings,
    seeds: usize,
    threads: usize,
    /// By the seeds of the player to move, in lines of his rows.
    moves: Vec<Lines>,
    /// By the seeds of the player who waits, in lines of his rows. Behind the last value of each
    /// line stands what a sowing finds that wins something.
    waits: Vec<Lines>,
    is_first: bool,
}

impl<'a> Rounds<'a> {
    pub(super) fn new<C: Choices<Choice = House>>(
        known: &Known<'a, C>,
        winnings: Winnings,
    ) -> Rounds<'a> {
        let seeds = known.layers.len();
        let lines = |padding: usize| {
            let count = |seeds| known.rows.count(seeds);
            (0..=seeds)
                .map(|own| Lines::new(count(own), count(seeds - own), padding))
                .collect()
        };
        Rounds {
            effects: known.effects,
            winnings,
            seeds,
            threads: known.threads,
            moves: lines(0),
            waits: lines(1),
            is_first: true,
        }
    }

    /// Works out everything that may have changed; returns whether anything has, or `None` if
    /// `tell` stops it.
    pub(super) fn go_round(
        &mut self,
        tell: &(dyn Fn(u64) -> ControlFlow<()> + Sync),
    ) -> Option<bool> {
        let mut changed = false;
        for own in 0..=self.seeds {
            tell(0).is_continue().then_some(())?;
            self.work_out(own);
            changed |= self.moves[own].marks.iter().any(|&marks| marks != 0);
            self.turn_over(own);
            if self.is_first {
                // The first round is most of the work.
                let _ = tell(self.moves[own].values.len() as u64);
            }
        }
        self.is_first = false;
        Some(changed)
    }

    fn threads(&self, positions: usize) -> usize {
        if positions < THREADS_MIN {
            1
        } else {
            self.threads
        }
    }

    /// Works out the lines of the player to move who has so many seeds.
    fn work_out(&mut self, own: usize) {
        let mut lines = std::mem::replace(&mut self.moves[own], Lines::new(0, 0, 0));
        let width = lines.stride;
        let here = &*self;
        let bands = lines.values.chunks_mut(BAND * width);
        let bands = bands.zip(lines.marks.chunks_mut(BAND)).enumerate();
        let threads = here.threads(here.winnings.best[own].len());
        share(bands, threads, |(band, (values, marks))| {
            let mut best = Vec::new();
            let lines = values.chunks_mut(width).zip(marks);
            for (rank, (line, marks)) in (band * BAND..).zip(lines) {
                *marks = if own == here.seeds {
                    here.feed(rank, line)
                } else {
                    here.sow(own, rank, line, &mut best)
                };
            }
        });
        self.moves[own] = lines;
    }

    /// Where the opponent has nothing. There are few such positions.
    fn feed(&self, rank: usize, line: &mut [i8]) -> u64 {
        let mut best = self.winnings.best[self.seeds][rank];
        for to in &self.winnings.feeding[rank] {
            best = best.max(-self.waits[to.waits].line(to.rank)[to.at]);
        }
        let marks = u64::from(line[0] != best);
        line[0] = best;
        marks
    }

    /// Works out a line, and returns which parts have changed.
    fn sow(&self, own: usize, rank: usize, line: &mut [i8], best: &mut Vec<i8>) -> u64 {
        let width = line.len();
        let winnings = &self.winnings.best[own][rank * width..][..width];
        let part = part(width);
        let mut to_do = self.to_do(own, rank);
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
                let source = self.waits[own - sowing.sown].line(sowing.rest);
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

    /// The sowings of a row that may win nothing, and what they do to the opponent's rows.
    #[inline]
    fn staying(
        &self,
        own: usize,
        rank: usize,
    ) -> impl Iterator<Item = (&'a Sowing, &'a Effect)> {
        let other = self.seeds - own;
        let effects = self.effects;
        effects.of(own, rank).iter().filter_map(move |sowing| {
            let kind = sowing.kind?;
            Some((sowing, effects.on(other, kind)))
        })
    }

    /// The parts of a line that depend on values that have changed.
    fn to_do(&self, own: usize, rank: usize) -> u64 {
        if self.is_first {
            return u64::MAX;
        }
        let mut all = 0;
        for (sowing, effect) in self.staying(own, rank) {
            let mut marks = self.waits[own - sowing.sown].marks[sowing.rest];
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

    /// Carries what has changed for the player to move who has so many seeds over to the lines of
    /// his opponent. What had been marked there has been seen by everybody.
    fn turn_over(&mut self, own: usize) {
        let moves = &self.moves[own];
        let waits = &mut self.waits[self.seeds - own];
        let threads = if moves.values.len() < THREADS_MIN {
            1
        } else {
            self.threads
        };
        let (band, across) = (part(moves.stride), part(moves.marks.len()));
        let stride = waits.stride;
        let bands = waits.values.chunks_mut(band * stride);
        let bands = bands.zip(waits.marks.chunks_mut(band)).enumerate();
        share(bands, threads, |(number, (values, marks))| {
            marks.fill(0);
            let left = number * band;
            for (rank, _) in moves.marks.iter().enumerate().filter(|(_, marks)| *marks >> number & 1 != 0) {
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

    /// The values as a table has them.
    pub(super) fn into_layer(mut self) -> Layer {
        drop(self.winnings);
        let count: Vec<usize> = self.moves.iter().map(|lines| lines.marks.len()).collect();
        let pairs = (0..=self.seeds / 2).map(|inner| {
            let outer = self.seeds - inner;
            let width = count[inner];
            let take = |lines: &mut Vec<Lines>| {
                let none = Lines::new(0, 0, 0);
                std::mem::replace(&mut lines[outer], none).into_values(width)
            };
            Pair {
                values: [take(&mut self.moves), take(&mut self.waits)],
                width,
            }
        });
        Layer {
            pairs: pairs.collect(),
        }
    }
}

/// The better of what is known and what a sowing leads to, in a range of a line.
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

