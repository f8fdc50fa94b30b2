//! Requests to the server, and its answers.

use protocol::online::{GameObject, Here, SeatObject, WireEvent};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use words::Words;

use crate::device::net;

/// The longest time until a request is answered, which is more than the server takes.
const ANSWER_MS: u32 = 12_000;

/// The server, as it describes itself.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Status {
    /// Only this device reaches the server.
    #[serde(default)]
    pub(super) loopback: bool,
    /// The host by which other devices reach it.
    #[serde(default)]
    pub(super) host: String,
}

/// An invitation.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct InvitationObject {
    pub(super) by: SeatObject,
    pub(super) terms: String,
    /// `open`, `taken`, `withdrawn` or `expired`.
    pub(super) state: String,
    /// Whether whoever asks has made it.
    #[serde(default)]
    pub(super) own: bool,
    /// The game that began with it, for its players.
    #[serde(default)]
    pub(super) game: Option<String>,
}

/// A new invitation.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Invited {
    pub(super) id: String,
}

/// A game that has begun.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Begun {
    pub(super) game: String,
    #[serde(default)]
    pub(super) seat_link: String,
}

/// The link to a seat.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct SeatLink {
    pub(super) seat_link: String,
}

/// A seat that was given back.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Seated {}

/// A game in the list of one's own.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Listed {
    pub(super) id: String,
    pub(super) terms: String,
    #[serde(default)]
    pub(super) begun_ms: u64,
    /// The players, South first.
    pub(super) names: Vec<String>,
    /// The seat of whoever asks.
    #[serde(default)]
    pub(super) you: String,
    /// `playing`, `over` or `aborted`.
    pub(super) state: String,
}

/// One's own games.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct List {
    pub(super) games: Vec<Listed>,
}

/// A command that was carried out.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct Done {
    /// The number of its first event.
    pub(super) n: u64,
}

/// Events after a number, and who is there.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Events {
    pub(super) n: u64,
    pub(super) e: Vec<WireEvent>,
    #[serde(default)]
    pub(super) here: Option<Here>,
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

#[derive(Deserialize)]
struct Refusal {
    error: String,
    code: String,
}

/// Asks the server; the body is JSON.
pub(super) async fn ask<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<T, Trouble> {
    ask_within(method, path, body, ANSWER_MS).await
}

/// The same with another longest time.
pub(super) async fn ask_within<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<String>,
    ms_max: u32,
) -> Result<T, Trouble> {
    let (status, text) = net::ask(method, path, body.as_deref(), ms_max)
        .await
        .ok_or(Trouble::Away)?;
    if (200..300).contains(&status) {
        let text = if text.is_empty() { "null" } else { &text };
        return serde_json::from_str(text).map_err(|_| Trouble::Away);
    }
    let refusal: Option<Refusal> = serde_json::from_str(&text).ok();
    // What is no refusal of ours is the answer of a server that has no games.
    Err(refusal.map_or(Trouble::Away, |refusal| {
        Trouble::Refused(refusal.code, refusal.error)
    }))
}

pub(super) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Trouble> {
    ask("GET", path, None).await
}

pub(super) async fn post<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
) -> Result<T, Trouble> {
    let body = serde_json::to_string(body).map_err(|_| Trouble::Away)?;
    ask("POST", path, Some(body)).await
}

/// The game as a whole.
pub(super) async fn game(id: &str) -> Result<GameObject, Trouble> {
    get(&format!("/api/games/{id}")).await
}
