//! Compares what was wanted, kept and said: the promises of a hall, whatever befalls it.

mod clocks;
mod log;
mod views;

use std::collections::BTreeMap;

use game::online::{Command, Event, GameId};
use hall::{Append, Conn, Effect, Entry, Input, PlayerId};
use protocol::online::{ClientMessage, Code, Here, Key, ServerMessage};
use rules::Side;

use self::log::Log;
use self::views::Views;
use crate::store::Store;
use crate::tab::is_for_later;

/// An intention, from when it was first said to its answer.
#[derive(Debug)]
struct Wanted {
    game: GameId,
    player: Option<PlayerId>,
    command: Command,
    /// The moments at which it reached the hall, and the way there and back that was measured.
    heard: Vec<(u64, u64)>,
    /// Refused for good, and told so: it must never happen.
    refused: Option<Code>,
}

/// All that was wanted, kept and said.
#[derive(Debug, Default)]
pub(crate) struct Checker {
    wanted: BTreeMap<Key, Wanted>,
    logs: BTreeMap<GameId, Log>,
    /// Who is behind a socket, and whether that is a child.
    players: BTreeMap<Conn, (Option<PlayerId>, bool)>,
    views: Views,
    died_ms: u64,
    outages: Vec<(u64, u64)>,
}

impl Checker {
    /// A game that everybody knows of.
    pub(crate) fn begin(&mut self, id: GameId, store: &Store) {
        let mut log = Log::new(&store.games[&id]);
        // It may have been begun by a server that has died since.
        for &(died_ms, started_ms) in &self.outages {
            if log.begun_ms < started_ms {
                log.away(died_ms, started_ms);
            }
        }
        self.logs.insert(id, log);
    }

    /// Something is about to reach the hall.
    pub(crate) fn reaches(&mut self, input: &Input, now_ms: u64) {
        match input {
            Input::Open { conn, player } => {
                let is_kid = player.as_ref().is_some_and(|(.., is_kid)| *is_kid);
                let player = player.as_ref().map(|(player, ..)| *player);
                self.players.insert(*conn, (player, is_kid));
            }
            Input::Say {
                conn,
                message,
                lag_ms,
            } => self.heard(*conn, message, *lag_ms, now_ms),
            Input::Close { conn } => self.views.close(*conn),
            Input::Drained { conn } => self.views.drained(*conn),
            Input::Kept { game, result } => {
                if let Some(log) = self.logs.get_mut(game)
                    && result.is_ok()
                {
                    log.told(now_ms);
                }
            }
            Input::Loaded { game, found } => {
                if let Some(log) = self.logs.get_mut(game)
                    && found.is_ok()
                {
                    log.reread(now_ms);
                }
                self.views.loaded(*game);
            }
            Input::Slow { .. }
            | Input::Tell { .. }
            | Input::Forgotten { .. }
            | Input::Look { .. }
            | Input::Reread { .. }
            | Input::Tick => {}
        }
    }

    fn heard(&mut self, conn: Conn, message: &ClientMessage, lag_ms: u64, now_ms: u64) {
        let (player, _) = self.players.get(&conn).copied().unwrap_or_default();
        let reached = |checker: &mut Checker, game: &str| {
            let game: GameId = game.parse().ok()?;
            let log = checker.logs.get_mut(&game)?;
            log.reached_by(player, now_ms);
            Some((game, log.entries.len() as u64))
        };
        match message {
            ClientMessage::Hello { games, .. } => {
                for game in games {
                    if let Some((id, seq)) = reached(self, &game.g) {
                        self.views.asks(conn, id, game.after, seq);
                    }
                }
            }
            ClientMessage::Watch(game) => {
                if let Some((id, seq)) = reached(self, &game.g) {
                    self.views.asks(conn, id, game.after, seq);
                }
            }
            ClientMessage::Do { g, key, c } => {
                let Some((game, _)) = reached(self, g) else {
                    return;
                };
                let key = key.parse().expect("our tabs write keys");
                let command = protocol::online::command(c).expect("and commands");
                let wanted = self.wanted.entry(key).or_insert(Wanted {
                    game,
                    player,
                    command,
                    heard: Vec::new(),
                    refused: None,
                });
                wanted.heard.push((now_ms, lag_ms));
            }
            ClientMessage::Leave { g } => {
                if let Ok(id) = g.parse() {
                    self.views.leaves(conn, id);
                }
            }
            ClientMessage::Ping { .. } => {}
        }
    }

    /// The hall has answered.
    pub(crate) fn answers(
        &mut self,
        effects: &[Effect],
        store: &Store,
        now_ms: u64,
    ) -> Result<(), String> {
        for effect in effects {
            match effect {
                Effect::Send { to, message } => {
                    for &conn in to {
                        self.said(conn, message, store)?;
                    }
                }
                Effect::Append(append) => {
                    if let Some(log) = self.logs.get_mut(&append.game) {
                        log.is_asked(now_ms);
                    }
                }
                Effect::Load(game) => self.views.loads(*game),
                Effect::Skip { .. } | Effect::Close { .. } => {}
            }
        }
        self.views.settle();
        Ok(())
    }

    fn said(&mut self, conn: Conn, message: &ServerMessage, store: &Store) -> Result<(), String> {
        let (player, is_kid) = self.players.get(&conn).copied().unwrap_or_default();
        let (g, key) = match message {
            ServerMessage::Game { game } => (&game.id, None),
            ServerMessage::Ev { g, .. } | ServerMessage::Here(Here { g, .. }) => (g, None),
            ServerMessage::Ack { g, key, .. } | ServerMessage::No { g, key, .. } => (g, Some(key)),
            ServerMessage::Welcome { .. }
            | ServerMessage::You { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Bye(_) => return Ok(()),
        };
        let id: GameId = g.parse().map_err(|()| format!("`{g}` is no game"))?;
        let Some(log) = self.logs.get(&id) else {
            let is_no = matches!(message, ServerMessage::No { refused, .. }
                if matches!(refused.code, Code::NoSuchGame | Code::Paused));
            return is_no.then_some(()).ok_or(format!("{message:?} of no game"));
        };
        let side = log.side_of(player);
        let entries = &store.games[&id].entries;
        match message {
            ServerMessage::Ack { n, .. } => {
                let key: Key = key
                    .and_then(|key| key.parse().ok())
                    .ok_or("ack of no key")?;
                let index = (*n as usize).wrapping_sub(1);
                let kept = entries.get(index).and_then(|entry| entry.key);
                if kept.is_none() || kept != side.map(|side| (key, side)) {
                    return Err(format!(
                        "{g}: {key} is acknowledged as {n}, and not kept so"
                    ));
                }
            }
            ServerMessage::No { refused, .. } => {
                let is_damaged = store.games[&id].is_damaged;
                let code = refused.code;
                let is_free = log.may_be_seen_by(side, false);
                match code {
                    Code::Broken if !is_damaged => return Err(format!("{g} is not damaged")),
                    Code::NotSeated if side.is_some() => {
                        return Err(format!("{g}: a seat is lost"));
                    }
                    Code::NoSuchGame if is_free => {
                        return Err(format!("{g}: there is such a game"));
                    }
                    _ => {}
                }
                let key = key.and_then(|key| key.parse::<Key>().ok());
                let is_kept = |entry: &Entry| entry.key.is_some_and(|it| Some(it.0) == key);
                if is_final(code) && entries.iter().any(is_kept) {
                    return Err(format!("{key:?} was refused as {code:?} and is kept"));
                }
            }
            _ => {
                let seen = views::Seen {
                    id,
                    conn,
                    side,
                    is_kid,
                };
                self.views.sees(&seen, message, log, entries)?;
            }
        }
        Ok(())
    }

    /// Somebody has been told that an intention is refused for good.
    pub(crate) fn hears(&mut self, message: &ServerMessage) {
        if let ServerMessage::No { key, refused, .. } = message
            && is_final(refused.code)
            && let Some(wanted) = key.parse().ok().and_then(|key| self.wanted.get_mut(&key))
        {
            wanted.refused = Some(refused.code);
        }
    }

    /// Events have reached the disk.
    pub(crate) fn kept(
        &mut self,
        append: &Append,
        store: &Store,
        now_ms: u64,
    ) -> Result<(), String> {
        let id = append.game;
        let log = self.logs.get_mut(&id).ok_or("a game that nobody began")?;
        for entry in &append.entries {
            if entry.at_ms > now_ms {
                return Err(format!("{id}: `{}` is of the future", entry.event));
            }
            let mut lag_ms = 0;
            if let Some((key, by)) = entry.key {
                let wanted = self.wanted.get(&key).ok_or("nobody wanted that")?;
                let is_theirs = wanted.game == id && log.side_of(wanted.player) == Some(by);
                if !is_theirs || !is_what_was_wanted(&wanted.command, by, &entry.event) {
                    let (wanted, event) = (&wanted.command, &entry.event);
                    return Err(format!("{id}: {by:?} wanted {wanted:?}, and got `{event}`"));
                }
                if let Some(code) = wanted.refused {
                    return Err(format!("{id}: {key} was refused as {code:?} and happens"));
                }
                let heard = wanted
                    .heard
                    .iter()
                    .filter(|(at_ms, _)| *at_ms == entry.at_ms);
                lag_ms = heard.map(|&(_, lag_ms)| lag_ms).max().ok_or_else(|| {
                    format!("{id}: `{}` has a time at which nothing came", entry.event)
                })?;
            }
            log.take(entry, lag_ms)
                .map_err(|why| format!("{id}: {why}"))?;
        }
        log.check_row(&append.row)
            .map_err(|why| format!("{id}: {why}"))?;
        if let Some(next) = &append.next {
            if log.next() != Some(next.id) || self.logs.contains_key(&next.id) {
                return Err(format!("{id}: {} begins, and is not its rematch", next.id));
            }
            self.begin(next.id, store);
        }
        Ok(())
    }

    /// The server was killed.
    pub(crate) fn dies(&mut self, now_ms: u64) {
        self.died_ms = now_ms;
        self.views = Views::default();
        self.players.clear();
    }

    /// It is there again.
    pub(crate) fn starts(&mut self, now_ms: u64) {
        self.outages.push((self.died_ms, now_ms));
        for log in self.logs.values_mut() {
            log.away(self.died_ms, now_ms);
        }
    }

    /// All that is kept is what was seen being kept.
    pub(crate) fn finish(&self, store: &Store) -> Result<(), String> {
        for (id, kept) in &store.games {
            let log = self.logs.get(id);
            let log = log.ok_or_else(|| format!("{id} was begun by nobody: a second rematch"))?;
            if log.entries != kept.entries {
                return Err(format!("{id}: what is kept has changed afterwards"));
            }
        }
        Ok(())
    }

    /// The number of games.
    pub(crate) fn games(&self) -> usize {
        self.logs.len()
    }

    /// The kind of each event of each game; of the end, the reason.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = String> {
        let entries = self.logs.values().flat_map(|log| &log.entries);
        entries.map(|entry| match &entry.event {
            Event::End { why, .. } => why.name().to_owned(),
            event => {
                let text = event.to_string();
                text.split(' ').next().unwrap_or_default().to_owned()
            }
        })
    }
}

/// Whether a refusal says that nothing has happened, and will not. A damaged game says nothing of what
/// happened before.
fn is_final(code: Code) -> bool {
    !is_for_later(code) && code != Code::Broken
}

fn is_what_was_wanted(command: &Command, by: Side, event: &Event) -> bool {
    match (command, event) {
        (
            Command::Move { ply, .. },
            Event::Move {
                by: mover,
                ply: played,
                ..
            },
        ) => ply == played && *mover == Some(by),
        (Command::Move { .. }, Event::Chose { by: side, .. })
        | (Command::Fill { .. }, Event::Filled { by: side, .. })
        | (Command::Ready, Event::Ready { by: side }) => *side == by,
        (Command::Offer(wanted), Event::Offer { by: side, what }) => *side == by && wanted == what,
        // Whoever offers what the other offers has taken it.
        (Command::Offer(_), Event::Answer { by: side, yes, .. }) => *side == by && *yes,
        (
            Command::Answer { offer, yes },
            Event::Answer {
                by: side,
                offer: answered,
                yes: said,
            },
        ) => *side == by && offer == answered && yes == said,
        (
            Command::Withdraw { offer },
            Event::Withdraw {
                by: side,
                offer: withdrawn,
            },
        ) => *side == by && offer == withdrawn,
        (Command::React(wanted), Event::React { by: side, what }) => *side == by && wanted == what,
        (Command::Resign, Event::End { why, .. }) => why.name() == format!("{}-resigns", by.name()),
        (Command::Abort, Event::End { why, .. }) => why.name() == "aborted",
        (Command::Claim { .. }, Event::End { why, .. }) => {
            why.name() == "aborted" || why.name() == format!("{}-left", (!by).name())
        }
        _ => false,
    }
}
