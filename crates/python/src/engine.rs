//! The engine: guesses well, and says how sure it is.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

use ::engine::{EngineOptions, Info, Level, Limits, Lines, Network, Player};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rules::{RuleSet, ToMove};

use crate::analysis::{Analysis, Question};
use crate::class::{self, CHOICE};
use crate::interrupt::{Watch, duration};
use crate::kept::{Kept, info, report};
use crate::position::Position;
use crate::{error, moves, networks, within};

/// The most memory for positions already searched, in MiB.
const HASH_MB_MAX: usize = 1 << 20;
/// The most seeds of endings that an engine works out for itself.
const ENDINGS_MAX: u16 = 20;

/// An opponent for every game, with a memory of what it has searched.
#[derive(Debug)]
#[pyclass(frozen, module = "mancala")]
pub(crate) struct Engine {
    /// Shared with the thread of an analysis.
    kept: Arc<Mutex<Kept>>,
    /// The network that judges in place of those of the program.
    network: Option<Arc<Network>>,
    #[pyo3(get)]
    hash_mb: usize,
    #[pyo3(get)]
    threads: usize,
    /// The most seeds of endings that it works out for itself.
    #[pyo3(get)]
    endings: u16,
}

fn lines_of(lines: &str) -> PyResult<Lines> {
    match lines {
        "best" => Ok(Lines::Best),
        "all" => Ok(Lines::All),
        _ => {
            let sentence = format!("lines is `best` or `all`, not `{lines}`");
            Err(PyValueError::new_err(sentence))
        }
    }
}

impl Engine {
    /// What is kept, for a question about a game of these rules.
    pub(crate) fn kept(
        &self,
        py: Python<'_>,
        rules: Option<&RuleSet>,
    ) -> PyResult<MutexGuard<'_, Kept>> {
        if let (Some(network), Some(rules)) = (&self.network, rules) {
            networks::check(py, network, rules)?;
        }
        match self.kept.try_lock() {
            Ok(kept) => Ok(kept),
            Err(TryLockError::WouldBlock) => {
                Err(error::BUSY.of(py, "the engine is searching in another thread"))
            }
            // Its searches write nothing that a panic could leave half done.
            Err(TryLockError::Poisoned(kept)) => Ok(kept.into_inner()),
        }
    }
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(
        signature = (*, hash_mb=16, threads=1, endings=::engine::ENDINGS_SEEDS, network=None)
    )]
    fn new(
        hash_mb: usize,
        threads: usize,
        endings: u16,
        network: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Engine> {
        within::check("hash_mb", hash_mb, 1..=HASH_MB_MAX)?;
        within::check("threads", threads, within::THREADS)?;
        within::check("endings", endings, 0..=ENDINGS_MAX)?;
        within::room((hash_mb as u64) << 20)?;
        let network = network.map(networks::network_of).transpose()?;
        let options = EngineOptions {
            hash_bytes: hash_mb << 20,
            threads,
        };
        Ok(Engine {
            kept: Arc::new(Mutex::new(Kept::new(options, endings, network.clone()))),
            network,
            hash_mb,
            threads,
            endings,
        })
    }

    #[pyo3(signature = (position, *, depth=None, nodes=None, seconds=None, lines="best", side=None,
        on_info=None))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn search(
        &self,
        py: Python<'_>,
        position: &Position,
        depth: Option<u32>,
        nodes: Option<u64>,
        seconds: Option<f64>,
        lines: &str,
        side: Option<&Bound<'_, PyAny>>,
        on_info: Option<Py<PyAny>>,
    ) -> PyResult<Py<PyAny>> {
        let position = &position.0;
        if depth.is_none() && nodes.is_none() && seconds.is_none() {
            let sentence = "a search needs a limit: depth, nodes or seconds";
            return Err(PyValueError::new_err(sentence));
        }
        let lines = lines_of(lines)?;
        let side = side.map(class::side_of).transpose()?;
        let time = duration(seconds)?;
        let mut guard = self.kept(py, Some(position.rules()))?;
        let kept = &mut *guard;
        let watch = Watch::new(time);
        let is_over = || watch.is_over();
        let mut table_hits = 0;
        let found = py.detach(|| {
            let limits = Limits {
                depth,
                nodes,
                deadline: Some(&is_over),
                lines,
                side,
            };
            kept.search(position, &limits, &mut |told| {
                table_hits = told.table_hits;
                let Some(on_info) = &on_info else {
                    return ControlFlow::Continue(());
                };
                let answer = Python::attach(|py| tell(py, on_info, told));
                if watch.heed(answer) {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            })
        });
        watch.end()?;
        report(py, &found, table_hits)
    }

    /// Searches in a thread until the loop or the `with` block that reads it ends.
    #[pyo3(signature = (position, *, depth=None, nodes=None, seconds=None, lines="best", side=None))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn analysis(
        &self,
        py: Python<'_>,
        position: &Position,
        depth: Option<u32>,
        nodes: Option<u64>,
        seconds: Option<f64>,
        lines: &str,
        side: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Analysis> {
        let question = Question {
            position: position.0.clone(),
            depth,
            nodes,
            time: duration(seconds)?,
            lines: lines_of(lines)?,
            side: side.map(class::side_of).transpose()?,
        };
        drop(self.kept(py, Some(position.0.rules()))?);
        Ok(py.detach(|| Analysis::begin(self.kept.clone(), question)))
    }

    /// The judgement of a position without any search.
    fn evaluate(&self, py: Python<'_>, position: &Position) -> PyResult<i32> {
        let position = &position.0;
        let kept = self.kept(py, Some(position.rules()))?;
        kept.engine.evaluate(position).ok_or_else(|| {
            let sentence = if position.side_to_move().is_some() {
                format!(
                    "positions of `{}` are not judged without a search",
                    position.rules()
                )
            } else {
                "it is not one player's turn".to_owned()
            };
            error::UNSUPPORTED.of(py, sentence)
        })
    }

    #[pyo3(signature = (position, level=8, *, seed=0, side=None))]
    fn choose(
        &self,
        py: Python<'_>,
        position: &Position,
        level: u8,
        seed: u64,
        side: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Py<PyAny>> {
        let Some(level) = Level::new(level) else {
            return Err(PyValueError::new_err(format!(
                "level goes from 1 to 8, not {level}"
            )));
        };
        let position = &position.0;
        let side = match (side, position.to_move()) {
            (Some(side), _) => class::side_of(side)?,
            (None, ToMove::One(side)) => side,
            (None, ToMove::Both | ToMove::Nobody) => rules::Side::South,
        };
        let player = Player { side, level, seed };
        let mut guard = self.kept(py, Some(position.rules()))?;
        let kept = &mut *guard;
        let watch = Watch::new(None);
        let is_over = || watch.is_over();
        let choice = py.detach(|| {
            if level.looks_up() {
                kept.prepare(position.rules(), Some(&is_over));
            }
            kept.engine.choose(position, player, Some(&is_over))
        });
        watch.end()?;
        let mv = choice.mv.map(|mv| moves::object(py, mv)).transpose()?;
        let fields = (mv, report(py, &choice.report, 0)?);
        Ok(CHOICE.get(py)?.call1(fields)?.unbind())
    }

    /// Forgets all searches: a new game begins.
    fn forget(&self, py: Python<'_>) -> PyResult<()> {
        self.kept(py, None)?.forget();
        Ok(())
    }

    fn __repr__(&self) -> String {
        let Engine {
            hash_mb,
            threads,
            endings,
            ..
        } = self;
        let network = if self.network.is_some() {
            ", network=…"
        } else {
            ""
        };
        format!("Engine(hash_mb={hash_mb}, threads={threads}, endings={endings}{network})")
    }
}

/// Tells Python about a completed depth; the answer `False` ends the search.
fn tell(py: Python<'_>, on_info: &Py<PyAny>, told: &Info) -> PyResult<bool> {
    let answer = on_info.bind(py).call1((info(py, told)?,))?;
    Ok(!answer.is(pyo3::types::PyBool::new(py, false)))
}
