//! The classes of the package that are written in Python, each looked up once, and what becomes one of
//! them.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyType};
use rules::Side;

/// A class written in Python.
pub(crate) struct Class {
    name: &'static str,
    found: PyOnceLock<Py<PyType>>,
}

impl Class {
    const fn new(name: &'static str) -> Class {
        Class {
            name,
            found: PyOnceLock::new(),
        }
    }

    /// The class itself.
    pub(crate) fn get<'py>(&self, py: Python<'py>) -> PyResult<&Bound<'py, PyType>> {
        self.found.import(py, "mancala._values", self.name)
    }
}

pub(crate) static OUTCOME: Class = Class::new("Outcome");
pub(crate) static RESULT: Class = Class::new("Result");
pub(crate) static PARAMETER: Class = Class::new("Parameter");
pub(crate) static GAME_INFO: Class = Class::new("GameInfo");
pub(crate) static VALUE: Class = Class::new("Value");
pub(crate) static MOVE_VALUE: Class = Class::new("MoveValue");
pub(crate) static INFO: Class = Class::new("Info");
pub(crate) static REPORT: Class = Class::new("Report");
pub(crate) static CHOICE: Class = Class::new("Choice");
pub(crate) static MOVE_RANGE: Class = Class::new("MoveRange");
pub(crate) static CLAIM: Class = Class::new("Claim");
pub(crate) static SCORE: Class = Class::new("Score");
pub(crate) static FOUND: Class = Class::new("Found");

static SIDES: PyOnceLock<[Py<PyAny>; 2]> = PyOnceLock::new();
static SIDE: Class = Class::new("Side");

/// The member of the enumeration `Side`.
pub(crate) fn side(py: Python<'_>, side: Side) -> PyResult<Py<PyAny>> {
    let sides = SIDES.get_or_try_init(py, || -> PyResult<[Py<PyAny>; 2]> {
        let class = SIDE.get(py)?;
        Ok([class.call1((0,))?.unbind(), class.call1((1,))?.unbind()])
    })?;
    Ok(sides[side.index()].clone_ref(py))
}

/// The side of a Python number, 0 or 1.
pub(crate) fn side_of(value: &Bound<'_, PyAny>) -> PyResult<Side> {
    let value = SIDE.get(value.py())?.call1((value,))?;
    Ok(Side::BOTH[value.extract::<usize>()?])
}

/// The outcome of a game as Python's value.
pub(crate) fn outcome(py: Python<'_>, outcome: rules::Outcome) -> PyResult<Py<PyAny>> {
    let why = outcome.why;
    let told = protocol::event::Event::from(&rules::Event::End { why, outcome });
    let protocol::event::Event::End { why, .. } = told else {
        unreachable!("the end is told as the end");
    };
    let winner = outcome.winner.map(|winner| side(py, winner)).transpose()?;
    let score = (outcome.score[0], outcome.score[1]);
    Ok(OUTCOME.get(py)?.call1((winner, score, why))?.unbind())
}

/// What a notebook shows: the picture, or the text where there are none.
pub(crate) fn bundle<'py>(py: Python<'py>, svg: &str, text: &str) -> PyResult<Bound<'py, PyDict>> {
    let bundle = PyDict::new(py);
    bundle.set_item("image/svg+xml", svg)?;
    bundle.set_item("text/plain", text)?;
    Ok(bundle)
}
