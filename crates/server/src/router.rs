//! Every route on one page.

use axum::Router;
use axum::http::StatusCode;
use axum::middleware::from_fn;
use axum::routing::{any, get};
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::{RequestBodyDeadlineLayer, TimeoutLayer};

use crate::app::App;
use crate::error::ApiError;
use crate::headers::protect;
use crate::http::{health, page, tables};
use crate::options::Limits;

/// The routes of the server. They need no socket: a test can call them like a function.
pub fn router(app: App, limits: &Limits) -> Router {
    let api = Router::new()
        .route("/health", get(health::show))
        .route("/tables/{game}", get(tables::show))
        .fallback(async || ApiError::NotFound);
    Router::new()
        .nest("/api", api)
        // The nest holds `/api` and all below it, but not this one.
        .route("/api/", any(async || ApiError::NotFound))
        .fallback(page::show)
        .with_state(app)
        .layer(RequestBodyLimitLayer::new(limits.body_bytes_max))
        .layer(RequestBodyDeadlineLayer::new(limits.body_time))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            limits.answer_time,
        ))
        // Outermost, so that refusals of the other layers are protected too.
        .layer(from_fn(protect))
}
