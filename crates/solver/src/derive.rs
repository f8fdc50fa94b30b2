//! The value of a position from the values of those it leads to: the rules themselves, played by
//! the machine. Slow, and what everything faster is checked against.

use std::ops::ControlFlow;

use rules::laws::End;
use rules::machine::{Choices, House, Machine};
use rules::{Side, State};
use tablebase::Row;

use crate::layer::Bound;
use crate::sowings::board;

/// How many seeds more than his opponent the player to move will win, or, where seeds do not
/// decide, 1 if he wins and -1 if he loses. A ply has led to the position, and may have ended the
/// game. `known` tells the values of the positions it leads to, or rather their bounds, if a bound
/// is asked for: the row of the player who is then to move comes first.
pub(crate) fn value<C: Choices<Choice = House>>(
    machine: &Machine<C>,
    mover: &Row,
    opponent: &Row,
    bound: Bound,
    known: &dyn Fn(&Row, &Row, Bound) -> i8,
) -> i8 {
    let mut state = board(machine, mover, opponent);
    machine.arrive(&mut state);
    if state.over.is_some() {
        return margin(machine, &state) as i8;
    }
    let mut best = i8::MIN;
    let side = state.side;
    let ControlFlow::<()>::Continue(()) = C::each(machine, &state, |choice| {
        let mut after = state;
        machine.play(&mut after, choice, &mut ());
        let mut value = margin(machine, &after) as i8;
        if after.over.is_none() {
            let rows = [after.side, !after.side].map(|side| row(machine, &after, side));
            value += if after.side == Side::South {
                known(&rows[0], &rows[1], bound)
            } else {
                -known(&rows[0], &rows[1], bound.opposite())
            };
        }
        best = best.max(if side == Side::South { value } else { -value });
        ControlFlow::Continue(())
    }) else {
        unreachable!("nothing breaks off")
    };
    // Who was passed over has the opposite of what the other one wins.
    if side == Side::South { best } else { -best }
}

/// What South has more than North; once the game is over, 1 or -1 where seeds do not decide.
pub(crate) fn margin<C: Choices>(machine: &Machine<C>, state: &State<C>) -> i16 {
    if machine.laws().end == End::FirstToClear {
        let winner = machine.outcome(state).and_then(|outcome| outcome.winner);
        return match winner {
            None => 0,
            Some(Side::South) => 1,
            Some(Side::North) => -1,
        };
    }
    let [south, north] = machine.score(state);
    south - north
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
