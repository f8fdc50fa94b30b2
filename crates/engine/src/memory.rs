//! The transposition table: positions with bounds on their values, shared by all threads of a
//! search.

use std::sync::atomic::{AtomicU64, Ordering};

use bytemuck::Zeroable;

use crate::scale;

/// The relation of a position's value to a stored searched value.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Bound {
    /// Nothing was searched, only proved.
    None,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
    /// The value is exactly this.
    Exact,
}

/// An entry of the table, for the player to move. Values are in hundredths of a point and count
/// only what is still to come.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Memo {
    /// The value found by a search to the horizon.
    pub(crate) value: i32,
    pub(crate) bound: Bound,
    /// The depth of that search in plies; for proofs without a search, a measure of their cost.
    pub(crate) depth: u8,
    /// The proved bounds: no line was cut off at the horizon to find these.
    pub(crate) least: i32,
    pub(crate) most: i32,
    /// The number of the best choice in the list of choices.
    pub(crate) best: Option<u8>,
}

impl Memo {
    /// The entry of an unknown position.
    pub(crate) const UNKNOWN: Memo = Memo {
        value: 0,
        bound: Bound::None,
        depth: 0,
        least: -scale::INFINITE,
        most: scale::INFINITE,
        best: None,
    };

    fn is_proved(&self) -> bool {
        self.least == self.most
    }
}

const NO_BEST: u8 = u8::MAX;

/// A memo as it lies in the table, in two words that threads write without locks. The first holds
/// the upper 48 bits of the key, mixed with the second word: if two threads have written one word
/// each, the entry matches neither key.
#[derive(Debug, Default, Zeroable)]
#[repr(C)]
struct Entry {
    /// From the top: 48 bits of key, 8 of the best choice, 2 of the bound, 6 of the age.
    check: AtomicU64,
    /// From the top: 24 bits of value, 16 of the least, 16 of the most, 8 of the depth.
    data: AtomicU64,
}

/// The low bits of the first word, which are not key.
const REST: u64 = 0xffff;
const AGE: u64 = 0x3f;

impl Entry {
    fn spread(data: u64) -> u64 {
        data.wrapping_mul(0x9e37_79b9_7f4a_7c15) & !REST
    }

    fn read(&self) -> (u64, u64) {
        let check = self.check.load(Ordering::Relaxed);
        let data = self.data.load(Ordering::Relaxed);
        (check ^ Entry::spread(data), data)
    }

    fn write(&self, key: u64, memo: &Memo, age: u8) {
        let data = u64::from(memo.value.cast_unsigned()) << 40
            | u64::from(scale::pack(memo.least).cast_unsigned()) << 24
            | u64::from(scale::pack(memo.most).cast_unsigned()) << 8
            | u64::from(memo.depth);
        let best = memo.best.unwrap_or(NO_BEST);
        let rest = u64::from(best) << 8 | (memo.bound as u64) << 6 | u64::from(age);
        let check = (key & !REST | rest) ^ Entry::spread(data);
        self.check.store(check, Ordering::Relaxed);
        self.data.store(data, Ordering::Relaxed);
    }

    fn memo((check, data): (u64, u64)) -> Memo {
        let best = (check >> 8) as u8;
        Memo {
            value: (data.cast_signed() >> 40) as i32,
            bound: match check >> 6 & 3 {
                0 => Bound::None,
                1 => Bound::Lower,
                2 => Bound::Upper,
                _ => Bound::Exact,
            },
            depth: data as u8,
            least: scale::unpack((data >> 24) as i16),
            most: scale::unpack((data >> 8) as i16),
            best: Some(best).filter(|&best| best != NO_BEST),
        }
    }
}

const WAYS: usize = 4;
/// The bytes of a page, the smallest piece of memory that systems give.
const PAGE: usize = 4096;

/// The number of entries in a bucket, which share one cache line.
type Bucket = [Entry; WAYS];

/// The transposition table. Entries of one search help the next one, until
/// [`forget`](Memory::forget) is called. That is cheap: it only makes later keys differ.
#[derive(Debug)]
pub(crate) struct Memory {
    entries: Box<[Entry]>,
    /// The index of the first entry at the start of a cache line, where the buckets begin.
    offset: usize,
    buckets_max: usize,
    /// The number of buckets in use by this search.
    buckets: usize,
    /// The number of the search that writes now, from 1 on.
    age: u8,
    /// Makes keys differ between games.
    salt: u64,
}

impl Memory {
    /// A table of at most `bytes` bytes; they are allocated when they are needed.
    pub(crate) fn new(bytes: usize) -> Memory {
        Memory {
            entries: Box::default(),
            offset: 0,
            buckets_max: (bytes / size_of::<Bucket>()).saturating_sub(1),
            buckets: 0,
            age: 0,
            salt: 0,
        }
    }

    /// Allocates `buckets` buckets.
    fn take(&mut self, buckets: usize) {
        // The element type needs only the usual alignment: then the system gives pages that are
        // zero already, and a table that is not filled costs nothing. One bucket more leaves room
        // to begin at a cache line.
        self.entries = bytemuck::zeroed_slice_box((buckets + 1) * WAYS);
        let over = self.entries.as_ptr().addr() % size_of::<Bucket>();
        self.offset = (size_of::<Bucket>() - over) % size_of::<Bucket>() / size_of::<Entry>();
    }

    /// Writes to every page, so that the system allocates it now. A page that is read first and
    /// written later is allocated twice, and the second time all other threads have to wait.
    fn touch(&self) {
        for entry in self.entries.iter().step_by(PAGE / size_of::<Entry>()) {
            entry.data.store(0, Ordering::Relaxed);
        }
    }

    /// Forgets all entries.
    pub(crate) fn forget(&mut self) {
        // Entries keep their bits, but their keys no longer match.
        self.salt = rules::random::mix(self.salt.wrapping_add(1)) & !REST;
    }

    /// Prepares for a search of about `nodes` nodes in `threads` threads.
    pub(crate) fn begin(&mut self, nodes: Option<u64>, threads: usize) {
        let wanted = nodes.map_or(usize::MAX, |nodes| {
            usize::try_from(nodes).unwrap_or(usize::MAX) / WAYS
        });
        let most = wanted.min(self.buckets_max).max(1);
        self.buckets = most.min(u32::MAX as usize);
        if self.entries.len() < (self.buckets + 1) * WAYS {
            self.take(self.buckets);
            if threads > 1 {
                self.touch();
            }
        }
        self.age = if u64::from(self.age) == AGE {
            1
        } else {
            self.age + 1
        };
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        &self.entries[self.offset..].as_chunks().0[self.number(key)]
    }

    /// The number of the bucket of a key.
    #[inline]
    fn number(&self, key: u64) -> usize {
        // Chosen first of all by the bits that an entry does not keep: they come to the top here.
        let bits = (key as u32).rotate_left(REST.count_ones());
        ((u64::from(bits) * self.buckets as u64) >> 32) as usize
    }

    #[inline]
    pub(crate) fn look_up(&self, key: u64) -> Option<Memo> {
        let bucket = self.bucket(key);
        let salted = key ^ self.salt;
        bucket.iter().find_map(|entry| {
            let words = entry.read();
            let is_it = (words.0 ^ salted) & !REST == 0 && words.0 & AGE != 0;
            is_it.then(|| Entry::memo(words))
        })
    }

    /// Stores a memo in the place of the least valuable one.
    #[inline]
    pub(crate) fn store(&self, key: u64, memo: Memo) {
        let bucket = self.bucket(key);
        let salted = key ^ self.salt;
        let mut place = &bucket[0];
        let mut lowest = u32::MAX;
        for entry in bucket {
            let words = entry.read();
            if (words.0 ^ salted) & !REST == 0 {
                place = entry;
                break;
            }
            let worth = self.worth(words);
            if worth < lowest {
                lowest = worth;
                place = entry;
            }
        }
        place.write(salted, &memo, self.age);
    }

    /// The value of an entry: the cost of losing it.
    #[inline]
    fn worth(&self, (check, data): (u64, u64)) -> u32 {
        if check & AGE != u64::from(self.age) {
            return u32::from(check & AGE != 0);
        }
        let memo = Entry::memo((check, data));
        2 + u32::from(memo.depth) + if memo.is_proved() { 4 } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEMO: Memo = Memo {
        value: -7,
        bound: Bound::Upper,
        depth: 3,
        least: -scale::INFINITE,
        most: 1200,
        best: Some(5),
    };

    #[test]
    fn what_was_stored_is_found_until_it_is_forgotten() {
        let mut memory = Memory::new(1 << 16);
        for _ in 0..300 {
            memory.begin(None, 1);
            assert_eq!(memory.look_up(42), None);
            memory.store(42, MEMO);
            memory.begin(None, 1);
            assert_eq!(memory.look_up(42), Some(MEMO));
            memory.forget();
        }
    }

    #[test]
    fn every_value_comes_back() {
        let mut memory = Memory::new(1 << 16);
        memory.begin(None, 1);
        for value in [0, 1, -1, 98_00, -98_00, scale::WIN - 7, 9 - scale::WIN] {
            let proved = Memo {
                value,
                bound: Bound::Exact,
                least: value / 100 * 100,
                most: scale::INFINITE,
                depth: 250,
                best: None,
            };
            memory.store(1 << 63, proved);
            assert_eq!(memory.look_up(1 << 63), Some(proved));
        }
    }

    #[test]
    fn keys_that_look_alike_in_an_entry_lie_apart() {
        let mut memory = Memory::new((1 << 16) * size_of::<Bucket>() + size_of::<Bucket>());
        memory.begin(None, 1);
        let key = 0x0123_4567_89ab_0000;
        let mut numbers: Vec<usize> = (0..=REST).map(|rest| memory.number(key | rest)).collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), 1 << 16);
    }

    #[test]
    fn the_deepest_stay_and_the_size_is_kept() {
        let mut memory = Memory::new(128);
        memory.begin(Some(1_000_000), 1);
        assert_eq!(memory.buckets, 1);
        let depth = |depth: u8| Memo { depth, ..MEMO };
        for n in 0..100u8 {
            memory.store(u64::from(n) << 32, depth(n));
        }
        assert_eq!(memory.look_up(99 << 32), Some(depth(99)));
        assert_eq!(memory.look_up(5 << 32), None);
    }

    #[test]
    fn half_written_entries_are_nobodys() {
        let (one, two) = (Entry::default(), Entry::default());
        let (first, second) = (0x1111 << 48, 0x2222 << 48);
        one.write(first, &MEMO, 1);
        two.write(second, &Memo { value: 8, ..MEMO }, 1);
        one.data
            .store(two.data.load(Ordering::Relaxed), Ordering::Relaxed);
        let read = one.read().0 & !REST;
        assert!(read != first && read != second);
    }
}
