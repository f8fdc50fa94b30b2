//! The numbering of rows, the ways in which seeds can lie in one player's houses: a combinatorial
//! number system.

/// The most houses a player can have.
pub const HOUSES_MAX: usize = rules::HOUSES_MAX as usize;
/// The most seeds in a table: margins fit in a signed byte.
pub const SEEDS_MAX: usize = 127;

/// The seeds in a player's houses, from the player's left. Houses that the board lacks are empty.
pub type Row = [u8; HOUSES_MAX];

/// The number of seeds in a row.
pub fn count(row: &Row) -> usize {
    row.iter().map(|&seeds| usize::from(seeds)).sum()
}

/// All rows of a board, ordered by their number of seeds, then lexicographically from the house at
/// the owner's left.
///
/// Two things follow from that order. A sowing that ends in the mover's own houses leads to a row
/// that comes earlier. And of two rows with equally many seeds, the earlier one stays the earlier
/// one after each gets a seed in the same houses.
#[derive(Clone, Debug)]
pub struct Rows {
    houses: usize,
    /// By number of houses, then of seeds: the number of ways in which the seeds can lie in the
    /// houses.
    ways: Vec<[u64; SEEDS_MAX + 1]>,
}

impl Rows {
    /// The rows of a board with `houses` houses a side, at most [`HOUSES_MAX`].
    pub fn new(houses: u8) -> Rows {
        let mut none = [0; SEEDS_MAX + 1];
        none[0] = 1;
        let mut ways = vec![none];
        for house in 0..usize::from(houses) {
            let mut sum = 0_u64;
            // Counts beyond 64 bits saturate; nothing asks for them.
            ways.push(ways[house].map(|more| {
                sum = sum.saturating_add(more);
                sum
            }));
        }
        Rows {
            houses: houses.into(),
            ways,
        }
    }

    /// The number of houses in a row.
    pub fn houses(&self) -> usize {
        self.houses
    }

    /// The number of rows with `seeds` seeds; `None` if it has more than 64 bits.
    pub(crate) fn exactly(&self, seeds: usize) -> Option<u64> {
        Some(self.ways[self.houses][seeds]).filter(|&count| count < u64::MAX)
    }

    /// The number of rows with `seeds` seeds.
    #[inline]
    pub fn count(&self, seeds: usize) -> usize {
        self.ways[self.houses][seeds] as usize
    }

    /// The number of seeds in a row, and its rank among the rows with as many. The houses are given
    /// from the owner's right.
    #[inline]
    pub fn place(&self, houses: impl Iterator<Item = u16>) -> (usize, u64) {
        let (mut seeds, mut rank) = (0, 0);
        for (house, ways) in houses.zip(&self.ways[1..]) {
            // The remainder changes nothing, for `more` is within bounds; it saves the check.
            let more = (seeds + usize::from(house)) % ways.len();
            rank += ways[more] - ways[seeds];
            seeds = more;
        }
        (seeds, rank)
    }

    /// The rank of a row among those with as many seeds.
    #[inline]
    pub fn rank(&self, row: &Row) -> usize {
        let houses = row[..self.houses].iter().rev();
        self.place(houses.map(|&seeds| seeds.into())).1 as usize
    }

    /// The row with a rank among those with `seeds` seeds.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row(&self, seeds: usize, rank: usize) -> Row {
        assert!(rank < self.count(seeds), "no row {rank} of {seeds} seeds");
        let mut row = Row::default();
        let (mut left, mut rank) = (seeds, rank as u64);
        for (ways, seeds) in self.ways[1..].iter().rev().zip(&mut row) {
            let mut rest = left;
            while rank >= ways[left] - ways_before(ways, rest) {
                rest -= 1;
            }
            rank -= ways[left] - ways[rest];
            *seeds = (left - rest) as u8;
            left = rest;
        }
        row
    }
}

/// The number of ways with one seed fewer.
fn ways_before(ways: &[u64], rest: usize) -> u64 {
    rest.checked_sub(1).map_or(0, |fewer| ways[fewer])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_numbered_without_gaps_in_the_order_of_words() {
        for houses in 1..=6 {
            let rows = Rows::new(houses);
            for seeds in 0..=9 {
                let mut before: Option<Row> = None;
                for rank in 0..rows.count(seeds) {
                    let row = rows.row(seeds, rank);
                    assert_eq!(rows.rank(&row), rank);
                    assert!(before < Some(row));
                    before = Some(row);
                }
            }
        }
    }

    #[test]
    fn rows_of_the_usual_board_are_as_many_as_combinations() {
        let rows = Rows::new(6);
        assert_eq!(rows.count(0), 1);
        assert_eq!(rows.count(12), 6188);
        assert_eq!(rows.count(24), 118_755);
    }
}
