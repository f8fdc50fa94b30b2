//! Requests to the server, and its answers.

use std::pin::Pin;

use protocol::online::{Here, SeatObject, WireEvent};
use rules::Side;
use words::Words;

use super::json::{self, Json, Read};
use crate::device::net;

/// The longest time until a request is answered, which is more than the server takes.
const ANSWER_MS: u32 = 12_000;

/// The server, as it describes itself.
#[derive(Clone, Debug)]
pub(super) struct Status {
    /// Only this device reaches the server.
    pub(super) loopback: bool,
    /// The host by which other devices reach it.
    pub(super) host: String,
}

impl Read for Status {
    fn read(json: &Json) -> Option<Status> {
        Some(Status {
            loopback: json.bool("loopback").unwrap_or_default(),
            host: json.text("host").unwrap_or_default(),
        })
    }
}

/// An invitation.
#[derive(Clone, Debug)]
pub(super) struct InvitationObject {
    pub(super) by: SeatObject,
    pub(super) terms: String,
    /// `open`, `taken`, `withdrawn` or `expired`.
    pub(super) state: String,
    /// Whether whoever asks has made it.
    pub(super) own: bool,
    /// Whether somebody else has had it before them.
    pub(super) opened: bool,
    /// The game that began with it, for its players.
    pub(super) game: Option<String>,
}

impl Read for InvitationObject {
    fn read(json: &Json) -> Option<InvitationObject> {
        Some(InvitationObject {
            by: json.read("by")?,
            terms: json.text("terms")?,
            state: json.text("state")?,
            own: json.bool("own").unwrap_or_default(),
            opened: json.bool("opened").unwrap_or_default(),
            game: json.text("game"),
        })
    }
}

/// A game that has begun.
#[derive(Clone, Debug)]
pub(super) struct Begun {
    pub(super) game: String,
    pub(super) seat_link: String,
}

impl Read for Begun {
    fn read(json: &Json) -> Option<Begun> {
        Some(Begun {
            game: json.text("game")?,
            seat_link: json.text("seat_link").unwrap_or_default(),
        })
    }
}

/// The answer to whoever wants to play anybody.
#[derive(Clone, Debug)]
pub(super) enum Paired {
    /// A game that has begun.
    Begun(Begun),
    /// The wait for somebody, by its id.
    Waits(String),
}

impl Read for Paired {
    fn read(json: &Json) -> Option<Paired> {
        let waits = json.text("id").map(Paired::Waits);
        waits.or_else(|| Begun::read(json).map(Paired::Begun))
    }
}

/// A player who waits for anybody.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Seek {
    pub(super) id: String,
    pub(super) by: SeatObject,
    pub(super) terms: String,
    /// Whether it is whoever asks.
    pub(super) own: bool,
}

impl Read for Seek {
    fn read(json: &Json) -> Option<Seek> {
        Some(Seek {
            id: json.text("id")?,
            by: json.read("by")?,
            terms: json.text("terms")?,
            own: json.bool("own").unwrap_or_default(),
        })
    }
}

/// The lobby, and what has become of one's own wait there.
#[derive(Clone, Debug)]
pub(super) struct Lobby {
    pub(super) seeks: Vec<Seek>,
    /// `open`, `begun` or `gone`.
    pub(super) kept: Option<String>,
    /// The game that began.
    pub(super) game: Option<String>,
}

impl Read for Lobby {
    fn read(json: &Json) -> Option<Lobby> {
        Some(Lobby {
            seeks: json.read("seeks")?,
            kept: json.text("kept"),
            game: json.text("game"),
        })
    }
}

/// A game in a list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Listed {
    pub(super) id: String,
    pub(super) terms: String,
    pub(super) begun_ms: u64,
    /// The players, South first.
    pub(super) names: [String; 2],
    /// The seat of whoever asks; empty in a game of others.
    pub(super) you: String,
    /// The position on the board; empty from a server that does not tell it.
    pub(super) position: String,
    /// `playing`, `over` or `aborted`.
    pub(super) state: String,
    /// The seat of the winner, once somebody has won.
    pub(super) winner: Option<String>,
}

impl Listed {
    /// The name of the other player, as the server has it.
    pub(super) fn other(&self) -> &str {
        &self.names[usize::from(self.you == Side::South.name())]
    }
}

impl Read for Listed {
    fn read(json: &Json) -> Option<Listed> {
        Some(Listed {
            id: json.text("id")?,
            terms: json.text("terms")?,
            begun_ms: json.number("begun_ms").unwrap_or_default(),
            names: json.both("names", Json::as_text)?,
            you: json.text("you").unwrap_or_default(),
            position: json.text("position").unwrap_or_default(),
            state: json.text("state")?,
            winner: json.text("winner"),
        })
    }
}

/// Events after a number, and who is there.
#[derive(Clone, Debug)]
pub(super) struct Events {
    pub(super) n: u64,
    pub(super) e: Vec<WireEvent>,
    pub(super) here: Option<Here>,
}

impl Read for Events {
    fn read(json: &Json) -> Option<Events> {
        Some(Events {
            n: json.number("n")?,
            e: json.read("e")?,
            here: json.read("here"),
        })
    }
}

/// The reason why there is no answer, or not the one hoped for.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Trouble {
    /// There is no server, or no way to it.
    Away,
    /// The server refuses: its word for that, and its sentence.
    Refused(String, String),
}

impl Trouble {
    /// The sentence for whoever plays.
    pub(super) fn told(&self, words: Words) -> String {
        match self {
            Trouble::Away if net::is_offline() => words.text("online-offline"),
            Trouble::Away => words.text("online-no-server"),
            Trouble::Refused(code, _) => told(code, words),
        }
    }
}

/// The words of the server for which there is a sentence.
const CODES: [&str; 17] = [
    "not-your-turn",
    "stale",
    "illegal",
    "over",
    "not-seated",
    "no-such-game",
    "no-such-offer",
    "too-often",
    "too-late",
    "busy",
    "paused",
    "broken",
    "child",
    "taken",
    "expired",
    "closed",
    "other-name",
];

/// A refusal in a sentence.
pub(super) fn told(code: &str, words: Words) -> String {
    if CODES.contains(&code) {
        words.text(&format!("refused-{code}"))
    } else {
        words.text("refused-otherwise")
    }
}

/// An answer of the server.
pub(super) type Answer = Result<Json, Trouble>;

/// Asks the server; the body is JSON.
pub(super) fn ask(method: &'static str, path: &str, body: Option<String>) -> Asking {
    ask_within(method, path, body, ANSWER_MS)
}

/// A request under way. One type for all keeps the program small.
pub(super) type Asking = Pin<Box<dyn Future<Output = Answer>>>;

/// The same with another longest time.
pub(super) fn ask_within(
    method: &'static str,
    path: &str,
    body: Option<String>,
    ms_max: u32,
) -> Asking {
    let path = path.to_owned();
    Box::pin(async move {
        let (status, text) = net::ask(method, &path, body.as_deref(), ms_max)
            .await
            .ok_or(Trouble::Away)?;
        let json = if text.is_empty() {
            Some(Json::Null)
        } else {
            Json::parse(&text)
        };
        let json = json.ok_or(Trouble::Away)?;
        if (200..300).contains(&status) {
            return Ok(json);
        }
        // What is no refusal of ours is the answer of a server that has no games.
        let refusal = json.text("code").zip(json.text("error"));
        Err(refusal.map_or(Trouble::Away, |(code, why)| Trouble::Refused(code, why)))
    })
}

/// The answer as what it stands for.
pub(super) fn read<T: Read>(answer: Answer) -> Result<T, Trouble> {
    T::read(&answer?).ok_or(Trouble::Away)
}

/// A text of the answer.
pub(super) fn text(answer: Answer, name: &str) -> Result<String, Trouble> {
    answer?.text(name).ok_or(Trouble::Away)
}

pub(super) fn get(path: &str) -> Asking {
    ask("GET", path, None)
}

/// Sends an object of these fields, each of which is JSON.
pub(super) fn post(path: &str, fields: &[(&str, String)]) -> Asking {
    ask("POST", path, Some(json::object(fields)))
}
