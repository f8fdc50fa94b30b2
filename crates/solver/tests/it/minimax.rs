//! Positions to be judged by playing them out.

pub(crate) use rules::oracle::Minimax;
use rules::{Position, RuleSet, Setup, Side, Turn};
use tablebase::Row;

/// A position with empty stores and South to move.
pub(crate) fn position(rules: &RuleSet, own: &Row, other: &Row) -> Position {
    let mut setup = Setup::empty(rules);
    for (houses, row) in setup.houses.iter_mut().zip([own, other]) {
        for (house, &seeds) in houses.iter_mut().zip(row) {
            *house = rules::Content::Heap(rules::Heap::Seeds(seeds.into()));
        }
    }
    setup.turn = Turn::Side(Side::South);
    setup.position(rules, true).expect("seeds in houses")
}
