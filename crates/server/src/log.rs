//! The log of requests: each has a number, which the client gets, too, and a line whose level depends on
//! the cause. Nothing of a request is told but its method and path.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use tracing::{debug, error, warn};

use crate::error::{Cause, in_json};

/// The header with the number of a request.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// The letters of a path that are told.
const PATH_MAX: usize = 200;

/// Numbers requests from the start of the program.
static REQUESTS: AtomicU64 = AtomicU64::new(1);

/// Answers a request, and tells of it.
pub(crate) async fn tell(request: Request, next: Next) -> Response {
    let id = REQUESTS.fetch_add(1, Ordering::Relaxed);
    let begun = Instant::now();
    let (method, uri) = (request.method().clone(), request.uri().clone());
    let mut response = in_json(next.run(request).await);
    response
        .headers_mut()
        .insert(REQUEST_ID, HeaderValue::from(id));

    let status = response.status();
    let milliseconds = begun.elapsed().as_millis();
    // Written out by `?`: a line of the log stays one line.
    let path: &str = uri.path();
    let path = path.get(..PATH_MAX).unwrap_or(path);
    let status_code = status.as_u16();
    if let Some(Cause(cause)) = response.extensions().get() {
        error!(id, %method, ?path, status = status_code, milliseconds, %cause, "failed");
    } else if is_limit(status) {
        warn!(id, %method, ?path, status = status_code, milliseconds, "beyond a limit");
    } else if status.is_server_error() {
        error!(id, %method, ?path, status = status_code, milliseconds, "failed");
    } else {
        debug!(id, %method, ?path, status = status_code, milliseconds, "answered");
    }
    response
}

/// Whether a limit has refused a request.
fn is_limit(status: StatusCode) -> bool {
    matches!(
        status,
        StatusCode::REQUEST_TIMEOUT
            | StatusCode::PAYLOAD_TOO_LARGE
            | StatusCode::SERVICE_UNAVAILABLE
    )
}
