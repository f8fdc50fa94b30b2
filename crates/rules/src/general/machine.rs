//! The general machine: one face for the three kinds of board.

use std::ops::ControlFlow;

use super::bao::Bao;
use super::board::Board;
use super::choice::Start;
use super::four::Four;
use super::laws::{Goal, Laws, Repetition};
use super::state::{Over, State, Way};
use super::two::{CCW, Round, Two};
use crate::Side;
use crate::error::PlayError;
use crate::event::{Event, Observer};
use crate::houses::Houses;
use crate::moves::{ACROSS, Directed, Move};
use crate::outcome::{EndReason, Outcome};
use crate::place::Place;
use crate::random::Random;
use crate::turn_change::TurnChange;

/// The laws of one game, compiled.
#[derive(Clone, Debug)]
pub(crate) enum Machine {
    Two(Box<Two>),
    Four(Box<Four>),
    Bao(Box<Bao>),
}

/// Runs the same code on whichever board a machine has.
macro_rules! on_board {
    ($machine:expr, $board:ident => $body:expr) => {
        match $machine {
            Machine::Two($board) => $body,
            Machine::Four($board) => $body,
            Machine::Bao($board) => $body,
        }
    };
}

impl Machine {
    pub(crate) fn new(laws: &Laws, round: Round) -> Machine {
        match laws {
            Laws::Two(laws) => Machine::Two(Box::new(Two::new(laws, round))),
            Laws::Four(laws) => Machine::Four(Box::new(Four::new(laws))),
            Laws::Bao(laws) => Machine::Bao(Box::new(Bao::new(*laws))),
        }
    }

    pub(crate) fn board(&self) -> Board {
        on_board!(self, board => board.board)
    }

    /// The start of a game.
    pub(super) fn start(&self) -> State {
        on_board!(self, board => board.start())
    }

    /// Works out what a machine that is going to play needs, and one that is only asked does not.
    #[must_use]
    pub(super) fn prepared(mut self) -> Machine {
        if let Machine::Two(two) = &mut self {
            two.prepare();
        }
        self
    }

    /// Tells the number of seeds in the game, where it is not that of its start.
    pub(super) fn set_total(&mut self, seeds: u16) {
        if let Machine::Two(two) = self {
            two.total = seeds;
        }
    }

    /// The player who owns a house; `None` for a store.
    pub(super) fn owner(&self, cell: usize) -> Option<Side> {
        let owns = |&side: &Side| match self {
            Machine::Two(two) => two.owns(side, cell),
            Machine::Four(_) | Machine::Bao(_) => self.row(side).contains(&cell),
        };
        Side::BOTH.into_iter().find(owns)
    }

    /// Houses that belong to the player across the board, a bit for each cell.
    pub(super) fn ceded(&self) -> u32 {
        match self {
            Machine::Two(two) => two.round.ceded,
            Machine::Four(_) | Machine::Bao(_) => 0,
        }
    }

    /// The cells on a player's side of the board.
    pub(super) fn row(&self, side: Side) -> std::ops::Range<usize> {
        let houses = usize::from(self.board().houses());
        side.index() * houses..(side.index() + 1) * houses
    }

    /// Turns that a rule of this game looks at.
    pub(super) fn turns_max(&self) -> u8 {
        match self {
            Machine::Two(two) => two.turns_max,
            Machine::Four(four) => four.turns_max,
            Machine::Bao(_) => 0,
        }
    }

    /// The points of both.
    pub(super) fn score(&self, state: &State) -> [i16; 2] {
        match self {
            Machine::Two(two) => two.score(state),
            Machine::Four(four) => four.score(state),
            Machine::Bao(_) => Bao::score(state),
        }
    }

    /// Whether points decide the game.
    pub(super) fn counts(&self) -> bool {
        match self {
            Machine::Two(two) => two.laws.goal == Goal::Most,
            Machine::Four(four) => four.laws.goal == super::laws::FourGoal::Most,
            Machine::Bao(_) => false,
        }
    }

    /// The outcome; `None` while the game goes on.
    pub(super) fn outcome(&self, state: &State) -> Option<Outcome> {
        let over = state.over?;
        Some(Outcome {
            winner: over.winner,
            score: self.score(state),
            why: over.why,
        })
    }

    /// The winner of a finished game as its board tells it: by points, or where they do not decide,
    /// the player whose opponent has lost by what can be seen. A turn that would never end, or a
    /// position that came back, may have decided otherwise.
    pub(super) fn winner_told(&self, state: &State) -> Option<Side> {
        if self.counts() {
            let [south, north] = self.score(state);
            return match south.cmp(&north) {
                std::cmp::Ordering::Greater => Some(Side::South),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Less => Some(Side::North),
            };
        }
        let has_lost = match self {
            Machine::Two(two) if two.laws.goal != Goal::Immobilise => {
                return two.winner_at_rest(state);
            }
            Machine::Bao(_) => Side::BOTH.map(|side| Bao::is_front_empty(state, side)),
            Machine::Two(_) | Machine::Four(_) => [false; 2],
        };
        let is_stuck = |side: Side| {
            let mut state = *state;
            state.over = None;
            state.side = side;
            self.settle(&mut state);
            state.over.is_some()
        };
        let has_lost = match has_lost {
            [false, false] => Side::BOTH.map(is_stuck),
            seen => seen,
        };
        match has_lost {
            [false, true] => Some(Side::South),
            [true, false] => Some(Side::North),
            [true, true] | [false, false] => None,
        }
    }

    /// Ends the game, or passes, if the player to move in a position that was set up cannot move.
    pub(super) fn settle(&self, state: &mut State) {
        on_board!(self, board => board.settle(state));
    }

    /// Whether the player to move arranges the own seeds.
    pub(super) fn is_arranging(state: &State) -> bool {
        state.over.is_none() && state.marks.arrange[state.side]
    }

    /// Calls `visit` with each legal start, in a fixed order, until it breaks.
    pub(super) fn each_start<B>(
        &self,
        state: &State,
        mut visit: impl FnMut(Start) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match self {
            Machine::Two(two) => {
                for (house, dir) in two.starts(state).iter() {
                    visit(Start::new(two.cell_of(state.side, house), dir))?;
                }
                ControlFlow::Continue(())
            }
            Machine::Four(four) => four.each_child(state, |start, _| visit(start)),
            Machine::Bao(bao) => bao.each_child(state, |start, _| visit(start)),
        }
    }

    /// Calls `visit` with each legal start and the state after it, in the same order.
    pub(super) fn each_child<B>(
        &self,
        state: &State,
        mut visit: impl FnMut(Start, &State) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match self {
            Machine::Two(two) => {
                for (house, dir) in two.starts(state).iter() {
                    let mut after = *state;
                    two.play(&mut after, house, dir, &mut ());
                    visit(Start::new(two.cell_of(state.side, house), dir), &after)?;
                }
                ControlFlow::Continue(())
            }
            Machine::Four(four) => four.each_child(state, visit),
            Machine::Bao(bao) => bao.each_child(state, visit),
        }
    }

    /// The number of legal starts.
    pub(super) fn count(&self, state: &State) -> u128 {
        if let Machine::Two(two) = self {
            return two.starts(state).0.count_ones().into();
        }
        let mut count = 0;
        let _ = self.each_child::<()>(state, |_, _| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Plays a legal start.
    pub(super) fn play<O: Observer>(
        &self,
        state: &mut State,
        start: Start,
        watch: &mut O,
    ) -> TurnChange {
        match self {
            Machine::Two(two) => {
                let house = two.number_of(state.side, start.cell);
                let change = two.play(state, house, start.dir, watch);
                change.unwrap_or_default()
            }
            Machine::Four(four) => {
                four.play(state, start, watch);
                TurnChange::default()
            }
            Machine::Bao(bao) => {
                bao.play(state, start, watch);
                TurnChange::default()
            }
        }
    }

    /// Reports the effect of a ply on the turn, and the end of the game.
    pub(super) fn announce<O: Observer>(
        &self,
        mover: Side,
        state: &State,
        change: TurnChange,
        watch: &mut O,
    ) {
        if !O::WATCHING {
            return;
        }
        if let Some(outcome) = self.outcome(state) {
            let why = outcome.why;
            watch.see(Event::End { why, outcome });
            return;
        }
        change.announce(mover, state.side, self.must_feed(state), watch);
    }

    /// Whether the player to move has to give the opponent seeds.
    pub(super) fn must_feed(&self, state: &State) -> bool {
        match self {
            Machine::Two(two) => two.must_feed(state),
            Machine::Four(_) | Machine::Bao(_) => false,
        }
    }

    /// The law for a position that comes back.
    pub(super) fn repetition(&self) -> Repetition {
        match self {
            Machine::Two(two) => two.laws.repetition,
            Machine::Four(_) | Machine::Bao(_) => Repetition::Off,
        }
    }

    /// Ends the game if its position has come back; `past` holds those that could.
    pub(super) fn end_if_repeated<O: Observer>(
        &self,
        state: &mut State,
        past: &[State],
        watch: &mut O,
    ) {
        let times = match self.repetition() {
            Repetition::Off => return,
            Repetition::OwnSide | Repetition::Split => 1,
            Repetition::Threefold => 2,
        };
        if state.over.is_some() || past.iter().filter(|old| *old == state).count() < times {
            return;
        }
        self.finish_repeated(state, watch);
    }

    /// Ends a game whose position has come back. On four rows points are counted where they are the
    /// goal; else nobody has won.
    pub(super) fn finish_repeated<O: Observer>(&self, state: &mut State, watch: &mut O) {
        let winner = match self {
            Machine::Two(two) => return two.finish_repeated(state, watch),
            Machine::Four(_) if self.counts() => self.winner_told(state),
            Machine::Four(_) | Machine::Bao(_) => None,
        };
        let why = EndReason::Repetition;
        state.over = Some(Over { why, winner });
    }

    /// A random legal start; `None` if there is none.
    pub(super) fn random(&self, state: &State, random: &mut Random) -> Option<Start> {
        let mut starts = Vec::with_capacity(24);
        let _ = self.each_start::<()>(state, |start| {
            starts.push(start);
            ControlFlow::Continue(())
        });
        random.pick(&starts).copied()
    }

    /// Houses on a player's side of the board that hold a legal start, a bit for each.
    pub(super) fn playable(&self, state: &State, side: Side) -> u32 {
        let row = self.row(side);
        let mut houses = 0;
        let _ = self.each_start::<()>(state, |start| {
            if row.contains(&start.cell) {
                houses |= 1 << (start.cell - row.start);
            }
            ControlFlow::Continue(())
        });
        houses
    }

    /// The public form of a start.
    pub(super) fn to_move(&self, state: &State, start: Start) -> Move {
        let house = match self.board().place(start.cell) {
            Place::House(side, house) if side == state.side => house,
            Place::House(_, house) => house | ACROSS,
            Place::Store(_) | Place::Won(_) => unreachable!("nothing starts in a store"),
        };
        let way = self.shows_way(state, start).then(|| self.way(start));
        if way.is_none() && !start.on && start.answers.is_empty() {
            return Move::House(house);
        }
        Move::Directed(Directed {
            house,
            way,
            on: start.on,
            answers: start.answers,
        })
    }

    /// Whether a start is written with its arrow.
    fn shows_way(&self, state: &State, start: Start) -> bool {
        match self {
            Machine::Two(two) => two.chooses(state, start.cell),
            Machine::Four(four) => four.shows_way(start.dir),
            Machine::Bao(_) => true,
        }
    }

    /// The way of a start, as its owner sees it.
    fn way(&self, start: Start) -> Way {
        let board = self.board();
        let house = start.cell % usize::from(board.houses());
        match self {
            Machine::Bao(_) => {
                if start.dir == Bao::direction(start.cell, true) {
                    Way::Right
                } else {
                    Way::Left
                }
            }
            Machine::Two(_) | Machine::Four(_) => {
                let with = board.counterclockwise(house as u8);
                if start.dir == CCW {
                    with
                } else {
                    with.turned()
                }
            }
        }
    }

    /// The start that a move means, legal or not: nothing but its form is looked at.
    fn start_of(&self, state: &State, directed: Directed) -> Result<Start, PlayError> {
        let houses = self.board().houses();
        let (row, house) = match Place::of_move(state.side, directed.house) {
            Place::House(row, house) => (row, house),
            Place::Store(_) | Place::Won(_) => unreachable!("a move starts in a house"),
        };
        let letter = |house| Place::House(row, house).letter();
        if house >= houses {
            return Err(PlayError::NoSuchHouse {
                house: letter(house.min(25)),
                first: letter(0),
                last: letter(houses - 1),
            });
        }
        let cell = self.row(row).start + usize::from(house);
        let dirs = [0, 1].map(|dir| Start {
            on: directed.on,
            answers: directed.answers,
            ..Start::new(cell, dir)
        });
        let found = match directed.way {
            Some(way) => dirs.into_iter().find(|&start| self.way(start) == way),
            None => dirs
                .into_iter()
                .find(|&start| !self.shows_way(state, start)),
        };
        let written = directed.way.is_some();
        let found = match self {
            Machine::Two(two) if !written => {
                let dir = two.direction(state, cell);
                dir.map(|dir| Start::new(cell, dir))
            }
            Machine::Two(_) | Machine::Four(_) | Machine::Bao(_) => found,
        };
        match found {
            // An arrow is written where there is a choice, and nowhere else.
            Some(start) if written == self.shows_way(state, start) => Ok(start),
            Some(_) => Err(PlayError::Arrow {
                house: letter(house),
                needs: false,
            }),
            None => Err(PlayError::Arrow {
                house: letter(house),
                needs: true,
            }),
        }
    }

    /// The legal start that a move means.
    pub(super) fn check(&self, state: &State, directed: Directed) -> Result<Start, PlayError> {
        let start = match self.start_of(state, directed) {
            // An arrow is asked for only where one would help.
            Err(arrow @ PlayError::Arrow { needs: true, .. }) => {
                let Place::House(row, house) = Place::of_move(state.side, directed.house) else {
                    return Err(arrow);
                };
                let start = Start::new(self.row(row).start + usize::from(house), 0);
                let is_start = self.playable(state, row) >> house & 1 == 1;
                return Err(if is_start {
                    arrow
                } else {
                    self.refusal(state, start)
                });
            }
            start => start?,
        };
        let mut legal = None;
        let _ = self.each_start(state, |known| {
            if known == start {
                legal = Some(known);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        legal.ok_or_else(|| self.refusal(state, start))
    }

    /// The reason why a start is not legal.
    fn refusal(&self, state: &State, start: Start) -> PlayError {
        let side = state.side;
        let house = self.board().place(start.cell).letter();
        if self.owner(start.cell) != Some(side) {
            return PlayError::NotYourSide {
                house,
                to_move: side,
            };
        }
        if state.is_closed(start.cell) {
            return PlayError::BurntHouse { house };
        }
        if state.at(start.cell) == 0 {
            return PlayError::EmptyHouse { house };
        }
        if state.is_held(start.cell) {
            return PlayError::HeldHouse { house };
        }
        let playable = |row: Side| Houses::from_bits(self.playable(state, row)).places(row);
        let letters = [side, !side].into_iter().flat_map(playable);
        let letters: Vec<String> = letters.map(|place| place.to_string()).collect();
        let letters = letters.join(", ");
        if self.must_feed(state) {
            return PlayError::MustFeed {
                house,
                playable: letters,
            };
        }
        PlayError::NotByRule {
            house,
            playable: letters,
        }
    }
}
