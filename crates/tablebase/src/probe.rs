//! The interface by which a search probes exact values.

use std::fmt::Debug;

use rules::RuleSet;

/// A table of the exact values of all positions with few seeds.
///
/// It may be probed only where the value depends on nothing but the houses: in games of plain seeds
/// that are counted and go on when one player has won more than half, and where no continuation can
/// come back to a position that led to this one.
pub trait Probe: Debug + Send + Sync {
    /// Whether it holds the values of this game.
    fn is_for(&self, rules: &RuleSet) -> bool;

    /// The most seeds in the houses of positions in the table.
    fn seeds_max(&self) -> u16;

    /// The margin by which the player to move will still win more seeds than the opponent, if both
    /// play perfectly; `None` if it is not known. The houses of the player to move come first, then
    /// the opponent's, each from their owner's left.
    fn margin(&self, houses: &[u16]) -> Option<i16>;
}
