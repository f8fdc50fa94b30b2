//! The change of turn, and everything that can end a game.

use super::kernel::Any;
use super::{After, Choice, Choices, Kernel, Machine, TurnChange};
use crate::Side;
use crate::event::{Event, ExtraTurn, Observer};
use crate::heap::Heap;
use crate::laws::{End, Leftovers, Majority, MustFeed, Opening, Repetition};
use crate::outcome::{EndReason, Outcome};
use crate::state::{Pie, State};

impl<C: Choices> Machine<C> {
    /// The last step of a ply: who is next, and whether the game goes on.
    #[inline(always)]
    pub(super) fn turn<K: Kernel, O: Observer>(
        &self,
        state: &mut State<C>,
        after: After,
        watch: &mut O,
    ) -> TurnChange {
        let laws = &K::laws(&self.laws);
        let side = state.side;
        let (next, extra) = match after {
            After::Next => (!side, None),
            After::Again(why) => (side, Some(why)),
            After::Over(why) => {
                self.over(state, why, watch);
                return TurnChange::default();
            }
        };
        if let Some(why) = self.majority::<K>(state) {
            let sweeps = laws.majority == Majority::StopAndSweep;
            self.finish(state, why, sweeps, watch);
            return TurnChange::default();
        }
        if let Some(why) = self.out_of_seeds::<K>(state, next) {
            self.finish(state, why, true, watch);
            return TurnChange::default();
        }
        let passed = self.pass_turn::<K>(state, extra, next);
        if let Some(why) = self.no_move::<K>(state) {
            self.finish(state, why, true, watch);
        }
        TurnChange { extra, passed }
    }

    /// Completes the opponent's ply that has just led to this position: the player to move has not
    /// yet been passed over, nor has the game been ended.
    pub fn arrive(&self, state: &mut State<C>) {
        state.side = !state.side;
        self.turn::<Any, ()>(state, After::Next, &mut ());
    }

    /// Ends the game, once in many plies.
    #[cold]
    #[inline(never)]
    fn finish<O: Observer>(
        &self,
        state: &mut State<C>,
        why: EndReason,
        sweeps: bool,
        watch: &mut O,
    ) {
        if sweeps {
            self.sweep(state, watch);
        }
        self.over(state, why, watch);
    }

    /// Reports the effect of a ply on the turn. Not part of [`Machine::play`]: only when no
    /// position has come back either is it certain that the turn is played.
    pub(crate) fn announce<O: Observer>(
        &self,
        mover: Side,
        state: &State<C>,
        change: TurnChange,
        watch: &mut O,
    ) {
        if !O::WATCHING || state.over.is_some() {
            return;
        }
        change.announce(mover, state.side, self.must_feed(state), watch);
    }

    /// The end by majority: more than half, or where the game stops there, exactly half each.
    #[inline(always)]
    fn majority<K: Kernel>(&self, state: &State<C>) -> Option<EndReason> {
        let laws = &K::laws(&self.laws);
        if laws.majority == Majority::PlayOn {
            return None;
        }
        let won = Side::BOTH.map(|side| 2 * state.cells.count(self.bank_by::<K>(side)));
        // This one comparison is nearly always enough.
        if won[0].max(won[1]) < state.total {
            return None;
        }
        if won[0] > state.total {
            Some(EndReason::Majority(Side::South))
        } else if won[1] > state.total {
            Some(EndReason::Majority(Side::North))
        } else {
            let half = won[0] == won[1] && laws.majority == Majority::Stop;
            half.then_some(EndReason::Half)
        }
    }

    /// The end for want of seeds, before the turn changes to `next`.
    #[inline(always)]
    pub(crate) fn out_of_seeds<K: Kernel>(
        &self,
        state: &State<C>,
        next: Side,
    ) -> Option<EndReason> {
        let has = |side: Side| self.has_to_sow::<K>(&state.cells, side);
        match K::laws(&self.laws).end {
            End::EitherEmpty => {
                if !has(Side::South) {
                    Some(EndReason::NoSeeds(Side::South))
                } else if !has(Side::North) {
                    Some(EndReason::NoSeeds(Side::North))
                } else {
                    None
                }
            }
            End::MoverEmpty | End::NoMove => (!has(next)).then_some(EndReason::NoSeeds(next)),
            End::BothEmpty => (!has(next) && !has(!next)).then_some(EndReason::NoSeeds(next)),
            End::FirstToClear => [state.side, !state.side]
                .into_iter()
                .find(|&side| !has(side))
                .map(EndReason::Cleared),
        }
    }

    /// Changes the turn to `next`, or passes `next` over if they have nothing and the rules allow
    /// it. Returns whether they were passed over.
    #[inline(always)]
    fn pass_turn<K: Kernel>(
        &self,
        state: &mut State<C>,
        extra: Option<ExtraTurn>,
        next: Side,
    ) -> bool {
        let laws = &K::laws(&self.laws);
        let passes = laws.end == End::BothEmpty && !self.can_sow(state, next);
        let next = if passes { !next } else { next };
        // Anything but another choice of the same turn begins a new count of extra choices.
        if laws.counts_bonus() && (passes || extra != Some(ExtraTurn::LastInStore)) {
            state.bonus = 0;
        }
        if laws.opening == Opening::Pie {
            state.pie = match state.pie {
                Pie::FirstTurn if next == state.side => Pie::FirstTurn,
                Pie::FirstTurn => Pie::Offered,
                Pie::Offered | Pie::Unavailable => Pie::Unavailable,
            };
        }
        state.side = next;
        passes
    }

    /// Whether the player to move has to give the opponent seeds.
    #[inline]
    pub fn must_feed(&self, state: &State<C>) -> bool {
        self.owes_food::<Any>(state)
    }

    #[inline(always)]
    pub(super) fn owes_food<K: Kernel>(&self, state: &State<C>) -> bool {
        K::laws(&self.laws).must_feed != MustFeed::Off
            && !self.has_in_row::<K>(&state.cells, !state.side)
    }

    /// The player to move has seeds but no legal move.
    #[inline(always)]
    pub(crate) fn no_move<K: Kernel>(&self, state: &State<C>) -> Option<EndReason> {
        let laws = &K::laws(&self.laws);
        if laws.end != End::NoMove {
            return None;
        }
        if self.owes_food::<K>(state) && !C::has_choice(self, state) {
            return Some(EndReason::CannotFeed(state.side));
        }
        if laws.forbids_slams() && !C::has_choice(self, state) {
            return Some(EndReason::NoMove(state.side));
        }
        None
    }

    /// Ends the game if the player to move in a position that was set up cannot move. Other ends
    /// are tested only after a move: the turn letter of a position says that it is still being
    /// played.
    pub(crate) fn settle(&self, state: &mut State<C>) {
        let side = state.side;
        if self.laws.end == End::BothEmpty
            && !self.can_sow(state, side)
            && self.can_sow(state, !side)
        {
            state.side = !side;
            state.bonus = 0;
            return;
        }
        let why = if self.can_sow(state, side) {
            self.no_move::<Any>(state)
        } else if self.laws.end == End::FirstToClear {
            Some(EndReason::Cleared(side))
        } else {
            Some(EndReason::NoSeeds(side))
        };
        if let Some(why) = why {
            self.sweep(state, &mut ());
            self.over(state, why, &mut ());
        }
    }

    /// Settles the seeds left at the end: each player banks their side, or neither does.
    pub(crate) fn sweep<O: Observer>(&self, state: &mut State<C>, watch: &mut O) {
        match self.laws.leftovers {
            Leftovers::Owner => {
                for side in Side::BOTH {
                    let zone = self.reach[side];
                    self.sweep_zone(state, &zone, side, watch);
                }
            }
            Leftovers::Irrelevant => {}
            Leftovers::Uncounted => {
                if O::WATCHING {
                    let won: u16 = self.bank.iter().map(|&bank| state.cells.count(bank)).sum();
                    if won < state.total {
                        watch.see(Event::Uncounted {
                            seeds: state.total - won,
                        });
                    }
                }
            }
        }
    }

    /// Everything left on the board goes to one player.
    pub(super) fn sweep_into<O: Observer>(&self, state: &mut State<C>, by: Side, watch: &mut O) {
        let both = self.row[Side::South].plus(&self.row[Side::North]);
        self.sweep_zone(state, &both, by, watch);
    }

    fn sweep_zone<O: Observer>(&self, state: &mut State<C>, zone: &C, by: Side, watch: &mut O) {
        let mut from = Vec::new();
        for cell in 0..self.shape.ring() {
            if zone.count(cell) > 0 && state.cells.count(cell) > 0 {
                if O::WATCHING {
                    from.push(self.content(state, cell));
                }
                state.cells.pour(cell, self.bank[by]);
            }
        }
        if !from.is_empty() {
            watch.see(Event::Sweep {
                by,
                from,
                into: self.shape.place(self.bank[by]),
            });
        }
    }

    /// Ends the game.
    pub(crate) fn over<O: Observer>(&self, state: &mut State<C>, why: EndReason, watch: &mut O) {
        state.over = Some(why);
        state.pie = Pie::Unavailable;
        state.bonus = 0;
        if O::WATCHING
            && let Some(outcome) = self.outcome(state)
        {
            watch.see(Event::End { why, outcome });
        }
    }

    /// The points each player has so far.
    pub fn score(&self, state: &State<C>) -> [i16; 2] {
        Side::BOTH.map(|side| self.won(state, side).points())
    }

    /// The margin by which South is ahead of North so far; where points do not decide, 1 once South
    /// has won, -1 once North has.
    #[inline]
    pub fn margin(&self, state: &State<C>) -> i16 {
        if self.laws.end == End::FirstToClear {
            return match self.outcome(state).and_then(|outcome| outcome.winner) {
                None => 0,
                Some(Side::South) => 1,
                Some(Side::North) => -1,
            };
        }
        let [south, north] = self.score(state);
        south - north
    }

    /// The outcome of the game; `None` while it goes on.
    pub fn outcome(&self, state: &State<C>) -> Option<Outcome> {
        let why = state.over?;
        let score = self.score(state);
        let winner = match (self.laws.end, why) {
            (_, EndReason::Cleared(side)) => Some(side),
            // A beginner's game given as finished: the winner is the player who has cleared their
            // houses.
            (End::FirstToClear, _) => {
                let mut cleared = Side::BOTH
                    .into_iter()
                    .filter(|&side| !self.can_sow(state, side));
                cleared.next().filter(|_| cleared.next().is_none())
            }
            _ if score[0] > score[1] => Some(Side::South),
            _ if score[1] > score[0] => Some(Side::North),
            _ => None,
        };
        Some(Outcome { winner, score, why })
    }

    /// Whether this game remembers earlier positions.
    #[inline]
    pub fn remembers(&self) -> bool {
        self.laws.repetition != Repetition::Ignored
    }

    /// Whether no position before `after` can come back: something was won, or the right to change
    /// sides is another.
    #[inline]
    pub fn is_irreversible(&self, before: &State<C>, after: &State<C>) -> bool {
        before.cells.masked(&self.banks) != after.cells.masked(&self.banks)
            || before.pie != after.pie
    }

    /// Stores the position before a ply in `past`, and ends the game if the position after it has
    /// come back; see [`Machine::end_if_back`].
    #[inline(always)]
    pub(crate) fn remember(
        &self,
        before: &State<C>,
        after: &mut State<C>,
        past: &mut Vec<State<C>>,
        played: bool,
    ) {
        if self.is_irreversible(before, after) {
            past.clear();
            return;
        }
        past.push(*before);
        self.end_if_back(after, past, played);
    }

    /// Does [`Machine::end_if_repeated`] faster: if all of the past was `played` here, position by
    /// position, most of it cannot equal the present position. Positions that were set up follow no
    /// such order.
    ///
    /// When a position comes back, equally many seeds have passed from each house to the next, and
    /// at least one: every house got a seed, and has been sown since. One ply sows one house.
    #[inline(always)]
    pub(crate) fn end_if_back(&self, state: &mut State<C>, past: &[State<C>], played: bool) {
        let old = if played {
            past.get(..(past.len() + 1).saturating_sub(self.loop_min))
                .unwrap_or_default()
        } else {
            past
        };
        if !old.is_empty() {
            self.end_if_repeated(state, old, &mut ());
        }
    }

    /// Ends the game when its position has come back. `past` holds the positions since something
    /// was last won, oldest first, without the present one.
    pub fn end_if_repeated<O: Observer>(
        &self,
        state: &mut State<C>,
        past: &[State<C>],
        watch: &mut O,
    ) {
        if state.over.is_some() {
            return;
        }
        let came_back = |times: usize| past.iter().filter(|&old| old == state).count() >= times;
        let why = match self.laws.repetition {
            Repetition::SecondOwnSide | Repetition::SecondSplit if came_back(1) => {
                EndReason::Repetition
            }
            Repetition::Third | Repetition::ThirdOrQuiet(_) if came_back(2) => {
                EndReason::Repetition
            }
            Repetition::ThirdOrQuiet(plies) if past.len() >= usize::from(plies) => EndReason::Quiet,
            _ => return,
        };
        if self.laws.repetition == Repetition::SecondSplit {
            self.split(state, watch);
        } else {
            self.sweep(state, watch);
        }
        self.over(state, why, watch);
    }

    /// Splits what is left evenly: seeds go to South and North in turn, house by house; an odd seed
    /// stays where it lies and counts for neither.
    fn split<O: Observer>(&self, state: &mut State<C>, watch: &mut O) {
        let left: u16 = self.row_count(state, Side::South) + self.row_count(state, Side::North);
        let mut shares = [left / 2; 2];
        for side in Side::BOTH {
            let mut from = Vec::new();
            for cell in 0..self.shape.ring() {
                let is_house =
                    self.shape.owns(Side::South, cell) || self.shape.owns(Side::North, cell);
                let here = if is_house { state.cells.count(cell) } else { 0 };
                let taken = here.min(shares[side]);
                if taken > 0 {
                    shares[side] -= taken;
                    from.push((self.shape.place(cell), Heap::Seeds(taken)));
                    state.cells.set(cell, Heap::Seeds(here - taken));
                    let banked = state.cells.count(self.bank[side]) + taken;
                    state.cells.set(self.bank[side], Heap::Seeds(banked));
                }
            }
            if O::WATCHING && !from.is_empty() {
                let into = self.shape.place(self.bank[side]);
                watch.see(Event::Sweep {
                    by: side,
                    from,
                    into,
                });
            }
        }
        if O::WATCHING && left % 2 == 1 {
            watch.see(Event::Uncounted { seeds: 1 });
        }
    }

    /// Pieces in a player's houses.
    pub fn row_count(&self, state: &State<C>, side: Side) -> u16 {
        let base = self.shape.base(side);
        (base..base + usize::from(self.laws.houses))
            .map(|cell| state.cells.count(cell))
            .sum()
    }

    /// Whether a choice leaves the opponent something in their houses, captures included.
    pub(super) fn feeds<K: Kernel>(&self, state: &State<C>, choice: C::Choice) -> bool {
        debug_assert!(!choice.is_swap());
        let mut after = *state;
        self.sow::<K, ()>(state, &mut after, choice, &mut ());
        self.has_in_row::<K>(&after.cells, !state.side)
    }

    /// Whether a choice captures everything the opponent has.
    pub(super) fn slams<K: Kernel>(&self, state: &State<C>, choice: C::Choice) -> bool {
        let mut after = *state;
        self.sow::<K, ()>(state, &mut after, choice, &mut ());
        let bank = self.bank[state.side];
        after.cells.count(bank) > state.cells.count(bank)
            && !self.has_in_row::<K>(&after.cells, !state.side)
    }
}
