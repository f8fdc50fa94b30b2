//! Connections: their time limits, and their end. `places.rs` decides which are taken.
//!
//! `axum::serve` sets neither timeouts nor a limit of connections, so this is its loop with both.
//! Only HTTP/1 is spoken: browsers speak nothing else without TLS.

use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::task::{self, JoinError, JoinSet};
use tokio::time;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt as _;

use crate::online::Online;
use crate::options::Limits;
use crate::places::{Activity, Origin, Places};

/// The largest header of a request, with its first line. The address of a page holds a whole
/// game, so this is generous.
const HEADER_BYTES_MAX: usize = 64 * 1024;
/// Said to whom comes when all connections are taken.
const BUSY: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\n\
    Content-Type: text/plain\r\nContent-Length: 18\r\n\r\ntoo many visitors\n";
/// The longest time for saying so, and the number of clients to whom it is said at one time.
const REFUSAL_TIME: Duration = Duration::from_secs(1);
const REFUSALS_MAX: usize = 64;
/// The pause when the system has no more connections to give, because it is out of files.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);
/// The shortest time between two lines of the log about a lack of connections.
const QUIET: Duration = Duration::from_secs(10);

/// Serves until `stop` has a message, then lets requests in progress end within `limits.end_time`,
/// or until the next message.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: &Limits,
    mut stop: mpsc::Receiver<()>,
    online: Option<&Online>,
) {
    // Dropping the sender tells every connection to end.
    let (running, ending) = watch::channel(());
    let mut server = Server {
        router,
        limits,
        ending,
        connections: JoinSet::new(),
        places: Places::new(limits.connections_max),
        refusals: JoinSet::new(),
        told: None,
    };
    loop {
        tokio::select! {
            _ = stop.recv() => break,
            Some(ended) = server.connections.join_next_with_id() => server.forget(&ended),
            Some(_) = server.refusals.join_next() => {}
            accepted = listener.accept() => match accepted {
                Ok((stream, client)) => server.take(stream, client),
                // A client that left early is no reason to wait, but the other reasons are.
                Err(error) => {
                    server.tell("cannot take a connection", &error.to_string());
                    time::sleep(ACCEPT_PAUSE).await;
                }
            }
        }
    }
    drop(listener);
    drop(running);
    tracing::info!(connections = server.connections.len(), "ending");
    // Sockets do not end by themselves.
    if let Some(online) = online {
        online.stop().await;
    }
    let all_ended = async { while server.connections.join_next().await.is_some() {} };
    tokio::select! {
        () = all_ended => return,
        () = time::sleep(limits.end_time) => {}
        Some(()) = stop.recv() => {}
    }
    server.connections.shutdown().await;
}

/// The address at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// The connections that are open.
struct Server<'a> {
    router: Router,
    limits: &'a Limits,
    ending: watch::Receiver<()>,
    connections: JoinSet<()>,
    places: Places,
    /// Those to whom it is said that there is no place.
    refusals: JoinSet<()>,
    /// When a lack of connections was told last.
    told: Option<time::Instant>,
}

impl Server<'_> {
    /// Takes a client in, if there is a place or somebody else can give one up.
    fn take(&mut self, stream: TcpStream, client: SocketAddr) {
        while let Some(ended) = self.connections.try_join_next_with_id() {
            self.forget(&ended);
        }
        let origin = Origin::of(client.ip());
        if !self.places.make_room(origin) {
            self.tell("no place for one more connection", &client.to_string());
            if self.refusals.len() < REFUSALS_MAX {
                self.refusals.spawn(refuse(stream));
            }
            return;
        }
        let activity = Arc::new(Activity::new());
        let served = connection(
            stream,
            self.router.clone(),
            self.limits,
            self.ending.clone(),
            Arc::clone(&activity),
            Peer(client.ip()),
        );
        let task = self.connections.spawn(served);
        self.places.add(origin, activity, task);
    }

    /// Frees the place of a connection that has ended.
    fn forget(&mut self, ended: &Result<(task::Id, ()), JoinError>) {
        let id = match ended {
            Ok((id, ())) => *id,
            Err(error) => {
                if error.is_panic() {
                    tracing::error!(%error, "a connection failed");
                }
                error.id()
            }
        };
        self.places.remove(id);
    }

    /// Tells of a lack of connections, but not again and again.
    fn tell(&mut self, what: &str, why: &str) {
        let is_quiet = self.told.is_none_or(|told| told.elapsed() >= QUIET);
        if is_quiet {
            self.told = Some(time::Instant::now());
            tracing::warn!(why, "{what}");
        }
    }
}

/// One connection from its first byte to its last.
fn connection(
    stream: TcpStream,
    router: Router,
    limits: &Limits,
    mut ending: watch::Receiver<()>,
    activity: Arc<Activity>,
    peer: Peer,
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
        let service = service_fn(|mut request: Request<Incoming>| {
            request.extensions_mut().insert(peer);
            let (router, activity) = (router.clone(), Arc::clone(&activity));
            async move {
                let _asking = activity.ask();
                router.oneshot(request).await
            }
        });
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

/// Tells a client that there is no place.
async fn refuse(mut stream: TcpStream) {
    let saying = async {
        stream.write_all(BUSY).await?;
        stream.shutdown().await?;
        // If bytes of the client were still unread, closing would take the answer back.
        let mut rest = [0; 1024];
        while stream.read(&mut rest).await? > 0 {}
        std::io::Result::Ok(())
    };
    // Whether it has arrived or not, there is nothing more to say.
    let _ = time::timeout(REFUSAL_TIME, saying).await;
}
