//! The search of the solver: an alpha-beta search with a null window, which proves whether a
//! position is worth at least `beta`.
//!
//! For games in which no position comes back. A value is the margin by which the player to move
//! will still win more than the opponent. It depends on houses alone, so a proof about a position
//! holds wherever it comes up again. All children are looked up, in the transposition table and
//! among the endings, before any of them is searched.

use std::cmp::Reverse;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rules::machine::{Choices, Machine, SeedChoice};
use rules::{Side, State};
use tablebase::rows::HOUSES_MAX;

use crate::endings::Endings;
use crate::memory::{Line, Memo, Memory, NO_CHOICE, WAYS};
use crate::numbering::Numbering;
use crate::order;

/// The number of nodes between two exchanges with the other threads.
const INTERVAL: u64 = 1 << 12;

/// The data that all threads of a search share.
pub(crate) struct Shared<'a, C: Choices> {
    pub(crate) machine: &'a Machine<C>,
    pub(crate) numbering: &'a Numbering,
    pub(crate) endings: &'a Endings,
    pub(crate) memory: &'a Memory,
    /// Set when all have to stop: the search is done, is told to stop, or the memory should grow.
    pub(crate) stop: AtomicBool,
    /// The number of positions searched by all threads.
    pub(crate) nodes: &'a AtomicU64,
    /// Called now and then with that number; returns whether to go on.
    pub(crate) goes_on: &'a (dyn Fn(u64) -> bool + Sync),
}

/// The most that can be won with `seeds` seeds in the houses.
pub(crate) fn reach<C: Choices>(machine: &Machine<C>, seeds: usize) -> i8 {
    if machine.properties().is_race {
        1
    } else {
        seeds as i8
    }
}

/// A position after one more sowing.
#[derive(Clone, Copy, Debug)]
struct Child<C: Choices> {
    state: State<C>,
    number: u64,
    seeds: usize,
    house: u8,
    /// The gain of the sowing, and whether the mover moves again.
    gain: i8,
    again: bool,
    promise: i32,
}

impl<C: Choices> Child<C> {
    /// The value to the player who moved here, from a value to the player to move.
    fn seen(&self, value: i8) -> i8 {
        self.gain + if self.again { value } else { -value }
    }
}

/// South's margin as seen by a player.
pub(crate) fn seen_by(margin: i16, side: Side) -> i16 {
    match side {
        Side::South => margin,
        Side::North => -margin,
    }
}

/// One thread of a search.
pub(crate) struct Prover<'a, C: Choices> {
    shared: &'a Shared<'a, C>,
    /// Whether it searches the replies after the first one in reverse order: so two threads share
    /// the work where all replies have to be refuted.
    backwards: bool,
    children: Vec<Child<C>>,
    lines: [Line; HOUSES_MAX],
    nodes: u64,
    next_look: u64,
    /// Values found after this is set mean nothing.
    pub(crate) stopped: bool,
}

impl<'a, C: Choices<Choice = SeedChoice>> Prover<'a, C> {
    pub(crate) fn new(shared: &'a Shared<'a, C>, backwards: bool) -> Self {
        Prover {
            shared,
            backwards,
            children: Vec::new(),
            lines: [[0; WAYS]; HOUSES_MAX],
            nodes: 0,
            next_look: INTERVAL,
            stopped: false,
        }
    }

    /// Searches a position whose game goes on with the null window below `beta`: a value of at
    /// least `beta` is a lower bound, any other an upper bound.
    pub(crate) fn value(&mut self, state: &State<C>, beta: i8) -> i8 {
        let (seeds, number) = self.shared.numbering.number(self.shared.machine, state);
        let value = if self.shared.endings.cover(seeds) {
            self.shared.endings.value(number)
        } else {
            self.search(state, number, seeds, beta)
        };
        self.tell();
        value
    }

    /// Adds the new nodes to the shared count, and stops if the search should.
    fn tell(&mut self) {
        let news = self.nodes + INTERVAL - self.next_look;
        let all = self.shared.nodes.fetch_add(news, Ordering::Relaxed) + news;
        self.next_look = self.nodes + INTERVAL;
        let Shared {
            stop,
            goes_on,
            memory,
            ..
        } = self.shared;
        self.stopped |= stop.load(Ordering::Relaxed);
        if !self.stopped && (memory.wants_more() || !goes_on(all)) {
            stop.store(true, Ordering::Relaxed);
            self.stopped = true;
        }
    }

    fn search(&mut self, state: &State<C>, number: u64, seeds: usize, beta: i8) -> i8 {
        if self.nodes >= self.next_look {
            self.tell();
        }
        if self.stopped {
            return 0;
        }
        self.nodes += 1;
        let begun = self.nodes;
        let reach = reach(self.shared.machine, seeds);
        let mut memo = self.shared.memory.get(number).unwrap_or(Memo {
            least: -reach,
            most: reach,
            best: NO_CHOICE,
        });
        if memo.least >= beta {
            return memo.least;
        }
        if memo.most < beta {
            return memo.most;
        }
        let start = self.children.len();
        let mut best = self.expand(state, start);
        if best.0 < beta {
            best = best.max(self.sift(start, beta, memo.best));
        }
        if best.0 < beta {
            best = best.max(self.try_all(start, beta));
        }
        self.children.truncate(start);
        if self.stopped {
            return 0;
        }
        if best.0 >= beta {
            (memo.least, memo.best) = (memo.least.max(best.0), best.1);
        } else {
            memo.most = memo.most.min(best.0);
        }
        let nodes = self.nodes - begun;
        self.shared.memory.put(number, memo, nodes);
        best.0
    }

    /// Generates the children, from index `start` on; returns the best gain of those whose game is
    /// over, with its house.
    fn expand(&mut self, state: &State<C>, start: usize) -> (i8, u8) {
        let Shared {
            machine, numbering, ..
        } = *self.shared;
        let before = machine.margin(state);
        let mut best = (i8::MIN, NO_CHOICE);
        let children = &mut self.children;
        let ControlFlow::<()>::Continue(()) = C::each(machine, state, |choice| {
            let mut child = Child {
                state: *state,
                number: 0,
                seeds: 0,
                house: choice.0,
                gain: 0,
                again: false,
                promise: 0,
            };
            machine.play_from(state, &mut child.state, choice);
            let won = machine.margin(&child.state) - before;
            child.gain = seen_by(won, state.side) as i8;
            if child.state.over.is_some() {
                best = best.max((child.gain, child.house));
            } else {
                child.again = child.state.side == state.side;
                (child.seeds, child.number) = numbering.number(machine, &child.state);
                children.push(child);
            }
            ControlFlow::Continue(())
        }) else {
            unreachable!("nothing breaks off")
        };
        debug_assert!(self.children.len() - start <= HOUSES_MAX, "one for a house");
        best
    }

    /// Drops the children whose value need not be searched, and sorts the rest; returns the best of
    /// the dropped values, with its house.
    fn sift(&mut self, start: usize, beta: i8, remembered: u8) -> (i8, u8) {
        let Shared {
            machine,
            endings,
            memory,
            ..
        } = *self.shared;
        // Memory is slow: all reads are started before the first result is used.
        for (child, line) in self.children[start..].iter().zip(&mut self.lines) {
            if endings.cover(child.seeds) {
                line[0] = u64::from(endings.value(child.number).cast_unsigned());
            } else {
                *line = memory.line(child.number);
            }
        }
        let mut best = (i8::MIN, NO_CHOICE);
        let mut kept = start;
        for next in start..self.children.len() {
            let mut child = self.children[next];
            let line = &self.lines[next - start];
            let (least, most) = if endings.cover(child.seeds) {
                let value = line[0] as i8;
                (value, value)
            } else {
                let reach = reach(machine, child.seeds);
                let memo = memory.find(line, child.number);
                memo.map_or((-reach, reach), |memo| (memo.least, memo.most))
            };
            let (one, other) = (child.seen(least), child.seen(most));
            let (least, most) = (one.min(other), one.max(other));
            if least >= beta {
                return (least, child.house);
            }
            if most < beta {
                best = best.max((most, child.house));
                continue;
            }
            child.promise = if child.house == remembered {
                i32::MAX
            } else {
                order::promise(machine, &child.state, child.house, child.gain, child.again)
            };
            self.children[kept] = child;
            kept += 1;
        }
        self.children.truncate(kept);
        self.children[start..].sort_unstable_by_key(|child| Reverse(child.promise));
        best
    }

    /// Searches the children until one reaches `beta`; returns the best value, with its house.
    fn try_all(&mut self, start: usize, beta: i8) -> (i8, u8) {
        let mut best = (i8::MIN, NO_CHOICE);
        let end = self.children.len();
        for next in start..end {
            // If the first reply fails, most often all do.
            if self.backwards && next == start + 1 {
                self.children[next..end].reverse();
            }
            let child = self.children[next];
            let wanted = if child.again {
                beta - child.gain
            } else {
                child.gain - beta + 1
            };
            let value = self.search(&child.state, child.number, child.seeds, wanted);
            let value = child.seen(value);
            best = best.max((value, child.house));
            if value >= beta || self.stopped {
                break;
            }
        }
        best
    }
}
