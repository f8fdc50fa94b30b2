//! The values of positions with few seeds, four bits each, in the order of their numbers, for
//! look-ups by a search.
//!
//! Four bits tell sixteen values apart. Layers that have more keep the most frequent ones that lie
//! side by side; of the few positions below and above these, it is known only that they are.

use std::array;

use tablebase::{Rows, in_order};

use crate::layer::Layer;
use crate::numbering::Numbering;

/// The number of different codes.
const CODES: usize = 16;
const CODE_BITS: u64 = 4;

/// One value in so many is counted to find the frequent ones. It is odd, so that all houses vary.
const SAMPLED: usize = 127;

/// The least and the greatest value that positions with a code can have.
type Bounds = (i8, i8);

/// All values of positions with few seeds.
#[derive(Debug, Default)]
pub(crate) struct Endings {
    /// Two codes a byte, the first one in the lower bits.
    codes: Vec<u8>,
    /// By number of seeds: the bounds that each code stands for.
    bounds: Vec<[Bounds; CODES]>,
}

impl Endings {
    /// Arranges the layers of a table by position number; each layer is dropped as soon as that is
    /// done. Values that a layer can have lie `step` apart.
    pub(crate) fn new(
        rows: &Rows,
        layers: Vec<Layer>,
        numbering: &Numbering,
        step: i8,
        threads: usize,
    ) -> Endings {
        let count = numbering.below(layers.len()) as usize;
        let mut codes = Vec::with_capacity(count.div_ceil(2));
        hardware::use_huge_pages(codes.spare_capacity_mut());
        let mut bounds = Vec::new();
        for (seeds, layer) in layers.into_iter().enumerate() {
            let scale = Scale::new(&layer, seeds as i8, step);
            let table = scale.codes();
            let code = |&value: &i8| table[usize::from(value.cast_unsigned())];
            let first = |own: usize| numbering.first(own, seeds - own);
            let parts = in_order(seeds + 1, threads, |own| {
                let values = layer.to_mover(rows, own, seeds - own);
                // The last byte of the numbers before may have room for the first one.
                let (shared, rest) = values.split_at((first(own) % 2) as usize);
                let (pairs, single) = rest.as_chunks();
                let pairs = pairs
                    .iter()
                    .map(|[low, high]| code(low) | code(high) << CODE_BITS);
                let bytes = pairs.chain(single.iter().map(code));
                (shared.first().map(code), bytes.collect::<Vec<u8>>())
            });
            for (shared, bytes) in parts {
                if let (Some(code), Some(last)) = (shared, codes.last_mut()) {
                    *last |= code << CODE_BITS;
                }
                codes.extend(bytes);
            }
            bounds.push(array::from_fn(|code| scale.bounds(code)));
        }
        Endings { codes, bounds }
    }

    /// Whether positions with `seeds` seeds have codes.
    #[inline]
    pub(crate) fn cover(&self, seeds: usize) -> bool {
        seeds < self.bounds.len()
    }

    /// The number of layers: positions with fewer seeds than this have codes.
    pub(crate) fn layers(&self) -> usize {
        self.bounds.len()
    }

    /// Starts to read the code of the position with that number.
    #[inline]
    pub(crate) fn prefetch(&self, number: u64) {
        hardware::prefetch(&self.codes[(number / 2) as usize]);
    }

    /// The bounds of the position with that number and so many seeds; most often they agree.
    #[inline]
    pub(crate) fn bounds(&self, number: u64, seeds: usize) -> Bounds {
        let pair = self.codes[(number / 2) as usize];
        let code = pair >> (CODE_BITS * (number % 2)) & (CODES as u8 - 1);
        self.bounds[seeds][usize::from(code)]
    }
}

/// The meaning of the codes in a layer.
#[derive(Clone, Copy, Debug)]
struct Scale {
    /// The greatest value of the layer, and the least one's opposite.
    reach: i8,
    step: i8,
    /// The value of the first code.
    first: i8,
}

impl Scale {
    /// The scale that gives most positions of a layer a code of their own.
    fn new(layer: &Layer, reach: i8, step: i8) -> Scale {
        let values = 2 * usize::from(reach.unsigned_abs()) / usize::from(step.unsigned_abs()) + 1;
        let mut scale = Scale {
            reach,
            step,
            first: -reach,
        };
        if values > CODES {
            let mut counts = vec![0_u64; values];
            for values in layer.pairs.iter().flat_map(|pair| &pair.values) {
                for &value in values.iter().step_by(SAMPLED) {
                    counts[usize::from(scale.place(value))] += 1;
                }
            }
            // The first and the last code stand for all values below and above the others.
            let own: Vec<u64> = counts
                .windows(CODES - 2)
                .map(|own| own.iter().sum())
                .collect();
            let best = (1..own.len() - 1).max_by_key(|&from| own[from]);
            scale.first += step * (best.unwrap_or(1) as i8 - 1);
        }
        scale
    }

    /// The number of steps from the first code's value, for values that are not less.
    fn place(self, value: i8) -> u8 {
        value.abs_diff(self.first) / self.step.unsigned_abs()
    }

    /// The codes of values, by the byte that each of them is.
    fn codes(self) -> [u8; 1 << u8::BITS] {
        array::from_fn(|byte| {
            let value = (byte as u8).cast_signed().max(self.first);
            self.place(value).min(CODES as u8 - 1)
        })
    }

    fn bounds(self, code: usize) -> Bounds {
        let value = (self.first + self.step * code as i8).min(self.reach);
        let least = if code == 0 { -self.reach } else { value };
        let most = if code == CODES - 1 { self.reach } else { value };
        (least, most)
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use crate::build::Builder;

    use super::*;

    #[test]
    fn bounds_hold_and_most_are_values() {
        for (game, seeds, exact) in [
            ("kalah:houses=4", 20, 0.95),
            ("kalah:houses=4,leftovers=uncounted", 20, 0.8),
            ("kalah", 9, 1.0),
        ] {
            let rules = game.parse().unwrap();
            let mut builder = Builder::new(&rules, seeds, 2).unwrap();
            let mut layers = Vec::new();
            while builder.layers() <= seeds {
                let ControlFlow::Continue(()) = builder.build(&|_| ControlFlow::Continue(()))
                else {
                    unreachable!("nobody stops it");
                };
            }
            let rows = Rows::new(rules.houses());
            let numbering = Numbering::new(rules.houses(), seeds).unwrap();
            for seeds in 0..=seeds {
                layers.push(positions(&rows, &builder, seeds));
            }
            let endings = builder.into_endings(&numbering);
            let (mut all, mut open, mut number) = (0, 0, 0);
            for (seeds, layer) in layers.iter().enumerate() {
                for &value in layer {
                    let (least, most) = endings.bounds(number, seeds);
                    assert!(least <= value && value <= most, "{game} {number}");
                    all += 1;
                    open += u32::from(least < most);
                    number += 1;
                }
            }
            assert!(
                f64::from(open) <= (1.0 - exact) * f64::from(all),
                "{game}: {open} of {all}"
            );
        }
    }

    /// The values of a layer in the order of their numbers.
    fn positions(rows: &Rows, builder: &Builder, seeds: usize) -> Vec<i8> {
        let split = |own| {
            (0..rows.count(own)).flat_map(move |rank| {
                let row = rows.row(own, rank);
                let other = seeds - own;
                (0..rows.count(other))
                    .map(move |rank| builder.value(&row, &rows.row(other, rank)).unwrap())
            })
        };
        (0..=seeds).flat_map(split).collect()
    }
}
