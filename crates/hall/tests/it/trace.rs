//! The last steps of a world, to be read when something went wrong, and a number for all of them.

use std::collections::VecDeque;
use std::fmt::{self, Write as _};

use rules::random::mix;

/// The steps that are shown.
const SHOWN: usize = 40;

/// What has happened.
#[derive(Debug, Default)]
pub(crate) struct Trace {
    /// Whether steps are written down: that takes longer than they do.
    pub(crate) is_written: bool,
    lines: VecDeque<String>,
    pub(crate) hash: u64,
}

impl Trace {
    /// Counts a step.
    pub(crate) fn step(&mut self, at_ms: u64, kind: u64) {
        self.hash = mix(self.hash ^ mix(at_ms << 8 ^ kind));
    }

    /// Writes a step down, if anybody wants to read it.
    pub(crate) fn write(&mut self, at_ms: u64, what: fmt::Arguments<'_>) {
        if !self.is_written {
            return;
        }
        let mut line = format!("{:>5}.{:03} s  ", at_ms / 1_000, at_ms % 1_000);
        write!(line, "{what}").expect("a string takes all");
        if line.len() > 400 {
            line = line.chars().take(400).chain(['…']).collect();
        }
        if self.lines.len() == SHOWN {
            self.lines.pop_front();
        }
        self.lines.push_back(line);
    }

    /// The last steps, one a line.
    pub(crate) fn last(&self) -> String {
        let lines: Vec<&str> = self.lines.iter().map(String::as_str).collect();
        lines.join("\n")
    }
}
