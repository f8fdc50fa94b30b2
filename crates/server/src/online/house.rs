//! The hall and the store, as handlers have them.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use game::online::GameId;
use hall::{Conn, Input, PlayerId};
use protocol::online::{ClientMessage, Code, ServerMessage, You};
use store::Store;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};
use tokio::time;

use super::drive::{self, Ask};
use super::limiter::Limiter;
use super::metrics::Metrics;
use super::outbox::Outbox;
use super::random::bits;
use super::seeks::Seeks;
use super::time::not_before;
use crate::error::ApiError;
use crate::places::Origin;

/// Inputs that may wait for the hall.
const WAITING_MAX: usize = 4_096;
/// Requests of one player: so many in so many milliseconds.
const REQUESTS: (u32, u64) = (120, 60_000);
/// Requests of one address: as many as the pages of a school behind one need.
const REQUESTS_OF_AN_ADDRESS: (u32, u64) = (2_000, 10_000);
/// Players who begin to be one at one address: each is written to the disk.
const NEWCOMERS: (u32, u64) = (120, 600_000);

/// Games online, as handlers have them.
#[derive(Clone, Debug)]
pub struct Online {
    pub(crate) store: Store,
    pub(super) hall: mpsc::Sender<Ask>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) seeks: Seeks,
    requests: Limiter<PlayerId>,
    requests_of: Limiter<Origin>,
    newcomers: Limiter<Origin>,
}

impl Online {
    /// Opens the hall over a store. Has to be called where tasks can be spawned.
    pub fn start(store: Store) -> Online {
        if let Some(seen_ms) = store.seen_ms() {
            not_before(seen_ms);
        }
        let (hall, asks) = mpsc::channel(WAITING_MAX);
        let metrics = Arc::<Metrics>::default();
        let back = hall.downgrade();
        tokio::spawn(drive::run(store.clone(), Arc::clone(&metrics), back, asks));
        Online {
            store,
            hall,
            metrics,
            seeks: Seeks::default(),
            requests: Limiter::new(REQUESTS.0, REQUESTS.1),
            requests_of: Limiter::new(REQUESTS_OF_AN_ADDRESS.0, REQUESTS_OF_AN_ADDRESS.1),
            newcomers: Limiter::new(NEWCOMERS.0, NEWCOMERS.1),
        }
    }

    /// Says goodbye to all sockets, and waits until what was decided is on the disk.
    pub async fn stop(&self) {
        let (done, stopped) = oneshot::channel();
        if self.hall.send(Ask::Stop(done)).await.is_ok() {
            // If it is gone there is nothing left to wait for.
            let _ = stopped.await;
        }
    }

    /// Hands something to the hall, unless too much waits already.
    fn ask(&self, ask: Ask) -> Result<(), ApiError> {
        self.hall.try_send(ask).map_err(|_| ApiError::Busy)
    }

    /// Tells a player's pages of something that happened elsewhere.
    pub(crate) fn tell(&self, player: PlayerId, news: You) {
        // They ask again by themselves if this is lost.
        let _ = self.ask(Ask::Input(Input::Tell { player, news }));
    }

    /// Lets the pages of a player go who is none any more.
    pub(crate) fn dismiss(&self, player: PlayerId) {
        // Without room for this the next request of each page is a stranger's all the same.
        let _ = self.ask(Ask::Input(Input::Forgotten { player }));
    }

    /// Counts a request of a player.
    pub(crate) fn count(&self, player: PlayerId) -> Result<(), ApiError> {
        self.requests.count(player)
    }

    /// Counts a request of an address, where it is known.
    pub(crate) fn count_at(&self, origin: Option<Origin>) -> Result<(), ApiError> {
        origin.map_or(Ok(()), |origin| self.requests_of.count(origin))
    }

    /// Counts somebody who becomes a player.
    pub(crate) fn count_newcomer(&self, origin: Option<Origin>) -> Result<(), ApiError> {
        origin.map_or(Ok(()), |origin| self.newcomers.count(origin))
    }

    /// Sends a message as a page would, and returns the first answer that is one.
    pub(crate) async fn ask_once<T>(
        &self,
        player: Option<(PlayerId, String, bool)>,
        message: ClientMessage,
        patience: Duration,
        mut answer: impl FnMut(&ServerMessage) -> Option<T>,
    ) -> Result<Option<T>, ApiError> {
        let conn: Conn = bits();
        let (outbox, mut sent) = Outbox::new();
        self.ask(Ask::Enter {
            conn,
            player,
            outbox,
        })?;
        let _visit = Visit {
            hall: self.hall.clone(),
            conn,
        };
        self.ask(Ask::Input(Input::Say {
            conn,
            message,
            lag_ms: 0,
        }))?;
        let waiting = async {
            while let Some(text) = sent.next().await {
                match read(&text) {
                    // Sockets of the same player have said too much already.
                    Some(ServerMessage::Bye(bye)) if bye.code == "too-often" => {
                        let why = "too many messages; please wait a moment".to_owned();
                        return Err(ApiError::Refused(Code::TooOften, why));
                    }
                    Some(message) => {
                        if let Some(found) = answer(&message) {
                            return Ok(Some(found));
                        }
                    }
                    None => {}
                }
            }
            Ok(None)
        };
        time::timeout(patience, waiting).await.unwrap_or(Ok(None))
    }

    /// The players of a game have changed.
    pub(crate) fn reread(&self, game: GameId) {
        // Without room for this the game is read again when it is next opened.
        let _ = self.ask(Ask::Input(Input::Reread { game }));
    }
}

/// The presence of a request in the hall. It ends with the request, also with one that is given up:
/// whoever has closed the connection is not there any more.
struct Visit {
    hall: mpsc::Sender<Ask>,
    conn: Conn,
}

impl Drop for Visit {
    fn drop(&mut self) {
        let close = Ask::Input(Input::Close { conn: self.conn });
        if let Err(TrySendError::Full(close)) = self.hall.try_send(close) {
            let hall = self.hall.clone();
            // If there is no hall any more there is nothing to leave.
            tokio::spawn(async move { hall.send(close).await });
        }
    }
}

fn read(text: &Utf8Bytes) -> Option<ServerMessage> {
    serde_json::from_str(text).ok()
}
