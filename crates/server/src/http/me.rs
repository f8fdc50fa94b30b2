//! `/api/online` and `/api/me`: the player behind a browser.

use axum::Json;
use axum::extract::State;
use axum::http::header::HOST;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use protocol::online::{Code, Me, VERSION};
use serde::{Deserialize, Serialize};
use store::Player;

use super::{Body, NO_STORE, answer};
use crate::app::App;
use crate::error::ApiError;
use crate::online::{Visitor, clear_cookie, is_child_name, is_name, now_ms, session};

#[derive(Serialize)]
struct Known {
    v: u32,
    now: u64,
    me: Option<Me>,
    loopback: bool,
    host: String,
}

pub(crate) fn me(player: &Player) -> Me {
    Me {
        id: player.id.to_string(),
        name: player.name.clone(),
        kid: player.kid,
    }
}

/// Says that games can be played online here, and for whom the browser stands. Sets no cookie.
pub(crate) async fn online(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let online = app.online()?;
    let known = session(online, &headers, &app.site).await?;
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let answer = Known {
        v: VERSION,
        now: now_ms(),
        me: known.map(|known| me(&known.player)),
        loopback: app.is_loopback,
        host: host.unwrap_or_default().to_owned(),
    };
    Ok((NO_STORE, Json(answer)).into_response())
}

/// All that is kept of a player, in numbers.
#[derive(Debug, Default, Serialize)]
struct Mine {
    me: Option<Me>,
    games: u64,
    browsers: u64,
    open_invitations: u64,
}

/// Says what is kept of the player for whom the browser stands; nothing of nobody. Sets no cookie.
pub(crate) async fn kept(State(app): State<App>, headers: HeaderMap) -> Result<Response, ApiError> {
    let online = app.online()?;
    let Some(known) = session(online, &headers, &app.site).await? else {
        return Ok((NO_STORE, Json(Mine::default())).into_response());
    };
    online.count(known.player.id)?;
    let kept = online.store.kept_of(known.player.id).await?;
    let mine = Mine {
        me: Some(me(&known.player)),
        games: kept.games,
        browsers: kept.browsers,
        open_invitations: kept.open_invitations,
    };
    Ok((NO_STORE, Json(mine)).into_response())
}

#[derive(Deserialize)]
pub(crate) struct Change {
    name: Option<String>,
    kid: Option<bool>,
}

/// Gives the player another name, or makes it a child's profile.
pub(crate) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    Body(change): Body<Change>,
) -> Result<Response, ApiError> {
    let online = app.online()?;
    let session = online.guest(&visitor, &app.site).await?;
    let kid = change.kid.unwrap_or(session.player.kid);
    let name = change.name.unwrap_or_else(|| session.player.name.clone());
    let is_allowed = if kid {
        is_child_name(&name)
    } else {
        is_name(&name)
    };
    if !is_allowed {
        let why = if kid {
            "a child's name is a colour and a bird, as in `Blue Heron`"
        } else {
            "a name has 2 to 20 letters, with single blanks, hyphens, apostrophes or full stops"
        };
        return Err(ApiError::Refused(Code::BadMessage, why.to_owned()));
    }
    online
        .store
        .rename(session.player.id, name.clone(), kid)
        .await?;
    let changed = Player {
        name,
        kid,
        ..session.player.clone()
    };
    Ok(answer(&session, Json(me(&changed))))
}

/// Deletes the player: name and browsers go, games stay with nobody's name.
pub(crate) async fn delete(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let online = app.online()?;
    if let Some(known) = session(online, &headers, &app.site).await? {
        online.store.forget(known.player.id).await?;
        online.dismiss(known.player.id);
    }
    let cookie = [clear_cookie(&app.site)];
    Ok((StatusCode::NO_CONTENT, NO_STORE, cookie).into_response())
}
