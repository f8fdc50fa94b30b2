//! The value of a position from endings that go all the way up to it: for games that cannot be
//! searched, because positions come back in them or choices are counted.

use std::ops::ControlFlow;

use rules::machine::{Choice as _, Choices, SeedChoice};
use rules::{Fruit, Obstacle, Position, PositionOf, Side, State, Visitor};
use tablebase::Row;
use tablebase::rows::count;

use crate::build::Builder;
use crate::derive::{ahead, row};
use crate::layer::Bound;
use crate::question::{MoveRange, Solution, at_first};
use crate::solve::{SolveError, may_swap};
use crate::steps;

/// Checks that endings which go up to a position can tell its value.
///
/// # Errors
/// [`SolveError`] if both players choose at once, sides may be changed, houses are burnt, or
/// earlier positions can come back.
pub fn tells(position: &Position) -> Result<(), SolveError> {
    let why = match position.visit(Outside) {
        _ if position.in_opening() => return Err(SolveError::Opening),
        _ if position.has_burnt() => Obstacle::Burnt,
        _ if may_swap(position) => Obstacle::Swap,
        Some(why) => why,
        None => return Ok(()),
    };
    let rules = *position.rules();
    Err(SolveError::unsupported(&rules, why))
}

/// The visitor that finds state outside the houses which affects the value.
struct Outside;

impl Visitor for Outside {
    type Output = Option<Obstacle>;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> Option<Obstacle> {
        (!position.past().is_empty()).then_some(Obstacle::Past)
    }

    fn fruit(self, _: &PositionOf<Fruit>) -> Option<Obstacle> {
        Some(Obstacle::Fruit)
    }

    fn general(self, position: &Position) -> Option<Obstacle> {
        let past = position.tree().is_some_and(|tree| !tree.past().is_empty());
        let why = || match position.as_ending() {
            Some(_) => None,
            None if past => Some(Obstacle::Past),
            None if position.has_ceded() => Some(Obstacle::Marks),
            None => Some(Obstacle::FirstTurns),
        };
        position.properties().tables.err().or_else(why)
    }
}

/// Looks up the value of a position and its moves in all endings with as many seeds as it has.
///
/// Where a majority ends the game, the values are those of playing on.
///
/// # Errors
/// Those of [`tells`], and [`SolveError::Endings`] if the builder has built those of another game,
/// or too few.
pub fn look_up(position: &Position, builder: &Builder) -> Result<Solution, SolveError> {
    tells(position)?;
    let seeds = usize::from(position.seeds_in_houses());
    let is_same = builder.rules() == &tablebase::key(position.rules());
    if !is_same || builder.layers() <= seeds {
        return Err(SolveError::Endings);
    }
    if position.is_over() {
        return Ok(at_first(position));
    }
    Ok(position.visit(Looking { builder }))
}

struct Looking<'a> {
    builder: &'a Builder,
}

impl Looking<'_> {
    /// A bound of the margin that the player to move can still win.
    fn known<C: Choices>(&self, position: &PositionOf<C>, state: &State<C>, bound: Bound) -> i8 {
        let rows = [state.side, !state.side].map(|side| row(position.machine(), state, side));
        let value = self.builder.value(&rows[0], &rows[1]);
        let seeds = count(&rows[0]) + count(&rows[1]);
        bound.of(value.expect("a sowing adds no seed"), seeds)
    }
}

impl Visitor for Looking<'_> {
    type Output = Solution;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> Solution {
        let (machine, state) = (position.machine(), position.state());
        // As in the endings: too many seeds for a majority to end the game.
        let state = &State {
            total: u16::MAX,
            ..*state
        };
        // The stores are counted separately: margins of the endings fit in a byte.
        let before = machine.margin(state);
        let moves: Vec<_> = machine
            .choices(state)
            .into_iter()
            .map(|choice| {
                let mut after = *state;
                machine.play_from(state, &mut after, choice);
                let known = |state: &State<C>, bound| self.known(position, state, bound);
                let [least, most] =
                    [Bound::Least, Bound::Most].map(|bound| ahead(machine, &after, bound, &known));
                MoveRange {
                    mv: choice.to_move(),
                    least,
                    most,
                }
            })
            .collect();
        let mut solution = Solution::of_moves(state.side, moves, self.builder.all_positions());
        let rows = Side::BOTH.map(|side| machine.row_count(state, side));
        if state.bonus == 0 && !rows.contains(&0) {
            // The value of a move may be open where that of the position is not.
            let [least, most] = [Bound::Least, Bound::Most]
                .map(|bound| i16::from(self.known(position, state, bound)));
            let own = match state.side {
                Side::South => [before + least, before + most],
                Side::North => [before - most, before - least],
            };
            let range = &mut solution.range;
            *range = [range[0].max(own[0]), range[1].min(own[1])];
        }
        solution
    }

    fn fruit(self, _: &PositionOf<Fruit>) -> Solution {
        unreachable!("refused before")
    }

    fn general(self, position: &Position) -> Solution {
        let ending = position.as_ending().expect("refused before");
        let tree = ending.tree().expect("a game of the general machine");
        let known = |own: &Row, other: &Row| {
            let value = self.builder.value(own, other);
            value.expect("a sowing adds no seed")
        };
        let root = tree.root();
        let won: i16 = tree.score(root).into_iter().sum();
        let total = won + position.seeds_in_houses().cast_signed();
        let mut moves = Vec::new();
        // Every choice is looked at.
        let _ = tree.each(root, &mut |start, after| {
            let mv = tree.move_of(root, start);
            let is_drawn = tree
                .outcome(after)
                .is_some_and(|outcome| outcome.winner.is_none());
            let [least, most] = if is_drawn {
                [0; 2]
            } else {
                steps::ahead(tree, after, &known).map(|bound| bound.clamp(-total, total))
            };
            moves.push(MoveRange { mv, least, most });
            ControlFlow::Continue(())
        });
        let mut solution = Solution::of_moves(root.side(), moves, self.builder.all_positions());
        // The value of a move may be open where that of the position is not.
        let own = steps::ahead(tree, root, &known);
        let range = &mut solution.range;
        *range = [range[0].max(own[0]), range[1].min(own[1])];
        solution
    }
}
