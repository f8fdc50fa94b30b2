//! The landing on two rows: everything that a last seed wins, makes or closes.

use super::laws::{
    Again, Bank, Capture, ChainDirection, Extra, GrandSlam, Hold, HoldWhere, Landing, Laps,
    LastSeedsTo, OwnSeed, TakeSide,
};
use super::state::{Marks, State, has};
use super::two::{Sowing, Two};
use crate::Side;
use crate::event::{CaptureRule, Event, ExtraTurn, NoCapture, Observer};
use crate::heap::Heap;
use crate::place::Place;

/// Houses emptied by a capture, in the order of taking, with their seeds.
#[derive(Clone, Copy)]
struct Taken {
    cells: [(u8, u8); 24],
    len: usize,
    /// The cell they went to.
    bank: usize,
}

impl Taken {
    const NONE: Taken = Taken {
        cells: [(0, 0); 24],
        len: 0,
        bank: 0,
    };

    fn push(&mut self, cell: usize, seeds: u8) {
        // A board has 24 houses, and none is taken twice with seeds in it.
        if seeds > 0 && self.len < self.cells.len() {
            self.cells[self.len] = (cell as u8, seeds);
            self.len += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = (usize, u8)> {
        let taken = self.cells[..self.len].iter();
        taken.map(|&(cell, seeds)| (usize::from(cell), seeds))
    }
}

impl Two {
    /// Everything that follows from where the last seed fell.
    #[inline(always)]
    pub(super) fn capture<O: Observer>(
        &self,
        state: &mut State,
        sowing: &mut Sowing,
        watch: &mut O,
    ) {
        if !self.is_house(sowing.at) || sowing.plain {
            return;
        }
        if self.is_early(state) {
            if O::WATCHING && self.would_take(state, sowing) {
                self.say_none(sowing, NoCapture::FirstTurns, watch);
            }
            return;
        }
        if self.laws.no_single_capture && sowing.hand == 1 {
            return;
        }
        if self.laws.hold != Hold::Off || self.laws.close_at > 0 {
            if self.mark(state, sowing, watch) {
                self.repeat(state, sowing);
                return;
            }
            if self.laws.bank == Bank::Held && self.bank(state, sowing.by).is_none() {
                return;
            }
        }
        self.take_all(state, sowing, watch);
        self.repeat(state, sowing);
    }

    /// A capture gives another sowing in some games.
    fn repeat(&self, state: &mut State, sowing: &mut Sowing) {
        let again = match self.laws.again {
            Again::Never => false,
            Again::Capture => sowing.captured,
            Again::CaptureOnce => sowing.captured && !state.marks.again,
        };
        if again && sowing.again.is_none() {
            sowing.again = Some(ExtraTurn::Capture);
        }
    }

    /// Captures, and what goes with them.
    #[inline(always)]
    fn take_all<O: Observer>(&self, state: &mut State, sowing: &mut Sowing, watch: &mut O) {
        let sown = if self.laws.grand_slam == GrandSlam::Capture {
            None
        } else {
            Some(*state)
        };
        let mut taken = Taken::NONE;
        self.take(state, sowing, &mut taken, watch);
        if taken.len > 0 {
            sowing.captured = true;
            self.take_extra(state, sowing, &mut taken);
            if let Some(sown) = &sown
                && self.is_slam(state, sowing)
            {
                self.slam(state, sown, sowing, &taken, watch);
                return;
            }
            self.say_capture(sowing, &taken, self.rule_name(), watch);
        }
        self.take_last(state, sowing, watch);
    }

    /// The name of this game's capture in events.
    fn rule_name(&self) -> CaptureRule {
        match self.laws.capture {
            Capture::Count if self.laws.take == super::take::Take::Numbers(0b1100) => {
                CaptureRule::TwoOrThree
            }
            Capture::Facing => CaptureRule::Facing,
            Capture::Count | Capture::None => CaptureRule::Count,
            Capture::Next => CaptureRule::Next,
            Capture::TwoOut => CaptureRule::TwoOut,
            Capture::Match => CaptureRule::Match,
            Capture::Singles => CaptureRule::Singles,
            Capture::Reached => CaptureRule::Reached,
        }
    }

    /// The cell of a player's winnings; `None` while they have none.
    fn bank(&self, state: &State, by: Side) -> Option<usize> {
        match self.laws.bank {
            Bank::Store => Some(self.store(by)),
            Bank::Held => {
                let held = state.marks.held[by];
                (held != 0).then(|| held.trailing_zeros() as usize)
            }
        }
    }

    /// Takes a house.
    #[inline(always)]
    fn seize(&self, state: &mut State, by: Side, cell: usize, taken: &mut Taken) {
        let Some(bank) = self.bank(state, by) else {
            return;
        };
        let seeds = state.lift(cell);
        *state.cell(bank) += seeds;
        taken.bank = bank;
        taken.push(cell, seeds);
    }

    /// Whether a house can be captured by its number, side and marks.
    #[inline(always)]
    pub(super) fn can_take(&self, state: &State, sowing: &Sowing, cell: usize) -> bool {
        self.takes[usize::from(state.at(cell))]
            && self.is_house(cell)
            && self.is_side(sowing, cell)
            && self.is_free(state, cell)
    }

    /// Whether a house holds seeds and can be captured by its side and marks.
    fn can_empty(&self, state: &State, sowing: &Sowing, cell: usize) -> bool {
        self.is_house(cell)
            && state.at(cell) > 0
            && (self.laws.capture == Capture::Facing || self.is_side(sowing, cell))
            && self.is_free(state, cell)
    }

    /// Whether a house is neither held nor locked.
    #[inline(always)]
    fn is_free(&self, state: &State, cell: usize) -> bool {
        let marks = &state.marks;
        let locked = if self.laws.locked { marks.locked } else { 0 };
        !has(marks.held[0] | marks.held[1] | locked, cell)
    }

    #[inline(always)]
    fn is_side(&self, sowing: &Sowing, cell: usize) -> bool {
        match self.laws.take_side {
            TakeSide::Any => true,
            TakeSide::Opponent => self.owns(!sowing.by, cell),
            TakeSide::Own => self.owns(sowing.by, cell),
            TakeSide::OpponentFirst => self.owns(!sowing.by, sowing.at),
            TakeSide::OwnFirst => self.owns(sowing.by, sowing.at),
        }
    }

    /// Whether the landing and the facing house hold the same number of seeds that can be taken.
    pub(super) fn matches(&self, state: &State, sowing: &Sowing, cell: usize) -> bool {
        self.is_house(cell) && {
            let across = self.across(cell);
            state.at(cell) == state.at(across)
                && self.can_empty(state, sowing, cell)
                && self.can_empty(state, sowing, across)
        }
    }

    /// Whether the landing looks like a capture.
    fn would_take(&self, state: &State, sowing: &Sowing) -> bool {
        let at = sowing.at;
        match self.laws.capture {
            Capture::Count => self.can_take(state, sowing, at),
            Capture::Facing => state.at(at) == 1 && self.can_take(state, sowing, self.across(at)),
            Capture::Match => self.matches(state, sowing, at),
            Capture::None
            | Capture::Next
            | Capture::TwoOut
            | Capture::Singles
            | Capture::Reached => false,
        }
    }

    /// The captures themselves.
    #[inline(always)]
    fn take<O: Observer>(
        &self,
        state: &mut State,
        sowing: &mut Sowing,
        taken: &mut Taken,
        watch: &mut O,
    ) {
        match self.laws.capture {
            Capture::None => self.explain_none(state, sowing, watch),
            Capture::Facing => self.take_facing(state, sowing, taken, watch),
            Capture::Singles => {
                for cell in 0..2 * self.houses {
                    if state.at(cell) == 1 && self.can_empty(state, sowing, cell) {
                        self.seize(state, sowing.by, cell, taken);
                    }
                }
            }
            Capture::Reached => {
                let last = self.row(sowing.by).end - 1;
                if self.owns(!sowing.by, sowing.at) || sowing.at == last {
                    self.take_alike(state, sowing, taken);
                }
            }
            Capture::Count | Capture::Next | Capture::TwoOut | Capture::Match => {
                self.take_chains(state, sowing, taken);
            }
        }
    }

    /// Captures that run along the ring, one way or both.
    #[inline(always)]
    fn take_chains(&self, state: &mut State, sowing: &Sowing, taken: &mut Taken) {
        let (with, against) = (sowing.dir, sowing.dir ^ 1);
        // Without a chain only the neighbour's capture asks for the direction.
        let turns = self.laws.chain != 1 || self.laws.capture == Capture::Next;
        match self.laws.chain_direction {
            ChainDirection::Back if turns => {
                self.take_chain(state, sowing, against, sowing.at, self.laws.chain, taken);
            }
            ChainDirection::Back | ChainDirection::On => {
                self.take_chain(state, sowing, with, sowing.at, self.laws.chain, taken);
            }
            ChainDirection::Both => {
                self.take_chain(state, sowing, with, sowing.at, self.laws.chain, taken);
                if self.laws.capture == Capture::Next {
                    self.take_chain(state, sowing, against, sowing.at, self.laws.chain, taken);
                } else if taken.len > 0 && self.laws.chain != 1 {
                    let first = self.step(sowing.by, against, sowing.at);
                    let most = self.laws.chain.saturating_sub(1);
                    self.take_chain(state, sowing, against, first, most, taken);
                }
            }
        }
    }

    /// A chain of captures from a cell; `most` of them, or as many as there are if it is 0.
    #[inline(always)]
    fn take_chain(
        &self,
        state: &mut State,
        sowing: &Sowing,
        dir: usize,
        first: usize,
        most: u8,
        taken: &mut Taken,
    ) {
        let mut at = first;
        for link in 0..2 * self.houses {
            if most > 0 && link >= usize::from(most) {
                return;
            }
            let Some(next) = self.take_one(state, sowing, dir, at, link == 0, taken) else {
                return;
            };
            at = next;
        }
    }

    /// One capture from a cell, and the cell where the chain goes on; `None` if nothing is taken.
    #[inline(always)]
    fn take_one(
        &self,
        state: &mut State,
        sowing: &Sowing,
        dir: usize,
        at: usize,
        is_first: bool,
        taken: &mut Taken,
    ) -> Option<usize> {
        let by = sowing.by;
        let next = self.step(by, dir, at);
        let laps = self.laws.laps != Laps::Single;
        match self.laws.capture {
            Capture::Count => {
                if !self.can_take(state, sowing, at) {
                    return None;
                }
                self.seize(state, by, at, taken);
                Some(next)
            }
            Capture::Next => {
                let tested = if laps && is_first { at } else { next };
                let captures = self.can_take(state, sowing, tested)
                    && self.is_house(next)
                    && state.at(next) > 0
                    && self.is_free(state, next);
                if !captures {
                    return None;
                }
                self.seize(state, by, next, taken);
                Some(next)
            }
            Capture::TwoOut => {
                let beyond = self.step(by, dir, next);
                let captures = (laps || state.at(at) > 1)
                    && self.is_house(next)
                    && state.at(next) == 0
                    && self.can_empty(state, sowing, beyond);
                if !captures {
                    return None;
                }
                self.seize(state, by, beyond, taken);
                Some(beyond)
            }
            Capture::Match => {
                if !self.matches(state, sowing, at) {
                    return None;
                }
                self.seize(state, by, at, taken);
                self.seize(state, by, self.across(at), taken);
                Some(next)
            }
            Capture::None | Capture::Facing | Capture::Singles | Capture::Reached => None,
        }
    }

    /// Captures from across.
    #[inline(always)]
    fn take_facing<O: Observer>(
        &self,
        state: &mut State,
        sowing: &mut Sowing,
        taken: &mut Taken,
        watch: &mut O,
    ) {
        let (by, at) = (sowing.by, sowing.at);
        let opens = self.laws.landing == Landing::Any || state.at(at) == 1;
        if self.laws.visit && !self.visited(state, sowing, opens) {
            return;
        }
        if !opens {
            return;
        }
        let across = self.across(at);
        if self.can_take(state, sowing, across) {
            self.seize(state, by, across, taken);
            if self.laws.own_seed == OwnSeed::WithCapture && self.is_free(state, at) {
                self.seize(state, by, at, taken);
            }
            self.chain_facing(state, sowing, taken);
        } else {
            self.explain_empty(state, sowing, watch);
        }
        if self.laws.own_seed == OwnSeed::Always
            && state.at(at) == 1
            && self.is_home(sowing, at)
            && self.is_free(state, at)
        {
            let captured = taken.len > 0;
            self.seize(state, by, at, taken);
            if !captured {
                // It is no capture that a rule asks for.
                self.say_capture(sowing, taken, CaptureRule::Facing, watch);
                *taken = Taken::NONE;
            }
        }
    }

    /// Whether the landing house lies where captures from across begin.
    fn is_home(&self, sowing: &Sowing, at: usize) -> bool {
        match self.laws.take_side {
            TakeSide::Opponent | TakeSide::OpponentFirst => self.owns(sowing.by, at),
            TakeSide::Own | TakeSide::OwnFirst => self.owns(!sowing.by, at),
            TakeSide::Any => true,
        }
    }

    fn chain_facing(&self, state: &mut State, sowing: &Sowing, taken: &mut Taken) {
        if self.laws.chain == 1 {
            return;
        }
        let back = self.laws.chain_direction == ChainDirection::Back;
        let ways = match self.laws.chain_direction {
            ChainDirection::Both => [Some(sowing.dir), Some(sowing.dir ^ 1)],
            ChainDirection::Back | ChainDirection::On => {
                [Some(sowing.dir ^ usize::from(back)), None]
            }
        };
        let mut links = 1;
        for dir in ways.into_iter().flatten() {
            let mut cell = self.step(sowing.by, dir, sowing.at);
            for _ in 0..2 * self.houses {
                let open = self.laws.chain_landing == Landing::Any || state.at(cell) == 0;
                if self.laws.chain > 0 && links >= self.laws.chain
                    || !self.is_house(cell)
                    || !open
                    || !self.can_take(state, sowing, self.across(cell))
                {
                    break;
                }
                self.seize(state, sowing.by, self.across(cell), taken);
                links += 1;
                cell = self.step(sowing.by, dir, cell);
            }
        }
    }

    /// Whether the turn has brought a seed to the opponent's side, where captures ask for it. A
    /// last seed in an own empty house without a visit gives another sowing.
    fn visited(&self, state: &State, sowing: &mut Sowing, opens: bool) -> bool {
        if !opens || !self.owns(sowing.by, sowing.at) {
            return false;
        }
        let changed = |cell: usize| state.at(cell) != sowing.before[cell];
        if self.any_own(!sowing.by, changed) {
            return true;
        }
        sowing.again = Some(ExtraTurn::NoVisit);
        false
    }

    /// Takes the seeds that go with a capture.
    fn take_extra(&self, state: &mut State, sowing: &Sowing, taken: &mut Taken) {
        let each = match self.laws.extra {
            Extra::None => return,
            Extra::Alike => return self.take_alike(state, sowing, taken),
            Extra::Landing => {
                if self.can_empty(state, sowing, sowing.at) {
                    self.seize(state, sowing.by, sowing.at, taken);
                }
                return;
            }
            Extra::Facing => 1,
            Extra::FacingEach => taken.len,
        };
        let captured = *taken;
        for (cell, _) in captured.iter().take(each) {
            let across = self.across(cell);
            if self.can_empty(state, sowing, across) {
                self.seize(state, sowing.by, across, taken);
            }
        }
    }

    /// All the opponent's houses with a capturable number.
    fn take_alike(&self, state: &mut State, sowing: &Sowing, taken: &mut Taken) {
        for cell in self.houses_of(!sowing.by) {
            if self.can_take(state, sowing, cell) {
                self.seize(state, sowing.by, cell, taken);
            }
        }
    }

    /// The last seeds on the board are taken at once, where they are.
    #[inline(always)]
    fn take_last<O: Observer>(&self, state: &mut State, sowing: &Sowing, watch: &mut O) {
        if self.laws.last_seeds == 0 {
            return;
        }
        let free = (0..2 * self.houses).filter(|&cell| self.is_free(state, cell));
        let left: u16 = free.map(|cell| u16::from(state.at(cell))).sum();
        if left == 0 || left > u16::from(self.laws.last_seeds) {
            return;
        }
        let by = match self.laws.last_seeds_to {
            LastSeedsTo::Mover => sowing.by,
            LastSeedsTo::Starter => self.round.starter,
        };
        let mut taken = Taken::NONE;
        for cell in 0..2 * self.houses {
            if self.is_free(state, cell) {
                let seeds = state.lift(cell);
                *state.cell(self.store(by)) += seeds;
                taken.push(cell, seeds);
            }
        }
        if O::WATCHING {
            watch.see(Event::Sweep {
                by,
                from: self.heaps(&taken),
                into: Place::Store(by),
            });
        }
    }

    /// Whether the capture has emptied the opponent's side.
    fn is_slam(&self, state: &State, sowing: &Sowing) -> bool {
        !self.any_own(!sowing.by, |cell| state.at(cell) > 0)
    }

    #[cold]
    #[inline(never)]
    fn slam<O: Observer>(
        &self,
        state: &mut State,
        sown: &State,
        sowing: &mut Sowing,
        taken: &Taken,
        watch: &mut O,
    ) {
        let by = sowing.by;
        match self.laws.grand_slam {
            GrandSlam::NoCapture => {
                *state = *sown;
                sowing.captured = false;
                self.say_none(sowing, NoCapture::GrandSlam, watch);
            }
            GrandSlam::LeaveLeft | GrandSlam::LeaveRight => {
                self.leave_one(state, sown, sowing, taken, watch);
            }
            GrandSlam::OpponentGetsRest => {
                self.say_capture(sowing, taken, self.rule_name(), watch);
                self.sweep_row(state, by, !by, watch);
                sowing.slam = true;
            }
            GrandSlam::CaptureAndReplay => {
                self.say_capture(sowing, taken, self.rule_name(), watch);
                sowing.again = Some(ExtraTurn::GrandSlam);
            }
            // Played out only to detect that it is one.
            GrandSlam::Illegal | GrandSlam::Capture => {
                self.say_capture(sowing, taken, self.rule_name(), watch);
            }
        }
    }

    /// The whole side is taken but for one house; a single house is taken all the same.
    fn leave_one<O: Observer>(
        &self,
        state: &mut State,
        sown: &State,
        sowing: &Sowing,
        taken: &Taken,
        watch: &mut O,
    ) {
        let by = sowing.by;
        let full: Vec<usize> = self
            .houses_of(!by)
            .filter(|&cell| sown.at(cell) > 0)
            .collect();
        // The opponent's first house lies across from the mover's right end.
        let kept = match (full.as_slice(), self.laws.grand_slam) {
            ([] | [_], _) => {
                self.say_capture(sowing, taken, self.rule_name(), watch);
                return;
            }
            ([.., last], GrandSlam::LeaveLeft) => *last,
            ([first, ..], _) => *first,
        };
        *state = *sown;
        let mut taken = Taken::NONE;
        for cell in full {
            if cell != kept {
                self.seize(state, by, cell, &mut taken);
            }
        }
        self.say_capture(sowing, &taken, CaptureRule::GrandSlamLeavesOne, watch);
    }

    /// A held house robbed or made, or a house closed; then nothing is captured.
    fn mark<O: Observer>(&self, state: &mut State, sowing: &mut Sowing, watch: &mut O) -> bool {
        let (by, at) = (sowing.by, sowing.at);
        if self.laws.hold == Hold::Weg && state.holder(at) == Some(!by) {
            let seeds = state.at(at).min(2);
            *state.cell(at) -= seeds;
            *state.cell(self.store(by)) += seeds;
            sowing.captured = true;
            if O::WATCHING {
                watch.see(Event::Capture {
                    by,
                    at: self.board.place(at),
                    from: vec![(self.board.place(at), Heap::Seeds(seeds.into()))],
                    into: Place::Store(by),
                    rule: CaptureRule::Robbed,
                });
            }
            return true;
        }
        if let Some(pair) = self.becomes_held(state, sowing) {
            for cell in [Some(at), pair].into_iter().flatten() {
                state.marks.held[by] |= 1 << cell;
                if O::WATCHING {
                    watch.see(Event::Hold {
                        by,
                        at: self.board.place(cell),
                    });
                }
            }
            if self.laws.hold == Hold::Tuzdik {
                self.win(state, by, at, at, CaptureRule::Held, watch);
            }
            return true;
        }
        if self.laws.laps == Laps::Single && self.closes(state, sowing, at) {
            let seeds = state.lift(at);
            state.close(at);
            *state.cell(self.store(Side::South)) += seeds;
            if O::WATCHING {
                watch.see(Event::Close {
                    by,
                    at: self.board.place(at),
                });
                watch.see(Event::Capture {
                    by: Side::South,
                    at: self.board.place(at),
                    from: vec![(self.board.place(at), Heap::Seeds(seeds.into()))],
                    into: Place::Store(Side::South),
                    rule: CaptureRule::Closed,
                });
            }
            return true;
        }
        false
    }

    /// Whether the landing house becomes held; together with its neighbour, if the answer has one.
    #[expect(
        clippy::option_option,
        reason = "a house becomes held alone, with another, or not at all"
    )]
    pub(super) fn becomes_held(&self, state: &State, sowing: &Sowing) -> Option<Option<usize>> {
        let (laws, at) = (&self.laws, sowing.at);
        if laws.hold == Hold::Off || !self.is_house(at) || state.is_held(at) {
            return None;
        }
        let previous = self.step(sowing.by, sowing.dir ^ 1, at);
        let pairs =
            laws.hold == Hold::Bull && self.is_house(previous) && !state.is_held(previous) && {
                let (low, high) = (laws.hold_at - 1, laws.hold_at);
                let both = (state.at(previous), state.at(at));
                both == (low, high) || both == (high, low)
            };
        let one = laws.hold_one || laws.hold == Hold::Tuzdik;
        let holds = (state.at(at) == laws.hold_at || pairs)
            && !(one && state.marks.held[sowing.by] != 0)
            && !(laws.hold_not.single && sowing.hand == 1)
            && self.may_be_held(&state.marks, sowing.by, at);
        holds.then_some(pairs.then_some(previous))
    }

    /// Whether a house is one that a player may come to hold.
    pub(super) fn may_be_held(&self, marks: &Marks, by: Side, at: usize) -> bool {
        let (laws, houses) = (&self.laws, self.houses);
        let theirs = self.owns(!by, at);
        let is_held = |cell: usize| has(marks.held[0] | marks.held[1], cell);
        let house = at % houses;
        let is_end = house == 0 || house == houses - 1;
        let is_next = (house == 1 || house + 2 == houses) && !is_end;
        let here = match laws.hold_where {
            HoldWhere::Opponent => theirs,
            HoldWhere::Own => !theirs,
            HoldWhere::Any => true,
            HoldWhere::OwnMiddleOpponentEnds => is_end == theirs,
            HoldWhere::EndsAndOpponentNext => is_end || is_next && theirs && houses > 3,
        };
        let not = &laws.hold_not;
        let excluded = not.last && theirs && house == houses - 1
            || not.first && theirs && house == 0
            || not.same && is_held((at + houses) % (2 * houses))
            || not.facing && is_held(self.across(at));
        here && !excluded
    }

    /// A place and its seeds, for each house taken.
    fn heaps(&self, taken: &Taken) -> Vec<(Place, Heap)> {
        let heap =
            |(cell, seeds): (usize, u8)| (self.board.place(cell), Heap::Seeds(u16::from(seeds)));
        taken.iter().map(heap).collect()
    }

    fn say_capture<O: Observer>(
        &self,
        sowing: &Sowing,
        taken: &Taken,
        rule: CaptureRule,
        watch: &mut O,
    ) {
        if O::WATCHING && taken.len > 0 {
            watch.see(Event::Capture {
                by: sowing.by,
                at: self.board.place(sowing.at),
                from: self.heaps(taken),
                into: self.board.place(taken.bank),
                rule,
            });
        }
    }

    fn say_none<O: Observer>(&self, sowing: &Sowing, why: NoCapture, watch: &mut O) {
        if O::WATCHING {
            watch.see(Event::NoCapture {
                by: sowing.by,
                at: self.board.place(sowing.at),
                why,
            });
        }
    }

    /// In a game without captures, tells a newcomer where the usual rule would have captured.
    fn explain_none<O: Observer>(&self, state: &State, sowing: &Sowing, watch: &mut O) {
        let at = sowing.at;
        if O::WATCHING
            && self.laws.hold == Hold::Off
            && self.owns(sowing.by, at)
            && state.at(at) == 1
            && state.at(self.across(at)) > 0
        {
            self.say_none(sowing, NoCapture::NotInThisGame, watch);
        }
    }

    /// Nothing lies across from the landing house.
    fn explain_empty<O: Observer>(&self, state: &State, sowing: &Sowing, watch: &mut O) {
        let at = sowing.at;
        if O::WATCHING
            && self.laws.own_seed != OwnSeed::Always
            && self.is_home(sowing, at)
            && state.at(self.across(at)) == 0
        {
            self.say_none(sowing, NoCapture::NothingFacing, watch);
        }
    }
}
