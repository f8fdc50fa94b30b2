//! The Python package `mancala`: glue between the crates and Python, and nothing else. No rule and no
//! search is here; a file for each topic.
#![forbid(unsafe_code)]
#![expect(
    clippy::needless_pass_by_value,
    clippy::type_complexity,
    clippy::used_underscore_items,
    reason = "Python hands over arguments by value, and decides on names and tuples"
)]

use pyo3::prelude::*;

mod analysis;
mod batch;
mod class;
mod contest;
mod engine;
mod error;
mod game;
mod interrupt;
mod kept;
mod moves;
mod networks;
mod position;
mod ruleset;
mod solve;
mod tables;
mod within;

/// The compiled half of the package; `mancala` has all of it.
#[pymodule(gil_used = false)]
mod _mancala {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::analysis::Analysis;
    #[pymodule_export]
    use crate::batch::VecEnv;
    #[pymodule_export]
    use crate::contest::contest;
    #[pymodule_export]
    use crate::engine::Engine;
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::moves::Move;
    #[pymodule_export]
    use crate::networks::{_read_network, _self_play, _shipped_network};
    #[pymodule_export]
    use crate::position::{Position, Sowing};
    #[pymodule_export]
    use crate::ruleset::{RuleSet, games};
    #[pymodule_export]
    use crate::solve::{Solution, Solver, check_certificate, solve};
    #[pymodule_export]
    use crate::tables::{Endings, Tables};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("NOT_COVERED", solver::Builder::NOT_COVERED)?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }

    /// Panics: a test shows that Python gets an exception.
    #[pyfunction]
    fn _panic() {
        panic!("a panic on purpose");
    }
}
