//! The moment of a game that the machine advances: board, player to move, and the little that
//! the board does not show.

use crate::Side;
use crate::cells::Cells;
use crate::outcome::EndReason;

/// Whether the second player may still change sides.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Pie {
    /// No, or no longer.
    Unavailable,
    /// The first player's first turn is going on.
    FirstTurn,
    /// The player to move may change sides now, instead of a move.
    Offered,
}

/// One moment of a game. Plain data, cheap to copy; made and advanced by a
/// [`Machine`](crate::machine::Machine).
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct State<C: Cells> {
    /// The board.
    pub cells: C,
    /// The player to move; when the game is over, the one who moved last or would have moved.
    pub side: Side,
    /// Extra choices used in this turn, where the rules count them, else 0.
    pub bonus: u8,
    /// The pie rule; unavailable where the rules have none.
    pub pie: Pie,
    /// All pieces in play.
    pub total: u16,
    /// The reason why the game is over, if it is.
    pub over: Option<EndReason>,
}

impl<C: Cells> State<C> {
    /// The same moment over another layout with room for this ring of cells.
    pub(crate) fn laid_out<D: Cells>(&self, ring: usize) -> State<D> {
        let mut cells = D::EMPTY;
        for cell in 0..ring {
            cells.set(cell, self.cells.heap(cell));
        }
        let State {
            side,
            bonus,
            pie,
            total,
            over,
            ..
        } = *self;
        State {
            cells,
            side,
            bonus,
            pie,
            total,
            over,
        }
    }
}
