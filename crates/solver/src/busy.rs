//! The positions that threads are searching, so that another thread may leave them for later
//! (ABDADA, Weill 1996).
//!
//! It is a hint: a mark may get lost, and then two threads do the same.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::memory::Key;

/// The number of marks that can share a place.
const WAYS: usize = 4;
const PLACES: usize = 4096;

/// The marks of all threads.
#[derive(Debug)]
pub(crate) struct Busy {
    marks: Box<[[AtomicU64; WAYS]]>,
}

/// A mark, which goes with this value.
pub(crate) struct Mark<'a>(Option<&'a AtomicU64>);

impl Busy {
    pub(crate) fn new() -> Busy {
        Busy {
            marks: (0..PLACES).map(|_| Default::default()).collect(),
        }
    }

    /// The place of a position, and its mark there: zero means nothing.
    #[inline]
    fn of(&self, key: Key) -> (&[AtomicU64; WAYS], u64) {
        let place = key.number() as usize % PLACES;
        (&self.marks[place], key.number() + 1)
    }

    /// Whether a thread is searching a position.
    #[inline]
    pub(crate) fn contains(&self, key: Key) -> bool {
        let (marks, mark) = self.of(key);
        marks.iter().any(|one| one.load(Ordering::Relaxed) == mark)
    }

    /// Marks a position as long as the result is kept.
    #[inline]
    pub(crate) fn begin(&self, key: Key) -> Mark<'_> {
        let (marks, mark) = self.of(key);
        let free = marks.iter().find(|one| {
            let empty = one.load(Ordering::Relaxed) == 0;
            if empty {
                one.store(mark, Ordering::Relaxed);
            }
            empty
        });
        Mark(free)
    }
}

impl Drop for Mark<'_> {
    #[inline]
    fn drop(&mut self) {
        if let Some(mark) = self.0 {
            mark.store(0, Ordering::Relaxed);
        }
    }
}
