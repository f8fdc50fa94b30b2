//! Look-ups of a position and its moves in the tables.

use rules::machine::{Choices, SeedChoice};
use rules::{EndReason, Fruit, Move, Pie, Position, PositionOf, Side, Visitor};

use crate::file::FileError;
use crate::tables::Tables;

/// A position that tables cover.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Found {
    /// The margin by which South will be ahead of North at the end, if both play perfectly. In a
    /// race, 1 if South wins and -1 if North does.
    pub value: i16,
    /// Every move with its value, best first for the player who makes it.
    pub moves: Vec<(Move, i16)>,
}

impl Tables {
    /// Looks up a position and all positions that its moves lead to; `None` if one of those is not
    /// covered, or the game is over.
    ///
    /// # Errors
    /// [`FileError::Tile`] if a needed part of a file is damaged.
    pub fn look_up(&self, position: &Position) -> Result<Option<Found>, FileError> {
        let Some(side) = position.side_to_move() else {
            return Ok(None);
        };
        let ending = position.as_ending();
        let position = match &ending {
            None if position.is_general() => return Ok(None),
            None => position,
            Some(ending) => ending,
        };
        let mut moves = Vec::new();
        for mv in position.moves() {
            let mut after = position.clone();
            after.advance(mv).expect("listed moves are legal");
            // Tables hold the margin of a game that is not stopped when a player has a majority.
            let is_stopped = after.outcome().is_some_and(|outcome| {
                matches!(outcome.why, EndReason::Majority(_) | EndReason::Half)
            });
            let next = if is_stopped {
                Some(!side)
            } else {
                after.side_to_move()
            };
            let Some(value) = self.outcome(&after, next)? else {
                return Ok(None);
            };
            moves.push((mv, value));
        }
        moves.sort_by_key(|&(_, value)| match side {
            Side::South => -value,
            Side::North => value,
        });
        Ok(moves.first().map(|&(_, value)| Found {
            value,
            moves: moves.clone(),
        }))
    }

    /// The margin by which South will be ahead of North at the end; in a race, 1 if South wins and
    /// -1 if not. `next` is to move, unless the game is over.
    fn outcome(&self, position: &Position, next: Option<Side>) -> Result<Option<i16>, FileError> {
        let ahead = position.margin();
        let Some(side) = next else {
            // A turn that never ends may be a draw, or lost, whatever lies in the stores.
            return Ok(match position.outcome() {
                Some(outcome) if outcome.winner.is_none() => Some(0),
                Some(outcome) if outcome.why == EndReason::Endless => None,
                _ => Some(ahead),
            });
        };
        let moment = position.visit(Looking);
        if position.has_burnt() || moment.may_swap {
            return Ok(None);
        }
        if moment.bonus > 0 {
            // The houses do not show how many choices the turn has left.
            let found = self.look_up(position)?;
            return Ok(found.map(|found| found.value));
        }
        let houses = |side: Side| -> Vec<u16> {
            let houses = 0..position.rules().houses();
            houses.map(|house| position.house(side, house)).collect()
        };
        let value = self.value(&houses(side), &houses(!side))?;
        Ok(value.map(i16::from).map(|value| match side {
            Side::South => ahead + value,
            Side::North => ahead - value,
        }))
    }
}

/// The facts about a position that its houses do not show.
struct Moment {
    may_swap: bool,
    /// The number of extra choices used in this turn.
    bonus: u8,
}

struct Looking;

impl Visitor for Looking {
    type Output = Moment;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> Moment {
        Moment {
            may_swap: position.state().pie != Pie::Unavailable,
            bonus: position.state().bonus,
        }
    }

    fn fruit(self, _: &PositionOf<Fruit>) -> Moment {
        Moment {
            may_swap: false,
            bonus: 0,
        }
    }

    fn general(self, _: &Position) -> Moment {
        Moment {
            may_swap: false,
            bonus: 0,
        }
    }
}
