//! How much a search has done, and whether it has to stop.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::{Deadline, Limits};

/// How often a deadline is asked, in nodes.
const INTERVAL: u64 = 2048;

/// What the threads of one search know of each other.
#[derive(Debug, Default)]
pub(crate) struct Crew {
    /// Set when all have to stop.
    pub(crate) stop: AtomicBool,
    /// The nodes all have looked at, as far as they have told.
    nodes: AtomicU64,
    /// Of those, what a table has answered.
    hits: AtomicU64,
}

/// The nodes one thread has looked at, and when it stops.
pub(crate) struct Effort<'a> {
    pub(crate) nodes: u64,
    /// Positions found in a table that the crew does not know of yet.
    pub(crate) hits: Cell<u64>,
    /// Values found after this is set mean nothing.
    pub(crate) stopped: bool,
    /// For all threads together.
    nodes_max: u64,
    /// Nodes that the crew knows of.
    shared: u64,
    /// Where the present piece of work is broken off.
    slice_end: u64,
    /// When to look next.
    next: u64,
    deadline: Option<Deadline<'a>>,
    crew: &'a Crew,
    /// Whether the limits, and not only the slice, are used up.
    over: bool,
}

impl<'a> Effort<'a> {
    /// Nothing done yet, and nothing can stop it before [`Effort::may_stop`] is called.
    pub(crate) fn new(limits: &Limits<'a>, crew: &'a Crew) -> Effort<'a> {
        Effort {
            nodes: 0,
            hits: Cell::new(0),
            stopped: false,
            nodes_max: limits.nodes.unwrap_or(u64::MAX),
            shared: 0,
            slice_end: u64::MAX,
            next: u64::MAX,
            deadline: limits.deadline,
            crew,
            over: false,
        }
    }

    /// From now on there is something to tell, and limits count.
    pub(crate) fn may_stop(&mut self) {
        self.look();
    }

    /// The nodes of all threads.
    pub(crate) fn total(&mut self) -> u64 {
        let news = self.nodes - self.shared;
        self.shared = self.nodes;
        let hits = self.hits.take();
        self.crew.hits.fetch_add(hits, Ordering::Relaxed);
        self.crew.nodes.fetch_add(news, Ordering::Relaxed) + news
    }

    /// Positions that all threads have found in a table, as of the last [`Effort::total`].
    pub(crate) fn table_hits(&self) -> u64 {
        self.crew.hits.load(Ordering::Relaxed)
    }

    fn plan(&mut self) {
        let left = self.nodes_max.saturating_sub(self.total());
        self.next = (self.nodes + left.min(INTERVAL)).min(self.slice_end);
    }

    /// Counts nodes and stops when those were the last ones allowed.
    #[inline]
    pub(crate) fn spend(&mut self, nodes: usize) {
        self.nodes += nodes as u64;
        if self.nodes >= self.next {
            self.look();
        }
    }

    #[cold]
    fn look(&mut self) {
        self.over |= self.total() >= self.nodes_max
            || self.crew.stop.load(Ordering::Relaxed)
            || self.deadline.is_some_and(|is_over| is_over());
        self.stopped = self.over || self.nodes >= self.slice_end;
        self.plan();
    }

    /// Does a piece of work that may take so many nodes.
    pub(crate) fn begin_slice(&mut self, nodes: u64) {
        self.slice_end = self.nodes.saturating_add(nodes);
        self.plan();
    }

    /// After a piece of work.
    pub(crate) fn end_slice(&mut self) {
        self.slice_end = u64::MAX;
        self.stopped = self.over;
        self.plan();
    }

    /// Whether the limits are used up.
    pub(crate) fn is_over(&self) -> bool {
        self.over
    }
}
