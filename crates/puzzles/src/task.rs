//! What a puzzle asks for, what it is about, and how sure its answer is.

use rules::Certainty;

use crate::difficulty::Difficulty;

/// Gives an enum its words: one for each variant, in a list that both ways of reading go by.
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

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Theme {
    /// A turn of several sowings, each earning the next.
    Chain,
    /// Taking seeds.
    Capture,
    /// Seeing what the opponent would take, and leaving him nothing of it.
    Defence,
    /// Giving seeds to an opponent who has none, or leaving him none.
    Feeding,
    /// Few seeds are left, and who has more at the end hangs on every one.
    Count,
    /// As many seeds as can be banked before the opponent moves.
    Longest,
    /// Who wins, if both play their best.
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

/// What the player to move has to reach.
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
    /// To say who wins: no move is asked for.
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

    /// Whether a puzzle can ask for that where the best move has that value.
    pub const fn fits(self, best: i16) -> bool {
        match self {
            Goal::Margin | Goal::Result => true,
            Goal::Win | Goal::Turn => best > 0,
            Goal::Draw => best == 0,
        }
    }
}

/// What a puzzle asks for, and what is known of it.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Task {
    /// What it is about.
    pub theme: Theme,
    /// What has to be reached.
    pub goal: Goal,
    /// What the best move comes to, in seeds, seen by the player to move: what he will have more
    /// than his opponent at the end of the game (below zero: less); for [`Goal::Turn`] what he
    /// banks in this turn. Where a majority ends the game, it counts as if it were played on.
    pub value: i16,
    /// How that is known.
    pub source: Certainty,
    /// How hard it is: from [`Task::RATING_MIN`] to [`Task::RATING_MAX`], measured from search.
    pub rating: u16,
}

impl Task {
    /// No puzzle is easier.
    pub const RATING_MIN: u16 = 600;
    /// No puzzle is harder.
    pub const RATING_MAX: u16 = 2400;

    /// The rating as a word.
    pub const fn difficulty(&self) -> Difficulty {
        Difficulty::of(self.rating)
    }
}
