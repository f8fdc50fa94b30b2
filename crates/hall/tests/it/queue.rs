//! The one queue of all that is going to happen: in the order of time, then of being put there.

use std::collections::BTreeMap;

use game::online::GameId;
use hall::{Append, Conn, Fault, Stored};
use protocol::online::{ClientMessage, ServerMessage};

/// The number of a hall: each start of the server makes a new one.
pub(crate) type Life = u32;

/// Something that happens in the world.
#[derive(Clone, Debug)]
pub(crate) enum Happening {
    /// A tab does what it wants next.
    Wake(usize),
    /// A socket reaches the hall.
    Opened(Conn),
    /// A message reaches the hall.
    Said(Conn, ClientMessage),
    /// Too much waits for a socket.
    Slow(Conn),
    /// A socket has taken what was left for it.
    Drained(Conn),
    /// The hall learns that a socket is gone.
    Closed(Conn),
    /// A message reaches its tab.
    Heard(Conn, ServerMessage),
    /// A tab learns that its socket is gone.
    Lost(Conn),
    /// The disk writes what waits.
    Commit,
    /// The hall learns what has become of its events.
    Kept(Life, GameId, Result<(), Fault>),
    /// A game is read; the hall gets it later.
    Read(Life, GameId),
    /// The hall gets a game.
    Loaded(Life, GameId, Result<Option<Box<Stored>>, Fault>),
    /// Events of a hall that is dead reach the disk.
    Zombie(Box<Append>),
    /// A second has passed.
    Tick(Life),
    /// A game wants to be looked at.
    Timer(Life),
    /// The server is killed.
    Die,
    /// It is started again.
    Start,
}

/// What is going to happen.
#[derive(Debug, Default)]
pub(crate) struct Queue {
    waiting: BTreeMap<(u64, u64), Happening>,
    count: u64,
}

impl Queue {
    /// Lets something happen at a moment.
    pub(crate) fn push(&mut self, at_ms: u64, happening: Happening) {
        self.count += 1;
        self.waiting.insert((at_ms, self.count), happening);
    }

    /// The next thing, and its moment.
    pub(crate) fn pop(&mut self) -> Option<(u64, Happening)> {
        let ((at_ms, _), happening) = self.waiting.pop_first()?;
        Some((at_ms, happening))
    }
}
