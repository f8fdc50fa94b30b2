//! Every route on one page.

use std::any::Any;
use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{any, delete, get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::RequestBodyDeadlineLayer;

use crate::admit::{Terms, admit};
use crate::app::App;
use crate::error::ApiError;
use crate::headers::protect;
use crate::http::{devices, export, games, health, invitations, me, page, seeks, tables};
use crate::online::{Online, Site};
use crate::options::Options;

/// The routes of the server. They need no socket: a test can call them like a function.
pub fn router(app: App, options: &Options) -> Router {
    let api = Router::new()
        .route("/health", get(health::show))
        .route("/tables/{game}", get(tables::show))
        .route("/ready", get(health::ready))
        .route("/online", get(me::online))
        .route("/me", get(me::kept).patch(me::change).delete(me::delete))
        .route("/me/export", get(export::export))
        .route("/invitations", post(invitations::make))
        .route(
            "/invitations/{id}",
            get(invitations::show).delete(invitations::withdraw),
        )
        .route("/invitations/{id}/accept", post(invitations::accept))
        .route("/seeks", get(seeks::list).post(seeks::make))
        .route("/seeks/{id}", delete(seeks::withdraw))
        .route("/seeks/{id}/join", post(seeks::join))
        .route("/pairing", post(seeks::pair))
        .route("/devices/code", post(devices::code))
        .route("/devices/claim", post(devices::claim))
        .route("/socket", get(games::socket))
        .route("/games", get(games::list))
        .route("/games/listed", get(games::listed))
        .route("/games/{id}", get(games::show))
        .route("/games/{id}/record", get(games::record))
        .route("/games/{id}/events", get(games::events))
        .route("/games/{id}/do", post(games::command))
        .route("/games/{id}/seat", post(games::seat))
        .route("/games/{id}/seat-link", post(games::seat_link))
        .fallback(async || ApiError::NotFound);
    let site = Arc::clone(&app.site);
    let online = app.online().ok().cloned();
    let routes = Router::new()
        .nest("/api", api)
        // The nest holds `/api` and all below it, but not this one.
        .route("/api/", any(async || ApiError::NotFound))
        .fallback(page::show)
        .with_state(app);
    layered(routes, options, site, online)
}

/// Puts what holds for every request around the routes.
fn layered(routes: Router, options: &Options, site: Arc<Site>, online: Option<Online>) -> Router {
    let limits = &options.limits;
    let terms = Terms {
        hosts: options.hosts.clone(),
        answer_time: limits.answer_time,
        site,
        online,
    };
    let admit = from_fn_with_state(Arc::new(terms), admit);
    // The router boxes what each call of `layer` adds: one call costs least.
    routes.layer(admit).layer((
        // Outermost, so that refusals of the other layers are told and protected too.
        from_fn(protect),
        CatchPanicLayer::custom(panicked),
        RequestBodyDeadlineLayer::new(limits.body_time),
        RequestBodyLimitLayer::new(limits.body_bytes_max),
    ))
}

/// A panic is an error of its request alone.
#[expect(clippy::needless_pass_by_value, reason = "the layer hands it over")]
fn panicked(panic: Box<dyn Any + Send>) -> Response {
    ApiError::panicked(&*panic).into_response()
}

#[cfg(test)]
mod tests {
    use std::future::pending;
    use std::time::Duration;

    use axum::body::Body;
    use axum::http::header::{CONTENT_TYPE, HOST};
    use axum::http::{Request, StatusCode};
    use tower::ServiceExt as _;

    use super::*;

    #[tokio::test]
    async fn a_panic_is_an_error_of_its_request_alone() {
        let routes = Router::new()
            .route("/panic", get(async || -> StatusCode { panic!("a secret") }))
            .route("/fine", get(async || StatusCode::OK));
        let service = layered(routes, &Options::default(), Arc::default(), None);
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

    #[tokio::test]
    async fn an_answer_that_takes_too_long_is_given_up() {
        let mut options = Options::default();
        options.limits.answer_time = Duration::from_millis(20);
        let routes = Router::new().route("/slow", get(pending::<StatusCode>));
        let request = Request::get("/slow").header(HOST, "a");
        let request = request.body(Body::empty()).unwrap();
        let answer = layered(routes, &options, Arc::default(), None)
            .oneshot(request)
            .await
            .unwrap();
        assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(answer.headers()[CONTENT_TYPE], "application/json");
        assert!(answer.headers().contains_key("x-content-type-options"));
    }
}
