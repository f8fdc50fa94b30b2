//! The state of a game online: what its events have led to.

use std::sync::Arc;

use rules::{Event as Fact, Houses, Position, Side, ToMove};
use thiserror::Error;

use super::clock::{OnlineClock, watching_ms};
use super::command::Offerable;
use super::event::{Event, Why};
use super::id::GameId;
use super::terms::Terms;
use crate::step::{Ply, RoundStart, read_fill};

/// The end of a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct End {
    /// The winner; `None` for a draw, or no result.
    pub winner: Option<Side>,
    /// The reason.
    pub why: Why,
    /// The moment, in milliseconds since 1970.
    pub at_ms: u64,
}

/// Something on offer.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Offer {
    /// The number of the event that made it.
    pub seq: u64,
    /// The player who offers.
    pub by: Side,
    /// The thing offered.
    pub what: Offerable,
}

/// A step of the line, with what a takeback has to restore.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub(super) text: String,
    /// The player; `None` for both, or a new round.
    pub(super) by: Option<Side>,
    /// Whether a turn began with it.
    opens_turn: bool,
    left_ms: [u64; 2],
    turns: [u32; 2],
}

/// An event does not fit the state: what was kept is damaged, or made by other rules.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("event {seq}, `{event}`, cannot follow what came before: {why}")]
pub struct Broken {
    /// The number of the event.
    pub seq: u64,
    /// The event.
    pub event: String,
    /// The reason.
    pub why: String,
}

/// A game online. It changes by [`Room::apply`] only.
#[derive(Clone, Debug)]
pub struct Room {
    pub(super) terms: Terms,
    seq: u64,
    pub(super) position: Arc<Position>,
    pub(super) steps: Vec<Played>,
    pub(super) clock: OnlineClock,
    /// Seeds dropped since the turn began.
    dropped: usize,
    /// The time to see the turn that was handed over last.
    watching_ms: u64,
    /// The players who have made a choice that the other must not know yet, a house or the houses
    /// to be filled; and the choices, as far as they are known here.
    pub(super) chosen: [bool; 2],
    pub(super) hidden: [Option<u8>; 2],
    pub(super) fills: [Option<Houses>; 2],
    pub(super) ready: [bool; 2],
    pub(super) offers: Vec<Offer>,
    /// The number of steps at which each player last offered a draw.
    pub(super) drawish: [Option<usize>; 2],
    /// Takebacks refused to each player.
    pub(super) refused: [u8; 2],
    /// The moment at which a round ended, while another can follow.
    pub(super) round_over_ms: Option<u64>,
    end: Option<End>,
    next: Option<GameId>,
}

impl Room {
    /// A game that begins at this moment, in milliseconds since 1970.
    pub fn new(terms: Terms, begun_ms: u64) -> Room {
        let position = Arc::new(terms.start.clone());
        let mut room = Room {
            seq: 0,
            position,
            steps: Vec::new(),
            clock: OnlineClock::new(terms.pace),
            dropped: 0,
            watching_ms: 0,
            chosen: [false; 2],
            hidden: [None; 2],
            fills: [None; 2],
            ready: [false; 2],
            offers: Vec::new(),
            drawish: [None; 2],
            refused: [0; 2],
            round_over_ms: None,
            end: None,
            next: None,
            terms,
        };
        room.ask(begun_ms);
        room
    }

    /// The number of the last event.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The terms of the game.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The number of steps played.
    pub fn ply(&self) -> usize {
        self.steps.len()
    }

    /// The line of steps, as `moves` in an address has it.
    pub fn line(&self) -> String {
        let texts: Vec<&str> = self.steps.iter().map(|step| step.text.as_str()).collect();
        texts.join(" ")
    }

    /// The clock.
    pub fn clock(&self) -> &OnlineClock {
        &self.clock
    }

    /// What is on offer.
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// The end, once the game is over.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// The rematch, once there is one.
    pub fn next(&self) -> Option<GameId> {
        self.next
    }

    /// Whether this player has made a choice that the other must not know yet.
    pub fn has_chosen(&self, side: Side) -> bool {
        self.chosen[side]
    }

    /// The choice that this player has made and the other must not know yet, as far as it is known
    /// here.
    pub fn choice(&self, side: Side) -> Option<u8> {
        self.hidden[side]
    }

    /// Whether this player is ready for the next round.
    pub fn is_ready(&self, side: Side) -> bool {
        self.ready[side]
    }

    /// Whether a round is over and another can follow.
    pub fn is_between_rounds(&self) -> bool {
        self.round_over_ms.is_some() && self.end.is_none()
    }

    /// The players whose choice is awaited.
    pub fn awaited(&self) -> [bool; 2] {
        if self.end.is_some() {
            return [false; 2];
        }
        match self.position.to_move() {
            ToMove::One(side) => Side::BOTH.map(|it| it == side),
            ToMove::Both => self.chosen.map(|chosen| !chosen),
            ToMove::Nobody => [false; 2],
        }
    }

    /// The turn that is to be played was handed over no earlier than this: what led to it was not
    /// acknowledged before.
    pub fn hand_over(&mut self, at_ms: u64) {
        self.clock.hand_over(at_ms + self.watching_ms);
    }

    /// The moment at which a turn was handed over whose time counts, before it could be seen, or at
    /// which a round ended.
    pub fn handed_ms(&self) -> Option<u64> {
        let since = |side: Side| self.clock.since_ms(side);
        let first = Side::BOTH.into_iter().filter_map(since).min();
        let handed = first.map(|since| since.saturating_sub(self.watching_ms));
        handed.or(self.round_over_ms.filter(|_| self.end.is_none()))
    }

    /// The number of steps that stay if this player takes back a turn; `None` if there is none.
    /// Choices made at the same time, and rounds that have ended, stay.
    pub fn takeback(&self, side: Side) -> Option<usize> {
        let mut later = self.steps.iter().enumerate().rev();
        let found = later.find(|(_, step)| match step.by {
            None => true,
            Some(by) => by == side && step.opens_turn,
        });
        found
            .filter(|(_, step)| step.by.is_some())
            .map(|(at, _)| at)
    }

    /// The events decided become part of the state, one after the other.
    ///
    /// # Errors
    /// [`Broken`] if the event cannot follow. The state is of no use then.
    pub fn apply(&mut self, event: &Event, at_ms: u64) -> Result<(), Broken> {
        self.seq += 1;
        self.try_to_apply(event, at_ms).map_err(|why| Broken {
            seq: self.seq,
            event: event.to_string(),
            why,
        })
    }

    fn try_to_apply(&mut self, event: &Event, at_ms: u64) -> Result<(), String> {
        match event {
            Event::Move {
                by,
                text,
                position,
                left_ms,
                ..
            } => self.sow(*by, text, position, *left_ms, at_ms)?,
            Event::Chose { by, house, left_ms } => {
                self.chosen[*by] = true;
                self.hidden[*by] = *house;
                self.clock.set(*by, left_ms[*by], at_ms, false);
                self.ask(at_ms);
            }
            Event::Filled { by, houses } => {
                self.chosen[*by] = true;
                self.fills[*by] = *houses;
            }
            Event::Ready { by } => self.ready[*by] = true,
            Event::Round { text, position, .. } => self.begin_round(text, position, at_ms)?,
            Event::Offer { by, what } => {
                if *what == Offerable::Draw {
                    self.drawish[*by] = Some(self.steps.len());
                }
                self.offers.push(Offer {
                    seq: self.seq,
                    by: *by,
                    what: *what,
                });
            }
            Event::Answer { by, offer, yes } => {
                let taken = self.offers.iter().find(|it| it.seq == *offer);
                let is_takeback = taken.is_some_and(|it| it.what == Offerable::Takeback);
                if is_takeback && !yes {
                    self.refused[!*by] += 1;
                }
                self.offers.retain(|it| it.seq != *offer);
            }
            Event::Withdraw { offer, .. } => self.offers.retain(|it| it.seq != *offer),
            Event::Takeback { ply } => self.cut(*ply, at_ms)?,
            Event::React { .. } => {}
            Event::Away { ms } => {
                self.clock.give_back(*ms);
                self.round_over_ms = self.round_over_ms.map(|at| at + ms);
            }
            Event::End { winner, why } => {
                self.end = Some(End {
                    winner: *winner,
                    why: *why,
                    at_ms,
                });
                self.offers.clear();
                self.ask(at_ms);
            }
            Event::Next { game } => {
                self.next = Some(*game);
                self.offers.clear();
            }
        }
        Ok(())
    }

    fn sow(
        &mut self,
        by: Option<Side>,
        text: &str,
        position: &str,
        left_ms: [u64; 2],
        at_ms: u64,
    ) -> Result<(), String> {
        let told = |error: rules::PlayError| error.to_string();
        let mv = self.position.read_move(text).map_err(told)?;
        let ply = Ply::new(&self.position, mv).map_err(told)?;
        let found = ply.after().to_string();
        if found != position || ply.by != by {
            return Err(format!("the rules lead to {found}"));
        }
        let opens_turn = self.dropped == 0;
        self.steps.push(Played {
            text: text.to_owned(),
            by,
            opens_turn,
            left_ms: self.clock.left_ms(),
            turns: self.clock.turns(),
        });
        let drops = ply.sowing.events.iter();
        self.dropped += drops
            .filter(|fact| matches!(fact, Fact::Drop { .. }))
            .count()
            .max(1);
        let is_over = !ply.goes_on();
        for side in Side::BOTH {
            if by.is_none_or(|by| by == side) {
                self.clock.set(side, left_ms[side], at_ms, is_over);
            }
        }
        self.forget_choices();
        self.offers.retain(|offer| by == Some(offer.by));
        self.position = ply.after_shared();
        let is_last = self.position.match_outcome().is_some();
        self.round_over_ms = (self.position.is_over() && !is_last).then_some(at_ms);
        // Whoever plays on in a chain has nothing to wait for.
        self.watching_ms = 0;
        if is_over {
            let dropped = std::mem::take(&mut self.dropped);
            if self.terms.watch {
                self.watching_ms = watching_ms(dropped);
            }
        }
        self.ask(at_ms + self.watching_ms);
        Ok(())
    }

    fn begin_round(&mut self, text: &str, position: &str, at_ms: u64) -> Result<(), String> {
        let fill = read_fill(text).ok_or("that is no round")?;
        let round = RoundStart::new(&self.position, fill).map_err(|error| error.to_string())?;
        let found = round.position().to_string();
        if found != position {
            return Err(format!("the rules lead to {found}"));
        }
        self.steps.push(Played {
            text: text.to_owned(),
            by: None,
            opens_turn: true,
            left_ms: self.clock.left_ms(),
            turns: self.clock.turns(),
        });
        self.position = round.position_shared();
        self.forget_choices();
        self.ready = [false; 2];
        self.round_over_ms = None;
        self.watching_ms = 0;
        self.offers.clear();
        self.ask(at_ms);
        Ok(())
    }

    /// Cuts the line back to its first `ply` steps.
    fn cut(&mut self, ply: usize, at_ms: u64) -> Result<(), String> {
        let first = self.steps.get(ply).ok_or("the line is shorter")?;
        self.clock.restore(first.left_ms, first.turns);
        self.steps.truncate(ply);
        self.position = self.replayed()?;
        self.dropped = 0;
        self.watching_ms = 0;
        self.forget_choices();
        self.ready = [false; 2];
        self.offers.clear();
        self.round_over_ms = None;
        self.ask(at_ms);
        Ok(())
    }

    /// The position to which the line leads.
    fn replayed(&self) -> Result<Arc<Position>, String> {
        let mut position = self.terms.start.clone();
        for step in &self.steps {
            if let Some(fill) = read_fill(&step.text) {
                let next = position.next_round(fill);
                position = next.map_err(|error| error.to_string())?;
            } else {
                let mv = position.read_move(&step.text);
                let played = mv.and_then(|mv| position.advance(mv));
                played.map_err(|error| error.to_string())?;
            }
        }
        Ok(Arc::new(position))
    }

    fn forget_choices(&mut self) {
        self.chosen = [false; 2];
        self.hidden = [None; 2];
        self.fills = [None; 2];
    }

    /// Lets the clocks of those run whose choice is awaited.
    fn ask(&mut self, from_ms: u64) {
        let awaited = self.awaited();
        self.clock.ask(awaited, from_ms);
    }
}
