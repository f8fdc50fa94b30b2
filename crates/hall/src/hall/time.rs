//! The time of games: what is given back, what runs out, and what is looked at again.

use game::online::{Event, GameId, Pace};
use protocol::online::ServerMessage;
use rules::Side;

use super::{BACK_MS, Hall, IDLE_MS, Place};
use crate::carried::Stop;

impl Hall {
    /// Nobody is charged for the time in which there was no server, or no disk.
    pub(super) fn find_stop(&mut self, id: GameId, now_ms: u64) {
        let Some(Place::Open(table)) = self.places.get_mut(&id) else {
            return;
        };
        // Without a clock there is nothing to give back.
        if table.room.terms().pace == Pace::Free {
            table.carried.stop = None;
        } else if let Some(stop) = &mut table.carried.stop {
            stop.until_ms = stop.until_ms.max(now_ms);
        } else if let Some(since_ms) = self.seen_ms
            && table.is_older_than(self.started_ms)
        {
            table.carried.stop = Some(Stop {
                since_ms,
                earlier_ms: table.earlier_ms(&self.outages, since_ms, BACK_MS),
                until_ms: self.started_ms + BACK_MS,
                is_back: [false; 2],
            });
        }
    }

    /// The time of a game goes on, if those are there who have to be, or if `by` acts.
    pub(super) fn resume(&mut self, id: GameId, by: Option<Side>, now_ms: u64) {
        let Some(table) = self.table(id) else {
            return;
        };
        if table.flight.is_none()
            && let Some(ms) = table.lost_ms(by, now_ms)
        {
            self.launch(id, None, vec![Event::Away { ms }], now_ms);
        }
    }

    /// A player has found the way to a game; `by` is theirs if they act at once.
    pub(super) fn come_back(&mut self, id: GameId, side: Side, by: Option<Side>, now_ms: u64) {
        if let Some(table) = self.table(id)
            && table.carried.stop.is_some()
        {
            table.is_back(side);
            self.resume(id, by, now_ms);
        }
    }

    pub(super) fn tick(&mut self, now_ms: u64) {
        while let Some(&(at, id)) = self.timers.first() {
            if at > now_ms {
                break;
            }
            self.timers.pop_first();
            if let Some(table) = self.table(id) {
                table.timer_ms = None;
            }
            self.lapse(id, now_ms);
        }
        self.messages
            .retain(|_, messages| !messages.is_full(now_ms));
        let ids: Vec<GameId> = self.places.keys().copied().collect();
        for id in ids {
            self.tend(id, now_ms);
        }
    }

    /// Lets time end what has run out of it.
    pub(super) fn lapse(&mut self, id: GameId, now_ms: u64) {
        let Some(table) = self.table(id) else {
            return;
        };
        // What is on its way to the disk sets the timer again.
        if table.flight.is_some() {
            return;
        }
        if table.carried.stop.is_some() {
            self.resume(id, None, now_ms);
            self.set_timer(id);
            return;
        }
        let events = table.room.lapse(now_ms, table.lag_ms);
        if events.is_empty() {
            self.set_timer(id);
        } else {
            self.launch(id, None, events, now_ms);
        }
    }

    /// Says who is there, if that has changed or somebody is gone, forgets games that nobody has open,
    /// and reads again what could not be read.
    fn tend(&mut self, id: GameId, now_ms: u64) {
        if let Some(Place::Closed(_)) = self.places.get(&id) {
            self.load(id, Vec::new());
            return;
        }
        let Some(table) = self.table(id) else {
            return;
        };
        let is_idle = table.seats.is_empty()
            && table.flight.is_none()
            && now_ms.saturating_sub(table.idle_ms) >= IDLE_MS
            && table.timer_ms.is_none_or(|at| at > now_ms + IDLE_MS);
        let timer = table.timer_ms;
        if is_idle {
            self.places.remove(&id);
            self.forget_timer(id, timer);
        } else if let Some(here) = table.stirred(now_ms) {
            let to = table.seats.all();
            self.send(to, ServerMessage::Here(here));
        }
    }

    pub(super) fn set_timer(&mut self, id: GameId) {
        let Some(table) = self.table(id) else {
            return;
        };
        let due = table.due_ms();
        let before = std::mem::replace(&mut table.timer_ms, due);
        self.forget_timer(id, before);
        if let Some(due) = due {
            self.timers.insert((due, id));
        }
    }

    pub(super) fn forget_timer(&mut self, id: GameId, at_ms: Option<u64>) {
        if let Some(at_ms) = at_ms {
            self.timers.remove(&(at_ms, id));
        }
    }
}
