//! What each socket has been shown of each game: its events in order, none twice, none left out,
//! none before it was kept, and of no choice more than its player may know.

use std::collections::{BTreeMap, BTreeSet};

use game::online::{Event, GameId, Room};
use hall::{Conn, Entry};
use protocol::online::{GameObject, SeatObject, ServerMessage, WireEvent, on_board, wire_event};
use rules::Side;

use super::log::Log;

/// The most events that are kept at once, and that the hall may not know to be kept yet.
const UNTOLD_MAX: u64 = 4;

/// Somebody who is shown a game.
#[derive(Debug)]
pub(super) struct Seen {
    pub(super) id: GameId,
    pub(super) conn: Conn,
    pub(super) side: Option<Side>,
    pub(super) is_kid: bool,
}

/// All that was shown.
#[derive(Debug, Default)]
pub(super) struct Views {
    /// The number of the last event shown.
    seq: BTreeMap<(Conn, GameId), u64>,
    /// Sockets that have asked for the events after a number, and have not been shown them yet.
    asked: BTreeSet<(Conn, GameId, u64)>,
    loading: BTreeSet<GameId>,
}

impl Views {
    /// A socket asks for the events after a number. Who knows more than there is knows nothing.
    pub(super) fn asks(&mut self, conn: Conn, id: GameId, after: u64, seq: u64) {
        if after <= seq {
            self.asked.insert((conn, id, after));
        }
        if after + UNTOLD_MAX >= seq {
            self.asked.insert((conn, id, 0));
        }
    }

    /// A socket for which something was thrown away is shown its games anew.
    pub(super) fn drained(&mut self, conn: Conn) {
        let games = self.seq.keys().filter(|(it, _)| *it == conn);
        let anew = games.map(|&(conn, id)| (conn, id, 0));
        self.asked.extend(anew);
    }

    pub(super) fn close(&mut self, conn: Conn) {
        self.seq.retain(|(it, _), _| *it != conn);
        self.asked.retain(|(it, ..)| *it != conn);
    }

    pub(super) fn leaves(&mut self, conn: Conn, id: GameId) {
        self.seq.remove(&(conn, id));
        self.asked
            .retain(|(it, game, _)| (*it, *game) != (conn, id));
    }

    pub(super) fn loads(&mut self, id: GameId) {
        self.loading.insert(id);
    }

    pub(super) fn loaded(&mut self, id: GameId) {
        self.loading.remove(&id);
    }

    /// All questions about games in memory are answered; whoever was shown nothing knew all.
    pub(super) fn settle(&mut self) {
        for (conn, id, after) in std::mem::take(&mut self.asked).into_iter().rev() {
            if self.loading.contains(&id) {
                self.asked.insert((conn, id, after));
            } else {
                let known = self.seq.entry((conn, id)).or_insert(after);
                *known = after.max(*known);
            }
        }
    }

    /// A message about a game that is no answer to a command.
    pub(super) fn sees(
        &mut self,
        seen: &Seen,
        message: &ServerMessage,
        log: &Log,
        entries: &[Entry],
    ) -> Result<(), String> {
        let Seen {
            id,
            conn,
            side,
            is_kid,
        } = *seen;
        if !log.may_be_seen_by(side, is_kid) {
            return Err(format!("{id} is shown to somebody who may not see it"));
        }
        match message {
            ServerMessage::Game { game } => {
                let known = self.seq.get(&(conn, id)).copied();
                if known != Some(0) && !self.asked.contains(&(conn, id, 0)) {
                    return Err(format!("{id} is shown as a whole to somebody who knows it"));
                }
                self.seq.insert((conn, id), 0);
                // Who asked for more than there is, is shown all.
                let is_met = |after: u64| after > game.seq;
                self.asked
                    .retain(|&(it, other, after)| (it, other) != (conn, id) || !is_met(after));
                check_whole(game, seen, log)
            }
            ServerMessage::Ev { n, e, .. } => {
                let known = self.seq.get(&(conn, id)).copied();
                if known != Some(n - 1) && !self.asked.remove(&(conn, id, n - 1)) {
                    return Err(format!(
                        "{id}: {known:?} is known on {conn}, and {n} is shown"
                    ));
                }
                for (n, shown) in (*n..).zip(e) {
                    let kept = entries.get(n as usize - 1);
                    let kept = kept.ok_or(format!("{id}: {shown:?} is shown, and not kept"))?;
                    check_event(shown, kept, side).map_err(|why| format!("{id}: {why}"))?;
                }
                self.seq.insert((conn, id), n - 1 + e.len() as u64);
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

/// What is shown of an event is made of what its viewer may know, and of nothing else.
fn check_event(shown: &WireEvent, kept: &Entry, side: Option<Side>) -> Result<(), String> {
    let is_told_too_much = match shown {
        WireEvent::Chose { by, house, .. } => is_secret(by, side) && house.is_some(),
        WireEvent::Filled { by, houses, .. } => is_secret(by, side) && houses.is_some(),
        _ => false,
    };
    if is_told_too_much {
        return Err(format!("{side:?} must not know {shown:?} yet"));
    }
    let expected = wire_event(&redacted(&kept.event, side), kept.at_ms);
    if *shown == expected {
        Ok(())
    } else {
        Err(format!("shown is {shown:?}, and kept {expected:?}"))
    }
}

fn is_secret(by: &str, viewer: Option<Side>) -> bool {
    viewer.is_none_or(|viewer| viewer.name() != by)
}

/// The event without what this viewer must not know.
fn redacted(event: &Event, viewer: Option<Side>) -> Event {
    let mut event = event.clone();
    match &mut event {
        Event::Chose { by, house, .. } if viewer != Some(*by) => *house = None,
        Event::Filled { by, houses } if viewer != Some(*by) => *houses = None,
        _ => {}
    }
    event
}

/// A game shown as a whole is the replay of what its viewer may know.
fn check_whole(game: &GameObject, seen: &Seen, log: &Log) -> Result<(), String> {
    let known = log.entries.get(..game.seq as usize);
    let known = known.ok_or(format!("{}: {} events are not kept yet", seen.id, game.seq))?;
    let mut room = Room::new(log.room.terms().clone(), log.begun_ms);
    for entry in known {
        let event = redacted(&entry.event, seen.side);
        room.apply(&event, entry.at_ms)
            .map_err(|broken| broken.to_string())?;
    }
    let seats = log.seats.map(|player| SeatObject {
        id: player.to_string(),
        name: format!("Player {}", player.0),
    });
    let mut expected = on_board(seen.id, log.begun_ms, &room, seats, seen.side);
    // The hall knows better when the turn was handed over.
    expected.clock.at_ms = game.clock.at_ms;
    if *game == expected {
        Ok(())
    } else {
        Err(format!(
            "shown is {game:?}, and the events lead to {expected:?}"
        ))
    }
}
