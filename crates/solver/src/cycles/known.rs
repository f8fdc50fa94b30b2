//! The input for building a layer, and the sharing of its work among threads.

use rules::machine::{Choices, Machine};
use tablebase::{Rows, in_order};

use super::effects::Effects;
use crate::layer::Layer;

/// The input for building a layer.
#[derive(Debug)]
pub(crate) struct Known<'a, C: Choices> {
    pub(crate) machine: &'a Machine<C>,
    pub(crate) rows: &'a Rows,
    pub(crate) effects: &'a Effects,
    /// Every layer with fewer seeds.
    pub(crate) layers: &'a [Layer],
    pub(crate) threads: usize,
}

/// Runs jobs in several threads, each of which takes the next one when it is free.
pub(super) fn share<T: Send>(
    jobs: impl Iterator<Item = T> + Send,
    threads: usize,
    job: impl Fn(T) + Sync,
) {
    let jobs = std::sync::Mutex::new(jobs);
    let next = || jobs.lock().expect("a job is taken, not done").next();
    in_order(threads, threads, |_| {
        while let Some(one) = next() {
            job(one);
        }
    });
}
