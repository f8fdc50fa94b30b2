//! The outcome of a game.

use crate::Side;

/// The reason why a game (or one round of a match) is over.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum EndReason {
    /// This player has no seeds left in their houses (Banana-Cala: nor in their mancala).
    NoSeeds(Side),
    /// This player cleared their houses first and thereby won.
    Cleared(Side),
    /// This player holds more than half of all seeds.
    Majority(Side),
    /// Both players hold exactly half.
    Half,
    /// This player cannot give the opponent, who has none, any seeds.
    CannotFeed(Side),
    /// This player has seeds but no legal move.
    NoMove(Side),
    /// This player captured everything; by this game's rule the opponent gets the rest.
    GrandSlam(Side),
    /// The same position came back.
    Repetition,
    /// Too many plies passed without a capture.
    Quiet,
    /// Few seeds are left on the board.
    FewSeeds,
    /// The turn would never end.
    Endless,
    /// This player's front row is empty.
    FrontRowEmpty(Side),
    /// This player captured in both outermost columns in one turn.
    BothEnds(Side),
    /// The position was given as finished, without saying why.
    Given,
}

/// The result of a finished game or round.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Outcome {
    /// The winner; `None` is a draw.
    pub winner: Option<Side>,
    /// Points of South and North. In Kid-Cala's beginner game they do not decide.
    pub score: [i16; 2],
    /// The reason why the game is over.
    pub why: EndReason,
}

impl Outcome {
    /// `south`, `north` or `draw`, as the JSON answers write it.
    pub fn winner_name(self) -> &'static str {
        self.winner.map_or("draw", Side::name)
    }
}
