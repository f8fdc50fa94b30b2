//! Move ordering: it never decides what is true, only how soon it is found.

use rules::machine::{Choices, Machine, SeedChoice};
use rules::{Fruit, Position, PositionOf, Side, State, Visitor};

/// The number of seed counts that are told apart.
pub(crate) const SEEDS: usize = 16;
/// The unit of guesses.
const SEED: f64 = 64.0;
/// The number of houses that are told apart, by their distance to the owner's store.
const HOUSES: usize = 6;

/// By house and number of seeds: the value of a house to its owner who is to move, in 1/64 of a
/// seed; the house farthest from the owner's store first. Fitted by least squares to the values of
/// positions with 14 to 22 seeds of six houses, half of them random, half met in a search.
#[rustfmt::skip]
pub(crate) const OWN: [[i16; SEEDS]; HOUSES] = [
    [-214, -64, 12, 76, 123, 163, 266, 8, -36, -65, -76, -132, 115, 23, 14, 62],
    [-200, -31, 31, 84, 114, 212, -23, -64, -85, -87, -106, -85, 110, 173, 98, 135],
    [-141, 4, 67, 104, 194, -54, -80, -103, -127, -138, -109, 76, 169, 312, 83, 20],
    [-99, 13, 68, 146, -100, -123, -144, -155, -158, -123, 29, 96, 215, 322, 131, 158],
    [-38, 32, 86, -147, -170, -193, -195, -178, -129, 1, 51, 159, 272, 381, 106, 237],
    [-138, -75, -247, -262, -259, -251, -217, -136, -27, 46, 141, 239, 311, 382, 446, 323],
];

/// The same for the houses of the opponent, from the opponent's left.
#[rustfmt::skip]
pub(crate) const OTHER: [[i16; SEEDS]; HOUSES] = [
    [73, -47, -102, -127, -147, -193, -98, 3, 91, 135, 200, 216, 66, 62, 34, 108],
    [86, -49, -92, -114, -140, -139, -1, 49, 79, 106, 143, 134, 10, -23, 96, 129],
    [100, -29, -74, -102, -140, 29, 64, 105, 131, 154, 158, 12, -29, -137, 37, -4],
    [91, -24, -63, -105, 71, 94, 120, 146, 162, 157, 24, -22, -106, -190, -32, -50],
    [65, -21, -41, 131, 159, 181, 195, 192, 134, 5, -8, -94, -183, -268, -54, -118],
    [194, 135, 274, 274, 281, 279, 255, 169, 45, -7, -112, -205, -267, -337, -365, -336],
];

/// A guess of the value of a position to the player to move, in 1/64 of a seed.
#[inline]
pub(crate) fn guess<C: Choices>(machine: &Machine<C>, state: &State<C>) -> i32 {
    let of = |side: Side, weights: &[[i16; SEEDS]; HOUSES]| {
        let shape = machine.shape();
        let houses = (shape.base(side)..shape.store(side)).rev();
        let worth = houses.zip(weights.iter().rev()).map(|(house, weights)| {
            let seeds = usize::from(state.cells.count(house)).min(SEEDS - 1);
            i32::from(weights[seeds])
        });
        worth.sum::<i32>()
    };
    of(state.side, &OWN) + of(!state.side, &OTHER)
}

/// The seeds by which South will win more than North from now on, by a guess.
pub(crate) struct Lead;

impl Visitor for Lead {
    type Output = f64;

    fn seeds<C: Choices<Choice = SeedChoice>>(self, position: &PositionOf<C>) -> f64 {
        let state = position.state();
        let lead = f64::from(guess(position.machine(), state)) / SEED;
        match state.side {
            Side::South => lead,
            Side::North => -lead,
        }
    }

    fn fruit(self, _: &PositionOf<Fruit>) -> f64 {
        0.0
    }

    fn general(self, _: &Position) -> f64 {
        0.0
    }
}

/// The promise of moving again: it keeps all other choices, and the house nearest to the store
/// blocks none of them.
const AGAIN: i32 = 1 << 20;
/// The bonus for a seed won is more than the seed: less is left to be proved.
const GAIN: i32 = 300;
const HOUSE: i32 = 60;

/// The promise of a sowing as long as it is not guessed: less than any other.
pub(crate) const LATE: i32 = i32::MIN;

/// The promise of a sowing that needs no guess, else [`LATE`].
#[inline]
pub(crate) fn early(house: u8, again: bool, is_remembered: bool) -> i32 {
    if is_remembered {
        i32::MAX
    } else if again {
        AGAIN + i32::from(house)
    } else {
        LATE
    }
}

/// The promise of a sowing that wins `gain` seeds and ends the turn, from a guess of the value to
/// the opponent.
#[inline]
pub(crate) fn promise(house: u8, gain: i8, guess: i32) -> i32 {
    GAIN * i32::from(gain) + HOUSE * i32::from(house) - guess
}
