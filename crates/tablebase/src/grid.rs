//! The arrangement of the positions with equally many seeds: by the seeds of the player to move,
//! then as a rectangle of tiles, with that player's rows down and the opponent's across.

use crate::model::{TILE_CELLS, TILE_WIDTH};
use crate::rows::Rows;

/// The positions in which the player to move has a given number of the seeds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Split {
    pub(crate) own: usize,
    pub(crate) height: usize,
    pub(crate) width: usize,
    pub(crate) tile_height: usize,
    pub(crate) tile_width: usize,
    /// The number of its first tile in the layer.
    pub(crate) first_tile: usize,
}

/// A tile of a split.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Tile {
    pub(crate) top: usize,
    pub(crate) left: usize,
    pub(crate) height: usize,
    pub(crate) width: usize,
}

impl Split {
    fn new(rows: &Rows, own: usize, other: usize, first_tile: usize) -> Split {
        let width = rows.count(other);
        let tile_width = width.min(TILE_WIDTH);
        Split {
            own,
            height: rows.count(own),
            width,
            tile_height: TILE_CELLS / tile_width,
            tile_width,
            first_tile,
        }
    }

    pub(crate) fn cells(&self) -> usize {
        self.height * self.width
    }

    fn tiles_across(&self) -> usize {
        self.width.div_ceil(self.tile_width)
    }

    /// Rows of tiles.
    pub(crate) fn bands(&self) -> usize {
        self.height.div_ceil(self.tile_height)
    }

    fn tiles(&self) -> usize {
        self.bands() * self.tiles_across()
    }

    fn tile(&self, band: usize, across: usize) -> Tile {
        let (top, left) = (band * self.tile_height, across * self.tile_width);
        Tile {
            top,
            left,
            height: self.tile_height.min(self.height - top),
            width: self.tile_width.min(self.width - left),
        }
    }

    /// The tiles of a band, from the left.
    pub(crate) fn band(&self, band: usize) -> impl Iterator<Item = Tile> {
        (0..self.tiles_across()).map(move |across| self.tile(band, across))
    }

    /// The tile of a cell, the number of that tile in the layer, and the number of the cell in the
    /// tile.
    pub(crate) fn find(&self, row: usize, column: usize) -> (Tile, usize, usize) {
        let (band, across) = (row / self.tile_height, column / self.tile_width);
        let tile = self.tile(band, across);
        let number = self.first_tile + band * self.tiles_across() + across;
        let cell = (row - tile.top) * tile.width + column - tile.left;
        (tile, number, cell)
    }
}

/// All splits of a given number of seeds.
#[derive(Clone, Debug)]
pub(crate) struct Grid {
    /// By the seeds of the player to move.
    pub(crate) splits: Vec<Split>,
    pub(crate) tiles: usize,
}

impl Grid {
    /// The arrangement of as many positions as somebody says there are; `None` if there are not, or
    /// more than can be counted.
    pub(crate) fn of_positions(rows: &Rows, seeds: usize, positions: u64) -> Option<Grid> {
        let splits =
            (0..=seeds).map(|own| rows.exactly(own)?.checked_mul(rows.exactly(seeds - own)?));
        let counted = splits.reduce(|sum, split| sum?.checked_add(split?));
        (counted?? == positions && usize::try_from(positions).is_ok())
            .then(|| Grid::new(rows, seeds))
    }

    pub(crate) fn new(rows: &Rows, seeds: usize) -> Grid {
        let mut tiles = 0;
        let splits = (0..=seeds)
            .map(|own| {
                let split = Split::new(rows, own, seeds - own, tiles);
                tiles += split.tiles();
                split
            })
            .collect();
        Grid { splits, tiles }
    }

    pub(crate) fn cells(&self) -> usize {
        self.splits.iter().map(Split::cells).sum()
    }
}
