//! What has to be known of a game while it is read again.

use std::collections::VecDeque;

use protocol::online::{Key, LIMITS, Refused};
use rules::Side;

use crate::bucket::Bucket;

/// Refusals of one player that are remembered.
const REFUSALS_MAX: usize = 16;

/// A time in which a game cannot go on: there was no server, or no disk.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stop {
    pub(crate) since_ms: u64,
    /// The time that was lost in the same way before, and has not been given back.
    pub(crate) earlier_ms: u64,
    /// The time goes on when those are back whose it is, at the latest at this moment.
    pub(crate) until_ms: u64,
    pub(crate) is_back: [bool; 2],
}

/// What is true of a game and is not kept with it.
#[derive(Clone, Debug)]
pub(crate) struct Carried {
    pub(crate) stop: Option<Stop>,
    refusals: [VecDeque<(Key, Refused)>; 2],
    reactions: [Bucket; 2],
}

impl Default for Carried {
    fn default() -> Carried {
        Carried {
            stop: None,
            refusals: Default::default(),
            reactions: [Bucket::of(LIMITS.reactions); 2],
        }
    }
}

impl Carried {
    /// Counts one more feeling of a player, unless that would be too many.
    pub(crate) fn may_react(&mut self, by: Side, now_ms: u64) -> bool {
        self.reactions[by].take(now_ms)
    }

    /// The refusal of an intention: sent again, it is refused again, for whoever wanted it was told
    /// so, and has taken it back.
    pub(crate) fn refusal(&self, key: Key, by: Side) -> Option<&Refused> {
        let mut refusals = self.refusals[by].iter();
        let found = refusals.find(|(it, _)| *it == key);
        found.map(|(_, refused)| refused)
    }

    /// Remembers a refusal.
    pub(crate) fn refuse(&mut self, key: Key, by: Side, refused: Refused) {
        let refusals = &mut self.refusals[by];
        if refusals.len() == REFUSALS_MAX {
            refusals.pop_front();
        }
        refusals.push_back((key, refused));
    }
}
