//! The node count of a search, and the limits that stop it.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use crate::{Deadline, Limits};

/// The number of nodes between two looks at the deadline.
const INTERVAL: u64 = 2048;

/// The state that the threads of one search share.
#[derive(Debug, Default)]
pub(crate) struct Crew {
    /// Set when all threads have to stop.
    pub(crate) stop: AtomicBool,
    /// The nodes that all threads have reported so far.
    nodes: AtomicU64,
    /// The positions found in a tablebase, of those nodes.
    hits: AtomicU64,
}

impl Crew {
    /// Lets a leader answer, and the other threads help until it has. In a browser's worker the
    /// leader is alone, and the code for more is left out of what is downloaded.
    pub(crate) fn work<Help: FnOnce() + Send, Answer>(
        &self,
        threads: usize,
        helper: impl Fn(usize) -> Help,
        lead: impl FnOnce() -> Answer,
    ) -> Answer {
        if cfg!(target_family = "wasm") {
            return lead();
        }
        thread::scope(|scope| {
            for number in 1..threads {
                scope.spawn(helper(number));
            }
            let answer = lead();
            self.stop.store(true, Ordering::Relaxed);
            answer
        })
    }
}

/// The node count of one thread, and the conditions that stop it.
pub(crate) struct Effort<'a> {
    pub(crate) nodes: u64,
    /// Positions found in a tablebase and not yet reported to the crew.
    pub(crate) hits: Cell<u64>,
    /// Whether the thread has to unwind: values found after this is set mean nothing.
    pub(crate) stopped: bool,
    /// The limit of nodes, for all threads together.
    nodes_max: u64,
    /// The part of `nodes` already reported to the crew.
    shared: u64,
    /// The count of nodes at which the present slice ends.
    slice_end: u64,
    /// The count of nodes at which the limits are checked next.
    next: u64,
    deadline: Option<Deadline<'a>>,
    crew: &'a Crew,
    /// Whether the limits are used up, and not only the slice.
    over: bool,
}

impl<'a> Effort<'a> {
    /// A count of zero. Nothing stops the search before [`Effort::may_stop`] is called.
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

    /// Makes the limits count from now on: the search has a result to report.
    pub(crate) fn may_stop(&mut self) {
        self.look();
    }

    /// The nodes of all threads; reports those of this thread on the way.
    pub(crate) fn total(&mut self) -> u64 {
        let news = self.nodes - self.shared;
        self.shared = self.nodes;
        let hits = self.hits.take();
        self.crew.hits.fetch_add(hits, Ordering::Relaxed);
        self.crew.nodes.fetch_add(news, Ordering::Relaxed) + news
    }

    /// The positions that all threads have found in a tablebase, as of the last [`Effort::total`].
    pub(crate) fn table_hits(&self) -> u64 {
        self.crew.hits.load(Ordering::Relaxed)
    }

    fn plan(&mut self) {
        let left = self.nodes_max.saturating_sub(self.total());
        self.next = (self.nodes + left.min(INTERVAL)).min(self.slice_end);
    }

    /// Counts nodes, and stops the search when those were the last ones allowed.
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

    /// Starts a slice: work that is broken off after `nodes` nodes.
    pub(crate) fn begin_slice(&mut self, nodes: u64) {
        self.slice_end = self.nodes.saturating_add(nodes);
        self.plan();
    }

    /// Ends a slice; only the limits stop the search from now on.
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
