//! What is known before a layer is built, and the threads that build it.

use rules::machine::{Choices, Machine};
use tablebase::{Rows, in_order};

use super::effects::Effects;
use crate::layer::Layer;

/// What is known before a layer is built, and the means to build it.
#[derive(Debug)]
pub(crate) struct Known<'a, C: Choices> {
    pub(crate) machine: &'a Machine<C>,
    pub(crate) rows: &'a Rows,
    pub(crate) effects: &'a Effects,
    /// Every layer with fewer seeds.
    pub(crate) layers: &'a [Layer],
    pub(crate) threads: usize,
}

/// Gives jobs to several threads.
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
