//! The source of a value: whether it was proved, looked up, or only searched.

use std::fmt;

/// The source of a value. Nothing turns one source into another.
///
/// ```
/// use rules::Certainty;
///
/// assert!(Certainty::Table.is_exact());
/// assert_eq!(Certainty::Searched { depth: 9 }.to_string(), "searched, depth 9");
/// ```
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize, serde::Serialize))]
pub enum Certainty {
    /// Every line was followed to the end of the game.
    Proved,
    /// Exact, and at least a part of it looked up in a table of exact values.
    Table,
    /// An estimate from a search of `depth` plies.
    Searched {
        /// Plies, every sowing being one.
        depth: u32,
    },
}

impl Certainty {
    /// The sources of exact values.
    pub const EXACT: [Certainty; 2] = [Certainty::Proved, Certainty::Table];

    /// `proved`, `table` or `searched`.
    pub const fn name(self) -> &'static str {
        match self {
            Certainty::Proved => "proved",
            Certainty::Table => "table",
            Certainty::Searched { .. } => "searched",
        }
    }

    /// Whether the value is certain.
    pub const fn is_exact(self) -> bool {
        match self {
            Certainty::Proved | Certainty::Table => true,
            Certainty::Searched { .. } => false,
        }
    }

    /// The mark beside a value; not to be spoken. Each has a shape of its own, for those who see no
    /// colours.
    pub const fn mark(self) -> char {
        match self {
            Certainty::Proved => '✓',
            Certainty::Table => '▦',
            Certainty::Searched { .. } => '≈',
        }
    }
}

/// `proved`, `table`, or `searched, depth 9`.
impl fmt::Display for Certainty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Certainty::Searched { depth } => write!(f, "searched, depth {depth}"),
            Certainty::Proved | Certainty::Table => f.write_str(self.name()),
        }
    }
}
