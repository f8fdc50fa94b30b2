//! Numbers of a caller within what is possible: a mistake becomes an exception, before Rust ends the
//! program for want of memory or threads.

use std::fmt::Display;
use std::hint::black_box;
use std::ops::RangeInclusive;

use pyo3::exceptions::{PyMemoryError, PyValueError};
use pyo3::prelude::*;

/// The threads that work may be shared by.
pub(crate) const THREADS: RangeInclusive<usize> = 1..=1024;

/// Refuses a number outside of its range.
pub(crate) fn check<T: Display + PartialOrd>(
    name: &str,
    value: T,
    allowed: RangeInclusive<T>,
) -> PyResult<()> {
    if allowed.contains(&value) {
        return Ok(());
    }
    let (least, most) = allowed.into_inner();
    let sentence = format!("{name} cannot be {value}; allowed: {least}–{most}");
    Err(PyValueError::new_err(sentence))
}

/// Refuses work that needs more memory than the system would ever give.
pub(crate) fn room(bytes: u64) -> PyResult<()> {
    let mut probe = Vec::<u8>::new();
    let wanted = usize::try_from(bytes).unwrap_or(usize::MAX);
    let taken = probe.try_reserve_exact(wanted);
    // Otherwise the compiler may leave out an allocation that nobody uses.
    black_box(&probe);
    taken.map_err(|_| {
        let sentence = format!("there is no room for {} MiB of memory", bytes >> 20);
        PyMemoryError::new_err(sentence)
    })
}
