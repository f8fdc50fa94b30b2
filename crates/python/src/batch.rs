//! Boards as rows of numbers, and many games side by side.

mod env;
mod vector;

use numpy::PyArray1;
use pyo3::prelude::*;
use rules::{Position, Side};

pub(crate) use vector::VecEnv;

/// A row of `obs`: the houses of the player to move from their left, the opponent's from theirs, the
/// own store, the opponent's. Where extra turns are counted `obs` has a column more.
pub(crate) fn features(py: Python<'_>, position: &Position) -> Py<PyAny> {
    let own = position.side_to_move().unwrap_or(Side::South);
    let houses = 0..position.rules().houses();
    let sides = [own, !own];
    let rows = sides.map(|side| houses.clone().map(move |house| position.house(side, house)));
    let row: Vec<u16> = rows
        .into_iter()
        .flatten()
        .chain(sides.map(|side| position.store(side)))
        .collect();
    if position.pieces_total() > u16::from(u8::MAX) {
        return PyArray1::from_vec(py, row).into_any().unbind();
    }
    let row: Vec<u8> = row.into_iter().map(|seeds| seeds as u8).collect();
    PyArray1::from_vec(py, row).into_any().unbind()
}
