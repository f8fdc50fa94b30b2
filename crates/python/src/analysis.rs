//! A search that goes on in a thread of its own until its reader has seen enough.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use ::engine::{Info, Limits, Lines};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use rules::{Position, Side};

use crate::kept::{Kept, info};

/// Whoever waits for the next depth listens for Ctrl-C this often.
const INTERVAL: Duration = Duration::from_millis(50);

/// A search under way: an iterator over completed depths.
#[derive(Debug)]
#[pyclass(frozen, module = "mancala")]
pub(crate) struct Analysis {
    stop: Arc<AtomicBool>,
    /// None once it has ended.
    work: Mutex<Option<Work>>,
    /// The last depth that was read.
    latest: Mutex<Option<Info>>,
}

#[derive(Debug)]
struct Work {
    infos: Receiver<Info>,
    thread: JoinHandle<()>,
}

/// The question of an analysis.
pub(crate) struct Question {
    pub(crate) position: Position,
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
    pub(crate) time: Option<Duration>,
    pub(crate) lines: Lines,
    pub(crate) side: Option<Side>,
}

impl Question {
    /// Searches until a limit is reached or the flag is set; tells every completed depth.
    fn answer(self, kept: &mut Kept, stop: &AtomicBool, infos: &Sender<Info>) {
        let begun = Instant::now();
        let is_over = || {
            stop.load(Ordering::Relaxed) || self.time.is_some_and(|time| begun.elapsed() >= time)
        };
        let limits = Limits {
            depth: self.depth,
            nodes: self.nodes,
            deadline: Some(&is_over),
            lines: self.lines,
            side: self.side,
        };
        kept.search(&self.position, &limits, &mut |info| {
            // Nobody reads any more once the reader is gone.
            if infos.send(info.clone()).is_err() || is_over() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
    }
}

impl Analysis {
    /// Begins to search with an engine that `kept` is free to use.
    pub(crate) fn begin(kept: Arc<Mutex<Kept>>, question: Question) -> Analysis {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, infos) = channel();
        let (ready, begun) = channel();
        let thread = {
            let stop = stop.clone();
            thread::spawn(move || {
                let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                // The reader may be gone.
                let _ = ready.send(());
                question.answer(&mut kept, &stop, &sender);
            })
        };
        // From now on the engine is busy.
        let _ = begun.recv();
        Analysis {
            stop,
            work: Mutex::new(Some(Work { infos, thread })),
            latest: Mutex::new(None),
        }
    }

    /// The next completed depth; `None` when the search has ended.
    fn next(&self, py: Python<'_>) -> PyResult<Option<Info>> {
        loop {
            let received = py.detach(|| {
                let work = self.work.lock().unwrap_or_else(PoisonError::into_inner);
                let infos = work.as_ref().map(|work| &work.infos);
                infos.map(|infos| infos.recv_timeout(INTERVAL))
            });
            match received {
                Some(Ok(info)) => {
                    let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
                    *latest = Some(info.clone());
                    return Ok(Some(info));
                }
                Some(Err(RecvTimeoutError::Timeout)) => py.check_signals()?,
                Some(Err(RecvTimeoutError::Disconnected)) => {
                    self.end(py)?;
                    return Ok(None);
                }
                None => return Ok(None),
            }
        }
    }

    /// Ends the search and waits for its thread, which takes a few thousand positions.
    fn end(&self, py: Python<'_>) -> PyResult<()> {
        self.stop.store(true, Ordering::Relaxed);
        let ended = py.detach(|| {
            let mut work = self.work.lock().unwrap_or_else(PoisonError::into_inner);
            work.take().map_or(Ok(()), |work| work.thread.join())
        });
        ended.map_err(|_| PyRuntimeError::new_err("the search has panicked; this is a bug"))
    }
}

#[pymethods]
impl Analysis {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        self.next(py)?.map(|told| info(py, &told)).transpose()
    }

    fn __enter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    #[pyo3(signature = (*_error))]
    fn __exit__(&self, py: Python<'_>, _error: &Bound<'_, pyo3::types::PyTuple>) -> PyResult<()> {
        self.end(py)
    }

    /// The last depth that was read.
    #[getter]
    fn info(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        let latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let latest = latest.clone();
        latest.map(|told| info(py, &told)).transpose()
    }

    /// Ends the search; what it has found until now can still be read by `info`.
    fn stop(&self, py: Python<'_>) -> PyResult<()> {
        self.end(py)
    }
}

impl Drop for Analysis {
    /// Ends the search of a loop that was left: the engine is free when the next line runs.
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        let work = self.work.get_mut().unwrap_or_else(PoisonError::into_inner);
        if let Some(work) = work.take() {
            // A panic has been told, or nobody is left to be told.
            let _ = work.thread.join();
        }
    }
}
