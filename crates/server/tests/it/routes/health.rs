//! `/api/health`, and what is not there.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

use super::{call, get};

#[tokio::test]
async fn health_says_which_server_it_is() {
    let answer = get("/api/health", &[]).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.header("content-type"), "application/json");
    assert_eq!(answer.header("cache-control"), "no-store");
    let expected = json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") });
    assert_eq!(
        serde_json::from_str::<Value>(&answer.body).unwrap(),
        expected
    );
}

#[tokio::test]
async fn unknown_routes_are_refused_in_json() {
    for path in ["/api", "/api/", "/api/healthy", "/api/health/more"] {
        let answer = get(path, &[]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(
            answer.body, r#"{"error":"there is no such address"}"#,
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_large_body_is_refused_before_it_is_read() {
    for path in ["/api/health", "/api/unknown", "/"] {
        let request = Request::post(path).header("content-length", 1_000_000);
        let answer = call(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(
            answer.body, r#"{"error":"the body of the request is too large"}"#,
            "{path}"
        );
    }
}
