//! A client, seen from the inside of the server: what can be said to it, and what it answers.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use protocol::kgp::Message;
use tokio::sync::mpsc;

/// The introduction of a client.
#[derive(Clone, Debug, Default)]
pub(super) struct About {
    pub(super) name: Option<String>,
    /// Its last comment on the state it thinks about.
    pub(super) comment: Option<String>,
}

/// A reply of a client in a game.
#[derive(Clone, Debug)]
pub(super) enum Reply {
    /// A house, counted from 1, for the state with that id.
    Move { reference: u64, number: i64 },
    /// The last move stands.
    Yield { reference: u64 },
    /// The client is still there.
    Pong,
}

/// Messages that may wait for a client; who takes none for so long is gone.
pub(super) const MESSAGES_MAX: usize = 64;

/// The connection is gone, or the client takes nothing any more.
#[derive(Debug)]
pub(super) struct Gone;

/// A client to whom something can be said.
#[derive(Debug)]
pub(super) struct Peer {
    /// The way out, and the id used last; ours are even.
    out: Mutex<(mpsc::Sender<Message>, u64)>,
    about: Mutex<About>,
    /// The id of the state it is asked about; 0 if there is none.
    open: AtomicU64,
    /// Its name before it gives one.
    address: String,
}

impl Peer {
    pub(super) fn new(out: mpsc::Sender<Message>, address: String) -> Peer {
        Peer {
            out: Mutex::new((out, 0)),
            about: Mutex::default(),
            open: AtomicU64::new(0),
            address,
        }
    }

    /// Sends a message; returns its id.
    pub(super) fn send(&self, mut message: Message) -> Result<u64, Gone> {
        let mut out = self.out.lock().unwrap_or_else(PoisonError::into_inner);
        out.1 += 2;
        message.id = Some(out.1);
        out.0.try_send(message).map_err(|_| Gone)?;
        Ok(out.1)
    }

    /// Asks for a move; only answers to this are heard from now on.
    pub(super) fn ask(&self, state: Message) -> Result<u64, Gone> {
        self.about(|about| about.comment = None);
        let id = self.send(state)?;
        self.open.store(id, Ordering::Relaxed);
        Ok(id)
    }

    /// Answers to states are heard no more.
    pub(super) fn close(&self) {
        self.open.store(0, Ordering::Relaxed);
    }

    /// The state that is open, if a reference (or none) means it.
    pub(super) fn meant(&self, reference: Option<u64>) -> Option<u64> {
        let open = self.open.load(Ordering::Relaxed);
        let is_meant = open != 0 && reference.is_none_or(|reference| reference == open);
        is_meant.then_some(open)
    }

    /// Reads or changes what is known about it.
    pub(super) fn about<T>(&self, change: impl FnOnce(&mut About) -> T) -> T {
        change(&mut self.about.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The client's name, or else its address.
    pub(super) fn name(&self) -> String {
        self.about(|about| about.name.clone())
            .unwrap_or_else(|| self.address.clone())
    }
}

/// A client that wants to play.
#[derive(Debug)]
pub(super) struct Player {
    pub(super) peer: Arc<Peer>,
    /// Closed when the connection is.
    pub(super) replies: mpsc::Receiver<Reply>,
    /// The number of times it was South, minus those it was North.
    pub(super) balance: i64,
}

impl Player {
    pub(super) fn is_gone(&self) -> bool {
        self.replies.is_closed()
    }
}
