//! The limits of a search, and the number of moves it reports.

use std::fmt;

use rules::Side;

/// A function that says whether to stop now; called every few thousand positions by each thread.
pub type Deadline<'a> = &'a (dyn Fn() -> bool + Sync);

/// The number of moves of the position that get a value and a line of their own.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Lines {
    /// The best one: fastest, for playing.
    #[default]
    Best,
    /// Every move, for analysis. Moves that cannot differ in value (fruits of two good kinds
    /// exchanged) are listed once.
    All,
}

/// The limits of a search, of which the first one reached ends it. Without any limit it goes on
/// until the game is searched to its end or it is told to stop.
///
/// Write `Limits { depth: Some(9), ..Limits::default() }`: limits may be added.
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// Plies to look ahead; every sowing is one.
    pub depth: Option<u32>,
    /// Positions to look at; kept to within the moves of one position.
    pub nodes: Option<u64>,
    /// Asked every few thousand positions: whether to stop now. Time comes in here.
    pub deadline: Option<Deadline<'a>>,
    /// The number of moves that are valued.
    pub lines: Lines,
    /// The player whose choice is valued while both players choose at once (South by default).
    /// Ignored otherwise.
    pub side: Option<Side>,
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("depth", &self.depth)
            .field("nodes", &self.nodes)
            .field("deadline", &self.deadline.is_some())
            .field("lines", &self.lines)
            .field("side", &self.side)
            .finish()
    }
}
