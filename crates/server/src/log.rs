//! The log of requests: each has a number, which the client gets, too, and a line whose level depends on
//! the cause. Nothing of a request is told but its method and path, without the names of invitations:
//! whoever knows one may take it.

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
    let path = told(uri.path());
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

/// A path as the log may have it.
fn told(path: &str) -> &str {
    for root in ["/api/invitations/", "/api/seeks/", "/i/"] {
        if path.starts_with(root) {
            return root;
        }
    }
    path.get(..PATH_MAX).unwrap_or(path)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_reads_an_invitation_in_the_log() {
        for (path, expected) in [
            ("/api/invitations/0123456789/accept", "/api/invitations/"),
            ("/api/seeks/0123456789/join", "/api/seeks/"),
            ("/i/0123456789", "/i/"),
            ("/api/invitations", "/api/invitations"),
            ("/api/games/1", "/api/games/1"),
        ] {
            assert_eq!(told(path), expected);
        }
        assert_eq!(told(&"/a".repeat(PATH_MAX)).len(), PATH_MAX);
    }
}
