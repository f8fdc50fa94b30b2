//! Values of many positions at a time, and of each of their moves, from rows of numbers.

use std::cell::RefCell;
use std::ops::ControlFlow;

use rules::machine::{Choices, SeedChoice};
use rules::{Fruit, Place, Position, PositionOf, Side, State, Visitor};
use tablebase::rows::count;
use tablebase::{FileError, Row, Tables};

use crate::build::Builder;
use crate::derive::{ahead, row};
use crate::layer::Bound;
use crate::sowings::board;
use crate::steps;

impl Builder {
    /// The mark for a value that is not there, whose move is not legal, or that is left open.
    pub const NOT_COVERED: i8 = i8::MIN;

    /// The value of each position, from both rows: that of the player to move first, each from its
    /// owner's left. Positions that are not covered are marked.
    ///
    /// # Panics
    /// Unless there are two rows of numbers for each value.
    pub fn look_up_all(&self, houses: &[u8], values: &mut [i8]) {
        let width = usize::from(self.rules().houses());
        assert_eq!(houses.len(), 2 * width * values.len(), "two rows for each");
        for (rows, value) in houses.chunks_exact(2 * width).zip(values) {
            *value = self
                .rows_of(rows)
                .and_then(|[own, other]| self.certain(&own, &other))
                .unwrap_or(Builder::NOT_COVERED);
        }
    }

    /// The value of each move of each position, to the player who makes it: of what lies in the
    /// houses before the move. A row has a number for each house.
    ///
    /// # Panics
    /// Unless there are two rows of houses for a row of values.
    pub fn look_up_moves(&self, houses: &[u8], values: &mut [i8]) {
        let certain = |own: &Row, other: &Row| self.certain(own, other);
        fill(self.start(), self.layers(), &certain, houses, values);
    }

    /// Both rows, unless there are more seeds than are covered.
    fn rows_of(&self, houses: &[u8]) -> Option<[Row; 2]> {
        rows_within(self.layers(), houses)
    }

    /// The value of a position, if it is not left open.
    fn certain(&self, own: &Row, other: &Row) -> Option<i8> {
        let value = self.value(own, other)?;
        (value != tablebase::open(count(own) + count(other))).then_some(value)
    }
}

/// Does the same as [`Builder::look_up_moves`] for tables in files.
///
/// # Errors
/// [`FileError::Tile`] if a needed part of a file is damaged.
///
/// # Panics
/// Unless there are two rows of houses for a row of values.
pub fn look_up_moves(tables: &Tables, houses: &[u8], values: &mut [i8]) -> Result<(), FileError> {
    let width = usize::from(tables.rules().houses());
    let error = RefCell::new(None);
    let certain = |own: &Row, other: &Row| {
        let [own, other] = [own, other].map(|row| row.map(u16::from));
        let value = tables.value(&own[..width], &other[..width]);
        value.unwrap_or_else(|damage| {
            error.borrow_mut().get_or_insert(damage);
            None
        })
    };
    let start = Position::start(tables.rules());
    fill(&start, tables.layers().len(), &certain, houses, values);
    error.into_inner().map_or(Ok(()), Err)
}

/// Writes the value of each move of each position, from values that are certain.
fn fill(
    start: &Position,
    layers: usize,
    certain: &impl Fn(&Row, &Row) -> Option<i8>,
    houses: &[u8],
    values: &mut [i8],
) {
    assert_eq!(houses.len(), 2 * values.len(), "two rows for each");
    values.fill(Builder::NOT_COVERED);
    start.visit(Moves {
        layers,
        certain,
        houses,
        values,
    });
}

/// Both rows, unless there are more seeds than in the last of the layers.
fn rows_within(layers: usize, houses: &[u8]) -> Option<[Row; 2]> {
    let (own, other) = houses.split_at(houses.len() / 2);
    // Not `count`: bytes of a stranger may be too many for its sum.
    let seeds: usize = houses.iter().map(|&seeds| usize::from(seeds)).sum();
    (seeds < layers).then(|| [own, other].map(filled))
}

fn filled(houses: &[u8]) -> Row {
    let mut row = Row::default();
    row[..houses.len()].copy_from_slice(houses);
    row
}

struct Moves<'a, F> {
    layers: usize,
    /// The value of a position that is covered, unless it is left open.
    certain: &'a F,
    houses: &'a [u8],
    values: &'a mut [i8],
}

impl<F: Fn(&Row, &Row) -> Option<i8>> Visitor for Moves<'_, F> {
    type Output = ();

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) {
        let machine = position.machine();
        let width = usize::from(machine.shape().houses());
        let known = |state: &State<C>, bound: Bound| {
            let rows = [state.side, !state.side].map(|side| row(machine, state, side));
            // A sowing adds no seed, so that what has no value is left open.
            (self.certain)(&rows[0], &rows[1])
                .unwrap_or_else(|| bound.of_open(count(&rows[0]) + count(&rows[1])))
        };
        let rows = self.houses.chunks_exact(2 * width);
        for (houses, values) in rows.zip(self.values.chunks_exact_mut(width)) {
            let Some([own, other]) = rows_within(self.layers, houses) else {
                continue;
            };
            let mut state = board(machine, &own, &other);
            machine.arrive(&mut state);
            if state.over.is_some() {
                continue;
            }
            let ControlFlow::<()>::Continue(()) = C::each(machine, &state, |choice| {
                let mut after = state;
                machine.play_from(&state, &mut after, choice);
                let [least, most] =
                    [Bound::Least, Bound::Most].map(|bound| ahead(machine, &after, bound, &known));
                if let Some(value) = values.get_mut(usize::from(choice.0))
                    && least == most
                {
                    *value = least as i8;
                }
                ControlFlow::Continue(())
            }) else {
                unreachable!("nothing breaks off")
            };
        }
    }

    fn fruit(self, _: &PositionOf<Fruit>) {
        unreachable!("games of fruit have no tables")
    }

    fn general(self, position: &Position) {
        let tree = position.tree().expect("a game of the general machine");
        let width = usize::from(tree.board().houses());
        let known = |own: &Row, other: &Row| {
            let open = tablebase::open(count(own) + count(other));
            (self.certain)(own, other).unwrap_or(open)
        };
        let rows = self.houses.chunks_exact(2 * width);
        for (houses, values) in rows.zip(self.values.chunks_exact_mut(width)) {
            let Some([own, other]) = rows_within(self.layers, houses) else {
                continue;
            };
            let state = tree.with_rows([&own[..width], &other[..width]]);
            if state.side() == Side::North {
                continue;
            }
            let mut best = vec![steps::NOTHING; width];
            // Every choice is looked at. Of two ways to sow a house the better one counts.
            let _ = tree.each(&state, &mut |start, after| {
                let mv = tree.move_of(&state, start);
                if let Some(Place::House(_, house)) = mv.source(Side::South) {
                    let best = &mut best[usize::from(house)];
                    *best = steps::better(*best, steps::ahead(tree, after, &known));
                }
                ControlFlow::Continue(())
            });
            for (value, range) in values.iter_mut().zip(best) {
                if range[0] == range[1] && range != steps::NOTHING {
                    *value = range[0] as i8;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use rules::Position;
    use tablebase::Rows;

    use super::*;

    #[track_caller]
    fn check(game: &str, seeds: usize) {
        let rules = game.parse().unwrap();
        let mut builder = Builder::new(&rules, seeds, 1).unwrap();
        while builder.layers() <= seeds {
            let _ = builder.build(&|_| ControlFlow::Continue(()));
        }
        let rows = Rows::new(rules.houses());
        let width = rows.houses();
        for own in 1..seeds {
            let (row, other) = (rows.row(own, 0), rows.row(seeds - own, 1));
            let houses = [&row[..width], &other[..width]].concat();
            let (mut value, mut moves) = ([0], vec![0; width]);
            builder.look_up_all(&houses, &mut value);
            builder.look_up_moves(&houses, &mut moves);
            let text = houses.iter().map(u8::to_string).collect::<Vec<_>>();
            let text = format!("{}-0-0-S", text.join("-"));
            let position = Position::read(&text, &rules, true).unwrap();
            if position.is_over() {
                continue;
            }
            let known = crate::look_up(&position, &builder).unwrap();
            for known in known.moves {
                let rules::Move::House(house) = known.mv else {
                    unreachable!("a game of seeds")
                };
                let value = i16::from(moves[usize::from(house)]);
                let is_open = known.least != known.most;
                assert!(is_open || value == known.least, "{game} {text} {house}");
            }
            let best = moves.iter().max().copied();
            assert!(
                !game.starts_with("kalah") || best == Some(value[0]),
                "{text}"
            );
        }
    }

    #[test]
    fn rows_are_worth_what_their_positions_are() {
        check("kalah", 6);
        check("kalah:capture=empty,houses=4", 7);
        check("oware", 6);
        check("congkak", 5);
        check("bestemshe", 6);
        check("cross-kalah", 6);
    }

    #[test]
    fn too_many_seeds_are_marked() {
        let builder = Builder::new(&"kalah".parse().unwrap(), 3, 1).unwrap();
        let mut values = [0; 1];
        builder.look_up_all(&[255; 12], &mut values);
        assert_eq!(values, [Builder::NOT_COVERED]);
    }
}
