//! Serves the page and answers the API: one program, nothing else needed.
//!
//! [`run`] is the whole server; [`router`] is what it answers, to be called without a socket.
//!
//! Every limit is in [`Limits`], every route in `router.rs`, and every header that protects the
//! page in `headers.rs`.
#![forbid(unsafe_code)]

mod admit;
mod app;
mod error;
mod headers;
mod http;
mod listen;
mod log;
mod machine;
mod online;
mod options;
mod page;
mod places;
mod router;
mod signals;

use std::net::SocketAddr;

use axum::Router;
use axum::routing::get;
use store::{Durability, Store};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::mpsc;

pub use app::App;
pub use error::ServeError;
pub use listen::serve;
pub use online::Online;
pub use options::{Data, Limits, Options};
pub use page::{File, Page};
pub use router::router;

/// Listens, and serves a page until the process is asked to end.
///
/// `announce` gets the address as soon as connections are accepted, with the port that the system
/// chose if the one asked for is 0.
///
/// # Errors
/// [`ServeError`] if the address or the tables are not available, the machine gives too little, or
/// the signals that end the server cannot be received.
pub fn run(
    page: Page,
    mut options: Options,
    announce: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    // Without room for some files there would be no runtime, either.
    let allowed = machine::files_allowed();
    let wanted = options.limits.connections_max;
    machine::connections(allowed, 0, wanted)?;
    let mut app = App::new(page, &options.limits);
    if let Some(folder) = options.tables.take() {
        let tables = app.with_tables(&folder);
        app = tables.map_err(|source| ServeError::Tables { folder, source })?;
    }
    let (files, sockets) = (app.files(), options.limits.sockets_max);
    let connections = machine::connections(allowed, files, wanted)?;
    options.limits.connections_max = connections;
    options.limits.sockets_max = machine::sockets(allowed, files, connections, sockets);
    let runtime = Runtime::new().map_err(ServeError::Threads)?;
    runtime.block_on(async {
        let address = options.address;
        let unavailable = |source| ServeError::from_bind(address, source);
        let listener = TcpListener::bind(address).await.map_err(unavailable)?;
        let bound = listener.local_addr().map_err(unavailable)?;
        let stop = signals::listen().map_err(ServeError::Signals)?;
        let online = open(options.data.as_ref()).await?;
        if let Some(online) = &online {
            app = app.with_online(online.clone(), &options);
        }
        // It ends when the last sender is dropped.
        let (_measured, ending) = mpsc::channel(1);
        if let (Some(address), Some(online)) = (options.metrics, &online) {
            let unavailable = |source| ServeError::from_bind(address, source);
            let listener = TcpListener::bind(address).await.map_err(unavailable)?;
            tokio::spawn(tell_counts(listener, online.clone(), ending));
        }
        announce(bound);
        let routes = router(app, &options);
        serve(listener, routes, &options.limits, stop, online.as_ref()).await;
        Ok(())
    })
}

/// Answers `/metrics`, and nothing else, until `ending` has a message or no sender.
async fn tell_counts(listener: TcpListener, online: Online, ending: mpsc::Receiver<()>) {
    let metrics = online.metrics;
    let counts = async move || metrics.text();
    let routes = Router::new().route("/metrics", get(counts));
    serve(listener, routes, &Limits::default(), ending, None).await;
}

/// Opens the store of games online.
async fn open(data: Option<&Data>) -> Result<Option<Online>, ServeError> {
    let Some(Data {
        folder,
        is_optional,
    }) = data
    else {
        return Ok(None);
    };
    match Store::open(folder, Durability::Full).await {
        Ok(store) => {
            tracing::info!(folder = %folder.display(), "games online");
            Ok(Some(Online::start(store)))
        }
        Err(why) if *is_optional => {
            tracing::warn!(%why, "no games online");
            Ok(None)
        }
        Err(source) => Err(ServeError::Store {
            folder: folder.clone(),
            source,
        }),
    }
}
