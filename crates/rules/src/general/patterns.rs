//! Whole laps on two rows as patterns: what each house gets, and where the last seed falls.
//!
//! Where the board alone decides the way of the seeds, a lap adds the same to the board whenever it
//! starts from the same house with as many seeds. A pattern is added at once, instead of seed by
//! seed; long relays are little else.

use super::board::Next;
use super::state::State;
use crate::Side;

/// The numbers of seeds that have patterns: 0 to one less.
const HANDS: usize = 25;

/// Seeds for eight cells each, a byte for a cell: the largest board of two rows has 26. No byte
/// carries into the next, as there are 255 seeds at most.
type Pattern = [u64; 4];

/// Every pattern of a game; none before [`Patterns::new`].
#[derive(Clone, Debug, Default)]
pub(super) struct Patterns {
    cells: usize,
    added: Vec<Pattern>,
    ends: Vec<u8>,
}

impl Patterns {
    /// The patterns of laps that follow `next` round so many cells, by player and direction;
    /// `skips_start` passes over the house that a lap started from.
    pub(super) fn new(next: &[[Next; 2]; 2], cells: usize, skips_start: bool) -> Patterns {
        let all = 4 * cells * HANDS;
        let mut patterns = Patterns {
            cells,
            added: Vec::with_capacity(all),
            ends: Vec::with_capacity(all),
        };
        for next in next.iter().flatten() {
            for start in 0..cells {
                patterns.follow(next, start, skips_start);
            }
        }
        patterns
    }

    /// The patterns of one start, for each number of seeds.
    fn follow(&mut self, next: &Next, start: usize, skips_start: bool) {
        let mut at = start;
        let mut added = Pattern::default();
        for hand in 0..HANDS {
            if hand > 0 {
                at = usize::from(next[at]);
                if skips_start && at == start {
                    at = usize::from(next[at]);
                }
                added[at / 8] += 1 << (8 * (at % 8));
            }
            self.added.push(added);
            self.ends.push(at as u8);
        }
    }

    /// Sows a lap; returns where its last seed falls. `None`, with nothing sown, if it has no
    /// pattern.
    #[inline(always)]
    pub(super) fn sow(
        &self,
        state: &mut State,
        side: Side,
        dir: usize,
        start: usize,
        hand: u8,
    ) -> Option<usize> {
        let hand = usize::from(hand);
        if hand >= HANDS || start >= self.cells {
            return None;
        }
        let index = ((side.index() * 2 + (dir & 1)) * self.cells + start) * HANDS + hand;
        let (added, end) = (self.added.get(index)?, *self.ends.get(index)?);
        let (eights, _) = state.cells.as_chunks_mut::<8>();
        for (cells, added) in eights.iter_mut().zip(added) {
            *cells = u64::from_le_bytes(*cells)
                .wrapping_add(*added)
                .to_le_bytes();
        }
        Some(end.into())
    }
}
