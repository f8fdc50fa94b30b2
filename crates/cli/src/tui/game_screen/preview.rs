//! The effect of a move, before it is played.

use game::Awaited;
use rules::{Move, Place};
use words::Chip;

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
        let Place::House(_, house) = place else {
            return Some(self.words.place_label(position, place, None, &told));
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
        Some(self.words.place_label(position, place, chip, &told))
    }
}
