//! Errors of the library as Python's exceptions: the sentence unchanged, its parts as attributes.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use rules::{PlayError, RuleSetError};

/// An exception of the package, written in Python.
pub(crate) struct Exception {
    name: &'static str,
    found: PyOnceLock<Py<PyType>>,
}

impl Exception {
    const fn new(name: &'static str) -> Exception {
        Exception {
            name,
            found: PyOnceLock::new(),
        }
    }

    /// The exception with a sentence.
    pub(crate) fn of(&self, py: Python<'_>, sentence: impl ToString) -> PyErr {
        self.with(py, &sentence, &[])
    }

    /// The exception with a sentence, and parts of it that a program may ask for.
    pub(crate) fn with(
        &self,
        py: Python<'_>,
        sentence: &dyn ToString,
        parts: &[(&str, Option<&str>)],
    ) -> PyErr {
        let make = || {
            let class = self.found.import(py, "mancala._errors", self.name)?;
            let error = class.call1((sentence.to_string(),))?;
            for &(name, value) in parts {
                error.setattr(name, value)?;
            }
            Ok(PyErr::from_value(error))
        };
        make().unwrap_or_else(|error: PyErr| error)
    }

    /// Whether an error is one of these.
    pub(crate) fn is(&self, py: Python<'_>, error: &PyErr) -> bool {
        let class = self.found.import(py, "mancala._errors", self.name);
        class.is_ok_and(|class| error.is_instance(py, class))
    }
}

pub(crate) static RULE_SET: Exception = Exception::new("RuleSetError");
pub(crate) static POSITION: Exception = Exception::new("PositionError");
pub(crate) static MOVE: Exception = Exception::new("MoveError");
pub(crate) static ILLEGAL: Exception = Exception::new("IllegalMove");
pub(crate) static TOO_MANY: Exception = Exception::new("TooManyMoves");
pub(crate) static RECORD: Exception = Exception::new("RecordError");
pub(crate) static UNSUPPORTED: Exception = Exception::new("UnsupportedGame");
pub(crate) static BUSY: Exception = Exception::new("EngineBusy");
pub(crate) static TABLE: Exception = Exception::new("TableError");
pub(crate) static NETWORK: Exception = Exception::new("NetworkError");
pub(crate) static CERTIFICATE: Exception = Exception::new("CertificateError");
pub(crate) static ENGINE: Exception = Exception::new("MancalaError");

/// The exception for a text that names no rule set.
pub(crate) fn rule_set(py: Python<'_>, error: &RuleSetError) -> PyErr {
    let (nearest, allowed) = match error {
        RuleSetError::UnknownGame {
            nearest, allowed, ..
        }
        | RuleSetError::UnknownKey {
            nearest, allowed, ..
        }
        | RuleSetError::UnknownValue {
            nearest, allowed, ..
        } => (nearest.as_deref(), Some(allowed.as_str())),
        RuleSetError::NoValue { .. }
        | RuleSetError::Definition { .. }
        | RuleSetError::Twice { .. } => (None, None),
    };
    RULE_SET.with(py, &error, &[("nearest", nearest), ("allowed", allowed)])
}

/// The exception for a move that cannot be read, or not be played.
pub(crate) fn play(py: Python<'_>, error: &PlayError) -> PyErr {
    match error {
        PlayError::Text(_) | PlayError::WrongForm { .. } => MOVE.of(py, error),
        PlayError::MustFeed { playable, .. } | PlayError::NotByRule { playable, .. } => {
            ILLEGAL.with(py, &error, &[("playable", Some(playable))])
        }
        PlayError::Over
        | PlayError::NotYourSide { .. }
        | PlayError::NoSuchHouse { .. }
        | PlayError::EmptyHouse { .. }
        | PlayError::BurntHouse { .. }
        | PlayError::HeldHouse { .. }
        | PlayError::Arrow { .. }
        | PlayError::Arrangement { .. }
        | PlayError::GrandSlam { .. }
        | PlayError::NoSwap
        | PlayError::StoreCount { .. }
        | PlayError::WrongFruits { .. }
        | PlayError::FixedOrder { .. }
        | PlayError::NothingToLeave { .. } => ILLEGAL.of(py, error),
    }
}
