//! Findings of the lab about a set of rules.

use protocol::worker::lab::{News, Score};

use crate::device::whole;
use crate::thinker::Trouble;

/// The findings about one set of rules so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Findings {
    /// The number of sequences of one sowing, of two, ….
    pub(super) counts: Vec<u128>,
    /// The number of positions with no seed in the houses, with one, …, whose value is known.
    pub(super) layers: Vec<u64>,
    /// Whether the game has no endings that could be worked out.
    pub(super) no_endings: bool,
    /// The score of the games played.
    pub(super) score: Option<Score>,
    /// The reason why the study makes no progress.
    pub(super) trouble: Option<Trouble>,
}

impl Findings {
    /// Records news; returns whether more may come.
    pub(super) fn hear(&mut self, news: &News) -> bool {
        self.trouble = None;
        match news {
            News::Counted { leaves, .. } => self.counts.push(*leaves),
            News::Solved { positions, .. } => self.layers.push(*positions),
            News::NoEndings => self.no_endings = true,
            News::Played(score) => self.score = Some(*score),
            News::Failed { why } => self.trouble = Some(Trouble::Failed(why.clone())),
            News::Done => {}
        }
        !matches!(news, News::Failed { .. } | News::Done)
    }
}

/// The score and the half width of its interval, in whole per cent, wide enough for both ends.
pub(super) fn percent(score: &Score) -> (u32, u32) {
    let games = score.won + score.drawn + score.lost;
    let points = f64::from(score.won) + f64::from(score.drawn) / 2.0;
    let share = (100.0 * points / f64::from(games)).round();
    let far = (score.high * 100.0 - share).max(share - score.low * 100.0);
    (whole(share), whole(far.ceil()))
}

/// A number in groups of three digits, with non-breaking blanks, as every language reads it.
pub(super) fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        for (number, text) in [(7, "7"), (1_234, "1 234"), (12_345_678, "12 345 678")] {
            assert_eq!(grouped(number).replace('\u{202f}', " "), text);
        }
    }

    #[test]
    fn both_ends_of_the_interval_lie_within() {
        let score = |won, drawn, lost, low, high| Score {
            won,
            drawn,
            lost,
            low,
            high,
        };
        assert_eq!(percent(&score(500, 80, 420, 0.51, 0.57)), (54, 3));
        assert_eq!(percent(&score(1, 0, 1, 0.0, 1.0)), (50, 50));
        assert_eq!(percent(&score(540, 0, 460, 0.512, 0.575)), (54, 4));
        assert_eq!(percent(&score(10, 0, 0, 0.72, 1.0)), (100, 28));
    }

    #[test]
    fn news_are_kept_until_nothing_more_comes() {
        let mut findings = Findings::default();
        for (depth, leaves) in [(1, 6), (2, 35)] {
            assert!(findings.hear(&News::Counted { depth, leaves }));
        }
        assert_eq!(findings.counts, [6, 35]);
        assert!(findings.hear(&News::NoEndings));
        assert!(!findings.hear(&News::Done));
        assert!(findings.no_endings && findings.trouble.is_none());
    }
}
