//! A program that talks in lines: its start, questions to it, waiting, and its end.

use std::io::{Read, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use protocol::lines::{self, Line};

use crate::signals;

/// Bytes of the longest line; the longest that programs write are lines of play.
const LINE_BYTES_MAX: usize = 64 * 1024;
/// The most lines in the queue.
const LINES_MAX: usize = 64;
/// The time in which a program has to end when it is told to.
const FAREWELL: Duration = Duration::from_millis(500);

/// The reason why no line came.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Silence {
    /// The program has ended.
    Ended,
    /// The program did not answer in time.
    Hangs,
    /// The program wrote a line that is too long.
    TooLong,
    /// The wait was ended by Ctrl-C.
    Interrupted,
}

/// A running program.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<Line>,
}

impl Process {
    /// Starts `command`, a program and its arguments divided by blanks.
    pub(super) fn start(command: &str) -> Result<Process> {
        let mut words = command.split_whitespace();
        let program = words.next().context("the command of a player is empty")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start `{command}`"))?;
        let input = child.stdin.take().expect("standard input is piped");
        let output = child.stdout.take().expect("standard output is piped");
        let (sender, lines) = mpsc::sync_channel(LINES_MAX);
        thread::spawn(move || read(output, &sender));
        Ok(Process {
            child,
            input,
            lines,
        })
    }

    /// Sends a line. A program that has ended does not read it; the next wait reports that.
    pub(super) fn send(&mut self, line: &str) {
        let _ = writeln!(self.input, "{line}");
    }

    /// The first line that begins with this word. What comes before is dropped.
    pub(super) fn wait(&mut self, word: &str, deadline: Instant) -> Result<String, Silence> {
        loop {
            if signals::interrupted() {
                return Err(Silence::Interrupted);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(signals::GLANCE)) {
                Ok(Line::Text(line)) if line.split_whitespace().next() == Some(word) => {
                    return Ok(line);
                }
                Ok(Line::TooLong) => return Err(Silence::TooLong),
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Ended),
                // Whoever talks without end does not answer, either.
                Ok(Line::Text(_)) | Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(Silence::Hangs);
                }
                Ok(Line::Text(_)) | Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

/// Passes on what a program writes until it ends, or nobody listens any more. A program that writes
/// faster than anybody listens has to wait.
fn read(output: impl Read, sender: &SyncSender<Line>) {
    for line in lines::read(output, LINE_BYTES_MAX).map_while(Result::ok) {
        if sender.send(line).is_err() {
            return;
        }
    }
}

impl Drop for Process {
    /// Asks the program to end, and ends it if it does not.
    fn drop(&mut self) {
        self.send("quit");
        let deadline = Instant::now() + FAREWELL;
        while Instant::now() < deadline {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        // It may have ended by itself in this moment.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
