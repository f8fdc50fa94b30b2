//! What has been searched already: a table of positions with bounds on their values.

/// Which side of the true value a remembered one is on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Bound {
    /// The true value is at least this.
    Lower,
    /// The true value is at most this.
    Upper,
    /// This is the true value.
    Exact,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Memo {
    pub(crate) value: i32,
    pub(crate) bound: Bound,
    /// How many plies the value looks ahead.
    pub(crate) depth: u8,
    /// Whether no line was cut off at the horizon.
    pub(crate) solved: bool,
    /// The number of the best choice in the list of choices.
    pub(crate) best: Option<u8>,
}

/// A memo as it lies in the table.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u64,
    value: i32,
    depth: u8,
    best: u8,
    bound: u8,
    /// The search that wrote it; 0 for none.
    age: u8,
}

const NO_BEST: u8 = u8::MAX;
const BUCKET: usize = 4;
const SOLVED: u8 = 4;

/// The table. Every search starts with an empty one, so that the same question gets the same
/// answer; emptying costs nothing, because entries know which search they belong to.
#[derive(Debug)]
pub(crate) struct Memory {
    entries: Vec<Entry>,
    entries_max: usize,
    /// Buckets in use by this search, a power of two, less one.
    mask: usize,
    age: u8,
}

impl Memory {
    pub(crate) fn new(bytes: usize) -> Memory {
        Memory {
            entries: Vec::new(),
            entries_max: bytes / size_of::<Entry>(),
            mask: 0,
            age: 0,
        }
    }

    /// Empties the table for a search of about so many nodes.
    pub(crate) fn begin(&mut self, nodes: Option<u64>) {
        let wanted = nodes.map_or(usize::MAX, |nodes| {
            usize::try_from(nodes).unwrap_or(usize::MAX).max(BUCKET)
        });
        let entries = wanted.min(self.entries_max).max(BUCKET);
        // The largest power of two that fits, for the index is taken by a mask.
        let buckets = 1usize << (entries / BUCKET).ilog2();
        self.mask = buckets - 1;
        if self.entries.len() < buckets * BUCKET {
            self.entries.resize(buckets * BUCKET, Entry::default());
        }
        self.age = self.age.checked_add(1).unwrap_or_else(|| {
            self.entries.fill(Entry::default());
            1
        });
    }

    /// Empties the table.
    pub(crate) fn forget(&mut self) {
        self.entries = Vec::new();
    }

    #[inline]
    fn bucket(&self, key: u64) -> usize {
        // The entry keeps the whole key, so that which bits choose the bucket matters little.
        (key >> 32) as usize & self.mask
    }

    #[inline]
    pub(crate) fn look_up(&self, key: u64) -> Option<Memo> {
        let start = self.bucket(key) * BUCKET;
        let bucket = &self.entries[start..start + BUCKET];
        let entry = bucket
            .iter()
            .find(|entry| entry.key == key && entry.age == self.age)?;
        Some(Memo {
            value: entry.value,
            bound: match entry.bound & !SOLVED {
                0 => Bound::Lower,
                1 => Bound::Upper,
                _ => Bound::Exact,
            },
            depth: entry.depth,
            solved: entry.bound & SOLVED != 0,
            best: Some(entry.best).filter(|&best| best != NO_BEST),
        })
    }

    #[inline]
    pub(crate) fn store(&mut self, key: u64, memo: Memo) {
        let start = self.bucket(key) * BUCKET;
        let age = self.age;
        let bucket = &mut self.entries[start..start + BUCKET];
        let worth = |entry: &Entry| {
            if entry.age == age {
                1 + u16::from(entry.depth) + if entry.bound & SOLVED == 0 { 0 } else { 256 }
            } else {
                0
            }
        };
        let place = bucket
            .iter()
            .position(|entry| entry.key == key && entry.age == age)
            .or_else(|| (0..BUCKET).min_by_key(|&index| worth(&bucket[index])));
        let entry = &mut bucket[place.unwrap_or(0)];
        let same = entry.key == key && entry.age == age;
        let best = match memo.best {
            None if same => entry.best,
            None => NO_BEST,
            Some(best) => best,
        };
        *entry = Entry {
            key,
            value: memo.value,
            depth: memo.depth,
            best,
            bound: memo.bound as u8 | if memo.solved { SOLVED } else { 0 },
            age,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEMO: Memo = Memo {
        value: -7,
        bound: Bound::Upper,
        depth: 3,
        solved: true,
        best: Some(5),
    };

    #[test]
    fn what_was_stored_is_found_until_the_next_search() {
        let mut memory = Memory::new(1 << 16);
        for _ in 0..300 {
            memory.begin(None);
            assert_eq!(memory.look_up(42), None);
            memory.store(42, MEMO);
            assert_eq!(memory.look_up(42), Some(MEMO));
        }
    }

    #[test]
    fn the_deepest_stay_and_the_size_is_kept() {
        let mut memory = Memory::new(64);
        memory.begin(Some(1_000_000));
        assert_eq!(memory.entries.len(), 4);
        let depth = |depth: u8| Memo {
            depth,
            solved: false,
            ..MEMO
        };
        for n in 0..100 {
            memory.store(u64::from(n), depth(n));
        }
        assert_eq!(memory.look_up(99), Some(depth(99)));
        assert_eq!(memory.look_up(5), None);
    }
}
