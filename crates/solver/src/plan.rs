//! Precomputed facts about single rows that filling a table needs again and again.

use std::ops::ControlFlow;

use rules::machine::{Choices, Machine, SeedChoice};
use tablebase::Rows;

use crate::sowings::Sowings;

/// The facts about each row, by its seeds.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) rows: Rows,
    pub(crate) sowings: Vec<Sowings>,
    pub(crate) reach: Vec<Reach>,
    /// Whether seeds won count.
    pub(crate) counts: bool,
}

impl Plan {
    /// The facts for boards with up to `seeds` seeds; `None` if `tell` stops the work.
    pub(crate) fn new<C: Choices<Choice = SeedChoice>>(
        machine: &Machine<C>,
        seeds: usize,
        tell: &dyn Fn(u64) -> ControlFlow<()>,
    ) -> Option<Plan> {
        let rows = Rows::new(machine.shape().houses());
        let goes_on = || tell(0).is_continue();
        let sowings = (0..=seeds).map(|own| goes_on().then(|| Sowings::new(machine, &rows, own)));
        let reach = (0..=seeds).map(|own| goes_on().then(|| Reach::new(&rows, own, seeds - own)));
        Some(Plan {
            sowings: sowings.collect::<Option<_>>()?,
            reach: reach.collect::<Option<_>>()?,
            rows,
            counts: !machine.properties().is_race,
        })
    }

    /// The gain in value of a player who has won `won` seeds.
    #[inline]
    pub(crate) fn gain(&self, won: usize) -> i8 {
        if self.counts { won as i8 } else { 0 }
    }
}

/// The effects of an opponent's sowings on the rows with equally many seeds.
#[derive(Debug)]
pub(crate) struct Reach {
    /// By the number of seeds that fall into the row, then by row: the row it becomes.
    pub(crate) sown: Vec<Vec<u32>>,
    /// By house, then by row: the row without that house.
    pub(crate) taken: Vec<Vec<Taken>>,
}

/// A house emptied by an opponent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    /// The number of seeds that were in it.
    pub(crate) seeds: u32,
    /// The rank of the row that is left.
    pub(crate) rest: u32,
}

impl Reach {
    fn new(rows: &Rows, seeds: usize, more: usize) -> Reach {
        let all = || (0..rows.count(seeds)).map(|rank| rows.row(seeds, rank));
        let sown = |sown: usize| {
            all()
                .map(|mut row| {
                    for drop in 0..sown {
                        row[drop % rows.houses()] += 1;
                    }
                    rows.rank(&row) as u32
                })
                .collect()
        };
        let taken = |house: usize| {
            all()
                .map(|mut row| {
                    let seeds = std::mem::take(&mut row[house]);
                    Taken {
                        seeds: seeds.into(),
                        rest: rows.rank(&row) as u32,
                    }
                })
                .collect()
        };
        Reach {
            sown: (0..=more).map(sown).collect(),
            taken: (0..rows.houses()).map(taken).collect(),
        }
    }
}
