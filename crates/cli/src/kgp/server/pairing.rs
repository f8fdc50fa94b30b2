//! One game between two players, each a client or ourselves.

use std::sync::Arc;
use std::time::Duration;

use engine::{Engine, EngineOptions, Level};
use game::{Awaited, Chosen, Seat, Sitting};
use protocol::kgp::{Argument, Message};
use rules::{Move, Position, Random, Side};
use tokio::sync::Semaphore;
use tokio::time::{self, Instant};

use super::peer::{Player, Reply};
use crate::kgp::board;

/// The longest time in which a client that gave no move may show that it is still there.
const PONG_TIME: Duration = Duration::from_secs(20);

/// The opponent of a client.
#[derive(Debug)]
pub(crate) enum Opponent {
    /// A client.
    Client(Box<Player>),
    /// Ourselves.
    Own(Box<OwnPlayer>),
}

/// Ourselves at a level.
#[derive(Debug)]
pub(crate) struct OwnPlayer {
    /// The engine; `None` while it thinks on another thread.
    engine: Option<Engine>,
    level: Level,
    thinking: Arc<Semaphore>,
}

impl OwnPlayer {
    pub(super) fn new(level: Level, thinking: Arc<Semaphore>) -> OwnPlayer {
        OwnPlayer {
            engine: None,
            level,
            thinking,
        }
    }
}

/// A game that is about to begin.
#[derive(Debug)]
pub(super) struct Pairing {
    /// Counted from 1.
    pub(super) number: u64,
    pub(super) sitting: Sitting,
    /// South and North.
    pub(super) players: [Opponent; 2],
    /// Time for a move.
    pub(super) time: Duration,
    /// Moves for those who give none.
    pub(super) random: Random,
}

/// A game that is over, and who played.
#[derive(Debug)]
pub(crate) struct Played {
    pub(super) players: [Opponent; 2],
    pub(super) finished: Finished,
}

/// The result of a game.
#[derive(Clone, Debug)]
pub(crate) struct Finished {
    /// Counted from 1.
    pub(crate) number: u64,
    /// South and North.
    pub(crate) names: [String; 2],
    pub(crate) game: String,
    pub(crate) score: [i16; 2],
    /// `None` is a draw.
    pub(crate) winner: Option<Side>,
    /// The reason why a player resigned, if one did.
    pub(crate) resigned: Option<&'static str>,
    pub(crate) moves: Vec<Made>,
}

/// A move as it was made.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub(crate) text: String,
    /// The player's comment on it.
    pub(crate) comment: Option<String>,
    /// The author of the move, if it was not the player.
    pub(crate) by_server: Option<&'static str>,
}

/// The answer to a question for a move.
enum Answer {
    Move {
        mv: Move,
        comment: Option<String>,
    },
    /// The player is there, but gave no move.
    Nothing,
    /// The player resigned, or is taken to have.
    Resigned(&'static str),
}

impl Pairing {
    /// Plays the game to its end.
    pub(super) async fn play(mut self) -> Played {
        let names = Side::BOTH.map(|side| self.players[side].name());
        for side in Side::BOTH {
            self.players[side].announce(self.number, &names[!side]);
        }
        let mut moves = Vec::new();
        let mut resigned = None;
        while let Awaited::Person(side) | Awaited::Computer(side, _) = self.sitting.awaited() {
            let (mv, made) = match self.next_move(side).await {
                Ok(next) => next,
                Err(why) => {
                    resigned = Some((side, why));
                    break;
                }
            };
            moves.push(made);
            let played = self.sitting.choose(side, mv);
            assert_eq!(played, Ok(Chosen::Played), "only legal moves come here");
        }
        let position = self.sitting.position();
        let winner = match resigned {
            Some((side, _)) => Some(!side),
            None => position.outcome().and_then(|outcome| outcome.winner),
        };
        let finished = Finished {
            number: self.number,
            names,
            game: position.rules().to_string(),
            score: position.score(),
            winner,
            resigned: resigned.map(|(_, why)| why),
            moves,
        };
        Played {
            players: self.players,
            finished,
        }
    }

    /// A legal move and what to note of it, or why this player resigns.
    async fn next_move(&mut self, side: Side) -> Result<(Move, Made), &'static str> {
        let position = self.sitting.position();
        let legal = position.moves();
        let made = |mv: Move, comment: Option<String>, by_server: Option<&'static str>| {
            let text = mv.text(side);
            let made = Made {
                text,
                comment,
                by_server,
            };
            (mv, made)
        };
        if let [only] = legal.as_slice() {
            return Ok(made(*only, None, Some("the only move")));
        }
        let seed = self.sitting.seed_now();
        match self.players[side]
            .ask(position, side, self.time, seed)
            .await
        {
            Answer::Move { mv, comment } => Ok(made(mv, comment, None)),
            Answer::Nothing => {
                let mv = self.random.pick(&legal).expect("the game is not over");
                Ok(made(*mv, None, Some("at random")))
            }
            Answer::Resigned(why) => Err(why),
        }
    }
}

impl Opponent {
    /// Their seat: a player that is not ours counts as a person.
    pub(super) fn seat(&self) -> Seat {
        match self {
            Opponent::Client(player) => Seat::Person(player.peer.name()),
            Opponent::Own(own) => Seat::Computer(own.level),
        }
    }

    fn name(&self) -> String {
        match self {
            Opponent::Client(player) => player.peer.name(),
            Opponent::Own(own) => own.level.to_string(),
        }
    }

    /// Tells a client which game begins. A client that is gone is noticed at the next question to
    /// it.
    fn announce(&self, number: u64, opponent: &str) {
        if let Opponent::Client(player) = self {
            let _ = player
                .peer
                .send(Message::set("game:id", &number.to_string()));
            let _ = player.peer.send(Message::set("game:opponent", opponent));
        }
    }

    async fn ask(&mut self, position: &Position, side: Side, time: Duration, seed: u64) -> Answer {
        match self {
            Opponent::Client(player) => {
                let answer = ask(player, position, side, time).await;
                player.peer.close();
                answer
            }
            Opponent::Own(own) => own.choose(position, side, seed).await,
        }
    }
}

/// Asks a client for a move and takes the last one it gives in its time.
async fn ask(player: &mut Player, position: &Position, side: Side, time: Duration) -> Answer {
    const LEFT: Answer = Answer::Resigned("left");
    // Earlier replies are no answer to this.
    while player.replies.try_recv().is_ok() {}
    let board = Argument::Board(board::literal(position, side));
    let Ok(id) = player.peer.ask(Message::new("state").with(board)) else {
        return LEFT;
    };
    let deadline = Instant::now() + time;
    let mut last = None;
    let mut is_silent = true;
    loop {
        match time::timeout_at(deadline, player.replies.recv()).await {
            Err(_) => break,
            Ok(None) => return LEFT,
            Ok(Some(Reply::Move { reference, number })) if reference == id => {
                is_silent = false;
                last = Some(number);
            }
            Ok(Some(Reply::Yield { reference })) if reference == id => {
                is_silent = false;
                break;
            }
            Ok(Some(_)) => {}
        }
    }
    if player
        .peer
        .send(Message::new("stop").answering(Some(id)))
        .is_err()
    {
        return LEFT;
    }
    if let Some(number) = last {
        // Some clients say it before their move, some after.
        let comment = player.peer.about(|about| about.comment.take());
        let house = u8::try_from(number.saturating_sub(1)).map(Move::House);
        return match house {
            Ok(mv) if position.check(mv).is_ok() => Answer::Move { mv, comment },
            _ => Answer::Resigned("made an illegal move"),
        };
    }
    if is_silent && !is_there(player).await {
        return Answer::Resigned("did not answer");
    }
    Answer::Nothing
}

/// Whether a silent client answers a ping.
async fn is_there(player: &mut Player) -> bool {
    if player.peer.send(Message::new("ping")).is_err() {
        return false;
    }
    let deadline = Instant::now() + PONG_TIME;
    loop {
        match time::timeout_at(deadline, player.replies.recv()).await {
            Ok(Some(Reply::Pong)) => return true,
            Ok(Some(_)) => {}
            Ok(None) | Err(_) => return false,
        }
    }
}

impl OwnPlayer {
    async fn choose(&mut self, position: &Position, side: Side, seed: u64) -> Answer {
        let permit = Arc::clone(&self.thinking).acquire_owned().await;
        let engine = self.engine.take();
        let position = position.clone();
        let player = engine::Player {
            side,
            level: self.level,
            seed,
        };
        let thought = tokio::task::spawn_blocking(move || {
            let mut engine = engine.unwrap_or_else(|| Engine::new(EngineOptions::default()));
            let choice = engine.choose(&position, player, None);
            drop(permit);
            (engine, choice.mv)
        });
        match thought.await {
            Ok((engine, mv)) => {
                self.engine = Some(engine);
                mv.map_or(Answer::Nothing, |mv| Answer::Move { mv, comment: None })
            }
            Err(_) => Answer::Nothing,
        }
    }
}
