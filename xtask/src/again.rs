//! A run of the browser tests, and another of those whose browser ended by itself.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::shell;

/// The tests whose browser may end by itself in one run: more are no accident.
const CRASHES_MAX: usize = 2;
/// The words of `e2e` about a test whose browser has ended, before the name of the test.
const CRASHED: &str = "the browser has crashed in ";

/// The tests of a run that did not pass.
#[derive(Debug, Default, Eq, PartialEq)]
struct Outcome {
    failed: BTreeSet<String>,
    crashed: BTreeSet<String>,
}

impl Outcome {
    /// Reads a line that a test program has printed.
    fn read(&mut self, line: &str) {
        let failed = line.strip_prefix("test ");
        if let Some(test) = failed.and_then(|line| line.strip_suffix(" ... FAILED")) {
            self.failed.insert(test.to_owned());
        } else if let Some(test) = line.strip_prefix(CRASHED) {
            self.crashed.insert(test.to_owned());
        }
    }

    /// The tests to run again, if it is only for their browsers that any failed.
    fn accidents(&self) -> Option<&BTreeSet<String>> {
        let is_accident = (1..=CRASHES_MAX).contains(&self.failed.len());
        (is_accident && self.failed.is_subset(&self.crashed)).then_some(&self.failed)
    }
}

/// Runs a test program; once more for tests whose browser has ended, of which nothing is known.
///
/// # Errors
///
/// If a test fails, or its browser ends twice.
pub(crate) fn run(tests: impl Fn() -> Command, args: &[String]) -> Result<()> {
    let mut outcome = Outcome::default();
    let mut child = tests()
        .args(args)
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start the browser tests")?;
    let printed = child.stdout.take().expect("it is piped");
    for line in BufReader::new(printed).lines() {
        let line = line.context("the browser tests print no text")?;
        println!("{line}");
        outcome.read(&line);
    }
    let status = child.wait().context("the browser tests do not end")?;
    match outcome.accidents() {
        Some(accidents) if !status.success() => {
            shell::say("their browser has crashed: once more");
            shell::run(tests().arg("--exact").args(accidents))
        }
        _ => {
            ensure!(status.success(), "the browser tests failed: {status}");
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(lines: &[&str]) -> Outcome {
        let mut outcome = Outcome::default();
        for line in lines {
            outcome.read(line);
        }
        outcome
    }

    #[test]
    fn only_what_a_crash_has_ended_is_run_again() {
        let passed = "test share::a_link ... ok";
        let failed = "test share::a_picture ... FAILED";
        let crashed = "the browser has crashed in share::a_picture";
        let again = outcome(&[passed, failed, crashed]);
        assert_eq!(again.accidents(), Some(&again.failed));
        assert_eq!(outcome(&[passed]).accidents(), None);
        assert_eq!(outcome(&[passed, failed]).accidents(), None);
        let another = "test told::no_tap ... FAILED";
        assert_eq!(outcome(&[failed, crashed, another]).accidents(), None);
    }

    #[test]
    fn many_crashes_are_no_accident() {
        let mut many = Outcome::default();
        for test in ["a", "b", "c"] {
            many.read(&format!("test {test} ... FAILED"));
            many.read(&format!("{CRASHED}{test}"));
        }
        assert_eq!(many.accidents(), None);
    }
}
