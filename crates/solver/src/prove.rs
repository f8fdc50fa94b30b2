//! The search of the solver: an alpha-beta search with a null window, which proves whether a
//! position is worth at least `beta`.
//!
//! For games in which no position comes back. A value is the margin by which the player to move
//! will still win more than the opponent. It depends on houses alone, so a proof about a position
//! holds wherever it comes up again. All children are looked up, in the transposition table and
//! among the endings, before any of them is searched.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use arrayvec::ArrayVec;
use rules::State;
use rules::machine::{Choices, Machine, SeedChoice};
use tablebase::rows::HOUSES_MAX;

use crate::board::{Board, Next, Plain, Sown};
use crate::busy::Busy;
use crate::endings::Endings;
use crate::memory::{Key, Memo, Memory, NO_CHOICE};
use crate::numbering::{Numbering, seeds};
use crate::order;
use crate::packed::{self, Packed};

/// The number of nodes between two exchanges with the other threads.
const INTERVAL: u64 = 1 << 12;

/// Positions with so many more seeds than the endings are marked when a thread searches them. Those
/// with fewer are searched sooner than two processors have agreed about a mark.
const MARKED_FROM: usize = 4;

/// The data that all threads of a search share.
struct Shared<'a, B> {
    board: &'a B,
    memory: &'a Memory,
    search: &'a Search<'a>,
    /// The positions that threads are searching, if there are several.
    busy: Option<Busy>,
    /// Set when all have to stop: the search is done, is told to stop, or the memory should grow.
    stop: AtomicBool,
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
    fn raise(&mut self, bound: i8, house: u8) {
        if bound > self.bound {
            *self = Best { bound, house };
        }
    }
}

type Children<P> = ArrayVec<Child<P>, HOUSES_MAX>;

/// The boards on which the positions of a machine are searched.
#[derive(Debug)]
pub(crate) struct Boards<'a, C: Choices> {
    plain: Plain<'a, C>,
    /// The fast one, if the game fits.
    packed: Option<Packed<'a, C>>,
}

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

impl<'a, C: Choices<Choice = SeedChoice>> Boards<'a, C> {
    /// The boards of a machine, for positions that have numbers.
    pub(crate) fn new(machine: &'a Machine<C>, numbering: &'a Numbering) -> Self {
        Boards {
            plain: Plain { machine, numbering },
            packed: packed::fits(machine).then(|| Packed::new(machine, numbering)),
        }
    }

    /// Searches a position whose game goes on, with the null window below `beta`: a value of at
    /// least `beta` is a lower bound, any other an upper bound. The memory grows as it fills. `None`
    /// if the search was stopped.
    pub(crate) fn prove(
        &self,
        state: &State<C>,
        beta: i8,
        memory: &mut Memory,
        search: &Search<'_>,
    ) -> Option<i8> {
        let seeds = seeds(self.plain.machine, state);
        let is_stopped = AtomicBool::new(false);
        let goes_on = |nodes| {
            let goes_on = (search.goes_on)(nodes);
            is_stopped.fetch_or(!goes_on, Ordering::Relaxed);
            goes_on
        };
        let search = Search {
            goes_on: &goes_on,
            ..*search
        };
        loop {
            let value = match &self.packed {
                Some(packed) => prove(packed, &packed.pack(state), seeds, beta, memory, &search),
                None => prove(&self.plain, state, seeds, beta, memory, &search),
            };
            if value.is_some() || is_stopped.load(Ordering::Relaxed) {
                return value;
            }
            memory.grow();
        }
    }
}

/// Searches a position in several threads. Whichever is the first to know ends it for all. `None` if
/// the search was stopped, or the memory should grow.
fn prove<B: Board>(
    board: &B,
    position: &B::Position,
    seeds: usize,
    beta: i8,
    memory: &Memory,
    search: &Search<'_>,
) -> Option<i8> {
    let shared = Shared {
        board,
        memory,
        search,
        busy: (search.threads > 1).then(Busy::new),
        stop: AtomicBool::new(false),
    };
    let work = || {
        let mut prover = Prover::new(&shared);
        let value = prover.value(position, seeds, beta);
        shared.stop.store(true, Ordering::Relaxed);
        (!prover.stopped).then_some(value)
    };
    std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..search.threads).map(|_| scope.spawn(work)).collect();
        let own = work();
        let theirs = helpers
            .into_iter()
            .map(|helper| helper.join().expect("a search does not panic"));
        own.or(theirs.fold(None, Option::or))
    })
}

/// One thread of a search.
struct Prover<'a, B: Board> {
    shared: &'a Shared<'a, B>,
    nodes: u64,
    next_look: u64,
    /// New entries of the memory since the last look.
    entries: usize,
    /// Values found after this is set mean nothing.
    stopped: bool,
}

impl<'a, B: Board> Prover<'a, B> {
    fn new(shared: &'a Shared<'a, B>) -> Self {
        Prover {
            shared,
            nodes: 0,
            next_look: INTERVAL,
            entries: 0,
            stopped: false,
        }
    }

    /// The value of a position with `seeds` seeds in the houses, as far as the question goes.
    fn value(&mut self, position: &B::Position, seeds: usize, beta: i8) -> i8 {
        let Shared { board, memory, .. } = self.shared;
        let key = memory.key(board.number(position));
        let value = self.search(position, key, seeds, beta);
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

    fn search(&mut self, position: &B::Position, key: Key, seeds: usize, beta: i8) -> i8 {
        if self.nodes >= self.next_look {
            self.tell();
        }
        if self.stopped {
            return 0;
        }
        self.nodes += 1;
        let begun = self.nodes;
        let reach = self.shared.board.reach(seeds);
        let memory = self.shared.memory;
        let mut memo = memory.get(key).unwrap_or(Memo {
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
        let mut best = Best {
            bound: i8::MIN,
            house: NO_CHOICE,
        };
        let mut children = ArrayVec::new();
        self.expand(position, seeds, beta, &mut children, &mut best);
        if best.bound < beta {
            self.sift(&mut children, beta, memo.best, &mut best);
        }
        if best.bound < beta {
            self.try_all(&mut children, beta, &mut best);
        }
        if self.stopped {
            return 0;
        }
        if best.bound >= beta {
            (memo.least, memo.best) = (memo.least.max(best.bound), best.house);
        } else {
            memo.most = memo.most.min(best.bound);
        }
        self.entries += memory.put(key, memo, self.nodes - begun);
        best.bound
    }

    /// Generates the children whose gain and seeds do not answer the question, and starts to read
    /// what is known about them.
    fn expand(
        &self,
        position: &B::Position,
        seeds: usize,
        beta: i8,
        children: &mut Children<B::Position>,
        best: &mut Best,
    ) {
        let Shared {
            board,
            memory,
            search,
            ..
        } = *self.shared;
        let free_turn = if search.guesses {
            board.free_turn(position, seeds)
        } else {
            None
        };
        board.sow(position, seeds, |Sown { house, gain, next }| {
            if free_turn.is_some_and(|only| only != house) {
                return ControlFlow::Continue(());
            }
            let Next::Position {
                after,
                seeds,
                again,
            } = next
            else {
                best.raise(gain, house);
                return if gain < beta {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                };
            };
            let reach = board.reach(seeds);
            if gain - reach >= beta {
                best.raise(gain - reach, house);
                return ControlFlow::Break(());
            }
            if gain + reach < beta {
                best.raise(gain + reach, house);
                return ControlFlow::Continue(());
            }
            let number = board.number(&after);
            let place = if search.endings.cover(seeds) {
                search.endings.prefetch(number);
                Key::of_ending(number)
            } else {
                let key = memory.key(number);
                memory.prefetch(key);
                key
            };
            children.push(Child {
                position: after,
                place,
                promise: order::LATE,
                seeds: seeds as u8,
                house,
                gain,
                again,
            });
            ControlFlow::Continue(())
        });
    }

    /// Drops the children whose value is known well enough.
    fn sift(
        &self,
        children: &mut Children<B::Position>,
        beta: i8,
        remembered: u8,
        best: &mut Best,
    ) {
        let Shared {
            board,
            memory,
            search,
            ..
        } = *self.shared;
        let endings = search.endings;
        let mut kept = 0;
        for next in 0..children.len() {
            let child = &mut children[next];
            let seeds = child.seeds.into();
            let (least, most) = if endings.cover(seeds) {
                let number = child.place.number();
                child.place = memory.key(number);
                endings.bounds(number, seeds)
            } else {
                let reach = board.reach(seeds);
                let memo = memory.get(child.place);
                memo.map_or((-reach, reach), |memo| (memo.least, memo.most))
            };
            let (least, most) = if child.again {
                (child.gain + least, child.gain + most)
            } else {
                (child.gain - most, child.gain - least)
            };
            if least >= beta {
                best.raise(least, child.house);
                return;
            }
            if most < beta {
                best.raise(most, child.house);
                continue;
            }
            child.promise = order::early(child.house, child.again, child.house == remembered);
            if kept < next {
                children[kept] = children[next];
            }
            kept += 1;
        }
        children.truncate(kept);
    }

    /// Searches the children until one reaches `beta`.
    ///
    /// Those that another thread is searching come last: by then their values may be known (ABDADA).
    fn try_all(&mut self, children: &mut Children<B::Position>, beta: i8, best: &mut Best) {
        let mut busy = 0_u32;
        for place in 0..children.len() {
            bring_best(self.shared.board, &mut children[place..]);
            let child = &children[place];
            if place > 0
                && self
                    .marks(child)
                    .is_some_and(|busy| busy.contains(child.place))
            {
                busy |= 1 << place;
                continue;
            }
            best.raise(self.try_one(child, beta), child.house);
            if best.bound >= beta || self.stopped {
                return;
            }
        }
        for (place, child) in children.iter().enumerate() {
            if busy >> place & 1 == 1 {
                best.raise(self.try_one(child, beta), child.house);
                if best.bound >= beta || self.stopped {
                    return;
                }
            }
        }
    }

    /// The marks of busy threads, if a position is large enough for one.
    fn marks(&self, child: &Child<B::Position>) -> Option<&'a Busy> {
        let Shared { busy, search, .. } = self.shared;
        let is_large = usize::from(child.seeds) >= search.endings.layers() + MARKED_FROM;
        busy.as_ref().filter(|_| is_large)
    }

    fn try_one(&mut self, child: &Child<B::Position>, beta: i8) -> i8 {
        let mark = self.marks(child).map(|busy| busy.begin(child.place));
        let value = self.search(
            &child.position,
            child.place,
            child.seeds.into(),
            child.wanted(beta),
        );
        drop(mark);
        child.seen(value)
    }
}

/// Puts the most promising child first. Most often no other follows, and it is promising without a
/// guess.
fn bring_best<B: Board>(board: &B, children: &mut [Child<B::Position>]) {
    let mut best = most_promising(children);
    if children.len() > 1 && children[best].promise == order::LATE {
        for child in &mut *children {
            let guess = board.guess(&child.position);
            child.promise = order::promise(child.house, child.gain, guess);
        }
        best = most_promising(children);
    }
    children.swap(0, best);
}

/// The index of the most promising child.
fn most_promising<P>(children: &[Child<P>]) -> usize {
    let mut best = 0;
    for (index, child) in children.iter().enumerate().skip(1) {
        if child.promise > children[best].promise {
            best = index;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use rules::{Fruit, Position, PositionOf, Visitor};

    use crate::packed::tests::starts;

    use super::*;

    /// More seeds than any game here has.
    const SEEDS_SEARCHED: usize = 32;

    /// Asks the same questions on both boards; returns whether there are two.
    struct OnBothBoards;

    impl Visitor for OnBothBoards {
        type Output = bool;

        fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> bool {
            let (machine, state) = (position.machine(), position.state());
            let numbering = Numbering::new(machine.shape().houses(), SEEDS_SEARCHED).unwrap();
            let Boards { plain, packed } = Boards::new(machine, &numbering);
            let Some(packed) = packed else { return false };
            let fast = Boards {
                plain: Plain { ..plain },
                packed: Some(packed),
            };
            let plain = Boards {
                plain,
                packed: None,
            };
            for (beta, guesses) in [-7, -2, 0, 1, 3, 8]
                .into_iter()
                .zip([false, false, true].repeat(2))
            {
                let found = [&plain, &fast].map(|boards| {
                    let nodes = AtomicU64::new(0);
                    let search = Search {
                        endings: &Endings::default(),
                        threads: 1,
                        guesses,
                        nodes: &nodes,
                        // The search of a few positions does not come to its end.
                        goes_on: &|nodes| nodes < 100_000,
                    };
                    let mut memory = Memory::new(1 << 20, numbering.below(SEEDS_SEARCHED)).unwrap();
                    let value = boards.prove(state, beta, &mut memory, &search);
                    (value, nodes.into_inner())
                });
                assert_eq!(found[0], found[1], "{} >= {beta}", machine.rules());
            }
            true
        }

        fn fruit(self, _: &PositionOf<Fruit>) -> bool {
            false
        }

        fn general(self, _: &Position) -> bool {
            false
        }
    }

    #[test]
    fn the_fast_search_visits_the_positions_of_the_plain_one() {
        let games = [
            "kalah:seeds=1",
            "kalah:seeds=2",
            "kid-cala-beginner:seeds=1",
        ];
        let mut starts = starts(&games);
        starts.retain(|start| start.seeds_in_houses() <= 24);
        let fitting = starts.iter().filter(|start| start.visit(OnBothBoards));
        let fitting = fitting.count();
        assert!(fitting >= 20, "{fitting} games");
    }
}
