//! Positions, values that cannot change, and the moves between them with what they did.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use anstream::adapter::strip_str;
use drawing::Marks;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple, PyType};
use rules::Side;
use words::{Language, Perspective, Words};

use crate::class::{self, bundle, outcome};
use crate::moves::{self, Move};
use crate::ruleset::{RuleSet, rules_of, wrong_kind};
use crate::{batch, error};

/// The most moves that are listed without being asked for a number.
const MOVES_MAX: usize = 10_000;

/// A position of a game.
#[derive(Clone, Debug)]
#[pyclass(frozen, module = "mancala")]
pub(crate) struct Position(pub(crate) rules::Position, Option<Arc<Last>>);

/// The way to a finished position whose text does not tell who has won.
#[derive(Debug)]
struct Last {
    before: rules::Position,
    mv: rules::Move,
}

/// The position of an argument: one that is there, or the start of a rule set or its text.
pub(crate) fn position_of(argument: &Bound<'_, PyAny>) -> PyResult<rules::Position> {
    if let Ok(position) = argument.cast::<Position>() {
        return Ok(position.get().0.clone());
    }
    Ok(rules::Position::start(&rules_of(argument)?))
}

impl Position {
    /// A position that its text tells.
    pub(crate) fn plain(position: rules::Position) -> Position {
        Position(position, None)
    }

    /// A position that a move has led to.
    pub(crate) fn after(
        before: &rules::Position,
        mv: rules::Move,
        position: rules::Position,
    ) -> Position {
        if !position.is_over() {
            return Position::plain(position);
        }
        let last = position.outcome().and_then(|outcome| {
            let read = rules::Position::read(&position.to_string(), position.rules(), true).ok()?;
            let told = read.outcome()?;
            let is_told = (told.winner, told.score) == (outcome.winner, outcome.score);
            let before = before.clone();
            (!is_told).then(|| Arc::new(Last { before, mv }))
        });
        Position(position, last)
    }

    /// Whether both have the same future. Of a finished game that is the result: the text does not
    /// keep the reason of the end, so it makes no difference here.
    fn is_same(&self, other: &Position) -> bool {
        match (self.0.outcome(), other.0.outcome()) {
            (Some(one), Some(another)) => {
                one.winner == another.winner
                    && one.score == another.score
                    && self.0.rules() == other.0.rules()
                    && self.0.to_string() == other.0.to_string()
            }
            (None, None) => self.0 == other.0,
            _ => false,
        }
    }

    /// The text with the earlier positions that matter, and whether it needs `any_seeds`.
    fn written(&self) -> (String, bool) {
        let text = format!("{:#}", self.0);
        let any_seeds = rules::Position::read(&text, self.0.rules(), false).is_err();
        (text, any_seeds)
    }

    fn row(&self, py: Python<'_>, side: Side) -> PyResult<Py<PyTuple>> {
        let houses = 0..self.0.rules().houses();
        let counts = houses.map(|house| self.0.house(side, house));
        Ok(PyTuple::new(py, counts.collect::<Vec<_>>())?.unbind())
    }
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (text=None, rules=None, *, any_seeds=false), text_signature = "(*args, **options)")]
    fn new(
        text: Option<&Bound<'_, PyAny>>,
        rules: Option<&Bound<'_, PyAny>>,
        any_seeds: bool,
    ) -> PyResult<Position> {
        let (text, rules) = match (text, rules) {
            (Some(text), Some(rules)) => (text, rules_of(rules)?),
            (Some(rules), None) | (None, Some(rules)) => {
                return position_of(rules).map(Position::plain);
            }
            (None, None) => {
                let kalah = "kalah".parse().expect("the catalogue has it");
                return Ok(Position::plain(rules::Position::start(&kalah)));
            }
        };
        let text_read = text.cast::<PyString>();
        let written = text_read.map_err(|_| wrong_kind("the text of a position", text))?;
        rules::Position::read(written.to_str()?, &rules, any_seeds)
            .map(Position::plain)
            .map_err(|error| error::POSITION.of(text.py(), error))
    }

    /// A position in any notation that the program knows, of another program too.
    #[classmethod]
    #[pyo3(signature = (text, rules, *, any_seeds=false))]
    fn read(
        class: &Bound<'_, PyType>,
        text: &str,
        rules: &Bound<'_, PyAny>,
        any_seeds: bool,
    ) -> PyResult<Position> {
        game::import::position(text, &rules_of(rules)?, Side::South, any_seeds)
            .map(Position::plain)
            .map_err(|error| error::POSITION.of(class.py(), error))
    }

    #[getter]
    fn rules(&self) -> RuleSet {
        RuleSet(*self.0.rules())
    }

    #[getter]
    fn to_move(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        let side = self.0.side_to_move();
        side.map(|side| class::side(py, side)).transpose()
    }

    #[getter]
    fn houses(&self, py: Python<'_>) -> PyResult<(Py<PyTuple>, Py<PyTuple>)> {
        Ok((self.row(py, Side::South)?, self.row(py, Side::North)?))
    }

    #[getter]
    fn stores(&self) -> (u16, u16) {
        (self.0.store(Side::South), self.0.store(Side::North))
    }

    #[getter]
    fn margin(&self) -> i16 {
        self.0.margin()
    }

    #[getter]
    fn score(&self) -> (i16, i16) {
        let [south, north] = self.0.score();
        (south, north)
    }

    #[getter]
    fn outcome(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        let found = self.0.outcome();
        found.map(|found| outcome(py, found)).transpose()
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    #[getter]
    fn legal_moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        moves::list(py, &self.0, MOVES_MAX)?.ok_or_else(|| {
            let count = self.0.move_count();
            let sentence = format!("{count} moves are too many to list; ask for `moves(limit=…)`");
            error::TOO_MANY.of(py, sentence)
        })
    }

    #[pyo3(signature = (*, limit=None))]
    fn moves<'py>(&self, py: Python<'py>, limit: Option<usize>) -> PyResult<Bound<'py, PyTuple>> {
        let Some(limit) = limit else {
            return self.legal_moves(py);
        };
        let moves = self.0.moves_up_to(limit).into_iter();
        let moves = moves.map(|mv| moves::object(py, mv));
        PyTuple::new(py, moves.collect::<PyResult<Vec<_>>>()?)
    }

    #[getter]
    fn move_count(&self) -> u128 {
        self.0.move_count()
    }

    fn is_legal(&self, r#move: &Bound<'_, PyAny>) -> PyResult<bool> {
        match moves::read(&self.0, r#move) {
            Ok(mv) => Ok(self.0.check(mv).is_ok()),
            Err(error) if error::MOVE.is(r#move.py(), &error) => Ok(false),
            Err(error) => Err(error),
        }
    }

    fn play(&self, r#move: &Bound<'_, PyAny>) -> PyResult<Position> {
        let mv = moves::read(&self.0, r#move)?;
        let mut after = self.0.clone();
        match after.advance(mv) {
            Ok(()) => Ok(Position::after(&self.0, mv, after)),
            Err(error) => Err(error::play(r#move.py(), &error)),
        }
    }

    fn sow(slf: &Bound<'_, Self>, r#move: &Bound<'_, PyAny>) -> PyResult<Sowing> {
        let py = slf.py();
        let mv = moves::read(&slf.get().0, r#move)?;
        let mut after = slf.get().0.clone();
        let played = after.play(mv).map_err(|error| error::play(py, &error))?;
        Ok(Sowing {
            before: slf.clone().unbind(),
            after: Py::new(py, Position::after(&slf.get().0, mv, after))?,
            played,
        })
    }

    fn text_of(&self, r#move: &Move) -> String {
        self.0.move_text(r#move.0)
    }

    #[getter]
    fn text(&self) -> String {
        self.0.to_string()
    }

    /// The state of a match: the number of the round, and rounds won by South and North.
    #[getter]
    fn round(&self) -> (u16, (u16, u16)) {
        let [south, north] = self.0.rounds_won();
        (self.0.round().number, (south, north))
    }

    #[getter]
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let text = format!("{:#}", self.0);
        let words = text
            .split(' ')
            .find_map(|word| word.strip_prefix("history="));
        PyTuple::new(
            py,
            words
                .into_iter()
                .flat_map(|words| words.split(','))
                .collect::<Vec<_>>(),
        )
    }

    /// A number for the position, the same on every machine and in every version.
    #[getter]
    fn key(&self) -> u128 {
        self.0.key()
    }

    fn board(&self) -> String {
        let text = drawing::text(&self.0, Words::new(Language::English));
        strip_str(&text).to_string()
    }

    fn features(&self, py: Python<'_>) -> Py<PyAny> {
        batch::features(py, &self.0)
    }

    fn _repr_svg_(&self) -> String {
        drawing::svg(&self.0, &Marks::default(), Words::new(Language::English))
    }

    #[pyo3(signature = (include=None, exclude=None))]
    fn _repr_mimebundle_<'py>(
        &self,
        py: Python<'py>,
        include: Option<&Bound<'py, PyAny>>,
        exclude: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let _ = (include, exclude);
        bundle(py, &self._repr_svg_(), &self.board())
    }

    fn __str__(&self) -> String {
        self.board()
    }

    fn __repr__(&self) -> String {
        if let Some(last) = &self.1 {
            let before = Position::plain(last.before.clone()).__repr__();
            return format!("{before}.play('{}')", last.before.move_text(last.mv));
        }
        let (text, any_seeds) = self.written();
        let rest = if any_seeds { ", any_seeds=True" } else { "" };
        format!("Position('{text}', '{}'{rest})", self.0.rules())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other
            .cast::<Position>()
            .is_ok_and(|other| self.is_same(other.get()))
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        if self.0.is_over() {
            (self.0.rules(), self.0.to_string()).hash(&mut hasher);
        } else {
            self.0.hash(&mut hasher);
        }
        hasher.finish()
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (String, String, bool, Option<String>))> {
        let position = self
            .1
            .as_ref()
            .map(|last| Position::plain(last.before.clone()));
        let (text, any_seeds) = position.as_ref().unwrap_or(self).written();
        let mv = self.1.as_ref().map(|last| last.before.move_text(last.mv));
        let read = py.get_type::<Position>().getattr("_unpickle")?;
        Ok((read, (text, self.0.rules().to_string(), any_seeds, mv)))
    }

    #[classmethod]
    fn _unpickle(
        class: &Bound<'_, PyType>,
        text: &str,
        rules: &str,
        any_seeds: bool,
        r#move: Option<&str>,
    ) -> PyResult<Position> {
        let py = class.py();
        let rules = rules.parse().map_err(|error| error::rule_set(py, &error))?;
        rules::Position::read(text, &rules, any_seeds)
            .map_err(|error| error::POSITION.of(py, error))
            .and_then(|position| match r#move {
                None => Ok(Position::plain(position)),
                Some(mv) => Position::plain(position).play(PyString::new(py, mv).as_any()),
            })
    }

    fn __copy__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: PyRef<'py, Self>, memo: &Bound<'py, PyAny>) -> PyRef<'py, Self> {
        let _ = memo;
        slf
    }

    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str, &'static str) {
        ("text", "rules")
    }
}

/// A move that was played, with the positions around it.
#[derive(Debug)]
#[pyclass(frozen, module = "mancala")]
pub(crate) struct Sowing {
    pub(crate) before: Py<Position>,
    pub(crate) after: Py<Position>,
    /// The move with its events.
    pub(crate) played: rules::Sowing,
}

impl Sowing {
    fn told(&self, lang: &str) -> PyResult<Vec<String>> {
        let language: Language = lang
            .parse()
            .map_err(|error: words::UnknownLanguage| PyValueError::new_err(error.to_string()))?;
        let told = Perspective::neutral(self.before.get().0.rules().game());
        Ok(Words::new(language).sowing(&self.played, &told))
    }
}

#[pymethods]
impl Sowing {
    #[getter]
    fn before(&self, py: Python<'_>) -> Py<Position> {
        self.before.clone_ref(py)
    }

    #[getter]
    fn after(&self, py: Python<'_>) -> Py<Position> {
        self.after.clone_ref(py)
    }

    #[getter]
    fn r#move(&self, py: Python<'_>) -> PyResult<Py<Move>> {
        moves::object(py, self.played.mv)
    }

    /// The events of the move, in order.
    #[getter]
    fn events<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let events: Vec<_> = self
            .played
            .events
            .iter()
            .map(protocol::event::Event::from)
            .collect();
        let text = serde_json::to_string(&events).expect("events are plain data");
        let read = py.import("mancala.events")?.getattr("read")?;
        Ok(read.call1((text,))?.cast_into()?)
    }

    #[pyo3(signature = (lang="en"))]
    fn sentences<'py>(&self, py: Python<'py>, lang: &str) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.told(lang)?)
    }

    fn _repr_svg_(&self) -> String {
        let words = Words::new(Language::English);
        drawing::svg(&self.after.get().0, &Marks::of(&self.played), words)
    }

    #[pyo3(signature = (include=None, exclude=None))]
    fn _repr_mimebundle_<'py>(
        &self,
        py: Python<'py>,
        include: Option<&Bound<'py, PyAny>>,
        exclude: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let _ = (include, exclude);
        bundle(py, &self._repr_svg_(), &self.__str__()?)
    }

    fn __str__(&self) -> PyResult<String> {
        Ok(self.told("en")?.join(" "))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let before = self.before.bind(py).repr()?;
        let text = self.before.get().0.move_text(self.played.mv);
        Ok(format!("{before}.sow('{text}')"))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let py = other.py();
        let Ok(other) = other.cast::<Sowing>() else {
            return Ok(false);
        };
        let is_same = self.before.bind(py).eq(other.get().before.bind(py))?;
        Ok(is_same && self.played.mv == other.get().played.mv)
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        (
            self.before.clone_ref(py),
            moves::object(py, self.played.mv)?,
        )
            .into_pyobject(py)?
            .hash()
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (Py<Position>, Py<Move>))> {
        let sow = py.get_type::<Position>().getattr("sow")?;
        let mv = moves::object(py, self.played.mv)?;
        Ok((sow, (self.before.clone_ref(py), mv)))
    }

    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str, &'static str, &'static str) {
        ("before", "move", "after")
    }
}
