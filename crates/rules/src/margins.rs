//! The margins by which a game can still end.

use crate::{Position, Side};

/// The final margins that are possible for a player.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Margins {
    least: i32,
    most: i32,
    step: i32,
}

impl Position {
    /// The margins by which a player can still be ahead in the end, as far as the pieces alone
    /// tell: what lies in a store stays there, its owner's or, while sides may still be changed,
    /// the other's; and where every piece counts, margins are all even or all odd. `None` where
    /// points decide nothing.
    ///
    /// ```
    /// use rules::{Position, Side};
    ///
    /// let start = Position::start(&"kalah".parse().unwrap());
    /// let margins = start.margins(Side::South).unwrap();
    /// assert_eq!([7, -1, 99].map(|margin| margins.nearest(margin)), [6, 0, 48]);
    /// ```
    pub fn margins(&self, side: Side) -> Option<Margins> {
        let properties = self.properties();
        let total = i32::from(self.pieces_total());
        // Fruit in a store is not won yet.
        let safe = |side: Side| {
            let won = if properties.has_fruit {
                0
            } else if self.may_change_sides() {
                self.store(side).min(self.store(!side))
            } else {
                self.store(side)
            };
            i32::from(won)
        };
        (!properties.is_race).then(|| Margins {
            least: 2 * safe(side) - total,
            most: total - 2 * safe(!side),
            step: if properties.counts_all { 2 } else { 1 },
        })
    }
}

impl Margins {
    /// The least and the greatest margin.
    pub fn range(self) -> [i32; 2] {
        [self.least, self.most]
    }

    /// Whether a game can end by this margin.
    pub fn contains(self, margin: i32) -> bool {
        (self.least..=self.most).contains(&margin) && (margin - self.least) % self.step == 0
    }

    /// The possible margin nearest to an estimate; of two that are equally near, the one that
    /// claims less, and 1 where nothing but -1 and 1 is near.
    pub fn nearest(self, margin: i32) -> i32 {
        let margin = margin.clamp(self.least, self.most);
        if self.contains(margin) {
            return margin;
        }
        if margin > 0 { margin - 1 } else { margin + 1 }
    }
}
