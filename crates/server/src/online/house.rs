//! The hall and the store, as handlers have them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use game::online::GameId;
use hall::{Bucket, Conn, Input, PlayerId};
use protocol::online::{ClientMessage, Code, ServerMessage, You};
use store::Store;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};
use tokio::time;

use super::drive::{self, Ask, Outbox};
use super::random::bits;
use super::time::now_ms;
use crate::error::ApiError;

/// Inputs that may wait for the hall.
const WAITING_MAX: usize = 4_096;
/// Requests of one player: so many in so many milliseconds.
const REQUESTS: (u32, u64) = (120, 60_000);
/// Players whose requests are counted at one time; beyond that all begin anew.
const COUNTED_MAX: usize = 100_000;

/// Games online, as handlers have them.
#[derive(Clone, Debug)]
pub struct Online {
    pub(crate) store: Store,
    pub(super) hall: mpsc::Sender<Ask>,
    counted: Arc<Mutex<HashMap<PlayerId, Bucket>>>,
}

impl Online {
    /// Opens the hall over a store. Has to be called where tasks can be spawned.
    pub fn start(store: Store) -> Online {
        let (hall, asks) = mpsc::channel(WAITING_MAX);
        tokio::spawn(drive::run(store.clone(), hall.downgrade(), asks));
        Online {
            store,
            hall,
            counted: Arc::default(),
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

    /// Whether a player has asked too often.
    pub(crate) fn count(&self, player: PlayerId) -> Result<(), ApiError> {
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        if counted.len() >= COUNTED_MAX {
            counted.clear();
        }
        let bucket = counted
            .entry(player)
            .or_insert(Bucket::new(REQUESTS.0, REQUESTS.1));
        if bucket.take(now_ms()) {
            Ok(())
        } else {
            let why = "too many requests in a minute; please wait a moment".to_owned();
            Err(ApiError::Refused(Code::TooOften, why))
        }
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
        let said = self.ask(Ask::Input(Input::Say {
            conn,
            message,
            lag_ms: 0,
        }));
        let waiting = async {
            while let Some(text) = sent.next().await {
                if let Some(found) = read(&text).and_then(|message| answer(&message)) {
                    return Some(found);
                }
            }
            None
        };
        let found = time::timeout(patience, waiting).await.unwrap_or(None);
        said.map(|()| found)
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
