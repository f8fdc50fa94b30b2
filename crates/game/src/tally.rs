//! Match scores and how sure they are.

use rules::Side;

/// The score of a match so far, seen by the first player.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Tally {
    /// Games the first player won.
    pub won: u32,
    /// The number of draws.
    pub drawn: u32,
    /// Games the first player lost.
    pub lost: u32,
}

impl Tally {
    /// Games played.
    pub fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Points per game, a draw counting half; a half if nothing was played.
    pub fn score(self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.games())
    }

    /// The Wilson interval in which the true score lies with a probability of 95 %. Draws make
    /// the truth a little narrower than this.
    pub fn interval(self) -> (f64, f64) {
        /// Standard deviations on either side.
        const Z: f64 = 1.96;
        let games = f64::from(self.games());
        if games == 0.0 {
            return (0.0, 1.0);
        }
        let score = self.score();
        let shrink = 1.0 + Z * Z / games;
        let centre = (score + Z * Z / (2.0 * games)) / shrink;
        let variance = score * (1.0 - score) / games + Z * Z / (4.0 * games * games);
        let half = Z * variance.sqrt() / shrink;
        (centre - half, centre + half)
    }

    /// Counts one more game; `first` is the side of the first player in it.
    pub fn count(&mut self, winner: Option<Side>, first: Side) {
        match winner {
            None => self.drawn += 1,
            Some(side) if side == first => self.won += 1,
            Some(_) => self.lost += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_narrows_round_the_score() {
        let tally = |won, lost| Tally {
            won,
            lost,
            drawn: 0,
        };
        let (low, high) = tally(240, 160).interval();
        assert!((low - 0.551).abs() < 0.001 && (high - 0.647).abs() < 0.001);
        assert_eq!(Tally::default().interval(), (0.0, 1.0));
        assert!(tally(3, 0).interval().1 <= 1.0);
    }
}
