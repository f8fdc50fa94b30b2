//! Serves the page and answers the API: one program, nothing else needed.
//!
//! [`run`] is the whole server; [`router`] is what it answers, to be called without a socket.
//!
//! Every limit is in [`Limits`], every route in `router.rs`, and every header that protects the
//! page in `headers.rs`.
#![forbid(unsafe_code)]

mod app;
mod error;
mod headers;
mod http;
mod listen;
mod options;
mod page;
mod router;
mod signals;

use std::net::SocketAddr;

use tokio::net::TcpListener;

pub use app::App;
pub use error::ServeError;
pub use listen::serve;
pub use options::{Limits, Options};
pub use page::{File, Page};
pub use router::router;

/// Listens, and serves a page until the process is asked to end.
///
/// `announce` gets the address as soon as connections are accepted, with the port that the system
/// chose if the one asked for is 0.
///
/// # Errors
/// [`ServeError`] if the address is not available, or the signals that end the server cannot be
/// received.
pub async fn run(
    page: Page,
    options: Options,
    announce: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let address = options.address;
    let unavailable = |source| ServeError::from_bind(address, source);
    let listener = TcpListener::bind(address).await.map_err(unavailable)?;
    let bound = listener.local_addr().map_err(unavailable)?;
    let stop = signals::listen().map_err(ServeError::Signals)?;
    announce(bound);
    let app = App::new(page).with_tables(options.tables);
    let router = router(app, &options.limits);
    serve(listener, router, &options.limits, stop).await;
    Ok(())
}
