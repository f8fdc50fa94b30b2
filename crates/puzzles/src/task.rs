//! The task of a puzzle: its goal, its theme, and the certainty of its answer.

use rules::Certainty;

use crate::difficulty::Difficulty;

/// Gives an enum its words: one for each variant, in a list that reading and writing share.
macro_rules! words {
    ($name:ident, $($variant:ident = $word:literal),+ $(,)?) => {
        impl $name {
            /// Every one, in the order in which lists show them.
            pub const ALL: &[$name] = &[$($name::$variant),+];

            /// Its word in files, on the command line and in the keys of its names.
            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$variant => $word),+
                }
            }

            /// The one with that word.
            pub fn from_id(id: &str) -> Option<$name> {
                Self::ALL.iter().copied().find(|one| one.id() == id)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}

/// The theme of a puzzle.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Theme {
    /// A turn of several sowings, each earning the next.
    Chain,
    /// Taking seeds.
    Capture,
    /// Seeing what the opponent would take, and leaving them nothing of it.
    Defence,
    /// Giving seeds to an opponent who has none, or leaving them none.
    Feeding,
    /// Few seeds are left, and who has more at the end hangs on every one.
    Count,
    /// As many seeds as can be banked before the opponent moves.
    Longest,
    /// The winner, if both play their best.
    Winner,
}

words!(
    Theme,
    Chain = "chain",
    Capture = "capture",
    Defence = "defence",
    Feeding = "feeding",
    Count = "count",
    Longest = "longest",
    Winner = "winner",
);

/// The goal that the player to move has to reach.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Goal {
    /// The best margin that can be had at the end of the game.
    Margin,
    /// To win the game, by whatever margin.
    Win,
    /// Not to lose it.
    Draw,
    /// The most seeds that can be banked in this turn.
    Turn,
    /// To name the winner: no move is asked for.
    Result,
}

words!(
    Goal,
    Margin = "margin",
    Win = "win",
    Draw = "draw",
    Turn = "turn",
    Result = "result",
);

impl Goal {
    /// Whether a move has to be found. If not, there is no solution but the value.
    pub const fn asks_a_move(self) -> bool {
        !matches!(self, Goal::Result)
    }

    /// Whether a move of that value reaches the goal, where the best one has the value `best`.
    pub const fn accepts(self, value: i16, best: i16) -> bool {
        match self {
            Goal::Margin | Goal::Turn | Goal::Result => value == best,
            Goal::Win => value > 0,
            Goal::Draw => value == 0,
        }
    }

    /// Whether a puzzle can ask for that goal if the best move has that value.
    pub const fn fits(self, best: i16) -> bool {
        match self {
            Goal::Margin | Goal::Result => true,
            Goal::Win | Goal::Turn => best > 0,
            Goal::Draw => best == 0,
        }
    }
}

/// The task of a puzzle, with everything known of it.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Task {
    /// The theme.
    pub theme: Theme,
    /// The goal.
    pub goal: Goal,
    /// The value of the best move in seeds, for the player to move: their lead over the opponent at
    /// the end of the game (below zero: deficit); for [`Goal::Turn`] the seeds banked in this turn.
    /// Where a majority ends the game, it counts as if it were played on.
    pub value: i16,
    /// The source of the value.
    pub source: Certainty,
    /// The difficulty: from [`Task::RATING_MIN`] to [`Task::RATING_MAX`], measured from search.
    pub rating: u16,
}

impl Task {
    /// The lowest rating.
    pub const RATING_MIN: u16 = 600;
    /// The highest rating.
    pub const RATING_MAX: u16 = 2400;

    /// The rating as a word.
    pub const fn difficulty(&self) -> Difficulty {
        Difficulty::of(self.rating)
    }
}
