//! Moves, and what may stand for one in a call.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;

use pyo3::basic::CompareOp;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyString, PyTuple, PyType};
use rules::{PlayError, Position, Side};

use crate::error;
use crate::ruleset::wrong_kind;

/// The most houses of a player on any board.
const HOUSES_MAX: usize = 24;

/// A choice of a player.
#[derive(Debug)]
#[pyclass(frozen, module = "mancala")]
pub(crate) struct Move(pub(crate) rules::Move);

/// The plain moves: a game is played with a few objects.
static HOUSES: PyOnceLock<Vec<Py<Move>>> = PyOnceLock::new();

/// The object of a move.
pub(crate) fn object(py: Python<'_>, mv: rules::Move) -> PyResult<Py<Move>> {
    let rules::Move::House(house) = mv else {
        return Py::new(py, Move(mv));
    };
    let houses = HOUSES.get_or_try_init(py, || {
        (0..HOUSES_MAX as u8)
            .map(|house| Py::new(py, Move(rules::Move::House(house))))
            .collect::<PyResult<Vec<_>>>()
    })?;
    Ok(houses[usize::from(house)].clone_ref(py))
}

/// The most houses of boards whose sets of plain moves are kept.
const KEPT_HOUSES: u8 = 12;

/// For each set of houses the tuple of its moves, made when it is first asked for: listing moves is
/// half of a loop over positions.
static SETS: [PyOnceLock<Py<PyTuple>>; 1 << KEPT_HOUSES] =
    [const { PyOnceLock::new() }; 1 << KEPT_HOUSES];

/// Every legal move, at most `limit` of them; `None` if there are more.
pub(crate) fn list<'py>(
    py: Python<'py>,
    position: &Position,
    limit: usize,
) -> PyResult<Option<Bound<'py, PyTuple>>> {
    let (mut set, mut count) = (0_u32, 0);
    position.each_move(|mv| match mv {
        // Houses come in ascending order; what is no such list is listed below.
        rules::Move::House(house) if house < KEPT_HOUSES && set >> house == 0 => {
            set |= 1 << house;
            count += 1;
            ControlFlow::Continue(())
        }
        _ => {
            count = usize::MAX;
            ControlFlow::Break(())
        }
    });
    if count <= limit {
        let made = SETS[set as usize].get_or_try_init(py, || {
            let houses = (0..KEPT_HOUSES).filter(|house| set >> house & 1 == 1);
            let moves = houses.map(|house| object(py, rules::Move::House(house)));
            Ok::<_, PyErr>(PyTuple::new(py, moves.collect::<PyResult<Vec<_>>>()?)?.unbind())
        })?;
        return Ok(Some(made.bind(py).clone()));
    }
    let moves = position.moves_up_to(limit.saturating_add(1));
    if moves.len() > limit {
        return Ok(None);
    }
    let moves = moves.into_iter().map(|mv| object(py, mv));
    PyTuple::new(py, moves.collect::<PyResult<Vec<_>>>()?).map(Some)
}

/// The move that an argument stands for in a position: a move, its text, or the number of a house
/// from the mover's left.
pub(crate) fn read(position: &Position, argument: &Bound<'_, PyAny>) -> PyResult<rules::Move> {
    let py = argument.py();
    if let Ok(mv) = argument.cast::<Move>() {
        return Ok(mv.get().0);
    }
    if let Ok(text) = argument.cast::<PyString>() {
        let mv = position.read_move(text.to_str()?);
        return mv.map_err(|error| error::play(py, &error));
    }
    let number = argument
        .extract::<i64>()
        .map_err(|_| wrong_kind("a Move, its text, or the number of a house", argument))?;
    let houses = position.rules().houses();
    match u8::try_from(number) {
        Ok(house) if house < houses => Ok(rules::Move::House(house)),
        _ => {
            let sentence = format!("{number} is no house; allowed: 0–{}", houses - 1);
            Err(error::ILLEGAL.of(py, sentence))
        }
    }
}

#[pymethods]
impl Move {
    #[new]
    fn new(py: Python<'_>, text: &str) -> PyResult<Move> {
        match rules::Move::read(text) {
            Ok((_, mv)) => Ok(Move(mv)),
            Err(error) => Err(error::play(py, &PlayError::Text(error))),
        }
    }

    #[getter]
    fn house(&self) -> Option<u8> {
        match self.0 {
            rules::Move::House(house) => Some(house),
            rules::Move::Directed(directed) => Some(directed.house),
            rules::Move::Fruit(_)
            | rules::Move::Swap
            | rules::Move::Both(..)
            | rules::Move::Arrange(_) => None,
        }
    }

    #[getter]
    fn text(&self) -> String {
        self.0.text(Side::South)
    }

    fn __str__(&self) -> String {
        self.text()
    }

    fn __repr__(&self) -> String {
        format!("Move('{}')", self.text())
    }

    fn __richcmp__(&self, other: &Bound<'_, PyAny>, op: CompareOp) -> Py<PyAny> {
        let py = other.py();
        let answer = other
            .cast::<Move>()
            .map(|other| op.matches(self.0.cmp(&other.get().0)));
        match (answer, op) {
            (Ok(answer), _) => pyo3::types::PyBool::new(py, answer)
                .to_owned()
                .into_any()
                .unbind(),
            (Err(_), _) => py.NotImplemented(),
        }
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<Move>(), (self.text(),))
    }

    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str,) {
        ("text",)
    }
}
