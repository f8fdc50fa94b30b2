//! Bao: the house, the hand, capture turns and takata turns.
//!
//! The stage of a player follows from the hand: namua while it holds seeds, mtaji after that. A
//! turn is a capture turn if any first lap captures, else a takata turn, and stays one to its end.

use super::board::{Board, Next, successors};
use super::choice::{Ran, Start, Starts};
use super::circling::Circling;
use super::laws::{
    Bao as Laws, BaoEndless, BaoSetup, BaoSingles, HouseInMtaji, HouseInTakata, Sixteen,
};
use super::state::{CELLS, Marks, NOWHERE, Over, State};
use crate::Side;
use crate::event::{Event, Observer, StopReason};
use crate::heap::Heap;
use crate::outcome::EndReason;
use crate::place::Place;

/// Houses of a row.
const COLUMNS: usize = 8;
/// Houses of a player.
const HOUSES: usize = 16;
/// The house with a name of its own, the fifth of the front row.
const HOUSE: usize = 4;
/// Seeds that make the house functional.
const FUNCTIONAL: u8 = 6;
/// In the front row from left to right, and so on round the circuit.
const RIGHT: usize = 0;
const LEFT: usize = 1;

/// The laws of Bao, compiled.
#[derive(Clone, Debug)]
pub(super) struct Bao {
    pub laws: Laws,
    pub board: Board,
    next: [Next; 2],
}

/// Starts whose first lap captures.
#[derive(Clone, Copy, Debug, Default)]
struct Captures {
    starts: Starts,
    /// Those that take the bound house.
    on_bound: Starts,
    /// The cells that are taken, a bit for each.
    taken: u32,
}

impl Captures {
    fn add(&mut self, state: &State, cell: usize, dir: usize, taken: usize) {
        self.starts.add(cell % HOUSES, dir);
        if taken == usize::from(state.marks.bound) {
            self.on_bound.add(cell % HOUSES, dir);
        }
        self.taken |= 1 << taken;
    }
}

/// The turn under way.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
struct Turn {
    by: Side,
    /// Whether it is a capture turn.
    captures: bool,
    /// Whether the mover is in the first stage.
    namua: bool,
    /// The house that ends a lap of the mover, or [`NOWHERE`].
    bound: u8,
    on: bool,
    /// Whether the mover came to choose at the house.
    asked: bool,
    at: usize,
    hand: u8,
    dir: usize,
}

impl Bao {
    pub(super) fn new(laws: Laws) -> Bao {
        let board = Board::four_rows(COLUMNS as u8);
        let line = |side: Side| -> Vec<usize> {
            let base = side.index() * HOUSES;
            let front = base..base + COLUMNS;
            let back = base + COLUMNS..base + HOUSES;
            front.chain(back.rev()).collect()
        };
        let mut next = successors(&line(Side::South), |_| true);
        let north = successors(&line(Side::North), |_| true);
        for (both, north) in next.iter_mut().zip(north) {
            both[HOUSES..2 * HOUSES].copy_from_slice(&north[HOUSES..2 * HOUSES]);
        }
        Bao { laws, board, next }
    }

    /// The start of a game.
    pub(super) fn start(&self) -> State {
        let mut cells = [0; CELLS];
        let (house, hand) = match self.laws.setup {
            BaoSetup::Kiswahili => (6, 22),
            BaoSetup::Malawi => (8, 20),
            BaoSetup::Kujifunza => (0, 0),
        };
        for side in Side::BOTH {
            let row = &mut cells[side.index() * HOUSES..][..HOUSES];
            if house == 0 {
                row.fill(2);
            } else {
                row[HOUSE] = house;
                row[HOUSE + 1] = 2;
                row[HOUSE + 2] = 2;
            }
            cells[2 * HOUSES + side.index()] = hand;
        }
        State {
            cells,
            marks: Marks {
                house: [house > 0; 2],
                ..Marks::NONE
            },
            side: Side::South,
            over: None,
        }
    }

    fn front(side: Side) -> std::ops::Range<usize> {
        let base = side.index() * HOUSES;
        base..base + COLUMNS
    }

    /// Whether a player's front row holds nothing.
    pub(super) fn is_front_empty(state: &State, side: Side) -> bool {
        Bao::front(side).all(|cell| state.at(cell) == 0)
    }

    fn back(side: Side) -> std::ops::Range<usize> {
        let base = side.index() * HOUSES + COLUMNS;
        base..base + COLUMNS
    }

    /// The cell of a player's hand.
    pub(super) const fn hand(side: Side) -> usize {
        2 * HOUSES + side.index()
    }

    fn is_front(cell: usize) -> bool {
        cell % HOUSES < COLUMNS
    }

    /// The opponent's front house across from a front house.
    fn across(cell: usize) -> usize {
        let other = if cell < HOUSES { HOUSES } else { 0 };
        other + COLUMNS - 1 - cell % HOUSES
    }

    pub(super) fn house(side: Side) -> usize {
        side.index() * HOUSES + HOUSE
    }

    fn step(&self, dir: usize, cell: usize) -> usize {
        usize::from(self.next[dir & 1][cell & (CELLS - 1)])
    }

    /// Whether a player's house is functional.
    fn is_functional(state: &State, side: Side) -> bool {
        state.marks.house[side] && state.at(Bao::house(side)) >= FUNCTIONAL
    }

    /// The direction in which seeds captured at a front house are sown, where the side of the house
    /// decides it.
    fn entry(cell: usize) -> Option<usize> {
        match cell % HOUSES {
            0 | 1 => Some(RIGHT),
            6 | 7 => Some(LEFT),
            _ => None,
        }
    }

    /// Every start whose first lap captures.
    fn captures(&self, state: &State, side: Side) -> Captures {
        if state.at(Bao::hand(side)) > 0 {
            Bao::namua_captures(state, side)
        } else {
            self.mtaji_captures(state, side)
        }
    }

    fn namua_captures(state: &State, side: Side) -> Captures {
        let mut captures = Captures::default();
        for cell in Bao::front(side) {
            let across = Bao::across(cell);
            if state.at(cell) == 0 || state.at(across) == 0 {
                continue;
            }
            for dir in [LEFT, RIGHT] {
                if Bao::entry(cell).is_none_or(|entry| entry == dir) {
                    captures.add(state, cell, dir, across);
                }
            }
        }
        captures
    }

    fn mtaji_captures(&self, state: &State, side: Side) -> Captures {
        let mut captures = Captures::default();
        for cell in Bao::front(side).chain(Bao::back(side)) {
            let seeds = state.at(cell);
            let too_many = usize::from(seeds) >= HOUSES && self.laws.sixteen == Sixteen::NoCapture;
            if seeds < 2 || too_many {
                continue;
            }
            for dir in [LEFT, RIGHT] {
                let (at, there) = self.first_lap(state, cell, dir);
                if Bao::is_front(at) && there > 1 && state.at(Bao::across(at)) > 0 {
                    captures.add(state, cell, dir, Bao::across(at));
                }
            }
        }
        captures
    }

    /// The end of a first lap, and the seeds that lie there then.
    fn first_lap(&self, state: &State, cell: usize, dir: usize) -> (usize, u8) {
        let seeds = state.at(cell);
        if usize::from(seeds) >= HOUSES {
            let mut after = *state;
            let at = self.lap_of(&mut after, cell, dir);
            return (at, after.at(at));
        }
        // No house gets two seeds of so few.
        let at = (0..seeds).fold(cell, |at, _| self.step(dir, at));
        (at, state.at(at) + 1)
    }

    /// The direction that is listed first: to the left, as the owner sees it.
    fn first_dir(house: usize) -> usize {
        if house < COLUMNS { LEFT } else { RIGHT }
    }

    /// Lifts a house and sows one lap; returns where it ends.
    fn lap_of(&self, state: &mut State, cell: usize, dir: usize) -> usize {
        let mut at = cell;
        for _ in 0..state.lift(cell) {
            at = self.step(dir, at);
            state.drop(at);
        }
        at
    }

    /// Every start of the player to move, legal but for endless turns, and whether they capture.
    fn starts(&self, state: &State) -> (bool, Starts) {
        let side = state.side;
        if state.over.is_some() {
            return (false, Starts::default());
        }
        let captures = self.captures(state, side);
        if !captures.on_bound.is_empty() {
            return (true, captures.on_bound);
        }
        if !captures.starts.is_empty() {
            return (true, captures.starts);
        }
        let starts = if state.at(Bao::hand(side)) > 0 {
            self.namua_takata(state, side)
        } else {
            self.mtaji_takata(state, side)
        };
        (false, starts)
    }

    fn namua_takata(&self, state: &State, side: Side) -> Starts {
        let base = Bao::front(side).start;
        // Houses of the front row with at least so many seeds, a bit for each.
        let with = |least: u8| -> u32 {
            let cells = (0..COLUMNS).filter(|house| state.at(base + house) >= least);
            cells.fold(0, |houses, house| houses | 1 << house)
        };
        let full = with(1);
        // A house that still stands is not started while there is another.
        let own = u32::from(state.marks.house[side]) << HOUSE;
        let others = full & !own;
        let heavy = with(2) & !own;
        let free = state.marks.house[side]
            && (Bao::is_functional(state, side) || self.laws.singles == BaoSingles::Free);
        let houses = match (others == 0, free || heavy == 0) {
            (true, _) => full,
            (false, true) => others,
            (false, false) => heavy,
        };
        let is_alone = full.is_power_of_two();
        let mut starts = Starts::default();
        for house in (0..COLUMNS).filter(|house| houses >> house & 1 == 1) {
            for dir in [LEFT, RIGHT] {
                let outwards = match house {
                    0 => dir == LEFT,
                    7 => dir == RIGHT,
                    _ => false,
                };
                if !(is_alone && outwards) {
                    starts.add(house, dir);
                }
            }
        }
        starts
    }

    fn mtaji_takata(&self, state: &State, side: Side) -> Starts {
        let is_heavy = |cell: &usize| state.at(*cell) > 1;
        let cells = if Bao::front(side).any(|cell| is_heavy(&cell)) {
            Bao::front(side)
        } else {
            Bao::back(side)
        };
        let mut starts = Starts::default();
        for cell in cells.filter(is_heavy) {
            if cell == usize::from(state.marks.bound) {
                continue;
            }
            for dir in [LEFT, RIGHT] {
                let mut after = *state;
                self.lap_of(&mut after, cell, dir);
                if !Bao::is_front_empty(&after, side) {
                    starts.add(cell % HOUSES, dir);
                }
            }
        }
        starts
    }

    /// Calls `visit` with every legal start and the state it leads to.
    pub(super) fn each_child<B>(
        &self,
        state: &State,
        mut visit: impl FnMut(Start, &State) -> std::ops::ControlFlow<B>,
    ) -> std::ops::ControlFlow<B> {
        let (captures, starts) = self.starts(state);
        let base = Bao::front(state.side).start;
        for (house, dir) in starts.iter(Bao::first_dir) {
            let start = Start::new(base + house, dir);
            let mut after = *state;
            let (ran, asked) = self.run(&mut after, start, captures, &mut ());
            if ran == Ran::Ended {
                visit(start, &after)?;
            }
            if asked {
                let start = Start { on: true, ..start };
                let mut after = *state;
                if self.run(&mut after, start, captures, &mut ()).0 == Ran::Ended {
                    visit(start, &after)?;
                }
            }
        }
        std::ops::ControlFlow::Continue(())
    }

    /// Whether the player to move has a legal move.
    fn has_move(&self, state: &State) -> bool {
        let (captures, starts) = self.starts(state);
        if self.laws.endless != BaoEndless::Illegal {
            return !starts.is_empty();
        }
        let base = Bao::front(state.side).start;
        starts.iter(Bao::first_dir).any(|(house, dir)| {
            let start = Start::new(base + house, dir);
            // The change of turn does not matter here; it would ask this question again.
            let ends = |on: bool| {
                let mut after = *state;
                let mut turn = self.begin(&mut after, start, captures, on, &mut ());
                let ended = self.laps(&mut after, &mut turn, &mut ());
                (ended, turn.asked)
            };
            let (ended, asked) = ends(false);
            ended || asked && ends(true).0
        })
    }

    /// Plays a start.
    pub(super) fn play<O: Observer>(&self, state: &mut State, start: Start, watch: &mut O) -> Ran {
        let captures = !self.captures(state, state.side).starts.is_empty();
        self.run(state, start, captures, watch).0
    }

    /// Plays a start; whether the mover came to choose at the house is told, too.
    fn run<O: Observer>(
        &self,
        state: &mut State,
        start: Start,
        captures: bool,
        watch: &mut O,
    ) -> (Ran, bool) {
        let mut turn = self.begin(state, start, captures, start.on, watch);
        if self.laps(state, &mut turn, watch) {
            if start.on && !turn.asked {
                // Nobody asked.
                return (Ran::Endless, false);
            }
            self.turn(state, &turn, watch);
            return (Ran::Ended, turn.asked);
        }
        let winner = match self.laws.endless {
            BaoEndless::Illegal => return (Ran::Endless, turn.asked),
            BaoEndless::Loses => Some(!turn.by),
            BaoEndless::Draw => None,
        };
        *state.cell(turn.at) += turn.hand;
        let why = EndReason::Endless;
        state.over = Some(Over { why, winner });
        (Ran::Ended, turn.asked)
    }

    /// The seed from the hand, and the first seeds to be sown.
    fn begin<O: Observer>(
        &self,
        state: &mut State,
        start: Start,
        captures: bool,
        on: bool,
        watch: &mut O,
    ) -> Turn {
        let by = state.side;
        let namua = state.at(Bao::hand(by)) > 0;
        let mut turn = Turn {
            by,
            captures,
            namua,
            bound: state.marks.bound,
            on,
            asked: false,
            at: start.cell,
            hand: 0,
            dir: start.dir,
        };
        if !namua {
            self.lift(state, &mut turn, u8::MAX, watch);
            return turn;
        }
        // The house is taxed by what it holds before the seed from the hand.
        let taxed = start.cell == Bao::house(by) && Bao::is_functional(state, by);
        self.introduce(state, &turn, watch);
        if captures {
            self.take(state, &mut turn, start.dir, watch);
        } else {
            let most = if taxed { 2 } else { u8::MAX };
            self.lift(state, &mut turn, most, watch);
        }
        turn
    }

    /// A seed from the hand falls into a house.
    fn introduce<O: Observer>(&self, state: &mut State, turn: &Turn, watch: &mut O) {
        let hand = Bao::hand(turn.by);
        *state.cell(hand) -= 1;
        let now = state.drop(turn.at);
        if O::WATCHING {
            watch.see(Event::Lift {
                by: turn.by,
                from: Place::Store(turn.by),
                heap: Heap::Seeds(1),
            });
            watch.see(Event::Drop {
                by: turn.by,
                into: self.board.place(turn.at),
                kind: None,
                now: now.into(),
            });
        }
    }

    /// Lifts a house, or `most` of its seeds.
    fn lift<O: Observer>(&self, state: &mut State, turn: &mut Turn, most: u8, watch: &mut O) {
        let seeds = state.at(turn.at);
        turn.hand = seeds.min(most);
        *state.cell(turn.at) = seeds - turn.hand;
        if O::WATCHING {
            watch.see(Event::Lift {
                by: turn.by,
                from: self.board.place(turn.at),
                heap: Heap::Seeds(turn.hand.into()),
            });
        }
        if turn.hand == seeds {
            self.lose_house(state, turn.at, watch);
        }
    }

    /// A house that is emptied is lost for good.
    fn lose_house<O: Observer>(&self, state: &mut State, cell: usize, watch: &mut O) {
        let owner = if cell < HOUSES {
            Side::South
        } else {
            Side::North
        };
        if cell == Bao::house(owner) && state.marks.house[owner] {
            state.marks.house[owner] = false;
            if O::WATCHING {
                let at = self.board.place(cell);
                watch.see(Event::HouseLost { side: owner, at });
            }
        }
    }

    /// Captures across from the house of the last seed; the seeds enter at the kichwa from which
    /// they travel in direction `dir`.
    fn take<O: Observer>(&self, state: &mut State, turn: &mut Turn, dir: usize, watch: &mut O) {
        let across = Bao::across(turn.at);
        let at = self.board.place(turn.at);
        turn.hand = state.lift(across);
        turn.dir = Bao::entry(turn.at).unwrap_or(dir);
        let base = turn.by.index() * HOUSES;
        let kichwa = if turn.dir == RIGHT {
            base
        } else {
            base + COLUMNS - 1
        };
        // The first seed falls into the kichwa itself.
        turn.at = self.step(turn.dir ^ 1, kichwa);
        if O::WATCHING {
            let heap = Heap::Seeds(turn.hand.into());
            watch.see(Event::Resow {
                by: turn.by,
                at,
                from: vec![(self.board.place(across), heap)],
                after: self.board.place(turn.at),
            });
        }
        self.lose_house(state, across, watch);
    }

    /// All laps; whether they come to an end.
    fn laps<O: Observer>(&self, state: &mut State, turn: &mut Turn, watch: &mut O) -> bool {
        let mut circling = Circling::new(Some((state.cells, turn.at, turn.hand, turn.dir)));
        loop {
            for _ in 0..turn.hand {
                turn.at = self.step(turn.dir, turn.at);
                let now = state.drop(turn.at);
                if O::WATCHING {
                    watch.see(Event::Drop {
                        by: turn.by,
                        into: self.board.place(turn.at),
                        kind: None,
                        now: now.into(),
                    });
                }
            }
            if !self.goes_on(state, turn, watch) {
                return true;
            }
            let is_endless = circling.is_endless(
                |(cells, at, hand, dir)| {
                    (*at, *hand, *dir) == (turn.at, turn.hand, turn.dir) && *cells == state.cells
                },
                || (state.cells, turn.at, turn.hand, turn.dir),
            );
            if is_endless {
                return false;
            }
        }
    }

    /// The end of a lap: the first of these that holds decides.
    fn goes_on<O: Observer>(&self, state: &mut State, turn: &mut Turn, watch: &mut O) -> bool {
        let (by, at) = (turn.by, turn.at);
        // 1. An empty house.
        if state.at(at) == 1 {
            if O::WATCHING {
                let at = self.board.place(at);
                watch.see(Event::Dead { by, at });
            }
            return false;
        }
        // 2. A capture.
        if turn.captures && Bao::is_front(at) && state.at(Bao::across(at)) > 0 {
            self.take(state, turn, turn.dir, watch);
            return true;
        }
        // 3. The own functional house.
        if at == Bao::house(by) && Bao::is_functional(state, by) && self.stays(turn) {
            self.stop(turn, StopReason::House, watch);
            return false;
        }
        // 4. The bound house.
        if !turn.captures && at == usize::from(turn.bound) {
            self.stop(turn, StopReason::Bound, watch);
            return false;
        }
        // 5. Any other house is lifted.
        if O::WATCHING {
            let at = self.board.place(at);
            watch.see(Event::Relay { by, at });
        }
        self.lift(state, turn, u8::MAX, watch);
        true
    }

    /// Whether a lap that ends in the functional house ends the turn.
    fn stays(&self, turn: &mut Turn) -> bool {
        let asks = match (turn.captures, turn.namua) {
            (false, true) => return true,
            (false, false) => return self.laws.house_in_takata == HouseInTakata::Stops,
            (true, true) => true,
            (true, false) => self.laws.house_in_mtaji == HouseInMtaji::Choice,
        };
        turn.asked |= asks;
        asks && !turn.on
    }

    fn stop<O: Observer>(&self, turn: &Turn, why: StopReason, watch: &mut O) {
        if O::WATCHING {
            watch.see(Event::Stop {
                by: turn.by,
                at: self.board.place(turn.at),
                why,
            });
        }
    }

    /// The change of turn.
    fn turn<O: Observer>(&self, state: &mut State, turn: &Turn, watch: &mut O) {
        let by = turn.by;
        let bound = state.marks.bound;
        // A bound house stays bound for its owner's turn and the binder's next one.
        let keeps = bound != NOWHERE && (usize::from(bound) < HOUSES) == (by == Side::South);
        if !keeps {
            state.marks.bound = NOWHERE;
        }
        let mut sides = [!by, by].into_iter();
        let loser = sides.find(|&side| Bao::is_front_empty(state, side));
        if let Some(loser) = loser {
            state.marks.bound = NOWHERE;
            state.over = Some(Over {
                why: EndReason::FrontRowEmpty(loser),
                winner: Some(!loser),
            });
            return;
        }
        if !turn.captures
            && let Some(bound) = self.binds(state, by)
        {
            state.marks.bound = bound as u8;
            if O::WATCHING {
                let at = self.board.place(bound);
                watch.see(Event::Bind { by, at });
            }
        }
        state.side = !by;
        self.settle(state);
    }

    /// The house that a takata turn of `by` binds.
    fn binds(&self, state: &State, by: Side) -> Option<usize> {
        let in_hand = Side::BOTH
            .into_iter()
            .any(|side| state.at(Bao::hand(side)) > 0);
        if !self.laws.takasia || in_hand || !self.captures(state, !by).starts.is_empty() {
            return None;
        }
        let threats = self.captures(state, by);
        if !threats.taken.is_power_of_two() {
            return None;
        }
        let bound = threats.taken.trailing_zeros() as usize;
        let front = |least: u8| {
            let cells = Bao::front(!by);
            cells.filter(move |&cell| state.at(cell) >= least && cell != bound)
        };
        let binds = !(bound == Bao::house(!by) && Bao::is_functional(state, !by))
            && front(1).next().is_some()
            && (state.at(bound) < 2 || front(2).next().is_some());
        binds.then_some(bound)
    }

    /// Ends the game if the player to move has no legal move.
    pub(super) fn settle(&self, state: &mut State) {
        let side = state.side;
        if !self.has_move(state) {
            state.over = Some(Over {
                why: EndReason::NoMove(side),
                winner: Some(!side),
            });
        }
    }

    /// Seeds in the rows of both: they do not decide.
    pub(super) fn score(state: &State) -> [i16; 2] {
        Side::BOTH.map(|side| {
            let rows = Bao::front(side).chain(Bao::back(side));
            rows.map(|cell| i16::from(state.at(cell))).sum()
        })
    }

    /// The direction of a way from a house, as its owner sees it.
    pub(super) fn direction(cell: usize, right: bool) -> usize {
        if Bao::is_front(cell) == right {
            RIGHT
        } else {
            LEFT
        }
    }
}
