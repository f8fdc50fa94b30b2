//! One game at a hall, on a disk that answers at once: for scenes of a few lines.

use game::online::{Command, Event, GameId, Room, Terms};
use hall::{Conn, Effect, Fault, Hall, Input, PlayerId, Seat, Stored};
use protocol::online::{ClientMessage, Code, Here, Key, ServerMessage, VERSION, WatchedGame};
use rules::Position;

pub(crate) const GAME: GameId = GameId::from_bits(1);
pub(crate) const KALAH: &str = "game=kalah&clock=60%2B0&watch=off";

/// A hall with one game, on a disk that answers at once.
pub(crate) struct Stage {
    pub(crate) hall: Hall,
    pub(crate) stored: Stored,
    pub(crate) now_ms: u64,
    conns: Conn,
    /// The disk fails.
    pub(crate) fails: bool,
    pub(crate) said: Vec<(Conn, ServerMessage)>,
    /// Sockets that were closed, and those for which news were thrown away.
    pub(crate) closed: Vec<(Conn, u16)>,
    pub(crate) skipped: Vec<Conn>,
}

impl Stage {
    pub(crate) fn new(terms: &str) -> Stage {
        let seat = |player| Seat {
            player: PlayerId(player),
            name: format!("Player {player}"),
        };
        let terms: Terms = terms.parse().expect("terms of ours");
        Stage {
            hall: Hall::new(0, None, 1),
            stored: Stored {
                terms,
                begun_ms: 0,
                seats: [seat(1), seat(2)],
                entries: Vec::new(),
            },
            now_ms: 0,
            conns: 0,
            fails: false,
            said: Vec::new(),
            closed: Vec::new(),
            skipped: Vec::new(),
        }
    }

    /// A game in which both have played a turn, each at once: both clocks run.
    pub(crate) fn begun(terms: &str) -> (Stage, Conn, Conn) {
        let mut stage = Stage::new(terms);
        let (south, north) = (stage.enter(1), stage.enter(2));
        stage.plays(south, 0, "A");
        stage.plays(north, 1, "a");
        (stage, south, north)
    }

    pub(crate) fn feed(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            for effect in self.hall.handle(input, self.now_ms) {
                match effect {
                    Effect::Send { to, message } => {
                        let each = to.into_iter().map(|conn| (conn, message.clone()));
                        self.said.extend(each);
                    }
                    Effect::Load(game) if game != GAME => {
                        let found = Ok(None);
                        inputs.push(Input::Loaded { game, found });
                    }
                    Effect::Load(game) => {
                        let stored = Some(Box::new(self.stored.clone()));
                        let found = if self.fails {
                            Err(Fault::Failed)
                        } else {
                            Ok(stored)
                        };
                        inputs.push(Input::Loaded { game, found });
                    }
                    Effect::Append(append) => {
                        let game = append.game;
                        let result = if self.fails {
                            Err(Fault::Failed)
                        } else {
                            assert_eq!(append.after, self.stored.entries.len() as u64);
                            self.stored.entries.extend(append.entries);
                            Ok(())
                        };
                        inputs.push(Input::Kept { game, result });
                    }
                    Effect::Skip { conn } => self.skipped.push(conn),
                    Effect::Close { conn, code } => self.closed.push((conn, code)),
                }
            }
        }
    }

    pub(crate) fn say(&mut self, conn: Conn, message: ClientMessage) {
        let lag_ms = 0;
        self.feed(Input::Say {
            conn,
            message,
            lag_ms,
        });
    }

    /// A page of this player; players from 10 on are children.
    pub(crate) fn enter(&mut self, player: u64) -> Conn {
        self.conns += 1;
        let conn = self.conns;
        let player = Some((PlayerId(player), "Name".to_owned(), player >= 10));
        self.feed(Input::Open { conn, player });
        let g = GAME.to_string();
        let games = vec![WatchedGame { g, after: 0 }];
        self.say(conn, ClientMessage::Hello { v: VERSION, games });
        conn
    }

    /// The answer to a command.
    pub(crate) fn does(&mut self, conn: Conn, key: u128, command: &Command) -> Result<u64, Code> {
        self.said.clear();
        let (g, key) = (GAME.to_string(), Key(key).to_string());
        let c = command.into();
        self.say(
            conn,
            ClientMessage::Do {
                g,
                key: key.clone(),
                c,
            },
        );
        let answer = self.said.iter().find_map(|(_, message)| match message {
            ServerMessage::Ack { key: it, n, .. } if *it == key => Some(Ok(*n)),
            ServerMessage::No {
                key: it, refused, ..
            } if *it == key => Some(Err(refused.code)),
            _ => None,
        });
        answer.expect("every command is answered")
    }

    #[track_caller]
    pub(crate) fn plays(&mut self, conn: Conn, ply: usize, text: &str) {
        let text = text.to_owned();
        let key = 1_000 + ply as u128;
        self.does(conn, key, &Command::Move { ply, text })
            .expect("a legal move");
    }

    /// The server is killed, and started again at a moment; it was last seen when it was killed.
    pub(crate) fn restart(&mut self, seen_ms: u64, started_ms: u64, outages: &[(u64, u64)]) {
        self.now_ms = started_ms;
        let hall = Hall::new(started_ms, Some(seen_ms), 2);
        self.hall = hall.with_outages(outages.to_vec());
    }

    pub(crate) fn tick(&mut self, now_ms: u64) {
        self.now_ms = now_ms;
        self.feed(Input::Tick);
    }

    /// The presence that everybody was told.
    pub(crate) fn here(&self) -> Option<Here> {
        self.said.iter().find_map(|(_, message)| match message {
            ServerMessage::Here(here) => Some(here.clone()),
            _ => None,
        })
    }

    /// What South and North have left after the last move.
    pub(crate) fn left_ms(&self) -> [u64; 2] {
        let mut entries = self.stored.entries.iter().rev();
        let found = entries.find_map(|entry| match entry.event {
            Event::Move { left_ms, .. } => Some(left_ms),
            _ => None,
        });
        found.expect("a move was played")
    }

    /// The position on the board.
    pub(crate) fn position(&self) -> Position {
        let mut room = Room::new(self.stored.terms.clone(), self.stored.begun_ms);
        for entry in &self.stored.entries {
            let applied = room.apply(&entry.event, entry.at_ms);
            applied.expect("it was kept");
        }
        room.position().clone()
    }
}
