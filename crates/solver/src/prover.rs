//! One thread of the search: it proves whether positions are worth at least so much.
//!
//! In an alpha-beta search with a null window a position either has a sowing that is good enough, or
//! all its sowings fall short. The first kind is confirmed by its most promising sowing 19 times of 20,
//! and nothing is read about the others. Of the second kind all children are looked up, in the
//! transposition table and among the endings, before any of them is searched. Which kind a position
//! is of follows from that of its parent; a wrong guess costs time only.
//!
//! Memory answers late, so it is asked early: a position's entry is on its way while its children
//! are made, and the first look-ups of children while their brothers are looked at.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use arrayvec::ArrayVec;
use tablebase::rows::HOUSES_MAX;

use crate::board::{Board, Next, Sown};
use crate::busy::Busy;
use crate::endings::Endings;
use crate::memory::{Key, Memo, Memory, NO_CHOICE};
use crate::order;

/// The number of nodes between two exchanges with the other threads.
const INTERVAL: u64 = 1 << 12;

/// Positions with so many more seeds than the endings are marked when a thread searches them. Those
/// with fewer are searched sooner than two processors have agreed about a mark.
const MARKED_FROM: usize = 4;

/// The means of a search.
pub(crate) struct Search<'a> {
    pub(crate) endings: &'a Endings,
    pub(crate) threads: usize,
    /// Whether a free turn is taken without a look at other moves. That is right about 99 times of
    /// 100 and takes a fourth of the nodes: a search for a conjecture, and no proof.
    pub(crate) guesses: bool,
    /// The number of positions searched by all threads.
    pub(crate) nodes: &'a AtomicU64,
    /// Called now and then with that number; returns whether to go on.
    pub(crate) goes_on: &'a (dyn Fn(u64) -> bool + Sync),
}

/// The data that all threads of a search share.
pub(crate) struct Shared<'a, B> {
    pub(crate) board: &'a B,
    pub(crate) memory: &'a Memory,
    pub(crate) search: &'a Search<'a>,
    /// The positions that threads are searching, if there are several.
    pub(crate) busy: Option<Busy>,
    /// Set when all have to stop: the search is done, is told to stop, or the memory should grow.
    pub(crate) stop: AtomicBool,
}

/// A position after one more sowing.
#[derive(Clone, Copy, Debug)]
struct Child<P> {
    position: P,
    /// Its key; the number of an ending until that is looked up.
    place: Key,
    promise: i32,
    seeds: u8,
    house: u8,
    /// The gain of the sowing, and whether the mover moves again.
    gain: i8,
    again: bool,
    /// The house that was good enough in the position before, or [`NO_CHOICE`].
    remembered: u8,
}

impl<P> Child<P> {
    /// The value to the player who moved here, from a value to the player to move.
    fn seen(&self, value: i8) -> i8 {
        self.gain + if self.again { value } else { -value }
    }

    /// The question about this position that answers whether the sowing is worth `beta`.
    fn wanted(&self, beta: i8) -> i8 {
        if self.again {
            beta - self.gain
        } else {
            self.gain - beta + 1
        }
    }
}

/// The best bound so far, and the house that has it.
#[derive(Clone, Copy, Debug)]
struct Best {
    bound: i8,
    house: u8,
}

impl Best {
    /// Nothing is known.
    const NONE: Best = Best {
        bound: i8::MIN,
        house: NO_CHOICE,
    };

    fn raise(&mut self, bound: i8, house: u8) {
        if bound > self.bound {
            *self = Best { bound, house };
        }
    }
}

/// The first sowing to be tried in a position, if that is known without a look at the others.
#[derive(Clone, Copy, Debug)]
struct First<P> {
    /// Its house, or [`NO_CHOICE`].
    house: u8,
    /// The bound that its gain and seeds give, if that answers the question.
    best: Best,
    /// The position after it, if not.
    child: Option<Child<P>>,
}

type Children<P> = ArrayVec<Child<P>, HOUSES_MAX>;

/// One thread of a search.
pub(crate) struct Prover<'a, B: Board> {
    shared: &'a Shared<'a, B>,
    nodes: u64,
    next_look: u64,
    /// New entries of the memory since the last look.
    entries: usize,
    /// Values found after this is set mean nothing.
    stopped: bool,
}

impl<'a, B: Board> Prover<'a, B> {
    pub(crate) fn new(shared: &'a Shared<'a, B>) -> Self {
        Prover {
            shared,
            nodes: 0,
            next_look: INTERVAL,
            entries: 0,
            stopped: false,
        }
    }

    /// Whether values found mean nothing.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// The value of a position with `seeds` seeds in the houses, as far as the question goes.
    pub(crate) fn value(&mut self, position: &B::Position, seeds: usize, beta: i8) -> i8 {
        let Shared { board, memory, .. } = self.shared;
        let key = memory.key(board.number(position));
        let value = self.refute(position, key, seeds, beta);
        self.tell();
        value
    }

    /// Adds the new nodes to the shared count, and stops if the search should.
    fn tell(&mut self) {
        let news = self.nodes + INTERVAL - self.next_look;
        let Shared {
            memory,
            search,
            stop,
            ..
        } = self.shared;
        let all = search.nodes.fetch_add(news, Ordering::Relaxed) + news;
        self.next_look = self.nodes + INTERVAL;
        memory.count(std::mem::take(&mut self.entries));
        self.stopped |= stop.load(Ordering::Relaxed);
        if !self.stopped && (memory.wants_more() || !(search.goes_on)(all)) {
            stop.store(true, Ordering::Relaxed);
            self.stopped = true;
        }
    }

    /// Counts a node; returns the number of it.
    fn count(&mut self) -> u64 {
        if self.nodes >= self.next_look {
            self.tell();
        }
        self.nodes += 1;
        self.nodes
    }

    /// Searches a position of which all sowings are expected to fall short.
    fn refute(&mut self, position: &B::Position, key: Key, seeds: usize, beta: i8) -> i8 {
        let (mut children, mut best) = (Children::new(), Best::NONE);
        self.expand(position, seeds, beta, NO_CHOICE, &mut children, &mut best);
        if best.bound < beta {
            self.place(&mut children);
        }
        let memo = self.shared.memory.get(key);
        if let Some(answer) = memo.and_then(|memo| memo.answer(beta)) {
            return answer;
        }
        let begun = self.count();
        if best.bound < beta {
            let remembered = memo.map_or(NO_CHOICE, |memo| memo.best);
            self.try_all(&mut children, beta, remembered, &mut best);
        }
        self.conclude(key, memo, seeds, begun, beta, best)
    }

    /// Searches a position of which one sowing, most likely the first to be tried, is expected to be
    /// good enough.
    fn confirm(
        &mut self,
        position: &B::Position,
        key: Key,
        memo: Option<Memo>,
        first: &First<B::Position>,
        seeds: usize,
        beta: i8,
    ) -> i8 {
        let begun = self.count();
        let (mut children, mut best) = (Children::new(), first.best);
        if let Some(mut child) = first.child {
            self.try_first(&mut child, beta, &mut best);
        }
        if best.bound < beta && !self.stopped {
            self.expand(position, seeds, beta, first.house, &mut children, &mut best);
            if best.bound < beta && first.house == NO_CHOICE && !children.is_empty() {
                by_promise(self.shared.board, &mut children);
                let mut child = children.remove(0);
                self.prefetch(&mut child);
                self.try_first(&mut child, beta, &mut best);
            }
        }
        if best.bound < beta && !self.stopped {
            self.place(&mut children);
            self.try_all(&mut children, beta, NO_CHOICE, &mut best);
        }
        self.conclude(key, memo, seeds, begun, beta, best)
    }

    /// Keeps what has been found out about a position.
    fn conclude(
        &mut self,
        key: Key,
        memo: Option<Memo>,
        seeds: usize,
        begun: u64,
        beta: i8,
        best: Best,
    ) -> i8 {
        if self.stopped {
            return 0;
        }
        let reach = self.shared.board.reach(seeds);
        let mut memo = memo.unwrap_or(Memo {
            least: -reach,
            most: reach,
            best: NO_CHOICE,
        });
        if best.bound >= beta {
            (memo.least, memo.best) = (memo.least.max(best.bound), best.house);
        } else {
            memo.most = memo.most.min(best.bound);
        }
        self.entries += self.shared.memory.put(key, memo, self.nodes - begun);
        best.bound
    }

    /// The position after a sowing, unless its gain and the seeds that are left answer the question.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call costs as much")]
    fn consider(
        &self,
        sown: Sown<B::Position>,
        beta: i8,
        best: &mut Best,
    ) -> Option<Child<B::Position>> {
        let Sown { house, gain, next } = sown;
        let Next::Position {
            after,
            seeds,
            again,
        } = next
        else {
            best.raise(gain, house);
            return None;
        };
        let reach = self.shared.board.reach(seeds);
        if gain - reach >= beta {
            best.raise(gain - reach, house);
            return None;
        }
        if gain + reach < beta {
            best.raise(gain + reach, house);
            return None;
        }
        Some(Child {
            position: after,
            place: Key::default(),
            promise: order::early(house, again, false),
            seeds: seeds as u8,
            house,
            gain,
            again,
            remembered: NO_CHOICE,
        })
    }

    /// Generates the children, except that of one house, and those whose gain and seeds answer the
    /// question.
    fn expand(
        &self,
        position: &B::Position,
        seeds: usize,
        beta: i8,
        skipped: u8,
        children: &mut Children<B::Position>,
        best: &mut Best,
    ) {
        let Shared { board, search, .. } = *self.shared;
        let free_turn = if search.guesses {
            board.free_turn(position, seeds)
        } else {
            None
        };
        board.sow(position, seeds, |sown| {
            if sown.house == skipped || free_turn.is_some_and(|only| only != sown.house) {
                return ControlFlow::Continue(());
            }
            if let Some(child) = self.consider(sown, beta, best) {
                children.push(child);
            }
            if best.bound < beta {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
    }

    /// Starts to read what is known about a child.
    #[inline]
    fn prefetch(&self, child: &mut Child<B::Position>) {
        let Shared {
            board,
            memory,
            search,
            ..
        } = *self.shared;
        let number = board.number(&child.position);
        child.place = if search.endings.cover(child.seeds.into()) {
            search.endings.prefetch(number);
            Key::of_ending(number)
        } else {
            let key = memory.key(number);
            memory.prefetch(key);
            key
        };
    }

    /// Starts to read what is known about all children.
    fn place(&self, children: &mut Children<B::Position>) {
        for child in children {
            self.prefetch(child);
        }
    }

    /// The first sowing to be tried in a child, if one gives another turn or was good enough before;
    /// starts to read what is known about the position after it.
    fn first(&self, child: &Child<B::Position>, beta: i8) -> First<B::Position> {
        let board = self.shared.board;
        let position = &child.position;
        let mut first = First {
            house: child.remembered,
            best: Best::NONE,
            child: None,
        };
        if first.house == NO_CHOICE {
            first.house = board.again(position).unwrap_or(NO_CHOICE);
        }
        if first.house != NO_CHOICE {
            let sown = board.sow_one(position, child.seeds.into(), first.house);
            first.child = self.consider(sown, child.wanted(beta), &mut first.best);
            if let Some(child) = &mut first.child {
                self.prefetch(child);
            }
        }
        first
    }

    /// Searches a child unless it is known well enough, before any look at its brothers.
    fn try_first(&mut self, child: &mut Child<B::Position>, beta: i8, best: &mut Best) {
        if self.shared.search.endings.cover(child.seeds.into()) {
            let (least, most) = self.bounds(child);
            if least >= beta {
                return best.raise(least, child.house);
            }
            if most < beta {
                return best.raise(most, child.house);
            }
        }
        let wanted = child.wanted(beta);
        let value = if child.again {
            let memo = self.shared.memory.get(child.place);
            if let Some(answer) = memo.and_then(|memo| memo.answer(wanted)) {
                child.seen(answer)
            } else {
                child.remembered = memo.map_or(NO_CHOICE, |memo| memo.best);
                let first = self.first(child, beta);
                self.try_one(child, memo, Some(&first), beta)
            }
        } else {
            self.try_one(child, None, None, beta)
        };
        best.raise(value, child.house);
    }

    /// The bounds of a sowing, from what is known about the position after it.
    fn bounds(&self, child: &mut Child<B::Position>) -> (i8, i8) {
        let Shared {
            board,
            memory,
            search,
            ..
        } = *self.shared;
        let seeds = child.seeds.into();
        let (least, most) = if search.endings.cover(seeds) {
            let number = child.place.number();
            child.place = memory.key(number);
            search.endings.bounds(number, seeds)
        } else if let Some(memo) = memory.get(child.place) {
            child.remembered = memo.best;
            (memo.least, memo.most)
        } else {
            let reach = board.reach(seeds);
            (-reach, reach)
        };
        if child.again {
            (child.gain + least, child.gain + most)
        } else {
            (child.gain - most, child.gain - least)
        }
    }

    /// Drops the children whose value is known well enough.
    fn sift(
        &self,
        children: &mut Children<B::Position>,
        beta: i8,
        remembered: u8,
        best: &mut Best,
    ) {
        let mut kept = 0;
        for next in 0..children.len() {
            let child = &mut children[next];
            let (least, most) = self.bounds(child);
            if least >= beta {
                best.raise(least, child.house);
                return;
            }
            if most < beta {
                best.raise(most, child.house);
                continue;
            }
            if child.house == remembered {
                child.promise = i32::MAX;
            }
            if kept < next {
                children[kept] = children[next];
            }
            kept += 1;
        }
        children.truncate(kept);
    }

    /// Looks all children up, then searches them until one reaches `beta`.
    ///
    /// Those that another thread is searching come last: by then their values may be known (ABDADA).
    fn try_all(
        &mut self,
        children: &mut Children<B::Position>,
        beta: i8,
        remembered: u8,
        best: &mut Best,
    ) {
        self.sift(children, beta, remembered, best);
        if best.bound >= beta {
            return;
        }
        by_promise(self.shared.board, children);
        let firsts: ArrayVec<_, HOUSES_MAX> = children
            .iter()
            .map(|child| (!child.again).then(|| self.first(child, beta)))
            .collect();
        let mut later = 0_u32;
        for (place, child) in children.iter().enumerate() {
            let busy = self.marks(child).filter(|_| place > 0);
            if busy.is_some_and(|busy| busy.contains(child.place)) {
                later |= 1 << place;
                continue;
            }
            best.raise(
                self.try_late(child, firsts[place].as_ref(), beta),
                child.house,
            );
            if best.bound >= beta || self.stopped {
                return;
            }
        }
        for (place, child) in children.iter().enumerate() {
            if later >> place & 1 == 1 {
                best.raise(
                    self.try_late(child, firsts[place].as_ref(), beta),
                    child.house,
                );
                if best.bound >= beta || self.stopped {
                    return;
                }
            }
        }
    }

    /// Searches a child unless it has become known while its brothers were searched.
    fn try_late(
        &mut self,
        child: &Child<B::Position>,
        first: Option<&First<B::Position>>,
        beta: i8,
    ) -> i8 {
        let memo = self.shared.memory.get(child.place);
        if let Some(answer) = memo.and_then(|memo| memo.answer(child.wanted(beta))) {
            return child.seen(answer);
        }
        self.try_one(child, memo, first, beta)
    }

    /// The marks of busy threads, if a position is large enough for one.
    fn marks(&self, child: &Child<B::Position>) -> Option<&'a Busy> {
        let Shared { busy, search, .. } = self.shared;
        let is_large = usize::from(child.seeds) >= search.endings.layers() + MARKED_FROM;
        busy.as_ref().filter(|_| is_large)
    }

    fn try_one(
        &mut self,
        child: &Child<B::Position>,
        memo: Option<Memo>,
        first: Option<&First<B::Position>>,
        beta: i8,
    ) -> i8 {
        let mark = self.marks(child).map(|busy| busy.begin(child.place));
        let (position, key, seeds) = (&child.position, child.place, child.seeds.into());
        let wanted = child.wanted(beta);
        let value = match first {
            Some(first) => self.confirm(position, key, memo, first, seeds, wanted),
            None => self.refute(position, key, seeds, wanted),
        };
        drop(mark);
        child.seen(value)
    }
}

/// Puts the most promising children first. Only those that need it are guessed.
fn by_promise<B: Board>(board: &B, children: &mut Children<B::Position>) {
    if children.len() < 2 {
        return;
    }
    for child in &mut *children {
        if child.promise == order::LATE {
            let guess = board.guess(&child.position);
            child.promise = order::promise(child.house, child.gain, guess);
        }
    }
    children.sort_unstable_by_key(|child| -i64::from(child.promise));
}
