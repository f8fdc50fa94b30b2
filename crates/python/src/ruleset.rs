//! Rule sets, and the catalogue they are chosen from.

use std::hash::{DefaultHasher, Hash, Hasher};

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyString, PyType};
use rules::catalogue::{self, Game};
use rules::general::Definition;

use crate::class::{GAME_INFO, PARAMETER};
use crate::error;

/// A game with all its options.
#[derive(Debug)]
#[pyclass(frozen, module = "mancala")]
pub(crate) struct RuleSet(pub(crate) rules::RuleSet);

/// The rule set of an argument: one that is there, or the text of one.
pub(crate) fn rules_of(argument: &Bound<'_, PyAny>) -> PyResult<rules::RuleSet> {
    if let Ok(rules) = argument.cast::<RuleSet>() {
        return Ok(rules.get().0);
    }
    let text = argument
        .cast::<PyString>()
        .map_err(|_| wrong_kind("a rule set or its text", argument))?;
    read(argument.py(), text.to_str()?)
}

fn read(py: Python<'_>, text: &str) -> PyResult<rules::RuleSet> {
    text.parse().map_err(|error| error::rule_set(py, &error))
}

/// The text of an option's value: `on` and `off` for a bool, `none` for None.
fn value_text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(value) = value.cast::<PyBool>() {
        return Ok(if value.is_true() { "on" } else { "off" }.to_owned());
    }
    if value.is_none() {
        return Ok("none".to_owned());
    }
    Ok(value.str()?.to_str()?.to_owned())
}

/// The pairs of keyword arguments, as games write them: with `-` for `_`.
fn pairs(options: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let options = options.map(PyDictMethods::iter).into_iter().flatten();
    let pair = |(key, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
        Ok((
            key.extract::<String>()?.replace('_', "-"),
            value_text(&value)?,
        ))
    };
    options.map(pair).collect()
}

/// `NAME:key=value,…` with more pairs behind.
fn joined(text: &str, pairs: &[(String, String)]) -> String {
    let mut text = text.trim().to_owned();
    for (key, value) in pairs {
        text.push(if text.contains(':') { ',' } else { ':' });
        text.extend([key.as_str(), "=", value.as_str()]);
    }
    text
}

/// The pairs of a canonical text.
fn written(text: &str) -> impl Iterator<Item = (String, String)> {
    let (_, options) = text.split_once(':').unwrap_or_default();
    options
        .split(',')
        .filter_map(|option| option.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
}

#[pymethods]
impl RuleSet {
    #[new]
    #[pyo3(signature = (text, **options))]
    fn new(py: Python<'_>, text: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<RuleSet> {
        let text = joined(text, &pairs(options)?);
        Ok(RuleSet(read(py, &text)?))
    }

    /// The game of a file of keys: a user's own game, checked with its examples.
    #[classmethod]
    #[pyo3(signature = (text, *, name = "text"))]
    fn define(class: &Bound<'_, PyType>, text: &str, name: &str) -> PyResult<RuleSet> {
        let definition =
            Definition::read(name, text).map_err(|error| error::RULE_SET.of(class.py(), error))?;
        Ok(RuleSet(definition.rules()))
    }

    #[getter]
    fn name(&self) -> &'static str {
        self.0.game().name
    }

    #[getter]
    fn title(&self) -> &'static str {
        self.0.game().title
    }

    #[getter]
    fn houses(&self) -> u8 {
        self.0.houses()
    }

    #[getter]
    fn seeds(&self) -> u16 {
        self.0.seeds_total()
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for (key, value) in written(&self.0.in_full()) {
            let key = key.replace('-', "_");
            match value.as_str() {
                "on" => options.set_item(key, true)?,
                "off" => options.set_item(key, false)?,
                value => match value.parse::<i64>() {
                    Ok(number) => options.set_item(key, number)?,
                    Err(_) => options.set_item(key, value)?,
                },
            }
        }
        Ok(options)
    }

    fn in_full(&self) -> String {
        self.0.in_full()
    }

    #[pyo3(signature = (**options))]
    fn replace(&self, py: Python<'_>, options: Option<&Bound<'_, PyDict>>) -> PyResult<RuleSet> {
        let changed = pairs(options)?;
        let text = self.0.to_string();
        let is_kept = |(key, _): &(String, String)| !changed.iter().any(|(other, _)| other == key);
        let kept: Vec<_> = written(&text).filter(is_kept).collect();
        let text = joined(&joined(self.name(), &kept), &changed);
        Ok(RuleSet(read(py, &text)?))
    }

    #[pyo3(signature = (**options))]
    fn __replace__(
        &self,
        py: Python<'_>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<RuleSet> {
        self.replace(py, options)
    }

    /// The rule sets that differ in one option, each option at its least, greatest and usual value.
    fn neighbours(&self) -> Vec<RuleSet> {
        self.0.neighbours().map(RuleSet).collect()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("RuleSet('{}')", self.0)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other
            .cast::<RuleSet>()
            .is_ok_and(|other| other.get().0 == self.0)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<RuleSet>(), (self.0.to_string(),))
    }

    fn __copy__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __deepcopy__<'py>(this: PyRef<'py, Self>, memo: &Bound<'py, PyAny>) -> PyRef<'py, Self> {
        let _ = memo;
        this
    }

    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str, &'static str) {
        ("name", "options")
    }
}

/// Every game of the catalogue, in the order in which they are shown.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
    catalogue::GAMES
        .iter()
        .chain(catalogue::family())
        .map(|game| game_info(py, game))
        .collect()
}

fn game_info(py: Python<'_>, game: &'static Game) -> PyResult<Py<PyAny>> {
    let parameters = game.parameters.iter().map(|parameter| {
        let fields = (
            parameter.key.replace('-', "_"),
            game.option_text(parameter, "name", parameter.name),
            game.option_text(parameter, "short", parameter.short),
            parameter.allowed(),
            parameter.text(parameter.default),
            parameter.source,
        );
        PARAMETER.get(py)?.call1(fields)
    });
    let parameters = parameters.collect::<PyResult<Vec<_>>>()?;
    let fields = (
        game.name,
        game.title,
        pyo3::types::PyTuple::new(py, game.other_names)?,
        game.summary,
        game.goal,
        game.source,
        pyo3::types::PyTuple::new(py, parameters)?,
    );
    Ok(GAME_INFO.get(py)?.call1(fields)?.unbind())
}

/// An error for an argument of the wrong kind.
pub(crate) fn wrong_kind(expected: &str, found: &Bound<'_, PyAny>) -> PyErr {
    let kind = found.get_type().name();
    let kind = kind.map_or_else(|_| "something else".to_owned(), |kind| kind.to_string());
    PyTypeError::new_err(format!("expected {expected}, not {kind}"))
}
