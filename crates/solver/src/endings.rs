//! The values of positions with few seeds, in the order of their numbers, for look-ups by a search.

use tablebase::Rows;

use crate::layer::Layer;
use crate::numbering::Numbering;

/// All values of positions with few seeds.
#[derive(Debug, Default)]
pub(crate) struct Endings {
    values: Vec<i8>,
    /// Positions with fewer seeds than this are known.
    seeds: usize,
}

impl Endings {
    /// Arranges the layers of a table by position number; each layer is dropped as soon as that is
    /// done.
    pub(crate) fn new(rows: &Rows, layers: Vec<Layer>, numbering: &Numbering) -> Endings {
        let seeds = layers.len();
        let mut values = Vec::with_capacity(numbering.below(seeds) as usize);
        hardware::use_huge_pages(values.spare_capacity_mut());
        for (seeds, layer) in layers.into_iter().enumerate() {
            for own in 0..=seeds {
                for rank in 0..rows.count(own) {
                    let line = layer.line(own, rank, seeds - own, true);
                    values.extend(line.values.iter().step_by(line.stride));
                }
            }
        }
        Endings { values, seeds }
    }

    /// Whether positions with `seeds` seeds are known.
    #[inline]
    pub(crate) fn cover(&self, seeds: usize) -> bool {
        seeds < self.seeds
    }

    /// The number of layers: positions with fewer seeds than this are known.
    pub(crate) fn layers(&self) -> usize {
        self.seeds
    }

    /// Starts to read the value of the position with that number.
    #[inline]
    pub(crate) fn prefetch(&self, number: u64) {
        hardware::prefetch(&self.values[number as usize]);
    }

    /// The value of the position with that number.
    #[inline]
    pub(crate) fn value(&self, number: u64) -> i8 {
        self.values[number as usize]
    }
}
