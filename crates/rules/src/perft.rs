//! Counts the leaves of the game tree: the usual test, and the usual race, of a move generator.

use std::ops::ControlFlow;

use crate::cells::Fruit;
use crate::machine::{Choices, House, Machine};
use crate::moves::Move;
use crate::position::{Position, Visitor};
use crate::state::State;
use crate::table::Table;

/// How leaves are counted.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Leaves {
    /// Every leaf is played: measures the machine.
    Played,
    /// The moves before the leaves are only counted: same number, sooner.
    Counted,
}

/// Leaves at exactly `depth` plies, every sowing being one ply; a finished game is a leaf at its
/// own depth only.
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

    fn seeds<C: Choices<Choice = House>>(self, table: &Table<C>) -> u128 {
        self.table(table)
    }

    fn fruit(self, table: &Table<Fruit>) -> u128 {
        self.table(table)
    }
}

impl Perft {
    fn table<C: Choices>(&self, table: &Table<C>) -> u128 {
        let (machine, state) = (table.machine(), table.state());
        let mut past = table.past().to_vec();
        if machine.remembers() {
            self.count::<true, C>(machine, state, self.depth, &mut past)
        } else {
            self.count::<false, C>(machine, state, self.depth, &mut past)
        }
    }

    /// Compiled apart for games in which positions can come back; `past` holds those that can.
    fn count<const REMEMBERS: bool, C: Choices>(
        &self,
        machine: &Machine<C>,
        state: &State<C>,
        depth: u32,
        past: &mut Vec<State<C>>,
    ) -> u128 {
        if depth == 1 && self.leaves == Leaves::Counted {
            return C::count_choices(machine, state);
        }
        let mut nodes = 0;
        let ControlFlow::<()>::Continue(()) = C::each(machine, state, |choice| {
            let mut after = *state;
            machine.play(&mut after, choice, &mut ());
            nodes += if depth == 1 {
                // The leaf has to be made, not only counted, to be a measure of anything.
                std::hint::black_box(&after);
                1
            } else if !REMEMBERS {
                self.count::<REMEMBERS, C>(machine, &after, depth - 1, past)
            } else if machine.is_irreversible(state, &after) {
                self.count::<REMEMBERS, C>(machine, &after, depth - 1, &mut Vec::new())
            } else {
                past.push(*state);
                machine.end_if_repeated(&mut after, past, &mut ());
                let nodes = self.count::<REMEMBERS, C>(machine, &after, depth - 1, past);
                past.pop();
                nodes
            };
            ControlFlow::Continue(())
        }) else {
            unreachable!("nothing breaks off")
        };
        nodes
    }
}
