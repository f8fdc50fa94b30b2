//! A clock for two players: time for the whole game, with more after each turn, or time for each
//! turn.
//!
//! It reads no clock itself: each call says what time it is, in milliseconds of any clock that never
//! goes back. A player's time runs from their second turn on, and a turn of several sowings is one
//! turn.

use std::fmt;
use std::str::FromStr;

use rules::Side;
use thiserror::Error;

/// The most time for a game, and for a turn, in seconds.
const GAME_MAX_S: u32 = 180 * 60;
const TURN_MAX_S: u32 = 60 * 60;
/// The most that is given for a turn, in seconds.
const INCREMENT_MAX_S: u32 = 60;

/// The time that each player has.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum TimeControl {
    /// For the whole game, and what is added after each turn.
    Game {
        /// Seconds at the start.
        base_s: u32,
        /// Seconds added after a turn.
        increment_s: u32,
    },
    /// For each turn; what is left of it is lost.
    Turn {
        /// Seconds for a turn.
        seconds: u32,
    },
}

/// A text is no time control.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("`{text}` is no time control; write seconds as in `300+3` or `30/turn`")]
pub struct TimeControlError {
    /// The text found.
    pub text: String,
}

impl TimeControl {
    /// The time at the start, in milliseconds.
    pub fn first_ms(self) -> u64 {
        let (TimeControl::Game {
            base_s: seconds, ..
        }
        | TimeControl::Turn { seconds }) = self;
        u64::from(seconds) * 1_000
    }

    /// The time left after a turn that ended with this much of it.
    fn after_turn(self, left_ms: u64) -> u64 {
        match self {
            TimeControl::Game { increment_s, .. } => left_ms + u64::from(increment_s) * 1_000,
            TimeControl::Turn { .. } => self.first_ms(),
        }
    }
}

/// `300+3`, as players write minutes and seconds, but both in seconds; `30/turn`.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Game {
                base_s,
                increment_s,
            } => write!(f, "{base_s}+{increment_s}"),
            TimeControl::Turn { seconds } => write!(f, "{seconds}/turn"),
        }
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let number = |text: &str, min: u32, max: u32| {
            let number = text.parse().ok()?;
            (min..=max).contains(&number).then_some(number)
        };
        let control = match text.strip_suffix("/turn") {
            Some(seconds) => number(seconds, 1, TURN_MAX_S).map(|seconds| Self::Turn { seconds }),
            None => text.split_once('+').and_then(|(base, increment)| {
                Some(Self::Game {
                    base_s: number(base, 1, GAME_MAX_S)?,
                    increment_s: number(increment, 0, INCREMENT_MAX_S)?,
                })
            }),
        };
        control.ok_or_else(|| TimeControlError {
            text: text.to_owned(),
        })
    }
}

/// The clock of one game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Clock {
    control: TimeControl,
    /// The time left to South and North when it was last looked at.
    left_ms: [u64; 2],
    /// The players who have finished a turn.
    has_moved: [bool; 2],
    /// The player whose turn it is.
    turn: Option<Side>,
    /// The time from which on that turn counts; `None` while the clock stands.
    since_ms: Option<u64>,
}

impl Clock {
    /// A clock that stands, before the first turn.
    pub fn new(control: TimeControl) -> Clock {
        Clock {
            control,
            left_ms: [control.first_ms(); 2],
            has_moved: [false; 2],
            turn: None,
            since_ms: None,
        }
    }

    /// The time that each player was given.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// The time left to a player, in milliseconds.
    pub fn left_ms(&self, side: Side, now_ms: u64) -> u64 {
        let runs = self.turn == Some(side) && self.has_moved[side];
        let begun_ms = self.since_ms.filter(|_| runs);
        let used_ms = begun_ms.map_or(0, |begun_ms| now_ms.saturating_sub(begun_ms));
        self.left_ms[side].saturating_sub(used_ms)
    }

    /// The player who has no time left.
    pub fn fallen(&self, now_ms: u64) -> Option<Side> {
        let mut sides = Side::BOTH.into_iter();
        sides.find(|&side| self.left_ms(side, now_ms) == 0)
    }

    /// Lets the clock run for the player whose turn it is; nobody's, between rounds. The turn of
    /// the other player is over then.
    pub fn run(&mut self, turn: Option<Side>, now_ms: u64) {
        self.settle(now_ms);
        self.since_ms = Some(now_ms);
        if self.turn == turn {
            return;
        }
        if let Some(done) = self.turn {
            self.has_moved[done] = true;
            self.left_ms[done] = self.control.after_turn(self.left_ms[done]);
        }
        self.turn = turn;
    }

    /// Stops the clock. Whose turn it is stays as it was.
    pub fn stop(&mut self, now_ms: u64) {
        self.settle(now_ms);
        self.since_ms = None;
    }

    fn settle(&mut self, now_ms: u64) {
        if let Some(side) = self.turn {
            self.left_ms[side] = self.left_ms(side, now_ms);
        }
        self.since_ms = self.since_ms.map(|_| now_ms);
    }

    /// The clock as it was when last set, as text to be kept: the control, what is left to South and
    /// North in milliseconds, and who has finished a turn. When it is read it stands.
    pub fn text(&self) -> String {
        let [south, north] = self.left_ms;
        let [s, n] = self.has_moved.map(u8::from);
        format!("{},{south},{north},{s}{n}", self.control)
    }

    /// Reads [`Clock::text`].
    ///
    /// ```
    /// use game::Clock;
    ///
    /// let clock = Clock::new("300+3".parse().unwrap());
    /// assert_eq!(Clock::read(&clock.text()), Some(clock));
    /// ```
    pub fn read(text: &str) -> Option<Clock> {
        let mut parts = text.split(',');
        let control = parts.next()?.parse().ok()?;
        let mut left = || parts.next()?.parse().ok();
        let left_ms = [left()?, left()?];
        let has_moved = match parts.next()? {
            "00" => [false, false],
            "10" => [true, false],
            "01" => [false, true],
            "11" => [true, true],
            _ => return None,
        };
        Some(Clock {
            left_ms,
            has_moved,
            ..Clock::new(control)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOUTH: Option<Side> = Some(Side::South);
    const NORTH: Option<Side> = Some(Side::North);

    fn clock(control: &str) -> Clock {
        Clock::new(control.parse().unwrap())
    }

    #[track_caller]
    fn check(clock: &Clock, now_ms: u64, left_s: [u64; 2]) {
        let left = Side::BOTH.map(|side| clock.left_ms(side, now_ms));
        assert_eq!(left, left_s.map(|seconds| seconds * 1_000), "{clock:?}");
    }

    #[test]
    fn time_runs_from_the_second_turn_on_and_grows_after_each() {
        let mut clock = clock("300+3");
        clock.run(SOUTH, 0);
        check(&clock, 50_000, [300, 300]);
        clock.run(NORTH, 50_000);
        clock.run(SOUTH, 90_000);
        check(&clock, 90_000, [303, 303]);
        // A further sowing in the same turn earns nothing.
        clock.run(SOUTH, 100_000);
        check(&clock, 110_000, [283, 303]);
        clock.run(NORTH, 110_000);
        check(&clock, 110_000, [286, 303]);
    }

    #[test]
    fn time_for_a_turn_begins_anew() {
        let mut clock = clock("30/turn");
        for (turn, now) in [(SOUTH, 0), (NORTH, 1_000), (SOUTH, 2_000)] {
            clock.run(turn, now);
        }
        check(&clock, 22_000, [10, 30]);
        clock.run(NORTH, 22_000);
        check(&clock, 22_000, [30, 30]);
        assert_eq!(clock.fallen(51_999), None);
        assert_eq!(clock.fallen(52_000), NORTH);
    }

    #[test]
    fn a_clock_that_stands_costs_nobody_time() {
        let mut clock = clock("60+0");
        for (turn, now) in [(SOUTH, 0), (NORTH, 0), (SOUTH, 0)] {
            clock.run(turn, now);
        }
        clock.stop(10_000);
        check(&clock, 90_000, [50, 60]);
        clock.run(SOUTH, 90_000);
        check(&clock, 95_000, [45, 60]);
        assert_eq!(clock.fallen(140_000), SOUTH);
        // Between rounds it is nobody's turn.
        clock.run(None, 95_000);
        check(&clock, 900_000, [45, 60]);
    }

    #[test]
    fn a_kept_clock_goes_on() {
        let mut clock = clock("60+5");
        for (turn, now) in [(SOUTH, 0), (NORTH, 0), (SOUTH, 1_000)] {
            clock.run(turn, now);
        }
        clock.stop(4_000);
        let text = clock.text();
        assert_eq!(text, "60+5,62000,65000,11");
        let mut again = Clock::read(&text).unwrap();
        again.run(SOUTH, 0);
        check(&again, 2_000, [60, 65]);
    }

    #[test]
    fn time_controls_read_back() {
        for text in ["300+3", "30/turn", "10800+60"] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
        for text in [
            "", "300", "0+1", "10801+0", "300+61", "0/turn", "x/turn", "300+-1",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
        for text in ["", "300+3", "300+3,1,2", "300+3,1,2,2", "300+3,-1,2,00"] {
            assert_eq!(Clock::read(text), None, "{text}");
        }
    }
}
