//! Limits for how often somebody may ask: of players, and of addresses.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use hall::Bucket;
use protocol::online::Code;

use super::time::now_ms;
use crate::error::ApiError;

/// Keys that are counted at one time.
const COUNTED_MAX: usize = 100_000;

/// Counts by key: so many in so many milliseconds of each.
#[derive(Debug)]
pub(crate) struct Limiter<K> {
    each: Bucket,
    counted: Arc<Mutex<HashMap<K, Bucket>>>,
}

impl<K> Clone for Limiter<K> {
    fn clone(&self) -> Limiter<K> {
        Limiter {
            each: self.each,
            counted: Arc::clone(&self.counted),
        }
    }
}

impl<K: Eq + Hash> Limiter<K> {
    pub(crate) fn new(most: u32, per_ms: u64) -> Limiter<K> {
        Limiter {
            each: Bucket::new(most, per_ms),
            counted: Arc::default(),
        }
    }

    /// Counts one more of this key.
    ///
    /// # Errors
    /// [`ApiError::Refused`] if that is too much.
    pub(crate) fn count(&self, key: K) -> Result<(), ApiError> {
        if self.take(key, now_ms()) {
            return Ok(());
        }
        let why = "too many requests; please wait a moment".to_owned();
        Err(ApiError::Refused(Code::TooOften, why))
    }

    fn take(&self, key: K, now_ms: u64) -> bool {
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        if counted.len() >= COUNTED_MAX {
            counted.retain(|_, bucket| !bucket.is_full(now_ms));
        }
        // Whoever can ask from so many addresses at once is not held up by counting them.
        if counted.len() >= COUNTED_MAX {
            counted.clear();
        }
        counted.entry(key).or_insert(self.each).take(now_ms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_its_own_limit_and_the_memory_has_one() {
        let limiter = Limiter::new(2, 1_000);
        let taken = |key: usize| (0..3).filter(|_| limiter.take(key, 50_000)).count();
        assert_eq!([taken(1), taken(2)], [2, 2]);
        for key in 0..2 * COUNTED_MAX {
            limiter.take(key, 60_000);
        }
        let counted = limiter.counted.lock().unwrap().len();
        assert!(counted <= COUNTED_MAX, "{counted}");
    }
}
