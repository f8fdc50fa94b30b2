//! The methods for building the endings of a game, and the reasons why some games have none.

use rules::{Family, Obstacle, RuleSet};
use tablebase::Rows;

/// The method for the layers of a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Method {
    /// In one pass, line by line: a sowing does the same whatever the opponent has, except for its
    /// capture.
    Lines,
    /// In one pass, position by position, playing every sowing.
    Plies,
    /// By rounds until nothing changes, because positions come back.
    Rounds,
    /// By rounds over a list of what every choice in every position leads to.
    Steps,
}

impl Method {
    /// The method for a game.
    ///
    /// # Errors
    /// The obstacle to every method.
    pub(crate) fn of(rules: &RuleSet) -> Result<Method, Obstacle> {
        let properties = rules.properties();
        properties.tables?;
        Ok(if properties.family == Family::General {
            Method::Steps
        } else if properties.is_cyclic {
            Method::Rounds
        } else if properties.sows_by_own_row {
            Method::Lines
        } else {
            Method::Plies
        })
    }
}

/// The number of positions with up to `seeds` seeds.
fn positions(rows: &Rows, seeds: usize) -> u128 {
    let count = |seeds| rows.count(seeds) as u128;
    let splits = (0..=seeds).flat_map(|seeds| (0..=seeds).map(move |own| (own, seeds - own)));
    splits
        .map(|(own, other)| count(own).saturating_mul(count(other)))
        .fold(0, u128::saturating_add)
}

/// The time for computing the endings with up to `seeds` seeds, in units of about the time that one
/// value of Kalah takes; `None` if the game has none.
pub fn effort(rules: &RuleSet, seeds: usize) -> Option<u128> {
    let rules = tablebase::key(rules);
    let one = match Method::of(&rules).ok()? {
        Method::Lines => 1,
        Method::Rounds => 10,
        Method::Plies => 50,
        Method::Steps => 100,
    };
    Some(positions(&Rows::new(rules.houses()), seeds).saturating_mul(one))
}
