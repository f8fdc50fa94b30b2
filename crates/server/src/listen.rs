//! Connections: their number, their time limits, and their end.
//!
//! `axum::serve` sets neither timeouts nor a limit of connections, so this is its loop with both.
//! Only HTTP/1 is spoken: browsers speak nothing else without TLS.

use std::io::Write as _;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time;
use tokio_io_timeout::TimeoutStream;

use crate::options::Limits;

/// The largest header of a request, with its first line. The address of a page holds a whole
/// game, so this is generous.
const HEADER_BYTES_MAX: usize = 64 * 1024;
/// Said to whom comes when all connections are taken.
const BUSY: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\n\
    Content-Type: text/plain\r\nContent-Length: 18\r\n\r\ntoo many visitors\n";
/// The pause when the system has no more connections to give, because it is out of files.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// Serves until `stop` completes, then lets requests in progress end within `limits.end_time`.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: &Limits,
    stop: impl Future<Output = ()>,
) {
    let mut stop = pin!(stop);
    // Dropping the sender tells every connection to end.
    let (running, ending) = watch::channel(());
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            () = &mut stop => break,
            Some(_) = connections.join_next() => {}
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) if connections.len() < limits.connections_max => {
                    let connection = connection(stream, router.clone(), limits, ending.clone());
                    connections.spawn(connection);
                }
                Ok((stream, _)) => refuse(stream),
                // A client that left early is no reason to wait, but the other reasons are.
                Err(_) => time::sleep(ACCEPT_PAUSE).await,
            }
        }
    }
    drop(listener);
    drop(running);
    let all_ended = async { while connections.join_next().await.is_some() {} };
    if time::timeout(limits.end_time, all_ended).await.is_err() {
        connections.shutdown().await;
    }
}

/// One connection from its first byte to its last.
fn connection(
    stream: TcpStream,
    router: Router,
    limits: &Limits,
    mut ending: watch::Receiver<()>,
) -> impl Future<Output = ()> + Send + 'static {
    // Answers are written whole; waiting for more to send only delays them.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.stall_time));
    let mut builder = http1::Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(limits.header_time)
        .max_header_size(HEADER_BYTES_MAX);
    async move {
        let service = TowerToHyperService::new(router);
        let served = builder.serve_connection(TokioIo::new(Box::pin(stream)), service);
        let mut served = pin!(served.with_upgrades());
        // However it ends, there is no client left for an answer.
        tokio::select! {
            _ = served.as_mut() => {}
            _ = ending.changed() => {
                served.as_mut().graceful_shutdown();
                let _ = served.await;
            }
        }
    }
}

/// Ends a connection that is one too many. The few bytes fit into the system's buffer, so this
/// does not wait for the client.
fn refuse(stream: TcpStream) {
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write_all(BUSY);
    }
}
