//! The computation of ratings, each with its interval, from games won, drawn and lost.

pub(super) use game::Tally;

/// A rating in Elo points above level 1, and how far the truth may lie below and above it.
///
/// A player that wins or loses every game has no rating, only a bound of it. Then `value` is the
/// bound, and the margin beyond it is infinite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rating {
    pub(super) value: f64,
    pub(super) below: f64,
    pub(super) above: f64,
}

impl Rating {
    /// The rating of level 1, by definition.
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

/// The estimate of the difference of two ratings from one match.
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
