//! The pulse of a socket: when the server is asked for a sign of life, and when its silence means that
//! the line is dead without being closed. Requests for news keep to the same times.

/// The time of silence after which the server is asked: while somebody looks, and else.
const LOOKED_AT_MS: u32 = 2_000;
const HIDDEN_MS: u32 = 20_000;
/// The longest time until it answers; with that before, silence is told within six seconds.
pub(super) const ANSWER_MS: u32 = 3_500;
/// The longest time until a new connection has proved to work.
pub(super) const OPENING_MS: u32 = 6_000;

/// The longest silence that is not asked about.
pub(super) fn every_ms(is_hidden: bool) -> u32 {
    if is_hidden { HIDDEN_MS } else { LOOKED_AT_MS }
}

/// The result of a look at a socket.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Beat {
    /// Nothing is to be done.
    Rest,
    /// The server is to be asked for a sign of life.
    Ask,
    /// The socket is dead.
    Dead,
}

/// The question that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Asked {
    at_ms: f64,
    for_ms: u32,
}

/// The times at which a socket was opened, asked and heard, in milliseconds of any one clock.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Pulse {
    asked: Option<Asked>,
    heard_ms: f64,
}

impl Pulse {
    /// A socket is opened: one that neither comes about nor fails is as good as lost.
    pub(super) fn open(&mut self, now_ms: f64) {
        self.asked = Some(Asked {
            at_ms: now_ms,
            for_ms: OPENING_MS,
        });
    }

    /// The server has said something.
    pub(super) fn hear(&mut self, now_ms: f64) {
        self.asked = None;
        self.heard_ms = now_ms;
    }

    /// The server is asked, unless it has been already.
    pub(super) fn ask(&mut self, now_ms: f64) {
        self.asked.get_or_insert(Asked {
            at_ms: now_ms,
            for_ms: ANSWER_MS,
        });
    }

    /// A look at the socket.
    pub(super) fn beat(&mut self, now_ms: f64, is_hidden: bool) -> Beat {
        let is_over = |since_ms: f64, ms: u32| now_ms - since_ms >= f64::from(ms);
        match self.asked {
            Some(asked) if is_over(asked.at_ms, asked.for_ms) => Beat::Dead,
            None if is_over(self.heard_ms, every_ms(is_hidden)) => {
                self.ask(now_ms);
                Beat::Ask
            }
            Some(_) | None => Beat::Rest,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The interval between two looks.
    const LOOK_MS: u32 = 500;

    /// Looks at a socket that falls silent after its first word: the times of the questions, and of
    /// the end.
    fn silent(pulse: &mut Pulse, is_hidden: bool) -> (Vec<u32>, u32) {
        let mut asked = Vec::new();
        // The first look may come just after the last word, or half a second later.
        for now_ms in (LOOK_MS - 1..).step_by(LOOK_MS as usize) {
            match pulse.beat(f64::from(now_ms), is_hidden) {
                Beat::Rest => {}
                Beat::Ask => asked.push(now_ms),
                Beat::Dead => return (asked, now_ms),
            }
        }
        unreachable!("silence ends a socket")
    }

    #[test]
    fn silence_is_told_within_six_seconds() {
        let mut pulse = Pulse::default();
        pulse.open(0.0);
        pulse.hear(0.0);
        assert_eq!(silent(&mut pulse, false), (vec![2_499], 5_999));
        // Where nobody looks it may take longer.
        pulse.hear(0.0);
        assert_eq!(silent(&mut pulse, true), (vec![20_499], 23_999));
    }

    #[test]
    fn a_server_that_answers_late_is_alive() {
        let mut pulse = Pulse::default();
        pulse.hear(0.0);
        assert_eq!(pulse.beat(2_000.0, false), Beat::Ask);
        assert_eq!(pulse.beat(5_400.0, false), Beat::Rest);
        pulse.hear(5_400.0);
        assert_eq!(pulse.beat(5_500.0, false), Beat::Rest);
        assert_eq!(pulse.beat(7_400.0, false), Beat::Ask);
    }

    #[test]
    fn a_socket_that_does_not_come_about_is_given_up() {
        let mut pulse = Pulse::default();
        pulse.open(1_000.0);
        assert_eq!(pulse.beat(6_900.0, false), Beat::Rest);
        assert_eq!(pulse.beat(7_000.0, false), Beat::Dead);
    }

    #[test]
    fn whoever_looks_again_is_answered_at_once_or_told() {
        let mut pulse = Pulse::default();
        pulse.hear(0.0);
        pulse.ask(10_000.0);
        assert_eq!(pulse.beat(13_400.0, false), Beat::Rest);
        assert_eq!(pulse.beat(13_500.0, false), Beat::Dead);
    }
}
