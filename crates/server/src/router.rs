//! Every route on one page.

use std::any::Any;

use axum::Router;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{any, get};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::{RequestBodyDeadlineLayer, TimeoutLayer};

use crate::admit::admit;
use crate::app::App;
use crate::error::ApiError;
use crate::headers::protect;
use crate::http::{health, page, tables};
use crate::options::Options;

/// The routes of the server. They need no socket: a test can call them like a function.
pub fn router(app: App, options: &Options) -> Router {
    let api = Router::new()
        .route("/health", get(health::show))
        .route("/tables/{game}", get(tables::show))
        .fallback(async || ApiError::NotFound);
    let routes = Router::new()
        .nest("/api", api)
        // The nest holds `/api` and all below it, but not this one.
        .route("/api/", any(async || ApiError::NotFound))
        .fallback(page::show)
        .with_state(app);
    layered(routes, options)
}

/// Puts what holds for every request around the routes.
fn layered(routes: Router, options: &Options) -> Router {
    let limits = &options.limits;
    routes
        .layer(from_fn_with_state(options.hosts.clone().into(), admit))
        .layer(RequestBodyLimitLayer::new(limits.body_bytes_max))
        .layer(RequestBodyDeadlineLayer::new(limits.body_time))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            limits.answer_time,
        ))
        .layer(CatchPanicLayer::custom(panicked))
        // Outermost, so that refusals of the other layers are told and protected too.
        .layer(from_fn(protect))
}

/// A panic is an error of its request alone.
#[expect(clippy::needless_pass_by_value, reason = "the layer hands it over")]
fn panicked(panic: Box<dyn Any + Send>) -> Response {
    ApiError::panicked(&*panic).into_response()
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::http::Request;
    use axum::http::header::{CONTENT_TYPE, HOST};
    use tower::ServiceExt as _;

    use super::*;

    #[tokio::test]
    async fn a_panic_is_an_error_of_its_request_alone() {
        let routes = Router::new()
            .route("/panic", get(async || -> StatusCode { panic!("a secret") }))
            .route("/fine", get(async || StatusCode::OK));
        let service = layered(routes, &Options::default());
        let ask = async |path: &str| {
            let request = Request::get(path).header(HOST, "a");
            let request = request.body(Body::empty()).unwrap();
            service.clone().oneshot(request).await.unwrap()
        };
        let failed = ask("/panic").await;
        assert_eq!(failed.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(failed.headers()[CONTENT_TYPE], "application/json");
        assert!(failed.headers().contains_key("x-request-id"));
        let body = axum::body::to_bytes(failed.into_body(), 1000)
            .await
            .unwrap();
        let body = String::from_utf8(body.to_vec()).unwrap();
        assert!(
            body.contains("x-request-id") && !body.contains("secret"),
            "{body}"
        );
        assert_eq!(ask("/fine").await.status(), StatusCode::OK);
    }
}
