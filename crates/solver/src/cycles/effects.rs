//! The sowings of a row, and their effects on the rows of the opponent: computed once for each row
//! instead of once for each position, by playing on the machine.

use std::ops::ControlFlow;

use rules::machine::{Choices, Machine, SeedChoice};
use rules::{Captures, Place, Side};
use tablebase::{Row, Rows};

use crate::sowings::Told;

/// The number of parts of a line whose changes are marked, one bit for each.
pub(crate) const PARTS: usize = u64::BITS as usize;

/// The length of each part of a line of `width` values. Short lines get fewer parts, for it does
/// not pay to tell short parts apart.
pub(crate) fn part(width: usize) -> usize {
    const LEAST: usize = 32;
    width.div_ceil(PARTS).max(LEAST)
}

/// The place of the last seed, as far as a capture may depend on it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Last {
    /// Into a house of the opponent.
    Abroad,
    /// Into this house of the mover's own, which was empty: a capture may depend on the house
    /// across.
    Alone(usize),
    /// Into a place where nothing can be captured.
    Elsewhere,
}

/// Everything about a sowing that matters to the opponent's row.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Kind {
    /// The number of seeds that fall into that row.
    sown: usize,
    /// The number of seeds that fall into the mover's own store.
    banked: usize,
    last: Last,
}

/// One sowing of one row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sowing {
    /// The number of seeds that fall into the opponent's row.
    pub(crate) sown: usize,
    /// The number of its kind; `None` if it banks seeds on its way, which no row of the opponent
    /// changes.
    pub(crate) kind: Option<usize>,
    /// The rank of the mover's row after the sowing.
    pub(crate) rest: usize,
}

/// A sowing that captures.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Take {
    /// The rank of the opponent's row.
    pub(crate) at: u32,
    /// The number of seeds taken from it, after those sown have fallen.
    pub(crate) seeds: u32,
    /// The rank of the opponent's row after the capture.
    pub(crate) rest: u32,
}

/// The effect of one kind of sowing on all rows with equally many seeds.
#[derive(Debug, Default)]
pub(crate) struct Effect {
    /// By row: the rank of the row it becomes, or one past the last rank if seeds are won. Empty if
    /// all rows stay as they are.
    pub(crate) to: Vec<u32>,
    /// For each part of the rows it leads to, a bit for each part it leads from.
    pub(crate) back: Vec<u64>,
    /// The captures of some seeds, but not all.
    pub(crate) takes: Vec<Take>,
    /// The ranks of the rows from which everything would be captured.
    pub(crate) slams: Vec<u32>,
}

/// The effects of all sowings on boards with up to a given number of seeds.
#[derive(Debug)]
pub(crate) struct Effects {
    /// By the seeds of the mover: all their sowings, and the index of the first one of each row.
    sowings: Vec<(Vec<Sowing>, Vec<u32>)>,
    /// By the seeds of the opponent, then by the number of the kind.
    effects: Vec<Vec<Effect>>,
}

/// One sowing of a kind: any other of that kind has the same effects.
#[derive(Clone, Copy, Debug)]
struct Example {
    kind: Kind,
    /// The number of seeds in the row.
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

    /// The effect of a kind of sowing on the rows with `seeds` seeds.
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
        (
            Captures::TwoOrThree
            | Captures::Facing { takes_facing: _ }
            | Captures::Nothing
            | Captures::Other,
            _,
        ) => Last::Elsewhere,
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
