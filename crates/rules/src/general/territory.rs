//! The houses that players own in the next round of a match about territory.

use super::door::{Play as _, Territory};
use super::laws::Laws;
use super::position::Position;
use crate::Side;
use crate::laws::Match;

impl Position {
    /// Seeds in the store and in houses held, and those left in houses of each player.
    pub(super) fn seeds_owned(&self) -> [u16; 2] {
        let mut won = [0; 2];
        for place in self.board().places() {
            let cell = self.board().cell(place);
            let winner = self.state.holder(cell).unwrap_or(self.owner(place));
            won[winner] += u16::from(self.state.at(cell));
        }
        won
    }

    /// The richer player owns as many houses as can be filled, and one more if the rest is more than
    /// half of a house, unless the rules give that to the other; the other owns all that are left.
    pub(super) fn next_territory(&self) -> Option<Territory> {
        let rules = &self.game.rules;
        let Some(Laws::Two(laws)) = rules.general_laws() else {
            return None;
        };
        let needed = laws.rounds.length.territory()?;
        let houses = laws.houses;
        let in_full = rules.seeds_total() / u16::from(2 * houses);
        let [south, north] = self.seeds_owned();
        let richer = if south < north {
            Side::North
        } else {
            Side::South
        };
        let (full, rest) = (south.max(north) / in_full, south.max(north) % in_full);
        let is_last_theirs =
            2 * rest > in_full && matches!(laws.rounds.length, Match::Territory(_));
        let number = (full + u16::from(is_last_theirs)).min(u16::from(2 * houses)) as u8;
        let mut owned = [2 * houses - number; 2];
        owned[richer] = number;
        // Beyond the own side they go on as seeds are sown.
        let beyond = (1 << number.saturating_sub(houses)) - 1;
        Some(Territory {
            owned,
            ceded: beyond << (u8::from(richer == Side::South) * houses),
            winner: (number >= needed).then_some(richer),
        })
    }
}
