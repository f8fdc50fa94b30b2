//! One game in the picture: its line and its error bars.

use std::fmt::{self, Write as _};

use super::frame::{self, Frame};
use super::svg::float;
use crate::ladder::book::Book;
use crate::ladder::elo::Rating;
use crate::ladder::options::SHOWN;
use crate::ladder::page;

/// Half the width of the ends of an error bar.
const SERIF: f64 = 3.5;
/// The length of an arrow, which stands for an end that is not known.
const ARROW: f64 = 22.0;
/// The distance of neighbouring games at the same level, so that error bars do not hide each other;
/// and that of all games together.
const ASIDE: f64 = 8.0;
const ASIDE_ALL: f64 = 44.0;

/// One game.
#[derive(Debug)]
pub(super) struct Line<'a> {
    pub(super) game: &'a str,
    /// The ratings from level 1 on, at least two.
    pub(super) ratings: Vec<Rating>,
    /// The distance of a rating to the right of its level.
    aside: f64,
}

/// The usual games of which more than level 1 is known: with all others there would be nothing to see.
pub(super) fn lines(book: &Book) -> Vec<Line<'_>> {
    let mut lines: Vec<Line<'_>> = book
        .games()
        .into_iter()
        .filter(|game| SHOWN.contains(game))
        .map(|game| Line {
            game,
            ratings: book.ratings(game),
            aside: 0.0,
        })
        .collect();
    lines.retain(|line| line.ratings.len() > 1);
    let step = ASIDE.min(ASIDE_ALL / float(lines.len()));
    let middle = (float(lines.len()) - 1.0) / 2.0;
    for (index, line) in lines.iter_mut().enumerate() {
        line.aside = (float(index) - middle) * step;
    }
    lines
}

/// A frame that holds all error bars, and the names at the ends.
pub(super) fn frame(lines: &[Line<'_>]) -> Frame {
    let ends = lines
        .iter()
        .flat_map(|line| &line.ratings)
        .flat_map(|rating| [rating.value, rating.interval().0, rating.interval().1])
        .filter(|end| end.is_finite());
    let letters = |line: &Line<'_>| {
        let text = format!("{} {}", line.game, page::short(line.last()));
        text.chars().count()
    };
    Frame::new(ends, lines.iter().map(letters).max().unwrap_or(0))
}

impl Line<'_> {
    /// The highest level that has a rating, and that rating.
    pub(super) fn top(&self) -> u8 {
        self.ratings.len() as u8
    }

    pub(super) fn last(&self) -> Rating {
        *self.ratings.last().expect("level 1 is always there")
    }

    /// Whether only a bound is known of one of these ratings.
    pub(super) fn is_open(&self) -> bool {
        self.ratings.iter().copied().any(is_open)
    }

    /// The positions of all ratings.
    pub(super) fn places(&self, frame: &Frame) -> Vec<(f64, f64)> {
        let place = |(level, rating): (u8, &Rating)| {
            // All begin at one point.
            let aside = if level == 1 { 0.0 } else { self.aside };
            (frame::x(level) + aside, frame.y(rating.value))
        };
        (1..).zip(&self.ratings).map(place).collect()
    }

    /// Line and error bars.
    pub(super) fn draw(&self, svg: &mut String, frame: &Frame) -> fmt::Result {
        let places = self.places(frame);
        let above_first = &self.ratings[1..];
        for (ends, &rating) in places.windows(2).zip(above_first) {
            let ((x, y), (to_x, to_y)) = (ends[0], ends[1]);
            let class = if is_open(rating) { "line open" } else { "line" };
            writeln!(
                svg,
                r#"<path class="{class}" d="M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}"/>"#
            )?;
        }
        for (&place, rating) in places[1..].iter().zip(above_first) {
            let (low, high) = rating.interval();
            let (down, up) = (bar(place, frame, low, 1.0), bar(place, frame, high, -1.0));
            writeln!(svg, r#"<path class="error" d="{down}{up}"/>"#)?;
        }
        Ok(())
    }
}

fn is_open(rating: Rating) -> bool {
    rating.below.is_infinite() || rating.above.is_infinite()
}

/// Half an error bar: to the end of the interval, or an arrow if it has none.
fn bar((x, y): (f64, f64), frame: &Frame, end: f64, direction: f64) -> String {
    let (left, right) = (x - SERIF, x + SERIF);
    if end.is_finite() {
        let end = frame.y(end);
        format!("M{x:.1} {y:.1}V{end:.1}M{left:.1} {end:.1}H{right:.1}")
    } else {
        let end = y + direction * ARROW;
        let back = end - direction * SERIF;
        format!("M{x:.1} {y:.1}V{end:.1}M{left:.1} {back:.1}L{x:.1} {end:.1}L{right:.1} {back:.1}")
    }
}
