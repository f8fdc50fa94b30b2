//! A server: pairs clients that want to play, or plays against each of them itself, and sets
//! problems to those who want to be verified.

mod connection;
mod pairing;
mod peer;
mod verify;

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use engine::Level;
use game::{Game, Sitting};
use rules::{Position, Random};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time;

use super::board;
use crate::signals;
use pairing::{Opponent, OwnPlayer, Pairing};
use peer::Player;

pub(crate) use pairing::{Finished, Played};

/// The options of the server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Options {
    /// The address to listen on. Port 0 lets the system choose one.
    pub(crate) address: SocketAddr,
    /// Houses on each side, and seeds in each.
    pub(crate) houses: u8,
    pub(crate) seeds: u8,
    /// Time for a move.
    pub(crate) time: Duration,
    /// The number of games after which the server ends.
    pub(crate) games: Option<u64>,
    /// Our own level, if clients play against it and not against each other.
    pub(crate) against: Option<Level>,
    /// The seed of all random choices.
    pub(crate) seed: u64,
}

/// Connections at one time; more are closed at once.
const CONNECTIONS_MAX: usize = 512;
/// The time for connections to end when the server does.
const END_TIME: Duration = Duration::from_millis(1500);
/// The pause when the system has no more connections to give, because it is out of files.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// Serves until all games are played, or Ctrl-C. Tells where it listens, and every game that is over.
pub(crate) async fn run(
    options: Options,
    on_listening: impl FnOnce(SocketAddr) -> Result<()>,
    mut on_finished: impl FnMut(&Finished) -> Result<()>,
) -> Result<()> {
    let rules = board::rules(options.houses)?.with("seeds", &options.seeds.to_string())?;
    let listener = TcpListener::bind(options.address)
        .await
        .with_context(|| format!("cannot listen on {}", options.address))?;
    on_listening(listener.local_addr()?)?;
    // Dropping the sender tells every connection to end.
    let (running, ending) = watch::channel(());
    let (arrivals, mut arriving) = mpsc::channel(CONNECTIONS_MAX);
    let mut connections = JoinSet::new();
    let mut games = JoinSet::new();
    let mut lobby = Lobby::new(options, Position::start(&rules));
    while !lobby.is_done() && !signals::interrupted() {
        tokio::select! {
            () = time::sleep(signals::GLANCE) => {}
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) if connections.len() < CONNECTIONS_MAX => {
                    let random = lobby.random.fork();
                    let ending = ending.clone();
                    connections.spawn(connection::serve(stream, arrivals.clone(), ending, random));
                }
                // One too many.
                Ok((stream, _)) => drop::<TcpStream>(stream),
                Err(_) => time::sleep(ACCEPT_PAUSE).await,
            },
            Some(_) = connections.join_next() => {}
            Some(player) = arriving.recv() => lobby.enter(player),
            Some(played) = games.join_next() => {
                // A game that panicked has lost its players; their connections end by that.
                if let Ok(Played { players, finished }) = played {
                    on_finished(&finished)?;
                    lobby.part(players);
                }
            }
        }
        while let Some(pairing) = lobby.next_pairing() {
            games.spawn(pairing.play());
        }
    }
    drop((listener, running));
    let all_ended = async { while connections.join_next().await.is_some() {} };
    // A client that does not read the goodbye misses it.
    let _ = time::timeout(END_TIME, all_ended).await;
    Ok(())
}

/// The clients that wait for a game, and the kinds of games.
struct Lobby {
    options: Options,
    start: Position,
    waiting: VecDeque<Player>,
    begun: u64,
    over: u64,
    random: Random,
    /// Limits the games in which our own engine thinks at the same time.
    thinking: Arc<Semaphore>,
}

impl Lobby {
    fn new(options: Options, start: Position) -> Lobby {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Lobby {
            options,
            start,
            waiting: VecDeque::new(),
            begun: 0,
            over: 0,
            random: Random::new(options.seed),
            thinking: Arc::new(Semaphore::new(threads)),
        }
    }

    fn is_done(&self) -> bool {
        self.options.games.is_some_and(|games| self.over >= games)
    }

    fn enter(&mut self, player: Player) {
        self.waiting.push_back(player);
    }

    fn part(&mut self, players: [Opponent; 2]) {
        self.over += 1;
        for player in players {
            if let Opponent::Client(player) = player {
                self.enter(*player);
            }
        }
    }

    /// The next game, if there is one to begin. The client that has waited longest plays; South is
    /// the one that has played it less often, so that two who meet again change sides.
    fn next_pairing(&mut self) -> Option<Pairing> {
        if self.options.games.is_some_and(|games| self.begun >= games) {
            return None;
        }
        self.waiting.retain(|player| !player.is_gone());
        let mut first = self.waiting.pop_front()?;
        let second = if let Some(level) = self.options.against {
            let thinking = Arc::clone(&self.thinking);
            Opponent::Own(Box::new(OwnPlayer::new(level, thinking)))
        } else {
            let Some(second) = self.waiting.pop_front() else {
                self.waiting.push_front(first);
                return None;
            };
            Opponent::Client(Box::new(second))
        };
        let is_first_south = match &second {
            Opponent::Client(second) => first.balance <= second.balance,
            Opponent::Own(_) => first.balance <= 0,
        };
        first.balance += if is_first_south { 1 } else { -1 };
        let second = match second {
            Opponent::Client(mut player) => {
                player.balance += if is_first_south { -1 } else { 1 };
                Opponent::Client(player)
            }
            own @ Opponent::Own(_) => own,
        };
        let first = Opponent::Client(Box::new(first));
        self.begun += 1;
        let seats = [&first, &second].map(Opponent::seat);
        let sitting = Sitting::new(Game::new(self.start.clone()), seats, self.random.bits());
        Some(Pairing {
            number: self.begun,
            sitting,
            players: if is_first_south {
                [first, second]
            } else {
                [second, first]
            },
            time: self.options.time,
            random: self.random.fork(),
        })
    }
}
