//! Games of plain seeds: every house is looked at, and positions are judged by what lies where.

use std::ops::ControlFlow;

use rules::laws::{Bonus, Capture};
use rules::machine::{Choice, Choices, House, Machine};
use rules::{Move, Side, State};

use super::Family;
use crate::scale::{self, POINT};

/// Seeds in one house up to which its landing is looked at.
const SEEDS_MAX: usize = 40;
/// Houses of a side.
const HOUSES_MAX: usize = 12;

/// What makes a position good, in hundredths of a point.
#[derive(Clone, Copy, Debug)]
struct Weights {
    /// Being to move.
    tempo: i32,
    /// A seed in an own house.
    seed: i32,
    /// A house that can be sown.
    mobile: i32,
    /// A house from which the last seed falls into the own store.
    again: i32,
    /// A seed that could be captured now, by the player to move and by the other one.
    capture: [i32; 2],
    /// An own house with one or two seeds (games in which those are captured).
    weak: i32,
    /// An own house with more seeds than one lap.
    full: i32,
}

const NONE: Weights = Weights {
    tempo: 0,
    seed: 0,
    mobile: 0,
    again: 0,
    capture: [0, 0],
    weak: 0,
    full: 0,
};

/// Kalah and its relatives.
const STORES: Weights = Weights {
    tempo: 100,
    seed: 15,
    mobile: 10,
    again: 30,
    capture: [50, 20],
    ..NONE
};
/// Oware.
const TWOS_AND_THREES: Weights = Weights {
    tempo: 30,
    seed: 5,
    mobile: 10,
    weak: -30,
    full: 60,
    ..NONE
};
/// Congkak.
const RELAYS: Weights = Weights {
    tempo: 500,
    seed: 10,
    ..NONE
};
/// Games that are won by clearing one's houses.
const RACE: Weights = Weights {
    tempo: 100,
    seed: -100,
    mobile: -20,
    again: 50,
    ..NONE
};

/// Games of plain seeds.
#[derive(Debug)]
pub(crate) struct SeedFamily {
    weights: Weights,
    /// Whether stores count.
    is_race: bool,
    /// Whether the last seed in the own store gives another sowing.
    has_bonus: bool,
    captures_facing: bool,
    /// For each side, house and number of seeds, where the last one falls.
    landing: Box<[[[u8; SEEDS_MAX]; HOUSES_MAX]; 2]>,
}

impl SeedFamily {
    pub(crate) fn new<C: Choices>(machine: &Machine<C>) -> SeedFamily {
        let laws = machine.laws();
        let is_race = scale::is_race(machine);
        let weights = match laws.capture {
            _ if is_race => RACE,
            _ if laws.relay => RELAYS,
            Capture::TwoOrThree { .. } => TWOS_AND_THREES,
            Capture::None | Capture::Facing { .. } => STORES,
        };
        let mut landing = Box::new([[[0; SEEDS_MAX]; HOUSES_MAX]; 2]);
        for side in Side::BOTH {
            let base = machine.shape().base(side);
            for house in 0..usize::from(laws.houses) {
                for seeds in 1..SEEDS_MAX {
                    let cell = machine.landing(side, base + house, seeds as u16);
                    landing[side][house][seeds] = cell as u8;
                }
            }
        }
        SeedFamily {
            weights,
            is_race,
            has_bonus: laws.bonus != Bonus::Never && !laws.relay,
            captures_facing: matches!(
                laws.capture,
                Capture::Facing {
                    takes_facing: true,
                    ..
                }
            ) && !laws.relay,
            landing,
        }
    }

    /// What one side of the board is worth to its owner.
    #[inline]
    fn side<C: Choices>(&self, machine: &Machine<C>, state: &State<C>, side: Side) -> i32 {
        let weights = &self.weights;
        let shape = machine.shape();
        let (base, store) = (shape.base(side), shape.store(side));
        let lap = shape.ring() as u16 - 2;
        let mut value = 0;
        let mut threat = 0;
        for house in 0..usize::from(shape.houses()) {
            let seeds = state.cells.count(base + house);
            if seeds == 0 {
                continue;
            }
            value += weights.mobile + weights.seed * i32::from(seeds);
            if seeds <= 2 {
                value += weights.weak;
            } else if seeds >= lap {
                value += weights.full;
            }
            if !(self.has_bonus || self.captures_facing) || usize::from(seeds) >= SEEDS_MAX {
                continue;
            }
            let last = usize::from(self.landing[side][house][usize::from(seeds)]);
            if last == store {
                value += weights.again;
            } else if self.captures_facing
                && seeds <= lap + 1
                && shape.owns(side, last)
                && (state.cells.count(last) == 0 || last == base + house)
            {
                threat = threat.max(i32::from(state.cells.count(shape.facing(last))));
            }
        }
        let turn = usize::from(side != state.side);
        value + threat * weights.capture[turn]
    }
}

impl<C: Choices<Choice = House>> Family<C> for SeedFamily {
    const IS_EXACT: bool = true;

    #[inline]
    fn list(
        &self,
        machine: &Machine<C>,
        state: &State<C>,
        _ply: u32,
        into: &mut Vec<House>,
    ) -> bool {
        C::each(machine, state, |house| {
            into.push(house);
            ControlFlow::<()>::Continue(())
        })
        .is_continue()
    }

    fn line(&self, _machine: &Machine<C>, _real: &State<C>, line: &[House]) -> Vec<Move> {
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
        let [own, other] = [side, !side].map(|side| self.side(machine, state, side));
        won + self.weights.tempo + own - other
    }
}
