//! `/api/games`: games online by HTTP, for networks that block sockets and for programs.

use std::time::Duration;

use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use game::Game;
use game::online::GameId;
use hall::PlayerId;
use protocol::online::{
    ClientMessage, Code, GameObject, Here, ServerMessage, WatchedGame, WireCommand, WireEvent,
    read_id,
};
use rules::{Position, Side};
use serde::{Deserialize, Serialize};
use store::GameRow;

use super::{Body, NO_STORE};
use crate::app::App;
use crate::error::ApiError;
use crate::online::{Visitor, check_origin, open_socket, secret, session, sha256};

/// The longest time for which a request for events waits.
const WAIT_MAX_S: u64 = 25;
/// The longest time for one that does not wait.
const AT_ONCE: Duration = Duration::from_secs(5);
/// The longest time until a command is answered.
const ANSWER: Duration = Duration::from_secs(10);
/// The games of one answer.
const LIST_MAX: u32 = 50;
/// The games of anybody that are shown.
const SHOWN_MAX: u32 = 6;

type Who = Option<(PlayerId, String, bool)>;

async fn who(app: &App, headers: &HeaderMap) -> Result<Who, ApiError> {
    let known = session(app.online()?, headers, &app.site).await?;
    Ok(known.map(|known| known.seated()))
}

fn id_of(text: &str) -> Result<GameId, ApiError> {
    read_id(text).map_err(|_| no_such_game())
}

fn no_such_game() -> ApiError {
    ApiError::Refused(Code::NoSuchGame, "there is no such game".to_owned())
}

/// Opens a socket. It needs no cookie: whoever has done nothing online yet looks on.
pub(crate) async fn socket(
    State(app): State<App>,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let online = app.online()?;
    check_origin(&visitor.headers, &app.site)?;
    let who = who(&app, &visitor.headers).await?;
    let player = who.as_ref().map(|(player, ..)| *player);
    let place = app
        .crowd
        .enter(visitor.origin, player)
        .ok_or(ApiError::Busy)?;
    Ok(open_socket(upgrade, online.clone(), who, place))
}

#[derive(Deserialize)]
pub(crate) struct Listed {
    before: Option<u64>,
    limit: Option<u32>,
}

#[derive(Serialize)]
struct Row {
    id: String,
    terms: String,
    begun_ms: u64,
    names: [String; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    you: Option<&'static str>,
    ply: u64,
    position: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    due_ms: Option<u64>,
    state: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<String>,
}

#[derive(Serialize)]
struct Rows {
    games: Vec<Row>,
}

/// The games of the player, the newest first.
pub(crate) async fn list(
    State(app): State<App>,
    headers: HeaderMap,
    Query(asked): Query<Listed>,
) -> Result<Response, ApiError> {
    let who = who(&app, &headers).await?;
    let games = match who {
        None => Vec::new(),
        Some((player, ..)) => {
            let before = asked.before.unwrap_or(u64::MAX);
            let most = asked.limit.unwrap_or(LIST_MAX).min(LIST_MAX);
            app.online()?.store.games_of(player, before, most).await?
        }
    };
    Ok(rows(games))
}

fn rows(games: Vec<GameRow>) -> Response {
    let row = |game: GameRow| Row {
        id: game.id.to_string(),
        terms: game.terms,
        begun_ms: game.begun_ms,
        names: game.names,
        you: game.you.map(Side::name),
        ply: game.ply,
        position: game.position,
        due_ms: game.due_ms,
        state: game.state,
        winner: game.winner,
    };
    let games = games.into_iter().map(row).collect();
    (NO_STORE, Json(Rows { games })).into_response()
}

/// The games that began in the lobby, for anybody to watch; none for children.
pub(crate) async fn listed(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let who = who(&app, &headers).await?;
    let is_kid = who.is_some_and(|(.., is_kid)| is_kid);
    let games = if is_kid {
        Vec::new()
    } else {
        app.online()?.store.games_listed(SHOWN_MAX).await?
    };
    Ok(rows(games))
}

/// Asks the hall for a game from an event on; returns the first answer that `answer` takes.
async fn watch<T>(
    app: &App,
    who: Who,
    id: GameId,
    after: u64,
    patience: Duration,
    mut answer: impl FnMut(&ServerMessage) -> Option<T>,
) -> Result<Option<T>, ApiError> {
    let g = id.to_string();
    let message = ClientMessage::Watch(WatchedGame { g, after });
    let found = app
        .online()?
        .ask_once(who, message, patience, |message| match message {
            ServerMessage::No { refused, .. } => Some(Err(ApiError::Refused(
                refused.code,
                refused.sentence.clone(),
            ))),
            message => answer(message).map(Ok),
        })
        .await?;
    found.transpose()
}

async fn whole(app: &App, headers: &HeaderMap, id: &str) -> Result<GameObject, ApiError> {
    let id = id_of(id)?;
    let who = who(app, headers).await?;
    let found = watch(app, who, id, 0, ANSWER, |message| match message {
        ServerMessage::Game { game } => Some(GameObject::clone(game)),
        _ => None,
    });
    found.await?.ok_or(ApiError::Slow)
}

pub(crate) async fn show(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let game = whole(&app, &headers, &id).await?;
    Ok((NO_STORE, Json(game)).into_response())
}

/// The record of a game, as everywhere else.
pub(crate) async fn record(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let object = whole(&app, &headers, &id).await?;
    let record = record_of(&object).map_err(|error| ApiError::wrong(&error))?;
    Ok((NO_STORE, record).into_response())
}

fn record_of(object: &GameObject) -> Result<String, String> {
    let terms: game::online::Terms = object.terms.parse().map_err(|error| format!("{error}"))?;
    let start: Position = terms.start;
    let mut game = Game::new(start);
    for text in object.line.split_whitespace() {
        game.make(text).map_err(|error| error.to_string())?;
    }
    // Ends by their rules need no word of their own; those that records do not know have none.
    if let Some(why) = &object.why {
        let _ = game.make(why);
    }
    let mut record = game::Record::new(game);
    for side in Side::BOTH {
        let name = object.seats[side].name.clone();
        record
            .set_tag(
                if side == Side::South {
                    "South"
                } else {
                    "North"
                },
                &name,
            )
            .map_err(|error| error.to_string())?;
    }
    Ok(record.to_string())
}

#[derive(Deserialize)]
pub(crate) struct Events {
    #[serde(default)]
    after: u64,
    #[serde(default)]
    wait: u64,
}

#[derive(Serialize)]
struct Told {
    n: u64,
    e: Vec<WireEvent>,
    #[serde(skip_serializing_if = "Option::is_none")]
    here: Option<Here>,
}

/// The events after a number, and who is there; waits for one if there is none yet, or until others
/// are there than at first.
pub(crate) async fn events(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(asked): Query<Events>,
) -> Result<Response, ApiError> {
    let id = id_of(&id)?;
    let who = who(&app, &headers).await?;
    let is_waiting = asked.wait > 0;
    let patience = if is_waiting {
        Duration::from_secs(asked.wait.min(WAIT_MAX_S))
    } else {
        AT_ONCE
    };
    let mut events: Option<(u64, Vec<WireEvent>)> = None;
    let mut here: Option<Here> = None;
    let told = watch(&app, who, id, asked.after, patience, |message| {
        match message {
            ServerMessage::Ev { n, e, .. } => {
                events.get_or_insert_with(|| (*n, e.clone()));
            }
            // Comes behind what is there already.
            ServerMessage::Here(now) => {
                let before = here.replace(now.clone());
                let is_news = before.is_some_and(|before| now.differs(&before));
                return (is_news || !is_waiting || events.is_some()).then_some(());
            }
            _ => {}
        }
        (events.is_some() && here.is_some()).then_some(())
    });
    told.await?;
    let (n, e) = events.unwrap_or((asked.after + 1, Vec::new()));
    Ok((NO_STORE, Json(Told { n, e, here })).into_response())
}

#[derive(Deserialize)]
pub(crate) struct Done {
    key: String,
    c: WireCommand,
}

/// One command of a player.
pub(crate) async fn command(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Body(Done { key, c }): Body<Done>,
) -> Result<Response, ApiError> {
    let id = id_of(&id)?;
    let who = who(&app, &headers).await?;
    if let Some((player, ..)) = &who {
        app.online()?.count(*player)?;
    }
    let g = id.to_string();
    let message = ClientMessage::Do { g, key, c };
    message.check().map_err(|error| ApiError::wrong(&error))?;
    let answered = app
        .online()?
        .ask_once(who, message, ANSWER, |message| match message {
            ServerMessage::Ack { .. } | ServerMessage::No { .. } => Some(message.clone()),
            _ => None,
        })
        .await?;
    match answered {
        Some(ServerMessage::No { refused, .. }) => {
            Err(ApiError::Refused(refused.code, refused.sentence))
        }
        Some(ack) => Ok((NO_STORE, Json(ack)).into_response()),
        None => Err(ApiError::Slow),
    }
}

#[derive(Deserialize)]
pub(crate) struct Bearer {
    secret: String,
}

#[derive(Serialize)]
struct Seated {
    you: &'static str,
}

/// A seat goes to whoever has its secret: another browser, or the same one without its cookie.
pub(crate) async fn seat(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(Bearer { secret }): Body<Bearer>,
) -> Result<Response, ApiError> {
    let id = id_of(&id)?;
    let online = app.online()?;
    let session = online.guest(&visitor, &app.site).await?;
    for side in Side::BOTH {
        let hash = sha256(&secret);
        match online.store.seat(id, side, hash, session.player.id).await {
            Ok(()) => {
                online.reread(id);
                let you = side.name();
                return Ok(super::answer(&session, Json(Seated { you })));
            }
            Err(store::Denied::Missing) => {}
            Err(denied) => return Err(denied.into()),
        }
    }
    let why = "this link does not give a seat, or the seat is yours already".to_owned();
    Err(ApiError::Refused(Code::NotSeated, why))
}

#[derive(Serialize)]
struct SeatLink {
    seat_link: String,
}

/// A new link that gives the player's seat back; an earlier one is void.
pub(crate) async fn seat_link(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let id = id_of(&id)?;
    let online = app.online()?;
    let who = who(&app, &headers).await?;
    let (player, ..) = who.ok_or_else(no_such_game)?;
    let secret = secret();
    online.store.new_secret(id, player, sha256(&secret)).await?;
    let seat_link = format!("/g/{id}#{secret}");
    Ok((StatusCode::OK, NO_STORE, Json(SeatLink { seat_link })).into_response())
}
