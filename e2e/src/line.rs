//! A line between browser and server: it counts what comes through, may be slow, may be cut or fall
//! silent, and may answer in the server's place, as a newer server would.

use std::collections::HashMap;
use std::io::{self, Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Small enough that connections share a slow line fairly.
const CHUNK_BYTES: usize = 4 * 1024;

/// The speed of a line.
#[derive(Clone, Copy, Debug, Default)]
pub struct Speed {
    /// The speed from the server to the browser, of all connections together; `None` is no limit.
    pub bytes_per_second: Option<f64>,
    /// The time from a question to the first byte of its answer, and once more for each new
    /// connection.
    pub round_trip: Duration,
}

/// The line.
#[derive(Debug)]
pub struct Line {
    address: String,
    state: Arc<State>,
}

#[derive(Debug)]
struct State {
    server: String,
    speed: Speed,
    is_cut: AtomicBool,
    is_silent: AtomicBool,
    /// Bytes that the browser has got.
    bytes: AtomicU64,
    /// The time when the next byte may come through.
    free: Mutex<Instant>,
    /// The answers that are given here, by their paths.
    answers: Mutex<HashMap<String, Vec<u8>>>,
    /// Every connection, to be cut.
    connections: Mutex<Vec<TcpStream>>,
}

/// Bytes on their way, and when they are due.
type Parcel = (Instant, Vec<u8>);
/// The last parcel: whoever sent has closed the connection.
const END: Vec<u8> = Vec::new();

impl Line {
    /// A line to the server at this address, such as `http://127.0.0.1:40001`.
    pub(crate) fn to(server: &str, speed: Speed) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let port = listener.local_addr().expect("it has a port").port();
        let state = Arc::new(State {
            server: server.trim_start_matches("http://").to_owned(),
            speed,
            is_cut: AtomicBool::new(false),
            is_silent: AtomicBool::new(false),
            bytes: AtomicU64::new(0),
            free: Mutex::new(Instant::now()),
            answers: Mutex::default(),
            connections: Mutex::default(),
        });
        let listening = Arc::clone(&state);
        // It ends with the program.
        thread::spawn(move || {
            for browser in listener.incoming().flatten() {
                let state = Arc::clone(&listening);
                thread::spawn(move || connect(&state, &browser));
            }
        });
        Line {
            address: format!("http://127.0.0.1:{port}"),
            state,
        }
    }

    /// The address for browsers.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Bytes that the browser has got, with all that belongs to them.
    pub fn bytes(&self) -> u64 {
        self.state.bytes.load(Ordering::SeqCst)
    }

    /// Lets nothing come through from now on, as in an aeroplane.
    pub fn cut(&self) {
        self.state.is_cut.store(true, Ordering::SeqCst);
        self.close();
    }

    fn close(&self) {
        for connection in lock(&self.state.connections).drain(..) {
            // It may have ended already.
            let _ = connection.shutdown(Shutdown::Both);
        }
    }

    /// Loses everything from now on and closes nothing, as in a tunnel.
    pub fn silence(&self) {
        self.state.is_silent.store(true, Ordering::SeqCst);
    }

    /// Lets everything come through again. Connections that were silent are closed: the other side has
    /// given them up.
    pub fn mend(&self) {
        self.state.is_cut.store(false, Ordering::SeqCst);
        if self.state.is_silent.swap(false, Ordering::SeqCst) {
            self.close();
        }
    }

    /// Answers a path with this text from now on.
    pub fn answer(&self, path: &str, content_type: &str, body: &str) {
        let head = format!(
            "HTTP/1.1 200 OK\r\ncontent-type: {content_type}\r\ncontent-length: {}\r\n\
             cache-control: no-cache\r\n\r\n",
            body.len()
        );
        let answer = [head.as_bytes(), body.as_bytes()].concat();
        lock(&self.state.answers).insert(path.to_owned(), answer);
    }

    /// Leaves the answer to a path to the server again.
    pub fn let_through(&self, path: &str) {
        lock(&self.state.answers).remove(path);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Carries both ways between a browser and the server until one of them has enough.
fn connect(state: &Arc<State>, browser: &TcpStream) {
    thread::sleep(state.speed.round_trip);
    if state.is_cut.load(Ordering::SeqCst) {
        return;
    }
    // Whatever goes wrong here, the browser notices and the test says so.
    let _ = TcpStream::connect(&state.server).and_then(|server| carry(state, browser, &server));
}

fn carry(state: &Arc<State>, browser: &TcpStream, server: &TcpStream) -> io::Result<()> {
    lock(&state.connections).extend([browser.try_clone()?, server.try_clone()?]);
    let (to_browser, for_browser) = channel();
    let (to_server, for_server) = channel();
    let (down, into_browser) = (to_browser.clone(), browser.try_clone()?);
    let (from_server, into_server) = (server.try_clone()?, server.try_clone()?);
    let (half, pace) = (state.speed.round_trip / 2, Arc::clone(state));
    thread::spawn(move || deliver(&for_browser, into_browser, |bytes| pace.let_through(bytes)));
    thread::spawn(move || deliver(&for_server, into_server, |_| {}));
    let line = Arc::clone(state);
    thread::spawn(move || {
        let forward = |bytes| {
            if !line.is_silent.load(Ordering::SeqCst) {
                send(&down, half, bytes);
            }
        };
        read(from_server, forward);
        forward(END);
    });
    read(browser.try_clone()?, |bytes| {
        if state.is_silent.load(Ordering::SeqCst) {
            return;
        }
        match state.answer_to(&bytes) {
            Some(answer) => send(&to_browser, 2 * half, answer),
            None => send(&to_server, half, bytes),
        }
    });
    Ok(())
}

fn read(mut from: TcpStream, forward: impl Fn(Vec<u8>)) {
    let mut buffer = [0; CHUNK_BYTES];
    while let Ok(count @ 1..) = from.read(&mut buffer) {
        forward(buffer[..count].to_vec());
    }
}

fn send(to: &Sender<Parcel>, delay: Duration, bytes: Vec<u8>) {
    // If the receiver is gone the bytes are lost, as on any line.
    let _ = to.send((Instant::now() + delay, bytes));
}

fn deliver(parcels: &Receiver<Parcel>, mut to: TcpStream, wait: impl Fn(usize)) {
    for (due, bytes) in parcels {
        thread::sleep(due.saturating_duration_since(Instant::now()));
        if bytes == END {
            break;
        }
        wait(bytes.len());
        if to.write_all(&bytes).is_err() {
            break;
        }
    }
    // It may have ended already.
    let _ = to.shutdown(Shutdown::Write);
}

impl State {
    /// Waits until `bytes` bytes have come through.
    fn let_through(&self, bytes: usize) {
        self.bytes.fetch_add(bytes as u64, Ordering::SeqCst);
        let Some(speed) = self.speed.bytes_per_second else {
            return;
        };
        let bytes = u16::try_from(bytes).expect("a chunk is small");
        let time = Duration::from_secs_f64(f64::from(bytes) / speed);
        let through = {
            let mut free = lock(&self.free);
            *free = (*free).max(Instant::now()) + time;
            *free
        };
        thread::sleep(through.saturating_duration_since(Instant::now()));
    }

    /// The answer that is given here, if these bytes ask for it.
    fn answer_to(&self, bytes: &[u8]) -> Option<Vec<u8>> {
        let question = std::str::from_utf8(bytes).ok()?;
        let path = question.strip_prefix("GET ")?.split(' ').next()?;
        lock(&self.answers).get(path).cloned()
    }
}
