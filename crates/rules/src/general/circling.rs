//! Turns that would never end, found by Brent's test: a checkpoint at every power of two laps meets
//! whatever comes back.

/// The most laps of a turn: a safety net, as what comes back is found long before.
const LAPS_MAX: u32 = 100_000;

/// The laps of a turn so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Circling<T> {
    checkpoint: Option<T>,
    laps: u32,
    renewed: u32,
}

impl<T> Circling<T> {
    /// A turn that begins here; `None` where its beginning cannot come back.
    pub(super) fn new(start: Option<T>) -> Circling<T> {
        Circling {
            checkpoint: start,
            laps: 0,
            renewed: 1,
        }
    }

    /// Counts a lap. Returns whether the turn would go on for ever: whether it stands where the
    /// checkpoint is, which `is_here` tells. A new checkpoint is made by `here`, and seldom.
    #[inline(always)]
    pub(super) fn is_endless(
        &mut self,
        is_here: impl FnOnce(&T) -> bool,
        here: impl FnOnce() -> T,
    ) -> bool {
        self.laps += 1;
        if self.checkpoint.as_ref().is_some_and(is_here) || self.laps >= LAPS_MAX {
            return true;
        }
        if self.laps == self.renewed {
            self.checkpoint = Some(here());
            self.renewed *= 2;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_back_is_found() {
        for (before, round) in [(0, 1), (0, 5), (3, 7), (100, 1), (9, 64)] {
            let mut circling = Circling::new(Some(0));
            let place = |lap: u32| {
                if lap < before {
                    lap
                } else {
                    before + (lap - before) % round
                }
            };
            let found = (1..=1_000)
                .find(|&lap| circling.is_endless(|&known| known == place(lap), || place(lap)))
                .unwrap();
            assert!(found <= 4 * (before + round), "{before} {round}: {found}");
        }
    }

    #[test]
    fn nothing_goes_on_for_longer_than_the_most() {
        let mut circling = Circling::new(None);
        assert_eq!(
            (1..=LAPS_MAX + 1).find(|&lap| circling.is_endless(|&known| known == lap, || lap)),
            Some(LAPS_MAX)
        );
    }
}
