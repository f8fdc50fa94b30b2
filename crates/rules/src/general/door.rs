//! The way into the general machine: one trait for its games, one for their positions.
//!
//! Nothing else of the crate names the machine, so that a program may do without it at first and
//! fetch it when somebody asks for such a game: the page does. A program with the feature `family`
//! has it from the start.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;
#[cfg(not(feature = "family"))]
use std::sync::OnceLock;

use super::board::Board;
use super::choice::Start;
use super::ending::Unlisted;
use super::laws::Laws;
use super::state::{Mark, State};
use crate::catalogue::Game;
use crate::counts::{Leaves, Outcomes};
use crate::error::{PlayError, RuleSetError, SetupError};
use crate::event::Event;
use crate::heap::Heap;
use crate::houses::Houses;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::place::{HOUSES_MAX, Place};
use crate::position_of::ToMove;
use crate::properties::Properties;
use crate::random::Random;
use crate::ruleset::RuleSet;
use crate::{Side, general};

/// The games of the general machine.
pub(crate) trait Door: Sync {
    /// The bare machine first, then a game for each file.
    fn games(&self) -> &'static [Game];

    /// The laws `base` with some keys set, checked as a whole.
    ///
    /// # Errors
    /// [`RuleSetError`] for the first key that is unknown or has a wrong value, or for what does
    /// not go together.
    fn define(
        &self,
        game: &'static str,
        base: Laws,
        pairs: &[(&str, &str)],
    ) -> Result<Laws, RuleSetError>;

    /// Each key whose value differs from that of other laws, in canonical order.
    fn differences(&self, laws: &Laws, usual: &Laws) -> Vec<(&'static str, String)>;

    /// Each key with its value, in canonical order.
    fn values(&self, laws: &Laws) -> Vec<(&'static str, String)>;

    /// The conclusions from laws.
    fn properties(&self, laws: &Laws) -> Properties;

    /// The rules that stand for all games whose endings are worth what they are under these laws.
    fn endings(&self, laws: &Laws) -> RuleSet;

    /// The start of a game.
    fn start(&self, rules: &RuleSet, laws: &Laws) -> Box<dyn Play>;

    /// The start of a further round of a match.
    fn start_round(&self, rules: &RuleSet, laws: &Laws, begin: &RoundBoard) -> Box<dyn Play>;

    /// Reads a position of a game, in a round that `starter` began.
    ///
    /// # Errors
    /// [`SetupError`] naming the field or word that is wrong.
    fn read(
        &self,
        text: &str,
        rules: &RuleSet,
        laws: &Laws,
        any_seeds: bool,
        starter: Side,
    ) -> Result<Box<dyn Play>, SetupError>;
}

/// The board with which a round of a match begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RoundBoard {
    /// Seeds in the houses and in the stores; the full board if they are not stated.
    pub seeds: Option<([[u16; HOUSES_MAX as usize]; 2], [u16; 2])>,
    /// Houses that are burnt.
    pub burnt: [Houses; 2],
    /// The player who begins.
    pub starter: Side,
    /// Houses that belong to the player across the board, a bit for each cell.
    pub ceded: u32,
}

/// The houses of the next round in a match about territory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Territory {
    /// The number of houses of each player.
    pub owned: [u8; 2],
    /// Houses that belong to the player across the board, a bit for each cell.
    pub ceded: u32,
    /// The player who owns so many that the match is over.
    pub winner: Option<Side>,
}

/// Houses that belong to the player across the board, a bit for each cell. Where there are none, a
/// position hashes as if there could not be any.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Ceded(pub u32);

impl Hash for Ceded {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 != 0 {
            self.0.hash(state);
        }
    }
}

/// The data of a position.
#[derive(Clone, Copy, Eq, Hash, PartialEq)]
pub(crate) struct Data<'a> {
    pub(super) rules: &'a RuleSet,
    pub(super) state: &'a State,
    /// Earlier states that could come back.
    pub(super) past: &'a [State],
    pub(super) ceded: Ceded,
}

/// A position of a game that the general machine plays.
pub(crate) trait Play: fmt::Debug + Send + Sync {
    fn data(&self) -> Data<'_>;
    fn boxed(&self) -> Box<dyn Play>;
    fn properties(&self) -> &Properties;
    fn board(&self) -> Board;
    fn outcome(&self) -> Option<Outcome>;
    fn score(&self) -> [i16; 2];
    /// The margin by which South is ahead; where points do not decide, 1 or -1 once somebody has
    /// won.
    fn margin(&self) -> i16;
    fn is_arranging(&self) -> bool;
    fn must_feed(&self) -> bool;
    /// The player who owns a place.
    fn owner(&self, place: Place) -> Side;
    /// Whether some house belongs to the player across the board.
    fn has_ceded(&self) -> bool;
    /// Seeds that each player has for a further round: those in the store and in houses held, and
    /// those left in houses of theirs.
    fn seeds_won(&self) -> [u16; 2];
    /// The houses of the next round; `None` if the match is not about territory.
    fn territory(&self) -> Option<Territory>;
    fn playable(&self, side: Side) -> u32;
    fn each_move(&self, visit: &mut dyn FnMut(Move) -> ControlFlow<()>);
    /// The moves that start in a house; none while seeds are arranged.
    fn starts(&self, house: Place) -> Vec<Move>;
    fn mark(&self, house: Place) -> Option<Mark>;
    fn count_moves(&self) -> u128;
    fn check(&self, mv: Move) -> Result<(), PlayError>;
    /// Plays a move; `events` are told if somebody wants them.
    fn play(&mut self, mv: Move, events: Option<&mut Vec<Event>>) -> Result<(), PlayError>;
    /// Plays a move after which the game is over, as its position has come back.
    fn play_last(&mut self, mv: Move, events: &mut Vec<Event>) -> Result<(), PlayError>;
    /// Leaves at exactly `depth` plies.
    fn perft(&self, depth: u32, leaves: Leaves) -> u128;
    /// A random legal move.
    fn random_move(&self, random: &mut Random) -> Option<Move>;
    /// Plays random games to their end.
    fn playouts(&self, games: u64, random: &mut Random) -> Outcomes;
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Calls `visit` with each legal start from a state and the state after it, in a fixed order,
    /// until it breaks. Arrangements are not among them.
    fn each_branch(
        &self,
        state: &State,
        visit: &mut dyn FnMut(Start, &State) -> ControlFlow<()>,
    ) -> ControlFlow<()>;
    /// The outcome of a state.
    fn outcome_at(&self, state: &State) -> Option<Outcome>;
    /// The points of both in a state.
    fn score_at(&self, state: &State) -> [i16; 2];
    /// The public form of a start.
    fn move_at(&self, state: &State, start: Start) -> Move;
    /// Whether a state could come back after a ply.
    fn could_return(&self, before: &State, after: &State) -> bool;
    /// Calls `visit` with each state in which the game goes on with so many seeds in houses.
    ///
    /// # Errors
    /// [`Unlisted`] for games that have state beside that.
    fn each_ending(&self, seeds: u8, visit: &mut dyn FnMut(&State)) -> Result<(), Unlisted>;
    /// The state without what its value does not depend on.
    fn plain(&self, state: &State) -> State;
    /// Whether seeds and the player to move tell everything that the rules still ask for.
    fn is_told_by_seeds(&self) -> bool;
    /// Ends the game, or passes, if the player to move in a state that was set up cannot move.
    fn settle(&self, state: &mut State);
    /// Ends the game where its state has come back, if a rule says so.
    fn end_if_repeated(&self, state: &mut State, past: &[State]);
}

impl dyn Play + '_ {
    pub(crate) fn rules(&self) -> &RuleSet {
        self.data().rules
    }

    pub(crate) fn to_move(&self) -> ToMove {
        let state = self.data().state;
        match state.over {
            Some(_) => ToMove::Nobody,
            None => ToMove::One(state.side),
        }
    }

    pub(crate) fn heap(&self, place: Place) -> Heap {
        let board = self.board();
        let seeds = match place {
            Place::House(_, house) if house >= board.houses() => 0,
            Place::Won(_) => 0,
            Place::House(..) | Place::Store(_) => self.data().state.at(board.cell(place)),
        };
        Heap::Seeds(seeds.into())
    }

    /// All seeds.
    pub(crate) fn total(&self) -> u16 {
        let places = self.board().places();
        places.map(|place| self.heap(place).count()).sum()
    }

    /// Whether a house is out of play.
    pub(crate) fn is_closed(&self, place: Place) -> bool {
        self.data().state.is_closed(self.board().cell(place))
    }
}

impl Clone for Box<dyn Play> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

impl PartialEq for dyn Play + '_ {
    fn eq(&self, other: &Self) -> bool {
        self.data() == other.data()
    }
}

impl Eq for dyn Play + '_ {}

impl Hash for dyn Play + '_ {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.data().hash(state);
    }
}

/// The machine of this program.
#[cfg(not(feature = "family"))]
static INSTALLED: OnceLock<&'static dyn Door> = OnceLock::new();

/// Puts the machine into a program that does without the feature `family`: from now on its games
/// are found. With the feature this changes nothing.
pub fn install() {
    #[cfg(not(feature = "family"))]
    INSTALLED.get_or_init(|| &general::inside::Inside);
}

/// The way in, if this program has the machine by now.
#[cfg(feature = "family")]
#[expect(
    clippy::unnecessary_wraps,
    reason = "programs without the feature may not have it yet"
)]
pub(crate) fn door_if_there() -> Option<&'static dyn Door> {
    Some(&general::inside::Inside)
}

/// The way in, if this program has the machine by now.
#[cfg(not(feature = "family"))]
pub(crate) fn door_if_there() -> Option<&'static dyn Door> {
    INSTALLED.get().copied()
}

/// The way in, for those who have laws of a game.
pub(crate) fn door() -> &'static dyn Door {
    door_if_there().expect("laws of the general machine come from the machine")
}
