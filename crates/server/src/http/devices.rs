//! `/api/devices`: the same player on another device.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};

use super::{Body, NO_STORE, answer};
use crate::app::App;
use crate::error::ApiError;
use crate::online::{Visitor, now_ms, secret, sha256};

/// The time for which a code is of use.
const LIFE_MS: u64 = 5 * 60 * 1_000;

#[derive(Deserialize, Serialize)]
pub(crate) struct Code {
    code: String,
}

/// A code for one use in five minutes, in place of an earlier one.
pub(crate) async fn code(State(app): State<App>, visitor: Visitor) -> Result<Response, ApiError> {
    let online = app.online()?;
    let session = online.guest(&visitor, &app.site).await?;
    let code = secret();
    let expires_ms = now_ms() + LIFE_MS;
    let player = session.player.id;
    online
        .store
        .add_code(sha256(&code), player, expires_ms)
        .await?;
    Ok(answer(&session, Json(Code { code })))
}

/// The browser stands for the player of the code from now on.
pub(crate) async fn claim(
    State(app): State<App>,
    Body(Code { code }): Body<Code>,
) -> Result<Response, ApiError> {
    let cookie = [app.online()?.claim(&code, &app.site).await?];
    Ok((StatusCode::NO_CONTENT, NO_STORE, cookie).into_response())
}
