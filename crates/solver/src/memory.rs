//! The transposition table of the prover, shared by its threads.
//!
//! A position is identified by its whole number: one part of it selects the bucket, and the rest is
//! stored in the entry. An entry is one word, so that no thread ever reads half of another's write.

use std::io::{self, Read, Write};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// The entries of a bucket, which fills one cache line.
pub(crate) const WAYS: usize = 8;
const BUCKET_BYTES: usize = WAYS * size_of::<u64>();

/// The bits of an entry for the number; the others are, from the top: 6 of effort, 4 of the best
/// choice, 8 of each bound.
const REST_BITS: u32 = 64 - 26;
const REST: u64 = (1 << REST_BITS) - 1;

/// The first size has two to the power of this many buckets, 16 MiB: a small table is faster.
const FIRST_BITS: u32 = 18;
/// The number of times the size doubles when the table is full.
const GROWTH_BITS: u32 = 2;

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

/// A copy of a bucket at one moment.
pub(crate) type Line = [u64; WAYS];

#[derive(Debug)]
pub(crate) struct Memory {
    entries: Box<[AtomicU64]>,
    /// The bits of a number, and those of them that select a bucket.
    number_bits: u32,
    bucket_bits: u32,
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
        let entries: Box<[AtomicU64]> = bytemuck::zeroed_slice_box(WAYS << bucket_bits);
        // If a page is read first and written later, the system allocates it twice, and the second
        // time all other threads have to wait.
        for entry in entries.iter().step_by(PAGE / size_of::<AtomicU64>()) {
            entry.store(0, Ordering::Relaxed);
        }
        Memory {
            entries,
            number_bits,
            bucket_bits,
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

    /// Forgets all entries.
    pub(crate) fn clear(&mut self) {
        *self = Memory::empty(self.number_bits, self.bucket_bits, self.bucket_bits_max);
    }

    /// Whether every entry has bounds that a position with up to `seeds` seeds can have.
    pub(crate) fn is_plausible(&self, seeds: usize) -> bool {
        let entries = self
            .entries
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
        for entries in self.entries.chunks(PAGE) {
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
        for entries in self.entries.chunks_mut(PAGE) {
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
        let is_full = self.used.load(Ordering::Relaxed) > self.entries.len() / 8 * 5;
        is_full && self.bucket_bits < self.bucket_bits_max
    }

    /// Grows the table; no entry is lost.
    pub(crate) fn grow(&mut self) {
        let bucket_bits = (self.bucket_bits + GROWTH_BITS).min(self.bucket_bits_max);
        let larger = Memory::empty(self.number_bits, bucket_bits, self.bucket_bits_max);
        let rest_bits = self.number_bits - self.bucket_bits;
        let buckets = self.entries.as_chunks::<WAYS>().0;
        for (bucket, entries) in (0_u64..).zip(buckets) {
            for entry in entries {
                let entry = entry.load(Ordering::Relaxed);
                if entry != 0 {
                    let place = larger.split(bucket << rest_bits | entry & REST);
                    larger.insert(place, entry & !REST);
                }
            }
        }
        *self = larger;
    }

    /// The bucket of a number, and the part stored in an entry: together they are the number, well
    /// mixed.
    #[inline]
    fn place(&self, number: u64) -> (usize, u64) {
        self.split(mixed(number, self.number_bits))
    }

    #[inline]
    fn split(&self, mixed: u64) -> (usize, u64) {
        let rest_bits = self.number_bits - self.bucket_bits;
        (
            (mixed >> rest_bits) as usize,
            mixed & ((1 << rest_bits) - 1),
        )
    }

    /// Reads a bucket. The processor reads several in parallel if nothing is done with them in
    /// between.
    #[inline]
    pub(crate) fn line(&self, number: u64) -> Line {
        let (bucket, _) = self.place(number);
        let entries = &self.entries.as_chunks::<WAYS>().0[bucket];
        std::array::from_fn(|way| entries[way].load(Ordering::Relaxed))
    }

    /// The bounds of a position, from its bucket.
    #[inline]
    pub(crate) fn find(&self, line: &Line, number: u64) -> Option<Memo> {
        let (_, rest) = self.place(number);
        let entry = line
            .iter()
            .find(|&&entry| entry & REST == rest && entry != 0)?;
        Some(memo(*entry))
    }

    /// The bounds of a position.
    #[inline]
    pub(crate) fn get(&self, number: u64) -> Option<Memo> {
        self.find(&self.line(number), number)
    }

    /// Stores the bounds of a position, which took `nodes` nodes to prove, in the place of the
    /// entry that was cheapest to prove.
    pub(crate) fn put(&self, number: u64, memo: Memo, nodes: u64) {
        let effort = u64::from((nodes + 1).ilog2() + 1);
        let kept = effort << (64 - 6)
            | u64::from(memo.best) << (REST_BITS + 16)
            | u64::from(memo.most.cast_unsigned()) << (REST_BITS + 8)
            | u64::from(memo.least.cast_unsigned()) << REST_BITS;
        self.insert(self.place(number), kept);
    }

    fn insert(&self, (bucket, rest): (usize, u64), kept: u64) {
        let entries = &self.entries.as_chunks::<WAYS>().0[bucket];
        let mut cheapest = (u64::MAX, 0);
        for (way, entry) in entries.iter().enumerate() {
            let entry = entry.load(Ordering::Relaxed);
            if entry == 0 {
                self.used.fetch_add(1, Ordering::Relaxed);
            }
            if entry == 0 || entry & REST == rest {
                cheapest = (0, way);
                break;
            }
            cheapest = cheapest.min((entry >> (64 - 6), way));
        }
        entries[cheapest.1].store(kept | rest, Ordering::Relaxed);
    }
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
            assert!(seen.insert(memory.place(number)), "{number}");
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
        memory.put(7, memo(-5), 1_000_000);
        for number in 100..200 {
            memory.put(number, memo(1), 10);
        }
        assert_eq!(memory.get(7), Some(memo(-5)));
        memory.put(7, memo(-4), 1);
        assert_eq!(memory.get(7), Some(memo(-4)));
        assert_eq!(memory.get(8), None);
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
            memory.put(number, memo(number), number);
            number += 1;
        }
        let kept = |memory: &Memory| (1..number).map(|number| memory.get(number)).collect();
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
