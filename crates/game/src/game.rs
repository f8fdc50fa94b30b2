//! The game itself: what was played, where the cursor stands, and the one way forward.

use std::fmt;

use rules::{Houses, MatchOutcome, Move, PlayError, Position, RoundError, RuleSet, Side};

use crate::step::{Ply, RoundStart, Step};
use crate::tree::{NodeId, Tree};

/// One game with everything that was ever played in it.
///
/// The steps form a tree. One line of it is the current line; the cursor stands somewhere on it.
/// [`Game::play`] plays at the cursor: at the end of the line it makes the line longer, in the
/// past it begins a variation (the old line stays), and a step that was played there before is
/// simply taken again.
///
/// ```
/// use game::Game;
/// use rules::Move;
///
/// let mut game = Game::start(&"oware".parse().unwrap());
/// for house in [2, 0, 5] {
///     game.play(Move::House(house)).unwrap();
/// }
/// assert!(game.undo());
/// assert_eq!((game.cursor(), game.line_len()), (2, 3));
/// ```
#[derive(Clone)]
pub struct Game {
    pub(crate) tree: Tree,
    pub(crate) cursor: NodeId,
    /// The last thing done was [`Game::undo`]: what is played now replaces what was undone in
    /// the main line.
    pub(crate) undoing: bool,
}

/// The line up to the cursor; the whole tree would fill pages.
impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game({}, {} places)", self.compact(), self.tree.len())
    }
}

impl Game {
    /// A game that begins with this position.
    pub fn new(start: Position) -> Game {
        Game {
            tree: Tree::new(start),
            cursor: Tree::ROOT,
            undoing: false,
        }
    }

    /// A game from its first move.
    pub fn start(rules: &RuleSet) -> Game {
        Game::new(Position::start(rules))
    }

    /// The rules in force.
    pub fn rules(&self) -> &RuleSet {
        self.start_position().rules()
    }

    /// The position the game began with.
    pub fn start_position(&self) -> &Position {
        &self.tree.node(Tree::ROOT).position
    }

    /// The position at the cursor.
    pub fn position(&self) -> &Position {
        &self.tree.node(self.cursor).position
    }

    /// The step that led to the cursor; `None` at the start.
    pub fn step(&self) -> Option<&Step> {
        self.tree.node(self.cursor).step.as_ref()
    }

    /// The ply that led to the cursor, if the last step was one.
    pub fn last_ply(&self) -> Option<&Ply> {
        self.step().and_then(Step::ply)
    }

    /// Whether nothing can be played at the cursor, not even another round.
    pub fn is_over(&self) -> bool {
        self.result().is_some()
    }

    /// Plays a move at the cursor. This is the only function that adds a move to a game.
    ///
    /// A game of the family whose rules say nothing about positions that come back is over when one
    /// comes up for the third time.
    ///
    /// # Errors
    /// [`PlayError`] if the move is not legal here; then nothing has changed.
    pub fn play(&mut self, mv: Move) -> Result<&Ply, PlayError> {
        if self.step().is_some_and(Step::ends_the_game) {
            return Err(PlayError::Over);
        }
        let before = &self.tree.node(self.cursor).position;
        let mut ply = Ply::new(before, mv)?;
        if self.has_come_twice(ply.after()) {
            ply = Ply::last(before, mv)?;
        }
        self.add(Step::Ply(ply));
        Ok(self.last_ply().expect("the last step is this ply"))
    }

    /// Whether a position that must not come up for ever has come up twice on the way to the cursor.
    fn has_come_twice(&self, position: &Position) -> bool {
        if !position.may_recur() {
            return false;
        }
        let way = std::iter::successors(Some(self.cursor), |&id| self.tree.node(id).parent);
        let same = way.filter(|&id| *self.tree.node(id).position == *position);
        same.take(2).count() == 2
    }

    /// Begins the next round of a match. `fill` names the houses each player fills, where
    /// [`Position::refill_choice`] lets the player choose.
    ///
    /// # Errors
    /// [`RoundError`] when no round follows or the choice of houses does not fit; nothing has
    /// changed.
    pub fn next_round(&mut self, fill: [Option<Houses>; 2]) -> Result<&RoundStart, RoundError> {
        if self.step().is_some_and(Step::ends_the_game) {
            return Err(RoundError::MatchOver);
        }
        let round = RoundStart::new(self.position(), fill)?;
        self.add(Step::Round(round));
        match self.step() {
            Some(Step::Round(round)) => Ok(round),
            _ => unreachable!("the last step is this round"),
        }
    }

    /// Ends the game (in a match: the match) because a player gives up.
    ///
    /// # Errors
    /// [`PlayError::Over`] when it is over already.
    pub fn resign(&mut self, side: Side) -> Result<(), PlayError> {
        self.end_with(Step::Resign(side))
    }

    /// Ends the game (in a match: the match) because a player's time has run out.
    ///
    /// # Errors
    /// [`PlayError::Over`] when it is over already.
    pub fn run_out(&mut self, side: Side) -> Result<(), PlayError> {
        self.end_with(Step::OutOfTime(side))
    }

    /// Ends the game (in a match: the match) because both agree on a draw.
    ///
    /// # Errors
    /// [`PlayError::Over`] when it is over already.
    pub fn agree_draw(&mut self) -> Result<(), PlayError> {
        self.end_with(Step::Draw)
    }

    pub(crate) fn end_with(&mut self, step: Step) -> Result<(), PlayError> {
        if self.is_over() {
            return Err(PlayError::Over);
        }
        self.add(step);
        Ok(())
    }

    fn add(&mut self, step: Step) {
        self.cursor = self.tree.add(self.cursor, step, self.undoing);
        self.undoing = false;
    }

    /// The outcome of the match; `None` while a round is played or another can follow, and when it
    /// ended by resignation or agreement: see [`Game::result`].
    pub fn match_outcome(&self) -> Option<MatchOutcome> {
        self.position().match_outcome()
    }

    /// Rounds won by each player up to the cursor.
    pub fn rounds_won(&self) -> [u16; 2] {
        self.position().rounds_won()
    }
}
