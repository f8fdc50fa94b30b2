//! A position of the general machine: the state, and the states that could come back.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;

use super::arrange;
use super::bao::Bao;
use super::board::Board;
use super::choice::Start;
use super::door::{Ceded, Data, Play, RoundBoard, Territory};
use super::ending::Unlisted;
use super::laws::{Laws, Repetition};
use super::machine::Machine;
use super::state::{Mark, Marks, State, has};
use super::two::Round;
use crate::Side;
use crate::counts::{Leaves, Outcomes, PLIES_MAX};
use crate::error::PlayError;
use crate::event::{Event, Observer};
use crate::moves::{Directed, Move};
use crate::outcome::Outcome;
use crate::place::Place;
use crate::properties::Properties;
use crate::random::Random;
use crate::ruleset::RuleSet;
use crate::turn_change::TurnChange;

/// A position of a game that the general machine plays.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    pub(super) game: Arc<Compiled>,
    pub(super) state: State,
    pub(super) past: Vec<State>,
}

/// The rules of a game and its machine.
#[derive(Debug)]
pub(crate) struct Compiled {
    pub(super) rules: RuleSet,
    pub(super) machine: Machine,
    pub(super) properties: Properties,
}

/// The game after a move.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Then {
    /// It goes on, if the rules let it.
    Goes,
    /// It is over, as the position has come back.
    Ends,
}

impl Compiled {
    pub(super) fn new(rules: &RuleSet, laws: &Laws, round: Round) -> Arc<Compiled> {
        Arc::new(Compiled {
            rules: *rules,
            machine: Machine::new(laws, round).prepared(),
            properties: Properties::of_general(laws),
        })
    }
}

impl Position {
    /// The start of a game.
    pub(crate) fn start(rules: &RuleSet, laws: &Laws) -> Position {
        Position::start_of(Compiled::new(rules, laws, Round::FIRST), |_| {})
    }

    /// The start of a further round.
    pub(crate) fn start_round(rules: &RuleSet, laws: &Laws, begin: &RoundBoard) -> Position {
        let houses = u32::from(laws.houses());
        let burnt = Side::BOTH.map(|side| begin.burnt[side].bits());
        let round = Round {
            burnt: burnt[0] | burnt[1] << houses,
            starter: begin.starter,
            ceded: begin.ceded,
        };
        Position::start_of(Compiled::new(rules, laws, round), |state| {
            let Some((rows, stores)) = begin.seeds else {
                return;
            };
            let houses = usize::from(laws.houses());
            for side in Side::BOTH {
                for (house, seeds) in rows[side].into_iter().take(houses).enumerate() {
                    *state.cell(side.index() * houses + house) = seeds as u8;
                }
                *state.cell(2 * houses + side.index()) = stores[side] as u8;
            }
        })
    }

    fn start_of(mut game: Arc<Compiled>, fill: impl FnOnce(&mut State)) -> Position {
        let mut state = game.machine.start();
        fill(&mut state);
        if let Some(game) = Arc::get_mut(&mut game) {
            game.machine.set_total(game.rules.seeds_total());
        }
        if !Machine::is_arranging(&state) {
            game.machine.settle(&mut state);
        }
        Position {
            game,
            state,
            past: Vec::new(),
        }
    }

    /// Seeds in the houses of the player to move.
    fn own_seeds(&self) -> u8 {
        let cells = self.game.machine.row(self.state.side);
        cells.map(|cell| self.state.at(cell)).sum()
    }

    /// Plays a move, and tells everything.
    fn watched<O: Observer>(&mut self, mv: Move, watch: &mut O) -> Result<(), PlayError> {
        self.watched_to(mv, Then::Goes, watch)
    }

    fn watched_to<O: Observer>(
        &mut self,
        mv: Move,
        then: Then,
        watch: &mut O,
    ) -> Result<(), PlayError> {
        self.check(mv)?;
        let game = Arc::clone(&self.game);
        let before = self.state;
        let change = if let (Move::Arrange(arranged), Machine::Four(four)) = (mv, &game.machine) {
            four.arrange(&mut self.state, arranged.counts(), watch);
            TurnChange::default()
        } else {
            let start = game.machine.check(&before, directed(mv))?;
            game.machine.play(&mut self.state, start, watch)
        };
        if game.machine.repetition() != Repetition::Off {
            self.remember(&before, watch);
        }
        if then == Then::Ends && self.state.over.is_none() {
            game.machine.finish_repeated(&mut self.state, watch);
        }
        game.machine
            .announce(before.side, &self.state, change, watch);
        Ok(())
    }

    /// Remembers the position before a ply, and ends the game if this one has come back.
    fn remember<O: Observer>(&mut self, before: &State, watch: &mut O) {
        if self.could_return(before, &self.state) {
            self.past.push(*before);
        } else {
            self.past.clear();
        }
        let game = Arc::clone(&self.game);
        game.machine
            .end_if_repeated(&mut self.state, &self.past, watch);
    }

    /// Plays one random move; whether there was one.
    fn step(&mut self, random: &mut Random) -> bool {
        if self.is_arranging() {
            let mv = self.random_move(random);
            return mv.is_some_and(|mv| self.watched(mv, &mut ()).is_ok());
        }
        let game = Arc::clone(&self.game);
        let Some(start) = game.machine.random(&self.state, random) else {
            return false;
        };
        let before = self.state;
        game.machine.play(&mut self.state, start, &mut ());
        if game.machine.repetition() != Repetition::Off {
            self.remember(&before, &mut ());
        }
        true
    }
}

impl Play for Position {
    fn data(&self) -> Data<'_> {
        Data {
            rules: &self.game.rules,
            state: &self.state,
            past: &self.past,
            ceded: Ceded(self.game.machine.ceded()),
        }
    }

    fn starts(&self, house: Place) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.state.over.is_none() && !self.is_arranging() {
            self.each_move(&mut |mv| {
                moves.extend((mv.source(self.state.side) == Some(house)).then_some(mv));
                ControlFlow::Continue(())
            });
        }
        moves
    }

    fn mark(&self, house: Place) -> Option<Mark> {
        let side = house.side();
        let cell = self.board().cell(house);
        let marks = &self.state.marks;
        let held = self.state.holder(cell).map(Mark::Held);
        let locked = has(marks.locked, cell).then_some(Mark::Locked);
        let bound = (usize::from(marks.bound) == cell).then_some(Mark::Bound);
        let own = (marks.house[side] && cell == Bao::house(side)).then_some(Mark::House);
        let ceded = has(self.game.machine.ceded(), cell).then_some(Mark::Owned(!side));
        held.or(ceded).or(locked).or(bound).or(own)
    }

    fn boxed(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }

    fn properties(&self) -> &Properties {
        &self.game.properties
    }

    fn board(&self) -> Board {
        self.game.machine.board()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.machine.outcome(&self.state)
    }

    fn score(&self) -> [i16; 2] {
        self.game.machine.score(&self.state)
    }

    fn margin(&self) -> i16 {
        if self.game.machine.counts() {
            let [south, north] = self.score();
            return south - north;
        }
        match self.outcome().and_then(|outcome| outcome.winner) {
            None => 0,
            Some(Side::South) => 1,
            Some(Side::North) => -1,
        }
    }

    fn is_arranging(&self) -> bool {
        Machine::is_arranging(&self.state)
    }

    fn must_feed(&self) -> bool {
        self.game.machine.must_feed(&self.state)
    }

    fn owner(&self, place: Place) -> Side {
        let owner = self.game.machine.owner(self.board().cell(place));
        owner.unwrap_or(place.side())
    }

    fn has_ceded(&self) -> bool {
        self.game.machine.ceded() != 0
    }

    fn seeds_won(&self) -> [u16; 2] {
        self.seeds_owned()
    }

    fn territory(&self) -> Option<Territory> {
        self.next_territory()
    }

    fn playable(&self, side: Side) -> u32 {
        if self.state.over.is_some() || self.is_arranging() {
            return 0;
        }
        self.game.machine.playable(&self.state, side)
    }

    fn each_move(&self, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) {
        if self.is_arranging() {
            arrange::each(self.own_seeds(), self.board().houses(), visit);
            return;
        }
        // It does not matter how the listing ended.
        let _ = self.game.machine.each_start(&self.state, |start| {
            visit(self.game.machine.to_move(&self.state, start))
        });
    }

    fn count_moves(&self) -> u128 {
        if self.is_arranging() {
            return arrange::count(self.own_seeds(), self.board().houses());
        }
        self.game.machine.count(&self.state)
    }

    fn check(&self, mv: Move) -> Result<(), PlayError> {
        if self.state.over.is_some() {
            return Err(PlayError::Over);
        }
        match (mv, self.is_arranging()) {
            (Move::Arrange(arranged), true) => {
                arrange::check(arranged, self.own_seeds(), self.board().houses())
            }
            (_, true) => Err(wrong_form(mv, "an arrangement such as `=4.4.0.0…`")),
            (Move::House(_) | Move::Directed(_), false) => {
                let directed = directed(mv);
                self.game.machine.check(&self.state, directed).map(drop)
            }
            (Move::Fruit(_) | Move::Swap | Move::Both(..) | Move::Arrange(_), false) => Err(
                wrong_form(mv, "a house, with an arrow where the direction is open"),
            ),
        }
    }

    fn perft(&self, depth: u32, leaves: Leaves) -> u128 {
        let machine = &self.game.machine;
        if depth == 0 {
            return 1;
        }
        if self.is_arranging() || machine.repetition() != Repetition::Off {
            if depth == 1 {
                return self.count_moves();
            }
            let mut count = 0;
            self.each_move(&mut |mv| {
                let mut after = self.clone();
                after.watched(mv, &mut ()).expect("listed moves are legal");
                count += after.perft(depth - 1, leaves);
                ControlFlow::Continue(())
            });
            return count;
        }
        count(machine, &self.state, depth, leaves)
    }

    fn random_move(&self, random: &mut Random) -> Option<Move> {
        if self.is_arranging() {
            return Some(arrange::random(
                self.own_seeds(),
                self.board().houses(),
                random,
            ));
        }
        let machine = &self.game.machine;
        let start = machine.random(&self.state, random)?;
        Some(machine.to_move(&self.state, start))
    }

    fn playouts(&self, games: u64, random: &mut Random) -> Outcomes {
        let mut outcomes = Outcomes::default();
        for _ in 0..games {
            let mut position = self.clone();
            let mut plies = 0;
            while plies < PLIES_MAX && position.step(random) {
                plies += 1;
            }
            outcomes.games += 1;
            outcomes.plies += u64::from(plies);
            match position.outcome().map(|outcome| outcome.winner) {
                None => outcomes.unfinished += 1,
                Some(None) => outcomes.drawn += 1,
                Some(Some(side)) => outcomes.won[side] += 1,
            }
        }
        outcomes
    }

    fn play(&mut self, mv: Move, events: Option<&mut Vec<Event>>) -> Result<(), PlayError> {
        match events {
            Some(events) => self.watched(mv, events),
            None => self.watched(mv, &mut ()),
        }
    }

    fn play_last(&mut self, mv: Move, events: &mut Vec<Event>) -> Result<(), PlayError> {
        self.watched_to(mv, Then::Ends, events)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_text(f)
    }

    fn each_branch(
        &self,
        state: &State,
        visit: &mut dyn FnMut(Start, &State) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.game.machine.each_child(state, visit)
    }

    fn outcome_at(&self, state: &State) -> Option<Outcome> {
        self.game.machine.outcome(state)
    }

    fn score_at(&self, state: &State) -> [i16; 2] {
        self.game.machine.score(state)
    }

    fn move_at(&self, state: &State, start: Start) -> Move {
        self.game.machine.to_move(state, start)
    }

    fn could_return(&self, before: &State, after: &State) -> bool {
        let stores = Side::BOTH.map(|side| self.board().cell(Place::Store(side)));
        let banked = |state: &State| stores.map(|cell| state.at(cell));
        banked(before) == banked(after) && before.marks == after.marks
    }

    fn each_ending(&self, seeds: u8, visit: &mut dyn FnMut(&State)) -> Result<(), Unlisted> {
        self.game.machine.each_ending(seeds, visit)
    }

    fn plain(&self, state: &State) -> State {
        self.game.machine.plain(state)
    }

    fn is_told_by_seeds(&self) -> bool {
        let machine = &self.game.machine;
        let plain = Marks {
            turns: machine.turns_max(),
            ..Marks::NONE
        };
        self.state.marks == plain && machine.ceded() == 0 && self.past.is_empty()
    }

    fn settle(&self, state: &mut State) {
        self.game.machine.settle(state);
    }

    fn end_if_repeated(&self, state: &mut State, past: &[State]) {
        self.game.machine.end_if_repeated(state, past, &mut ());
    }
}

/// Leaves below a state.
fn count(machine: &Machine, state: &State, depth: u32, leaves: Leaves) -> u128 {
    if depth == 1 && leaves == Leaves::Counted {
        return machine.count(state);
    }
    let mut nodes = 0;
    let _ = machine.each_child::<()>(state, |_, after| {
        if depth == 1 {
            // The leaves have to be made, not only counted, to be a measure of anything.
            std::hint::black_box(after);
            nodes += 1;
        } else {
            nodes += count(machine, after, depth - 1, leaves);
        }
        ControlFlow::Continue(())
    });
    nodes
}

/// The general form of a move.
fn directed(mv: Move) -> Directed {
    match mv {
        Move::Directed(directed) => directed,
        Move::House(house) => Directed::house(house),
        Move::Fruit(_) | Move::Swap | Move::Both(..) | Move::Arrange(_) => {
            // Refused by its form before; no board has this house.
            Directed::house(u8::MAX)
        }
    }
}

fn wrong_form(mv: Move, expected: &'static str) -> PlayError {
    PlayError::WrongForm {
        text: mv.text(Side::South),
        expected,
    }
}
