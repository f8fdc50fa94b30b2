//! What tables say of a position and of its moves.

use rules::{Move, Position, Side};

use crate::file::FileError;
use crate::tables::Tables;

/// A position that tables cover.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Found {
    /// How many seeds South will have more than North at the end, if both play well.
    pub value: i16,
    /// Every move with its value, best first for who makes it.
    pub moves: Vec<(Move, i16)>,
}

impl Tables {
    /// Looks a position up, and all that its moves lead to; `None` if one of those is not covered,
    /// or the game is over.
    ///
    /// # Errors
    /// [`FileError::Tile`] if a part of a file that is needed is damaged.
    pub fn look_up(&self, position: &Position) -> Result<Option<Found>, FileError> {
        let Some(side) = position.side_to_move() else {
            return Ok(None);
        };
        let mut moves = Vec::new();
        for mv in position.moves() {
            let mut after = position.clone();
            after.advance(mv).expect("listed moves are legal");
            let Some(value) = self.outcome(&after)? else {
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

    /// What South will have more than North at the end.
    fn outcome(&self, position: &Position) -> Result<Option<i16>, FileError> {
        let [south, north] = position.score();
        let ahead = south - north;
        let Some(side) = position.side_to_move() else {
            return Ok(Some(ahead));
        };
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
