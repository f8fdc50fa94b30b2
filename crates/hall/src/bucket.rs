//! A limit for how often something may happen.

use protocol::online::Rate;

/// So many in so many milliseconds, by any clock that never goes back.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    most: u32,
    per_ms: u64,
    /// The time at which all is allowed again.
    full_ms: u64,
}

impl Bucket {
    /// A limit that nothing was counted against yet.
    pub const fn new(most: u32, per_ms: u64) -> Bucket {
        Bucket {
            most,
            per_ms,
            full_ms: 0,
        }
    }

    /// The same for a rate that clients are told.
    pub(crate) fn of(rate: Rate) -> Bucket {
        Bucket::new(rate.most, u64::from(rate.per_ms))
    }

    /// Counts one more, unless that would be too many.
    pub fn take(&mut self, now_ms: u64) -> bool {
        let one_ms = self.per_ms / u64::from(self.most);
        let full_ms = self.full_ms.max(now_ms) + one_ms;
        let is_free = full_ms <= now_ms + self.per_ms;
        if is_free {
            self.full_ms = full_ms;
        }
        is_free
    }

    /// Whether all is allowed: then there is nothing to remember.
    pub const fn is_full(&self, now_ms: u64) -> bool {
        self.full_ms <= now_ms
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_at_once_and_then_one_by_one() {
        let mut bucket = Bucket::new(4, 1_000);
        let taken = |bucket: &mut Bucket, now| (0..9).filter(|_| bucket.take(now)).count();
        assert_eq!(taken(&mut bucket, 5_000), 4);
        assert_eq!(taken(&mut bucket, 5_250), 1);
        assert_eq!(taken(&mut bucket, 5_400), 0);
        assert_eq!(taken(&mut bucket, 9_000), 4);
        assert!(!bucket.is_full(9_999));
        assert!(bucket.is_full(10_000));
    }
}
