//! Counts the leaves of the game tree: the usual test, and the usual race, of a move generator.

use std::marker::PhantomData;
use std::ops::ControlFlow;

use crate::cells::Fruit;
pub use crate::counts::Leaves;
use crate::laws::Repetition;
use crate::machine::kernel::by_kernel;
use crate::machine::{Choices, Kernel, Machine, SeedChoice};
use crate::moves::Move;
use crate::position::{Position, Visitor};
use crate::position_of::PositionOf;
use crate::state::State;

/// Leaves at exactly `depth` plies, every sowing being one ply; a finished game is a leaf at its
/// own depth only.
///
/// ```
/// use rules::perft::{Leaves, perft};
///
/// let start = rules::Position::start(&"kalah".parse().unwrap());
/// assert_eq!(perft(&start, 1, Leaves::Counted), 6);
/// assert_eq!(perft(&start, 4, Leaves::Counted), perft(&start, 4, Leaves::Played));
/// ```
pub fn perft(position: &Position, depth: u32, leaves: Leaves) -> u128 {
    if depth == 0 {
        return 1;
    }
    if position.in_opening() {
        return divide(position, depth, leaves)
            .into_iter()
            .map(|(_, nodes)| nodes)
            .sum();
    }
    position.visit(Perft { depth, leaves })
}

/// [`perft`] for each move of the position apart.
pub fn divide(position: &Position, depth: u32, leaves: Leaves) -> Vec<(Move, u128)> {
    let mut counts = Vec::new();
    if depth == 0 {
        return counts;
    }
    position.each_move(|mv| {
        let mut after = position.clone();
        after.advance(mv).expect("listed moves are legal");
        counts.push((mv, perft(&after, depth - 1, leaves)));
        ControlFlow::Continue(())
    });
    counts
}

struct Perft {
    depth: u32,
    leaves: Leaves,
}

impl Visitor for Perft {
    type Output = u128;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> u128 {
        self.position(position)
    }

    fn fruit(self, position: &PositionOf<Fruit>) -> u128 {
        self.position(position)
    }

    fn general(self, position: &Position) -> u128 {
        let general = position.general();
        general.map_or(0, |general| general.perft(self.depth, self.leaves))
    }
}

impl Perft {
    fn position<C: Choices>(&self, position: &PositionOf<C>) -> u128 {
        let (machine, state) = (position.machine(), position.state());
        by_kernel!(machine, C::HOT, K => Walk::<K, C> {
            machine,
            leaves: self.leaves,
            past: position.past().to_vec(),
            given: position.past().len(),
            kernel: PhantomData,
        }
        .count(state, self.depth, 0))
    }
}

/// A walk through the tree, compiled for the laws of the game.
struct Walk<'a, K, C: Choices> {
    machine: &'a Machine<C>,
    leaves: Leaves,
    /// The positions on the way here.
    past: Vec<State<C>>,
    /// The number of past positions that were given: they may have been set up.
    given: usize,
    kernel: PhantomData<K>,
}

impl<K: Kernel, C: Choices> Walk<'_, K, C> {
    /// Positions from `since` on could come back.
    fn count(&mut self, state: &State<C>, depth: u32, since: usize) -> u128 {
        if depth == 1 {
            return self.leaves(state);
        }
        let mut nodes = 0;
        let mut after = *state;
        let ControlFlow::<()>::Continue(()) = C::each_by::<K, _>(self.machine, state, |choice| {
            self.machine
                .play_by::<K, ()>(state, &mut after, choice, &mut ());
            if K::laws(self.machine.laws()).repetition == Repetition::Ignored {
                nodes += self.below(&after, depth - 1, 0);
                return ControlFlow::Continue(());
            }
            self.past.push(*state);
            let since = if self.machine.is_irreversible(state, &after) {
                self.past.len()
            } else {
                since
            };
            self.machine
                .end_if_back(&mut after, &self.past[since..], since >= self.given);
            nodes += self.below(&after, depth - 1, since);
            self.past.pop();
            ControlFlow::Continue(())
        }) else {
            unreachable!("nothing breaks off")
        };
        nodes
    }

    /// [`Walk::count`], without a call for those nodes that nearly all are.
    #[inline(always)]
    fn below(&mut self, state: &State<C>, depth: u32, since: usize) -> u128 {
        if depth == 1 {
            self.leaves(state)
        } else {
            self.count(state, depth, since)
        }
    }

    #[inline(always)]
    fn leaves(&self, state: &State<C>) -> u128 {
        match self.leaves {
            Leaves::Played => u128::from(self.play_all(state)),
            Leaves::Counted => C::count_choices(self.machine, state),
        }
    }

    /// Plays each choice, and returns how many there are.
    #[inline(never)]
    fn play_all(&self, state: &State<C>) -> u64 {
        let mut played = 0;
        let mut after = *state;
        // The leaves have to be made, not only counted, to be a measure of anything.
        let ControlFlow::<()>::Continue(()) = C::each_by::<K, _>(self.machine, state, |choice| {
            self.machine
                .play_by::<K, ()>(state, &mut after, choice, &mut ());
            std::hint::black_box(&after);
            played += 1;
            ControlFlow::Continue(())
        }) else {
            unreachable!("nothing breaks off")
        };
        played
    }
}
