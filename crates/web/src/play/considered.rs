//! Previews of the consequences of a place, before anything is played.

use game::Awaited;
use rules::{Move, Origin, Place, PlayError};

use crate::fruit::Pick;
use crate::table::Table;
use game::show::Preview;

/// The consequences of a considered place.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Considered {
    pub(crate) place: Place,
    pub(crate) preview: Option<Preview>,
    pub(crate) chip: Option<words::Chip>,
}

/// Checks that a person may sow from this place.
pub(super) fn may_sow(table: &Table, place: Place) -> Result<(), PlayError> {
    let position = table.position();
    let to_move = match table.awaited() {
        Awaited::Person(side) | Awaited::Computer(side, _) => side,
        Awaited::Refill(..) | Awaited::NextRound | Awaited::Nobody => match position.side_to_move()
        {
            Some(side) => side,
            None => return Err(PlayError::Over),
        },
    };
    let letter = place.letter();
    if place.side() != to_move || !table.is_here(to_move) {
        return Err(PlayError::NotYourSide {
            house: letter,
            to_move,
        });
    }
    if position.heap(place).is_empty() {
        return Err(PlayError::EmptyHouse { house: letter });
    }
    Ok(())
}

/// The consequences of a place; `None` for a choice that must stay hidden or has to be made first.
pub(super) fn considered(table: &Table, place: Place) -> Option<Considered> {
    let position = table.position();
    let Place::House(side, house) = place else {
        return None;
    };
    let owner = position.owner(place);
    if table.is_opening() || position.is_over() {
        return None;
    }
    if position.properties().has_fruit {
        let Err(error) = may_sow(table, place) else {
            let mv = Pick::begin(position, side, Origin::House(house))?.finished()?;
            return tried(table, place, mv);
        };
        return refused(place, &error);
    }
    match position.side_to_move() {
        Some(to_move) if to_move == owner && table.is_here(owner) => {
            match position.starts(place)[..] {
                [mv] => tried(table, place, mv),
                [] => tried(table, place, Move::House(house)),
                // Which of them has to be chosen first.
                _ => None,
            }
        }
        Some(to_move) => refused(
            place,
            &PlayError::NotYourSide {
                house: place.letter(),
                to_move,
            },
        ),
        None => None,
    }
}

pub(super) fn tried(table: &Table, place: Place, mv: Move) -> Option<Considered> {
    match table.try_out(mv) {
        Ok((sowing, after)) => Some(Considered {
            place,
            preview: Some(Preview::of(table.position(), &sowing, &after)),
            chip: words::Chip::of(table.position(), sowing.by, &sowing.events),
        }),
        Err(error) => refused(place, &error),
    }
}

fn refused(place: Place, error: &PlayError) -> Option<Considered> {
    let chip = words::Chip::refused(error)?;
    // While looking around, a player needs no message that the other's house is not theirs.
    let obvious = matches!(chip, words::Chip::NotYours | words::Chip::Empty);
    (!obvious).then_some(Considered {
        place,
        preview: None,
        chip: Some(chip),
    })
}

/// The consequence of a house for its label, for those who do not see the board.
pub(crate) fn chip_of(table: &Table, place: Place) -> Option<words::Chip> {
    if !table.is_playable(place) || table.is_opening() || table.position().properties().has_fruit {
        return None;
    }
    considered(table, place)?.chip
}
