//! Four rows without a hand: each player sows in the own two, and captures across.

use super::board::{Board, Next, successors};
use super::choice::{Answers, Ran, Start, Starts};
use super::circling::Circling;
use super::laws::{
    Captured, Endless, FirstRow, FourDirection, FourGoal, FourLanding, FourLaps, FourRows, Needs,
    Reverse, Singles, Takes,
};
use super::state::{CELLS, Marks, Over, State};
use crate::Side;
use crate::event::{CaptureRule, Event, NoCapture, Observer};
use crate::heap::Heap;
use crate::outcome::EndReason;
use crate::place::Place;

/// The laws of a four-row game, compiled.
#[derive(Clone, Debug)]
pub(super) struct Four {
    pub laws: FourRows,
    pub board: Board,
    columns: usize,
    /// Houses of a player.
    pub houses: usize,
    /// By direction: the neighbour in the owner's circuit.
    next: [Next; 2],
    pub turns_max: u8,
}

/// The lap under way.
struct Lap {
    by: Side,
    /// The house this lap started from.
    start: usize,
    /// The cell before the first seed's; after the lap, the last seed's.
    at: usize,
    hand: u8,
    dir: usize,
    /// Columns in which this turn has captured, a bit for each.
    columns: u16,
}

/// The continuation after a lap.
enum After {
    End,
    Go,
    Ask,
}

impl Four {
    pub(super) fn new(laws: &FourRows) -> Four {
        let board = Board::four_rows(laws.columns);
        let mut next = successors(&board.circuit(Side::South), |_| true);
        let north = successors(&board.circuit(Side::North), |_| true);
        let houses = usize::from(board.houses());
        for (both, north) in next.iter_mut().zip(north) {
            both[houses..2 * houses].copy_from_slice(&north[houses..2 * houses]);
        }
        let first_row = if laws.first_row == FirstRow::Front {
            2
        } else {
            0
        };
        Four {
            laws: *laws,
            board,
            columns: usize::from(laws.columns),
            houses,
            next,
            turns_max: laws.no_capture_turns.max(first_row),
        }
    }

    /// The start of a game.
    pub(super) fn start(&self) -> State {
        let mut cells = [0; CELLS];
        for side in Side::BOTH {
            for house in 0..self.houses {
                let row = &self.laws.setup[house / self.columns];
                cells[side.index() * self.houses + house] = row.seeds(house % self.columns);
            }
        }
        State {
            cells,
            marks: Marks {
                arrange: [self.laws.arrange; 2],
                ..Marks::NONE
            },
            side: Side::South,
            over: None,
        }
    }

    /// The cells of a player's houses.
    pub(super) fn rows(&self, side: Side) -> std::ops::Range<usize> {
        let base = side.index() * self.houses;
        base..base + self.houses
    }

    pub(super) fn store(&self, side: Side) -> usize {
        2 * self.houses + side.index()
    }

    /// The number of a house among its owner's.
    fn house(&self, cell: usize) -> usize {
        cell % self.houses
    }

    fn is_front(&self, cell: usize) -> bool {
        self.house(cell) < self.columns
    }

    /// The facing houses of a house in the front row: the opponent's front and back.
    fn facing(&self, by: Side, cell: usize) -> [usize; 2] {
        let front = self.rows(!by).start + self.columns - 1 - self.house(cell);
        [front, front + self.columns]
    }

    fn step(&self, dir: usize, cell: usize) -> usize {
        usize::from(self.next[dir & 1][cell & (CELLS - 1)])
    }

    /// The direction of ordinary laps; `None` where the mover chooses.
    fn usual(&self) -> Option<usize> {
        match self.laws.direction {
            FourDirection::CounterClockwise => Some(0),
            FourDirection::Clockwise => Some(1),
            FourDirection::Choice => None,
        }
    }

    /// Whether a start in that direction is written with its arrow.
    pub(super) fn shows_way(&self, dir: usize) -> bool {
        self.usual() != Some(dir)
    }

    /// Whether a lap may turn backwards in this house.
    fn may_reverse(&self, cell: usize) -> bool {
        self.laws.reverse == Reverse::LeftFour && self.house(cell) % self.columns < 2
    }

    /// Whether a last seed in this cell captures. The seed has fallen.
    fn captures(&self, state: &State, by: Side, cell: usize) -> bool {
        if !self.is_front(cell) || state.marks.turns < self.laws.no_capture_turns {
            return false;
        }
        let lands = match self.laws.landing {
            FourLanding::Occupied => state.at(cell) > 1,
            FourLanding::Empty => state.at(cell) == 1,
            FourLanding::Any => true,
        };
        let [front, back] = self.facing(by, cell).map(|cell| state.at(cell) > 0);
        lands
            && match self.laws.needs {
                Needs::Both => front && back,
                Needs::Front => front,
                // A capture takes something.
                Needs::Any => front || back && self.laws.takes == Takes::Both,
            }
    }

    /// Whether a hand sown from a cell captures at the end of its lap.
    fn captures_at_once(&self, state: &State, by: Side, from: usize, hand: u8, dir: usize) -> bool {
        let mut state = *state;
        let mut at = from;
        for _ in 0..hand {
            at = self.step(dir, at);
            if usize::from(hand) >= self.houses {
                state.drop(at);
            }
        }
        if usize::from(hand) < self.houses {
            // No house gets two seeds of so few.
            state.drop(at);
        }
        hand > 0 && self.captures(&state, by, at)
    }

    /// Every start, legal but for endless turns; without answers.
    pub(super) fn starts(&self, state: &State) -> Starts {
        if state.over.is_some() {
            return Starts::default();
        }
        let starts = self.starts_with(state, self.laws.min_sow);
        if !starts.is_empty() || self.laws.singles == Singles::Never || self.laws.min_sow == 1 {
            return starts;
        }
        let mut singles = self.starts_with(state, 1);
        if self.laws.singles == Singles::LastToEmpty {
            let base = self.rows(state.side).start;
            singles.retain(|house, dir| state.at(self.step(dir, base + house)) == 0);
        }
        singles
    }

    fn starts_with(&self, state: &State, least: u8) -> Starts {
        let mut starts = Starts::default();
        let front_only = self.laws.first_row == FirstRow::Front && state.marks.turns < 2;
        for (house, cell) in self.rows(state.side).enumerate() {
            let seeds = state.at(cell);
            if seeds < least || front_only && house >= self.columns {
                continue;
            }
            let Some(dir) = self.usual() else {
                starts.add(house, 0);
                starts.add(house, 1);
                continue;
            };
            starts.add(house, dir);
            if seeds > 1 && self.may_reverse(cell) {
                let mut lifted = *state;
                let hand = lifted.lift(cell);
                if self.captures_at_once(&lifted, state.side, cell, hand, dir ^ 1) {
                    starts.add(house, dir ^ 1);
                }
            }
        }
        starts
    }

    /// The direction that is listed first: the usual one, or to the left as the owner sees it.
    fn first_dir(&self, house: usize) -> usize {
        self.usual()
            .unwrap_or_else(|| usize::from(house >= self.columns))
    }

    /// Calls `visit` with every legal start, its answers and the state it leads to.
    pub(super) fn each_child<B>(
        &self,
        state: &State,
        mut visit: impl FnMut(Start, &State) -> std::ops::ControlFlow<B>,
    ) -> std::ops::ControlFlow<B> {
        self.each_sowing(state, |start, mut after, lap| {
            self.turn(&mut after, &lap);
            visit(start, &after)
        })
    }

    /// Calls `visit` with every legal start, its answers, the state before the turn changes, and
    /// the last lap.
    fn each_sowing<B>(
        &self,
        state: &State,
        mut visit: impl FnMut(Start, State, Lap) -> std::ops::ControlFlow<B>,
    ) -> std::ops::ControlFlow<B> {
        let base = self.rows(state.side).start;
        let starts = self.starts(state);
        for (house, dir) in starts.iter(|house| self.first_dir(house)) {
            self.each_answer(state, Start::new(base + house, dir), &mut visit)?;
        }
        std::ops::ControlFlow::Continue(())
    }

    /// The same for one start and all answers that begin with those it has.
    fn each_answer<B>(
        &self,
        state: &State,
        start: Start,
        visit: &mut impl FnMut(Start, State, Lap) -> std::ops::ControlFlow<B>,
    ) -> std::ops::ControlFlow<B> {
        let mut after = *state;
        let (ran, lap) = self.sow_out(&mut after, start, &mut ());
        match ran {
            Ran::Ended => visit(start, after, lap)?,
            Ran::Endless => {}
            Ran::Asks => {
                for backwards in [false, true] {
                    let answers = start.answers.and(backwards);
                    self.each_answer(state, Start { answers, ..start }, visit)?;
                }
            }
        }
        std::ops::ControlFlow::Continue(())
    }

    /// Whether the player to move has a legal move.
    fn has_move(&self, state: &State) -> bool {
        if self.laws.endless != Endless::Illegal {
            return !self.starts(state).is_empty();
        }
        // A sowing is enough: whole plies would ask this again, to the end of the game.
        let found = self.each_sowing(state, |_, _, _| std::ops::ControlFlow::Break(()));
        found.is_break()
    }

    /// Plays a legal start with its answers.
    pub(super) fn play<O: Observer>(&self, state: &mut State, start: Start, watch: &mut O) {
        let (_, lap) = self.sow_out(state, start, watch);
        self.turn(state, &lap);
    }

    /// Sows lap after lap, until the turn would change. The state means something only at the end.
    fn sow_out<O: Observer>(&self, state: &mut State, start: Start, watch: &mut O) -> (Ran, Lap) {
        let mut lap = Lap {
            by: state.side,
            start: start.cell,
            at: start.cell,
            hand: 0,
            dir: start.dir,
            columns: 0,
        };
        self.lift(state, &mut lap, watch);
        let mut answered = 0;
        let mut circling = Circling::new(Some((state.cells, lap.at, lap.hand, lap.dir)));
        loop {
            self.sow(state, &mut lap, watch);
            match self.land(state, &mut lap, start.answers, &mut answered, watch) {
                After::Ask => return (Ran::Asks, lap),
                // An answer to a question that was never asked is no move.
                After::End if answered < start.answers.len() => return (Ran::Endless, lap),
                After::End => return (Ran::Ended, lap),
                After::Go => {}
            }
            let is_endless = circling.is_endless(
                |(cells, at, hand, dir)| {
                    (*at, *hand, *dir) == (lap.at, lap.hand, lap.dir) && *cells == state.cells
                },
                || (state.cells, lap.at, lap.hand, lap.dir),
            );
            if is_endless {
                return (self.end_endless(state, &lap), lap);
            }
        }
    }

    /// A turn that never ends.
    fn end_endless(&self, state: &mut State, lap: &Lap) -> Ran {
        let winner = match self.laws.endless {
            Endless::Illegal => return Ran::Endless,
            Endless::Draw => None,
            Endless::Loses => Some(!lap.by),
        };
        // The seeds in hand lie where the lap would have begun.
        *state.cell(lap.at) += lap.hand;
        let why = EndReason::Endless;
        state.over = Some(Over { why, winner });
        Ran::Ended
    }

    fn lift<O: Observer>(&self, state: &mut State, lap: &mut Lap, watch: &mut O) {
        lap.start = lap.at;
        lap.hand = state.lift(lap.at);
        if O::WATCHING {
            watch.see(Event::Lift {
                by: lap.by,
                from: self.board.place(lap.at),
                heap: Heap::Seeds(lap.hand.into()),
            });
        }
    }

    fn sow<O: Observer>(&self, state: &mut State, lap: &mut Lap, watch: &mut O) {
        for _ in 0..lap.hand {
            lap.at = self.step(lap.dir, lap.at);
            let now = state.drop(lap.at);
            if O::WATCHING {
                watch.see(Event::Drop {
                    by: lap.by,
                    into: self.board.place(lap.at),
                    kind: None,
                    now: now.into(),
                });
            }
        }
    }

    /// The effect of a last seed: capture, relay, or nothing.
    fn land<O: Observer>(
        &self,
        state: &mut State,
        lap: &mut Lap,
        answers: Answers,
        answered: &mut u8,
        watch: &mut O,
    ) -> After {
        if self.captures(state, lap.by, lap.at) {
            return self.take(state, lap, answers, answered, watch);
        }
        if O::WATCHING {
            self.explain(state, lap, watch);
        }
        if self.laws.laps == FourLaps::Single {
            return After::End;
        }
        if state.at(lap.at) < 2 {
            if O::WATCHING {
                let (by, at) = (lap.by, self.board.place(lap.at));
                watch.see(Event::Dead { by, at });
            }
            return After::End;
        }
        if O::WATCHING {
            let (by, at) = (lap.by, self.board.place(lap.at));
            watch.see(Event::Relay { by, at });
        }
        self.lift(state, lap, watch);
        lap.dir = self.usual().unwrap_or(lap.dir);
        if self.laws.reverse_in_relay {
            return self.ask(state, lap, answers, answered, watch);
        }
        After::Go
    }

    /// Turns the next lap backwards, where that is possible and the mover wants it.
    fn ask<O: Observer>(
        &self,
        state: &State,
        lap: &mut Lap,
        answers: Answers,
        answered: &mut u8,
        watch: &mut O,
    ) -> After {
        if *answered >= Answers::MAX
            || !self.may_reverse(lap.start)
            || !self.captures_at_once(state, lap.by, lap.at, lap.hand, lap.dir ^ 1)
        {
            return After::Go;
        }
        let Some(backwards) = answers.get(*answered) else {
            return After::Ask;
        };
        *answered += 1;
        if backwards {
            lap.dir ^= 1;
            if O::WATCHING {
                watch.see(Event::Reverse {
                    by: lap.by,
                    at: self.board.place(lap.at),
                });
            }
        }
        After::Go
    }

    fn take<O: Observer>(
        &self,
        state: &mut State,
        lap: &mut Lap,
        answers: Answers,
        answered: &mut u8,
        watch: &mut O,
    ) -> After {
        let by = lap.by;
        lap.columns |= 1 << self.house(lap.at);
        let [front, back] = self.facing(by, lap.at);
        let mut from = Vec::new();
        let mut won = 0;
        for cell in [front, back] {
            if cell == front || self.laws.takes == Takes::Both {
                let seeds = state.lift(cell);
                won += seeds;
                if seeds > 0 && O::WATCHING {
                    from.push((self.board.place(cell), Heap::Seeds(seeds.into())));
                }
            }
        }
        let at = self.board.place(lap.at);
        if self.laws.captured == Captured::Store {
            *state.cell(self.store(by)) += won;
            if O::WATCHING {
                let (into, rule) = (Place::Store(by), CaptureRule::Across);
                watch.see(Event::Capture {
                    by,
                    at,
                    from,
                    into,
                    rule,
                });
            }
            return After::End;
        }
        let reversed = self.usual().is_some_and(|usual| usual != lap.dir);
        match self.laws.captured {
            Captured::LapStart => lap.at = lap.start,
            Captured::WithLanding => {
                self.lift(state, lap, watch);
                won += lap.hand;
            }
            Captured::Next => lap.start = lap.at,
            Captured::Store => {}
        }
        lap.hand = won;
        lap.dir = self.usual().unwrap_or(lap.dir);
        if O::WATCHING {
            watch.see(Event::Resow {
                by,
                at,
                from,
                after: self.board.place(lap.at),
            });
        }
        if reversed {
            return self.ask(state, lap, answers, answered, watch);
        }
        After::Go
    }

    /// Tells why a last seed in an occupied front house captured nothing.
    fn explain<O: Observer>(&self, state: &State, lap: &Lap, watch: &mut O) {
        let early = state.marks.turns < self.laws.no_capture_turns;
        if !early || !self.is_front(lap.at) || state.at(lap.at) < 2 {
            return;
        }
        if self
            .facing(lap.by, lap.at)
            .iter()
            .all(|&cell| state.at(cell) > 0)
        {
            watch.see(Event::NoCapture {
                by: lap.by,
                at: self.board.place(lap.at),
                why: NoCapture::FirstTurns,
            });
        }
    }

    /// The change of turn, unless an endless one has ended the game.
    fn turn(&self, state: &mut State, lap: &Lap) {
        if state.over.is_some() {
            return;
        }
        if state.marks.turns < self.turns_max {
            state.marks.turns += 1;
        }
        let ends = 1 | 1 << (self.columns - 1);
        if self.laws.both_ends_win && lap.columns & ends == ends {
            state.over = Some(Over {
                why: EndReason::BothEnds(lap.by),
                winner: Some(lap.by),
            });
            return;
        }
        state.side = !lap.by;
        self.settle(state);
    }

    /// Ends the game if the player to move cannot move.
    pub(super) fn settle(&self, state: &mut State) {
        let side = state.side;
        if state.marks.arrange[side] || self.has_move(state) {
            return;
        }
        let winner = match self.laws.goal {
            FourGoal::Immobilise => Some(!side),
            FourGoal::Most => {
                let [south, north] = self.score(state);
                match south.cmp(&north) {
                    std::cmp::Ordering::Greater => Some(Side::South),
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Less => Some(Side::North),
                }
            }
        };
        let why = EndReason::NoMove(side);
        state.over = Some(Over { why, winner });
    }

    /// Seeds of both, in rows and stores.
    pub(super) fn score(&self, state: &State) -> [i16; 2] {
        Side::BOTH.map(|side| {
            let cells = self.rows(side).chain([self.store(side)]);
            cells.map(|cell| i16::from(state.at(cell))).sum()
        })
    }

    /// A player puts the own seeds as the counts say.
    pub(super) fn arrange<O: Observer>(&self, state: &mut State, counts: &[u8], watch: &mut O) {
        let by = state.side;
        for (cell, &seeds) in self.rows(by).zip(counts) {
            *state.cell(cell) = seeds;
        }
        state.marks.arrange[by] = false;
        state.side = if state.marks.arrange[!by] {
            !by
        } else {
            Side::South
        };
        if O::WATCHING {
            let heap = |cell| (self.board.place(cell), Heap::Seeds(state.at(cell).into()));
            let houses = self.rows(by).map(heap).collect();
            watch.see(Event::Arrange { by, houses });
        }
        self.settle(state);
    }
}
