//! `GET /api/tables/{game}?position=…`: the exact value of a position and of each move, best
//! first.

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::HeaderName;
use axum::http::header::CACHE_CONTROL;
use protocol::tables::Looked;
use rules::{Position, RuleSet};
use serde::Deserialize;

use crate::app::App;
use crate::error::ApiError;

#[derive(Deserialize)]
pub(crate) struct Asked {
    /// The start of the game if nothing is said.
    position: Option<String>,
}

pub(crate) async fn show(
    State(app): State<App>,
    game: Result<Path<String>, PathRejection>,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<([(HeaderName, &'static str); 1], Json<Looked>), ApiError> {
    let Path(game) = game.map_err(|error| ApiError::wrong(&error))?;
    let Query(asked) = asked.map_err(|error| ApiError::wrong(&error))?;
    let rules: RuleSet = game.parse().map_err(|error| ApiError::wrong(&error))?;
    let position = match asked.position {
        None => Position::start(&rules),
        Some(text) => {
            Position::read(&text, &rules, true).map_err(|error| ApiError::wrong(&error))?
        }
    };
    let looked = app.look_up(position).await?;
    // Tables may be replaced by those with more seeds.
    Ok(([(CACHE_CONTROL, "no-cache")], Json(looked)))
}
