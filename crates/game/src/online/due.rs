//! What happens to a game when nobody does anything.

use rules::{Position, Side};

use super::event::{Event, Why};
use super::room::Room;
use super::terms::Pace;

/// The longest time between two rounds.
const BETWEEN_ROUNDS_MS: u64 = 20_000;
const DAY_MS: u64 = 24 * 60 * 60 * 1_000;

impl Room {
    /// The moment from which [`Room::lapse`] has something to say, if nothing happens before.
    /// `lag_ms` is the time to South and North and back, as the server has measured it.
    pub fn due_ms(&self, lag_ms: [u64; 2]) -> Option<u64> {
        if self.end().is_some() {
            return None;
        }
        let flags = Side::BOTH
            .into_iter()
            .filter_map(|side| self.clock.deadline_ms(side, lag_ms[side]))
            .min();
        // A move received at that moment counts.
        flags.map(|at| at + 1).or_else(|| self.next_round_ms())
    }

    fn next_round_ms(&self) -> Option<u64> {
        let over = self.round_over_ms?;
        match self.terms.pace {
            Pace::Free => None,
            Pace::Clock { .. } => Some(over + BETWEEN_ROUNDS_MS),
            Pace::Days(_) => Some(over + DAY_MS),
        }
    }

    /// The events of time that has run out by this moment.
    pub fn lapse(&self, now_ms: u64, lag_ms: [u64; 2]) -> Vec<Event> {
        if self.due_ms(lag_ms).is_none_or(|due| now_ms < due) {
            return Vec::new();
        }
        let late = |side: &Side| {
            let deadline = self.clock.deadline_ms(*side, lag_ms[*side]);
            deadline.is_some_and(|deadline| now_ms > deadline)
        };
        let Some(side) = Side::BOTH.into_iter().find(late) else {
            return self.round(self.round_fills()).into_iter().collect();
        };
        let event = if self.clock.turns()[side] == 0 {
            Event::End {
                winner: None,
                why: Why::Aborted,
            }
        } else {
            let winner = if is_decided_for(&self.position, side) {
                side
            } else {
                !side
            };
            Event::End {
                winner: Some(winner),
                why: Why::OutOfTime(side),
            }
        };
        vec![event]
    }
}

/// Whether this player has more than half of all points already, and so cannot lose any more.
pub(super) fn is_decided_for(position: &Position, side: Side) -> bool {
    let properties = position.properties();
    let counts = properties.counts_all && !properties.is_race && !properties.has_rounds;
    let score = position.score()[side];
    counts && i32::from(score) * 2 > i32::from(position.pieces_total())
}
