//! The search of the solver: an alpha-beta search with a null window, which proves whether a
//! position is worth at least `beta`.
//!
//! For games in which no position comes back. A value is the margin by which the player to move
//! will still win more than the opponent. It depends on houses alone, so a proof about a position
//! holds wherever it comes up again.

use std::sync::atomic::{AtomicBool, Ordering};

use rules::State;
use rules::machine::{Choices, Machine, SeedChoice};

use crate::board::{Board, Plain};
use crate::busy::Busy;
use crate::memory::Memory;
use crate::numbering::{Numbering, seeds};
use crate::packed::{self, Packed};
use crate::prover::{Prover, Search, Shared};

/// The boards on which the positions of a machine are searched.
#[derive(Debug)]
pub(crate) struct Boards<'a, C: Choices> {
    plain: Plain<'a, C>,
    /// The fast one, if the game fits.
    packed: Option<Packed<'a, C>>,
}

impl<'a, C: Choices<Choice = SeedChoice>> Boards<'a, C> {
    /// The boards of a machine, for positions that have numbers.
    pub(crate) fn new(machine: &'a Machine<C>, numbering: &'a Numbering) -> Self {
        Boards {
            plain: Plain { machine, numbering },
            packed: packed::fits(machine).then(|| Packed::new(machine, numbering)),
        }
    }

    /// Only the boards that all games have.
    pub(crate) fn plain(machine: &'a Machine<C>, numbering: &'a Numbering) -> Self {
        Boards {
            plain: Plain { machine, numbering },
            packed: None,
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
        (!prover.is_stopped()).then_some(value)
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

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;

    use rules::{Fruit, Position, PositionOf, Visitor};

    use crate::endings::Endings;
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
            let fast = Boards::new(machine, &numbering);
            if fast.packed.is_none() {
                return false;
            }
            let plain = Boards::plain(machine, &numbering);
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
