//! Random numbers, the same on every machine for the same seed.

/// Random numbers that a seed decides: the same on every machine. Good enough to play with, not to
/// keep secrets with.
///
/// ```
/// use rules::Random;
///
/// let mut random = Random::new(7);
/// assert!(random.below(6) < 6);
/// assert_eq!(random.pick::<char>(&[]), None);
/// ```
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// The sequence that belongs to a seed.
    pub fn new(seed: u64) -> Random {
        // SplitMix64 spreads neighbouring seeds apart; the state must not be zero.
        Random {
            state: mix(seed.wrapping_add(0x9e37_79b9_7f4a_7c15)).max(1),
        }
    }

    /// The next state: Marsaglia's xorshift64.
    #[inline]
    fn step(&mut self) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state
    }

    /// A number below `end`, each as likely as the others but for one part in a hundred million.
    #[inline]
    pub fn below(&mut self, end: u32) -> u32 {
        (((self.step() >> 32) * u64::from(end)) >> 32) as u32
    }

    /// 64 bits: a seed, or a choice among very many.
    pub fn bits(&mut self) -> u64 {
        // The multiplier of xorshift64*, without which the lowest bits follow a pattern.
        self.step().wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// An independent generator, seeded by the next number of this one.
    #[must_use]
    pub fn fork(&mut self) -> Random {
        Random::new(self.bits())
    }

    /// One of the items, each as likely as the others; none if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let end = u32::try_from(items.len()).unwrap_or(u32::MAX);
        (end > 0).then(|| &items[self.below(end) as usize])
    }

    /// The index of one of the bits that are set in a mask, each as likely as the others: of a set of
    /// houses, or of the actions of a [`Batch`](crate::Batch). Only the lowest fourteen bits count;
    /// if none of them is set the answer means nothing.
    #[inline]
    pub fn bit(&mut self, mask: u32) -> u8 {
        let [low, high] = [mask & 127, mask >> 7 & 127].map(|mask| BITS[mask as usize]);
        let lows = low >> 28;
        let chosen = self.below(lows + (high >> 28));
        if chosen < lows {
            (low >> (4 * chosen) & 7) as u8
        } else {
            7 + (high >> (4 * (chosen - lows)) & 7) as u8
        }
    }
}

/// Spreads 64 bits over 64 bits: the last step of `SplitMix64`.
#[inline]
pub const fn mix(bits: u64) -> u64 {
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// For each mask of seven bits: the bits that are set, four bits for each, and their number above.
const BITS: [u32; 128] = {
    let mut bits = [0; 128];
    let mut mask = 0;
    while mask < 128 {
        let (mut found, mut bit) = (0, 0u32);
        while bit < 7 {
            if mask & 1 << bit != 0 {
                bits[mask] |= bit << (4 * found);
                found += 1;
            }
            bit += 1;
        }
        bits[mask] |= found << 28;
        mask += 1;
    }
    bits
};
