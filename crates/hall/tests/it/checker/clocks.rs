//! Each charge is explained: by the time between what the hall was told and what it heard, less
//! the way through the network and the time in which no server or no disk was there.

use game::online::{Event, Pace, Room, Why};
use hall::Entry;
use rules::Side;

/// The time for which nobody can say where it went: a server says each second that it lives.
const UNEXPLAINED_MS: u64 = 1_000;
/// The longest time for which the clock waits for a player after the server has come back.
const BACK_MS: u64 = 15_000;
/// A flag falls so much later.
const FLAG_MS: u64 = 100;
/// The time for a first turn, with a clock.
const FIRST_TURN_MS: u64 = 60_000;

/// A time in which no server was there, or no disk.
#[derive(Clone, Debug)]
#[expect(clippy::struct_field_names, reason = "all are moments")]
struct Outage {
    from_ms: u64,
    /// The end, and for each player the moment from which they could play.
    over_ms: u64,
    to_ms: [u64; 2],
}

/// The clocks of one game, as somebody explains them who sees only what is said and kept.
#[derive(Debug)]
pub(super) struct Clocks {
    /// The moment from which the turn of a player counts.
    since_ms: [Option<u64>; 2],
    /// The hall was not told yet that the turn was handed over; the time to see the sowing.
    handing_ms: [Option<u64>; 2],
    /// The time given back in the turn.
    given_ms: [u64; 2],
    /// The clock before each step.
    steps: Vec<[u64; 2]>,
    /// In the order of time; one may begin before the last one is over.
    outages: Vec<Outage>,
    /// The moment from which events wait for the disk.
    asked_ms: Option<u64>,
}

impl Clocks {
    pub(super) fn new(room: &Room, begun_ms: u64) -> Clocks {
        Clocks {
            since_ms: room
                .awaited()
                .map(|is_awaited| is_awaited.then_some(begun_ms)),
            handing_ms: [None; 2],
            given_ms: [0; 2],
            steps: Vec::new(),
            outages: Vec::new(),
            asked_ms: None,
        }
    }

    pub(super) fn told(&mut self, now_ms: u64) {
        self.asked_ms = None;
        for side in Side::BOTH {
            if let Some(watching_ms) = self.handing_ms[side].take() {
                let since = self.since_ms[side].unwrap_or_default();
                self.since_ms[side] = Some(since.max(now_ms + watching_ms));
            }
        }
    }

    pub(super) fn reread(&mut self, now_ms: u64) {
        if let Some(from_ms) = self.asked_ms {
            self.outages.push(Outage {
                from_ms,
                over_ms: now_ms,
                to_ms: [now_ms; 2],
            });
        }
        // A turn whose hand-over nobody was told of begins when its player is back, or might be.
        let back_ms = self.outages.last().map(|last| last.over_ms + BACK_MS);
        self.told(back_ms.map_or(now_ms, |back_ms| back_ms.min(now_ms)));
    }

    pub(super) fn is_asked(&mut self, now_ms: u64) {
        self.asked_ms.get_or_insert(now_ms);
    }

    pub(super) fn away(&mut self, from_ms: u64, over_ms: u64) {
        let from_ms = self
            .asked_ms
            .take()
            .map_or(from_ms, |asked| asked.min(from_ms));
        let to_ms = [over_ms + BACK_MS; 2];
        self.outages.push(Outage {
            from_ms,
            over_ms,
            to_ms,
        });
    }

    pub(super) fn reached_by(&mut self, side: Side, now_ms: u64) {
        for outage in &mut self.outages {
            if now_ms >= outage.over_ms {
                outage.to_ms[side] = outage.to_ms[side].min(now_ms);
            }
        }
    }

    /// The time of this turn until a moment; and that part of it in which there was an outage.
    fn elapsed(&self, side: Side, at_ms: u64) -> Option<(u64, u64)> {
        let since = self.since_ms[side]?;
        let (mut lost, mut counted) = (0, since);
        for outage in &self.outages {
            // A turn that begins afterwards is one like any other.
            if since < outage.over_ms {
                let to_ms = outage.to_ms[side].min(at_ms);
                let from_ms = outage.from_ms.max(counted);
                lost += to_ms.saturating_sub(from_ms);
                counted = counted.max(to_ms);
            }
        }
        let elapsed = at_ms.saturating_sub(since);
        Some((elapsed, lost.min(elapsed)))
    }

    /// Explains an event, and the clocks after it.
    pub(super) fn take(
        &mut self,
        before: &Room,
        after: &Room,
        entry: &Entry,
        lag_ms: u64,
    ) -> Result<(), String> {
        let (was, is) = (before.clock().left_ms(), after.clock().left_ms());
        match &entry.event {
            Event::Move { by, .. } => {
                for side in Side::BOTH {
                    let mover = *by == Some(side);
                    let is_charged = mover && before.clock().turns()[side] > 0;
                    self.explain([before, after], entry, side, is_charged.then_some(lag_ms))?;
                }
                self.steps.push(was);
            }
            Event::Chose { by, .. } => {
                for side in Side::BOTH {
                    let is_charged = side == *by && before.clock().turns()[side] > 0;
                    self.explain([before, after], entry, side, is_charged.then_some(lag_ms))?;
                }
            }
            Event::Takeback { ply } => {
                let expected = self.steps.get(*ply).copied();
                self.steps.truncate(*ply);
                if expected != Some(is) {
                    return Err(format!(
                        "taken back, the clocks are {is:?}, not {expected:?}"
                    ));
                }
            }
            event => {
                if was != is {
                    return Err(format!("`{event}` changes the clocks {was:?} to {is:?}"));
                }
                self.explain_time(before, entry)?;
                if let Event::Round { .. } = event {
                    self.steps.push(was);
                }
            }
        }
        self.hand_over(before, after, entry);
        Ok(())
    }

    /// What one side has left is what it had, the increment, and less what the turn has cost.
    fn explain(
        &self,
        [before, after]: [&Room; 2],
        entry: &Entry,
        side: Side,
        lag_ms: Option<u64>,
    ) -> Result<(), String> {
        let Pace::Clock { increment_s, .. } = before.terms().pace else {
            let is_still = before.clock().left_ms() == after.clock().left_ms();
            return is_still
                .then_some(())
                .ok_or("time without a clock".to_owned());
        };
        let turns = after.clock().turns()[side] - before.clock().turns()[side];
        let earned = u64::from(turns) * u64::from(increment_s) * 1_000;
        let had = before.clock().left_ms()[side] + earned;
        let left = after.clock().left_ms()[side];
        let event = &entry.event;
        let charged = had
            .checked_sub(left)
            .ok_or_else(|| format!("`{event}`: {had} ms become {left}"))?;
        let Some(lag_ms) = lag_ms else {
            let is_free = charged == 0;
            return is_free
                .then_some(())
                .ok_or(format!("`{event}` costs {side:?} {charged} ms for nothing"));
        };
        let Some((elapsed, lost)) = self.elapsed(side, entry.at_ms) else {
            return Ok(());
        };
        let given = self.given_ms[side];
        let most = elapsed - lost + UNEXPLAINED_MS;
        let least = elapsed
            .saturating_sub(lag_ms + given + UNEXPLAINED_MS)
            .min(had);
        if (least..=most).contains(&charged) {
            Ok(())
        } else {
            Err(format!(
                "`{event}` costs {charged} ms: {elapsed} ms have passed, {lost} of them in an \
                 outage; {given} ms were given back, the way takes {lag_ms}"
            ))
        }
    }

    /// A flag has fallen in time, and no more is given back than was lost.
    fn explain_time(&mut self, before: &Room, entry: &Entry) -> Result<(), String> {
        let event = &entry.event;
        match event {
            Event::Away { ms } => {
                let longest = self.outages.iter().map(|outage| outage.from_ms).min();
                let longest = longest.map(|from_ms| entry.at_ms.saturating_sub(from_ms));
                // Where both are to choose at once, one must not pay for the other's choice.
                let ahead_ms = if before.awaited() == [true; 2] {
                    BACK_MS
                } else {
                    0
                };
                let most = longest.map(|longest| longest + ahead_ms + UNEXPLAINED_MS);
                if most.is_none_or(|most| *ms > most) {
                    return Err(format!("`{event}`, and {longest:?} ms were lost at most"));
                }
                for side in Side::BOTH {
                    self.given_ms[side] += ms;
                }
                Ok(())
            }
            Event::End {
                why: Why::OutOfTime(side),
                ..
            } => {
                let left = before.clock().left_ms()[*side] + FLAG_MS;
                self.is_late(*side, left, entry)
            }
            Event::End {
                why: Why::Aborted, ..
            } if entry.key.is_none() => {
                let is_slow =
                    |side: &Side| before.clock().turns()[*side] == 0 && before.awaited()[*side];
                let slow = Side::BOTH.into_iter().find(is_slow);
                slow.map_or(Ok(()), |side| self.is_late(side, FIRST_TURN_MS, entry))
            }
            _ => Ok(()),
        }
    }

    fn is_late(&self, side: Side, time_ms: u64, entry: &Entry) -> Result<(), String> {
        match self.elapsed(side, entry.at_ms) {
            Some((elapsed, lost)) if elapsed - lost + UNEXPLAINED_MS < time_ms => Err(format!(
                "`{}` after {elapsed} ms, {lost} of them in an outage, of {time_ms}",
                entry.event
            )),
            _ => Ok(()),
        }
    }

    fn hand_over(&mut self, before: &Room, after: &Room, entry: &Entry) {
        let is_handed = matches!(
            entry.event,
            Event::Move { .. } | Event::Round { .. } | Event::Takeback { .. }
        );
        for side in Side::BOTH {
            if !after.awaited()[side] {
                self.since_ms[side] = None;
                self.handing_ms[side] = None;
                continue;
            }
            if is_handed || !before.awaited()[side] {
                let since = after.clock().since_ms(side).unwrap_or(entry.at_ms);
                self.since_ms[side] = Some(since);
                self.handing_ms[side] = Some(since.saturating_sub(entry.at_ms));
                self.given_ms[side] = 0;
            }
        }
    }
}
