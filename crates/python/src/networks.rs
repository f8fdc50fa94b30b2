//! Networks as text and as arrays, and the games that they learn from.

use std::ops::ControlFlow;
use std::sync::Arc;

use ::engine::lessons::{Course, Lesson};
use ::engine::{Net, Network};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyString;
use rules::{Family, Position, RuleSet};

use crate::interrupt::Watch;
use crate::ruleset::{rules_of, wrong_kind};
use crate::{error, within};

/// Seeds of a course are below this: higher bits would make no difference.
const SEED_MAX: u64 = 1 << 24;

/// The network of an argument: its text, or a `Network` of `mancala.nets`.
pub(crate) fn network_of(argument: &Bound<'_, PyAny>) -> PyResult<Arc<Network>> {
    let text = argument.getattr_opt("text")?;
    let text = text.as_ref().unwrap_or(argument);
    let text = text
        .cast::<PyString>()
        .map_err(|_| wrong_kind("a network or its text", argument))?;
    read(argument.py(), text.to_str()?).map(Arc::new)
}

fn read(py: Python<'_>, text: &str) -> PyResult<Network> {
    text.parse::<Network>()
        .map_err(|error| error::NETWORK.of(py, error))
}

/// Refuses a game that a network cannot judge.
pub(crate) fn check(py: Python<'_>, network: &Network, rules: &RuleSet) -> PyResult<()> {
    judged(py, rules)?;
    let (for_houses, houses) = (network.houses(), usize::from(rules.houses()));
    if for_houses == houses {
        return Ok(());
    }
    let sentence = format!("the network is for {for_houses} houses a side; `{rules}` has {houses}");
    Err(error::UNSUPPORTED.of(py, sentence))
}

/// Refuses a game of fruit, and those of the general machine.
fn judged(py: Python<'_>, rules: &RuleSet) -> PyResult<()> {
    match rules.properties().family {
        Family::Facing | Family::Race | Family::Relay | Family::Stores | Family::TwoOrThree => {
            return Ok(());
        }
        Family::Fruit | Family::General => {}
    }
    let sentence = format!("networks judge games of plain seeds on two rows, and not `{rules}`");
    Err(error::UNSUPPORTED.of(py, sentence))
}

/// The rows of a network: a line of its text each.
#[pyfunction]
pub(crate) fn _read_network<'py>(
    py: Python<'py>,
    text: &str,
) -> PyResult<Bound<'py, PyArray2<i16>>> {
    // Written again, it has no comments.
    let text = read(py, text)?.to_string();
    let numbers = text.split_whitespace();
    let numbers = numbers.map(|word| word.parse().expect("it was written as it is read"));
    let numbers: Vec<i16> = numbers.collect();
    let lines = text.lines().count();
    let shape = [lines, numbers.len() / lines];
    PyArray1::from_vec(py, numbers).reshape(shape)
}

/// The text of the program's own network for a game, if it has one.
#[pyfunction]
pub(crate) fn _shipped_network(rules: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
    let rules = rules_of(rules)?;
    let network = Net::of(&Position::start(&rules)).and_then(Net::network);
    let network = network.filter(|network| network.houses() == usize::from(rules.houses()));
    Ok(network.map(Network::to_string))
}

/// Positions of games that the engine plays against itself, and what its search found there.
#[pyfunction]
pub(crate) fn _self_play<'py>(
    rules: &Bound<'py, PyAny>,
    positions: usize,
    nodes: u64,
    seed: u64,
    threads: usize,
    network: Option<&Bound<'py, PyAny>>,
    on_progress: Option<Py<PyAny>>,
) -> PyResult<(Bound<'py, PyArray2<u16>>, Bound<'py, PyArray1<f32>>)> {
    let py = rules.py();
    let rules = rules_of(rules)?;
    judged(py, &rules)?;
    within::check("nodes", nodes, 1..=u64::MAX)?;
    within::check("threads", threads, within::THREADS)?;
    within::check("seed", seed, 0..=SEED_MAX - 1)?;
    let network = network.map(network_of).transpose()?;
    if let Some(network) = &network {
        check(py, network, &rules)?;
    }
    let course = Course {
        rules,
        positions,
        nodes,
        seed,
        threads,
        network,
    };
    let watch = Watch::new(None);
    let lessons = py.detach(|| {
        course.lessons(&|| watch.is_over(), &mut |lessons| {
            let Some(on_progress) = &on_progress else {
                return ControlFlow::Continue(());
            };
            let answer = Python::attach(|py| {
                let answer = on_progress.bind(py).call1((lessons,))?;
                Ok(!answer.is(pyo3::types::PyBool::new(py, false)))
            });
            if watch.heed(answer) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
    });
    watch.end()?;
    arrays(py, &lessons, 2 * usize::from(rules.houses()))
}

fn arrays<'py>(
    py: Python<'py>,
    lessons: &[Lesson],
    width: usize,
) -> PyResult<(Bound<'py, PyArray2<u16>>, Bound<'py, PyArray1<f32>>)> {
    let houses = lessons.iter().flat_map(|lesson| &lesson.inputs);
    let houses = PyArray1::from_vec(py, houses.copied().collect());
    let targets = lessons.iter().map(|lesson| lesson.target).collect();
    Ok((
        houses.reshape([lessons.len(), width])?,
        PyArray1::from_vec(py, targets),
    ))
}
