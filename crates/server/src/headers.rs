//! The headers that protect the page.

use axum::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, HeaderValue, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::response::Response;

/// Everything comes from this server and nothing is written into the page's text, so that a
/// sentence that reaches the page can never run. `wasm-unsafe-eval` allows WebAssembly only.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; \
    connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// For what can be opened or run by itself. WebAssembly cannot: what holds for it is the policy of
/// the script that loads it, and it comes in so many parts that this would be a tenth of them.
const OPENED: [(HeaderName, HeaderValue); 3] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

const ALWAYS: [(HeaderName, HeaderValue); 2] = [
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// Adds the headers to an answer.
pub(crate) async fn protect(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.extend(ALWAYS);
    if headers
        .get(CONTENT_TYPE)
        .is_none_or(|kind| kind != "application/wasm")
    {
        headers.extend(OPENED);
    }
    response
}
