//! The end of a lap: the first clause that holds decides whether sowing goes on.

use super::clauses::{Clause, Verdict};
use super::{Sowing, Two};
use crate::event::{Event, Observer};
use crate::general::laws::{Bonus, CloseNot, Landing, Laps, Opening, RelayWhen};
use crate::general::state::State;

impl Two {
    /// The first clause that holds at the end of a lap decides.
    #[inline(always)]
    pub(super) fn verdict<O: Observer>(
        &self,
        state: &mut State,
        sowing: &mut Sowing,
        watch: &mut O,
    ) -> Verdict {
        if sowing.plain {
            let relays = self.laws.opening == Opening::RelayFirst;
            return if relays && self.is_house(sowing.at) && state.at(sowing.at) > 1 {
                Verdict::Lift(sowing.at)
            } else {
                Verdict::Land
            };
        }
        for &clause in &self.clauses {
            if let Some(verdict) = self.rule(clause, state, sowing, watch) {
                return verdict;
            }
        }
        Verdict::Land
    }

    fn rule<O: Observer>(
        &self,
        clause: Clause,
        state: &mut State,
        sowing: &mut Sowing,
        watch: &mut O,
    ) -> Option<Verdict> {
        let at = sowing.at;
        let land = |holds: bool| holds.then_some(Verdict::Land);
        match clause {
            Clause::Bonus => self.bonus(state, sowing, watch),
            Clause::Unless(when) => land(!self.relays(when, state, sowing)),
            Clause::Special => land(
                !self.is_house(at)
                    || state.is_closed(at)
                    || state.is_held(at)
                    || self.laws.laps == Laps::RelayNext
                        && state.is_held(self.step(sowing.by, sowing.dir, at)),
            ),
            Clause::BecomesHeld => land(self.becomes_held(state, sowing).is_some()),
            Clause::TakeAndLiftNext => {
                if self.is_early(state) || !self.can_take(state, sowing, at) {
                    return None;
                }
                self.capture(state, sowing, watch);
                let next = self.step(sowing.by, sowing.dir, at);
                Some(if self.is_house(next) {
                    Verdict::Lift(next)
                } else {
                    Verdict::Land
                })
            }
            Clause::TakeAndLiftSeed => {
                if state.at(at) != 1 {
                    return None;
                }
                let captured = std::mem::replace(&mut sowing.captured, false);
                self.capture(state, sowing, watch);
                let goes_on = sowing.captured;
                sowing.captured |= captured;
                Some(if goes_on {
                    Verdict::Lift(at)
                } else {
                    Verdict::Land
                })
            }
            Clause::TakeAndRelay => {
                if state.at(at) <= 1 {
                    return None;
                }
                self.capture(state, sowing, watch);
                (state.at(at) > 0).then_some(Verdict::Lift(at))
            }
            Clause::StopToTake => land(!self.is_early(state) && self.can_take(state, sowing, at)),
            Clause::StopToMatch => land(!self.is_early(state) && self.matches(state, sowing, at)),
            Clause::StopToFace => {
                let opens = self.laws.landing == Landing::Any || state.at(at) == 1;
                land(opens && self.can_take(state, sowing, self.across(at)))
            }
            Clause::Relay => (state.at(at) > 1).then_some(Verdict::Lift(at)),
            Clause::RelayNext => {
                let next = self.step(sowing.by, sowing.dir, at);
                let lifts = self.is_house(next) && state.at(next) > 0;
                lifts.then_some(Verdict::Lift(next))
            }
        }
    }

    /// A last seed in a store.
    fn bonus<O: Observer>(
        &self,
        state: &mut State,
        sowing: &Sowing,
        watch: &mut O,
    ) -> Option<Verdict> {
        let own = sowing.at == self.store(sowing.by);
        let gives = match self.laws.bonus {
            Bonus::Never => false,
            Bonus::Always => own,
            Bonus::BothStores => !self.is_house(sowing.at),
            Bonus::UpTo(most) => {
                let spent = own && state.marks.bonus >= most;
                if spent && O::WATCHING {
                    watch.see(Event::BonusSpent { side: sowing.by });
                }
                own && !spent
            }
        };
        gives.then_some(Verdict::Again)
    }

    /// Whether the further condition for a relay holds.
    fn relays(&self, when: RelayWhen, state: &State, sowing: &Sowing) -> bool {
        let at = sowing.at;
        match when {
            RelayWhen::Always => true,
            RelayWhen::OwnSide => self.owns(sowing.by, at),
            RelayWhen::OpponentSide => self.owns(!sowing.by, at),
            RelayWhen::AfterVisit => {
                let rose = |cell: usize| state.at(cell) > sowing.before[cell];
                sowing.lap > 0 || self.owns(!sowing.by, at) || self.any_own(!sowing.by, rose)
            }
            RelayWhen::AtLeast(least) => state.at(at) >= least,
            RelayWhen::Exactly(seeds) => state.at(at) == seeds,
            RelayWhen::NotInStore => self.is_house(at),
            RelayWhen::NotFromStore => {
                let lifted = if self.laws.laps == Laps::RelayNext {
                    self.step(sowing.by, sowing.dir, at)
                } else {
                    at
                };
                self.is_house(lifted)
            }
        }
    }

    /// A house that reaches its number on the way is closed, and still sown on.
    pub(super) fn close_on_way<O: Observer>(
        &self,
        state: &mut State,
        sowing: &Sowing,
        cell: usize,
        watch: &mut O,
    ) {
        if self.closes(state, sowing, cell) {
            state.close(cell);
            if O::WATCHING {
                watch.see(Event::Close {
                    by: sowing.by,
                    at: self.board.place(cell),
                });
            }
        }
    }

    /// Whether a last seed closes a house.
    pub(in crate::general) fn closes(&self, state: &State, sowing: &Sowing, cell: usize) -> bool {
        let laws = &self.laws;
        let last = self.row(!sowing.by).end - 1;
        laws.close_at > 0
            && state.at(cell) == laws.close_at
            && self.owns(!sowing.by, cell)
            && !(laws.close_not == CloseNot::Last && cell == last)
            && !sowing.plain
            && !self.is_early(state)
    }
}
