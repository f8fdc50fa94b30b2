//! Faults planted on purpose between the hall and the world, each of which the checker has to find.

use std::collections::BTreeMap;

use game::online::{Event, GameId};
use hall::{Append, Conn, Effect, Entry, Hall, Input, PlayerId, Stored};
use protocol::online::{ClientMessage, Code, ServerMessage, WireCommand, WireEvent, wire_event};
use rules::{Random, Side};

use crate::one_in;
use crate::queue::Life;
use crate::store::{Laxity, Store};

/// A fault planted on purpose.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Plant {
    /// Events are shown before they are kept.
    ShownBeforeKept,
    /// What was acknowledged is not there afterwards.
    AcknowledgedThenLost,
    /// Keys are forgotten when the server is started again.
    KeyForgotten,
    /// Events are kept whatever was kept before.
    NoFence,
    /// A page is not shown an event.
    EventSkipped,
    /// A page is shown an event twice.
    EventDoubled,
    /// A choice is shown to the opponent.
    HiddenShownToOpponent,
    /// A choice is shown to somebody who looks on.
    HiddenShownToWatcher,
    /// An answer to an older offer takes the present one.
    OlderOfferTaken,
    /// Players are charged for the time in which there was no server.
    OutageCharged,
    /// A flag falls because a player says so.
    FlagByClaim,
    /// A turn is taken back, and its time is not.
    TakebackKeepsClock,
    /// Both press for a rematch, and two games begin.
    TwoRematches,
    /// A player's seat is lost when the server is started again.
    SeatLost,
    /// After a game that cannot be read, others stop as well.
    BrokenStopsOthers,
    /// What was refused is carried out.
    RefusedButDone,
    /// A watcher who was too slow is not shown the newest state later.
    NewestStateForgotten,
}

impl Plant {
    /// Every one.
    pub(crate) const ALL: [Plant; 17] = [
        Plant::ShownBeforeKept,
        Plant::AcknowledgedThenLost,
        Plant::KeyForgotten,
        Plant::NoFence,
        Plant::EventSkipped,
        Plant::EventDoubled,
        Plant::HiddenShownToOpponent,
        Plant::HiddenShownToWatcher,
        Plant::OlderOfferTaken,
        Plant::OutageCharged,
        Plant::FlagByClaim,
        Plant::TakebackKeepsClock,
        Plant::TwoRematches,
        Plant::SeatLost,
        Plant::BrokenStopsOthers,
        Plant::RefusedButDone,
        Plant::NewestStateForgotten,
    ];

    /// Words of the sentence by which it has to be found: for what it is, and not for a mess.
    pub(crate) const fn sign(self) -> &'static str {
        match self {
            Plant::ShownBeforeKept => "is shown, and not kept",
            Plant::AcknowledgedThenLost => "and not kept so",
            Plant::KeyForgotten => "is carried out twice",
            Plant::NoFence => "steps",
            Plant::EventSkipped | Plant::EventDoubled => "is known on",
            Plant::HiddenShownToOpponent | Plant::HiddenShownToWatcher => "must not know",
            Plant::OlderOfferTaken => "wanted Answer",
            Plant::OutageCharged => "of them in an outage; 0 ms were given back",
            Plant::FlagByClaim => "out-of-time` after",
            Plant::TakebackKeepsClock => "ms become",
            Plant::TwoRematches => "a second rematch",
            Plant::SeatLost => "a seat is lost",
            Plant::BrokenStopsOthers => "was never answered",
            Plant::RefusedButDone => "was refused as Stale and is kept",
            Plant::NewestStateForgotten => " events of ",
        }
    }

    /// The part of it that is the store's.
    pub(crate) fn laxity(self) -> Laxity {
        Laxity {
            has_no_fence: self == Plant::NoFence,
            forgets_keys: self == Plant::KeyForgotten,
            loses_one_in: (self == Plant::AcknowledgedThenLost).then_some(20),
            begins_twice: self == Plant::TwoRematches,
        }
    }
}

/// The one who plants them.
#[derive(Debug)]
pub(crate) struct Meddler {
    plant: Option<Plant>,
    random: Random,
    /// Events that are other ones than the hall has decided.
    instead: BTreeMap<(GameId, u64), Event>,
    /// The time that a takeback should have given back.
    kept_back: BTreeMap<GameId, [u64; 2]>,
    /// The seats of games, to know who looks on.
    seats: BTreeMap<Conn, Option<PlayerId>>,
    is_stopped: bool,
}

impl Meddler {
    pub(crate) fn new(plant: Option<Plant>, random: Random) -> Meddler {
        Meddler {
            plant,
            random,
            instead: BTreeMap::new(),
            kept_back: BTreeMap::new(),
            seats: BTreeMap::new(),
            is_stopped: false,
        }
    }

    fn has(&self, plant: Plant) -> bool {
        self.plant == Some(plant)
    }

    /// The game as the hall gets it.
    pub(crate) fn read(
        &mut self,
        mut found: Option<Box<Stored>>,
        life: Life,
    ) -> Option<Box<Stored>> {
        if let Some(stored) = found.as_mut().filter(|_| life > 0) {
            if self.has(Plant::KeyForgotten) {
                stored.entries.iter_mut().for_each(|entry| entry.key = None);
            }
            if self.has(Plant::SeatLost) {
                stored.seats[1].player = PlayerId(99);
            }
        }
        found
    }

    /// The moment at which the server is said to have been seen.
    pub(crate) fn seen(&self, seen_ms: Option<u64>) -> Option<u64> {
        seen_ms.filter(|_| !self.has(Plant::OutageCharged))
    }

    /// What the hall answers, or would if it were wrong.
    pub(crate) fn handle(
        &mut self,
        hall: &mut Hall,
        mut input: Input,
        store: &Store,
        now_ms: u64,
    ) -> Vec<Effect> {
        let Some(plant) = self.plant else {
            return hall.handle(input, now_ms);
        };
        if let Input::Open { conn, player } = &input {
            self.seats
                .insert(*conn, player.as_ref().map(|(id, ..)| *id));
        }
        if self.is_stopped && matches!(input, Input::Say { .. }) {
            return Vec::new();
        }
        if plant == Plant::NewestStateForgotten && matches!(input, Input::Drained { .. }) {
            return Vec::new();
        }
        let claimed = match &mut input {
            Input::Say {
                message: ClientMessage::Do { g, c, .. },
                ..
            } => self.mishear(g, c, store),
            _ => false,
        };
        let mut effects = hall.handle(input, now_ms);
        if claimed {
            effects.extend(let_flags_fall(hall, now_ms));
        }
        match plant {
            Plant::BrokenStopsOthers => {
                self.is_stopped |= effects.iter().any(is_broken);
            }
            Plant::RefusedButDone => effects.iter_mut().for_each(|effect| self.deny(effect)),
            _ => {}
        }
        let mut answered = Vec::new();
        for mut effect in effects {
            match &mut effect {
                Effect::Append(append) => {
                    self.rewrite(append, store);
                    if plant == Plant::ShownBeforeKept {
                        answered.extend(self.show(append, store));
                    }
                }
                Effect::Send { to, message } => {
                    self.retell(message);
                    if matches!(message, ServerMessage::Ev { .. }) {
                        self.misdeliver(to, message, store, &mut answered);
                    }
                }
                Effect::Load(_) | Effect::Skip { .. } | Effect::Close { .. } => {}
            }
            answered.push(effect);
        }
        answered
    }

    /// A command as it was not meant; answers whether a flag is to fall for it.
    fn mishear(&self, g: &str, command: &mut WireCommand, store: &Store) -> bool {
        let kept = g.parse().ok().and_then(|id: GameId| store.games.get(&id));
        let entries = kept.map(|kept| kept.entries.as_slice()).unwrap_or_default();
        match command {
            WireCommand::Answer { offer, .. } if self.has(Plant::OlderOfferTaken) => {
                let is_offer = |entry: &Entry| matches!(entry.event, Event::Offer { .. });
                if let Some(index) = entries.iter().rposition(is_offer) {
                    *offer = index as u64 + 1;
                }
                false
            }
            WireCommand::Claim { .. } => self.has(Plant::FlagByClaim),
            _ => false,
        }
    }

    /// Some acknowledgements become refusals.
    fn deny(&mut self, effect: &mut Effect) {
        let Effect::Send { message, .. } = effect else {
            return;
        };
        if let ServerMessage::Ack { g, key, n } = message
            && one_in(&mut self.random, 20)
        {
            let refused = protocol::online::Refused {
                code: Code::Stale,
                sentence: "the game has gone on".to_owned(),
                retry_ms: None,
            };
            let (g, key, n) = (g.clone(), key.clone(), *n);
            *message = ServerMessage::No { g, key, refused, n };
        }
    }

    /// The events on their way to the disk become other ones.
    fn rewrite(&mut self, append: &mut Append, store: &Store) {
        let id = append.game;
        if !self.has(Plant::TakebackKeepsClock) {
            return;
        }
        let kept = &store.games[&id].entries;
        for (index, entry) in append.entries.iter_mut().enumerate() {
            match &mut entry.event {
                Event::Takeback { .. } => {
                    let last = kept.iter().rev().find_map(|entry| match entry.event {
                        Event::Move { left_ms, .. } => Some(left_ms),
                        _ => None,
                    });
                    self.kept_back.extend(last.map(|left_ms| (id, left_ms)));
                }
                Event::Move { left_ms, .. } => {
                    if let Some(left) = self.kept_back.remove(&id) {
                        *left_ms = left;
                        let n = append.after + 1 + index as u64;
                        self.instead.insert((id, n), entry.event.clone());
                    }
                }
                _ => {}
            }
        }
    }

    /// Messages tell of the events that were kept.
    fn retell(&self, message: &mut ServerMessage) {
        if let ServerMessage::Ev { g, n, e } = message
            && let Ok(id) = g.parse::<GameId>()
        {
            for (n, wire) in (*n..).zip(e) {
                if let Some(event) = self.instead.get(&(id, n))
                    && let WireEvent::Move { at, .. } = wire
                {
                    *wire = wire_event(event, *at);
                }
            }
        }
    }

    /// Events on their way to pages are lost, doubled, or say too much.
    fn misdeliver(
        &mut self,
        to: &mut Vec<Conn>,
        message: &mut ServerMessage,
        store: &Store,
        more: &mut Vec<Effect>,
    ) {
        match self.plant {
            Some(Plant::EventSkipped) if one_in(&mut self.random, 30) => {
                to.pop();
            }
            Some(Plant::EventDoubled) if one_in(&mut self.random, 30) => {
                more.push(Effect::Send {
                    to: to.clone(),
                    message: message.clone(),
                });
            }
            Some(plant @ (Plant::HiddenShownToOpponent | Plant::HiddenShownToWatcher)) => {
                let is_player = plant == Plant::HiddenShownToOpponent;
                self.betray(to, message, store, is_player);
            }
            _ => {}
        }
    }

    fn betray(&self, to: &[Conn], message: &mut ServerMessage, store: &Store, is_player: bool) {
        let ServerMessage::Ev { g, n, e } = message else {
            return;
        };
        let Some(kept) = g.parse().ok().and_then(|id: GameId| store.games.get(&id)) else {
            return;
        };
        let plays = |conn: &Conn| {
            let player = self.seats.get(conn).copied().flatten();
            player.is_some_and(|player| kept.seats.contains(&player))
        };
        if to.first().is_some_and(plays) == is_player {
            for (n, wire) in (*n..).zip(e) {
                if let Some(entry) = kept.entries.get(n as usize - 1) {
                    *wire = wire_event(&entry.event, entry.at_ms);
                }
            }
        }
    }

    /// Shows events that are not kept yet to whoever is there.
    fn show(&self, append: &Append, store: &Store) -> Option<Effect> {
        let seats = store.games[&append.game].seats;
        let is_there = |(_, player): &(&Conn, &Option<PlayerId>)| **player == Some(seats[0]);
        let (&conn, _) = self.seats.iter().rev().find(is_there)?;
        let seen = append.entries.iter().map(|entry| {
            let seen = entry.event.seen_by(Some(Side::South));
            wire_event(&seen, entry.at_ms)
        });
        let message = ServerMessage::Ev {
            g: append.game.to_string(),
            n: append.after + 1,
            e: seen.collect(),
        };
        Some(Effect::Send {
            to: vec![conn],
            message,
        })
    }
}

fn is_broken(effect: &Effect) -> bool {
    let Effect::Send { message, .. } = effect else {
        return false;
    };
    matches!(message, ServerMessage::No { refused, .. } if refused.code == Code::Broken)
}

/// The flags that would fall in ten minutes fall now.
fn let_flags_fall(hall: &mut Hall, now_ms: u64) -> Vec<Effect> {
    let mut effects = hall.handle(Input::Tick, now_ms + 600_000);
    for effect in &mut effects {
        if let Effect::Append(append) = effect {
            for entry in &mut append.entries {
                entry.at_ms = now_ms;
            }
            if let Some((.., at_ms)) = &mut append.row.end {
                *at_ms = now_ms;
            }
        }
    }
    effects
}
