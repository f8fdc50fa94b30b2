//! Requests that no address answers, and what every answer has.

use axum::body::Body;
use axum::http::{Request, StatusCode, Version};
use server::Options;
use tower::ServiceExt as _;

use super::{Answer, answer, app, call, call_app, get};

#[tokio::test]
async fn a_request_has_one_host() {
    let ask = async |version, hosts: &[&str]| {
        let request = Request::get("/").version(version);
        let request = hosts
            .iter()
            .fold(request, |request, host| request.header("host", *host));
        let router = server::router(app(), &Options::default());
        let response = router.oneshot(request.body(Body::empty()).unwrap());
        answer(response.await.unwrap()).await.status
    };
    assert_eq!(ask(Version::HTTP_11, &["a"]).await, StatusCode::OK);
    assert_eq!(ask(Version::HTTP_11, &[]).await, StatusCode::BAD_REQUEST);
    assert_eq!(
        ask(Version::HTTP_11, &["a", "b"]).await,
        StatusCode::BAD_REQUEST
    );
    assert_eq!(ask(Version::HTTP_10, &[]).await, StatusCode::OK);
}

/// A page elsewhere that gives its own name this server's address must not read from it.
#[tokio::test]
async fn only_the_names_of_the_server_are_answered() {
    let options = Options {
        hosts: vec!["mancala.example".to_owned()],
        ..Options::default()
    };
    for (host, status) in [
        ("mancala.example", StatusCode::OK),
        ("Mancala.Example:8080", StatusCode::OK),
        ("evil.example", StatusCode::MISDIRECTED_REQUEST),
        (
            "mancala.example.evil.example",
            StatusCode::MISDIRECTED_REQUEST,
        ),
    ] {
        let request = Request::get("/api/health").header("host", host);
        let request = request.body(Body::empty()).unwrap();
        let answer = call_app(app(), &options, request).await;
        assert_eq!(answer.status, status, "{host}");
    }
}

#[tokio::test]
async fn everything_can_only_be_read() {
    for path in ["/play", "/api/health", "/api/unknown"] {
        for method in ["POST", "PUT", "DELETE"] {
            let Answer {
                status,
                headers,
                body,
            } = call(request(method, path)).await;
            assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            assert_eq!(headers["allow"], "GET, HEAD, OPTIONS");
            assert_eq!(body, r#"{"error":"this address can only be read"}"#);
        }
        let options = call(request("OPTIONS", path)).await;
        assert_eq!(options.status, StatusCode::NO_CONTENT);
        assert_eq!(options.header("allow"), "GET, HEAD, OPTIONS");
    }
}

fn request(method: &str, path: &str) -> Request<Body> {
    let request = Request::builder().method(method).uri(path);
    request.body(Body::empty()).unwrap()
}

#[tokio::test]
async fn every_answer_has_a_number() {
    let number = async |path: &str| -> u64 {
        let answer = get(path, &[("x-request-id", "theirs")]).await;
        answer.header("x-request-id").parse().unwrap()
    };
    let first = number("/").await;
    assert!(number("/api/unknown").await > first);
}
