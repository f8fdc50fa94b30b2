//! The tree of a game of the general machine, for a search that keeps the states itself.

use std::hash::Hash;
use std::ops::ControlFlow;

use super::board::Board;
use super::choice::Start;
use super::door::Play;
use super::ending::Unlisted;
use super::state::State;
use crate::Side;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::properties::Properties;
use crate::ruleset::RuleSet;

/// The tree below a position of the general machine: states, what can be chosen in each, and how it
/// ends. Nothing is boxed on the way, and no event is told.
///
/// ```
/// use std::ops::ControlFlow;
///
/// let position = rules::Position::start(&"bestemshe".parse().unwrap());
/// let tree = position.tree().expect("a game of the general machine");
/// let mut after = Vec::new();
/// let _ = tree.each(tree.root(), &mut |start, state| {
///     after.push((tree.move_of(tree.root(), start), *state));
///     ControlFlow::Continue(())
/// });
/// assert_eq!(after.len(), 5);
/// assert_eq!(after[0].0, position.moves()[0]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Tree<'a> {
    play: &'a dyn Play,
    board: Board,
    ceded: u32,
}

impl<'a> Tree<'a> {
    pub(crate) fn new(play: &'a dyn Play) -> Tree<'a> {
        Tree {
            play,
            board: play.board(),
            ceded: play.data().ceded.0,
        }
    }

    /// The rules in force.
    pub fn rules(&self) -> &'a RuleSet {
        self.play.rules()
    }

    /// Everything that decides how the game is played, whatever its name.
    pub fn identity(&self) -> impl Hash {
        let laws = self.rules().general_laws();
        *laws.expect("the general machine plays by such laws")
    }

    /// The conclusions from them.
    pub fn properties(&self) -> &'a Properties {
        self.play.properties()
    }

    /// The board.
    pub fn board(&self) -> Board {
        self.board
    }

    /// The state of the position.
    pub fn root(&self) -> &'a State {
        self.play.data().state
    }

    /// Earlier states that could come back, where a rule looks at them.
    pub fn past(&self) -> &'a [State] {
        self.play.data().past
    }

    /// Calls `visit` with each legal choice and the state after it, in the order of the moves of a
    /// position, until it breaks. Arrangements are not among them.
    #[inline]
    pub fn each(
        &self,
        state: &State,
        visit: &mut dyn FnMut(Start, &State) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.play.each_branch(state, visit)
    }

    /// The move that a choice is.
    pub fn move_of(&self, state: &State, start: Start) -> Move {
        self.play.move_at(state, start)
    }

    /// The outcome; `None` while the game goes on.
    pub fn outcome(&self, state: &State) -> Option<Outcome> {
        self.play.outcome_at(state)
    }

    /// The points of South and North.
    #[inline]
    pub fn score(&self, state: &State) -> [i16; 2] {
        self.play.score_at(state)
    }

    /// Seeds in the houses on a player's side, in the order of their letters.
    #[inline]
    pub fn houses<'s>(&self, state: &'s State, side: Side) -> &'s [u8] {
        let houses = usize::from(self.board.houses());
        &state.cells[side.index() * houses..][..houses]
    }

    /// Houses that belong to the player across the board, a bit for each: South's from the left,
    /// then North's from the left. They are the same in every state of the tree.
    #[inline]
    pub fn ceded(&self) -> u32 {
        self.ceded
    }

    /// Seeds in the store or in the hand of a player.
    #[inline]
    pub fn store(&self, state: &State, side: Side) -> u8 {
        state.at(2 * usize::from(self.board.houses()) + side.index())
    }

    /// Houses that a player holds, a bit for each: South's in the order of their letters, then
    /// North's.
    #[inline]
    pub fn held(&self, state: &State, side: Side) -> u32 {
        state.marks.held[side]
    }

    /// Whether a player's *nyumba* has never been emptied (Bao).
    #[inline]
    pub fn has_nyumba(&self, state: &State, side: Side) -> bool {
        state.marks.house[side]
    }

    /// Calls `visit` with each state in which the game goes on with so many seeds in houses: every
    /// way to put them, every score, either player to move, whether a game can lead there or not.
    /// Some come twice.
    ///
    /// # Errors
    /// [`Unlisted`] for games that have state beside that.
    pub fn each_ending(&self, seeds: u8, visit: &mut dyn FnMut(&State)) -> Result<(), Unlisted> {
        self.play.each_ending(seeds, visit)
    }

    /// The state without what its value does not depend on: the stores, where points are not the
    /// goal.
    pub fn plain(&self, state: &State) -> State {
        self.play.plain(state)
    }

    /// The state with these seeds in the houses of South, who is to move, and of North, and none in
    /// stores. If South cannot move, the game is over in it or North is to move.
    pub fn with_rows(&self, rows: [&[u8]; 2]) -> State {
        let mut state = *self.root();
        let houses = usize::from(self.board.houses());
        state.cells.fill(0);
        for (cells, row) in state.cells.chunks_exact_mut(houses).zip(rows) {
            cells.copy_from_slice(row);
        }
        (state.side, state.over) = (Side::South, None);
        self.play.settle(&mut state);
        state
    }

    /// Whether a state could come back after a ply.
    pub fn could_return(&self, before: &State, after: &State) -> bool {
        self.play.could_return(before, after)
    }

    /// Ends the game in a state that has come back, if a rule says so; `past` holds the states
    /// that could.
    pub fn end_if_repeated(&self, state: &mut State, past: &[State]) {
        self.play.end_if_repeated(state, past);
    }
}
