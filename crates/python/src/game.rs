//! A game that is played: the one class of the package that changes.

use std::sync::Mutex;

use game::{Record, Step};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use rules::{PlayError, Side};

use crate::class::{self, RESULT, bundle};
use crate::error;
use crate::moves::{self, Move};
use crate::position::{Position, Sowing, position_of};

/// A game from its first move on, with undo.
#[derive(Debug)]
#[pyclass(frozen, module = "mancala")]
pub(crate) struct Game(Mutex<game::Game>);

impl Game {
    fn with<T>(&self, act: impl FnOnce(&mut game::Game) -> T) -> T {
        act(&mut self
            .0
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner))
    }

    fn ends(
        &self,
        py: Python<'_>,
        end: impl FnOnce(&mut game::Game) -> Result<(), PlayError>,
    ) -> PyResult<()> {
        self.with(end).map_err(|error| error::play(py, &error))
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (start=None), text_signature = "(start='kalah')")]
    fn new(start: Option<&Bound<'_, PyAny>>) -> PyResult<Game> {
        let start = match start {
            Some(start) => position_of(start)?,
            None => rules::Position::start(&"kalah".parse().expect("the catalogue has it")),
        };
        Ok(Game(Mutex::new(game::Game::new(start))))
    }

    /// The game of a text: a record, a link, or another program's notation.
    #[staticmethod]
    fn read(py: Python<'_>, text: &str) -> PyResult<Game> {
        let record = game::import::read(text, None, true);
        let mut game = record.map_err(|error| error::RECORD.of(py, error))?.game;
        game.go_to_end();
        Ok(Game(Mutex::new(game)))
    }

    fn push(&self, r#move: &Bound<'_, PyAny>) -> PyResult<Sowing> {
        let py = r#move.py();
        let position = self.with(|game| game.position().clone());
        let mv = moves::read(&position, r#move)?;
        let ply = self.with(|game| game.play(mv).cloned());
        let ply = ply.map_err(|error| error::play(py, &error))?;
        let after = Position::after(&position, mv, ply.after().clone());
        Ok(Sowing {
            before: Py::new(py, Position::plain(position))?,
            after: Py::new(py, after)?,
            played: ply.sowing,
        })
    }

    fn pop(&self, py: Python<'_>) -> PyResult<Option<Py<Move>>> {
        let taken = self.with(|game| {
            let mv = game.last_ply().map(|ply| ply.mv);
            let node = game.node();
            game.back().then(|| {
                game.delete(node);
                mv
            })
        });
        let Some(taken) = taken else {
            return Err(PyIndexError::new_err("nothing has been played"));
        };
        taken.map(|mv| moves::object(py, mv)).transpose()
    }

    #[getter]
    fn position(&self) -> Position {
        self.with(|game| match game.last_ply() {
            Some(ply) => Position::after(ply.before(), ply.mv, ply.after().clone()),
            None => Position::plain(game.position().clone()),
        })
    }

    #[getter]
    fn start(&self) -> Position {
        self.with(|game| Position::plain(game.start_position().clone()))
    }

    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves: Vec<_> = self.with(|game| {
            let played = game.line().take(game.cursor());
            played.filter_map(Step::ply).map(|ply| ply.mv).collect()
        });
        let moves = moves.into_iter().map(|mv| moves::object(py, mv));
        PyTuple::new(py, moves.collect::<PyResult<Vec<_>>>()?)
    }

    #[getter]
    fn plies(&self) -> usize {
        self.with(|game| {
            let played = game.line().take(game.cursor());
            played.filter_map(Step::ply).count()
        })
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.with(|game| game.is_over())
    }

    /// The result of the game, or of the match.
    #[getter]
    fn result(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        let Some(result) = self.with(|game| game.result()) else {
            return Ok(None);
        };
        let winner = result
            .winner
            .map(|side| class::side(py, side))
            .transpose()?;
        let score = (result.score[0], result.score[1]);
        let fields = (winner, score, result.text());
        Ok(Some(RESULT.get(py)?.call1(fields)?.unbind()))
    }

    #[pyo3(signature = (side=None))]
    fn resign(&self, py: Python<'_>, side: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let side = match side {
            Some(side) => class::side_of(side)?,
            None => self
                .with(|game| game.position().side_to_move())
                .unwrap_or(Side::South),
        };
        self.ends(py, |game| game.resign(side))
    }

    fn agree_draw(&self, py: Python<'_>) -> PyResult<()> {
        self.ends(py, game::Game::agree_draw)
    }

    #[pyo3(signature = (fill="next"))]
    fn next_round(&self, py: Python<'_>, fill: &str) -> PyResult<Position> {
        let Some(fill) = game::read_fill(fill) else {
            let sentence =
                format!("`{fill}` is no choice of houses; write `next` or `next:ABCD/abc`");
            return Err(error::MOVE.of(py, sentence));
        };
        self.with(|game| {
            game.next_round(fill)
                .map(|round| Position::plain(round.position().clone()))
        })
        .map_err(|error| error::ILLEGAL.of(py, error))
    }

    fn __str__(&self) -> String {
        self.with(|game| Record::new(game.clone()).to_string())
    }

    fn __repr__(&self) -> String {
        self.with(|game| format!("Game.read('{}')", game.compact()))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let read = py.get_type::<Game>().getattr("read")?;
        Ok((read, (self.__str__(),)))
    }

    fn _repr_svg_(&self) -> String {
        let words = words::Words::new(words::Language::English);
        self.with(|game| {
            let marks = game.last_ply().map(|ply| drawing::Marks::of(&ply.sowing));
            drawing::svg(game.position(), &marks.unwrap_or_default(), words)
        })
    }

    #[pyo3(signature = (include=None, exclude=None))]
    fn _repr_mimebundle_<'py>(
        &self,
        py: Python<'py>,
        include: Option<&Bound<'py, PyAny>>,
        exclude: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let _ = (include, exclude);
        bundle(py, &self._repr_svg_(), &self.__str__())
    }
}
