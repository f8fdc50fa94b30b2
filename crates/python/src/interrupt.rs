//! Long work beside Python: Ctrl-C is heard, time runs out, progress is told.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Python is asked this often whether somebody wants the work to end.
const INTERVAL: Duration = Duration::from_millis(50);

/// Work that can be interrupted. It runs without the interpreter, which it takes now and then.
pub(crate) struct Watch {
    begun: Instant,
    time: Option<Duration>,
    /// The time at which Python was last asked.
    asked: Mutex<Instant>,
    /// The thread that began the work: Python tells signals to its first thread alone.
    thread: ThreadId,
    stopped: AtomicBool,
    error: Mutex<Option<PyErr>>,
}

/// The time of an argument in seconds.
pub(crate) fn duration(seconds: Option<f64>) -> PyResult<Option<Duration>> {
    let read = |seconds| {
        Duration::try_from_secs_f64(seconds)
            .map_err(|_| PyValueError::new_err(format!("seconds cannot be {seconds}")))
    };
    seconds.map(read).transpose()
}

impl Watch {
    /// Work that begins now and may take some time.
    pub(crate) fn new(time: Option<Duration>) -> Watch {
        let begun = Instant::now();
        Watch {
            begun,
            time,
            asked: Mutex::new(begun),
            thread: thread::current().id(),
            stopped: AtomicBool::new(false),
            error: Mutex::new(None),
        }
    }

    /// Whether the work has to end. Called by each thread, often.
    pub(crate) fn is_over(&self) -> bool {
        self.ask(|_| Ok(true))
    }

    /// As [`Watch::is_over`], for what is told.
    pub(crate) fn go_on(&self) -> ControlFlow<()> {
        if self.is_over() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Tells Python something, at most once in each interval; it answers whether to go on.
    pub(crate) fn ask(&self, tell: impl FnOnce(Python<'_>) -> PyResult<bool>) -> bool {
        if self.stopped.load(Ordering::Relaxed) {
            return true;
        }
        if self.time.is_some_and(|time| self.begun.elapsed() >= time) {
            self.stop();
            return true;
        }
        // Another thread that asks just now asks for all.
        let Ok(mut asked) = self.asked.try_lock() else {
            return false;
        };
        // Others ask when that one does not, so that they do not take its turns.
        let is_first = thread::current().id() == self.thread;
        if asked.elapsed() < if is_first { INTERVAL } else { 2 * INTERVAL } {
            return false;
        }
        let answer = Python::attach(|py| py.check_signals().and_then(|()| tell(py)));
        *asked = Instant::now();
        drop(asked);
        self.heed(answer)
    }

    /// Ends the work if Python does not want more, or has failed. Returns whether it ends.
    pub(crate) fn heed(&self, answer: PyResult<bool>) -> bool {
        match answer {
            Ok(true) => {}
            Ok(false) => self.stop(),
            Err(error) => {
                let mut kept = self.error.lock().unwrap_or_else(PoisonError::into_inner);
                kept.get_or_insert(error);
                drop(kept);
                self.stop();
            }
        }
        self.stopped.load(Ordering::Relaxed)
    }

    /// Ends the work soon.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Hands on what Python has raised meanwhile.
    pub(crate) fn end(self) -> PyResult<()> {
        let error = self
            .error
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        error.map_or(Ok(()), Err)
    }
}
