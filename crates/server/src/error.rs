//! The errors of starting the server, and those of requests.

use std::any::Any;
use std::error::Error;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use axum::Json;
use axum::http::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::online::Code;
use store::{Denied, StoreError};
use thiserror::Error;
use tokio::task::JoinError;

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
    /// The folder of the tables cannot be read.
    #[error("cannot read the folder of tables {}", folder.display())]
    Tables {
        /// The folder.
        folder: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// The system allows too few files to be open at a time.
    #[error(
        "this program may have {allowed} files open at a time, and needs at least {needed}; \
         `ulimit -n {needed}` allows more"
    )]
    Files {
        /// The number that is allowed.
        allowed: usize,
        /// The least that is enough.
        needed: usize,
    },
    /// The folder of games online cannot be used.
    #[error("cannot keep games online in {}", folder.display())]
    Store {
        /// The folder.
        folder: PathBuf,
        /// The reason.
        source: StoreError,
    },
    /// The system gives no threads.
    #[error("cannot start threads")]
    Threads(#[source] io::Error),
}

impl ServeError {
    pub(crate) fn from_bind(address: SocketAddr, source: io::Error) -> Self {
        match source.kind() {
            io::ErrorKind::AddrInUse => Self::InUse { address },
            _ => Self::Listen { address, source },
        }
    }
}

/// The cause of an error, for the log.
#[derive(Clone, Debug)]
pub(crate) struct Cause(pub(crate) Arc<dyn Error + Send + Sync>);

/// The reason why a request has no better answer.
#[derive(Clone, Debug, Error)]
pub(crate) enum ApiError {
    #[error("{0}")]
    Wrong(String),
    #[error("no table here covers this position")]
    Uncovered,
    #[error("the table that covers this position is damaged")]
    Damaged(Arc<dyn Error + Send + Sync>),
    #[error("there is no such address")]
    NotFound,
    #[error("this address can only be read")]
    ReadOnly,
    /// A command or a request online, with the code of the reason.
    #[error("{1}")]
    Refused(Code, String),
    #[error("this request does not come from the page of this server")]
    OtherOrigin,
    #[error("games are not played online here: the server was started without a folder for them")]
    Offline,
    #[error("this server has another name")]
    OtherHost,
    #[error("this file has another version here")]
    OtherVersion,
    #[error("too many ask at the same time; please come back in a moment")]
    Busy,
    #[error("the answer takes too long")]
    Slow,
    #[error("a fault of the server; its log has more, under the number in `x-request-id`")]
    Failed(Arc<dyn Error + Send + Sync>),
}

/// The message of a panic.
#[derive(Debug, Error)]
#[error("{0}")]
struct Panicked(String);

/// The letters of a message that repeats what was asked; what is longer is cut.
const LETTERS_MAX: usize = 500;
/// The methods that every address knows.
pub(crate) const METHODS: HeaderValue = HeaderValue::from_static("GET, HEAD, OPTIONS");
/// The seconds after which a client may come back.
const LATER: HeaderValue = HeaderValue::from_static("5");

impl ApiError {
    /// The error of a request that asks for what cannot be.
    pub(crate) fn wrong(why: &impl fmt::Display) -> Self {
        let mut text = why.to_string();
        if let Some((end, _)) = text.char_indices().nth(LETTERS_MAX) {
            text.truncate(end);
            text.push('…');
        }
        Self::Wrong(text)
    }

    /// The error of a request whose work has panicked.
    pub(crate) fn panicked(panic: &(dyn Any + Send)) -> Self {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        let text = text.unwrap_or("a panic without a message");
        Self::Failed(Arc::new(Panicked(text.to_owned())))
    }

    /// The error of a request whose work has ended before its time.
    pub(crate) fn failed(error: JoinError) -> Self {
        match error.try_into_panic() {
            Ok(panic) => Self::panicked(&*panic),
            Err(error) => Self::Failed(Arc::new(error)),
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Self::Wrong(_) => StatusCode::BAD_REQUEST,
            Self::NotFound | Self::Uncovered | Self::Offline => StatusCode::NOT_FOUND,
            Self::Refused(code, _) => status_of(*code),
            Self::OtherOrigin => StatusCode::FORBIDDEN,
            Self::Damaged(_) | Self::Failed(_) => StatusCode::INTERNAL_SERVER_ERROR,
            Self::ReadOnly => StatusCode::METHOD_NOT_ALLOWED,
            Self::OtherHost => StatusCode::MISDIRECTED_REQUEST,
            Self::OtherVersion => StatusCode::PRECONDITION_FAILED,
            Self::Busy | Self::Slow => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

fn status_of(code: Code) -> StatusCode {
    match code {
        Code::NotSeated | Code::OwnInvitation | Code::Child => StatusCode::FORBIDDEN,
        Code::OtherName => StatusCode::MISDIRECTED_REQUEST,
        Code::NoSuchGame => StatusCode::NOT_FOUND,
        Code::TooOften => StatusCode::TOO_MANY_REQUESTS,
        Code::Busy | Code::Paused => StatusCode::SERVICE_UNAVAILABLE,
        Code::BadMessage | Code::Version => StatusCode::BAD_REQUEST,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Taken | Code::Expired => StatusCode::GONE,
        Code::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        Code::NotYourTurn
        | Code::Stale
        | Code::Illegal
        | Code::Over
        | Code::NoSuchOffer
        | Code::TooLate
        | Code::Closed => StatusCode::CONFLICT,
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        Self::Failed(Arc::new(error))
    }
}

impl From<Denied> for ApiError {
    fn from(denied: Denied) -> Self {
        let refused = |code, why: &str| Self::Refused(code, why.to_owned());
        match denied {
            Denied::Taken => refused(Code::Taken, "somebody else has taken this invitation"),
            Denied::Expired => refused(Code::Expired, "this invitation is not open any more"),
            Denied::Missing => refused(Code::NoSuchGame, "there is no such thing of yours"),
            Denied::TooMany => {
                let why = "you have too many open invitations; withdraw one of them first";
                refused(Code::TooOften, why)
            }
            Denied::Stale => refused(Code::Stale, "something else came before"),
            Denied::Busy => Self::Busy,
            Denied::Failed => refused(
                Code::Paused,
                "the server cannot keep anything at the moment",
            ),
        }
    }
}

/// The body of every refusal.
#[derive(serde::Serialize)]
struct Refusal {
    error: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<Code>,
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let code = match &self {
            Self::Refused(code, _) => Some(*code),
            Self::Wrong(_) => Some(Code::BadMessage),
            Self::Busy | Self::Slow => Some(Code::Busy),
            Self::OtherHost => Some(Code::OtherName),
            _ => None,
        };
        let mut response = refusal(self.status(), self.to_string(), code);
        match self {
            Self::Damaged(cause) | Self::Failed(cause) => {
                response.extensions_mut().insert(Cause(cause));
            }
            Self::ReadOnly => {
                response.headers_mut().insert(ALLOW, METHODS);
            }
            Self::Busy | Self::Refused(Code::Busy | Code::Paused | Code::TooOften, _) => {
                response.headers_mut().insert(RETRY_AFTER, LATER);
            }
            Self::Wrong(_)
            | Self::Uncovered
            | Self::NotFound
            | Self::Refused(..)
            | Self::OtherOrigin
            | Self::Offline
            | Self::OtherHost
            | Self::OtherVersion
            | Self::Slow => {}
        }
        response
    }
}

fn refusal(status: StatusCode, error: String, code: Option<Code>) -> Response {
    let body = Json(Refusal { error, code });
    (status, [(CACHE_CONTROL, "no-store")], body).into_response()
}

/// Gives the refusals of libraries, which are empty or plain text, the form of all others.
pub(crate) fn in_json(response: Response) -> Response {
    let status = response.status();
    let is_refusal = status.is_client_error() || status.is_server_error();
    let content_type = response.headers().get(CONTENT_TYPE);
    let is_ours = content_type.is_some_and(|it| !it.as_bytes().starts_with(b"text/plain"));
    if !is_refusal || is_ours {
        return response;
    }
    let why = match status {
        StatusCode::PAYLOAD_TOO_LARGE => "the body of the request is too large",
        StatusCode::REQUEST_TIMEOUT => "the request took too long to come in",
        _ => status.canonical_reason().unwrap_or("refused"),
    };
    refusal(status, why.to_owned(), None)
}
