//! One game in memory.

use std::collections::{BTreeMap, VecDeque};

use game::online::{Broken, Command, Event, GameId, Moment, Refusal, Room};
use protocol::online::{Gone, Here, Key, SeatObject, ServerMessage, on_board, wire_event};
use rules::Side;

use crate::carried::{Carried, Stop};
use crate::input::{Append, Conn, Entry, NewGame, Row, Stored};
use crate::seats::Seats;

/// Away for so long, a player is said to be gone.
const GONE_MS: u64 = 10_000;

/// A command that waits, or is being kept.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) conn: Conn,
    pub(crate) by: Side,
    pub(crate) key: Key,
    pub(crate) command: Command,
    pub(crate) at_ms: u64,
    pub(crate) lag_ms: u64,
}

/// Events on their way to the disk, and the state they lead to.
#[derive(Debug)]
pub(crate) struct Flight {
    pub(crate) asked: Option<Asked>,
    pub(crate) entries: Vec<Entry>,
    after: Room,
}

/// A game that is loaded.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) id: GameId,
    begun_ms: u64,
    pub(crate) room: Room,
    pub(crate) seats: Seats,
    entries: Vec<Entry>,
    /// The number of the first event of each intention, and whose it was.
    keys: BTreeMap<Key, (Side, u64)>,
    pub(crate) flight: Option<Flight>,
    pub(crate) waiting: VecDeque<Asked>,
    pub(crate) lag_ms: [u64; 2],
    /// When the last socket left, or it was loaded.
    pub(crate) idle_ms: u64,
    /// The time at which the hall looks at it again.
    pub(crate) timer_ms: Option<u64>,
    /// The game has to be read again as soon as nothing of it is on its way to the disk.
    pub(crate) is_stale: bool,
    /// The presence that everybody was last told.
    told: Option<Here>,
    pub(crate) carried: Carried,
}

impl Table {
    pub(crate) fn load(
        id: GameId,
        stored: Stored,
        carried: Carried,
        now_ms: u64,
    ) -> Result<Table, Broken> {
        let mut room = Room::new(stored.terms, stored.begun_ms);
        let mut keys = BTreeMap::new();
        for entry in &stored.entries {
            room.apply(&entry.event, entry.at_ms)?;
            if let Some((key, side)) = entry.key {
                keys.insert(key, (side, room.seq()));
            }
        }
        Ok(Table {
            id,
            begun_ms: stored.begun_ms,
            room,
            seats: Seats::new(stored.seats, now_ms),
            entries: stored.entries,
            keys,
            flight: None,
            waiting: VecDeque::new(),
            lag_ms: [0; 2],
            idle_ms: now_ms,
            timer_ms: None,
            is_stale: false,
            told: None,
            carried,
        })
    }

    /// The number of the first event of an intention that was carried out, and whose it was.
    pub(crate) fn answered(&self, key: Key) -> Option<(Side, u64)> {
        self.keys.get(&key).copied()
    }

    /// Since this moment no time was handed over or given back.
    pub(crate) fn is_older_than(&self, at_ms: u64) -> bool {
        let counts = |entry: &&Entry| {
            matches!(
                entry.event,
                Event::Move { .. }
                    | Event::Round { .. }
                    | Event::Takeback { .. }
                    | Event::Away { .. }
            )
        };
        let last = self.entries.iter().rev().find(counts);
        last.map_or(self.begun_ms, |last| last.at_ms) < at_ms
    }

    /// The time lost in earlier outages, in order, the last of which was over before the server was
    /// `seen_ms`: those after which nobody has had the game open.
    pub(crate) fn earlier_ms(&self, outages: &[(u64, u64)], seen_ms: u64, back_ms: u64) -> u64 {
        let Some(handed_ms) = self.room.handed_ms() else {
            return 0;
        };
        let later = outages.iter().skip(1).map(|&(from_ms, _)| from_ms);
        let next = later.chain([seen_ms]);
        let unseen = outages.iter().zip(next);
        let unseen = unseen.filter(|((_, to_ms), _)| self.is_older_than(*to_ms));
        let lost = unseen.map(|(&(from_ms, to_ms), next_ms)| {
            let until = next_ms.min(to_ms + back_ms);
            until.saturating_sub(from_ms.max(handed_ms))
        });
        lost.sum()
    }

    /// A player has found the way back.
    pub(crate) fn is_back(&mut self, side: Side) {
        if let Some(stop) = &mut self.carried.stop {
            stop.is_back[side] = true;
        }
    }

    /// The moment at which something happens if nobody does anything.
    pub(crate) fn due_ms(&self) -> Option<u64> {
        let due = self.room.due_ms(self.lag_ms);
        let stop = self.carried.stop.filter(|_| due.is_some());
        stop.map(|stop| stop.until_ms).or(due)
    }

    /// The time that is given back, once the game goes on after it could not: when those are back
    /// whose time it is. Where both choose at once, each waits for the other no longer than needed.
    pub(crate) fn lost_ms(&mut self, by: Option<Side>, now_ms: u64) -> Option<u64> {
        let stop = self.carried.stop?;
        let Some(handed_ms) = self.room.handed_ms() else {
            self.carried.stop = None;
            return None;
        };
        let awaited = self.room.awaited();
        let are_back = Side::BOTH
            .into_iter()
            .all(|side| stop.is_back[side] || !awaited[side]);
        let until = if are_back {
            now_ms.min(stop.until_ms)
        } else if now_ms >= stop.until_ms || by.is_some_and(|by| awaited[by]) {
            stop.until_ms
        } else {
            return None;
        };
        let lost = stop.earlier_ms + until.saturating_sub(stop.since_ms.max(handed_ms));
        if lost == 0 {
            self.carried.stop = None;
        }
        Some(lost).filter(|&lost| lost > 0)
    }

    /// The game could not be kept, and is read again: since when it has not gone on.
    pub(crate) fn stopped(self, now_ms: u64) -> (Carried, VecDeque<Asked>) {
        let flight = self.flight;
        let begun = flight.as_ref().and_then(|flight| flight.entries.first());
        let stop = self.carried.stop.unwrap_or_else(|| Stop {
            since_ms: begun.map_or(now_ms, |entry| entry.at_ms),
            earlier_ms: 0,
            until_ms: now_ms,
            is_back: [false; 2],
        });
        let mut waiting = self.waiting;
        if let Some(asked) = flight.and_then(|flight| flight.asked) {
            waiting.push_front(asked);
        }
        let mut carried = self.carried;
        carried.stop = Some(stop);
        (carried, waiting)
    }

    pub(crate) fn decide(
        &self,
        asked: &Asked,
        next: GameId,
        now_ms: u64,
    ) -> Result<Vec<Event>, Refusal> {
        let moment = Moment {
            at_ms: asked.at_ms,
            lag_ms: asked.lag_ms,
            away_ms: self.seats.away_ms(!asked.by, now_ms),
            next,
        };
        self.room.decide(asked.by, &asked.command, &moment)
    }

    /// Prepares events to be kept; nothing has changed before they are.
    pub(crate) fn launch(
        &mut self,
        asked: Option<Asked>,
        events: Vec<Event>,
        at_ms: u64,
    ) -> Result<Append, Broken> {
        let mut after = self.room.clone();
        let mut key = asked.as_ref().map(|asked| (asked.key, asked.by));
        let mut entries = Vec::new();
        for event in events {
            after.apply(&event, at_ms)?;
            let key = key.take();
            entries.push(Entry { at_ms, key, event });
        }
        let append = Append {
            game: self.id,
            after: self.room.seq(),
            entries: entries.clone(),
            row: row(&after),
            next: self.rematch(&after, at_ms),
        };
        self.flight = Some(Flight {
            asked,
            entries,
            after,
        });
        Ok(append)
    }

    /// The game that begins, if these events began one: the seats are exchanged; after a game that
    /// was aborted they are drawn by lot.
    fn rematch(&self, after: &Room, at_ms: u64) -> Option<NewGame> {
        let id = after.next().filter(|_| self.room.next().is_none())?;
        let [south, north] = self.seats.players.each_ref().map(|seat| seat.player);
        let was_aborted = after
            .end()
            .is_some_and(|end| end.why == game::online::Why::Aborted);
        let stays = was_aborted && id.bits() % 2 == 0;
        Some(NewGame {
            id,
            terms: self.room.terms().clone(),
            begun_ms: at_ms,
            seats: if stays {
                [south, north]
            } else {
                [north, south]
            },
        })
    }

    /// The events are kept: they become part of the state. Returns them, and who asked for them.
    pub(crate) fn land(&mut self, now_ms: u64) -> Option<(Option<Asked>, u64, Vec<Entry>)> {
        let Flight {
            asked,
            entries,
            after,
        } = self.flight.take()?;
        let first = self.room.seq() + 1;
        self.room = after;
        for Entry { event, .. } in &entries {
            match event {
                Event::Move { .. } | Event::Round { .. } | Event::Takeback { .. } => {
                    self.room.hand_over(now_ms);
                }
                Event::Away { .. } => self.carried.stop = None,
                _ => {}
            }
        }
        for (seq, entry) in (first..).zip(&entries) {
            if let Some((key, side)) = entry.key {
                self.keys.insert(key, (side, seq));
            }
        }
        self.entries.extend(entries.iter().cloned());
        Some((asked, first, entries))
    }

    /// A player who has been away for a while during the game.
    fn gone(&self, now_ms: u64) -> Option<Gone> {
        let is_played = self.room.end().is_none();
        Side::BOTH
            .into_iter()
            .filter(|_| is_played)
            .find_map(|side| {
                let away = self.seats.away_ms(side, now_ms);
                Some(Gone {
                    seat: side.name().to_owned(),
                    for_ms: away.filter(|&away| away >= GONE_MS)?,
                    claim_ms: self.room.claim_ms(),
                })
            })
    }

    /// Who is there.
    pub(crate) fn here(&self, now_ms: u64) -> Here {
        Here {
            g: self.id.to_string(),
            south: self.seats.seems_here(Side::South, now_ms),
            north: self.seats.seems_here(Side::North, now_ms),
            watching: self.seats.watching(),
            gone: self.gone(now_ms),
        }
    }

    /// Who is there, if that has changed since it was told.
    pub(crate) fn stirred(&mut self, now_ms: u64) -> Option<Here> {
        let here = self.here(now_ms);
        let is_old = self.told.as_ref().is_some_and(|told| !here.differs(told));
        if is_old {
            return None;
        }
        self.told = Some(here.clone());
        Some(here)
    }

    /// The whole game, as this viewer may see it.
    pub(crate) fn object(&self, you: Option<Side>) -> ServerMessage {
        let seats = self.seats.players.each_ref().map(|seat| SeatObject {
            id: seat.player.to_string(),
            name: seat.name.clone(),
        });
        let game = on_board(self.id, self.begun_ms, &self.room, seats, you);
        ServerMessage::Game {
            game: Box::new(game),
        }
    }

    /// The events after a number, as this viewer may see them, in portions.
    pub(crate) fn events_after(
        &self,
        after: u64,
        viewer: Option<Side>,
        most: usize,
    ) -> Vec<ServerMessage> {
        let from = usize::try_from(after).unwrap_or(usize::MAX);
        let entries = self.entries.get(from..).unwrap_or_default();
        let first = (after + 1..).step_by(most);
        let portions = first.zip(entries.chunks(most));
        portions
            .map(|(n, entries)| events_told(self.id, n, entries, viewer))
            .collect()
    }
}

/// Events in one message, as this viewer may see them.
pub(crate) fn events_told(
    game: GameId,
    n: u64,
    entries: &[Entry],
    viewer: Option<Side>,
) -> ServerMessage {
    let seen = |entry: &Entry| wire_event(&entry.event.seen_by(viewer), entry.at_ms);
    ServerMessage::Ev {
        g: game.to_string(),
        n,
        e: entries.iter().map(seen).collect(),
    }
}

fn row(room: &Room) -> Row {
    Row {
        ply: room.ply(),
        position: room.position().to_string(),
        due_ms: room.due_ms([0; 2]),
        end: room.end().map(|end| (end.winner, end.why, end.at_ms)),
        next: room.next(),
    }
}
