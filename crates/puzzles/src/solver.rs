//! The rating of whoever solves puzzles, on the scale of the puzzles: Glicko.
//!
//! Each puzzle tried for the first time counts as a game against an opponent of the puzzle's rating;
//! solved without a mistake or help it is won, else lost. (Mark Glickman, *The Glicko system*, with
//! each game a rating period of its own.)

use std::f64::consts::{LN_10, PI};
use std::fmt;

use crate::task::Task;

/// The deviation of somebody nobody knows, and that below which no rating falls: people learn.
const UNKNOWN: f64 = 350.0;
const KNOWN: f64 = 60.0;
/// The deviation of a puzzle's rating, which is measured by search and not with people.
const PUZZLE: f64 = 120.0;

/// A solver's rating, and how far off it may be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SolverRating {
    rating: f64,
    deviation: f64,
}

impl Default for SolverRating {
    fn default() -> SolverRating {
        SolverRating {
            rating: 1_200.0,
            deviation: UNKNOWN,
        }
    }
}

impl SolverRating {
    /// The rating as a whole number.
    pub fn number(self) -> u16 {
        whole(self.rating)
    }

    /// Whether enough puzzles were tried for the number to mean something.
    pub fn is_sure(self) -> bool {
        self.deviation < 150.0
    }

    /// The rating after a puzzle of this rating was tried.
    #[must_use]
    pub fn after(self, puzzle: u16, solved: bool) -> SolverRating {
        const Q: f64 = LN_10 / 400.0;
        // The less is known of the opponent, the less the result says.
        let weight = 1.0 / (1.0 + 3.0 * (Q * PUZZLE / PI).powi(2)).sqrt();
        let lead = weight * (self.rating - f64::from(puzzle)) / 400.0;
        let expected = 1.0 / (1.0 + (-lead * LN_10).exp());
        let score = f64::from(u8::from(solved));
        let told = (Q * weight).powi(2) * expected * (1.0 - expected);
        let variance = 1.0 / (self.deviation.powi(-2) + told);
        let rating = self.rating + Q * variance * weight * (score - expected);
        let (least, most) = (Task::RATING_MIN / 2, Task::RATING_MAX + Task::RATING_MIN);
        SolverRating {
            rating: rating.clamp(least.into(), most.into()),
            deviation: variance.sqrt().max(KNOWN),
        }
    }

    /// Reads what `Display` writes.
    pub fn read(text: &str) -> Option<SolverRating> {
        let (rating, deviation) = text.split_once('/')?;
        let rating: u16 = rating.parse().ok()?;
        let deviation: u16 = deviation.parse().ok()?;
        Some(SolverRating {
            rating: rating.into(),
            deviation: f64::from(deviation).clamp(KNOWN, UNKNOWN),
        })
    }
}

#[expect(
    clippy::cast_sign_loss,
    reason = "neither ratings nor deviations are negative"
)]
fn whole(number: f64) -> u16 {
    number.round() as u16
}

/// `1234/80`: rating and deviation.
impl fmt::Display for SolverRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number(), whole(self.deviation))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_results_count_most() {
        let new = SolverRating::default();
        let won = new.after(1_200, true);
        let lost = new.after(1_200, false);
        assert!(won.number() > 1_300 && lost.number() < 1_100);
        assert_eq!(won.number() - 1_200, 1_200 - lost.number());
        let old = SolverRating::read("1200/60").unwrap();
        assert!((1..30).contains(&(old.after(1_200, true).number() - 1_200)));
        // What was to be expected changes little.
        assert!(old.after(700, true).number() - 1_200 <= 2);
        assert!(!new.is_sure() && old.is_sure());
    }

    /// Somebody who solves the puzzles below a rating, and not those above it, gets that rating.
    #[test]
    fn a_rating_is_found_whatever_it_is() {
        for strength in [800, 1_300, 1_900] {
            let mut rating = SolverRating::default();
            for turn in 0..60_u16 {
                let puzzle = 700 + turn * 617 % 1_500;
                rating = rating.after(puzzle, puzzle < strength);
            }
            assert!(
                rating.number().abs_diff(strength) < 150,
                "{strength}: {rating}"
            );
        }
    }

    #[test]
    fn ratings_read_back() {
        let rating = SolverRating::default().after(900, true);
        let again = SolverRating::read(&rating.to_string()).unwrap();
        assert_eq!(again.to_string(), rating.to_string());
        for text in ["", "1200", "x/1", "1200/-3"] {
            assert_eq!(SolverRating::read(text), None, "{text}");
        }
    }
}
