//! The background of the lines: size, scale, grid and headings.

use std::fmt::{self, Write as _};

use super::svg::{TITLE, float};
use crate::ladder::options::TOP;
use crate::ladder::page;

/// The distance of the plot from the left, and from the top, below the headings.
const LEFT: f64 = 64.0;
const UPPER: f64 = 96.0;
/// The distance from one level to the next, and from the edges of the plot to the first and the
/// last.
const STEP: f64 = 80.0;
const INSET: f64 = 26.0;
/// Height of the plot, and what lies below it.
const PLOT: f64 = 400.0;
const LOWER: f64 = 62.0;
/// The distance from level 8 to the names, and the width of a letter, generously: fonts differ.
const TO_LABEL: f64 = 64.0;
const LETTER: f64 = 7.8;
const RIGHT: f64 = 12.0;
/// The most lines across.
const LINES: f64 = 7.0;

/// Turns levels and ratings into places.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) width: f64,
    pub(super) height: f64,
    /// The bottom of the plot.
    pub(super) bottom: f64,
    /// Rating at the lower and the upper edge, and from one line across to the next.
    low: f64,
    high: f64,
    step: f64,
}

impl Frame {
    /// A frame that holds these ratings, and names of up to `letters` letters at the ends of the
    /// lines.
    pub(super) fn new(ratings: impl Iterator<Item = f64>, letters: usize) -> Self {
        // Level 1 is always there; without any measurement the picture is an empty frame.
        let (low, high) = ratings.fold((0.0, 100.0), |(low, high): (f64, f64), end| {
            (low.min(end), high.max(end))
        });
        let step = step(high - low);
        let names = float(letters) * LETTER;
        Self {
            width: (label() + names + RIGHT).ceil(),
            height: UPPER + PLOT + LOWER,
            bottom: UPPER + PLOT,
            low: (low / step).floor() * step,
            high: (high / step).ceil() * step,
            step,
        }
    }

    pub(super) fn y(&self, rating: f64) -> f64 {
        self.bottom - (rating - self.low) / (self.high - self.low) * PLOT
    }

    /// Paper, headings, grid and axes, and what dots mean if there are any.
    pub(super) fn draw(&self, svg: &mut String, dots: bool) -> fmt::Result {
        writeln!(
            svg,
            r#"<rect class="paper" x="0.5" y="0.5" width="{}" height="{}" rx="10"/>"#,
            self.width - 1.0,
            self.height - 1.0
        )?;
        self.headings(svg, dots)?;
        self.grid(svg)
    }

    fn headings(&self, svg: &mut String, dots: bool) -> fmt::Result {
        let headings = [
            ("head", 36.0, TITLE),
            (
                "soft",
                60.0,
                "Rating in Elo points above level 1 of the same game. Bars: the truth lies there with a probability of 95 %.",
            ),
        ];
        for (class, y, text) in headings {
            writeln!(svg, r#"<text class="{class}" x="24" y="{y}">{text}</text>"#)?;
        }
        if dots {
            writeln!(
                svg,
                r#"<text class="soft end" x="{}" y="{}">Dotted: every game was won, so that only a bound is known.</text>"#,
                self.width - 24.0,
                self.bottom + 46.0
            )?;
        }
        Ok(())
    }

    fn grid(&self, svg: &mut String) -> fmt::Result {
        let right = x(TOP) + INSET;
        let mut rating = self.low;
        while rating <= self.high {
            let y = self.y(rating);
            let class = if rating == 0.0 { "zero" } else { "grid" };
            writeln!(
                svg,
                r#"<path class="{class}" d="M{LEFT} {y:.1}H{right}"/><text class="soft end" x="{}" y="{:.1}">{}</text>"#,
                LEFT - 10.0,
                y + 4.5,
                page::points(rating)
            )?;
            rating += self.step;
        }
        for level in 1..=TOP {
            writeln!(
                svg,
                r#"<text class="soft mid" x="{}" y="{}">{level}</text>"#,
                x(level),
                self.bottom + 24.0
            )?;
        }
        writeln!(
            svg,
            r#"<text class="soft mid" x="{}" y="{}">level</text>"#,
            f64::midpoint(LEFT, right),
            self.bottom + 46.0
        )
    }
}

/// The horizontal position of a level.
pub(super) fn x(level: u8) -> f64 {
    LEFT + INSET + f64::from(level - 1) * STEP
}

/// The horizontal position of the names.
pub(super) fn label() -> f64 {
    x(TOP) + TO_LABEL
}

/// A round number that divides a range into few parts.
fn step(range: f64) -> f64 {
    let mut power = 1.0;
    loop {
        for factor in [1.0, 2.0, 5.0] {
            if range <= power * factor * LINES {
                return power * factor;
            }
        }
        power *= 10.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        for (range, expected) in [(5.0, 1.0), (100.0, 20.0), (687.0, 100.0), (2400.0, 500.0)] {
            assert!((step(range) - expected).abs() < 1e-9, "{range}");
        }
    }
}
