//! Messages from the server to a page.

use game::online::{GameId, Pace, Room};
use rules::Side;
use serde::{Deserialize, Serialize};

use super::event::WireEvent;
use super::limits::Limits;

/// The reason for which a command or a request is refused, as a word; a page has its own sentence
/// for each.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "each says itself, and `docs/online.md` says when"
)]
pub enum Code {
    NotYourTurn,
    Stale,
    Illegal,
    Over,
    NotSeated,
    NoSuchGame,
    NoSuchOffer,
    TooOften,
    TooLate,
    Busy,
    Paused,
    Broken,
    BadMessage,
    TooLarge,
    Version,
    Child,
    Taken,
    Expired,
    OwnInvitation,
    Closed,
    /// By requests only: games are not played under this name of the server.
    OtherName,
}

impl Code {
    /// The code of a refusal by the game.
    pub fn of(refusal: &game::online::Refusal) -> Code {
        use game::online::Refusal;
        match refusal {
            Refusal::NotYourTurn => Code::NotYourTurn,
            Refusal::Stale { .. } => Code::Stale,
            Refusal::Move(_) | Refusal::Round(_) | Refusal::Chosen => Code::Illegal,
            Refusal::Over => Code::Over,
            Refusal::NoSuchOffer => Code::NoSuchOffer,
            Refusal::TooOften => Code::TooOften,
            Refusal::TooLate { .. } => Code::TooLate,
            Refusal::Closed { .. } => Code::Closed,
        }
    }
}

/// A refusal: nothing has changed.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Refused {
    /// The reason as a word.
    pub code: Code,
    /// The reason as a sentence.
    #[serde(rename = "why")]
    pub sentence: String,
    /// The time after which it is worth trying again, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_ms: Option<u64>,
}

/// The player behind a page.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Me {
    /// The player.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether it is a child's profile.
    #[serde(default)]
    pub kid: bool,
}

/// A player at a board.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct SeatObject {
    /// The player.
    pub id: String,
    /// The name.
    pub name: String,
}

/// The clock of a game: what was left when each last played, and since when somebody's time runs.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct TimeObject {
    /// `none`, `clock` or `days`.
    pub kind: String,
    /// The time at the start, or for a turn, in milliseconds.
    pub base_ms: u64,
    /// The time added after a turn, in milliseconds.
    pub inc_ms: u64,
    /// The time left to South.
    pub south_ms: u64,
    /// The time left to North.
    pub north_ms: u64,
    /// The players whose time runs.
    pub running: Vec<String>,
    /// The moment from which it runs, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_ms: Option<u64>,
}

/// A game as a whole.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct GameObject {
    /// Its name.
    pub id: String,
    /// Its rules.
    pub game: String,
    /// The terms on which it is played, with its start.
    pub terms: String,
    /// The moment at which it began, in milliseconds since 1970.
    pub begun_ms: u64,
    /// The position on the board.
    pub position: String,
    /// `south`, `north`, `both` or `nobody`.
    pub to_move: String,
    /// `playing`, `over` or `aborted`.
    pub state: String,
    /// The number of the last event.
    pub seq: u64,
    /// The steps played.
    pub line: String,
    /// The players, South first.
    pub seats: [SeatObject; 2],
    /// The clock.
    pub clock: TimeObject,
    /// The winner, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
    /// The reason for the end, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// The rematch, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// The seat of whoever is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<String>,
}

/// The state of a room as one object, as this viewer may see it.
pub fn on_board(
    id: GameId,
    begun_ms: u64,
    room: &Room,
    seats: [SeatObject; 2],
    you: Option<Side>,
) -> GameObject {
    let name = |side: Side| side.name().to_owned();
    let end = room.end();
    let state = match end.map(|end| end.why) {
        None => "playing",
        Some(game::online::Why::Aborted) => "aborted",
        Some(_) => "over",
    };
    let to_move = match room.awaited() {
        [true, false] => "south",
        [false, true] => "north",
        [true, true] => "both",
        [false, false] => "nobody",
    };
    GameObject {
        id: id.to_string(),
        game: room.terms().rules().to_string(),
        terms: room.terms().to_string(),
        begun_ms,
        position: room.position().to_string(),
        to_move: to_move.to_owned(),
        state: state.to_owned(),
        seq: room.seq(),
        line: room.line(),
        seats,
        clock: time(room),
        winner: end.and_then(|end| end.winner).map(name),
        why: end.map(|end| end.why.name().to_owned()),
        next: room.next().map(|next| next.to_string()),
        you: you.map(name),
    }
}

fn time(room: &Room) -> TimeObject {
    let clock = room.clock();
    let [south_ms, north_ms] = clock.left_ms();
    let pace = room.terms().pace;
    let (kind, inc_ms) = match pace {
        Pace::Free => ("none", 0),
        Pace::Clock { increment_s, .. } => ("clock", u64::from(increment_s) * 1_000),
        Pace::Days(_) => ("days", 0),
    };
    let running: Vec<Side> = Side::BOTH
        .into_iter()
        .filter(|&side| clock.runs(side))
        .collect();
    TimeObject {
        kind: kind.to_owned(),
        base_ms: pace.first_ms(),
        inc_ms,
        south_ms,
        north_ms,
        at_ms: running.first().and_then(|&side| clock.since_ms(side)),
        running: running.iter().map(|side| side.name().to_owned()).collect(),
    }
}

/// A player who has gone away.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Gone {
    /// The seat.
    pub seat: String,
    /// The time for which they have been away, in milliseconds.
    pub for_ms: u64,
    /// The time after which the other may claim the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim_ms: Option<u64>,
}

/// The presence of players and others; the latest counts.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Here {
    /// The game.
    pub g: String,
    /// Whether South is there.
    pub south: bool,
    /// Whether North is there.
    pub north: bool,
    /// The number of those who look on.
    pub watching: usize,
    /// A player who has gone away during the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gone: Option<Gone>,
}

impl Here {
    /// Whether other people are there, or gone, than in `other`, whatever time has passed.
    pub fn differs(&self, other: &Here) -> bool {
        self.people() != other.people()
    }

    fn people(&self) -> (bool, bool, usize, Option<&str>) {
        let gone = self.gone.as_ref().map(|gone| gone.seat.as_str());
        (self.south, self.north, self.watching, gone)
    }
}

/// Something that happened elsewhere to the player behind a page.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum You {
    /// Somebody has an invitation before them for the first time, and may take it.
    Opened,
    /// Somebody has taken an invitation.
    Taken {
        /// The game that has begun.
        game: String,
    },
}

/// The last message of a socket.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Bye {
    /// The reason, as a word.
    pub code: String,
    /// The time after which the page may come back, in milliseconds.
    pub retry_ms: u64,
}

/// A message from the server.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The answer to `hello`.
    Welcome {
        /// The player behind the page; nothing for somebody who has done nothing online yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        me: Option<Me>,
        /// The time of the server, in milliseconds since 1970.
        now: u64,
        /// The limits to keep; nothing from a server of before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        limits: Option<Limits>,
    },
    /// A game as a whole, before its events.
    Game {
        /// The game.
        game: Box<GameObject>,
    },
    /// Events in order, none skipped.
    Ev {
        /// The game.
        g: String,
        /// The number of the first of them.
        n: u64,
        /// The events.
        e: Vec<WireEvent>,
    },
    /// A command was carried out, and is on the disk.
    Ack {
        /// The game.
        g: String,
        /// The name of the intention.
        key: String,
        /// The number of its first event.
        n: u64,
    },
    /// A command was refused; nothing has changed.
    No {
        /// The game.
        g: String,
        /// The name of the intention; empty for what was no command.
        key: String,
        /// The reason.
        #[serde(flatten)]
        refused: Refused,
        /// The number of the last event.
        n: u64,
    },
    /// Who is there; the latest counts.
    Here(Here),
    /// Something happened elsewhere.
    You {
        /// What it is.
        #[serde(flatten)]
        news: You,
    },
    /// The answer to `ping`.
    Pong {
        /// The number of the `ping`.
        id: u64,
        /// The time of the server, in milliseconds since 1970.
        now: u64,
    },
    /// The socket is closed after this.
    Bye(Bye),
}
