//! A board as SVG: no script, no style sheet, no font of its own, and a title for screen readers.

use std::fmt::{self, Write as _};

use rules::{Board, CaptureRule, Event, Place, Position, Side, Sowing};
use words::{Perspective, Words};

use crate::text::note;

/// The width of a house, in units of the picture.
const HOUSE: f32 = 60.0;
/// The radius of a house's bowl.
const BOWL: f32 = 25.0;
/// The most seeds that are drawn in a place; the number beside them tells the rest.
const SEEDS_MAX: u16 = 12;
/// The angle between two neighbouring seeds of a spiral, and how fast it opens: a sunflower's.
const GOLDEN: f32 = 2.399_963;
const SPREAD: f32 = 5.2;

/// The marks that a sowing leaves on the board after it.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Marks {
    /// The house where it began.
    pub from: Option<Place>,
    /// The places that got a seed.
    pub sown: Vec<Place>,
    /// The places that were emptied by a capture.
    pub taken: Vec<Place>,
}

impl Marks {
    /// The marks of a sowing.
    pub fn of(sowing: &Sowing) -> Marks {
        let mut marks = Marks::default();
        for event in &sowing.events {
            match event {
                Event::Lift { from, .. } => {
                    marks.from.get_or_insert(*from);
                }
                Event::Drop { into, .. } if !marks.sown.contains(into) => marks.sown.push(*into),
                Event::Capture { from, rule, .. } if *rule != CaptureRule::Tax => {
                    marks.taken.extend(from.iter().map(|(place, _)| *place));
                }
                _ => {}
            }
        }
        marks
    }
}

/// Draws a board, North above: at most 12 KB.
pub fn svg(position: &Position, marks: &Marks, words: Words) -> String {
    let board = position.board();
    let (width, height) = board.size();
    let (width, height) = (width * HOUSE, height * HOUSE + 40.0);
    let title = escaped(&title(position, words));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\" font-family=\"sans-serif\" \
         text-anchor=\"middle\"><title>{title}</title>\
         <rect width=\"{width}\" height=\"{height}\" rx=\"24\" fill=\"#8a5a2f\"/>"
    );
    let mut parts = Parts::default();
    for place in board.places() {
        parts.draw(position, board, place, marks);
    }
    let Parts {
        bowls,
        seeds,
        numbers,
        letters,
    } = parts;
    put(
        &mut svg,
        format_args!(
            "<g fill=\"#6d4320\" stroke=\"#5b3718\" stroke-width=\"3\">{bowls}</g>\
         <path stroke=\"#f4e7c5\" stroke-width=\"8\" stroke-linecap=\"round\" d=\"{seeds}\"/>\
         <g font-size=\"14\" font-weight=\"bold\" fill=\"#fff\">{numbers}</g>\
         <g font-size=\"10\" fill=\"#ead9b0\">{letters}</g></svg>"
        ),
    );
    svg
}

/// The state of the game, for somebody who does not see the picture.
fn title(position: &Position, words: Words) -> String {
    let told = Perspective::neutral(position.rules().game());
    let state = match (position.outcome(), position.side_to_move()) {
        (Some(outcome), _) => words.outcome(outcome, &told),
        (None, Some(side)) => {
            let score = words.score(position.score(), &told);
            format!("{score} {}", words.turn(side, &told))
        }
        (None, None) => words.text("both-choose"),
    };
    let row = |side: Side| {
        let houses = 0..position.rules().houses();
        let heaps = houses.map(|house| position.heap(Place::House(side, house)).to_string());
        let name = words.player_name(side, &told);
        format!("{name}: {}", heaps.collect::<Vec<_>>().join(" "))
    };
    let rows = Side::BOTH.map(row).join("; ");
    format!("{}. {state} {rows}", position.rules())
}

/// The picture, by what is drawn alike.
#[derive(Default)]
struct Parts {
    bowls: String,
    seeds: String,
    numbers: String,
    letters: String,
}

impl Parts {
    fn draw(&mut self, position: &Position, board: Board, place: Place, marks: &Marks) {
        let (x, y) = board.point(place);
        let (x, y) = (x * HOUSE, y * HOUSE + 20.0);
        let is_house = matches!(place, Place::House(..));
        let colour = if marks.taken.contains(&place) {
            " stroke=\"#d4553c\""
        } else if marks.sown.contains(&place) {
            " stroke=\"#f2c14e\""
        } else {
            ""
        };
        let dashes = if marks.from == Some(place) {
            " stroke-dasharray=\"6 4\""
        } else {
            ""
        };
        let half = if is_house {
            BOWL
        } else {
            f32::from(board.rows()) * HOUSE / 2.0 - 5.0
        };
        let (left, top, width, height) = (x - BOWL, y - half, 2.0 * BOWL, 2.0 * half);
        put(
            &mut self.bowls,
            format_args!(
                "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" \
             rx=\"{BOWL}\"{colour}{dashes}/>"
            ),
        );
        let heap = position.heap(place);
        for seed in 0..heap.count().min(seeds_max(board)) {
            let (angle, far) = (f32::from(seed) * GOLDEN, SPREAD * f32::from(seed).sqrt());
            let (x, y) = (x + far * angle.cos(), y - 4.0 + far * angle.sin());
            put(&mut self.seeds, format_args!("M{x:.0} {y:.0}h0"));
        }
        let text = match place {
            Place::House(side, house) if position.is_burnt(side, house) => "x".to_owned(),
            _ => match note(position, place) {
                Some(sign) => format!("{heap}{sign}"),
                None => heap.to_string(),
            },
        };
        let low = y + half - 6.0;
        put(
            &mut self.numbers,
            format_args!("<text x=\"{x}\" y=\"{low}\">{text}</text>"),
        );
        if is_house {
            let (left, top, letter) = (left + 4.0, top + 6.0, place.letter());
            put(
                &mut self.letters,
                format_args!("<text x=\"{left}\" y=\"{top}\">{letter}</text>"),
            );
        }
    }
}

/// The most seeds that are drawn in a place, so that large boards remain small pictures.
fn seeds_max(board: Board) -> u16 {
    if board.houses() > 16 { 5 } else { SEEDS_MAX }
}

fn put(to: &mut String, text: fmt::Arguments<'_>) {
    to.write_fmt(text).expect("a String takes every text");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use rules::{RuleSet, catalogue};
    use words::Language;

    use super::*;

    #[test]
    fn every_board_is_small_and_told() {
        for game in catalogue::GAMES.iter().chain(catalogue::family()) {
            let mut position = Position::start(&RuleSet::new(game));
            for _ in 0..12 {
                let Some(&mv) = position.moves_up_to(1).first() else {
                    break;
                };
                let sowing = position.play(mv).expect("listed moves are legal");
                let svg = svg(
                    &position,
                    &Marks::of(&sowing),
                    Words::new(Language::English),
                );
                assert!(svg.len() <= 12 << 10, "{}: {} bytes", game.name, svg.len());
                assert!(
                    svg.contains("<title>") && !svg.contains("NaN"),
                    "{}",
                    game.name
                );
            }
        }
    }
}
