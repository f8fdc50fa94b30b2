//! The source of a value, in words.

use rules::{Certainty, Side};

use crate::{Perspective, Words};

impl Words {
    /// The certainty in words alone, as it is spoken: "searched, depth 9".
    pub fn certainty(self, certainty: Certainty) -> String {
        match certainty {
            Certainty::Proved => self.text("proved"),
            Certainty::Table => self.text("from-table"),
            Certainty::Searched { depth } => self.text_with("searched", &[("depth", depth.into())]),
        }
    }

    /// The certainty with its mark, as it is shown: "≈ searched, depth 9".
    pub fn marked_certainty(self, certainty: Certainty) -> String {
        format!("{} {}", certainty.mark(), self.certainty(certainty))
    }

    /// Advice, with how sure it is: "Try C: the best move.", "Try C: probably best."
    pub fn hint(self, best: &str, certainty: Certainty) -> String {
        let id = match certainty {
            Certainty::Proved | Certainty::Table => "hint-best",
            Certainty::Searched { .. } => "hint-probably",
        };
        self.text_with(id, &[("move", best.into())])
    }

    /// The statement that a player cannot err any more, with the reason.
    pub fn perfect(self, side: Side, told: &Perspective) -> String {
        let claim = self.text("perfect-from-here");
        let why = self.text_about("perfect-why", side, told, &[]);
        format!("{claim}. {why}")
    }
}
