//! Considering a move before it is played, and choosing fruits for one.

use game::Awaited;
use leptos::prelude::*;
use rules::{Move, Origin, Place, PlayError, Side};

use crate::board::marks;
use crate::fruit::Pick;
use crate::play::desk::{Considered, Desk};
use crate::table::Table;
use game::show::Preview;

impl Desk {
    /// Shows what a place would bring; `None` shows nothing any more.
    pub(crate) fn consider(self, place: Option<Place>) {
        let wanted = self
            .page
            .settings
            .with_untracked(|settings| settings.previews);
        let free = !self.moving.get_untracked() && self.pick.with_untracked(Option::is_none);
        if !free {
            return;
        }
        // A chosen house keeps its preview until it is played or another is chosen.
        let place = place.or(self.chosen.get_untracked());
        let considered = place
            .filter(|_| wanted)
            .and_then(|place| self.table.with_untracked(|table| considered(table, place)));
        if self.considered.with_untracked(|now| *now != considered) {
            self.considered.set(considered);
        }
    }

    /// Shows what the chosen fruits would bring.
    pub(crate) fn consider_pick(self) {
        let considered = self.pick.get_untracked().and_then(|pick| {
            let mv = pick.finished()?;
            self.table
                .with_untracked(|table| tried(table, pick.place(), mv))
        });
        self.considered.set(considered);
    }

    /// A house or mancala of a fruit game was chosen.
    pub(super) fn choose_fruit(self, place: Place) {
        let side = place.side();
        if let Err(error) = self.table.with_untracked(|table| may_sow(table, place)) {
            self.pick.set(None);
            self.considered.set(None);
            return self.say(self.words().error(&error));
        }
        let source = match place {
            Place::House(_, house) => Origin::House(house),
            Place::Store(_) | Place::Won(_) => Origin::Store,
        };
        let pick = self
            .table
            .with_untracked(|table| Pick::begin(table.position(), side, source));
        let optional = self
            .table
            .with_untracked(|table| crate::fruit::may_leave(table.position()));
        let confirm = self.confirms();
        match pick.and_then(|pick| pick.finished()) {
            // Nothing to choose about it.
            Some(mv) if !optional && !confirm && source != Origin::Store => {
                self.pick.set(pick);
                self.play(mv);
            }
            _ => {
                self.considered.set(None);
                self.pick.set(pick);
                self.consider_pick();
            }
        }
    }

    /// Plays the chosen fruits.
    pub(crate) fn drop_fruits(self) {
        if let Some(mv) = self.pick.get_untracked().and_then(|pick| pick.finished()) {
            self.play(mv);
        }
    }

    /// What the considered place is marked with.
    pub(crate) fn chip(self) -> Option<marks::Chip> {
        let considered = self.considered.get()?;
        let words = self.page.words.get();
        let chip = considered.chip?;
        Some(marks::Chip {
            at: considered.place,
            text: self.table.with(|table| words.chip(chip, &table.told())),
            refused: considered.preview.is_none(),
        })
    }
}

/// Whether a person may sow out of this place.
fn may_sow(table: &Table, place: Place) -> Result<(), PlayError> {
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
    if place.side() != to_move || !table.seats()[to_move].is_person() {
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

/// What a place would bring; nothing for a choice that must stay hidden or has to be made first.
fn considered(table: &Table, place: Place) -> Option<Considered> {
    let position = table.position();
    let Place::House(side, house) = place else {
        return None;
    };
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
        Some(to_move) if to_move == side && table.seats()[side].is_person() => {
            tried(table, place, Move::House(house))
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

fn tried(table: &Table, place: Place, mv: Move) -> Option<Considered> {
    match table.try_out(mv) {
        Ok((sowing, after)) => Some(Considered {
            place,
            preview: Some(Preview::of(table.position(), &sowing, &after)),
            chip: words::Chip::of(place.side(), &sowing.events, table.position().must_feed()),
        }),
        Err(error) => refused(place, &error),
    }
}

fn refused(place: Place, error: &PlayError) -> Option<Considered> {
    let chip = words::Chip::refused(error)?;
    // That the other player's house is not one's own needs no saying while looking around.
    let obvious = matches!(chip, words::Chip::NotYours | words::Chip::Empty);
    (!obvious).then_some(Considered {
        place,
        preview: None,
        chip: Some(chip),
    })
}

/// What a house is labelled with for those who do not see the board: also what it would bring.
pub(crate) fn chip_of(table: &Table, place: Place) -> Option<words::Chip> {
    let Place::House(_, house) = place else {
        return None;
    };
    if !table.is_playable(place) || table.is_opening() || table.position().properties().has_fruit {
        return None;
    }
    tried(table, place, Move::House(house)).and_then(|considered| considered.chip)
}

/// The sides whose choice is awaited.
pub(crate) fn turns(table: &Table) -> Vec<Side> {
    match table.position().to_move() {
        rules::ToMove::One(side) => vec![side],
        rules::ToMove::Both => {
            let open = Side::BOTH
                .into_iter()
                .filter(|&side| !table.has_chosen(side));
            open.collect()
        }
        rules::ToMove::Nobody => vec![],
    }
}
