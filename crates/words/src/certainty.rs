//! How sure a value is, and where it comes from: as a mark, and in words.

use rules::Side;

use crate::{Perspective, Words};

/// How sure a value is, by where it comes from. Each has a mark of its own shape, for those who see no colours.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Certainty {
    /// Every line was followed to the end of the game.
    Proved,
    /// Looked up in a table of exact values.
    Table,
    /// An estimate after looking so many plies ahead.
    Searched {
        /// Plies, every sowing being one.
        depth: u32,
    },
}

impl Certainty {
    /// What stands beside a value; not to be spoken.
    pub const fn mark(self) -> char {
        match self {
            Certainty::Proved => '✓',
            Certainty::Table => '▦',
            Certainty::Searched { .. } => '≈',
        }
    }
}

impl Words {
    /// In words alone, as it is spoken: "searched, depth 9".
    pub fn certainty(self, certainty: Certainty) -> String {
        match certainty {
            Certainty::Proved => self.text("proved"),
            Certainty::Table => self.text("from-table"),
            Certainty::Searched { depth } => self.text_with("searched", &[("depth", depth.into())]),
        }
    }

    /// With its mark, as it is shown: "≈ searched, depth 9".
    pub fn marked_certainty(self, certainty: Certainty) -> String {
        format!("{} {}", certainty.mark(), self.certainty(certainty))
    }

    /// Advice as it is shown; [`Words::spoken_hint`] has no marks.
    pub fn hint(self, best: &str, certainty: Certainty) -> String {
        self.advice(best, self.marked_certainty(certainty))
    }

    /// Advice as it is spoken: "Hint: C (proved)".
    pub fn spoken_hint(self, best: &str, certainty: Certainty) -> String {
        self.advice(best, self.certainty(certainty))
    }

    fn advice(self, best: &str, source: String) -> String {
        self.text_with(
            "hint-is",
            &[("move", best.into()), ("source", source.into())],
        )
    }

    /// That a player cannot err any more, and why.
    pub fn perfect(self, side: Side, told: &Perspective) -> String {
        let claim = self.text("perfect-from-here");
        let why = self.text_about("perfect-why", side, told, &[]);
        format!("{claim}. {why}")
    }
}
