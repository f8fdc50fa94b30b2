//! Games of plain seeds: every house is looked at, and positions are judged by what lies where.

use std::ops::ControlFlow;

use rules::machine::{Choice, Choices, Machine, SeedChoice};
use rules::{Captures, Family as GameFamily, Move, Side, State};

use super::{Family, Judgement};
use crate::network::Network;
use crate::scale::{self, POINT};

/// Seeds in one house up to which its landing is looked at.
const SEEDS_MAX: usize = 40;
/// Houses of a side.
const HOUSES_MAX: usize = rules::HOUSES_MAX as usize;

/// The number of counts on each side of the board.
const COUNTS: usize = 8;
/// Seeds in the houses.
const SEEDS: usize = 0;
/// Seeds in the houses, each times the number of its house, from 0 at the owner's left.
const FORWARD: usize = 1;
/// Houses with seeds.
const MOBILE: usize = 2;
/// Houses with one or two seeds.
const WEAK: usize = 3;
/// Houses with more seeds than a lap.
const FULL: usize = 4;
/// Houses from which the last seed falls into the own store.
const AGAIN: usize = 5;
/// The most seeds that one sowing could capture.
const THREAT: usize = 6;
/// The houses with seeds, each with its number from 1 at the owner's right.
const BEHIND: usize = 7;

/// The weight of each count.
type Weights = super::Weights<COUNTS>;

/// Kalah and its relatives.
const STORES: Weights = Weights {
    tempo: -69,
    own: [-19, 9, -178, 4, 159, 213, 85, 93],
    other: [-14, 9, -103, 34, 154, 104, 29, 59],
};
/// Oware.
const TWOS_AND_THREES: Weights = Weights {
    tempo: -51,
    own: [1, -3, 148, -49, 182, 0, 60, 0],
    other: [1, -3, 149, -62, 188, 0, 16, 0],
};
/// Congkak.
const RELAYS: Weights = Weights {
    tempo: -807,
    own: [18, -1, 223, -30, 358, 0, 0, 0],
    other: [-54, 3, -32, 85, 236, 0, 0, 0],
};
/// Beginners see only what is in the stores, or in a race what is still to be cleared.
const GREEDY: Weights = Weights {
    tempo: 0,
    own: [0; COUNTS],
    other: [0; COUNTS],
};
const GREEDY_RACE: Weights = Weights {
    tempo: 80,
    own: [-20, 0, 0, 0, 0, 0, 0, -20],
    other: [-20, 0, 0, 0, 0, 0, 0, -20],
};

/// Games of plain seeds.
#[derive(Clone, Debug)]
pub(crate) struct SeedFamily<'a> {
    /// Whether stores count.
    is_race: bool,
    judge: Judge<'a>,
}

/// The evaluation of the houses.
#[derive(Clone, Debug)]
enum Judge<'a> {
    /// By a network trained for such boards.
    Network(&'a Network),
    Counts(Box<Counts>),
}

/// Counts what lies where, each thing with its weight.
#[derive(Clone, Debug)]
struct Counts {
    weights: Weights,
    /// Whether landings are evaluated: in games of relays the end of a sowing is not predictable.
    has_landings: bool,
    captures: Captures,
    /// By side, house and number of seeds: the place of the last one.
    landing: [[[u8; SEEDS_MAX]; HOUSES_MAX]; 2],
}

impl<'a> SeedFamily<'a> {
    /// The family of a machine. A network that is given judges boards of its size.
    pub(crate) fn new<C: Choices>(
        machine: &Machine<C>,
        judgement: Judgement,
        given: Option<&'a Network>,
    ) -> SeedFamily<'a> {
        let network = given
            .filter(|network| network.fits(machine))
            .or_else(|| Network::of(machine))
            .filter(|_| judgement == Judgement::Full);
        SeedFamily {
            is_race: scale::is_race(machine),
            judge: match network {
                Some(network) => Judge::Network(network),
                None => Judge::Counts(Box::new(Counts::new(machine, judgement))),
            },
        }
    }
}

impl Counts {
    fn new<C: Choices>(machine: &Machine<C>, judgement: Judgement) -> Counts {
        let properties = machine.properties();
        let weights = match properties.family {
            // All boards of such games have a network, which greedy players do without.
            GameFamily::Race => GREEDY_RACE,
            _ if judgement == Judgement::Greedy => GREEDY,
            GameFamily::Relay => RELAYS,
            GameFamily::TwoOrThree => TWOS_AND_THREES,
            GameFamily::Facing | GameFamily::Stores | GameFamily::Fruit | GameFamily::General => {
                STORES
            }
        };
        let mut landing = [[[0; SEEDS_MAX]; HOUSES_MAX]; 2];
        for side in Side::BOTH {
            let base = machine.shape().base(side);
            let houses = landing[side]
                .iter_mut()
                .take(usize::from(machine.shape().houses()));
            for (house, landing) in houses.enumerate() {
                for (seeds, last) in landing.iter_mut().enumerate().skip(1) {
                    *last = machine.landing(side, base + house, seeds as u16) as u8;
                }
            }
        }
        Counts {
            weights,
            has_landings: !properties.relays,
            captures: properties.captures,
            landing,
        }
    }

    /// The value of the houses to the player to move.
    #[inline]
    fn value<C: Choices>(&self, machine: &Machine<C>, state: &State<C>) -> i32 {
        let own = self.counts(machine, state, state.side);
        let other = self.counts(machine, state, !state.side);
        self.weights.value(&own, &other)
    }

    /// Counts what lies on one side of the board.
    #[inline]
    fn counts<C: Choices>(
        &self,
        machine: &Machine<C>,
        state: &State<C>,
        side: Side,
    ) -> [i32; COUNTS] {
        let shape = machine.shape();
        let (base, store) = (shape.base(side), shape.store(side));
        let lap = shape.ring() as u16 - 2;
        let mut counts = [0; COUNTS];
        for house in 0..usize::from(shape.houses()) {
            let seeds = state.cells.count(base + house);
            if seeds == 0 {
                continue;
            }
            counts[SEEDS] += i32::from(seeds);
            counts[FORWARD] += i32::from(seeds) * i32::from(house as u8);
            counts[MOBILE] += 1;
            counts[BEHIND] += i32::from(shape.houses()) - i32::from(house as u8);
            counts[WEAK] += i32::from(seeds <= 2);
            counts[FULL] += i32::from(seeds >= lap);
            if !self.has_landings || usize::from(seeds) >= SEEDS_MAX {
                continue;
            }
            let last = usize::from(self.landing[side][house][usize::from(seeds)]);
            counts[AGAIN] += i32::from(last == store);
            let gain = self.gain(machine, state, side, base + house, last);
            counts[THREAT] = counts[THREAT].max(gain);
        }
        counts
    }

    /// Seeds that a sowing from `start` to `last` captures, about.
    #[inline]
    fn gain<C: Choices>(
        &self,
        machine: &Machine<C>,
        state: &State<C>,
        side: Side,
        start: usize,
        last: usize,
    ) -> i32 {
        let shape = machine.shape();
        let count = |cell: usize| i32::from(state.cells.count(cell));
        match self.captures {
            Captures::Facing { takes_facing: true } => {
                let empty = count(last) == 0 || last == start;
                if empty && shape.owns(side, last) {
                    count(shape.facing(last))
                } else {
                    0
                }
            }
            Captures::TwoOrThree => {
                let cells = (shape.base(!side)..=last).rev();
                let taken = cells.map(|cell| count(cell) + 1);
                if shape.owns(!side, last) {
                    taken.take_while(|seeds| matches!(seeds, 2 | 3)).sum()
                } else {
                    0
                }
            }
            Captures::Facing {
                takes_facing: false,
            }
            | Captures::Nothing
            | Captures::Other => 0,
        }
    }
}

impl<C: Choices<Choice = SeedChoice>> Family<C> for SeedFamily<'_> {
    const IS_EXACT: bool = true;

    #[inline]
    fn list(
        &self,
        machine: &Machine<C>,
        state: &State<C>,
        _ply: u32,
        into: &mut Vec<SeedChoice>,
    ) -> bool {
        C::each(machine, state, |house| {
            into.push(house);
            ControlFlow::<()>::Continue(())
        })
        .is_continue()
    }

    fn line(&self, _machine: &Machine<C>, _real: &State<C>, line: &[SeedChoice]) -> Vec<Move> {
        line.iter().map(|house| house.to_move()).collect()
    }

    #[inline]
    fn evaluate(&self, machine: &Machine<C>, state: &State<C>) -> i32 {
        let side = state.side;
        let won = if self.is_race {
            0
        } else {
            let [own, other] = [side, !side].map(|side| machine.won(state, side).points());
            i32::from(own - other) * POINT
        };
        won + match &self.judge {
            Judge::Network(network) => network.value(machine, state),
            Judge::Counts(counts) => counts.value(machine, state),
        }
    }
}
