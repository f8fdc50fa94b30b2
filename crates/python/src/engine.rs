//! The engine: guesses well, and says how sure it is.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard};

use ::engine::{EngineOptions, Level, Limits, Lines, Player};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use rules::{Certainty, RuleSet, ToMove};
use solver::KnownEndings;

use crate::class::{self, CHOICE, INFO, MOVE_VALUE, REPORT, VALUE};
use crate::error;
use crate::interrupt::{Watch, duration};
use crate::moves;
use crate::position::Position;

/// What the engine keeps between questions.
#[derive(Debug)]
struct Kept {
    engine: ::engine::Engine,
    /// The game whose endings it knows.
    endings: Option<RuleSet>,
}

/// An opponent for every game, with a memory of what it has searched.
#[derive(Debug)]
#[pyclass(frozen, module = "mancala")]
pub(crate) struct Engine {
    kept: Mutex<Kept>,
    #[pyo3(get)]
    hash_mb: usize,
    #[pyo3(get)]
    threads: usize,
    /// The most seeds of endings that it works out for itself.
    #[pyo3(get)]
    endings: u16,
}

/// The value of a move as Python's value.
fn value(py: Python<'_>, value: ::engine::Value) -> PyResult<Bound<'_, PyAny>> {
    let depth = match value.source {
        Certainty::Searched { depth } => Some(depth),
        Certainty::Proved | Certainty::Table => None,
    };
    let fields = (value.points, value.source.name(), depth, value.wins_in());
    VALUE.get(py)?.call1(fields)
}

fn move_values<'py>(
    py: Python<'py>,
    moves: &[::engine::MoveValue],
) -> PyResult<Bound<'py, PyTuple>> {
    let told = moves.iter().map(|known| {
        let line = known.line.iter().map(|&mv| moves::object(py, mv));
        let line = PyTuple::new(py, line.collect::<PyResult<Vec<_>>>()?)?;
        let fields = (moves::object(py, known.mv)?, value(py, known.value)?, line);
        MOVE_VALUE.get(py)?.call1(fields)
    });
    PyTuple::new(py, told.collect::<PyResult<Vec<_>>>()?)
}

fn report(py: Python<'_>, report: &::engine::Report, table_hits: u64) -> PyResult<Py<PyAny>> {
    let fields = (
        move_values(py, &report.moves)?,
        report.depth,
        report.nodes,
        table_hits,
        report.perfect,
    );
    Ok(REPORT.get(py)?.call1(fields)?.unbind())
}

impl Engine {
    fn kept(&self, py: Python<'_>) -> PyResult<MutexGuard<'_, Kept>> {
        self.kept
            .try_lock()
            .map_err(|_| error::BUSY.of(py, "the engine is searching in another thread"))
    }

    /// Gives the engine the endings of a game, if it has any: as `mancala analyze` does.
    fn prepare(&self, kept: &mut Kept, rules: &RuleSet) {
        if self.endings == 0 || kept.endings.as_ref() == Some(rules) {
            return;
        }
        kept.engine.remove_tables();
        kept.endings = Some(*rules);
        // A game without them is no mistake of anybody.
        if let Some(seeds) = solver::affordable(rules, self.endings.into())
            && let Ok(endings) = KnownEndings::new(rules, seeds, self.threads)
        {
            kept.engine.add_table(Arc::new(endings));
        }
    }
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (*, hash_mb=16, threads=1, endings=::engine::ENDINGS_SEEDS))]
    fn new(hash_mb: usize, threads: usize, endings: u16) -> PyResult<Engine> {
        let Some(hash_bytes) = hash_mb.checked_mul(1 << 20).filter(|&bytes| bytes > 0) else {
            return Err(PyValueError::new_err("hash_mb is at least 1"));
        };
        if threads == 0 {
            return Err(PyValueError::new_err("threads is at least 1"));
        }
        let options = EngineOptions {
            hash_bytes,
            threads,
        };
        Ok(Engine {
            kept: Mutex::new(Kept {
                engine: ::engine::Engine::new(options),
                endings: None,
            }),
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
        let lines = match lines {
            "best" => Lines::Best,
            "all" => Lines::All,
            _ => {
                let sentence = format!("lines is `best` or `all`, not `{lines}`");
                return Err(PyValueError::new_err(sentence));
            }
        };
        let side = side.map(class::side_of).transpose()?;
        let time = duration(seconds)?;
        let mut guard = self.kept(py)?;
        let kept = &mut *guard;
        let watch = Watch::new(time);
        let is_over = || watch.is_over();
        let mut table_hits = 0;
        let found = py.detach(|| {
            self.prepare(kept, position.rules());
            let limits = Limits {
                depth,
                nodes,
                deadline: Some(&is_over),
                lines,
                side,
            };
            kept.engine.search(position, &limits, &mut |info| {
                table_hits = info.table_hits;
                let Some(on_info) = &on_info else {
                    return ControlFlow::Continue(());
                };
                let answer = Python::attach(|py| tell(py, on_info, info));
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
        let mut guard = self.kept(py)?;
        let kept = &mut *guard;
        let watch = Watch::new(None);
        let is_over = || watch.is_over();
        let choice = py.detach(|| {
            if level.looks_up() {
                self.prepare(kept, position.rules());
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
        self.kept(py)?.engine.forget();
        Ok(())
    }

    fn __repr__(&self) -> String {
        let Engine {
            hash_mb,
            threads,
            endings,
            ..
        } = self;
        format!("Engine(hash_mb={hash_mb}, threads={threads}, endings={endings})")
    }
}

/// Tells Python about a completed depth; the answer `False` ends the search.
fn tell(py: Python<'_>, on_info: &Py<PyAny>, info: &::engine::Info) -> PyResult<bool> {
    let moves = move_values(py, &info.moves)?;
    let fields = (info.depth, info.nodes, info.table_hits, moves);
    let told = INFO.get(py)?.call1(fields)?;
    let answer = on_info.bind(py).call1((told,))?;
    Ok(!answer.is(pyo3::types::PyBool::new(py, false)))
}
