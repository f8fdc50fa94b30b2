//! The chapters of a game's rules: what a key is about.

/// A chapter of the rules, in the order in which they are told.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Chapter {
    /// The board and its seeds at the start.
    Board,
    /// The course of a turn.
    Sowing,
    /// Turns of Bao while there are seeds in hand: namua.
    FirstStage,
    /// Turns of Bao once the hands are empty: mtaji.
    SecondStage,
    /// The seeds that are won.
    Captures,
    /// Houses that are held or closed.
    Houses,
    /// The goal and the end.
    End,
    /// The rounds of a match.
    Rounds,
}

/// The keys of each chapter; all others belong to the captures.
const KEYS: &[(Chapter, &[&str])] = &[
    (
        Chapter::Board,
        &["houses", "columns", "seeds", "setup", "arrange"],
    ),
    (
        Chapter::Sowing,
        &[
            "direction",
            "either",
            "first-seed",
            "skip-start",
            "min-sow",
            "sow-store",
            "bonus",
            "again",
            "laps",
            "relay-when",
            "relay-turns",
            "skip-full",
            "skip-holding",
            "must-feed",
            "start-rule",
            "opening",
            "reverse",
            "reverse-in-relay",
            "first-row",
        ],
    ),
    (Chapter::FirstStage, &["singles"]),
    (
        Chapter::SecondStage,
        &["house-in-mtaji", "house-in-takata", "takasia"],
    ),
    (
        Chapter::Houses,
        &[
            "close-at",
            "close-not",
            "hold",
            "hold-at",
            "hold-where",
            "hold-not",
            "hold-one",
            "bank",
            "hold-sown",
        ],
    ),
    (
        Chapter::End,
        &[
            "both-ends-win",
            "endless",
            "no-move",
            "end",
            "end-at",
            "majority",
            "leftovers",
            "goal",
            "repetition",
        ],
    ),
    (
        Chapter::Rounds,
        &["match", "refill", "partial-house", "burnt", "round-starter"],
    ),
];

impl Chapter {
    /// Every chapter.
    pub const ALL: [Chapter; 8] = [
        Chapter::Board,
        Chapter::Sowing,
        Chapter::FirstStage,
        Chapter::SecondStage,
        Chapter::Captures,
        Chapter::Houses,
        Chapter::End,
        Chapter::Rounds,
    ];

    /// The chapter of a key.
    pub fn of(key: &str) -> Chapter {
        let mut chapters = KEYS.iter();
        let chapter = chapters.find(|(_, keys)| keys.contains(&key));
        chapter.map_or(Chapter::Captures, |(chapter, _)| *chapter)
    }

    /// The name of this chapter in the ids of its texts.
    pub const fn name(self) -> &'static str {
        match self {
            Chapter::Board => "board",
            Chapter::Sowing => "sowing",
            Chapter::FirstStage => "first-stage",
            Chapter::SecondStage => "second-stage",
            Chapter::Captures => "captures",
            Chapter::Houses => "houses",
            Chapter::End => "end",
            Chapter::Rounds => "rounds",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::general::laws::{Bao, FourRows, TwoRows};
    use crate::general::{KeyText, Laws};

    #[test]
    fn a_chapter_names_keys_that_there_are() {
        let kinds = [
            Laws::Two(TwoRows::DEFAULT),
            Laws::Four(FourRows::DEFAULT),
            Laws::Bao(Bao::DEFAULT),
        ];
        let keys: Vec<KeyText> = kinds.iter().flat_map(Laws::keys).collect();
        for key in KEYS.iter().flat_map(|(_, keys)| *keys) {
            assert!(keys.iter().any(|known| known.name == *key), "{key}");
        }
        for chapter in Chapter::ALL {
            let mut keys = keys.iter();
            let has_keys = keys.any(|key| Chapter::of(key.name) == chapter);
            assert!(has_keys, "{}", chapter.name());
        }
    }
}
