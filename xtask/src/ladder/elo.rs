//! From games won, drawn and lost to scores and ratings, each with its interval.

/// Standard deviations on either side of an interval of 95 %.
const Z: f64 = 1.96;

/// A match, seen by its upper level.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Tally {
    pub(super) won: u32,
    pub(super) drawn: u32,
    pub(super) lost: u32,
}

impl Tally {
    pub(super) fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Points per game, a draw counting half; a half if nothing was played.
    pub(super) fn score(self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.games())
    }

    /// The Wilson interval of the true score: the same as `mancala match` prints.
    pub(super) fn interval(self) -> (f64, f64) {
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
}

/// A rating in Elo points above level 1, and how far the truth may lie below and above it.
///
/// Whoever wins or loses every game has no rating, only a bound of it. Then `value` is the bound,
/// and what lies beyond it is infinitely far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rating {
    pub(super) value: f64,
    pub(super) below: f64,
    pub(super) above: f64,
}

impl Rating {
    /// That of level 1, by definition.
    pub(super) const ZERO: Self = Self {
        value: 0.0,
        below: 0.0,
        above: 0.0,
    };

    /// The lower and the upper end of the interval.
    pub(super) fn interval(self) -> (f64, f64) {
        (self.value - self.below, self.value + self.above)
    }

    /// The rating of who plays this match against an opponent with this rating. The errors of
    /// both are independent, so that their squares add.
    pub(super) fn after(self, tally: Tally) -> Self {
        let step = step(tally);
        Self {
            value: self.value + step.value,
            below: self.below.hypot(step.below),
            above: self.above.hypot(step.above),
        }
    }
}

/// What one match says about the difference of two ratings.
fn step(tally: Tally) -> Rating {
    let (low, high) = tally.interval();
    let (low, high) = (elo(low), elo(high));
    let games = tally.games();
    if games > 0 && tally.won == games {
        return Rating {
            value: low,
            below: 0.0,
            above: f64::INFINITY,
        };
    }
    if games > 0 && tally.lost == games {
        return Rating {
            value: high,
            below: f64::INFINITY,
            above: 0.0,
        };
    }
    let value = elo(tally.score());
    Rating {
        value,
        below: value - low,
        above: high - value,
    }
}

/// The difference of ratings at which this score is expected.
fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(won: u32, drawn: u32, lost: u32) -> Tally {
        Tally { won, drawn, lost }
    }

    #[track_caller]
    fn near(left: f64, right: f64, tolerance: f64) {
        assert!((left - right).abs() <= tolerance, "{left} {right}");
    }

    #[test]
    fn scores_and_their_intervals() {
        // What `mancala match` prints for ten games.
        for (tally, score, low, high) in [
            (tally(7, 1, 2), 0.75, 0.442_176_148_6, 0.919_053_767_0),
            (tally(5, 0, 5), 0.5, 0.236_589_593_6, 0.763_410_406_4),
            (tally(0, 0, 0), 0.5, 0.0, 1.0),
        ] {
            near(tally.score(), score, 0.0);
            near(tally.interval().0, low, 1e-9);
            near(tally.interval().1, high, 1e-9);
        }
    }

    #[test]
    fn scores_as_differences_of_ratings() {
        for (score, difference) in [(0.5, 0.0), (0.6, 70.4), (0.75, 190.8), (0.25, -190.8)] {
            near(elo(score), difference, 0.05);
        }
        near(elo(10.0 / 11.0), 400.0, 1e-9);
    }

    #[test]
    fn ratings_add_and_their_errors_add_as_squares() {
        let one = Rating::ZERO.after(tally(300, 0, 100));
        let (low, high) = tally(300, 0, 100).interval();
        near(one.value, 190.8, 0.05);
        near(one.interval().0, elo(low), 1e-9);
        near(one.interval().1, elo(high), 1e-9);
        // Counted in points, the score is the middle of its Wilson interval.
        near(one.above, one.below, 1e-9);
        let two = one.after(tally(300, 0, 100));
        near(two.value, 2.0 * one.value, 1e-9);
        near(two.below, 2f64.sqrt() * one.below, 1e-9);
        near(two.above, 2f64.sqrt() * one.above, 1e-9);
    }

    #[test]
    fn who_wins_everything_has_a_lower_bound_only() {
        let all = Rating::ZERO.after(tally(100, 0, 0));
        near(all.value, elo(tally(100, 0, 0).interval().0), 1e-9);
        assert_eq!((all.below, all.above), (0.0, f64::INFINITY));
        // A bound of one step bounds all that stand on it.
        let next = all.after(tally(300, 0, 100));
        assert!(next.below > 0.0 && next.above.is_infinite());
        let none = Rating::ZERO.after(tally(0, 0, 100));
        near(none.value, -all.value, 1e-9);
        assert_eq!((none.below, none.above), (f64::INFINITY, 0.0));
    }

    #[test]
    fn a_match_without_games_says_nothing() {
        let rating = Rating::ZERO.after(tally(0, 0, 0));
        near(rating.value, 0.0, 0.0);
        assert!(rating.below.is_infinite() && rating.above.is_infinite());
    }
}
