//! One moment of a game on the general machine: seeds, marks, and the player to move.

use crate::Side;
use crate::outcome::EndReason;

/// The room for cells: South's houses, North's houses, South's store or hand, North's. A power of
/// two, so that an index can be masked instead of checked.
pub(super) const CELLS: usize = 64;

/// No house.
pub(super) const NOWHERE: u8 = u8::MAX;

/// The way a move goes, as the owner of the house sees it.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Way {
    /// The first seed falls into the right neighbour, `>`.
    Right,
    /// Into the left neighbour, `<`.
    Left,
}

impl Way {
    /// The arrow that stands for it.
    pub const fn arrow(self) -> char {
        match self {
            Way::Right => '>',
            Way::Left => '<',
        }
    }

    /// The way of an arrow.
    pub const fn of(arrow: char) -> Option<Way> {
        match arrow {
            '>' => Some(Way::Right),
            '<' => Some(Way::Left),
            _ => None,
        }
    }

    /// The other way.
    #[must_use]
    pub const fn turned(self) -> Way {
        match self {
            Way::Right => Way::Left,
            Way::Left => Way::Right,
        }
    }
}

/// State that the seeds do not show. What a game does not use stays as it is at the start.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(super) struct Marks {
    /// Houses held by South and by North, a bit for each cell.
    pub held: [u32; 2],
    /// Locked houses, or those not yet played.
    pub locked: u32,
    /// Closed houses.
    pub closed: u32,
    /// Complete turns, as far as a rule counts them.
    pub turns: u8,
    /// Further sowings in this turn, as far as a rule counts them.
    pub bonus: u8,
    /// South's way, once it is chosen.
    pub way: Option<Way>,
    /// The mover is in the repeated turn.
    pub again: bool,
    /// Whose house has never been emptied.
    pub house: [bool; 2],
    /// The cell of the bound house, or [`NOWHERE`].
    pub bound: u8,
    /// The players who have yet to arrange.
    pub arrange: [bool; 2],
}

impl Marks {
    pub(super) const NONE: Marks = Marks {
        held: [0; 2],
        locked: 0,
        closed: 0,
        turns: 0,
        bonus: 0,
        way: None,
        again: false,
        house: [false; 2],
        bound: NOWHERE,
        arrange: [false; 2],
    };
}

/// The mark of a house.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Mark {
    /// A player holds it: a tuzdik, a walda, or what else the game calls it.
    Held(Side),
    /// It belongs to the player across the board in this round.
    Owned(Side),
    /// It cannot be captured yet, or has to be played before others.
    Locked,
    /// It is bound by takasia (Bao).
    Bound,
    /// It is its owner's *nyumba*, which has never been emptied (Bao).
    House,
}

impl Mark {
    /// The name, as style sheets and texts know it.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Held(Side::South) => "held-south",
            Mark::Held(Side::North) => "held-north",
            Mark::Owned(Side::South) => "owned-south",
            Mark::Owned(Side::North) => "owned-north",
            Mark::Locked => "locked",
            Mark::Bound => "bound",
            Mark::House => "house",
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(super) struct Over {
    /// The reason.
    pub why: EndReason,
    /// The winner; `None` is a draw.
    pub winner: Option<Side>,
}

/// One moment of a game of the general machine, without rules and history: cheap to copy.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct State {
    /// Seeds of each cell.
    pub(super) cells: [u8; CELLS],
    /// State that the seeds do not show.
    pub(super) marks: Marks,
    /// The player to move; when the game is over, the one who moved last.
    pub(super) side: Side,
    /// The end, if it has come.
    pub(super) over: Option<Over>,
}

impl State {
    /// The player to move; when the game is over, the one who moved last.
    #[inline]
    pub fn side(&self) -> Side {
        self.side
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.over.is_some()
    }

    /// Seeds of a cell.
    #[inline(always)]
    pub(super) fn at(&self, cell: usize) -> u8 {
        self.cells[cell & (CELLS - 1)]
    }

    /// The seeds of a cell, to be changed.
    #[inline(always)]
    pub(super) fn cell(&mut self, cell: usize) -> &mut u8 {
        &mut self.cells[cell & (CELLS - 1)]
    }

    /// Empties a cell and returns its seeds.
    #[inline(always)]
    pub(super) fn lift(&mut self, cell: usize) -> u8 {
        std::mem::take(self.cell(cell))
    }

    /// Adds a seed to a cell and returns how many lie there then. There are 255 seeds at most.
    #[inline(always)]
    pub(super) fn drop(&mut self, cell: usize) -> u8 {
        let cell = self.cell(cell);
        *cell = cell.wrapping_add(1);
        *cell
    }

    /// The holder of a cell.
    #[inline(always)]
    pub(super) fn holder(&self, cell: usize) -> Option<Side> {
        let holds = |side: Side| self.marks.held[side].checked_shr(cell as u32).unwrap_or(0) & 1;
        if holds(Side::South) == 1 {
            Some(Side::South)
        } else if holds(Side::North) == 1 {
            Some(Side::North)
        } else {
            None
        }
    }

    /// Whether a cell is held by anyone.
    #[inline(always)]
    pub(super) fn is_held(&self, cell: usize) -> bool {
        has(self.marks.held[0] | self.marks.held[1], cell)
    }

    /// Takes a cell out of play; whether it was locked does not matter any more.
    pub(super) fn close(&mut self, cell: usize) {
        self.marks.closed |= 1 << cell;
        self.marks.locked &= !(1 << cell);
    }

    /// Whether a cell is closed.
    #[inline(always)]
    pub(super) fn is_closed(&self, cell: usize) -> bool {
        has(self.marks.closed, cell)
    }
}

/// Whether a mask of cells has the bit of one.
#[inline(always)]
pub(super) fn has(mask: u32, cell: usize) -> bool {
    mask.checked_shr(cell as u32).unwrap_or(0) & 1 == 1
}
