//! What reaches a hall, and what it wants done.

use std::fmt;

use game::online::{Event, GameId, Terms, Why};
use protocol::online::{ClientMessage, Key, ServerMessage, You};
use rules::Side;

/// The number of a socket; none is given twice.
pub type Conn = u64;

/// The number of a player.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct PlayerId(pub u64);

/// Sixteen hexadecimal digits.
impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A player at a board.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Seat {
    /// The player.
    pub player: PlayerId,
    /// The name.
    pub name: String,
}

/// An event as it is kept.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Entry {
    /// The moment, in milliseconds since 1970.
    pub at_ms: u64,
    /// The name of the intention that it is the first event of, and whose that was.
    pub key: Option<(Key, Side)>,
    /// The event.
    pub event: Event,
}

/// A game as it is kept.
#[derive(Clone, Debug)]
pub struct Stored {
    /// The terms on which it is played.
    pub terms: Terms,
    /// The moment at which it began, in milliseconds since 1970.
    pub begun_ms: u64,
    /// The players, South first.
    pub seats: [Seat; 2],
    /// Its events, from the first one on.
    pub entries: Vec<Entry>,
}

/// A game that begins.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Its name.
    pub id: GameId,
    /// The terms on which it is played.
    pub terms: Terms,
    /// The moment at which it begins, in milliseconds since 1970.
    pub begun_ms: u64,
    /// The players, South first.
    pub seats: [PlayerId; 2],
}

/// The state of a game beside its events, for questions about many games.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Row {
    /// The number of steps.
    pub ply: usize,
    /// The position on the board.
    pub position: String,
    /// The moment at which something happens if nobody does anything.
    pub due_ms: Option<u64>,
    /// The winner, the reason and the moment of the end.
    pub end: Option<(Option<Side>, Why, u64)>,
    /// The rematch.
    pub next: Option<GameId>,
}

/// Events to be kept, all or none, and only if the last one kept is number `after`.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The number of the event that they follow.
    pub after: u64,
    /// The events.
    pub entries: Vec<Entry>,
    /// The state they lead to.
    pub row: Row,
    /// A game that begins with them.
    pub next: Option<NewGame>,
}

/// The reason why events were not kept, or a game not loaded.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Fault {
    /// Others were kept before.
    Stale,
    /// Too much is waiting.
    Busy,
    /// The disk failed: whether they are kept is not known.
    Failed,
    /// What is kept cannot be read.
    Broken,
}

/// Something that reaches a hall.
#[derive(Debug)]
pub enum Input {
    /// A socket was opened.
    Open {
        /// The socket.
        conn: Conn,
        /// The player behind it, and the name; `None` for somebody who only looks on.
        player: Option<(PlayerId, String, bool)>,
    },
    /// A message came in.
    Say {
        /// The socket.
        conn: Conn,
        /// The message, which was checked.
        message: ClientMessage,
        /// The time that a message needs there and back, as measured.
        lag_ms: u64,
    },
    /// A socket was closed.
    Close {
        /// The socket.
        conn: Conn,
    },
    /// A socket does not take what it is told: too much waits for it.
    Slow {
        /// The socket.
        conn: Conn,
    },
    /// A socket has taken what was left for it after [`Effect::Skip`], and takes news again.
    Drained {
        /// The socket.
        conn: Conn,
    },
    /// A game was loaded, or there is none of that name.
    Loaded {
        /// The game.
        game: GameId,
        /// The game as it is kept.
        found: Result<Option<Box<Stored>>, Fault>,
    },
    /// Events were kept, or not.
    Kept {
        /// The game.
        game: GameId,
        /// Whether they are on the disk.
        result: Result<(), Fault>,
    },
    /// Something happened elsewhere to a player.
    Tell {
        /// The player.
        player: PlayerId,
        /// What it is.
        news: You,
    },
    /// A player is none any more.
    Forgotten {
        /// The player.
        player: PlayerId,
    },
    /// A game that nobody has open may have run out of time.
    Look {
        /// The game.
        game: GameId,
    },
    /// The players of a game have changed.
    Reread {
        /// The game.
        game: GameId,
    },
    /// Time has passed: at [`Hall::wake_ms`](crate::Hall::wake_ms), and every second.
    Tick,
}

/// Something that a hall wants done, in this order.
#[derive(Debug)]
pub enum Effect {
    /// To send a message.
    Send {
        /// The sockets.
        to: Vec<Conn>,
        /// The message.
        message: ServerMessage,
    },
    /// To throw away what waits for a socket of the state of games, and what comes of it, until it has
    /// taken the rest; to answer with [`Input::Drained`] then.
    Skip {
        /// The socket.
        conn: Conn,
    },
    /// To load a game, and answer with [`Input::Loaded`].
    Load(GameId),
    /// To keep events, and answer with [`Input::Kept`].
    Append(Box<Append>),
    /// To close a socket, after what was sent to it.
    Close {
        /// The socket.
        conn: Conn,
        /// The code.
        code: u16,
    },
}
