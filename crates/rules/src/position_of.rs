//! A position on one machine: state, the positions that could come back, and an opening under
//! way.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use crate::Side;
use crate::cells::{Cells as _, Small};
use crate::error::PlayError;
use crate::event::Observer;
use crate::laws::Opening as OpeningLaw;
use crate::machine::{Choice, Choices, Machine};
use crate::moves::Move;
use crate::opening::Opening;
use crate::ruleset::RuleSet;
use crate::state::State;

/// The content of a [`Position`](crate::Position), over one layout of the board. Search works on
/// this.
#[derive(Clone, Debug)]
pub struct PositionOf<C: Choices> {
    pub(crate) machine: Arc<Machine<C>>,
    pub(crate) state: State<C>,
    pub(crate) past: Vec<State<C>>,
    pub(crate) opening: Option<Opening>,
}

/// Machines are compiled from the rules and the burnt houses alone.
impl<C: Choices> PartialEq for PositionOf<C> {
    fn eq(&self, other: &PositionOf<C>) -> bool {
        let of = |position: &PositionOf<C>| (*position.machine.rules(), position.machine.burnt());
        of(self) == of(other)
            && self.state == other.state
            && self.past == other.past
            && self.opening == other.opening
    }
}

impl<C: Choices> Eq for PositionOf<C> {}

impl<C: Choices> Hash for PositionOf<C> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (*self.machine.rules(), self.machine.burnt()).hash(state);
        (&self.state, &self.past, &self.opening).hash(state);
    }
}

/// The player or players who have to choose.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum ToMove {
    /// One player.
    One(Side),
    /// Both, without knowing the other's choice.
    Both,
    /// Neither: the game, or the round, is over.
    Nobody,
}

impl<C: Choices> PositionOf<C> {
    pub(crate) fn start(rules: &RuleSet) -> PositionOf<C> {
        let machine = Machine::compiled(rules, 0);
        let state = machine.start();
        PositionOf::new(machine, state)
    }

    /// The position at the beginning of a round.
    pub(crate) fn new(machine: Arc<Machine<C>>, mut state: State<C>) -> PositionOf<C> {
        let together = machine.laws().opening == OpeningLaw::Simultaneous && state.over.is_none();
        let opening = together.then(|| Opening::new(state.side));
        if together {
            state.side = Opening::SIDE;
        }
        PositionOf {
            machine,
            state,
            past: Vec::new(),
            opening,
        }
    }

    /// Whether the board and its seeds have room in the smallest layout.
    pub(crate) fn is_small(&self) -> bool {
        let houses = usize::from(self.machine.rules().houses());
        !C::FRUIT && 2 * houses + 2 <= Small::LANES && self.state.total <= Small::PIECES_MAX
    }

    /// The same position over another layout, which must have room for it.
    pub(crate) fn laid_out<D: Choices>(&self) -> PositionOf<D> {
        let ring = self.machine.shape().ring();
        PositionOf {
            machine: Machine::compiled(self.machine.rules(), self.machine.burnt()),
            state: self.state.laid_out(ring),
            past: self.past.iter().map(|it| it.laid_out(ring)).collect(),
            opening: self.opening,
        }
    }

    /// The compiled rules.
    pub fn machine(&self) -> &Machine<C> {
        &self.machine
    }

    /// The present moment.
    pub fn state(&self) -> &State<C> {
        &self.state
    }

    /// The moments since something was last won, oldest first; empty in games where nothing
    /// comes back.
    pub fn past(&self) -> &[State<C>] {
        &self.past
    }

    /// The player or players who have to choose.
    pub fn to_move(&self) -> ToMove {
        if self.state.over.is_some() {
            return ToMove::Nobody;
        }
        match &self.opening {
            None => ToMove::One(self.state.side),
            Some(opening) => match Side::BOTH.map(|side| opening.is_choosing(side)) {
                [true, false] => ToMove::One(Side::South),
                [false, true] => ToMove::One(Side::North),
                _ => ToMove::Both,
            },
        }
    }

    /// The state in which a player chooses, as the machine wants it.
    fn chooser(&self, side: Side) -> State<C> {
        State { side, ..self.state }
    }

    /// Checks a move without playing it.
    pub(crate) fn check(&self, mv: Move) -> Result<(), PlayError> {
        match (self.to_move(), mv) {
            (ToMove::Both, Move::Both(south, north)) => {
                self.choice_of(Side::South, Move::House(south))?;
                self.choice_of(Side::North, Move::House(north)).map(drop)
            }
            (ToMove::Both, mv) => Err(PlayError::WrongForm {
                text: mv.text(Side::South),
                expected: "both choices, South's and North's, such as `C/f`",
            }),
            (ToMove::One(_) | ToMove::Nobody, mv) => self.choice(mv).map(drop),
        }
    }

    /// Turns a move into a legal choice of the one player who has to choose.
    fn choice(&self, mv: Move) -> Result<C::Choice, PlayError> {
        match (self.to_move(), mv) {
            (ToMove::One(_), Move::Both(..)) => Err(PlayError::WrongForm {
                text: mv.text(Side::South),
                expected: "one house; only one player chooses now",
            }),
            (ToMove::One(side), mv) => self.choice_of(side, mv),
            (ToMove::Both | ToMove::Nobody, _) => Err(PlayError::Over),
        }
    }

    /// Turns a move into a legal choice of a player.
    fn choice_of(&self, side: Side, mv: Move) -> Result<C::Choice, PlayError> {
        C::check(&self.machine, &self.chooser(side), mv)
    }

    /// Plays a move; on error nothing has changed.
    pub(crate) fn play<O: Observer>(&mut self, mv: Move, watch: &mut O) -> Result<(), PlayError> {
        if self.opening.is_some() {
            self.check(mv)?;
            self.play_opening(mv, watch);
        } else {
            let choice = self.choice(mv)?;
            self.play_choice(choice, watch);
        }
        Ok(())
    }

    fn play_opening<O: Observer>(&mut self, mv: Move, watch: &mut O) {
        let houses = match (mv, self.to_move()) {
            (Move::Both(south, north), _) => [Some(south), Some(north)],
            (Move::House(house), ToMove::One(Side::South)) => [Some(house), None],
            (Move::House(house), _) => [None, Some(house)],
            (Move::Fruit(_) | Move::Swap | Move::Directed(_) | Move::Arrange(_), _) => {
                unreachable!("checked before")
            }
        };
        let opening = self.opening.as_mut().expect("called during an opening");
        if opening.play(&self.machine, &mut self.state, houses, watch) {
            self.opening = None;
        } else {
            self.state.side = Opening::SIDE;
        }
    }

    /// Plays a legal choice and looks after positions that come back.
    pub fn play_choice<O: Observer>(&mut self, choice: C::Choice, watch: &mut O) {
        let before = self.state;
        let change = self.machine.play(&mut self.state, choice, watch);
        if self.machine.remembers() {
            if self.machine.is_irreversible(&before, &self.state) {
                self.past.clear();
            } else {
                self.past.push(before);
            }
            self.machine
                .end_if_repeated(&mut self.state, &self.past, watch);
        }
        self.machine
            .announce(before.side, &self.state, change, watch);
    }

    /// Calls `visit` with each legal move, in a fixed order.
    pub(crate) fn each_move(&self, visit: &mut dyn FnMut(Move) -> std::ops::ControlFlow<()>) {
        let houses = |side| {
            self.machine
                .choices(&self.chooser(side))
                .into_iter()
                .map(Choice::to_move)
        };
        match self.to_move() {
            ToMove::Nobody => {}
            ToMove::One(side) => {
                // It does not matter how the listing ended.
                let _ = C::each(&self.machine, &self.chooser(side), |choice| {
                    visit(choice.to_move())
                });
            }
            ToMove::Both => {
                for south in houses(Side::South) {
                    for north in houses(Side::North) {
                        if let (Move::House(south), Move::House(north)) = (south, north)
                            && visit(Move::Both(south, north)).is_break()
                        {
                            return;
                        }
                    }
                }
            }
        }
    }

    /// The number of legal moves.
    pub(crate) fn count_moves(&self) -> u128 {
        let count = |side| C::count_choices(&self.machine, &self.chooser(side));
        match self.to_move() {
            ToMove::Nobody => 0,
            ToMove::One(side) => count(side),
            ToMove::Both => count(Side::South) * count(Side::North),
        }
    }

    /// Houses a player could choose now, a bit for each; none if it is not the player's choice.
    pub(crate) fn playable(&self, side: Side) -> u32 {
        let chooses = match self.to_move() {
            ToMove::One(one) => one == side,
            ToMove::Both => true,
            ToMove::Nobody => false,
        };
        if !chooses {
            return 0;
        }
        C::playable(&self.machine, &self.chooser(side))
    }
}

impl<C: Choices> PositionOf<C> {
    /// Makes a player begin a fresh round.
    pub(crate) fn begin_with(&mut self, starter: Side) {
        self.state.side = starter;
        if let Some(opening) = &mut self.opening {
            opening.first = starter;
        }
    }
}
