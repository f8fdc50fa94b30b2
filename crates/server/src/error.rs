//! The errors of starting the server, and those of requests.

use std::io;
use std::net::SocketAddr;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use thiserror::Error;

/// The reason why the server did not start.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address is in use, most often by the server itself, started twice.
    #[error(
        "{address} is in use, perhaps by a server that still runs; \
         choose another port, for example --addr {}:{}",
        address.ip(),
        address.port().wrapping_add(1)
    )]
    InUse {
        /// The address to listen on.
        address: SocketAddr,
    },
    /// The system has no such address or does not allow it.
    #[error("cannot listen on {address}")]
    Listen {
        /// The address to listen on.
        address: SocketAddr,
        /// The error of the system.
        source: io::Error,
    },
    /// The signals are not available, without which the server could not end cleanly.
    #[error("cannot listen for the signals that end the server")]
    Signals(#[source] io::Error),
}

impl ServeError {
    pub(crate) fn from_bind(address: SocketAddr, source: io::Error) -> Self {
        match source.kind() {
            io::ErrorKind::AddrInUse => Self::InUse { address },
            _ => Self::Listen { address, source },
        }
    }
}

/// The reason why a request has no better answer.
#[derive(Clone, Debug, Error)]
pub(crate) enum ApiError {
    #[error("{0}")]
    Wrong(String),
    #[error("no table here covers this position")]
    Uncovered,
    #[error("the table that covers this position is damaged")]
    Damaged,
    #[error("there is no such address")]
    NotFound,
    #[error("this address can only be read")]
    ReadOnly,
}

impl ApiError {
    fn status(&self) -> StatusCode {
        match self {
            Self::Wrong(_) => StatusCode::BAD_REQUEST,
            Self::NotFound | Self::Uncovered => StatusCode::NOT_FOUND,
            Self::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
            Self::ReadOnly => StatusCode::METHOD_NOT_ALLOWED,
        }
    }
}

/// The body of every refusal.
#[derive(serde::Serialize)]
struct Refusal {
    error: String,
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (
            self.status(),
            Json(Refusal {
                error: self.to_string(),
            }),
        )
            .into_response()
    }
}
