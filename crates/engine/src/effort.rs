//! How much a search has done, and whether it has to stop.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::{Deadline, Limits};

/// How often a deadline is asked, in nodes.
const INTERVAL: u64 = 2048;

/// The nodes one thread has looked at, and when it stops.
pub(crate) struct Effort<'a> {
    pub(crate) nodes: u64,
    /// Values found after this is set mean nothing.
    pub(crate) stopped: bool,
    nodes_max: u64,
    /// Where the present piece of work is broken off.
    slice_end: u64,
    /// When to look next.
    next: u64,
    deadline: Option<Deadline<'a>>,
    /// Told by another thread.
    told: &'a AtomicBool,
    /// Whether the limits, and not only the slice, are used up.
    over: bool,
}

impl<'a> Effort<'a> {
    /// Nothing done yet, and nothing can stop it before [`Effort::may_stop`] is called.
    pub(crate) fn new(limits: &Limits<'a>, told: &'a AtomicBool) -> Effort<'a> {
        Effort {
            nodes: 0,
            stopped: false,
            nodes_max: limits.nodes.unwrap_or(u64::MAX),
            slice_end: u64::MAX,
            next: u64::MAX,
            deadline: limits.deadline,
            told,
            over: false,
        }
    }

    /// From now on there is something to tell, and limits count.
    pub(crate) fn may_stop(&mut self) {
        self.plan();
        if self.nodes >= self.nodes_max {
            self.look();
        }
    }

    fn plan(&mut self) {
        self.next = (self.nodes + INTERVAL)
            .min(self.nodes_max)
            .min(self.slice_end);
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
        self.over |= self.nodes >= self.nodes_max
            || self.told.load(Ordering::Relaxed)
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
