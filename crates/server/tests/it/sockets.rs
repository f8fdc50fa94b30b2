//! What only a socket shows: clients that are slow, greedy or many, and how the server ends.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use server::{App, File, Limits, Options, Page, ServeError};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// Longer than any limit here, shorter than anyone's patience.
const PATIENCE: Duration = Duration::from_secs(10);

struct Running {
    address: SocketAddr,
    stop: mpsc::Sender<()>,
    ended: JoinHandle<()>,
}

impl Running {
    async fn start(limits: Limits) -> Self {
        // More than the system buffers for a client that takes nothing.
        let large: &'static [u8] = Box::leak(vec![b'x'; 32 << 20].into_boxed_slice());
        let page = Page::new([
            File::new("/index.html", b"the page"),
            File::new("/large.txt", large),
        ]);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = mpsc::channel(1);
        let ended = tokio::spawn(async move {
            let options = Options {
                limits,
                ..Options::default()
            };
            let router = server::router(App::new(page, &options.limits), &options);
            server::serve(listener, router, &options.limits, stopped, None).await;
        });
        Self {
            address,
            stop,
            ended,
        }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// Sends this and returns everything that comes back until the server closes the connection.
    async fn say(&self, text: &str) -> String {
        let mut stream = self.connect().await;
        stream.write_all(text.as_bytes()).await.unwrap();
        rest(&mut stream).await
    }
}

async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
    // A connection that is reset is closed, too.
    drop(read.expect("the server closes the connection"));
    String::from_utf8(bytes).unwrap()
}

fn limits() -> Limits {
    Limits {
        header_time: Duration::from_millis(200),
        body_time: Duration::from_millis(200),
        answer_time: Duration::from_millis(500),
        stall_time: Duration::from_millis(300),
        end_time: Duration::from_millis(300),
        ..Limits::default()
    }
}

#[tokio::test]
async fn a_request_is_answered() {
    let server = Running::start(limits()).await;
    let answer = server
        .say("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        .await;
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    assert!(answer.ends_with("\r\n\r\nthe page"), "{answer}");
}

#[tokio::test]
async fn a_slow_header_does_not_hold_a_connection() {
    let server = Running::start(limits()).await;
    for begun in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: a\r\n"] {
        let asked = Instant::now();
        let mut stream = server.connect().await;
        stream.write_all(begun.as_bytes()).await.unwrap();
        let dripping = async {
            loop {
                sleep(Duration::from_millis(50)).await;
                if begun.ends_with('\n') && stream.write_all(b"A: b\r\n").await.is_err() {
                    break;
                }
                if stream.try_read(&mut [0; 256]).is_ok_and(|read| read == 0) {
                    break;
                }
            }
        };
        timeout(PATIENCE, dripping)
            .await
            .expect("the server closes the connection");
        assert!(
            asked.elapsed() >= Duration::from_millis(150),
            "{begun:?}: closed too early"
        );
    }
}

#[tokio::test]
async fn a_large_body_is_refused() {
    let server = Running::start(limits()).await;
    let answer = server
        .say("POST /api/health HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n")
        .await;
    assert!(answer.starts_with("HTTP/1.1 413 "), "{answer}");
}

#[tokio::test]
async fn a_large_header_is_refused() {
    let server = Running::start(limits()).await;
    let answer = server
        .say(&format!(
            "GET /{} HTTP/1.1\r\nHost: a\r\n\r\n",
            "a".repeat(100_000)
        ))
        .await;
    let status = answer.split(' ').nth(1);
    assert!(matches!(status, Some("414" | "431") | None), "{answer}");
}

/// Such an answer is the library's own, and has none of the headers that protect the page.
#[tokio::test]
async fn what_is_no_request_gets_an_answer_without_a_body() {
    let server = Running::start(limits()).await;
    let long = format!(
        "GET / HTTP/1.1\r\nHost: a\r\n{}\r\n",
        "a: b\r\n".repeat(200)
    );
    for (text, status) in [("nonsense\r\n\r\n", "400"), (&long, "431")] {
        let answer = server.say(text).await;
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status} ")),
            "{answer}"
        );
        assert!(answer.contains("content-length: 0\r\n"), "{answer}");
        assert!(answer.ends_with("\r\n\r\n"), "{answer}");
    }
}

#[tokio::test]
async fn a_body_that_never_ends_does_not_hold_a_connection() {
    let server = Running::start(limits()).await;
    let asked = Instant::now();
    server
        .say("POST /api/health HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nbegun")
        .await;
    assert!(asked.elapsed() < PATIENCE);
}

#[tokio::test]
async fn a_client_that_takes_nothing_does_not_hold_a_connection() {
    let server = Running::start(limits()).await;
    let mut stream = server.connect().await;
    stream
        .write_all(b"GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n")
        .await
        .unwrap();
    sleep(Duration::from_secs(1)).await;
    let taken = rest(&mut stream).await.len();
    assert!(taken < 32 << 20, "the whole file was sent");
}

#[tokio::test]
async fn silent_connections_shut_nobody_out() {
    let mut few = limits();
    few.connections_max = 8;
    few.header_time = PATIENCE;
    let server = Running::start(few).await;
    let mut silent = Vec::new();
    for _ in 0..20 {
        silent.push(server.connect().await);
    }
    for _ in 0..10 {
        let answer = server
            .say("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            .await;
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    }
}

#[tokio::test]
async fn visitors_beyond_the_limit_are_told_to_come_back() {
    let mut few = limits();
    few.connections_max = 0;
    let server = Running::start(few).await;
    // The answer arrives although nobody reads the request.
    for _ in 0..20 {
        let answer = server.say("GET / HTTP/1.1\r\nHost: a\r\n\r\n").await;
        assert!(answer.starts_with("HTTP/1.1 503 "), "{answer}");
        assert!(answer.ends_with("\r\n\r\ntoo many visitors\n"), "{answer}");
    }
}

#[tokio::test]
async fn a_second_request_to_end_waits_for_nobody() {
    let mut patient = limits();
    patient.answer_time = PATIENCE;
    patient.end_time = PATIENCE;
    let server = Running::start(patient).await;
    let mut stream = server.connect().await;
    stream
        .write_all(b"GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n")
        .await
        .unwrap();
    sleep(Duration::from_millis(100)).await;
    let asked = Instant::now();
    server.stop.send(()).await.unwrap();
    sleep(Duration::from_millis(50)).await;
    assert!(!server.ended.is_finished(), "a download goes on");
    server.stop.send(()).await.unwrap();
    let ended = timeout(Duration::from_secs(1), server.ended).await;
    ended.expect("the server ends").unwrap();
    assert!(asked.elapsed() < Duration::from_secs(1));
}

#[tokio::test]
async fn idle_connections_do_not_keep_the_server() {
    let mut patient = limits();
    patient.header_time = PATIENCE;
    let server = Running::start(patient).await;
    let _silent = server.connect().await;
    let mut kept = server.connect().await;
    kept.write_all(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        .await
        .unwrap();
    let mut begun = [0; 12];
    kept.read_exact(&mut begun).await.unwrap();
    let mut unfinished = server.connect().await;
    unfinished.write_all(b"GET / HT").await.unwrap();
    sleep(Duration::from_millis(100)).await;

    let asked = Instant::now();
    server.stop.send(()).await.unwrap();
    timeout(Duration::from_secs(2), server.ended)
        .await
        .expect("the server ends")
        .unwrap();
    assert!(
        asked.elapsed() < Duration::from_secs(1),
        "{:?}",
        asked.elapsed()
    );
    assert!(
        TcpStream::connect(server.address).await.is_err(),
        "it still listens"
    );
}

#[test]
fn an_address_in_use_is_told() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let options = Options {
        address: taken.local_addr().unwrap(),
        ..Options::default()
    };
    let error = server::run(Page::unbuilt(), options, |_| panic!("it cannot listen")).unwrap_err();
    assert!(matches!(error, ServeError::InUse { .. }));
    let port = taken.local_addr().unwrap().port();
    assert_eq!(
        error.to_string(),
        format!(
            "127.0.0.1:{port} is in use, perhaps by a server that still runs; \
             choose another port, for example --addr 127.0.0.1:{}",
            port + 1
        )
    );
}

#[test]
fn a_missing_folder_of_tables_is_told() {
    let options = Options {
        tables: Some("/nonexistent/tables".into()),
        ..Options::default()
    };
    let error = server::run(Page::unbuilt(), options, |_| panic!("it has no tables")).unwrap_err();
    assert!(error.to_string().contains("/nonexistent/tables"), "{error}");
}
