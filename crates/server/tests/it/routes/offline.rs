//! What browsers ask for to install the page and to keep it.

use axum::body::Body;
use axum::http::Request;
use server::{App, File, Limits, Options, Page};

use super::call_app;

#[tokio::test]
async fn the_service_worker_is_asked_for_again_and_what_it_keeps_is_not() {
    const FOR_EVER: &str = "public, max-age=31536000, immutable";
    for (path, content_type, cache) in [
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        (
            "/assets/manifest-1f.webmanifest",
            "application/manifest+json",
            FOR_EVER,
        ),
        ("/assets/icon-192-1f.png", "image/png", FOR_EVER),
        (
            "/assets/index-1f.html",
            "text/html; charset=utf-8",
            FOR_EVER,
        ),
    ] {
        let page = Page::new([File::new(path, b"content")]);
        let app = App::new(page, &Limits::default());
        let request = Request::get(path).body(Body::empty()).unwrap();
        let answer = call_app(app, &Options::default(), request).await;
        assert_eq!(answer.body, "content", "{path}");
        assert_eq!(answer.header("content-type"), content_type, "{path}");
        assert_eq!(answer.header("cache-control"), cache, "{path}");
        // A service worker obeys the policy of its own script.
        let policy = answer.header("content-security-policy");
        for allowed in [
            "worker-src 'self'",
            "manifest-src 'self'",
            "connect-src 'self'",
        ] {
            assert!(policy.contains(allowed), "{path}: {policy}");
        }
    }
}
