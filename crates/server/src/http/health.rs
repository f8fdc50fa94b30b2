//! `GET /api/health`: is the server there, and which one is it?

use axum::Json;
use axum::http::HeaderName;
use axum::http::header::CACHE_CONTROL;
use serde::Serialize;

#[derive(Serialize)]
pub(crate) struct Health {
    status: &'static str,
    version: &'static str,
}

pub(crate) async fn show() -> ([(HeaderName, &'static str); 1], Json<Health>) {
    let health = Health {
        status: "ok",
        version: env!("CARGO_PKG_VERSION"),
    };
    ([(CACHE_CONTROL, "no-store")], Json(health))
}
