//! The programs that a test starts, and that end with it.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};

/// Where `cargo xtask` says that the program is.
const PROGRAM: &str = "MANCALA_BIN";

/// A running program that is killed when it goes out of scope.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    /// Kept open: a program that prints into a closed pipe may fail.
    output: BufReader<ChildStdout>,
}

impl Process {
    pub(crate) fn start(command: &mut Command) -> Self {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("cannot start {command:?}: {error}"));
        let output = child.stdout.take().expect("the output is piped");
        Self {
            child,
            output: BufReader::new(output),
        }
    }

    /// Reads lines until one has an answer in it.
    pub(crate) fn wait_for<T>(&mut self, answer: impl Fn(&str) -> Option<T>) -> T {
        let mut seen = String::new();
        loop {
            let begun = seen.len();
            let read = self.output.read_line(&mut seen);
            assert!(
                read.is_ok_and(|bytes| bytes > 0),
                "the program ended without saying what was expected, but this: {seen}"
            );
            if let Some(answer) = answer(seen[begun..].trim_end()) {
                return answer;
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself, which is as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// `mancala serve` on a port of its own.
#[derive(Debug)]
pub struct Server {
    process: Process,
    address: String,
}

impl Server {
    /// Starts the server and waits until it listens.
    pub fn start() -> Self {
        let program = std::env::var_os(PROGRAM).unwrap_or_else(|| {
            panic!("{PROGRAM} names no program: run these tests with `cargo xtask browser`")
        });
        let mut process =
            Process::start(Command::new(program).args(["serve", "--addr", "127.0.0.1:0"]));
        let address = process.wait_for(|line| {
            line.starts_with("http://")
                .then(|| line.trim_end_matches('/').to_owned())
        });
        Self { process, address }
    }

    /// Its address without a path: `http://127.0.0.1:40001`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The number by which the system knows it.
    pub fn id(&self) -> u32 {
        self.process.child.id()
    }

    /// Waits until it has ended; says whether it was content.
    pub fn wait(mut self) -> bool {
        self.process
            .child
            .wait()
            .is_ok_and(|status| status.success())
    }
}
