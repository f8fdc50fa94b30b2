//! Two rows round which both players sow: the compiled machine, the sowing and its laps.
//!
//! The end of a lap is decided by [`clauses`] in order, the first that holds. Keys that a game does
//! not use compile to no clause.

mod clauses;
mod verdict;

use self::clauses::{Clause, Verdict, clauses};
use super::board::{Board, Next, successors};
use super::circling::Circling;
use super::laws::{
    Direction, FirstSeed, Hold, HoldSown, Laps, Opening, Passing, SowStore, StartRule, Tax, TwoRows,
};
use super::patterns::Patterns;
use super::state::{CELLS, Marks, State, has};
use crate::Side;
use crate::event::{CaptureRule, Event, ExtraTurn, Observer, SkipReason};
use crate::heap::Heap;
use crate::place::Place;

/// With the wind: counter-clockwise.
pub(super) const CCW: usize = 0;
/// Against it.
pub(super) const CW: usize = 1;

/// The laws of a two-row game, compiled.
#[derive(Clone, Debug)]
pub(super) struct Two {
    pub laws: TwoRows,
    pub board: Board,
    /// Houses of a side.
    pub houses: usize,
    /// Seeds in all.
    pub total: u16,
    /// The round that is being played.
    pub round: Round,
    /// The houses of each player, a bit for each cell.
    own: [u64; 2],
    /// By mover and direction: the cell that gets the next seed, as far as the board decides it.
    pub next: [[Next; 2]; 2],
    /// By direction: the next cell of the whole ring, stores included.
    ring: [Next; 2],
    /// Numbers that can be captured.
    pub takes: [bool; 256],
    /// No seed needs a closer look before it falls, but for the house that a lap started from.
    strides: bool,
    /// Nor after it has fallen.
    plain: bool,
    /// Whole laps, where that is so.
    patterns: Patterns,
    /// There are no further laps.
    is_single: bool,
    clauses: Vec<Clause>,
    /// Turns that a rule looks at; later ones are not counted.
    pub turns_max: u8,
}

/// What a round of a match adds to the laws.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Round {
    /// Houses that are burnt, a bit for each: no seed falls there, and nothing starts there.
    pub burnt: u32,
    /// The player who begins.
    pub starter: Side,
    /// Houses that belong to the player across the board, a bit for each.
    pub ceded: u32,
}

impl Round {
    /// The first round, or the only one.
    pub(super) const FIRST: Round = Round {
        burnt: 0,
        starter: Side::South,
        ceded: 0,
    };
}

/// One turn's sowing under way, and its result.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Sowing {
    /// The player who sows.
    pub by: Side,
    /// The direction of this lap.
    pub dir: usize,
    /// The house this lap was lifted from.
    pub start: usize,
    /// Seeds sown in this lap.
    pub hand: u8,
    /// Laps before this one.
    pub lap: u32,
    /// The cell of the last seed.
    pub at: usize,
    /// Whether anything was captured by a last seed.
    pub captured: bool,
    /// The reason why the mover sows again.
    pub again: Option<ExtraTurn>,
    /// The opponent gets the rest, and the game ends.
    pub slam: bool,
    /// The seeds of all cells when the turn began.
    pub before: [u8; CELLS],
    /// A plain opening: no captures, nothing held.
    pub plain: bool,
    /// The turn would never end.
    pub endless: bool,
}

impl Two {
    pub(super) fn new(laws: &TwoRows, round: Round) -> Two {
        let board = Board::two_rows(laws.houses);
        let houses = usize::from(laws.houses);
        let ring = board.ring();
        let stores = [2 * houses, 2 * houses + 1];
        let open = |cell: usize| !has(round.burnt, cell);
        let sown = |side: Side| {
            successors(&ring, |cell| match laws.sow_store {
                SowStore::None => !stores.contains(&cell) && open(cell),
                SowStore::Own => cell != stores[1 - side.index()] && open(cell),
                SowStore::Both => open(cell),
            })
        };
        let next = Side::BOTH.map(sown);
        let mut two = Two {
            laws: *laws,
            board,
            houses,
            total: 0,
            round,
            own: Side::BOTH.map(|side| {
                let row = ((1 << houses) - 1) << (side.index() * houses);
                let ceded = u64::from(round.ceded) & ((1 << (2 * houses)) - 1);
                row ^ ceded
            }),
            patterns: Patterns::default(),
            is_single: laws.laps == Laps::Single && laws.opening != Opening::RelayFirst,
            next,
            ring: successors(&ring, open),
            takes: std::array::from_fn(|seeds| takes(laws, seeds as u8)),
            strides: laws.skip_full == 0
                && laws.skip_holding == 0
                && laws.close_at == 0
                && laws.hold_sown == HoldSown::On,
            plain: laws.hold != Hold::Tuzdik && laws.passing == Passing::Off,
            clauses: clauses(laws),
            turns_max: turns_max(laws),
        };
        two.total = two
            .start()
            .cells
            .iter()
            .map(|&seeds| u16::from(seeds))
            .sum();
        two
    }

    /// Works out whole laps, for a machine that is going to play.
    pub(super) fn prepare(&mut self) {
        let cells = 2 * self.houses + 2;
        if self.strides {
            self.patterns = Patterns::new(&self.next, cells, self.laws.skip_start);
        }
    }

    /// The start of a game.
    pub(super) fn start(&self) -> State {
        let mut cells = [0; CELLS];
        for side in Side::BOTH {
            for house in 0..self.houses {
                let cell = side.index() * self.houses + house;
                cells[cell] = match &self.laws.setup {
                    _ if has(self.round.burnt, cell) => 0,
                    None => self.laws.seeds,
                    Some(setup) => setup.rows[side].seeds(house),
                };
            }
            if let Some(setup) = &self.laws.setup {
                cells[self.store(side)] = setup.stores[side];
            }
        }
        let locks = self.laws.locked || self.laws.start_rule == StartRule::EachHouseOnce;
        State {
            cells,
            marks: Marks {
                locked: if locks {
                    ((1 << (2 * self.houses)) - 1) & !self.round.burnt
                } else {
                    0
                },
                closed: self.round.burnt,
                ..Marks::NONE
            },
            side: self.round.starter,
            over: None,
        }
    }

    /// The cell of a player's store.
    #[inline(always)]
    pub(super) fn store(&self, side: Side) -> usize {
        2 * self.houses + side.index()
    }

    /// The cells on a player's side of the board, whoever owns them.
    pub(super) fn row(&self, side: Side) -> std::ops::Range<usize> {
        let base = side.index() * self.houses;
        base..base + self.houses
    }

    /// The cell of a house that a player may own, by its number: those of the other side follow
    /// those of the own one.
    #[inline(always)]
    pub(super) fn cell_of(&self, side: Side, number: usize) -> usize {
        let cell = side.index() * self.houses + number;
        if cell < 2 * self.houses {
            cell
        } else {
            cell - 2 * self.houses
        }
    }

    /// The number of a cell, as [`Two::cell_of`] has it.
    #[inline(always)]
    pub(super) fn number_of(&self, side: Side, cell: usize) -> usize {
        let first = side.index() * self.houses;
        if cell < first {
            cell + first
        } else {
            cell - first
        }
    }

    /// Whether a cell is one of a player's houses.
    #[inline(always)]
    pub(super) fn owns(&self, side: Side, cell: usize) -> bool {
        self.own[side] >> (cell & (CELLS - 1)) & 1 == 1
    }

    /// Whether some house belongs to the player across the board.
    #[inline(always)]
    pub(super) fn has_ceded(&self) -> bool {
        self.round.ceded != 0
    }

    /// The cells among which a player's houses lie: the own side, or the whole board.
    #[inline(always)]
    fn span(&self, side: Side) -> std::ops::Range<usize> {
        if self.has_ceded() {
            0..2 * self.houses
        } else {
            self.row(side)
        }
    }

    /// Whether any of a player's houses passes a test.
    #[inline(always)]
    pub(super) fn any_own(&self, side: Side, mut test: impl FnMut(usize) -> bool) -> bool {
        let ceded = self.has_ceded();
        self.span(side)
            .any(|cell| (!ceded || self.owns(side, cell)) && test(cell))
    }

    /// A player's houses: those of the own side from its left, then those of the other side.
    pub(super) fn houses_of(&self, side: Side) -> impl Iterator<Item = usize> + use<> {
        let (own, cells) = (self.own[side], 2 * self.houses);
        let first = self.row(side).start;
        let last = first + self.span(side).len();
        (first..last)
            .map(move |cell| if cell < cells { cell } else { cell - cells })
            .filter(move |&cell| own >> cell & 1 == 1)
    }

    /// Whether a cell is a house.
    #[inline(always)]
    pub(super) fn is_house(&self, cell: usize) -> bool {
        cell < 2 * self.houses
    }

    /// The house across the board.
    #[inline(always)]
    pub(super) fn across(&self, house: usize) -> usize {
        2 * self.houses - 1 - house
    }

    /// The neighbour that a player's sowing comes to next.
    #[inline(always)]
    pub(super) fn step(&self, by: Side, dir: usize, cell: usize) -> usize {
        usize::from(self.next[by.index()][dir & 1][cell & (CELLS - 1)])
    }

    /// Whether captures are not allowed yet.
    #[inline(always)]
    pub(super) fn is_early(&self, state: &State) -> bool {
        state.marks.turns < self.laws.no_capture_turns
    }

    /// The direction in which a house is sown, unless the mover chooses.
    pub(super) fn direction(&self, state: &State, cell: usize) -> Option<usize> {
        let laws = &self.laws;
        let house = cell % self.houses;
        if laws.direction == Direction::Alternate {
            let way = state.marks.way?;
            let south = if way == super::state::Way::Right {
                CCW
            } else {
                CW
            };
            return Some(south ^ state.side.index());
        }
        let usual = laws.opening == Opening::NoChoiceFirst && state.marks.turns < 2;
        if laws.either >> house & 1 == 1 && !usual {
            return None;
        }
        let left = 2 * house < self.houses;
        let ccw = match laws.direction {
            Direction::CounterClockwise | Direction::Alternate => true,
            Direction::Clockwise => false,
            Direction::Split => !left,
            Direction::Centre => left,
            Direction::OddEven => state.at(cell) % 2 == 1,
        };
        Some(if ccw { CCW } else { CW })
    }

    /// Lifts a house and sows it to the end of its last lap, with everything that is won on the way
    /// and at the landing.
    pub(super) fn sow<O: Observer>(
        &self,
        state: &mut State,
        start: usize,
        dir: usize,
        watch: &mut O,
    ) -> Sowing {
        let mut sowing = self.lifted(state, start, dir);
        if self.laws.direction == Direction::Alternate && state.marks.way.is_none() {
            use super::state::Way;
            let south = dir ^ state.side.index();
            state.marks.way = Some(if south == CCW { Way::Right } else { Way::Left });
        }
        self.say_lift(&sowing, watch);
        *state.cell(start) = 0;
        state.marks.locked &= !(1_u32 << start);
        self.leave_first(state, &mut sowing, watch);
        self.tax_singles(state, &mut sowing, watch);
        self.laps(state, &mut sowing, watch);
        if !sowing.endless && sowing.again.is_none() {
            self.capture(state, &mut sowing, watch);
            if O::WATCHING
                && self.laws.laps != Laps::Single
                && self.is_house(sowing.at)
                && state.at(sowing.at) == 1
            {
                watch.see(Event::Dead {
                    by: sowing.by,
                    at: self.board.place(sowing.at),
                });
            }
        }
        sowing
    }

    /// A sowing before its first seed falls.
    #[inline(always)]
    pub(super) fn lifted(&self, state: &State, start: usize, dir: usize) -> Sowing {
        Sowing {
            by: state.side,
            dir,
            start,
            hand: state.at(start),
            lap: 0,
            at: start,
            captured: false,
            again: None,
            slam: false,
            before: state.cells,
            plain: self.is_plain_opening(state),
            endless: false,
        }
    }

    /// The first lap of a sowing, and nothing that follows it.
    pub(super) fn first_lap_of(&self, state: &mut State, sowing: &mut Sowing) {
        *state.cell(sowing.start) = 0;
        self.leave_first(state, sowing, &mut ());
        self.lap(state, sowing, &mut ());
    }

    /// The first sowing of all is a plain one in some games.
    fn is_plain_opening(&self, state: &State) -> bool {
        state.marks.turns == 0
            && matches!(
                self.laws.opening,
                Opening::SingleFirst | Opening::RelayFirst
            )
    }

    /// The first seed goes back into the house it was lifted from, where it does.
    #[inline(always)]
    fn leave_first<O: Observer>(&self, state: &mut State, sowing: &mut Sowing, watch: &mut O) {
        let leaves = match self.laws.first_seed {
            FirstSeed::Next => false,
            FirstSeed::Stays => true,
            FirstSeed::StaysUnlessSingle => sowing.hand > 1,
        };
        if leaves {
            self.drop(state, sowing, sowing.start, watch);
            sowing.hand -= 1;
        }
    }

    /// All laps.
    fn laps<O: Observer>(&self, state: &mut State, sowing: &mut Sowing, watch: &mut O) {
        if self.is_single {
            self.tax_lap(state, sowing, watch);
            self.lap(state, sowing, watch);
            if let Verdict::Again = self.verdict(state, sowing, watch) {
                sowing.again = Some(ExtraTurn::LastInStore);
            }
            return;
        }
        let mut circling = Circling::new(None);
        loop {
            self.tax_lap(state, sowing, watch);
            self.lap(state, sowing, watch);
            let from = match self.verdict(state, sowing, watch) {
                Verdict::Land => return,
                Verdict::Again => {
                    sowing.again = Some(ExtraTurn::LastInStore);
                    return;
                }
                Verdict::Lift(from) => from,
            };
            if from == sowing.at
                && (O::WATCHING || self.laws.close_at != 0)
                && state.at(from) > 1
                && self.laws.laps == Laps::Relay
            {
                if O::WATCHING {
                    watch.see(Event::Relay {
                        by: sowing.by,
                        at: self.board.place(from),
                    });
                }
                self.close_on_way(state, sowing, from, watch);
            }
            sowing.start = from;
            sowing.hand = state.at(from);
            sowing.at = from;
            sowing.lap += 1;
            sowing.dir ^= usize::from(self.laws.relay_turns);
            if sowing.hand > 0 {
                self.say_lift(sowing, watch);
            }
            *state.cell(from) = 0;
            let dir = sowing.dir;
            let is_endless = circling.is_endless(
                |(cells, marks, at, way)| {
                    (*at, *way) == (from, dir) && *cells == state.cells && *marks == state.marks
                },
                || (state.cells, state.marks, from, dir),
            );
            if is_endless {
                // The seeds stay where they came back to.
                *state.cell(from) = sowing.hand;
                sowing.endless = true;
                return;
            }
        }
    }

    /// One lap: every seed of the hand falls.
    #[inline(always)]
    fn lap<O: Observer>(&self, state: &mut State, sowing: &mut Sowing, watch: &mut O) {
        if !O::WATCHING && (self.strides || sowing.plain) {
            return self.stride(state, sowing);
        }
        let mut left = sowing.hand;
        while left > 0 {
            left -= 1;
            let cell = self.after(state, sowing, left == 0, watch);
            sowing.at = cell;
            if state.is_closed(cell) {
                self.lose_seed(state, sowing, cell, watch);
            } else {
                self.drop(state, sowing, cell, watch);
                self.pass_by(state, sowing, cell, left == 0, watch);
            }
        }
    }

    /// One lap in which the board alone decides where seeds fall.
    #[inline(always)]
    fn stride(&self, state: &mut State, sowing: &mut Sowing) {
        let is_plain = sowing.plain || self.plain || self.holds_none(state);
        let skips_start = self.laws.skip_start;
        // A lap begins where its seeds were lifted; after the first seed it would be too late.
        if is_plain
            && !(sowing.plain && skips_start)
            && let Some(end) =
                self.patterns
                    .sow(state, sowing.by, sowing.dir, sowing.at, sowing.hand)
        {
            sowing.at = end;
            return;
        }
        let next = &self.next[sowing.by.index()][sowing.dir & 1];
        let skipped = if skips_start && !sowing.plain {
            sowing.start
        } else {
            CELLS
        };
        let step = |at: usize| {
            let after = usize::from(next[at & (CELLS - 1)]);
            if after == skipped {
                usize::from(next[after & (CELLS - 1)])
            } else {
                after
            }
        };
        if is_plain {
            let mut at = sowing.at;
            for _ in 0..sowing.hand {
                at = step(at);
                state.drop(at);
            }
            sowing.at = at;
            return;
        }
        let mut left = sowing.hand;
        while left > 0 {
            left -= 1;
            sowing.at = step(sowing.at);
            self.drop(state, sowing, sowing.at, &mut ());
            // Asked first: most seeds fall where nothing is won.
            if self.takes[usize::from(state.at(sowing.at))] {
                self.pass_by(state, sowing, sowing.at, left == 0, &mut ());
            }
        }
    }

    /// Whether seeds fall as if no house could be held, as none is yet.
    #[inline(always)]
    fn holds_none(&self, state: &State) -> bool {
        self.laws.passing == Passing::Off && state.marks.held == [0; 2]
    }

    /// The cell that gets the next seed. If no cell may get it, the next house does.
    fn after<O: Observer>(
        &self,
        state: &State,
        sowing: &Sowing,
        is_last: bool,
        watch: &mut O,
    ) -> usize {
        let mut cell = sowing.at;
        for _ in 0..2 * self.houses + 2 {
            cell = usize::from(self.ring[sowing.dir & 1][cell]);
            match self.skips(state, sowing, cell, is_last) {
                None => return cell,
                Some(why) if O::WATCHING => watch.see(Event::Skip {
                    by: sowing.by,
                    over: self.board.place(cell),
                    why,
                }),
                Some(_) => {}
            }
        }
        self.step(sowing.by, sowing.dir, sowing.at)
    }

    /// The reason why a cell gets no seed.
    fn skips(
        &self,
        state: &State,
        sowing: &Sowing,
        cell: usize,
        is_last: bool,
    ) -> Option<SkipReason> {
        let (laws, by) = (&self.laws, sowing.by);
        if cell == self.store(by) {
            return (laws.sow_store == SowStore::None).then_some(SkipReason::OwnStore);
        }
        if cell == self.store(!by) {
            return (laws.sow_store != SowStore::Both).then_some(SkipReason::OpponentStore);
        }
        if sowing.plain {
            return None;
        }
        if state.is_closed(cell) {
            return self.owns(by, cell).then_some(SkipReason::Closed);
        }
        if laws.skip_start && cell == sowing.start {
            return Some(SkipReason::StartHouse);
        }
        if laws.skip_full > 0 && state.at(cell) >= laws.skip_full {
            return Some(SkipReason::Full);
        }
        if laws.skip_holding > 0 && self.owns(!by, cell) && state.at(cell) == laws.skip_holding {
            return Some(SkipReason::Holding);
        }
        let holder = state.holder(cell)?;
        let skips = match laws.hold_sown {
            HoldSown::On => false,
            HoldSown::Never => true,
            HoldSown::NotOpponents => holder != by,
            HoldSown::OpponentsLastOnly => holder != by && !is_last,
        };
        skips.then_some(SkipReason::Held)
    }

    /// One seed falls.
    #[inline(always)]
    fn drop<O: Observer>(&self, state: &mut State, sowing: &Sowing, cell: usize, watch: &mut O) {
        let now = state.drop(cell);
        if O::WATCHING {
            watch.see(Event::Drop {
                by: sowing.by,
                into: self.board.place(cell),
                kind: None,
                now: u16::from(now),
            });
        }
        if self.laws.hold == Hold::Tuzdik
            && let Some(holder) = state.holder(cell)
        {
            self.win(state, holder, cell, cell, CaptureRule::Held, watch);
        }
    }

    /// A seed for a closed house of the opponent is out of play.
    fn lose_seed<O: Observer>(
        &self,
        state: &mut State,
        sowing: &Sowing,
        cell: usize,
        watch: &mut O,
    ) {
        let store = self.store(Side::South);
        let now = state.drop(store);
        if O::WATCHING {
            watch.see(Event::Skip {
                by: sowing.by,
                over: self.board.place(cell),
                why: SkipReason::Closed,
            });
            watch.see(Event::Drop {
                by: sowing.by,
                into: self.board.place(store),
                kind: None,
                now: u16::from(now),
            });
        }
    }

    /// A house that has reached a capturable number is won in passing.
    fn pass_by<O: Observer>(
        &self,
        state: &mut State,
        sowing: &Sowing,
        cell: usize,
        is_last: bool,
        watch: &mut O,
    ) {
        let passing = self.laws.passing;
        if passing == Passing::Off
            || is_last && passing != Passing::OwnerAll
            || sowing.plain
            || self.is_early(state)
            || !self.can_take(state, sowing, cell)
        {
            return;
        }
        let owner = if self.owns(Side::South, cell) {
            Side::South
        } else {
            Side::North
        };
        let winner = match passing {
            Passing::Owner | Passing::OwnerAll => owner,
            Passing::Sower => sowing.by,
            Passing::SowerOwn if owner == sowing.by => owner,
            Passing::SowerOpponent if owner != sowing.by => sowing.by,
            Passing::Off | Passing::SowerOwn | Passing::SowerOpponent => return,
        };
        self.win(state, winner, cell, cell, CaptureRule::Passing, watch);
    }

    /// Everything in a cell goes to a player's store.
    pub(super) fn win<O: Observer>(
        &self,
        state: &mut State,
        by: Side,
        at: usize,
        cell: usize,
        rule: CaptureRule,
        watch: &mut O,
    ) {
        let seeds = state.lift(cell);
        *state.cell(self.store(by)) += seeds;
        if O::WATCHING && seeds > 0 {
            watch.see(Event::Capture {
                by,
                at: self.board.place(at),
                from: vec![(self.board.place(cell), Heap::Seeds(seeds.into()))],
                into: Place::Store(by),
                rule,
            });
        }
    }

    /// One of the seeds lifted goes to the store, in each lap.
    fn tax_lap<O: Observer>(&self, state: &mut State, sowing: &mut Sowing, watch: &mut O) {
        if self.laws.tax == Tax::OneEachLap && sowing.hand > 0 && !sowing.plain {
            sowing.hand -= 1;
            self.drop(state, sowing, self.store(sowing.by), watch);
        }
        if self.laws.tax == Tax::SingleFacing && sowing.hand == 1 && !sowing.plain {
            self.tax_across(state, sowing, sowing.start, watch);
        }
    }

    /// The houses across from single seeds are taken before the sowing, where they are.
    fn tax_singles<O: Observer>(&self, state: &mut State, sowing: &mut Sowing, watch: &mut O) {
        if self.laws.tax == Tax::AllSinglesFacing && !sowing.plain {
            for cell in self.houses_of(sowing.by) {
                if sowing.before[cell] == 1 {
                    self.tax_across(state, sowing, cell, watch);
                }
            }
        }
    }

    fn tax_across<O: Observer>(
        &self,
        state: &mut State,
        sowing: &Sowing,
        cell: usize,
        watch: &mut O,
    ) {
        let across = self.across(cell);
        if !state.is_held(across) {
            self.win(state, sowing.by, cell, across, CaptureRule::Tax, watch);
        }
    }

    fn say_lift<O: Observer>(&self, sowing: &Sowing, watch: &mut O) {
        if O::WATCHING {
            watch.see(Event::Lift {
                by: sowing.by,
                from: self.board.place(sowing.start),
                heap: Heap::Seeds(sowing.hand.into()),
            });
        }
    }

    /// Whether a player has a seed in a house that is not held.
    pub(super) fn has_seeds(&self, state: &State, side: Side) -> bool {
        let held = state.marks.held[0] | state.marks.held[1];
        self.any_own(side, |cell| state.at(cell) > 0 && !has(held, cell))
    }
}

/// Whether that many seeds can be captured.
fn takes(laws: &TwoRows, seeds: u8) -> bool {
    seeds > 0
        && laws.take.contains(seeds)
        && seeds >= laws.take_min
        && (laws.take_max == 0 || seeds <= laws.take_max)
}

/// The number of turns that a rule looks at.
fn turns_max(laws: &TwoRows) -> u8 {
    let opening = match laws.opening {
        Opening::Free => 0,
        Opening::SingleFirst | Opening::RelayFirst => 1,
        Opening::NoChoiceFirst => 2,
    };
    let start = match laws.start_rule {
        StartRule::RightTwoFirst | StartRule::RightTwoFirstThenTwosLast => 1,
        StartRule::RightHalfFirst | StartRule::RightHalfThenReach => 2,
        StartRule::Any
        | StartRule::ReachOrEmpty
        | StartRule::EndOccupied
        | StartRule::SingleToEmpty
        | StartRule::SinglesLast
        | StartRule::SinglesLastToEmpty
        | StartRule::TwosLast
        | StartRule::TwosLastRight
        | StartRule::NotFacingSingle
        | StartRule::EachHouseOnce => 0,
    };
    laws.no_capture_turns.max(opening).max(start)
}
