//! The hash of a position for the transposition table, the same on every machine.

use std::hash::{Hash, Hasher};

use rules::machine::{Choices, Machine};
use rules::{Side, State};

use crate::family::Judgement;
use crate::scale;
use rules::random::mix;

/// The hash function for everything that the value of a position depends on.
#[derive(Debug)]
pub(crate) struct Keys<C> {
    /// The rest that it depends on: the rules, and the kind of evaluation.
    seed: u64,
    /// A mask without the stores, where they do not affect what is still to come.
    zone: Option<C>,
    has_offset: bool,
}

impl<C: Choices> Keys<C> {
    pub(crate) fn new(machine: &Machine<C>, judgement: Judgement) -> Keys<C> {
        let shape = machine.shape();
        let zone = (!machine.properties().ends_by_majority).then(|| {
            let stores = Side::BOTH.map(|side| shape.store(side));
            C::zone((0..shape.ring()).filter(|cell| C::FRUIT || !stores.contains(cell)))
        });
        Keys {
            seed: Mixer::key(&(machine.identity(), judgement)),
            has_offset: zone.is_some() && !scale::is_race(machine),
            zone,
        }
    }

    /// The key of a position.
    #[inline]
    pub(crate) fn key(&self, state: &State<C>) -> u64 {
        let cells = match &self.zone {
            Some(zone) => state.cells.masked(zone),
            None => state.cells,
        };
        let rest = state.side as u32 | (state.pie as u32) << 1 | u32::from(state.bonus) << 3;
        Mixer::seeded(self.seed, &(cells, rest))
    }

    /// The part of the value that is already decided and so not stored in the table.
    #[inline]
    pub(crate) fn offset(&self, machine: &Machine<C>, state: &State<C>) -> i32 {
        if self.has_offset {
            scale::margin(machine, state, state.side)
        } else {
            0
        }
    }
}

/// Hashes words one after the other; two values that differ in one word never collide.
#[derive(Debug)]
pub(crate) struct Mixer(u64);

impl Mixer {
    /// The key of a value.
    #[inline]
    pub(crate) fn key(value: &impl Hash) -> u64 {
        Mixer::seeded(0x243f_6a88_85a3_08d3, value)
    }

    /// The key of a value in the context of a seed.
    #[inline]
    pub(crate) fn seeded(seed: u64, value: &impl Hash) -> u64 {
        let mut mixer = Mixer(seed);
        value.hash(&mut mixer);
        mixer.finish()
    }
}

impl Hasher for Mixer {
    #[inline]
    fn finish(&self) -> u64 {
        mix(self.0)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0x9fb2_1c65_1e98_df25);
        self.0 = mixed ^ (mixed >> 32);
    }

    #[inline]
    fn write_u128(&mut self, word: u128) {
        self.write_u64(word as u64);
        self.write_u64((word >> 64) as u64);
    }

    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.write_u64(u64::from(byte));
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    // A usize has another size in WebAssembly, but the same value.
    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_far_apart() {
        let mut keys: Vec<u64> = (0..10_000u128).map(|n| Mixer::key(&(n << 60))).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), 10_000);
        let far = keys.windows(2).map(|pair| (pair[0] ^ pair[1]).count_ones());
        assert!(far.sum::<u32>() > 10_000 * 20);
    }
}
