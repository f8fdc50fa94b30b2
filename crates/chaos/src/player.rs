//! A pair that plays one game after the other by chance, and writes down what was acknowledged.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use protocol::online::{
    ClientMessage, Code, Key, ServerMessage, WatchedGame, WireCommand, WireEvent,
};
use rules::{Position, Random, Side};
use tokio::time::{sleep, sleep_until, timeout};

use crate::client::{Client, Socket, begin_game};

/// The longest time without an answer before the same is sent by another socket.
const SILENCE: Duration = Duration::from_secs(5);
/// The messages that a player sends in a time, a little less than allowed.
const MESSAGES: usize = 36;
const IN_TIME: Duration = Duration::from_secs(10);
/// The pause before the next try to reach the server.
const AGAIN: Duration = Duration::from_millis(20);

/// A move that the server has acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Acked {
    pub(crate) game: String,
    /// The number of the event.
    pub(crate) seq: u64,
    pub(crate) ply: usize,
    pub(crate) text: String,
}

/// The moments at which the moves of a pair are meant to be sent, and the part of the run that each
/// belongs to. Times are counted from there, whatever was late before.
pub(crate) type Schedule = VecDeque<(Instant, usize)>;

/// What all pairs share.
#[derive(Debug, Default)]
pub(crate) struct Shared {
    /// Pairs whose first game has begun.
    pub(crate) begun: AtomicU64,
    /// Moves acknowledged.
    pub(crate) acked: AtomicU64,
    pub(crate) is_over: AtomicBool,
}

/// What a pair has seen.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    pub(crate) acked: Vec<Acked>,
    /// By the parts of the run.
    pub(crate) times: BTreeMap<usize, Times>,
    pub(crate) again: u64,
    /// Answers that said to try again later.
    pub(crate) busy: u64,
}

/// Times in microseconds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Times {
    /// From a move to its acknowledgement.
    pub(crate) acked_us: Vec<u64>,
    /// The same until the other player has heard of it.
    pub(crate) heard_us: Vec<u64>,
}

/// A player at one end of a game.
struct Player {
    client: Client,
    socket: Option<Socket>,
    known: u64,
    /// When the last messages were sent: a page says no more than it may.
    said: VecDeque<Instant>,
}

struct Pair {
    players: [Player; 2],
    game: String,
    position: Position,
    ply: usize,
    random: Random,
    seen: Seen,
}

/// Plays until all is over, each move as soon as the other player knows the one before.
pub(crate) async fn play(host: String, seed: u64, shared: Arc<Shared>) -> Result<Seen> {
    let mut pair = Pair::meet(&host, seed).await?;
    shared.begun.fetch_add(1, Ordering::Relaxed);
    while !shared.is_over.load(Ordering::Relaxed) {
        let side = pair.next().await?;
        pair.turn(side, None).await?;
        shared.acked.fetch_add(1, Ordering::Relaxed);
    }
    Ok(pair.seen)
}

/// Plays by a schedule, which is fixed when all pairs have begun.
pub(crate) async fn play_by(
    host: String,
    seed: u64,
    shared: Arc<Shared>,
    schedule: impl Future<Output = Schedule>,
) -> Result<Seen> {
    let mut pair = Pair::meet(&host, seed).await?;
    for side in Side::BOTH {
        pair.socket(side).await;
    }
    shared.begun.fetch_add(1, Ordering::Relaxed);
    for due in schedule.await {
        let side = pair.next().await?;
        sleep_until(due.0.into()).await;
        pair.turn(side, Some(due)).await?;
        shared.acked.fetch_add(1, Ordering::Relaxed);
    }
    Ok(pair.seen)
}

impl Pair {
    async fn meet(host: &str, seed: u64) -> Result<Pair> {
        let (game, clients) = begin_game(host).await?;
        let players = clients.map(|client| Player {
            client,
            socket: None,
            known: 0,
            said: VecDeque::new(),
        });
        Ok(Pair {
            players,
            game,
            position: Position::start(&"kalah".parse()?),
            ply: 0,
            random: Random::new(seed),
            seen: Seen::default(),
        })
    }

    fn key(&mut self) -> Key {
        let high = u128::from(self.random.bits());
        Key(high << 64 | u128::from(self.random.bits()))
    }

    /// The player to move; after the end of a game in the next one.
    async fn next(&mut self) -> Result<Side> {
        loop {
            if let Some(side) = self.position.side_to_move() {
                return Ok(side);
            }
            self.again().await?;
        }
    }

    /// One move by chance, until it is acknowledged and the other player has heard of it. Without a
    /// moment at which it is due, only times of moves that were not sent again count.
    async fn turn(&mut self, side: Side, due: Option<(Instant, usize)>) -> Result<()> {
        let moves = self.position.moves();
        let mv = *self.random.pick(&moves).context("somebody can move")?;
        let text = self.position.move_text(mv);
        let key = self.key();
        let command = WireCommand::Move {
            ply: self.ply,
            m: text.clone(),
        };
        let (begun, part) = due.unwrap_or_else(|| (Instant::now(), 0));
        let (seq, tries) = self.carry_out(side, key, command).await?;
        let acked_us = begun.elapsed().as_micros() as u64;
        self.seen.again += tries - 1;
        self.position.advance(mv)?;
        self.seen.acked.push(Acked {
            game: self.game.clone(),
            seq,
            ply: self.ply,
            text: text.clone(),
        });
        self.ply += 1;
        let event = self.hears(!side, seq).await?;
        if tries == 1 || due.is_some() {
            let times = self.seen.times.entry(part).or_default();
            times.acked_us.push(acked_us);
            times.heard_us.push(begun.elapsed().as_micros() as u64);
        }
        let WireEvent::Move { m, pos, .. } = event else {
            anyhow::bail!("event {seq} of {} is no move", self.game);
        };
        ensure!(m == text, "event {seq} of {} is {m}, not {text}", self.game);
        ensure!(
            pos == self.position.to_string(),
            "the server has another position after {m}: {pos}"
        );
        Ok(())
    }

    /// A rematch: both press at the same time.
    async fn again(&mut self) -> Result<()> {
        let mut last = 0;
        for side in Side::BOTH {
            let key = self.key();
            let offer = WireCommand::Offer {
                what: "rematch".to_owned(),
            };
            (last, _) = self.carry_out(side, key, offer).await?;
        }
        // The second offer is an answer, and the event behind it the new game.
        let event = self.hears(Side::South, last + 1).await?;
        let WireEvent::Next { game: next, .. } = event else {
            anyhow::bail!("{} has no rematch", self.game);
        };
        for player in &mut self.players {
            player.known = 0;
        }
        self.players.swap(0, 1);
        self.game = next;
        self.position = Position::start(self.position.rules());
        self.ply = 0;
        for side in Side::BOTH {
            self.enter(side).await?;
        }
        Ok(())
    }

    /// Watches the game by the socket of a player.
    async fn enter(&mut self, side: Side) -> Result<()> {
        let game = self.game.clone();
        let player = &mut self.players[side];
        if let Some(socket) = &mut player.socket {
            let after = player.known;
            let watch = ClientMessage::Watch(WatchedGame { g: game, after });
            if socket.say(&watch).await.is_err() {
                player.socket = None;
            }
        }
        Ok(())
    }

    /// The socket of a player; opened again, with what is known, if it was cut.
    async fn socket(&mut self, side: Side) -> &mut Socket {
        let game = self.game.clone();
        let player = &mut self.players[side];
        while player.socket.is_none() {
            let hello = ClientMessage::Hello {
                v: protocol::online::VERSION,
                games: vec![WatchedGame {
                    g: game.clone(),
                    after: player.known,
                }],
            };
            if let Ok(mut socket) = player.client.socket().await
                && socket.say(&hello).await.is_ok()
            {
                player.socket = Some(socket);
            } else {
                sleep(AGAIN).await;
            }
        }
        player.socket.as_mut().expect("it was opened")
    }

    /// Sends a command until it is answered; returns the number of its event, and the tries.
    async fn carry_out(
        &mut self,
        side: Side,
        key: Key,
        command: WireCommand,
    ) -> Result<(u64, u64)> {
        let message = ClientMessage::Do {
            g: self.game.clone(),
            key: key.to_string(),
            c: command,
        };
        for tries in 1.. {
            self.breathe(side).await;
            let socket = self.socket(side).await;
            let answered = match socket.say(&message).await {
                Ok(()) => answer(socket, key).await,
                Err(error) => Err(error),
            };
            match answered {
                Ok(Ok(seq)) => {
                    self.players[side].known = seq;
                    return Ok((seq, tries));
                }
                // The server asks for patience.
                Ok(Err(Code::Busy | Code::Paused)) => {
                    self.seen.busy += 1;
                    sleep(AGAIN).await;
                }
                Ok(Err(code)) => anyhow::bail!("{} is refused: {code:?}", self.game),
                Err(_) => self.players[side].socket = None,
            }
        }
        unreachable!("it is tried for ever")
    }

    /// Waits until a player may say one thing more.
    async fn breathe(&mut self, side: Side) {
        let said = &mut self.players[side].said;
        if said.len() == MESSAGES
            && let Some(first) = said.pop_front()
        {
            sleep_until((first + IN_TIME).into()).await;
        }
        said.push_back(Instant::now());
    }

    /// The event of this number, as this player hears it.
    async fn hears(&mut self, side: Side, seq: u64) -> Result<WireEvent> {
        loop {
            let game = self.game.clone();
            let socket = self.socket(side).await;
            match timeout(SILENCE, socket.hear()).await {
                Ok(Ok(ServerMessage::Ev { g, n, e })) if g == game => {
                    let player = &mut self.players[side];
                    let index = seq.checked_sub(n).map(|index| index as usize);
                    if let Some(event) = index.and_then(|index| e.get(index)) {
                        player.known = seq;
                        return Ok(event.clone());
                    }
                }
                Ok(Ok(_)) => {}
                Ok(Err(_)) | Err(_) => self.players[side].socket = None,
            }
        }
    }
}

/// The answer to an intention: the number of its event, or the code of the refusal.
async fn answer(socket: &mut Socket, key: Key) -> Result<Result<u64, Code>> {
    let key = key.to_string();
    loop {
        match timeout(SILENCE, socket.hear()).await?? {
            ServerMessage::Ack { key: of, n, .. } if of == key => return Ok(Ok(n)),
            ServerMessage::No {
                key: of, refused, ..
            } if of == key => return Ok(Err(refused.code)),
            _ => {}
        }
    }
}
