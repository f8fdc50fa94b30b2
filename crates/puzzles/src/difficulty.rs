//! A rating as a word.

/// The difficulty of a puzzle, in four steps.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Difficulty {
    /// For people who know the rules.
    Easy,
    /// For people who take a look ahead.
    Medium,
    /// For people who take several.
    Hard,
    /// The first thought is wrong, and so is the second.
    Expert,
}

impl Difficulty {
    /// Easiest first.
    pub const ALL: [Difficulty; 4] = [
        Difficulty::Easy,
        Difficulty::Medium,
        Difficulty::Hard,
        Difficulty::Expert,
    ];

    /// The word for a rating.
    pub const fn of(rating: u16) -> Difficulty {
        match rating {
            ..1000 => Difficulty::Easy,
            1000..1400 => Difficulty::Medium,
            1400..1800 => Difficulty::Hard,
            1800.. => Difficulty::Expert,
        }
    }

    /// `easy` to `expert`: in the keys of its names.
    pub const fn id(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
            Difficulty::Expert => "expert",
        }
    }
}
