//! Considering a move before it is played, and choosing fruits for one.

use leptos::prelude::*;
use rules::{Origin, Place};

use crate::board::marks;
use crate::fruit::Pick;
use crate::play::considered::{considered, may_sow, tried};
use crate::play::desk::Desk;

impl Desk {
    /// Shows what a place would bring; `None` shows nothing any more.
    pub(crate) fn consider(self, place: Option<Place>) {
        let wanted = self
            .page
            .settings
            .with_untracked(|settings| settings.previews);
        let free = !self.film.moving.get_untracked() && self.pick.with_untracked(Option::is_none);
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
