//! Exact values as a search asks for them.

use std::fmt::Debug;

use rules::RuleSet;

/// A table of the exact values of all positions with few seeds.
///
/// It may be asked only where the value depends on nothing but the houses: in games of plain seeds
/// that are counted and go on when one player has won more than half, and where the present way to
/// the position cannot come back to an earlier one.
pub trait Probe: Debug + Send + Sync {
    /// Whether it holds the values of this game.
    fn is_for(&self, rules: &RuleSet) -> bool;

    /// Positions with more seeds in the houses are not in the table.
    fn seeds_max(&self) -> u16;

    /// How many seeds more than his opponent the player to move will still win, if both play
    /// well. The houses of the player to move come first, then his opponent's, each from their
    /// owner's left. `None` if it is not known.
    fn margin(&self, houses: &[u16]) -> Option<i16>;
}
