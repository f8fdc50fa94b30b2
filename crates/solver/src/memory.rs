//! The transposition table of the prover, shared by its threads.
//!
//! A position is identified by its whole number: one part of it selects the bucket, and the rest is
//! stored in the entry. An entry is one word, so that no thread ever reads half of another's write.

use std::io::{self, Read, Write};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// The entries of a bucket, which fills one cache line.
const WAYS: usize = 8;
const BUCKET_BYTES: usize = WAYS * size_of::<u64>();

/// The bits of an entry for the number; the others are, from the top: 6 of effort, 4 of the best
/// choice, 8 of each bound.
const REST_BITS: u32 = 64 - 26;
const REST: u64 = (1 << REST_BITS) - 1;
const EFFORT_SHIFT: u32 = 64 - 6;

/// The first size has two to the power of this many buckets, 16 MiB: a small table is faster.
const FIRST_BITS: u32 = 18;
/// The number of times the size doubles when the table is full.
const GROWTH_BITS: u32 = 4;

/// The bytes of a page, the smallest piece of memory that systems give.
const PAGE: usize = 4096;

/// The reason why there can be no table of a size.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum SizeError {
    /// No table for these numbers has that size.
    Impossible,
    /// The table takes more memory than may be used.
    TooLarge {
        /// The bytes that would have to be allowed.
        bytes: u64,
    },
}

/// The mark of an entry without a best choice.
pub(crate) const NO_CHOICE: u8 = 15;

/// The bounds proved for a position: the margin still to be won by the player to move.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Memo {
    pub(crate) least: i8,
    pub(crate) most: i8,
    /// The house that was good enough, or [`NO_CHOICE`].
    pub(crate) best: u8,
}

impl Memo {
    /// The bound that answers whether the position is worth at least `beta`.
    #[inline]
    pub(crate) fn answer(self, beta: i8) -> Option<i8> {
        if self.least >= beta {
            Some(self.least)
        } else if self.most < beta {
            Some(self.most)
        } else {
            None
        }
    }
}

/// A position in the table: its whole number, well mixed, so that no two are equal.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Key(u64);

impl Key {
    /// The key of an ending, which is looked up by its number.
    pub(crate) fn of_ending(number: u64) -> Key {
        Key(number)
    }

    pub(crate) fn number(self) -> u64 {
        self.0
    }
}

#[derive(Debug)]
pub(crate) struct Memory {
    /// The entries, bucket by bucket; those before the first bucket, which begins where a line of the
    /// processor's cache does, are not used.
    words: Box<[AtomicU64]>,
    begin: usize,
    /// The bits of a number, those of them that select a bucket, and the others.
    number_bits: u32,
    bucket_bits: u32,
    rest_bits: u32,
    bucket_bits_max: u32,
    /// The number of entries in use.
    used: AtomicUsize,
}

impl Memory {
    /// An empty table of at most `bytes` bytes for numbers below `numbers`; `None` if that is not
    /// enough to tell them apart.
    pub(crate) fn new(bytes: u64, numbers: u64) -> Option<Memory> {
        let number_bits = (u64::BITS - numbers.leading_zeros()).max(1);
        // While it grows, the old and the new table are in memory.
        let bytes = bytes - bytes / (1 + (1 << GROWTH_BITS));
        let buckets = usize::try_from(bytes).ok()? / BUCKET_BYTES;
        // More buckets than numbers are of no use.
        let bucket_bits_max = buckets.checked_ilog2()?.min(number_bits);
        let least = number_bits.saturating_sub(REST_BITS);
        if bucket_bits_max < least {
            return None;
        }
        let bucket_bits = bucket_bits_max.min(FIRST_BITS.max(least));
        Some(Memory::empty(number_bits, bucket_bits, bucket_bits_max))
    }

    fn empty(number_bits: u32, bucket_bits: u32, bucket_bits_max: u32) -> Memory {
        let words: Box<[AtomicU64]> = bytemuck::zeroed_slice_box((WAYS << bucket_bits) + WAYS - 1);
        hardware::use_huge_pages(&words);
        let begin = words.as_ptr().align_offset(BUCKET_BYTES);
        // If a page is read first and written later, the system allocates it twice, and the second
        // time all other threads have to wait.
        for entry in words.iter().step_by(PAGE / size_of::<u64>()) {
            entry.store(0, Ordering::Relaxed);
        }
        Memory {
            words,
            begin,
            number_bits,
            bucket_bits,
            rest_bits: number_bits - bucket_bits,
            bucket_bits_max,
            used: AtomicUsize::new(0),
        }
    }

    /// The number of bits that select a bucket, which determines the size.
    pub(crate) fn bits(&self) -> u32 {
        self.bucket_bits
    }

    /// An empty table for the same numbers, with a size given by its bits.
    pub(crate) fn of_bits(&self, bits: u32) -> Result<Memory, SizeError> {
        if bits > self.number_bits || bits < self.number_bits.saturating_sub(REST_BITS) {
            return Err(SizeError::Impossible);
        }
        if bits > self.bucket_bits_max {
            let bytes = (BUCKET_BYTES as u64) << bits;
            return Err(SizeError::TooLarge {
                bytes: bytes + (bytes >> GROWTH_BITS),
            });
        }
        Ok(Memory::empty(self.number_bits, bits, self.bucket_bits_max))
    }

    /// The number of entries.
    fn len(&self) -> usize {
        WAYS << self.bucket_bits
    }

    fn entries(&self) -> &[AtomicU64] {
        &self.words[self.begin..][..self.len()]
    }

    /// Forgets all entries.
    pub(crate) fn clear(&mut self) {
        *self = Memory::empty(self.number_bits, self.bucket_bits, self.bucket_bits_max);
    }

    /// Whether every entry has bounds that a position with up to `seeds` seeds can have.
    pub(crate) fn is_plausible(&self, seeds: usize) -> bool {
        let entries = self
            .entries()
            .iter()
            .map(|entry| entry.load(Ordering::Relaxed));
        let mut memos = entries.filter(|&entry| entry != 0).map(memo);
        memos.all(|Memo { least, most, .. }| {
            let fits = |bound: i8| usize::from(bound.unsigned_abs()) <= seeds;
            least <= most && fits(least) && fits(most)
        })
    }

    /// Writes all entries.
    pub(crate) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        for entries in self.entries().chunks(PAGE) {
            let bytes: Vec<u8> = entries
                .iter()
                .flat_map(|entry| entry.load(Ordering::Relaxed).to_le_bytes())
                .collect();
            out.write_all(&bytes)?;
        }
        Ok(())
    }

    /// Reads all entries, as many as the table has room for.
    pub(crate) fn read(&mut self, from: &mut impl Read) -> io::Result<()> {
        let mut used = 0;
        let mut bytes = vec![0; PAGE * size_of::<u64>()];
        let all = self.begin..self.begin + self.len();
        for entries in self.words[all].chunks_mut(PAGE) {
            let bytes = &mut bytes[..size_of_val(entries)];
            from.read_exact(bytes)?;
            for (entry, bytes) in entries.iter_mut().zip(bytes.as_chunks().0) {
                let word = u64::from_le_bytes(*bytes);
                *entry.get_mut() = word;
                used += usize::from(word != 0);
            }
        }
        self.used = used.into();
        Ok(())
    }

    /// Whether it is nearly full and may grow.
    pub(crate) fn wants_more(&self) -> bool {
        let is_full = self.used.load(Ordering::Relaxed) > self.len() / 8 * 5;
        is_full && self.bucket_bits < self.bucket_bits_max
    }

    /// Grows the table; no entry is lost.
    pub(crate) fn grow(&mut self) {
        let bucket_bits = (self.bucket_bits + GROWTH_BITS).min(self.bucket_bits_max);
        let larger = Memory::empty(self.number_bits, bucket_bits, self.bucket_bits_max);
        let mut used = 0;
        for (bucket, entries) in (0_u64..).zip(self.entries().as_chunks::<WAYS>().0) {
            for entry in entries {
                let entry = entry.load(Ordering::Relaxed);
                if entry != 0 {
                    let key = Key(bucket << self.rest_bits | entry & REST);
                    used += larger.insert(key, entry & !REST);
                }
            }
        }
        larger.count(used);
        *self = larger;
    }

    /// The key of the position with a number.
    #[inline]
    pub(crate) fn key(&self, number: u64) -> Key {
        Key(mixed(number, self.number_bits))
    }

    /// The bucket of a key, and the part of it that is stored in an entry.
    #[inline]
    fn place(&self, key: Key) -> (&[AtomicU64; WAYS], u64) {
        let bucket = self.begin + WAYS * (key.0 >> self.rest_bits) as usize;
        let bucket = self.words[bucket..].first_chunk();
        (
            bucket.expect("a bucket for each key"),
            key.0 & ((1 << self.rest_bits) - 1),
        )
    }

    /// Starts to read what is known about a position.
    #[inline]
    pub(crate) fn prefetch(&self, key: Key) {
        hardware::prefetch(self.place(key).0);
    }

    /// The bounds of a position.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call costs a third of it")]
    pub(crate) fn get(&self, key: Key) -> Option<Memo> {
        let (bucket, rest) = self.place(key);
        for entry in bucket {
            let entry = entry.load(Ordering::Relaxed);
            // The bits above the rest are shifted out.
            if (entry ^ rest) << (u64::BITS - REST_BITS) == 0 && entry != 0 {
                return Some(memo(entry));
            }
        }
        None
    }

    /// Stores the bounds of a position, which took `nodes` nodes to prove, in the place of the
    /// entry that was cheapest to prove. Tighter ones that another thread has stored remain.
    /// Returns the number of entries that are in use more than before.
    #[must_use]
    pub(crate) fn put(&self, key: Key, memo: Memo, nodes: u64) -> usize {
        let effort = u64::from((nodes + 1).ilog2() + 1);
        self.insert(key, entry(memo, effort))
    }

    fn insert(&self, key: Key, kept: u64) -> usize {
        let (bucket, rest) = self.place(key);
        let (mut cheapest, mut least) = (0, u64::MAX);
        for (way, known) in bucket.iter().enumerate() {
            let known = known.load(Ordering::Relaxed);
            if known == 0 {
                bucket[way].store(kept | rest, Ordering::Relaxed);
                return 1;
            }
            if known & REST == rest {
                bucket[way].store(merged(known, kept) | rest, Ordering::Relaxed);
                return 0;
            }
            if known >> EFFORT_SHIFT < least {
                (cheapest, least) = (way, known >> EFFORT_SHIFT);
            }
        }
        bucket[cheapest].store(kept | rest, Ordering::Relaxed);
        0
    }

    /// Counts entries that have come into use. It is told now and then: threads that wrote this
    /// number at each entry would wait for each other.
    pub(crate) fn count(&self, more: usize) {
        self.used.fetch_add(more, Ordering::Relaxed);
    }
}

/// The parts of an entry that are not the number.
#[inline]
fn entry(memo: Memo, effort: u64) -> u64 {
    effort << EFFORT_SHIFT
        | u64::from(memo.best) << (REST_BITS + 16)
        | u64::from(memo.most.cast_unsigned()) << (REST_BITS + 8)
        | u64::from(memo.least.cast_unsigned()) << REST_BITS
}

/// Two entries of one position as one: the tighter bounds, and the house that has the lower one. If
/// they contradict each other, the later one stands.
#[inline]
fn merged(before: u64, after: u64) -> u64 {
    let (known, found) = (memo(before), memo(after));
    let least = known.least.max(found.least);
    let most = known.most.min(found.most);
    if least > most {
        return after;
    }
    let best = if found.best == NO_CHOICE || found.least < known.least {
        known.best
    } else {
        found.best
    };
    let effort = (before >> EFFORT_SHIFT).max(after >> EFFORT_SHIFT);
    entry(Memo { least, most, best }, effort)
}

/// The bounds in an entry.
#[inline]
fn memo(entry: u64) -> Memo {
    Memo {
        least: (entry >> REST_BITS) as i8,
        most: (entry >> (REST_BITS + 8)) as i8,
        best: (entry >> (REST_BITS + 16)) as u8 & 15,
    }
}

/// A permutation of the numbers with `bits` bits: each step can be undone, so no two become equal.
#[inline]
fn mixed(number: u64, bits: u32) -> u64 {
    let all = u64::MAX >> (u64::BITS - bits);
    let mut mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) & all;
    mixed ^= mixed >> (bits / 2 + 1);
    mixed.wrapping_mul(0xbf58_476d_1ce4_e5b9) & all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_number_is_taken_for_another() {
        let memory = Memory::new(64 * 5, 1000).unwrap();
        let mut seen = std::collections::BTreeSet::new();
        for number in 0..1000 {
            let key = memory.key(number);
            let (bucket, rest) = memory.place(key);
            assert!(seen.insert((bucket.as_ptr(), rest)), "{number}");
        }
    }

    #[test]
    fn no_number_is_taken_for_another_however_large_they_are() {
        for bits in [1, 40, 63, 64] {
            let most = u64::MAX >> (64 - bits);
            let mut numbers = std::collections::BTreeSet::new();
            let mut number = 1_u64;
            for step in 0..10_000 {
                number = number
                    .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                    .wrapping_add(step)
                    & most;
                numbers.extend([number, number ^ 1, most - step.min(most)]);
            }
            let others: std::collections::BTreeSet<_> =
                numbers.iter().map(|&number| mixed(number, bits)).collect();
            assert_eq!(others.len(), numbers.len(), "{bits} bits");
            assert!(others.iter().all(|&other| other <= most));
        }
    }

    #[test]
    fn what_was_dear_stays() {
        let memory = Memory::new(80, 1 << 30).unwrap();
        let memo = |least| Memo {
            least,
            most: 9,
            best: 3,
        };
        let put = |number, memo, nodes| memory.count(memory.put(memory.key(number), memo, nodes));
        put(7, memo(-5), 1_000_000);
        for number in 100..200 {
            put(number, memo(1), 10);
        }
        assert_eq!(memory.get(memory.key(7)), Some(memo(-5)));
        put(7, memo(-4), 1);
        assert_eq!(memory.get(memory.key(7)), Some(memo(-4)));
        assert_eq!(memory.get(memory.key(8)), None);
    }

    #[test]
    fn a_tighter_bound_stays_with_its_house() {
        let memory = Memory::new(80, 1 << 30).unwrap();
        let put = |least, most, best| {
            let _ = memory.put(memory.key(7), Memo { least, most, best }, 1);
            memory.get(memory.key(7)).unwrap()
        };
        let known = |least, most, best| Memo { least, most, best };
        assert_eq!(put(-3, 5, 1), known(-3, 5, 1));
        // Another thread has begun before it was known, and knows less.
        assert_eq!(put(-6, 4, 2), known(-3, 4, 1));
        assert_eq!(put(-6, 3, NO_CHOICE), known(-3, 3, 1));
        assert_eq!(put(0, 9, 4), known(0, 3, 4));
        // A contradiction.
        assert_eq!(put(6, 8, 5), known(6, 8, 5));
    }

    #[test]
    fn a_larger_one_forgets_nothing() {
        let mut memory = Memory::new(1 << 26, 1 << 40).unwrap();
        let memo = |number: u64| Memo {
            least: (number % 100) as i8,
            most: 100,
            best: (number % 7) as u8,
        };
        let mut number = 1;
        while !memory.wants_more() {
            memory.count(memory.put(memory.key(number), memo(number), number));
            number += 1;
        }
        let kept = |memory: &Memory| {
            (1..number)
                .map(|number| memory.get(memory.key(number)))
                .collect()
        };
        let before: Vec<_> = kept(&memory);
        memory.grow();
        assert!(kept(&memory) == before);
        assert!(!memory.wants_more());
        assert!(before.into_iter().flatten().count() as u64 > number / 10 * 9);
    }

    #[test]
    fn too_little_memory_is_refused() {
        assert!(Memory::new(60, 1000).is_none());
        assert!(Memory::new(80, 1 << 40).is_none());
        assert!(Memory::new(80 * 8, 1 << 40).is_some());
    }
}
