//! What an engine keeps between questions, and what it finds as Python's values.

use std::ops::ControlFlow;
use std::sync::Arc;

use ::engine::{Deadline, EngineOptions, Info, Limits, Network, Report};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use rules::{Certainty, RuleSet};
use solver::KnownEndings;

use crate::class::{INFO, MOVE_VALUE, REPORT, VALUE};
use crate::moves;

/// What the engine keeps between questions.
#[derive(Debug)]
pub(crate) struct Kept {
    pub(crate) engine: ::engine::Engine,
    /// The network that judges in place of those of the program.
    network: Option<Arc<Network>>,
    /// The game whose endings it has asked for, and the endings, if that game has any.
    endings: Option<RuleSet>,
    table: Option<Arc<KnownEndings>>,
    /// The most seeds of endings that it works out for itself.
    seeds: u16,
}

impl Kept {
    /// An engine that works out endings with up to so many seeds.
    pub(crate) fn new(options: EngineOptions, seeds: u16, network: Option<Arc<Network>>) -> Kept {
        let mut kept = Kept {
            engine: ::engine::Engine::new(options),
            network,
            endings: None,
            table: None,
            seeds,
        };
        kept.forget();
        kept
    }

    /// Forgets all searches. The engine is a new one: what it forgets itself still decides which
    /// entries of its memory are replaced, and so the same question could get another answer.
    pub(crate) fn forget(&mut self) {
        self.engine = ::engine::Engine::new(self.engine.options());
        if let Some(network) = &self.network {
            self.engine.use_network(network.clone());
        }
        if let Some(table) = &self.table {
            self.engine.add_table(table.clone());
        }
    }

    /// Gives the engine the endings of a game, if it has any: as `mancala analyze` does.
    pub(crate) fn prepare(&mut self, rules: &RuleSet, deadline: Option<Deadline<'_>>) {
        if self.seeds == 0 || self.endings.as_ref() == Some(rules) {
            return;
        }
        self.engine.remove_tables();
        self.table = None;
        self.endings = Some(*rules);
        // A game without them is no mistake of anybody.
        if let Some(seeds) = solver::affordable(rules, self.seeds.into())
            && let Ok(mut endings) =
                KnownEndings::begin(rules, seeds, self.engine.options().threads)
        {
            while endings.grow() {
                if deadline.is_some_and(|is_over| is_over()) {
                    // The next question begins again.
                    self.endings = None;
                    return;
                }
            }
            let table = Arc::new(endings);
            self.table = Some(table.clone());
            self.engine.add_table(table);
        }
    }

    /// Searches with the endings of the game.
    pub(crate) fn search(
        &mut self,
        position: &rules::Position,
        limits: &Limits<'_>,
        on_info: &mut dyn FnMut(&Info) -> ControlFlow<()>,
    ) -> Report {
        self.prepare(position.rules(), limits.deadline);
        self.engine.search(position, limits, on_info)
    }
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

/// What a search has found as Python's value.
pub(crate) fn report(py: Python<'_>, report: &Report, table_hits: u64) -> PyResult<Py<PyAny>> {
    let fields = (
        move_values(py, &report.moves)?,
        report.depth,
        report.nodes,
        table_hits,
        report.perfect,
    );
    Ok(REPORT.get(py)?.call1(fields)?.unbind())
}

/// A completed depth as Python's value.
pub(crate) fn info(py: Python<'_>, info: &Info) -> PyResult<Py<PyAny>> {
    let moves = move_values(py, &info.moves)?;
    let fields = (info.depth, info.nodes, info.table_hits, moves);
    Ok(INFO.get(py)?.call1(fields)?.unbind())
}
