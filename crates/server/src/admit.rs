//! The requests that are answered at all: those that are meant for this server, and only read or come
//! from its own page. And the time for that.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::header::{ALLOW, HOST};
use axum::http::{Method, StatusCode, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time;

use crate::error::{ApiError, METHODS};
use crate::online::{self, Online, Site, check_origin, is_changing, is_online, origin_of};

/// The conditions of every answer.
#[derive(Debug)]
pub(crate) struct Terms {
    /// The names of the server; none stands for all.
    pub(crate) hosts: Vec<String>,
    pub(crate) answer_time: Duration,
    pub(crate) site: Arc<Site>,
    pub(crate) online: Option<Online>,
}

/// Refuses what no address answers, and what takes too long.
pub(crate) async fn admit(
    State(terms): State<Arc<Terms>>,
    request: Request,
    next: Next,
) -> Response {
    if let Err(refused) = check_host(&request, &terms.hosts) {
        return refused.into_response();
    }
    if let Some(online) = &terms.online
        && let Err(refused) = check_online(&request, online, &terms.site)
    {
        return refused.into_response();
    }
    match *request.method() {
        // The timer begins only where an answer has to wait, which a file never does.
        Method::GET | Method::HEAD => time::timeout(terms.answer_time, next.run(request))
            .await
            .unwrap_or_else(|_| ApiError::Slow.into_response()),
        Method::POST | Method::PATCH | Method::DELETE if is_changing(request.uri().path()) => {
            if let Err(refused) = check_origin(request.headers(), &terms.site) {
                return refused.into_response();
            }
            time::timeout(terms.answer_time, next.run(request))
                .await
                .unwrap_or_else(|_| ApiError::Slow.into_response())
        }
        Method::OPTIONS => (StatusCode::NO_CONTENT, [(ALLOW, METHODS)]).into_response(),
        _ => ApiError::ReadOnly.into_response(),
    }
}

/// Games online are played under names that nobody else can point here, and nobody asks without end.
fn check_online(request: &Request, online: &Online, site: &Site) -> Result<(), ApiError> {
    if !is_online(request.uri().path()) {
        return Ok(());
    }
    online::check_host(request.headers(), site)?;
    online.count_at(origin_of(request, site))
}

/// A request has one `Host` (RFC 9112, 3.2), which is a name of this server.
fn check_host(request: &Request, hosts: &[String]) -> Result<(), ApiError> {
    let mut given = request.headers().get_all(HOST).iter();
    let host = given.next();
    if given.next().is_some() || host.is_none() && request.version() >= Version::HTTP_11 {
        return Err(ApiError::wrong(&"a request needs one `Host`, no more"));
    }
    let host = host.and_then(|host| host.to_str().ok()).unwrap_or_default();
    let is_ours = |name: &String| name.eq_ignore_ascii_case(without_port(host));
    if hosts.is_empty() || hosts.iter().any(is_ours) {
        Ok(())
    } else {
        Err(ApiError::OtherHost)
    }
}

/// The name in a `Host`: `[::1]` of `[::1]:8080`.
fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::without_port;

    #[test]
    fn ports_are_no_part_of_a_name() {
        for (host, name) in [
            ("mancala.example", "mancala.example"),
            ("mancala.example:8080", "mancala.example"),
            ("127.0.0.1:80", "127.0.0.1"),
            ("[::1]", "[::1]"),
            ("[::1]:8080", "[::1]"),
            ("", ""),
        ] {
            assert_eq!(without_port(host), name);
        }
    }
}
