//! Exact values of positions with few seeds, kept in memory and extended a seed at a time.

use std::ops::ControlFlow;

use rules::{RuleSet, catalogue};
use tablebase::{Probe, Row};

use crate::build::{BuildError, Builder};
use crate::method::effort;

/// Exact values of all positions of a game with few seeds, computed in memory: up to sixteen seeds
/// of Kalah take a few tenths of a second and 40 MB.
///
/// They can also grow one seed at a time, so that a caller can do it between other work.
#[derive(Debug)]
pub struct KnownEndings {
    builder: Builder,
    /// The number of seeds up to which they can grow.
    seeds_most: usize,
}

impl KnownEndings {
    /// Computes the endings with up to `seeds` seeds, in `threads` threads.
    ///
    /// # Errors
    /// [`BuildError`] if the game has none.
    pub fn new(rules: &RuleSet, seeds: usize, threads: usize) -> Result<KnownEndings, BuildError> {
        let mut endings = KnownEndings::begin(rules, seeds, threads)?;
        while endings.grow() {}
        Ok(endings)
    }

    /// Prepares for the endings with up to `seeds` seeds, to be computed in `threads` threads;
    /// those without any seed are known at once. With one thread no other is ever started.
    ///
    /// # Errors
    /// [`BuildError`] if the game has none.
    pub fn begin(
        rules: &RuleSet,
        seeds: usize,
        threads: usize,
    ) -> Result<KnownEndings, BuildError> {
        if let Err(why) = rules.properties().endings() {
            return Err(BuildError::unsupported(rules, why));
        }
        let mut endings = KnownEndings {
            builder: Builder::new(rules, seeds, threads)?,
            seeds_most: seeds,
        };
        endings.build();
        Ok(endings)
    }

    /// Computes those with one more seed; `false` if all are known already.
    pub fn grow(&mut self) -> bool {
        let grows = self.builder.layers() <= self.seeds_most;
        if grows {
            self.build();
        }
        grows
    }

    fn build(&mut self) {
        let ControlFlow::Continue(()) = self.builder.build(&|_| ControlFlow::Continue(())) else {
            unreachable!("nobody stops it");
        };
    }
}

/// The most seeds, up to `seeds`, whose endings take no longer than those of Kalah with `seeds`;
/// `None` if the game has none.
pub fn affordable(rules: &RuleSet, seeds: usize) -> Option<usize> {
    let kalah = RuleSet::new(catalogue::find("kalah").expect("it is in the catalogue"));
    let most = effort(&kalah, seeds)?;
    let fits = |seeds: &usize| effort(rules, *seeds).is_some_and(|effort| effort <= most);
    (1..=seeds).rev().find(fits)
}

impl Probe for KnownEndings {
    fn is_for(&self, rules: &RuleSet) -> bool {
        tablebase::key(rules) == *self.builder.rules()
    }

    fn seeds_max(&self) -> u16 {
        self.builder.layers() as u16 - 1
    }

    fn margin(&self, houses: &[u16]) -> Option<i16> {
        let (own, other) = houses.split_at(houses.len() / 2);
        self.builder.value(&row(own)?, &row(other)?).map(i16::from)
    }
}

/// The row of houses from a slice; `None` if there are more seeds than any table has.
fn row(houses: &[u16]) -> Option<Row> {
    let mut row = Row::default();
    for (house, &seeds) in row.iter_mut().zip(houses) {
        *house = u8::try_from(seeds).ok()?;
    }
    Some(row)
}
