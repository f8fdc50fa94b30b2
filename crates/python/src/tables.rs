//! Exact values of endings, one position or many at a time.

use std::path::PathBuf;

use ::solver::Builder;
use numpy::{
    PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray2, PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use rules::Move;
use tablebase::{FileError, Folder};

use crate::class::FOUND;
use crate::interrupt::{Watch, duration};
use crate::moves;
use crate::position::Position;
use crate::ruleset::{RuleSet, rules_of};
use crate::solve::build;
use crate::{error, within};

/// Exact values of all positions with few seeds, in memory.
#[derive(Debug)]
#[pyclass(frozen, module = "mancala")]
pub(crate) struct Endings(Builder);

/// Exact values in files.
#[derive(Debug)]
#[pyclass(frozen, module = "mancala")]
pub(crate) struct Tables(tablebase::Tables);

/// A position and its moves with their values, as Python's value.
fn found(py: Python<'_>, value: i16, moves: &[(Move, i16)]) -> PyResult<Py<PyAny>> {
    let moves = moves.iter().map(|&(mv, value)| {
        let pair = (moves::object(py, mv)?, value);
        pair.into_pyobject(py)
    });
    let moves = PyTuple::new(py, moves.collect::<PyResult<Vec<_>>>()?)?;
    Ok(FOUND.get(py)?.call1((value, moves))?.unbind())
}

/// The houses of an argument: two rows for each position, one behind the other in memory. Any other
/// order would be read as other positions.
fn houses_of<'py>(
    argument: &Bound<'py, PyAny>,
    width: usize,
) -> PyResult<PyReadonlyArray2<'py, u8>> {
    let columns = 2 * width;
    let Ok(houses) = argument.extract::<PyReadonlyArray2<'py, u8>>() else {
        let found = match argument.cast::<PyUntypedArray>() {
            Ok(array) => format!("{} in {} dimensions", array.dtype(), array.ndim()),
            Err(_) => argument.get_type().name()?.to_string(),
        };
        let sentence = format!("houses are an array (N, {columns}) of uint8, not {found}");
        return Err(PyTypeError::new_err(sentence));
    };
    if houses.shape()[1] != columns {
        let found = houses.shape()[1];
        let sentence = format!("houses have {found} columns; this game needs {columns}");
        return Err(PyValueError::new_err(sentence));
    }
    if !houses.is_c_contiguous() {
        let sentence = "houses are to be C-contiguous: numpy.ascontiguousarray makes them so";
        return Err(PyValueError::new_err(sentence));
    }
    Ok(houses)
}

#[pymethods]
impl Endings {
    /// Works out the values of all positions with up to that number of seeds in the houses.
    #[classmethod]
    #[pyo3(signature = (rules, *, seeds, threads=1, seconds=None))]
    fn build(
        class: &Bound<'_, PyType>,
        rules: &Bound<'_, PyAny>,
        seeds: usize,
        threads: usize,
        seconds: Option<f64>,
    ) -> PyResult<Endings> {
        let py = class.py();
        let rules = rules_of(rules)?;
        within::check("threads", threads, within::THREADS)?;
        ::solver::can_build(&rules, seeds).map_err(|error| error::UNSUPPORTED.of(py, error))?;
        within::room(Builder::memory(&rules, seeds))?;
        let watch = Watch::new(duration(seconds)?);
        let built = py.detach(|| build(&rules, seeds, threads, &watch));
        watch.end()?;
        match built {
            Ok(Some(builder)) => Ok(Endings(builder)),
            Ok(None) => Err(error::ENGINE.of(py, "the time was over before the values were there")),
            Err(error) => Err(error::UNSUPPORTED.of(py, error)),
        }
    }

    #[getter]
    fn rules(&self) -> RuleSet {
        RuleSet(*self.0.rules())
    }

    #[getter]
    fn seeds(&self) -> usize {
        self.0.layers() - 1
    }

    fn probe(&self, py: Python<'_>, position: &Position) -> PyResult<Option<Py<PyAny>>> {
        let Ok(solution) = ::solver::look_up(&position.0, &self.0) else {
            return Ok(None);
        };
        let [least, most] = solution.range;
        let is_certain = solution.moves.iter().all(|known| known.least == known.most);
        if least != most || !is_certain || solution.moves.is_empty() {
            return Ok(None);
        }
        let moves: Vec<_> = solution
            .moves
            .iter()
            .map(|known| (known.mv, known.least))
            .collect();
        found(py, least, &moves).map(Some)
    }

    fn values<'py>(
        &self,
        py: Python<'py>,
        houses: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let houses = houses_of(houses, self.0.rules().houses().into())?;
        let mut values = vec![0; houses.shape()[0]];
        let houses = houses.as_slice()?;
        py.detach(|| self.0.look_up_all(houses, &mut values));
        Ok(PyArray1::from_vec(py, values))
    }

    fn move_values<'py>(
        &self,
        py: Python<'py>,
        houses: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyArray2<i8>>> {
        let width = usize::from(self.0.rules().houses());
        let houses = houses_of(houses, width)?;
        let positions = houses.shape()[0];
        let mut values = vec![0; positions * width];
        let houses = houses.as_slice()?;
        py.detach(|| self.0.look_up_moves(houses, &mut values));
        PyArray1::from_vec(py, values).reshape([positions, width])
    }

    fn __repr__(&self) -> String {
        format!(
            "<Endings of {} up to {} seeds>",
            self.0.rules(),
            self.seeds()
        )
    }
}

#[pymethods]
impl Tables {
    /// Opens the files of a game in a folder that `mancala tables build` has written.
    #[classmethod]
    fn open(
        class: &Bound<'_, PyType>,
        folder: PathBuf,
        rules: &Bound<'_, PyAny>,
    ) -> PyResult<Tables> {
        let py = class.py();
        let rules = rules_of(rules)?;
        let tables = Folder::new(&folder, &rules).open_all();
        let tables = tables.map_err(|error| error::TABLE.of(py, error))?;
        if tables.seeds_max().is_none() {
            let sentence = format!("{}: no tables of `{rules}`", folder.display());
            return Err(error::TABLE.of(py, sentence));
        }
        Ok(Tables(tables))
    }

    #[getter]
    fn rules(&self) -> RuleSet {
        RuleSet(*self.0.rules())
    }

    #[getter]
    fn seeds(&self) -> usize {
        self.0.seeds_max().unwrap_or_default()
    }

    fn probe(&self, py: Python<'_>, position: &Position) -> PyResult<Option<Py<PyAny>>> {
        let looked = self.0.look_up(&position.0);
        let looked = looked.map_err(|error| error::TABLE.of(py, error))?;
        looked.map(|it| found(py, it.value, &it.moves)).transpose()
    }

    fn values<'py>(
        &self,
        py: Python<'py>,
        houses: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let width = usize::from(self.0.rules().houses());
        let houses = houses_of(houses, width)?;
        let houses = houses.as_slice()?;
        let values = py.detach(|| {
            let value = |rows: &[u8]| {
                let rows: Vec<u16> = rows.iter().map(|&seeds| seeds.into()).collect();
                let value = self.0.value(&rows[..width], &rows[width..])?;
                Ok(value.unwrap_or(Builder::NOT_COVERED))
            };
            let rows = houses.chunks_exact(2 * width);
            rows.map(value).collect::<Result<Vec<i8>, FileError>>()
        });
        let values = values.map_err(|error| error::TABLE.of(py, error))?;
        Ok(PyArray1::from_vec(py, values))
    }

    fn move_values<'py>(
        &self,
        py: Python<'py>,
        houses: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyArray2<i8>>> {
        let width = usize::from(self.0.rules().houses());
        let houses = houses_of(houses, width)?;
        let positions = houses.shape()[0];
        let mut values = vec![0; positions * width];
        let houses = houses.as_slice()?;
        py.detach(|| ::solver::look_up_moves(&self.0, houses, &mut values))
            .map_err(|error| error::TABLE.of(py, error))?;
        PyArray1::from_vec(py, values).reshape([positions, width])
    }

    fn __repr__(&self) -> String {
        format!(
            "<Tables of {} up to {} seeds>",
            self.0.rules(),
            self.seeds()
        )
    }
}
