//! A page as its player has it: what it knows, what it has not had an answer to, what it does next.

use std::collections::{BTreeMap, BTreeSet};

use game::online::{Command, Event, GameId, Reaction, Room};
use hall::{Conn, PlayerId};
use protocol::online::{
    ClientMessage, Code, GameObject, Key, ServerMessage, VERSION, WatchedGame, WireEvent,
    read_event,
};
use rules::{Random, Side};

use crate::one_in;
use crate::plan;

/// The time after which an intention without an answer is sent again.
const PATIENCE_MS: u64 = 3_000;
/// The intentions that a player may have under way at once.
const UNDER_WAY_MAX: usize = 3;

/// How much is going on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Weather {
    /// Lines, disk and server fail, and everybody does as they like.
    Storm,
    /// Nothing fails, nobody begins anything; what was begun is brought to its end.
    Calm,
    /// Everybody says goodbye at each of their boards.
    Parting,
}

/// An intention without an answer yet.
#[derive(Clone, Debug)]
pub(crate) struct Intent {
    pub(crate) key: Key,
    pub(crate) game: GameId,
    pub(crate) command: Command,
    sent_ms: u64,
}

/// Somebody in front of one or more tabs.
#[derive(Debug)]
pub(crate) struct Person {
    /// Nothing for somebody who only looks on.
    pub(crate) id: Option<PlayerId>,
    pub(crate) is_kid: bool,
    /// Delays all signs by which the server measures the way to them.
    pub(crate) is_liar: bool,
    /// Kept on the device: a tab sends again what another one began.
    pub(crate) outbox: Vec<Intent>,
    parted: BTreeSet<GameId>,
}

impl Person {
    pub(crate) fn new(id: Option<u64>, is_kid: bool, is_liar: bool) -> Person {
        Person {
            id: id.map(PlayerId),
            is_kid,
            is_liar,
            outbox: Vec::new(),
            parted: BTreeSet::new(),
        }
    }

    /// An answer has come; whoever is to try again keeps the intention.
    fn settle(&mut self, key: &str, code: Option<Code>) {
        if !code.is_some_and(is_for_later) {
            let mut open = std::mem::take(&mut self.outbox);
            open.retain(|intent| intent.key.to_string() != key);
            self.outbox = open;
        }
    }
}

/// Whether a refusal asks to try again.
pub(crate) fn is_for_later(code: Code) -> bool {
    matches!(code, Code::Paused | Code::Busy)
}

/// A game as a tab knows it.
#[derive(Debug, Default)]
pub(crate) struct Board {
    /// The state that the events led to; kept by players only.
    room: Option<Room>,
    pub(crate) seq: u64,
    side: Option<Side>,
    offers: Vec<u64>,
    /// The server could not show it; it is asked for again.
    is_missing: bool,
    /// There is no such game, or it is damaged.
    pub(crate) is_closed: bool,
}

/// A page.
#[derive(Debug)]
pub(crate) struct Tab {
    pub(crate) person: usize,
    pub(crate) conn: Option<Conn>,
    pub(crate) boards: BTreeMap<GameId, Board>,
}

impl Tab {
    pub(crate) fn new(person: usize, games: impl IntoIterator<Item = GameId>) -> Tab {
        let games = games.into_iter();
        Tab {
            person,
            conn: None,
            boards: games.map(|game| (game, Board::default())).collect(),
        }
    }

    /// The first message on a new socket.
    pub(crate) fn hello(&self) -> ClientMessage {
        let open = self.boards.iter().filter(|(_, board)| !board.is_closed);
        ClientMessage::Hello {
            v: VERSION,
            games: open.map(|(&game, board)| watched(game, board)).collect(),
        }
    }

    /// What is said next; the intentions that are new are in the person's outbox.
    pub(crate) fn think(
        &mut self,
        person: &mut Person,
        weather: Weather,
        now_ms: u64,
        random: &mut Random,
    ) -> Vec<ClientMessage> {
        let mut said = Vec::new();
        for (&game, board) in &mut self.boards {
            if std::mem::take(&mut board.is_missing) {
                said.push(ClientMessage::Watch(watched(game, board)));
            }
        }
        let late = |intent: &&mut Intent| intent.sent_ms + PATIENCE_MS < now_ms;
        for intent in person.outbox.iter_mut().filter(late).take(2) {
            intent.sent_ms = now_ms;
            said.push(spoken(intent));
        }
        match weather {
            Weather::Storm => said.extend(self.begin(person, now_ms, random)),
            Weather::Calm => {}
            Weather::Parting => said.extend(self.part(person, now_ms, random)),
        }
        said
    }

    fn begin(
        &mut self,
        person: &mut Person,
        now_ms: u64,
        random: &mut Random,
    ) -> Option<ClientMessage> {
        let boards: Vec<(GameId, &Board)> = self.boards.iter().map(|(&id, it)| (id, it)).collect();
        let &(game, board) = random.pick(&boards)?;
        match random.below(60) {
            0 => return Some(ClientMessage::Ping { id: now_ms }),
            // Goes away, and comes back.
            3 => {
                let g = game.to_string();
                if let Some(board) = self.boards.get_mut(&game) {
                    board.is_missing = !board.is_closed;
                }
                return Some(ClientMessage::Leave { g });
            }
            // Asks for what it has seen already.
            1 => {
                let after = u64::from(random.below(board.seq as u32 + 3));
                let g = game.to_string();
                return Some(ClientMessage::Watch(WatchedGame { g, after }));
            }
            2 => {
                let g = GameId::from_bits(random.bits()).to_string();
                return Some(ClientMessage::Watch(WatchedGame { g, after: 0 }));
            }
            _ => {}
        }
        if person.outbox.len() >= UNDER_WAY_MAX {
            return None;
        }
        let command = match (&board.room, board.side) {
            (Some(room), Some(side)) => plan::wish(room, side, &board.offers, random)?,
            // Somebody who looks on tries to play.
            _ if one_in(random, 20) => Command::Resign,
            _ => return None,
        };
        Some(intend(person, game, command, now_ms, random))
    }

    fn part(&self, person: &mut Person, now_ms: u64, random: &mut Random) -> Option<ClientMessage> {
        let is_left = |(game, board): &(&GameId, &Board)| {
            board.side.is_some() && !board.is_closed && !person.parted.contains(game)
        };
        let (&game, _) = self.boards.iter().find(is_left)?;
        person.parted.insert(game);
        let command = Command::React(Reaction::Goodbye);
        Some(intend(person, game, command, now_ms, random))
    }

    /// Takes in what the server says; returns a game that has begun.
    pub(crate) fn hear(
        &mut self,
        person: &mut Person,
        message: ServerMessage,
    ) -> Result<Option<GameId>, String> {
        match message {
            ServerMessage::Game { game } => self.behold(person, &game)?,
            ServerMessage::Ev { g, n, e } => return self.follow(&g, n, &e),
            ServerMessage::Ack { key, .. } => person.settle(&key, None),
            ServerMessage::No {
                g, key, refused, ..
            } if key.is_empty() => {
                if let Some(board) = self.board(&g) {
                    board.is_missing = is_for_later(refused.code);
                    board.is_closed |= !board.is_missing;
                }
            }
            ServerMessage::No { key, refused, .. } => person.settle(&key, Some(refused.code)),
            ServerMessage::Welcome { .. }
            | ServerMessage::Here(_)
            | ServerMessage::You { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Bye(_) => {}
        }
        Ok(None)
    }

    fn board(&mut self, game: &str) -> Option<&mut Board> {
        self.boards.get_mut(&game.parse::<GameId>().ok()?)
    }

    fn behold(&mut self, person: &Person, game: &GameObject) -> Result<(), String> {
        let Some(board) = self.board(&game.id) else {
            return Ok(());
        };
        let terms = game.terms.parse();
        let terms = terms.map_err(|error| format!("the terms of {}: {error}", game.id))?;
        board.room = person.id.map(|_| Room::new(terms, game.begun_ms));
        board.seq = 0;
        board.side = Side::BOTH
            .into_iter()
            .find(|side| game.you.as_deref() == Some(side.name()));
        Ok(())
    }

    fn follow(&mut self, g: &str, n: u64, e: &[WireEvent]) -> Result<Option<GameId>, String> {
        let mut begun = None;
        let Some(board) = self.board(g) else {
            return Ok(None);
        };
        for (n, wire) in (n..).zip(e) {
            let (event, at_ms) = read_event(wire).ok_or("a page cannot read an event")?;
            if n != board.seq + 1 {
                continue;
            }
            board.seq = n;
            match event {
                Event::Offer { .. } => board.offers.push(n),
                Event::Next { game } => begun = Some(game),
                _ => {}
            }
            if let Some(room) = &mut board.room {
                let broken = |error| format!("a page cannot follow {g}: {error}");
                room.apply(&event, at_ms).map_err(broken)?;
            }
        }
        if let Some(begun) = begun {
            let board = Board {
                is_missing: true,
                ..Board::default()
            };
            self.boards.entry(begun).or_insert(board);
        }
        Ok(begun)
    }
}

fn watched(game: GameId, board: &Board) -> WatchedGame {
    WatchedGame {
        g: game.to_string(),
        after: board.seq,
    }
}

fn intend(
    person: &mut Person,
    game: GameId,
    command: Command,
    now_ms: u64,
    random: &mut Random,
) -> ClientMessage {
    let intent = Intent {
        key: Key(u128::from(random.bits()) << 64 | u128::from(random.bits())),
        game,
        command,
        sent_ms: now_ms,
    };
    let said = spoken(&intent);
    person.outbox.push(intent);
    said
}

fn spoken(intent: &Intent) -> ClientMessage {
    ClientMessage::Do {
        g: intent.game.to_string(),
        key: intent.key.to_string(),
        c: (&intent.command).into(),
    }
}
