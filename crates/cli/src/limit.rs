//! The time limit of work.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use crate::signals;

/// Work that began at some moment, and ends when its time is over or Ctrl-C is pressed.
#[derive(Debug)]
pub(crate) struct Limit {
    begun: Instant,
    time: Option<Duration>,
}

impl Limit {
    /// Work that begins now.
    pub(crate) fn new(time: Option<Duration>) -> Limit {
        let begun = Instant::now();
        Limit { begun, time }
    }

    /// The time since it began.
    pub(crate) fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Whether no time is left, or Ctrl-C was pressed.
    pub(crate) fn is_over(&self) -> bool {
        signals::interrupted() || self.time.is_some_and(|time| self.elapsed() >= time)
    }

    /// Breaks off when it is over.
    pub(crate) fn go_on(&self) -> ControlFlow<()> {
        if self.is_over() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}
