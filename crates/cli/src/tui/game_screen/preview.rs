//! The effect of a move, before it is played.

use game::Awaited;
use rules::{Move, Place};
use words::{Chip, HouseLabel};

use super::GameScreen;

impl GameScreen {
    /// The selected move and its effect.
    pub(crate) fn preview(&self) -> Option<String> {
        if self.arranging.is_some() {
            // Nothing is sown yet.
            return None;
        }
        let side = self.chooser()?;
        let (position, told) = (self.session.position(), self.told());
        if let Some(fruits) = &self.fruits {
            let mv = fruits.mv(position);
            position.check(mv).ok()?;
            return Chip::preview(position, mv).map(|chip| self.words.chip_sentence(chip, &told));
        }
        let place = self.selected?;
        let Place::House(row, house) = place else {
            return Some(self.words.store_label(place, position.heap(place), &told));
        };
        let starts = position.starts(place);
        let mv = match starts[..] {
            [mv] => mv,
            _ => Move::House(house),
        };
        let chip = match position.check(mv) {
            _ if starts.len() > 1 => None,
            _ if !matches!(self.session.awaited(), Awaited::Person(_)) => None,
            Ok(()) => Chip::preview(position, mv),
            Err(error) => Chip::refused(&error),
        };
        debug_assert_eq!(position.owner(place), side);
        let label = HouseLabel {
            house: place,
            owner: position.owner(place),
            heap: position.heap(place),
            burnt: position.is_burnt(row, house),
            chip,
        };
        let label = self.words.house_label(&label, &told);
        Some(match position.mark(place) {
            Some(mark) => self.words.marked(&label, mark),
            None => label,
        })
    }
}
