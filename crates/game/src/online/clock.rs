//! The clock of a game online: who is charged how much for a turn, and when a flag falls.
//!
//! A turn is charged from the moment it was handed over to the moment the server received it, less a
//! credit for the way through the network: at most what the server has measured, and at most what is
//! in the player's bank, which grows a little each turn. No claim of a client counts.

use rules::Side;

use super::terms::Pace;

const SECOND_MS: u64 = 1_000;
const DAY_MS: u64 = 24 * 60 * 60 * SECOND_MS;
/// The time for a first turn, which is charged to nobody.
const FIRST_TURN_MS: u64 = 60 * SECOND_MS;
const FIRST_TURN_OF_DAYS_MS: u64 = 2 * DAY_MS;
/// The time that a flag is late, so that whoever plays at the last moment is not too late.
const FLAG_MS: u64 = 100;
/// The largest credit that is earned in one turn.
const GAIN_MAX_MS: u64 = SECOND_MS;
/// The credit earned in each turn: this, and the expected time of a game in seconds times the
/// second number, which is 0.4 % of it.
const GAIN_MS: u64 = 150;
const GAIN_PER_S_MS: u64 = 4;
/// The bank at the start, and the most that it holds, in gains.
const BANK_FIRST: u64 = 3;
const BANK_MAX: u64 = 7;
/// The time to see one seed drop, and the longest for a turn.
const WATCH_SEED_MS: u64 = 40;
const WATCH_MAX_MS: u64 = 2 * SECOND_MS;

/// The clock of both players.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OnlineClock {
    pace: Pace,
    left_ms: [u64; 2],
    bank_ms: [u64; 2],
    /// Turns finished.
    turns: [u32; 2],
    /// The moment from which the turn of a player counts.
    since_ms: [Option<u64>; 2],
}

impl OnlineClock {
    /// A clock that stands, before the first turn.
    pub(super) fn new(pace: Pace) -> OnlineClock {
        OnlineClock {
            pace,
            left_ms: [pace.first_ms(); 2],
            bank_ms: [BANK_FIRST * gain(pace); 2],
            turns: [0; 2],
            since_ms: [None; 2],
        }
    }

    /// The time left to South and North when each last played, in milliseconds.
    pub fn left_ms(&self) -> [u64; 2] {
        self.left_ms
    }

    /// The turns that each player has finished.
    pub fn turns(&self) -> [u32; 2] {
        self.turns
    }

    /// The moment from which the turn of this player counts, if it is theirs.
    pub fn since_ms(&self, side: Side) -> Option<u64> {
        self.since_ms[side]
    }

    /// Whether the player's time runs: from the second turn on.
    pub fn runs(&self, side: Side) -> bool {
        self.since_ms[side].is_some() && self.turns[side] > 0 && self.pace != Pace::Free
    }

    /// The moment after which a move of this player comes too late.
    pub fn deadline_ms(&self, side: Side, lag_ms: u64) -> Option<u64> {
        let since = self.since_ms[side]?;
        let time = match (self.pace, self.turns[side]) {
            (Pace::Free, _) => return None,
            (Pace::Clock { .. }, 0) => FIRST_TURN_MS,
            (Pace::Days(_), 0) => FIRST_TURN_OF_DAYS_MS,
            (Pace::Clock { .. }, _) => {
                self.left_ms[side] + self.bank_ms[side].min(lag_ms) + FLAG_MS
            }
            (Pace::Days(_), _) => self.left_ms[side],
        };
        Some(since + time)
    }

    /// The time left to a player after a choice received at this moment, and whether their turn is
    /// over with it.
    pub(super) fn spent(&self, side: Side, at_ms: u64, lag_ms: u64, is_over: bool) -> u64 {
        let left = self.left_ms[side];
        let left = match (self.pace, self.since_ms[side]) {
            (Pace::Clock { .. }, Some(since)) if self.turns[side] > 0 => {
                let elapsed = at_ms.saturating_sub(since);
                let credit = self.bank_ms[side].min(lag_ms);
                left.saturating_sub(elapsed.saturating_sub(credit))
            }
            (Pace::Free | Pace::Clock { .. } | Pace::Days(_), _) => left,
        };
        if is_over {
            left + self.increment()
        } else {
            left
        }
    }

    fn increment(&self) -> u64 {
        match self.pace {
            Pace::Clock { increment_s, .. } => u64::from(increment_s) * SECOND_MS,
            Pace::Free | Pace::Days(_) => 0,
        }
    }

    /// Records a choice with the time that it has left; the time stands until somebody is asked
    /// again. The credit that was given is what was not charged.
    pub(super) fn set(&mut self, side: Side, left_ms: u64, at_ms: u64, is_over: bool) {
        let earned = if is_over { self.increment() } else { 0 };
        let charged = (self.left_ms[side] + earned).saturating_sub(left_ms);
        if let Some(since) = self.since_ms[side].filter(|_| self.turns[side] > 0) {
            let credit = at_ms.saturating_sub(since).saturating_sub(charged);
            self.bank_ms[side] = self.bank_ms[side].saturating_sub(credit);
        }
        self.left_ms[side] = left_ms;
        self.since_ms[side] = None;
        if is_over {
            self.turns[side] += 1;
            let gain = gain(self.pace);
            self.bank_ms[side] = (self.bank_ms[side] + gain).min(BANK_MAX * gain);
        }
    }

    /// Lets the time of exactly these players count from a moment on, if it does not already.
    pub(super) fn ask(&mut self, asked: [bool; 2], from_ms: u64) {
        for side in Side::BOTH {
            self.since_ms[side] = match self.since_ms[side] {
                _ if !asked[side] => None,
                Some(since) => Some(since),
                None => Some(from_ms),
            };
        }
    }

    /// The turn was handed over later than its move was decided: when that was on the disk.
    pub(super) fn hand_over(&mut self, from_ms: u64) {
        for since in self.since_ms.iter_mut().flatten() {
            *since = (*since).max(from_ms);
        }
    }

    /// Gives time back: turns count from later on.
    pub(super) fn give_back(&mut self, ms: u64) {
        for since in self.since_ms.iter_mut().flatten() {
            *since += ms;
        }
    }

    /// The clock as it was: the time left and the turns finished; both stand.
    pub(super) fn restore(&mut self, left_ms: [u64; 2], turns: [u32; 2]) {
        self.left_ms = left_ms;
        self.turns = turns;
        self.since_ms = [None; 2];
    }
}

/// The time in which a sowing of so many seeds can be seen.
pub(super) fn watching_ms(seeds: usize) -> u64 {
    (seeds as u64 * WATCH_SEED_MS).min(WATCH_MAX_MS)
}

fn gain(pace: Pace) -> u64 {
    pace.expected_s().map_or(0, |expected| {
        (GAIN_MS + GAIN_PER_S_MS * expected).min(GAIN_MAX_MS)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock() -> OnlineClock {
        let mut clock = OnlineClock::new("60+5".parse().unwrap());
        clock.turns = [1, 1];
        clock.ask([true, false], 1_000);
        clock
    }

    #[test]
    fn a_turn_is_charged_less_the_lag() {
        let clock = clock();
        // 150 ms and 0.4 % of 260 s are more than a second: the gain is 1 s, the bank 3 s.
        for (at_ms, lag_ms, left_ms) in [
            (3_000, 0, 58_000),
            (3_000, 400, 58_400),
            (3_000, 9_000, 60_000),
            (11_000, 9_000, 53_000),
            (500, 0, 60_000),
        ] {
            assert_eq!(clock.spent(Side::South, at_ms, lag_ms, false), left_ms);
            assert_eq!(
                clock.spent(Side::South, at_ms, lag_ms, true),
                left_ms + 5_000
            );
        }
        assert_eq!(clock.deadline_ms(Side::South, 0), Some(61_100));
        assert_eq!(clock.deadline_ms(Side::South, 9_000), Some(64_100));
        assert_eq!(clock.deadline_ms(Side::North, 0), None);
    }

    #[test]
    fn a_liar_gains_no_more_than_the_bank() {
        let mut clock = clock();
        let mut given = 0;
        for turn in 0..10 {
            let at = 1_000 + turn * 10_000;
            clock.ask([true, false], at);
            let left = clock.spent(Side::South, at + 4_000, 4_000, true);
            given += left - (clock.left_ms[0] + 5_000 - 4_000);
            clock.set(Side::South, left, at + 4_000, true);
        }
        // The bank of three, and one for each turn but the last.
        assert_eq!(given, 3_000 + 9_000);
    }

    #[test]
    fn a_first_turn_costs_nothing_but_has_an_end() {
        let mut clock = OnlineClock::new("60+5".parse().unwrap());
        clock.ask([true, false], 0);
        assert!(!clock.runs(Side::South));
        assert_eq!(clock.spent(Side::South, 50_000, 0, true), 65_000);
        assert_eq!(clock.deadline_ms(Side::South, 0), Some(60_000));
        let mut days = OnlineClock::new("3d".parse().unwrap());
        days.ask([true, false], 0);
        assert_eq!(days.deadline_ms(Side::South, 0), Some(2 * DAY_MS));
        days.set(Side::South, days.spent(Side::South, 5, 0, true), 5, true);
        days.ask([true, false], 10);
        assert_eq!(days.deadline_ms(Side::South, 0), Some(3 * DAY_MS + 10));
    }
}
