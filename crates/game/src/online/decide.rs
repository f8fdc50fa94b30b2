//! A command becomes events, or is refused.

use rules::{Houses, Move, PlayError, Side, ToMove};

use super::command::{Command, Moment, Offerable, Refusal};
use super::due::is_decided_for;
use super::event::{Event, Why};
use super::room::{End, Offer, Room};
use super::terms::Pace;
use crate::sitting::check_hidden;
use crate::step::{Ply, RoundStart};

const DAY_MS: u64 = 24 * 60 * 60 * 1_000;
/// The time for which a player has to be away before the other may claim the game: quick games, and
/// slow ones.
const AWAY_QUICK_MS: u64 = 30_000;
const AWAY_SLOW_MS: u64 = 90_000;
/// Games in which a player is expected to think for less than this are quick.
const QUICK_S: u64 = 8 * 60;
/// The time that a player without a clock may take before the other may end the game.
const PATIENCE_MS: u64 = 30 * DAY_MS;
/// The time after the end in which a rematch can be agreed.
const REMATCH_MS: u64 = 10 * 60 * 1_000;
/// Takebacks that may be refused before no more are asked for.
const REFUSED_MAX: u8 = 3;

impl Room {
    /// What a player's command leads to, in the order in which it happens.
    ///
    /// # Errors
    /// [`Refusal`]: the reason, and nothing happens.
    pub fn decide(
        &self,
        by: Side,
        command: &Command,
        moment: &Moment,
    ) -> Result<Vec<Event>, Refusal> {
        match command {
            Command::React(what) => return Ok(vec![Event::React { by, what: *what }]),
            Command::Offer(Offerable::Rematch) => return self.offer_rematch(by, moment),
            Command::Answer { offer, yes } => return self.answer(by, *offer, *yes, moment),
            Command::Withdraw { offer } => return self.withdraw(by, *offer),
            _ => {}
        }
        if self.end().is_some() {
            return Err(Refusal::Over);
        }
        match command {
            Command::Move { ply, text } => self.play(by, *ply, text, moment),
            Command::Fill { houses } => self.fill(by, *houses),
            Command::Ready => self.get_ready(by),
            Command::Offer(what) => self.offer(by, *what),
            Command::Resign => Ok(vec![end(Some(!by), Why::Resigned(by))]),
            Command::Abort if self.clock.turns().contains(&0) => Ok(vec![end(None, Why::Aborted)]),
            Command::Abort => Err(Refusal::TooLate {
                why: "both players have finished a turn; resign instead",
            }),
            Command::Claim { win } => self.claim(by, *win, moment),
            Command::Answer { .. } | Command::Withdraw { .. } | Command::React(_) => {
                unreachable!("answered above")
            }
        }
    }

    fn play(
        &self,
        by: Side,
        ply: usize,
        text: &str,
        moment: &Moment,
    ) -> Result<Vec<Event>, Refusal> {
        if ply != self.ply() {
            return Err(Refusal::Stale {
                expected: self.ply(),
                found: ply,
            });
        }
        let deadline = self.clock.deadline_ms(by, moment.lag_ms);
        if deadline.is_some_and(|deadline| moment.at_ms > deadline) {
            return Err(Refusal::TooLate {
                why: "your time has run out",
            });
        }
        match self.position.to_move() {
            ToMove::Nobody => Err(PlayError::Over.into()),
            ToMove::One(side) if side != by => Err(Refusal::NotYourTurn),
            ToMove::One(_) => {
                let mv = self.position.read_move(text)?;
                let mut left_ms = self.clock.left_ms();
                let played = Ply::new(&self.position, mv)?;
                left_ms[by] = self.spent(by, moment, !played.goes_on());
                Ok(self.sown(Some(by), &played, left_ms))
            }
            ToMove::Both => self.choose(by, text, moment),
        }
    }

    /// A choice in a simultaneous opening; the second one makes the sowing.
    fn choose(&self, by: Side, text: &str, moment: &Moment) -> Result<Vec<Event>, Refusal> {
        if self.chosen[by] {
            return Err(Refusal::Chosen);
        }
        let (side, mv) = Move::read(text).map_err(PlayError::from)?;
        let Move::House(house) = mv else {
            return Err(Refusal::Closed {
                why: "both players choose a house of their own at the same time",
            });
        };
        if side != Some(by) {
            return Err(Refusal::NotYourTurn);
        }
        check_hidden(&self.position, by, house)?;
        let mut left_ms = self.clock.left_ms();
        left_ms[by] = self.spent(by, moment, false);
        let chose = Event::Chose {
            by,
            house: Some(house),
            left_ms,
        };
        let Some(other) = self.hidden[!by] else {
            return Ok(vec![chose]);
        };
        let mv = match by {
            Side::South => Move::Both(house, other),
            Side::North => Move::Both(other, house),
        };
        let played = Ply::new(&self.position, mv)?;
        let increment = self.clock.spent(!by, 0, 0, true) - self.clock.left_ms()[!by];
        let sown = self.sown(None, &played, left_ms.map(|left| left + increment));
        Ok([vec![chose], sown].concat())
    }

    fn spent(&self, by: Side, moment: &Moment, is_over: bool) -> u64 {
        self.clock.spent(by, moment.at_ms, moment.lag_ms, is_over)
    }

    fn sown(&self, by: Option<Side>, ply: &Ply, left_ms: [u64; 2]) -> Vec<Event> {
        let sown = Event::Move {
            by,
            ply: self.ply(),
            text: ply.text(),
            position: ply.after().to_string(),
            left_ms,
        };
        let outcome = ply.after().match_outcome();
        let over = outcome.map(|outcome| end(outcome.winner, Why::Rules));
        [sown].into_iter().chain(over).collect()
    }

    fn fill(&self, by: Side, houses: Houses) -> Result<Vec<Event>, Refusal> {
        let asked = self.position.refill_choice();
        if !self.is_between_rounds() || asked[by].is_none() {
            return Err(Refusal::Closed {
                why: "there are no houses to choose",
            });
        }
        if self.chosen[by] {
            return Err(Refusal::Chosen);
        }
        let mut fills = self.round_fills();
        fills[by] = Some(houses);
        RoundStart::new(&self.position, fills)?;
        let filled = Event::Filled {
            by,
            houses: Some(houses),
        };
        let ready = Event::Ready { by };
        let mut events = vec![filled, ready];
        if self.ready[!by] {
            events.extend(self.round(fills));
        }
        Ok(events)
    }

    fn get_ready(&self, by: Side) -> Result<Vec<Event>, Refusal> {
        if !self.is_between_rounds() {
            return Err(Refusal::Closed {
                why: "no round is over, or none follows",
            });
        }
        if self.ready[by] {
            return Err(Refusal::Chosen);
        }
        let mut events = vec![Event::Ready { by }];
        if self.ready[!by] {
            events.extend(self.round(self.round_fills()));
        }
        Ok(events)
    }

    /// The houses that are filled if nobody chooses any more: those nearest to the store.
    pub(super) fn round_fills(&self) -> [Option<Houses>; 2] {
        let asked = self.position.refill_choice();
        Side::BOTH.map(|side| {
            let houses = asked[side]?;
            let nearest = || self.position.refill_nearest(side, houses);
            Some(self.fills[side].unwrap_or_else(nearest))
        })
    }

    pub(super) fn round(&self, fills: [Option<Houses>; 2]) -> Option<Event> {
        let round = RoundStart::new(&self.position, fills).ok()?;
        Some(Event::Round {
            ply: self.ply(),
            text: round.text(),
            position: round.position().to_string(),
        })
    }

    fn offer(&self, by: Side, what: Offerable) -> Result<Vec<Event>, Refusal> {
        let of = |side: Side| {
            let mut offers = self.offers.iter();
            offers.find(move |offer| offer.by == side && offer.what == what)
        };
        if of(by).is_some() {
            return Err(Refusal::TooOften);
        }
        match what {
            Offerable::Draw => {
                // Whoever offers what the other offers has taken it.
                if let Some(theirs) = of(!by) {
                    return Ok(agree(by, theirs));
                }
                if self.drawish[by] == Some(self.ply()) {
                    return Err(Refusal::TooOften);
                }
            }
            Offerable::Takeback => {
                if !self.terms.takebacks {
                    return Err(Refusal::Closed {
                        why: "takebacks were excluded when the game was agreed",
                    });
                }
                if self.refused[by] >= REFUSED_MAX {
                    return Err(Refusal::Closed {
                        why: "takebacks were refused three times",
                    });
                }
                if self.takeback(by).is_none() {
                    return Err(Refusal::Closed {
                        why: "there is no turn of yours to take back",
                    });
                }
            }
            Offerable::Rematch => unreachable!("offered after the end"),
        }
        Ok(vec![Event::Offer { by, what }])
    }

    fn offer_rematch(&self, by: Side, moment: &Moment) -> Result<Vec<Event>, Refusal> {
        if self.end().is_none() {
            return Err(Refusal::Closed {
                why: "the game is not over",
            });
        }
        if self.next().is_some() {
            return Err(Refusal::Closed {
                why: "the rematch has begun",
            });
        }
        self.check_rematch(moment)?;
        let mut offers = self.offers.iter();
        match offers.find(|offer| offer.what == Offerable::Rematch) {
            Some(own) if own.by == by => Err(Refusal::TooOften),
            Some(theirs) => Ok(rematch(by, theirs, moment)),
            None => Ok(vec![Event::Offer {
                by,
                what: Offerable::Rematch,
            }]),
        }
    }

    fn check_rematch(&self, moment: &Moment) -> Result<(), Refusal> {
        let is_late = |end: End| moment.at_ms > end.at_ms + REMATCH_MS;
        if self.end().is_some_and(is_late) {
            return Err(Refusal::TooLate {
                why: "the game has been over for ten minutes",
            });
        }
        Ok(())
    }

    fn answer(
        &self,
        by: Side,
        offer: u64,
        yes: bool,
        moment: &Moment,
    ) -> Result<Vec<Event>, Refusal> {
        let theirs = self.offers.iter().find(|it| it.seq == offer && it.by != by);
        let theirs = theirs.ok_or(Refusal::NoSuchOffer)?;
        if !yes {
            return Ok(vec![Event::Answer { by, offer, yes }]);
        }
        match theirs.what {
            Offerable::Rematch => {
                self.check_rematch(moment)?;
                Ok(rematch(by, theirs, moment))
            }
            Offerable::Draw => Ok(agree(by, theirs)),
            Offerable::Takeback => {
                let ply = self.takeback(!by).ok_or(Refusal::NoSuchOffer)?;
                Ok(vec![
                    Event::Answer { by, offer, yes },
                    Event::Takeback { ply },
                ])
            }
        }
    }

    fn withdraw(&self, by: Side, offer: u64) -> Result<Vec<Event>, Refusal> {
        let is_mine = |it: &Offer| it.seq == offer && it.by == by;
        if self.offers.iter().any(is_mine) {
            Ok(vec![Event::Withdraw { by, offer }])
        } else {
            Err(Refusal::NoSuchOffer)
        }
    }

    /// The time for which the other player has to be away before a claim.
    pub fn claim_ms(&self) -> Option<u64> {
        let expected = self.terms.pace.expected_s()?;
        Some(if expected < QUICK_S {
            AWAY_QUICK_MS
        } else {
            AWAY_SLOW_MS
        })
    }

    /// Whether a player may claim the game, as the other has been away for `away_ms`, or without a
    /// clock has let the turn wait until `at_ms`.
    pub fn may_claim(&self, by: Side, at_ms: u64, away_ms: Option<u64>) -> bool {
        match self.terms.pace {
            Pace::Clock { .. } => {
                let away = away_ms.zip(self.claim_ms());
                away.is_some_and(|(away, least)| away >= least)
            }
            Pace::Free => {
                let since = self.clock.since_ms(!by);
                since.is_some_and(|since| at_ms.saturating_sub(since) >= PATIENCE_MS)
            }
            Pace::Days(_) => false,
        }
    }

    fn claim(&self, by: Side, win: bool, moment: &Moment) -> Result<Vec<Event>, Refusal> {
        if !self.may_claim(by, moment.at_ms, moment.away_ms) {
            return Err(Refusal::Closed {
                why: "the other player is here, or has not been away for long enough",
            });
        }
        // Nobody loses a game that has hardly begun.
        if self.clock.turns().contains(&0) {
            return Ok(vec![end(None, Why::Aborted)]);
        }
        let winner = if !win {
            None
        } else if is_decided_for(&self.position, !by) {
            Some(!by)
        } else {
            Some(by)
        };
        Ok(vec![end(winner, Why::Left(!by))])
    }
}

fn rematch(by: Side, theirs: &Offer, moment: &Moment) -> Vec<Event> {
    let offer = theirs.seq;
    let yes = Event::Answer {
        by,
        offer,
        yes: true,
    };
    vec![yes, Event::Next { game: moment.next }]
}

fn end(winner: Option<Side>, why: Why) -> Event {
    Event::End { winner, why }
}

fn agree(by: Side, theirs: &Offer) -> Vec<Event> {
    let offer = theirs.seq;
    let yes = Event::Answer {
        by,
        offer,
        yes: true,
    };
    vec![yes, end(None, Why::Agreed)]
}
