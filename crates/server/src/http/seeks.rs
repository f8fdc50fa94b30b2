//! `/api/seeks` and `/api/pairing`: the lobby, in which anybody can play whoever waits.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use game::online::SeatWish;
use protocol::online::{Code, Me};
use serde::{Deserialize, Serialize};
use store::Player;

use super::invitations::{Begun, Offered, begin, check_room, week_from};
use super::me::me;
use super::{Body, NO_STORE, answer};
use crate::app::App;
use crate::error::ApiError;
use crate::online::{Online, Seek, SeekState, Session, Visitor, now_ms, secret, session, sha256};

#[derive(Deserialize)]
pub(crate) struct Asked {
    /// The seek of whoever asks, which stays for some seconds more.
    keep: Option<String>,
}

#[derive(Serialize)]
struct ShownSeek {
    id: String,
    by: Me,
    terms: String,
    own: bool,
}

#[derive(Serialize)]
struct Shown {
    seeks: Vec<ShownSeek>,
    /// `open`, `begun` or `gone`: the state of the seek to be kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    kept: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
}

/// Lists who waits. Sets no cookie.
pub(crate) async fn list(
    State(app): State<App>,
    headers: HeaderMap,
    Query(Asked { keep }): Query<Asked>,
) -> Result<Response, ApiError> {
    let online = app.online()?;
    let known = session(online, &headers, &app.site).await?;
    let player = known.as_ref().map(|known| &known.player);
    if let Some(player) = player {
        online.count(player.id)?;
        no_children(player)?;
    }
    let now_ms = now_ms();
    let kept = keep.map(|id| {
        player.map_or(SeekState::Gone, |player| {
            online.seeks.keep(&id, player.id, now_ms)
        })
    });
    let shown = |seek: Seek| ShownSeek {
        own: player.is_some_and(|player| player.id == seek.by.id),
        by: me(&seek.by),
        terms: seek.terms.to_string(),
        id: seek.id,
    };
    let (kept, game) = match kept {
        None => (None, None),
        Some(SeekState::Open | SeekState::Beginning) => (Some("open"), None),
        Some(SeekState::Begun(game)) => (Some("begun"), Some(game.to_string())),
        Some(SeekState::Gone) => (Some("gone"), None),
    };
    let shown = Shown {
        seeks: online.seeks.open(now_ms).into_iter().map(shown).collect(),
        kept,
        game,
    };
    Ok((NO_STORE, Json(shown)).into_response())
}

#[derive(Serialize)]
struct Waits {
    id: String,
}

/// Lets a player wait for anybody who wants these terms.
pub(crate) async fn make(
    State(app): State<App>,
    visitor: Visitor,
    Body(offered): Body<Offered>,
) -> Result<Response, ApiError> {
    let online = app.online()?;
    let (session, seek) = wanted(&app, online, &visitor, offered).await?;
    let id = online.seeks.add(seek, now_ms())?;
    Ok(answer(&session, Json(Waits { id })))
}

/// Begins a game with whoever waits for the same terms, seats by lot; else lets the player wait.
pub(crate) async fn pair(
    State(app): State<App>,
    visitor: Visitor,
    Body(offered): Body<Offered>,
) -> Result<Response, ApiError> {
    let online = app.online()?;
    let (session, mut seek) = wanted(&app, online, &visitor, offered).await?;
    seek.terms.seat = SeatWish::Lot;
    let fits = online
        .seeks
        .take_like(&seek.terms, session.player.id, now_ms());
    if let Some(fits) = fits {
        let begun = begin_with(online, &session, fits).await?;
        return Ok(answer(&session, Json(begun)));
    }
    let id = online.seeks.add(seek, now_ms())?;
    Ok(answer(&session, Json(Waits { id })))
}

/// Begins a game with a player who waits.
pub(crate) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let online = app.online()?;
    let session = online.guest(&visitor, &app.site).await?;
    let player = &session.player;
    no_children(player)?;
    check_room(online, player.id).await?;
    let seek = online.seeks.take(&id, player.id, now_ms())?;
    let begun = begin_with(online, &session, seek).await?;
    Ok(answer(&session, Json(begun)))
}

/// Ends a player's own wait.
pub(crate) async fn withdraw(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let online = app.online()?;
    if let Some(known) = session(online, &headers, &app.site).await? {
        online.seeks.withdraw(&id, known.player.id, now_ms());
    }
    Ok((StatusCode::NO_CONTENT, NO_STORE).into_response())
}

/// Refuses children, who play only with whom they know.
fn no_children(player: &Player) -> Result<(), ApiError> {
    if player.kid {
        let why = "children play with whom they have invited, or were invited by";
        return Err(ApiError::Refused(Code::Child, why.to_owned()));
    }
    Ok(())
}

/// The player who asks, and the seek for it, which is not in the lobby yet.
async fn wanted(
    app: &App,
    online: &Online,
    visitor: &Visitor,
    offered: Offered,
) -> Result<(Session, Seek), ApiError> {
    let terms = offered.terms()?;
    let session = online.guest(visitor, &app.site).await?;
    let by = session.player.clone();
    no_children(&by)?;
    if terms.kid {
        let why = "a game of children is for whom they have invited; write `\"kid\": false`";
        return Err(ApiError::Refused(Code::Child, why.to_owned()));
    }
    check_room(online, by.id).await?;
    let id = secret();
    Ok((session, Seek { id, by, terms }))
}

/// Begins the game of a seek that was taken; it is open again if that fails.
async fn begin_with(online: &Online, session: &Session, seek: Seek) -> Result<Begun, ApiError> {
    let begun = async {
        let by = seek.by.id;
        let hash = sha256(&seek.id);
        let text = seek.terms.to_string();
        let times = week_from(now_ms());
        // The game begins as any invitation does; this one was never open to be counted.
        online
            .store
            .invite(hash.clone(), by, text, times, u32::MAX)
            .await?;
        begin(online, hash, seek.terms.clone(), by, session.player.id).await
    };
    match begun.await {
        Ok((game, begun)) => {
            if !seek.terms.private
                && let Err(denied) = online.store.list(game).await
            {
                tracing::warn!(%game, %denied, "a game is not in the list");
            }
            online.seeks.begin(&seek, session.player.id, game, now_ms());
            Ok(begun)
        }
        Err(error) => {
            online.seeks.give_back(&seek.id, now_ms());
            Err(error)
        }
    }
}
