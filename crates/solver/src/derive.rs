//! The value of a position from the values of its successors: the rules themselves, played by the
//! machine. Slow, and the reference against which every faster method is checked.

use std::ops::ControlFlow;

use rules::machine::{Choices, Machine, SeedChoice};
use rules::{Side, State};
use tablebase::Row;

use crate::layer::Bound;
use crate::sowings::board;

/// The number of seeds by which the player to move will win more than the opponent, or, where seeds
/// do not decide, 1 for a win and -1 for a loss. A ply has led to the position, and may have ended
/// the game. `known` returns the values of the successors, or their bounds if a bound is asked for:
/// the row of the player who is then to move comes first.
pub(crate) fn value<C: Choices<Choice = SeedChoice>>(
    machine: &Machine<C>,
    mover: &Row,
    opponent: &Row,
    bound: Bound,
    known: &dyn Fn(&Row, &Row, Bound) -> i8,
) -> i8 {
    let state = board(machine, mover, opponent);
    of_board(machine, state, bound, &|after, bound| {
        let rows = [after.side, !after.side].map(|side| row(machine, after, side));
        known(&rows[0], &rows[1], bound)
    })
}

/// Does the same as [`value`] for a [`board`]; `known` gets states.
#[inline]
pub(crate) fn of_board<C: Choices<Choice = SeedChoice>>(
    machine: &Machine<C>,
    mut state: State<C>,
    bound: Bound,
    known: &impl Fn(&State<C>, Bound) -> i8,
) -> i8 {
    machine.arrive(&mut state);
    if state.over.is_some() {
        let rows = Side::BOTH.map(|side| machine.row_count(&state, side));
        // No ply of a race leads to an empty board: it was over before.
        let is_empty = machine.properties().is_race && rows == [0; 2];
        return if is_empty {
            0
        } else {
            machine.margin(&state) as i8
        };
    }
    best(machine, &state, bound, known) as i8
}

/// The margin by which South will be ahead of North if the player to move plays the best choice.
/// `bound` is South's bound.
fn best<C: Choices<Choice = SeedChoice>>(
    machine: &Machine<C>,
    state: &State<C>,
    bound: Bound,
    known: &impl Fn(&State<C>, Bound) -> i8,
) -> i16 {
    let side = state.side;
    let mut best = i16::MIN;
    let ControlFlow::<()>::Continue(()) = C::each(machine, state, |choice| {
        let mut after = *state;
        machine.play_from(state, &mut after, choice);
        let value = ahead(machine, &after, bound, known);
        best = best.max(if side == Side::South { value } else { -value });
        ControlFlow::Continue(())
    }) else {
        unreachable!("nothing breaks off")
    };
    if side == Side::South { best } else { -best }
}

/// The margin by which South will be ahead of North after a ply that has led to `after`. `known` is
/// as in [`value`]; `bound` is South's bound.
#[inline]
pub(crate) fn ahead<C: Choices<Choice = SeedChoice>>(
    machine: &Machine<C>,
    after: &State<C>,
    bound: Bound,
    known: &impl Fn(&State<C>, Bound) -> i8,
) -> i16 {
    if after.over.is_some() {
        machine.margin(after)
    } else if after.bonus > 0 {
        // The houses do not show how many choices the turn has left.
        best(machine, after, bound, known)
    } else if after.side == Side::South {
        machine.margin(after) + i16::from(known(after, bound))
    } else {
        machine.margin(after) - i16::from(known(after, bound.opposite()))
    }
}

/// A player's row.
pub(crate) fn row<C: Choices>(machine: &Machine<C>, state: &State<C>, side: Side) -> Row {
    let shape = machine.shape();
    let mut row = Row::default();
    let houses = &mut row[..shape.houses().into()];
    for (cell, seeds) in (shape.base(side)..).zip(houses) {
        *seeds = state.cells.count(cell) as u8;
    }
    row
}
