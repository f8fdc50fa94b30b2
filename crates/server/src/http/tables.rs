//! `GET /api/tables/{game}?position=…`: the exact value of a position and of each move, best
//! first.

use axum::Json;
use axum::extract::{Path, Query, State};
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
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<Looked>, ApiError> {
    let wrong = |error: &dyn std::error::Error| ApiError::Wrong(error.to_string());
    let rules: RuleSet = game.parse().map_err(|error| wrong(&error))?;
    let position = match asked.position {
        None => Position::start(&rules),
        Some(text) => Position::read(&text, &rules, true).map_err(|error| wrong(&error))?,
    };
    // A file that is not in memory yet is read from the disk.
    let found = tokio::task::spawn_blocking(move || {
        let tables = app.tables(&rules)?;
        let found = tables.look_up(&position).map_err(|_| ApiError::Damaged)?;
        let found = found.ok_or(ApiError::Uncovered)?;
        Ok(Looked::new(&position, found.value, &found.moves))
    });
    found.await.map_err(|_| ApiError::Damaged)?.map(Json)
}
