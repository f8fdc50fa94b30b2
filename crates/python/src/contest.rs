//! Matches between two engines.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use ::engine::contest::{Contestant, Openings, Tally};
use ::engine::{Limits, Lines};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rules::{Move, Position, Side};

use crate::class::SCORE;
use crate::engine::Engine;
use crate::interrupt::{Watch, duration};
use crate::kept::Kept;
use crate::ruleset::rules_of;
use crate::within;

/// The most plies of an opening.
const PLIES_MAX: u16 = 100;

/// An engine at the board.
struct Player<'a> {
    kept: &'a mut Kept,
    depth: Option<u32>,
    nodes: Option<u64>,
    time: Option<Duration>,
    watch: &'a Watch,
}

impl Contestant for Player<'_> {
    fn begin(&mut self, _start: &Position) {
        // A game does not depend on the one before.
        self.kept.forget();
    }

    fn choose(&mut self, position: &Position, side: Side, _seed: u64) -> Option<Move> {
        let begun = Instant::now();
        let is_late = || self.time.is_some_and(|time| begun.elapsed() >= time);
        let is_over = || self.watch.is_over() || is_late();
        if self.watch.is_over() {
            return None;
        }
        let limits = Limits {
            depth: self.depth,
            nodes: self.nodes,
            deadline: Some(&is_over),
            lines: Lines::Best,
            side: Some(side),
        };
        let go_on = &mut |_: &_| ControlFlow::Continue(());
        self.kept.search(position, &limits, go_on).best()
    }
}

/// Plays a match: each opening twice, with sides exchanged.
#[pyfunction]
#[pyo3(signature = (first, second, rules, *, games=100, depth=None, nodes=None, seconds=None,
    seed=0, opening_plies=Openings::PLIES, on_game=None))]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn contest(
    first: &Bound<'_, Engine>,
    second: &Bound<'_, Engine>,
    rules: &Bound<'_, PyAny>,
    games: u32,
    depth: Option<u32>,
    nodes: Option<u64>,
    seconds: Option<f64>,
    seed: u64,
    opening_plies: u16,
    on_game: Option<Py<PyAny>>,
) -> PyResult<Py<PyAny>> {
    let py = first.py();
    let wrong = |sentence: String| Err(PyValueError::new_err(sentence));
    if depth.is_none() && nodes.is_none() && seconds.is_none() {
        return wrong("a player needs a limit: depth, nodes or seconds".to_owned());
    }
    if first.is(second) {
        return wrong("a match needs two engines, not one twice".to_owned());
    }
    within::check("opening_plies", opening_plies, 0..=PLIES_MAX)?;
    let rules = rules_of(rules)?;
    let time = duration(seconds)?;
    let watch = Watch::new(None);
    let mut engines = [
        first.get().kept(py, Some(&rules))?,
        second.get().kept(py, Some(&rules))?,
    ];
    let [one, other] = &mut engines;
    let mut players = [&mut **one, &mut **other].map(|kept| Player {
        kept,
        depth,
        nodes,
        time,
        watch: &watch,
    });
    let openings = Openings {
        plies: opening_plies,
        ..Openings::from(&rules)
    };
    let tally = py.detach(|| {
        let [one, other] = &mut players;
        ::engine::contest::contest(openings, [one, other], games, seed, &mut |tally| {
            let Some(on_game) = &on_game else {
                return watch.go_on();
            };
            let answer = Python::attach(|py| {
                let answer = on_game.bind(py).call1((score(py, *tally)?,))?;
                Ok(!answer.is(pyo3::types::PyBool::new(py, false)))
            });
            if watch.heed(answer) {
                ControlFlow::Break(())
            } else {
                watch.go_on()
            }
        })
    });
    drop(engines);
    watch.end()?;
    score(py, tally)
}

/// A score as Python's value.
fn score(py: Python<'_>, tally: Tally) -> PyResult<Py<PyAny>> {
    let Tally { won, drawn, lost } = tally;
    let fields = (won, drawn, lost, tally.score(), tally.interval());
    Ok(SCORE.get(py)?.call1(fields)?.unbind())
}
