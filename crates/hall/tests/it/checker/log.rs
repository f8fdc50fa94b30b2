//! The list of events of one game, replayed as it grows.

use game::online::{Event, GameId, Room};
use hall::{Entry, PlayerId, Row};
use rules::Side;

use super::clocks::Clocks;
use crate::store::Kept;

/// A game as its events tell it.
#[derive(Debug)]
pub(crate) struct Log {
    pub(crate) entries: Vec<Entry>,
    /// The state that they lead to.
    pub(crate) room: Room,
    pub(crate) begun_ms: u64,
    pub(crate) seats: [PlayerId; 2],
    clocks: Clocks,
}

impl Log {
    pub(super) fn new(kept: &Kept) -> Log {
        let room = Room::new(kept.terms.clone(), kept.begun_ms);
        Log {
            entries: Vec::new(),
            clocks: Clocks::new(&room, kept.begun_ms),
            room,
            begun_ms: kept.begun_ms,
            seats: kept.seats,
        }
    }

    /// The seat of a player.
    pub(super) fn side_of(&self, player: Option<PlayerId>) -> Option<Side> {
        let mut sides = Side::BOTH.into_iter();
        sides.find(|&side| Some(self.seats[side]) == player)
    }

    /// Whether somebody with this seat, or none, may see the game; children see their own only.
    pub(super) fn may_be_seen_by(&self, side: Option<Side>, is_kid: bool) -> bool {
        let terms = self.room.terms();
        side.is_some() || !(terms.private || terms.kid || is_kid)
    }

    pub(super) fn next(&self) -> Option<GameId> {
        self.room.next()
    }

    /// One more event is kept.
    pub(super) fn take(&mut self, entry: &Entry, lag_ms: u64) -> Result<(), String> {
        let event = &entry.event;
        if let Some((key, _)) = entry.key {
            let mut before = self.entries.iter().filter_map(|entry| entry.key);
            if before.any(|(it, _)| it == key) {
                return Err(format!("{key} is carried out twice: `{event}`"));
            }
        }
        let was_over = self.room.end().is_some();
        match event {
            Event::Move { ply, .. } | Event::Round { ply, .. } if *ply != self.room.ply() => {
                let found = self.room.ply();
                return Err(format!("`{event}` is played after {found} steps"));
            }
            Event::React { .. }
            | Event::Offer { .. }
            | Event::Answer { .. }
            | Event::Withdraw { .. } => {}
            Event::Next { .. } if was_over && self.room.next().is_none() => {}
            event if was_over => return Err(format!("after the end: `{event}`")),
            _ => {}
        }
        let before = self.room.clone();
        let applied = self.room.apply(event, entry.at_ms);
        applied.map_err(|broken| broken.to_string())?;
        self.clocks.take(&before, &self.room, entry, lag_ms)?;
        self.entries.push(entry.clone());
        Ok(())
    }

    /// What is kept beside the events is what they lead to.
    pub(super) fn check_row(&self, row: &Row) -> Result<(), String> {
        let room = &self.room;
        let expected = Row {
            ply: room.ply(),
            position: room.position().to_string(),
            due_ms: row.due_ms,
            end: room.end().map(|end| (end.winner, end.why, end.at_ms)),
            next: room.next(),
        };
        if *row == expected {
            Ok(())
        } else {
            Err(format!(
                "the events lead to {expected:?}, and kept is {row:?}"
            ))
        }
    }

    /// The hall knows now that its events are kept.
    pub(super) fn told(&mut self, now_ms: u64) {
        self.clocks.told(now_ms);
    }

    /// The hall has read the game.
    pub(super) fn reread(&mut self, now_ms: u64) {
        self.clocks.reread(now_ms);
    }

    /// The hall wants events to be kept.
    pub(super) fn is_asked(&mut self, now_ms: u64) {
        self.clocks.is_asked(now_ms);
    }

    /// The server was dead for a while.
    pub(super) fn away(&mut self, from_ms: u64, to_ms: u64) {
        self.clocks.away(from_ms, to_ms);
    }

    /// A player has found the way to the game.
    pub(super) fn reached_by(&mut self, player: Option<PlayerId>, now_ms: u64) {
        for side in Side::BOTH {
            if Some(self.seats[side]) == player {
                self.clocks.reached_by(side, now_ms);
            }
        }
    }
}
