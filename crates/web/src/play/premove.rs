//! A house chosen before it is one's turn: marked, sown as soon as it can be, taken back when it is
//! chosen again.

use game::Awaited;
use leptos::prelude::*;
use rules::Place;

use crate::play::desk::Desk;

impl Desk {
    /// Chooses a house for later, if the computer is to move and the house belongs to a person.
    /// Returns whether it did.
    pub(super) fn choose_for_later(self, place: Place) -> bool {
        let can_wait = self.table.with_untracked(|table| {
            let waits = matches!(table.awaited(), Awaited::Computer(..)) && !table.is_opening();
            waits && table.seats()[place.side()].is_person()
        });
        if !can_wait || !self.purpose.is_game() {
            return false;
        }
        let again = self.premove.get_untracked() == Some(place);
        self.premove.set((!again).then_some(place));
        let id = if again { "premove-gone" } else { "premove" };
        self.tell_of(id, place);
        true
    }

    /// Sows what was chosen for now.
    pub(super) fn play_premove(self) {
        let Some(place) = self.premove.try_get_untracked().flatten() else {
            return;
        };
        let is_turn = self
            .table
            .try_with_untracked(|table| table.awaited() == Awaited::Person(place.side()));
        if is_turn != Some(true) || self.film.moving.get_untracked() {
            return;
        }
        self.premove.set(None);
        if self.table.with_untracked(|table| table.is_playable(place)) {
            self.choose(place);
        } else {
            self.tell_of("premove-gone", place);
        }
    }

    fn tell_of(self, id: &str, place: Place) {
        let house = place.letter().to_string();
        self.say(
            self.words()
                .text_with(id, &[("house", house.as_str().into())]),
        );
    }
}
