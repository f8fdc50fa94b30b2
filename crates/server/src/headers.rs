//! The headers that protect the page. What is no request of HTTP is answered by the library `hyper`,
//! without them, but also without a body.

use axum::extract::Request;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::Next;
use axum::response::Response;

use crate::log::tell;

/// The address of the board for other pages: they may show it, and nothing else of this server.
const EMBED: &str = "/embed";

/// The content security policy. Everything comes from this server and nothing is written into the
/// page's text, so that a sentence that reaches the page can never run. `wasm-unsafe-eval` allows
/// WebAssembly only. The argument says which pages may embed this one.
macro_rules! policy {
    ($ancestors:literal) => {
        HeaderValue::from_static(concat!(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; ",
            "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; ",
            "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; ",
            "frame-ancestors ",
            $ancestors
        ))
    };
}
const ALONE: HeaderValue = policy!("'none'");
const ANYWHERE: HeaderValue = policy!("*");

const ALWAYS: [(HeaderName, HeaderValue); 5] = [
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    // What the page never asks for, nobody can ask for in its name.
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static(
            "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), \
             usb=()",
        ),
    ),
];

/// Answers a request with these headers, and tells of it: a layer of its own for each would cost a
/// tenth of the speed.
pub(crate) async fn protect(request: Request, next: Next) -> Response {
    let policy = if request.uri().path().trim_end_matches('/') == EMBED {
        ANYWHERE
    } else {
        ALONE
    };
    let mut response = tell(request, next).await;
    let headers = response.headers_mut();
    headers.extend(ALWAYS);
    headers.insert(CONTENT_SECURITY_POLICY, policy);
    response
}
