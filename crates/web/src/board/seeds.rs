//! The spots of single seeds in a house: each is fixed, and one more seed moves no other.

use rules::Kind;

/// The number of seeds that lie beside each other in a house.
pub(crate) const HOUSE_LAYER: usize = 15;
/// The number of seeds that lie beside each other in a store, which is larger.
pub(crate) const STORE_LAYER: usize = 30;
/// The number of fruits of one kind drawn one by one in a house.
pub(crate) const HOUSE_FRUITS_MAX: usize = 4;
/// The number of fruits of one kind drawn one by one in a mancala.
pub(crate) const STORE_FRUITS_MAX: usize = 8;
/// The number of shades of a seed.
pub(crate) const SHADES: u32 = 4;

/// Cosine and sine of the golden angle, by which sunflowers turn from seed to seed.
const GOLDEN_ANGLE: [f64; 2] = [-0.737_368_878_078_32, 0.675_490_294_261_524];
/// Cosine and sine of the angle by which each house is turned against the one before.
const HOUSE_ANGLE: [f64; 2] = [0.540_302_305_868_14, 0.841_470_984_807_897];
/// The greatest distance of a seed from its place in the pattern, as a share of the radius.
const JITTER: f64 = 0.05;

/// The spot of one seed, in parts of its house's half width and half height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spot {
    /// To the right, from −1 to 1.
    pub(crate) x: f64,
    /// Downwards, from −1 to 1.
    pub(crate) y: f64,
    /// The turn of the seed, in degrees: never so far that its light comes from below.
    pub(crate) turn: i32,
    /// The shade, below [`SHADES`].
    pub(crate) shade: u32,
}

/// The spot of the seed with this index in a place with `layer` seeds beside each other; more lie on
/// them, from the middle. The cell makes one house look different from the next.
pub(crate) fn spot(cell: usize, index: usize, layer: usize) -> Spot {
    let noise = noise(cell as u32, index as u32);
    let part = |shift: u32| f64::from(noise >> shift & 0xff) / 255.0 - 0.5;
    // A few seeds lie apart, many close together.
    let share = (real(index % layer) + 0.6) / (real(layer) + 0.6);
    // The power 7/16: at one half each would have the same room. Roots are instructions of every
    // processor; any other power is a kilobyte of the page.
    let radius = (share * (share * share.sqrt()).sqrt()).sqrt().sqrt();
    let [x, y] = turned(turned([1.0, 0.0], HOUSE_ANGLE, cell), GOLDEN_ANGLE, index);
    let reach = (1.0 - JITTER) * radius;
    Spot {
        x: reach * x + 2.0 * JITTER * part(0),
        y: reach * y + 2.0 * JITTER * part(8),
        turn: (noise >> 16 & 0xff).cast_signed() * 80 / 255 - 40,
        shade: (noise >> 24) % SHADES,
    }
}

/// The rows of a store, counted from its middle, in the order in which they are filled: seeds lie apart
/// while there is room.
const STORE_ROWS: [i32; STORE_LAYER / 3] = [0, -2, 2, -4, 4, -1, 1, -3, 3, -5];

/// The spot of the seed with this index in a store, along and across it: they fill it in three lines,
/// from the middle to its ends, and then what is between them.
pub(crate) fn store_spot(cell: usize, index: usize) -> Spot {
    let spot = spot(cell, index, STORE_LAYER);
    let (line, row) = (index % 3, index % STORE_LAYER / 3);
    // One of the lines begins between the rows of the others.
    let row = if line == 1 {
        row + STORE_ROWS.len() / 2
    } else {
        row
    };
    let from_middle = f64::from(STORE_ROWS[row % STORE_ROWS.len()]);
    // The outer lines are shorter: the ends are round.
    let [across, shifted, step] = [
        [0.0, 0.25, 0.1875],
        [0.75, 0.375, 0.17],
        [-0.75, 0.75, 0.17],
    ][line];
    // The spot in a house is as good as chance.
    Spot {
        x: across + 0.25 * spot.x,
        y: step * (from_middle + shifted) + 0.0625 * spot.y,
        ..spot
    }
}

/// The form of a place in which fruits lie.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Form {
    /// A house: each kind has its quarter.
    House,
    /// A tall mancala: each kind has its row.
    Tall,
    /// A wide mancala: each kind has its column.
    Wide,
}

/// The spot of a fruit: each kind has its own part of a place.
pub(crate) fn fruit_spot(kind: Kind, index: usize, form: Form) -> Spot {
    let row = kind as usize;
    let (column, line) = (real(index % 4), real(index / 4));
    let (x, y) = match form {
        Form::Tall => (
            -0.66 + 0.44 * column,
            -0.88 + 0.52 * real(row) + 0.23 * line,
        ),
        Form::Wide => (-0.96 + 0.52 * real(row) + 0.11 * column, -0.35 + 0.7 * line),
        Form::House => {
            let centre = [(-0.44, -0.42), (0.44, -0.42), (-0.44, 0.46), (0.44, 0.46)][row];
            let step = [(-0.13, -0.13), (0.17, -0.06), (-0.04, 0.17), (0.2, 0.19)][index % 4];
            (centre.0 + step.0, centre.1 + step.1)
        }
    };
    Spot {
        x,
        y,
        turn: 0,
        shade: row as u32,
    }
}

/// A direction turned by an angle this many times.
fn turned(direction: [f64; 2], [cosine, sine]: [f64; 2], times: usize) -> [f64; 2] {
    (0..times).fold(direction, |[x, y], _| {
        [cosine * x - sine * y, sine * x + cosine * y]
    })
}

/// A number of seeds or cells, which are small, as a float.
pub(crate) fn real(number: usize) -> f64 {
    f64::from(number as u32)
}

/// A hash of cell and index: the same for the same seed, without a visible pattern.
fn noise(cell: u32, index: u32) -> u32 {
    let mut bits = cell.wrapping_mul(0x9e37_79b9) ^ index.wrapping_add(1).wrapping_mul(0x85eb_ca6b);
    bits ^= bits >> 15;
    bits = bits.wrapping_mul(0x2c1b_3c6d);
    bits ^= bits >> 12;
    bits = bits.wrapping_mul(0x297a_2d39);
    bits ^ bits >> 15
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_lie_inside_and_apart() {
        for cell in 0..26 {
            let spots: Vec<Spot> = (0..HOUSE_LAYER)
                .map(|index| spot(cell, index, HOUSE_LAYER))
                .collect();
            for (index, seed) in spots.iter().enumerate() {
                assert!(seed.x.hypot(seed.y) < 1.08, "seed {index} lies outside");
                for other in &spots[..index] {
                    let apart = (seed.x - other.x).hypot(seed.y - other.y);
                    assert!(apart > 0.2, "seeds {apart} apart in cell {cell}");
                }
            }
        }
    }

    #[test]
    fn seeds_fill_a_store_and_lie_inside() {
        // Half the sides of a store as the middles of seeds see it, and the corner.
        let (across, along, corner) = (36.0, 106.0, 31.0);
        for cell in 0..26 {
            let spots: Vec<[f64; 2]> = (0..STORE_LAYER)
                .map(|index| store_spot(cell, index))
                .map(|spot| [spot.x * across, spot.y * along])
                .collect();
            let nearest = |[x, y]: [f64; 2], spots: &[[f64; 2]]| {
                let distances = spots.iter().map(|spot| (x - spot[0]).hypot(y - spot[1]));
                distances.fold(f64::INFINITY, f64::min)
            };
            for (index, &[x, y]) in spots.iter().enumerate() {
                let [dx, dy] =
                    [x.abs() - across + corner, y.abs() - along + corner].map(|d| d.max(0.0));
                assert!(
                    dx.hypot(dy) <= corner + 3.0,
                    "seed {index} of {cell} lies outside"
                );
                let apart = nearest([x, y], &spots[..index]);
                assert!(apart > 8.0, "seeds {apart} apart in cell {cell}");
            }
            for step in -8..=8 {
                let middle = nearest([0.0, 10.0 * f64::from(step)], &spots);
                assert!(middle < 22.0, "a hole at {step} in cell {cell}");
            }
        }
    }

    #[test]
    fn fruits_lie_inside() {
        for kind in Kind::ALL {
            for index in 0..STORE_FRUITS_MAX {
                for form in [Form::Tall, Form::Wide] {
                    let spot = fruit_spot(kind, index, form);
                    assert!(
                        spot.x.abs() <= 1.0 && spot.y.abs() <= 1.0,
                        "{kind:?} {index}"
                    );
                }
            }
            for index in 0..HOUSE_FRUITS_MAX {
                let spot = fruit_spot(kind, index, Form::House);
                assert!(spot.x.hypot(spot.y) <= 1.0);
            }
        }
    }

    #[test]
    fn a_seed_has_one_place_only() {
        assert_eq!(spot(3, 4, 15), spot(3, 4, 15));
        assert_ne!(spot(3, 4, 15), spot(4, 4, 15));
    }
}
