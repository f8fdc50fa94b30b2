//! The value of a position by playing it out: slow, simple, and by the public moves alone.

use std::collections::BTreeMap;

use crate::{Position, Side};

/// The margins by which players to move will still win more than their opponents, by houses.
#[derive(Debug, Default)]
pub struct Minimax {
    known: BTreeMap<(Vec<u16>, Side), i16>,
}

impl Minimax {
    /// The margin by which South will be ahead of North at the end; where seeds do not decide, 1 if
    /// South wins and -1 if North does. The game must have no memory and no circles, and the
    /// position few seeds.
    pub fn value(&mut self, position: &Position) -> i16 {
        self.search(position, false)
    }

    /// The value of a position; in the middle of a turn it is not remembered where choices are
    /// counted, for houses do not tell how many there were.
    fn search(&mut self, position: &Position, goes_on: bool) -> i16 {
        let Some(side) = position.side_to_move() else {
            return ahead(position);
        };
        let houses = Side::BOTH.into_iter().flat_map(|side| {
            (0..position.rules().houses()).map(move |house| position.house(side, house))
        });
        let key = (houses.collect(), side);
        let known = self.known.get(&key).filter(|_| !goes_on);
        if let Some(value) = known {
            return ahead(position) + value;
        }
        let values = position.moves().into_iter().map(|mv| {
            let mut after = position.clone();
            after.advance(mv).expect("listed moves are legal");
            let same = after.side_to_move() == Some(side);
            self.search(
                &after,
                same && position.properties().choices_counted.is_some(),
            )
        });
        let best = match side {
            Side::South => values.max(),
            Side::North => values.min(),
        };
        let value = best.expect("a game that goes on has a move") - ahead(position);
        if !goes_on {
            self.known.insert(key, value);
        }
        ahead(position) + value
    }
}

/// The margin by which South is ahead; where seeds do not decide, 1 if South has won, -1 if
/// North has.
fn ahead(position: &Position) -> i16 {
    if position.properties().is_race {
        return match position.outcome().and_then(|outcome| outcome.winner) {
            Some(Side::South) => 1,
            Some(Side::North) => -1,
            None => 0,
        };
    }
    let [south, north] = position.score();
    south - north
}
