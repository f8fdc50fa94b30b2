//! The layers of a game that are at hand.

use rules::RuleSet;

use crate::file::{FileError, Layer};
use crate::rows::{HOUSES_MAX, Row, Rows};

/// The layers of one game, from no seeds up to some number of them.
#[derive(Debug)]
pub struct Tables {
    rules: RuleSet,
    /// Whether the game ends when a row is empty.
    ends_at_empty_row: bool,
    rows: Rows,
    layers: Vec<Layer>,
}

impl Tables {
    /// Tables without any layer yet.
    pub fn new(rules: &RuleSet) -> Tables {
        Tables {
            rules: crate::key(rules),
            ends_at_empty_row: rules.properties().ends_at_empty_row,
            rows: Rows::new(rules.houses()),
            layers: Vec::new(),
        }
    }

    /// Adds a layer, if it is the next one of this game; returns whether it was.
    pub fn push(&mut self, layer: Layer) -> bool {
        let head = layer.head();
        let is_next = head.rules == self.rules && head.seeds == self.layers.len();
        if is_next {
            self.layers.push(layer);
        }
        is_next
    }

    /// The game whose endings these are.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The layers, from the one without seeds on.
    pub fn layers(&self) -> &[Layer] {
        &self.layers
    }

    /// The most seeds that are covered; `None` if there is no layer.
    pub fn seeds_max(&self) -> Option<usize> {
        self.layers.len().checked_sub(1)
    }

    /// The margin by which the player to move will win more than the opponent, from both rows, each
    /// from its owner's left. `None` if that is not covered: too many seeds, an empty row in a game
    /// where the value depends on whether a ply has led there, or a value that is left open.
    ///
    /// # Errors
    /// [`FileError::Tile`] if that part of a file is damaged.
    pub fn value(&self, own: &[u16], other: &[u16]) -> Result<Option<i8>, FileError> {
        let sum = |houses: &[u16]| {
            houses
                .iter()
                .map(|&seeds| usize::from(seeds))
                .sum::<usize>()
        };
        let (first, second) = (sum(own), sum(other));
        let fits = [own, other]
            .iter()
            .all(|row| row.len() == self.rows.houses());
        let Some(layer) = self.layers.get(first + second) else {
            return Ok(None);
        };
        let is_over = self.ends_at_empty_row && (first == 0 || second == 0);
        if !fits || is_over {
            return Ok(None);
        }
        let value = layer.value(&self.rows, &row(own), &row(other))?;
        Ok((value != crate::open(first + second)).then_some(value))
    }
}

/// The row of houses with few seeds.
fn row(houses: &[u16]) -> Row {
    let mut row = [0; HOUSES_MAX];
    for (to, &seeds) in row.iter_mut().zip(houses) {
        *to = seeds as u8;
    }
    row
}
