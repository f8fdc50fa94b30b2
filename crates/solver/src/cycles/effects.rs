//! What the sowings of a row do, and what that does to a row of the opponent: worked out once for
//! each row instead of once for each position, by playing on the machine.

use std::ops::ControlFlow;

use rules::machine::{Choices, Machine, SeedChoice};
use rules::{Captures, Place, Side};
use tablebase::{Row, Rows};

use crate::sowings::Told;

/// Parts of a line of values whose changes are marked, a bit for each.
pub(crate) const PARTS: usize = u64::BITS as usize;

/// Places in each part of a line with so many. Short ones are not worth being told apart.
pub(crate) fn part(width: usize) -> usize {
    const LEAST: usize = 32;
    width.div_ceil(PARTS).max(LEAST)
}

/// Where the last seed falls, as far as a capture may depend on it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Last {
    /// Into a house of the opponent.
    Abroad,
    /// Into this own house, which was empty, and others than it matter for a capture.
    Alone(usize),
    /// Where nothing can be captured.
    Elsewhere,
}

/// All about a sowing that matters to the opponent's row.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Kind {
    /// Seeds that fall into it.
    sown: usize,
    /// Seeds that fall into the own store.
    banked: usize,
    last: Last,
}

/// One sowing of one row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sowing {
    /// Seeds that fall into the opponent's row.
    pub(crate) sown: usize,
    /// The number of its kind; `None` if it banks seeds on its way, whatever the opponent has.
    pub(crate) kind: Option<usize>,
    /// The number of the row that is left.
    pub(crate) rest: usize,
}

/// A sowing that captures.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Take {
    /// The number of the opponent's row.
    pub(crate) at: u32,
    /// Seeds taken from it, after those sown have fallen.
    pub(crate) seeds: u32,
    /// The number of the row that is left.
    pub(crate) rest: u32,
}

/// What a kind of sowing does to the rows with equally many seeds.
#[derive(Debug, Default)]
pub(crate) struct Effect {
    /// The row that each becomes, or the number after the last one where seeds are won. Empty if
    /// each stays what it is.
    pub(crate) to: Vec<u32>,
    /// For each part of the rows it leads to, the parts it leads from.
    pub(crate) back: Vec<u64>,
    /// Captures of some seeds, but not all.
    pub(crate) takes: Vec<Take>,
    /// Rows from which everything would be captured.
    pub(crate) slams: Vec<u32>,
}

/// What all sowings do, on boards with up to so many seeds.
#[derive(Debug)]
pub(crate) struct Effects {
    /// By the seeds of the mover: all his sowings, and where those of each row begin.
    sowings: Vec<(Vec<Sowing>, Vec<u32>)>,
    /// By the seeds of the opponent and the number of the kind.
    effects: Vec<Vec<Effect>>,
}

/// A sowing that stands for all of its kind.
#[derive(Clone, Copy, Debug)]
struct Example {
    kind: Kind,
    /// Seeds of the row.
    seeds: usize,
    row: Row,
    house: usize,
}

impl Effects {
    /// Plays every sowing of every row, and every kind of sowing against every row; `None` if `tell`
    /// stops the work.
    pub(crate) fn new<C: Choices<Choice = SeedChoice>>(
        machine: &Machine<C>,
        rows: &Rows,
        seeds: usize,
        tell: &dyn Fn(u64) -> ControlFlow<()>,
    ) -> Option<Effects> {
        let goes_on = || tell(0).is_continue();
        let mut examples = Vec::new();
        let sowings = (0..=seeds)
            .map(|own| goes_on().then(|| sowings(machine, rows, own, &mut examples)))
            .collect::<Option<_>>()?;
        let effect = |other: usize, example: &Example| {
            if example.seeds + other > seeds {
                return Some(Effect::default());
            }
            goes_on().then(|| Effect::new(machine, rows, other, example))
        };
        let effects = (0..=seeds)
            .map(|other| examples.iter().map(|it| effect(other, it)).collect())
            .collect::<Option<_>>()?;
        Some(Effects { sowings, effects })
    }

    /// The sowings of a row.
    #[inline]
    pub(crate) fn of(&self, seeds: usize, rank: usize) -> &[Sowing] {
        let (all, starts) = &self.sowings[seeds];
        &all[starts[rank] as usize..starts[rank + 1] as usize]
    }

    /// What a kind of sowing does to rows of so many seeds.
    #[inline]
    pub(crate) fn on(&self, seeds: usize, kind: usize) -> &Effect {
        &self.effects[seeds][kind]
    }
}

fn sowings<C: Choices<Choice = SeedChoice>>(
    machine: &Machine<C>,
    rows: &Rows,
    seeds: usize,
    examples: &mut Vec<Example>,
) -> (Vec<Sowing>, Vec<u32>) {
    let mut all = Vec::new();
    let mut starts = vec![0];
    for rank in 0..rows.count(seeds) {
        let row = rows.row(seeds, rank);
        for house in (0..rows.houses()).filter(|&house| row[house] > 0) {
            let told = Told::new(machine, &row, &Row::default(), house);
            let kind = Kind {
                sown: told.sown,
                banked: told.banked,
                last: last(machine, &row, house, &told),
            };
            let known = examples.iter().position(|example| example.kind == kind);
            let number = known.unwrap_or_else(|| {
                examples.push(Example {
                    kind,
                    seeds,
                    row,
                    house,
                });
                examples.len() - 1
            });
            all.push(Sowing {
                sown: told.sown,
                kind: (told.banked == 0).then_some(number),
                rest: rows.rank(&told.own),
            });
        }
        starts.push(all.len() as u32);
    }
    (all, starts)
}

fn last<C: Choices<Choice = SeedChoice>>(
    machine: &Machine<C>,
    row: &Row,
    house: usize,
    told: &Told,
) -> Last {
    let shape = machine.shape();
    let cell = shape.base(Side::South) + house;
    let last = shape.place(machine.landing(Side::South, cell, row[house].into()));
    match (machine.properties().captures, last) {
        (Captures::TwoOrThree, Place::House(Side::North, _)) => Last::Abroad,
        (Captures::Facing { takes_facing: _ }, Place::House(Side::South, last))
            if told.own[usize::from(last)] == 1 =>
        {
            Last::Alone(last.into())
        }
        (Captures::TwoOrThree | Captures::Facing { takes_facing: _ } | Captures::Nothing, _) => {
            Last::Elsewhere
        }
    }
}

impl Effect {
    fn new<C: Choices<Choice = SeedChoice>>(
        machine: &Machine<C>,
        rows: &Rows,
        seeds: usize,
        example: &Example,
    ) -> Effect {
        let Kind { sown, banked, last } = example.kind;
        let mut effect = Effect::default();
        if banked > 0 || (sown == 0 && last == Last::Elsewhere) {
            return effect;
        }
        let nowhere = rows.count(seeds + sown);
        for at in 0..rows.count(seeds) {
            let row = rows.row(seeds, at);
            let told = Told::new(machine, &example.row, &row, example.house);
            let rest = rows.rank(&told.other);
            let taken = told.taken;
            if !told.captures() {
                effect.to.push(rest as u32);
                continue;
            }
            effect.to.push(nowhere as u32);
            if told.other == Row::default() {
                effect.slams.push(at as u32);
            } else {
                effect.takes.push(Take {
                    at: at as u32,
                    seeds: taken as u32,
                    rest: rest as u32,
                });
            }
        }
        let (from, to) = (part(rows.count(seeds)), part(nowhere));
        effect.back = vec![0; PARTS];
        for (at, &rest) in effect.to.iter().enumerate() {
            if rest as usize != nowhere {
                effect.back[rest as usize / to] |= 1 << (at / from);
            }
        }
        effect
    }
}
