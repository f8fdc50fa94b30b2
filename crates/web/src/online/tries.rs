//! The times at which a connection that was lost is tried again.

/// The first wait and the longest, in milliseconds.
const WAIT_MS: (f64, f64) = (250.0, 30_000.0);
/// A wait of nothing would be a storm, however small the chance.
const LEAST: f64 = 0.1;
/// After so many sockets that did not come about, requests are tried.
const SOCKETS: u32 = 3;
/// Requests work, but a socket is better: one is tried beside them after so many.
const POLLS: u32 = 8;

/// The way to try next.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Way {
    /// A socket.
    Socket,
    /// Requests that wait for news: some networks let nothing else through.
    Poll,
}

/// The tries since the connection last worked.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct Tries {
    failed: u32,
    /// Requests answered since one was not.
    polled: u32,
    /// Whether the last try that failed was a request.
    was_poll: bool,
}

impl Tries {
    /// A socket did not come about, was lost, or a request was not answered. Where requests have
    /// worked the next one is tried first.
    pub(super) fn fail(&mut self) {
        self.was_poll = self.way() == Way::Poll && self.polled == 0;
        self.failed += 1;
        self.polled = 0;
    }

    /// The connection works.
    pub(super) fn succeed(&mut self) {
        *self = Tries::default();
    }

    /// A request was answered.
    pub(super) fn poll(&mut self) {
        self.failed = SOCKETS;
        self.polled += 1;
    }

    /// The way to try now. Once sockets have failed both are tried by turns, until one works.
    pub(super) fn way(self) -> Way {
        if self.failed >= SOCKETS && (self.polled > 0 || !self.was_poll) {
            Way::Poll
        } else {
            Way::Socket
        }
    }

    /// Whether a socket is to be tried beside requests that work.
    pub(super) fn wants_socket(self) -> bool {
        self.polled > 0 && self.polled.is_multiple_of(POLLS)
    }

    /// The time to wait before that, by a number drawn from 0 to 1: anything up to a limit that
    /// doubles, so that a server which comes back is not asked by everybody at once.
    pub(super) fn wait_ms(self, lot: f64) -> f64 {
        let doubled = WAIT_MS.0 * f64::from(2_u32.saturating_pow(self.failed.saturating_sub(1)));
        doubled.min(WAIT_MS.1) * lot.max(LEAST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::whole;

    #[test]
    fn waits_double_up_to_half_a_minute() {
        let mut tries = Tries::default();
        let mut waits = Vec::new();
        for _ in 0..10 {
            tries.fail();
            waits.push(whole(tries.wait_ms(1.0)));
        }
        assert_eq!(waits[..4], [250, 500, 1_000, 2_000]);
        assert_eq!(waits[9], 30_000);
        assert_eq!(whole(tries.wait_ms(0.5)), 15_000);
        assert_eq!(whole(tries.wait_ms(0.0)), 3_000);
    }

    #[test]
    fn requests_are_tried_after_three_sockets_and_by_turns() {
        let mut tries = Tries::default();
        let mut ways = Vec::new();
        for _ in 0..6 {
            ways.push(tries.way());
            tries.fail();
        }
        let (socket, poll) = (Way::Socket, Way::Poll);
        assert_eq!(ways, [socket, socket, socket, poll, socket, poll]);
    }

    #[test]
    fn requests_that_work_go_on_with_a_socket_tried_beside_them() {
        let mut tries = Tries::default();
        (0..3).for_each(|_| tries.fail());
        let mut wanted = Vec::new();
        for _ in 0..8 {
            assert_eq!(tries.way(), Way::Poll);
            tries.poll();
            wanted.push(tries.wants_socket());
        }
        let (no, yes) = (false, true);
        assert_eq!(wanted, [no, no, no, no, no, no, no, yes]);
        // One that is not answered may have been unlucky.
        tries.fail();
        assert_eq!((tries.way(), whole(tries.wait_ms(1.0))), (Way::Poll, 2_000));
        tries.fail();
        assert_eq!(tries.way(), Way::Socket);
        tries.succeed();
        assert_eq!(tries, Tries::default());
    }
}
