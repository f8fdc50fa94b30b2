//! The programs that a test starts, and that end with it.

use std::io::{BufRead as _, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// The variable by which `cargo xtask` gives the path of the program.
const PROGRAM: &str = "MANCALA_BIN";
/// Time to say that it has started: on a busy machine a browser's driver takes seconds.
const START: Duration = Duration::from_secs(30);

/// Starts a program, its first argument, that is killed when its input ends, as it does with the tests.
const TIED: &str = r#"exec 3<&0; (read -r _ <&3; kill $$) >&- 2>&- & exec "$@" 3<&-"#;

/// A program that ends with the tests, however they end.
pub(crate) fn tied(program: &str) -> Command {
    let mut tied = Command::new("sh");
    tied.args(["-c", TIED, "sh", program]);
    tied
}

/// A running program that is killed when it goes out of scope. All it prints is read at once: a
/// program that prints into a full or closed pipe may stop.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    lines: Receiver<String>,
    /// Everything that was printed and read so far.
    printed: Arc<Mutex<String>>,
}

impl Process {
    pub(crate) fn start(command: &mut Command) -> Self {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("cannot start {command:?}: {error}"));
        let (sender, lines) = channel();
        let printed = Arc::default();
        let output = child.stdout.take().expect("the output is piped");
        let errors = child.stderr.take().expect("the errors are piped");
        listen(output, sender.clone(), Arc::clone(&printed));
        listen(errors, sender, Arc::clone(&printed));
        Self {
            child,
            lines,
            printed,
        }
    }

    /// Waits for a line that has an answer in it.
    ///
    /// # Errors
    /// The output of the program instead, when it ended or [`START`] was over.
    pub(crate) fn wait_for<T>(&self, answer: impl Fn(&str) -> Option<T>) -> Result<T, String> {
        let end = Instant::now() + START;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    if let Some(answer) = answer(&line) {
                        return Ok(answer);
                    }
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    return Err(self.printed());
                }
            }
        }
    }

    /// Everything that the program has printed.
    pub(crate) fn printed(&self) -> String {
        self.printed
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// Whether the program still runs.
    pub(crate) fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }
}

/// Reads to the end on a thread of its own.
fn listen(from: impl Read + Send + 'static, to: Sender<String>, printed: Arc<Mutex<String>>) {
    thread::spawn(move || {
        for line in BufReader::new(from).lines().map_while(Result::ok) {
            let mut printed = printed.lock().unwrap_or_else(PoisonError::into_inner);
            printed.push_str(&line);
            printed.push('\n');
            drop(printed);
            // The receiver of lines may be gone.
            let _ = to.send(line);
        }
    });
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself, which is as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts `mancala serve` and waits until it listens; returns its address without a path, too.
fn serve(host: &str, data: &Path) -> (Process, String) {
    let program = std::env::var_os(PROGRAM).unwrap_or_else(|| {
        panic!("{PROGRAM} names no program: run these tests with `cargo xtask browser`")
    });
    let mut command = Command::new(program);
    command.args(["serve", "--addr", host, "--data"]).arg(data);
    let process = Process::start(&mut command);
    let address = process.wait_for(|line| {
        line.starts_with("http://")
            .then(|| line.trim_end_matches('/').to_owned())
    });
    let address = address.unwrap_or_else(|printed| panic!("no server, but this: {printed}"));
    (process, address)
}

/// `mancala serve` on a port of its own, with an empty folder for what it keeps.
#[derive(Debug)]
pub struct Server {
    process: Mutex<Process>,
    address: String,
    data: TempDir,
}

impl Server {
    /// Starts the server and waits until it listens.
    pub fn start() -> Self {
        let data = TempDir::new().expect("a temporary folder can be made");
        let (process, address) = serve("127.0.0.1:0", data.path());
        Self {
            process: Mutex::new(process),
            address,
            data,
        }
    }

    /// Kills the program, as a power cut does, and starts it again at the same address with what it
    /// had kept.
    pub fn kill(&self) {
        let mut process = self.lock();
        // It may have ended by itself, which is as good.
        let _ = process.child.kill();
        let _ = process.child.wait();
        let host = self.address.trim_start_matches("http://");
        (*process, _) = serve(host, self.data.path());
    }

    fn lock(&self) -> MutexGuard<'_, Process> {
        self.process.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Its address without a path: `http://127.0.0.1:40001`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The number by which the system knows it.
    pub fn id(&self) -> u32 {
        self.lock().child.id()
    }

    /// Waits until it has ended; says whether it was content.
    pub fn wait(self) -> bool {
        self.lock()
            .child
            .wait()
            .is_ok_and(|status| status.success())
    }
}
