//! The time of games: it begins with the wall clock, and never jumps with it.

use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The most by which time goes faster or slower to meet the wall clock: 5 ms in a second.
const ONE_IN: u64 = 200;

/// A clock that goes with the machine's own, which nobody sets, and is led towards the wall clock.
#[derive(Debug)]
struct Steady {
    /// The machine's clock at the last reading, and what was read, in microseconds.
    mono_us: u64,
    told_us: u64,
}

impl Steady {
    fn read(&mut self, mono_us: u64, wall_us: u64) -> u64 {
        let passed = mono_us.saturating_sub(self.mono_us);
        let plain = self.told_us + passed;
        let most = passed / ONE_IN;
        self.told_us = wall_us.clamp(plain - most, plain + most);
        self.mono_us = mono_us.max(self.mono_us);
        self.told_us
    }
}

struct Time {
    begun: Instant,
    steady: Mutex<Steady>,
}

fn wall_us() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_micros() as u64)
}

fn time() -> &'static Time {
    static TIME: OnceLock<Time> = OnceLock::new();
    TIME.get_or_init(|| Time {
        begun: Instant::now(),
        steady: Mutex::new(Steady {
            mono_us: 0,
            told_us: wall_us(),
        }),
    })
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> u64 {
    let time = time();
    let mut steady = time.steady.lock().unwrap_or_else(PoisonError::into_inner);
    let mono_us = time.begun.elapsed().as_micros() as u64;
    steady.read(mono_us, wall_us()) / 1_000
}

/// Time goes on from here at the latest: a machine whose clock was set back has seen later moments.
pub(crate) fn not_before(ms: u64) {
    let mut steady = time().steady.lock().unwrap_or_else(PoisonError::into_inner);
    steady.told_us = steady.told_us.max(ms * 1_000);
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND_US: u64 = 1_000_000;

    #[test]
    fn a_wall_clock_that_is_set_charges_nobody() {
        let noon = 43_200 * SECOND_US;
        for wall in [noon + 3_600 * SECOND_US, noon - 3_600 * SECOND_US, 0] {
            let mut steady = Steady {
                mono_us: 0,
                told_us: noon,
            };
            let mut before = noon;
            for second in 1..=60 {
                let told = steady.read(second * SECOND_US, wall + second * SECOND_US);
                let passed = told - before;
                assert!((995_000..=1_005_000).contains(&passed), "{passed}");
                before = told;
            }
        }
    }

    #[test]
    fn small_differences_are_made_up() {
        let mut steady = Steady {
            mono_us: 0,
            told_us: 500 * SECOND_US,
        };
        let wall = |second: u64| (500 + second) * SECOND_US + 20_000;
        assert_eq!(steady.read(SECOND_US, wall(1)), wall(1) - 15_000);
        for second in 2..9 {
            steady.read(second * SECOND_US, wall(second));
        }
        assert_eq!(steady.read(9 * SECOND_US, wall(9)), wall(9));
    }
}
