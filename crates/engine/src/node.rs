//! A node of a search: what is asked of it, what is found, and what the transposition table knows of it.

use rules::Side;

use crate::memory::{Bound, Memo};
use crate::scale;

/// The depth limit of every search.
pub(crate) const DEPTH_MAX: u32 = 250;

/// A node to be searched: its window, its depth, and its distance from the root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
    pub(crate) depth: u32,
    pub(crate) ply: u32,
    /// The number of sowings by which a turn may still go on beyond the horizon.
    pub(crate) more: u32,
}

impl Node {
    /// The relation of the value that a search of the node has found to the real one.
    #[inline]
    pub(crate) fn bound(self, found: i32) -> Bound {
        if found >= self.beta {
            Bound::Lower
        } else if found <= self.alpha {
            Bound::Upper
        } else {
            Bound::Exact
        }
    }

    /// The node after a choice, seen by whoever moves there.
    #[inline]
    pub(crate) fn below(self, plays_again: bool) -> Node {
        let below = Node {
            depth: self.depth - 1,
            ply: self.ply + 1,
            ..self
        };
        if plays_again {
            below
        } else {
            Node {
                alpha: -self.beta,
                beta: -self.alpha,
                ..below
            }
        }
    }
}

/// The proved bounds of a value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Range {
    pub(crate) least: i32,
    pub(crate) most: i32,
}

impl Range {
    pub(crate) const ALL: Range = Range {
        least: -scale::INFINITE,
        most: scale::INFINITE,
    };

    /// The range of this value alone.
    pub(crate) const fn of(value: i32) -> Range {
        Range {
            least: value,
            most: value,
        }
    }

    pub(crate) fn and(self, other: Range) -> Range {
        Range {
            least: self.least.max(other.least),
            most: self.most.min(other.most),
        }
    }

    /// The value of the range that is nearest. If two positions ever have the same key, a range can
    /// be empty; that must not stop a game.
    #[inline]
    pub(crate) fn nearest(self, value: i32) -> i32 {
        value.max(self.least).min(self.most)
    }

    /// The range as seen by the player who moved.
    #[inline]
    pub(crate) fn seen_by(self, mover: Side, next: Side) -> Range {
        if mover == next {
            self
        } else {
            Range {
                least: -self.most,
                most: -self.least,
            }
        }
    }
}

/// The value of a node, and whether no line was cut off at the horizon to find it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) value: i32,
    pub(crate) solved: bool,
}

impl Found {
    /// The same value seen by the player who moved.
    #[inline]
    pub(crate) fn seen_by(self, mover: Side, next: Side) -> Found {
        Found {
            value: scale::seen_by(self.value, mover, next),
            ..self
        }
    }
}

/// The best of the choices of a node that were searched so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Best {
    pub(crate) found: Found,
    /// The index of the choice, if it is better than what was sure before.
    pub(crate) index: Option<u8>,
}

impl Best {
    /// The best before any search; `all` says whether all choices will be searched.
    pub(crate) fn new(all: bool) -> Best {
        Best {
            found: Found {
                value: -scale::INFINITE,
                solved: all,
            },
            index: None,
        }
    }
}

/// Values of an entry, each seen from a node at `ply`; `offset` is what was won before, which no entry counts.
impl Memo {
    /// The proved bounds.
    #[inline]
    pub(crate) fn range(&self, ply: u32, offset: i32) -> Range {
        let mut range = Range::ALL;
        if self.least > -scale::INFINITE {
            range.least = scale::from_root(self.least, ply) + offset;
        }
        if self.most < scale::INFINITE {
            range.most = scale::from_root(self.most, ply) + offset;
        }
        range
    }

    /// The searched value, if it decides a node. It may have been found on another path to the position,
    /// where other positions would have come back: so it is never certain.
    #[inline]
    pub(crate) fn searched(&self, node: Node, offset: i32) -> Option<i32> {
        if u32::from(self.depth) < node.depth {
            return None;
        }
        let value = scale::from_root(self.value, node.ply) + offset;
        let decides = match self.bound {
            Bound::None => false,
            Bound::Exact => true,
            Bound::Lower => value >= node.beta,
            Bound::Upper => value <= node.alpha,
        };
        decides.then_some(value)
    }

    /// Takes the searched value as proved, as far as it bounds the real one.
    pub(crate) fn prove(&mut self) {
        if self.bound != Bound::Upper {
            self.least = self.value;
        }
        if self.bound != Bound::Lower {
            self.most = self.value;
        }
    }
}
