//! `GET /api/health`: is the server there, which one is it, and are its tables whole?

use axum::Json;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderName, StatusCode};
use serde::Serialize;

use crate::app::App;
use crate::error::ApiError;

#[derive(Serialize)]
pub(crate) struct Health {
    status: &'static str,
    version: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tables: Vec<TablesOf>,
}

/// The tables of a game.
#[derive(Serialize)]
struct TablesOf {
    game: String,
    /// The most seeds that are covered; nothing if no table can be used.
    seeds: Option<usize>,
    /// Whether the table of one seed more is there and cannot be used.
    damaged: bool,
}

pub(crate) async fn show(
    State(app): State<App>,
) -> ([(HeaderName, &'static str); 1], Json<Health>) {
    let tables = app.tables().map(|(game, of)| TablesOf {
        game: game.clone(),
        seeds: of.tables.seeds_max(),
        damaged: of.fault.is_some(),
    });
    let health = Health {
        status: "ok",
        version: env!("CARGO_PKG_VERSION"),
        tables: tables.collect(),
    };
    ([(CACHE_CONTROL, "no-store")], Json(health))
}

/// Whether the server takes games online: for whatever stands in front of it.
pub(crate) async fn ready(State(app): State<App>) -> Result<StatusCode, ApiError> {
    app.online().map(|_| StatusCode::NO_CONTENT)
}
