//! The change of turn on two rows, and everything that can end a game there.

use super::laws::{End, Endless, Goal, Hold, Leftovers, Majority, NoMove};
use super::state::{Over, State};
use super::two::{Sowing, Two};
use crate::Side;
use crate::event::{Event, ExtraTurn, Observer};
use crate::heap::Heap;
use crate::outcome::EndReason;
use crate::place::Place;
use crate::turn_change::TurnChange;

impl Two {
    /// Plays a legal start. The answer is `None` if the turn would never end and that is illegal;
    /// then the state means nothing.
    #[inline(always)]
    pub(super) fn play<O: Observer>(
        &self,
        state: &mut State,
        house: usize,
        dir: usize,
        watch: &mut O,
    ) -> Option<TurnChange> {
        let start = self.cell_of(state.side, house);
        let sowing = self.sow(state, start, dir, watch);
        if sowing.endless {
            if self.laws.endless == Endless::Illegal {
                return None;
            }
            let winner = (self.laws.endless == Endless::Loses).then_some(!sowing.by);
            Two::over(state, EndReason::Endless, winner);
            return Some(TurnChange::default());
        }
        Some(self.turn(state, &sowing, watch))
    }

    /// The change of turn after a sowing.
    #[inline(always)]
    fn turn<O: Observer>(&self, state: &mut State, sowing: &Sowing, watch: &mut O) -> TurnChange {
        let by = sowing.by;
        let extra = sowing.again;
        if extra.is_none() && state.marks.turns < self.turns_max {
            state.marks.turns += 1;
        }
        if sowing.slam {
            let winner = self.richer(state);
            Two::over(state, EndReason::GrandSlam(by), winner);
            return TurnChange::default();
        }
        if self.laws.goal != Goal::Most {
            return self.eliminate(state, sowing, extra, watch);
        }
        let next = if extra.is_some() { by } else { !by };
        if let Some(why) = self.cleared(state, by) {
            self.finish(state, why, by, watch);
            return TurnChange::default();
        }
        if let Some(why) = self.majority(state) {
            let winner = self.richer(state);
            Two::over(state, why, winner);
            return TurnChange::default();
        }
        self.hand_over(state, by, next, extra, watch)
    }

    /// Gives the turn to `next`, passes them over, or ends the game if nobody can move.
    #[inline(always)]
    fn hand_over<O: Observer>(
        &self,
        state: &mut State,
        by: Side,
        next: Side,
        extra: Option<ExtraTurn>,
        watch: &mut O,
    ) -> TurnChange {
        state.side = next;
        self.count_repeats(state, extra);
        if self.has_start(state) {
            return TurnChange {
                extra,
                passed: false,
            };
        }
        if self.laws.no_move == NoMove::Pass && self.anything_to_sow(state) {
            state.side = !next;
            self.count_repeats(state, None);
            if self.has_start(state) {
                if state.marks.turns < self.turns_max {
                    state.marks.turns += 1;
                }
                return TurnChange {
                    extra,
                    passed: true,
                };
            }
            state.side = next;
        }
        let why = self.stuck(state, next);
        self.finish(state, why, by, watch);
        TurnChange::default()
    }

    /// The reason why the player to move has no move.
    fn stuck(&self, state: &State, next: Side) -> EndReason {
        if !self.has_seeds(state, next) {
            EndReason::NoSeeds(next)
        } else if self.must_feed(state) {
            EndReason::CannotFeed(next)
        } else {
            EndReason::NoMove(next)
        }
    }

    /// Further sowings in one turn, as far as a rule counts them.
    #[inline(always)]
    fn count_repeats(&self, state: &mut State, extra: Option<ExtraTurn>) {
        use super::laws::{Again, Bonus};
        if let Bonus::UpTo(_) = self.laws.bonus {
            state.marks.bonus = match extra {
                Some(ExtraTurn::LastInStore) => state.marks.bonus + 1,
                Some(_) => state.marks.bonus,
                None => 0,
            };
        }
        if self.laws.again == Again::CaptureOnce {
            state.marks.again = extra.is_some();
        }
    }

    /// The end by an empty side or few seeds.
    #[inline(always)]
    fn cleared(&self, state: &State, by: Side) -> Option<EndReason> {
        let empty = |side: Side| !self.has_seeds(state, side);
        match self.laws.end {
            End::NoMove => None,
            End::OwnCleared => empty(by).then_some(EndReason::NoSeeds(by)),
            End::OpponentCleared => empty(!by).then_some(EndReason::NoSeeds(!by)),
            End::EitherCleared => Side::BOTH
                .into_iter()
                .find(|&side| empty(side))
                .map(EndReason::NoSeeds),
            End::FewSeeds => {
                let free = (0..2 * self.houses).filter(|&cell| !state.is_held(cell));
                let left: u16 = free.map(|cell| u16::from(state.at(cell))).sum();
                (left <= u16::from(self.laws.end_at)).then_some(EndReason::FewSeeds)
            }
        }
    }

    /// Whether the points of a state have decided the game.
    pub(super) fn is_decided(&self, state: &State) -> bool {
        self.laws.goal == Goal::Most && self.majority(state).is_some()
    }

    /// The end by more than half of all seeds, or half each.
    #[inline(always)]
    fn majority(&self, state: &State) -> Option<EndReason> {
        if self.laws.majority == Majority::Off {
            return None;
        }
        let score = self.score(state);
        let total = self.total;
        let [south, north] = score.map(|seeds| 2 * seeds.unsigned_abs());
        if south > total {
            Some(EndReason::Majority(Side::South))
        } else if north > total {
            Some(EndReason::Majority(Side::North))
        } else if south == total && north == total {
            Some(EndReason::Half)
        } else {
            None
        }
    }

    /// The points of both: seeds in the stores and in held houses.
    #[inline(always)]
    pub(super) fn score(&self, state: &State) -> [i16; 2] {
        Side::BOTH.map(|side| {
            let mut seeds = i16::from(state.at(self.store(side)));
            if self.laws.hold != Hold::Off {
                let mut held = state.marks.held[side];
                while held != 0 {
                    seeds += i16::from(state.at(held.trailing_zeros() as usize));
                    held &= held - 1;
                }
            }
            seeds
        })
    }

    /// The player with more points.
    fn richer(&self, state: &State) -> Option<Side> {
        let [south, north] = self.score(state);
        match south.cmp(&north) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Side::North),
        }
    }

    /// Ends the game without a word.
    fn over(state: &mut State, why: EndReason, winner: Option<Side>) {
        state.marks.bonus = 0;
        state.over = Some(Over { why, winner });
    }

    /// Ends the game after the seeds left on the board have found their owner.
    #[cold]
    #[inline(never)]
    pub(super) fn finish<O: Observer>(
        &self,
        state: &mut State,
        why: EndReason,
        last: Side,
        watch: &mut O,
    ) {
        match self.laws.goal {
            Goal::Most => {
                self.sweep(state, why, last, watch);
                let winner = self.richer(state);
                Two::over(state, why, winner);
            }
            Goal::Clear | Goal::Deprive | Goal::Immobilise => {
                let winner = self.winner_at_rest(state);
                Two::over(state, why, winner);
            }
        }
    }

    /// The winner of a game of elimination that stands still.
    pub(super) fn winner_at_rest(&self, state: &State) -> Option<Side> {
        let on = |side: Side| -> u16 {
            self.houses_of(side)
                .map(|cell| u16::from(state.at(cell)))
                .sum()
        };
        let south_has_more = on(Side::South).cmp(&on(Side::North));
        let clears = self.laws.goal == Goal::Clear;
        match south_has_more {
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(if clears { Side::North } else { Side::South }),
            std::cmp::Ordering::Less => Some(if clears { Side::South } else { Side::North }),
        }
    }

    /// Seeds left on the board.
    fn sweep<O: Observer>(&self, state: &mut State, why: EndReason, last: Side, watch: &mut O) {
        self.sweep_held(state, watch);
        let unfed = match why {
            EndReason::CannotFeed(side) => Some(!side),
            _ => None,
        };
        let leftovers = match (self.laws.leftovers, unfed) {
            (
                Leftovers::UnfedElseOwner
                | Leftovers::UnfedElseUncounted
                | Leftovers::UnfedElseLastMover
                | Leftovers::UnfedElseSplit,
                Some(unfed),
            ) => return self.sweep_rows(state, unfed, watch),
            (leftovers, _) => leftovers,
        };
        match leftovers {
            Leftovers::Owner | Leftovers::UnfedElseOwner => self.sweep_sides(state, watch),
            Leftovers::Uncounted | Leftovers::UnfedElseUncounted => {
                let left = (0..2 * self.houses).map(|cell| u16::from(state.at(cell)));
                let seeds = left.sum();
                if seeds > 0 && O::WATCHING {
                    watch.see(Event::Uncounted { seeds });
                }
            }
            Leftovers::LastMover | Leftovers::UnfedElseLastMover => {
                self.sweep_rows(state, last, watch);
            }
            Leftovers::Split | Leftovers::UnfedElseSplit => self.split(state, watch),
        }
    }

    /// Held houses go to their holders.
    fn sweep_held<O: Observer>(&self, state: &mut State, watch: &mut O) {
        for side in Side::BOTH {
            let mut held = state.marks.held[side];
            let mut from = Vec::new();
            while held != 0 {
                let cell = held.trailing_zeros() as usize;
                held &= held - 1;
                self.pour(state, cell, side, &mut from);
            }
            say_sweep(side, from, watch);
        }
    }

    /// Each side goes to its owner.
    fn sweep_sides<O: Observer>(&self, state: &mut State, watch: &mut O) {
        for side in Side::BOTH {
            self.sweep_row(state, side, side, watch);
        }
    }

    fn pour(&self, state: &mut State, cell: usize, to: Side, from: &mut Vec<(Place, Heap)>) {
        let seeds = state.lift(cell);
        *state.cell(self.store(to)) += seeds;
        if seeds > 0 {
            from.push((self.board.place(cell), Heap::Seeds(seeds.into())));
        }
    }

    /// One side goes to a player.
    pub(super) fn sweep_row<O: Observer>(
        &self,
        state: &mut State,
        row: Side,
        to: Side,
        watch: &mut O,
    ) {
        let mut from = Vec::new();
        for cell in self.houses_of(row) {
            self.pour(state, cell, to, &mut from);
        }
        say_sweep(to, from, watch);
    }

    /// The whole board goes to one player.
    fn sweep_rows<O: Observer>(&self, state: &mut State, to: Side, watch: &mut O) {
        let mut from = Vec::new();
        for cell in 0..2 * self.houses {
            self.pour(state, cell, to, &mut from);
        }
        say_sweep(to, from, watch);
    }

    /// Half each, house by house; an odd seed goes to the player who has less, else to North.
    pub(super) fn split<O: Observer>(&self, state: &mut State, watch: &mut O) {
        let left: u8 = (0..2 * self.houses).map(|cell| state.at(cell)).sum();
        let [south, north] = Side::BOTH.map(|side| state.at(self.store(side)));
        let odd = if south < north {
            Side::South
        } else {
            Side::North
        };
        let mut due = Side::BOTH.map(|side| left / 2 + u8::from(side == odd) * (left % 2));
        let mut from = [Vec::new(), Vec::new()];
        for cell in 0..2 * self.houses {
            let seeds = state.lift(cell);
            let first = seeds.min(due[0]);
            for (side, part) in [(Side::South, first), (Side::North, seeds - first)] {
                due[side] -= part;
                *state.cell(self.store(side)) += part;
                if part > 0 {
                    from[side].push((self.board.place(cell), Heap::Seeds(part.into())));
                }
            }
        }
        let [south, north] = from;
        say_sweep(Side::South, south, watch);
        say_sweep(Side::North, north, watch);
    }

    /// The end of games that are not about the most seeds.
    fn eliminate<O: Observer>(
        &self,
        state: &mut State,
        sowing: &Sowing,
        extra: Option<ExtraTurn>,
        watch: &mut O,
    ) -> TurnChange {
        let by = sowing.by;
        let empty = |side: Side| !self.any_own(side, |cell| state.at(cell) > 0);
        let decided = match self.laws.goal {
            Goal::Clear if empty(by) => Some((EndReason::Cleared(by), by)),
            Goal::Clear if empty(!by) => Some((EndReason::Cleared(!by), !by)),
            Goal::Deprive if empty(!by) => Some((EndReason::NoSeeds(!by), by)),
            Goal::Deprive if empty(by) => Some((EndReason::NoSeeds(by), !by)),
            Goal::Clear | Goal::Deprive | Goal::Immobilise | Goal::Most => None,
        };
        if let Some((why, winner)) = decided {
            Two::over(state, why, Some(winner));
            return TurnChange::default();
        }
        let next = if extra.is_some() { by } else { !by };
        if self.laws.goal == Goal::Clear {
            // In a race, a player without a move may be passed over.
            return self.hand_over(state, by, next, extra, watch);
        }
        state.side = next;
        self.count_repeats(state, extra);
        if self.has_start(state) {
            return TurnChange {
                extra,
                passed: false,
            };
        }
        Two::over(state, EndReason::NoMove(next), Some(!next));
        TurnChange::default()
    }

    /// Ends the game, or passes, if the player to move in a position that was set up cannot move.
    pub(super) fn settle(&self, state: &mut State) {
        let side = state.side;
        if self.has_start(state) {
            return;
        }
        match self.laws.goal {
            Goal::Most | Goal::Clear => {
                self.hand_over(state, side, side, None, &mut ());
            }
            Goal::Deprive | Goal::Immobilise => {
                Two::over(state, EndReason::NoMove(side), Some(!side));
            }
        }
    }
}

fn say_sweep<O: Observer>(by: Side, from: Vec<(Place, Heap)>, watch: &mut O) {
    if O::WATCHING && !from.is_empty() {
        watch.see(Event::Sweep {
            by,
            from,
            into: Place::Store(by),
        });
    }
}

impl Two {
    /// Ends a game whose position has come back: each player banks the own side, whoever gets what
    /// is left at other ends, or half.
    pub(super) fn finish_repeated<O: Observer>(&self, state: &mut State, watch: &mut O) {
        let why = EndReason::Repetition;
        if self.laws.goal != Goal::Most {
            let winner = self.winner_at_rest(state);
            return Two::over(state, why, winner);
        }
        if self.laws.repetition == super::laws::Repetition::Split {
            self.halve(state, watch);
        } else {
            self.sweep_held(state, watch);
            self.sweep_sides(state, watch);
        }
        let winner = self.richer(state);
        Two::over(state, why, winner);
    }

    /// Half each; an odd seed stays where it lies and counts for neither.
    fn halve<O: Observer>(&self, state: &mut State, watch: &mut O) {
        let left: u8 = (0..2 * self.houses).map(|cell| state.at(cell)).sum();
        for side in Side::BOTH {
            let mut share = left / 2;
            let mut from = Vec::new();
            for cell in 0..2 * self.houses {
                let part = state.at(cell).min(share);
                share -= part;
                *state.cell(cell) -= part;
                *state.cell(self.store(side)) += part;
                if part > 0 {
                    from.push((self.board.place(cell), Heap::Seeds(part.into())));
                }
            }
            say_sweep(side, from, watch);
        }
        if O::WATCHING && left % 2 == 1 {
            watch.see(Event::Uncounted { seeds: 1 });
        }
    }
}
