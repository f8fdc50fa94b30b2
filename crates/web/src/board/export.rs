//! Export of a board as an SVG file, still or moving, that needs nothing of this page.
//!
//! It shows the same scenes with the same drawings. Each look of a changing part is drawn once and
//! shown for the time in which it is valid.

use std::fmt::Write as _;

use rules::{Heap, Place, Side};

use super::layout::{Area, Layout, Orientation};
use super::look::Look;
use super::number::Length;
use super::pieces::{drawing, drawn, transform};
use super::view::{BOWL, arrow, cross, ground, hollow};
use game::show::{Frame, Scene};

/// The time for which the last picture stays before the film begins anew.
const HOLD_MS: u32 = 2_000;
/// Prefixes of the style rules that drawings need; each is on a line of its own in the style sheet.
const RULES: [&str; 19] = [
    ".rim",
    ".shine",
    ".groove",
    ".block",
    ".grain",
    ".sheen",
    ".edge",
    ".tint",
    ".lip",
    ".bowl",
    ".depth",
    ".cast",
    ".kind",
    ".arrow",
    ".pit .ring",
    ".pit.south .ring",
    ".pit.north .ring",
    ".pit .burnt",
    ".upright .grain",
];

/// The input of an exported picture.
pub(crate) struct Export<'a> {
    pub(crate) layout: Layout,
    /// The frames to be shown; one alone is a still picture.
    pub(crate) frames: &'a [Frame],
    pub(crate) look: Look,
    /// Whether seeds are sown clockwise, if they always go the same way.
    pub(crate) clockwise: Option<bool>,
    /// Whether each place has its number.
    pub(crate) numbers: bool,
    /// The description for screen readers.
    pub(crate) title: &'a str,
    /// The drawings of the page.
    pub(crate) art: &'a str,
    /// The style sheet of the page.
    pub(crate) style: &'a str,
    /// The current colours of the board: `--block:#85502d;…`.
    pub(crate) colours: &'a str,
}

impl Export<'_> {
    /// The whole SVG file.
    pub(crate) fn svg(&self) -> String {
        let [width, height] = self.layout.size();
        let (w, h) = (Length(width), Length(height));
        let title = escaped(self.title);
        let style: String = self.style.lines().filter(|line| is_needed(line)).collect();
        let mut svg = format!(
            "<svg class=\"{}\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" \
             height=\"{h}\" role=\"img\"><title>{title}</title><style>svg{{{}}}{style}{TEXT}</style>\
             <defs>{}</defs>",
            if self.layout.orientation == Orientation::Upright {
                "upright"
            } else {
                "flat"
            },
            self.colours,
            self.art
        );
        svg.push_str(&self.board());
        for side in Side::BOTH {
            svg.push_str(&self.timed(|scene| self.hand(scene, side)));
        }
        svg.push_str("</svg>\n");
        svg
    }

    /// The wood with all that lies in it.
    pub(super) fn board(&self) -> String {
        let mut board = String::new();
        // Writing to a string cannot fail, here and below.
        for (class, d) in ground(self.layout, self.look) {
            let _ = write!(board, "<path class=\"{class}\" d=\"{d}\"/>");
        }
        if let Some(clockwise) = self.clockwise {
            let class = if self.layout.turns_clockwise(clockwise) {
                "arrow clockwise"
            } else {
                "arrow"
            };
            for ends in self.layout.arrows(clockwise) {
                let d = arrow(ends);
                let _ = write!(board, "<path class=\"{class}\" d=\"{d}\"/>");
            }
        }
        for place in self.layout.places() {
            board.push_str(&self.pit(place));
        }
        board
    }

    /// A house or store with its contents, and its number.
    fn pit(&self, place: Place) -> String {
        let area = self.layout.area(place);
        let is_store = matches!(place, Place::Store(_));
        let mut pit = format!("<g class=\"pit {}\">", place.side().name());
        for (class, grow) in BOWL {
            let d = hollow(area, is_store, grow);
            let _ = write!(pit, "<path class=\"{class}\" d=\"{d}\"/>");
        }
        pit.push_str(&self.timed(|scene| self.heap(scene, place, area)));
        pit.push_str("</g>");
        pit
    }

    fn heap(&self, scene: &Scene, place: Place, area: Area) -> String {
        let content = &scene.content;
        let label = self.layout.label(place);
        let (x, y) = (Length(label.x), Length(label.y + 8.0));
        let mut heap = String::new();
        let mut count = content.count(place).to_string();
        if content.is_burnt(place) {
            let _ = write!(heap, "<path class=\"burnt\" d=\"{}\"/>", cross(area));
            "×".clone_into(&mut count);
        }
        heap.push_str(&self.pieces(content.heap(place), place, area));
        if self.numbers {
            let _ = write!(heap, "<text class=\"n\" x=\"{x}\" y=\"{y}\">{count}</text>");
        }
        heap
    }

    fn pieces(&self, heap: Heap, place: Place, area: Area) -> String {
        let cell = self.layout.shape.cell(place);
        let in_store = matches!(place, Place::Store(_));
        let mut pieces = String::new();
        for piece in drawn(heap, in_store) {
            let _ = write!(
                pieces,
                "<use href=\"{}\" transform=\"{}\"/>",
                drawing(cell, piece, self.look.seeds),
                transform(cell, piece, self.look.seeds, area, in_store).concat()
            );
        }
        pieces
    }

    /// The seeds in a player's hand, or on their way to the player's store.
    fn hand(&self, scene: &Scene, side: Side) -> String {
        let own = Place::House(Side::South, 0);
        let carried = scene.carried.iter().filter(|carried| carried.by == side);
        let hands = carried.map(|carried| {
            let [x, y] = self.layout.hand(carried.over);
            let around = Area {
                x,
                y,
                rx: 26.0,
                ry: 26.0,
            };
            let (x, y) = (Length(x), Length(y - 34.0));
            let pieces = self.pieces(carried.heap, own, around);
            format!(
                "{pieces}<text class=\"n\" x=\"{x}\" y=\"{y}\">{}</text>",
                carried.heap.count()
            )
        });
        hands.collect()
    }

    /// An element that looks different at different times.
    fn timed(&self, look: impl Fn(&Scene) -> String) -> String {
        let end_ms = self.frames.last().map_or(0, |frame| frame.at_ms) + HOLD_MS;
        // The start of each look.
        let mut looks: Vec<(u32, String)> = Vec::new();
        for frame in self.frames {
            let now = look(&frame.scene);
            if looks.last().is_none_or(|(_, last)| *last != now) {
                looks.push((frame.at_ms, now));
            }
        }
        if let [(_, only)] = &looks[..] {
            return only.clone();
        }
        // A time as a share of the whole, from 0 to 1.
        let part = |ms: u32| {
            format!(
                "0.{:04}",
                (u64::from(ms) * 10_000 / u64::from(end_ms)).min(9_999)
            )
        };
        let ends = looks.iter().skip(1).map(|&(ms, _)| ms).chain([end_ms]);
        let shown = looks
            .iter()
            .zip(ends)
            .filter(|((_, look), _)| !look.is_empty());
        let groups = shown.map(|(&(from_ms, ref look), to_ms)| {
            let (mut values, mut times) = (vec!["inline"], vec!["0".to_owned()]);
            if from_ms > 0 {
                values.insert(0, "none");
                times.push(part(from_ms));
            }
            if to_ms < end_ms {
                values.push("none");
                times.push(part(to_ms));
            }
            format!(
                "<g display=\"{}\">{look}<animate attributeName=\"display\" calcMode=\"discrete\" \
                 values=\"{}\" keyTimes=\"{}\" dur=\"{end_ms}ms\" repeatCount=\"indefinite\"/></g>",
                if to_ms < end_ms { "none" } else { "inline" },
                values.join(";"),
                times.join(";")
            )
        });
        groups.collect()
    }
}

/// The style of the numbers.
const TEXT: &str = ".n{font:700 24px system-ui,sans-serif;text-anchor:middle;fill:var(--number);\
                    stroke:var(--number-edge);stroke-width:4px;paint-order:stroke}";

fn is_needed(line: &str) -> bool {
    RULES.iter().any(|rule| line.starts_with(rule)) && line.trim_end().ends_with('}')
}

/// A text escaped for use between tags.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rules::{Game, Position, RuleSet, catalogue};

    use super::*;
    use game::show::{Speed, frames};

    fn picture(game: &'static Game, moves: bool) -> String {
        let rules = RuleSet::new(game);
        let before = Position::start(&rules);
        let mut after = before.clone();
        let film = if moves {
            let mv = before.moves()[0];
            let sowing = after.play(mv).unwrap();
            frames(&before, &sowing, &after, Speed::Normal, 4_000)
        } else {
            vec![Frame::at_rest(&before)]
        };
        let export = Export {
            layout: Layout::of(&before, Orientation::Flat, Side::South),
            frames: &film,
            look: Look::of(game),
            clockwise: Some(false),
            numbers: true,
            title: "A & B <1>",
            art: "",
            style: ".bowl { fill: url(\"#bowl\"); }\n.top { height: 1px; }\n",
            colours: "--number:#fff",
        };
        export.svg()
    }

    /// A number for each house and store, and each piece that is drawn in a spot of its own.
    #[test]
    fn a_still_picture_has_every_piece_once() {
        for game in catalogue::GAMES {
            let svg = picture(game, false);
            let position = Position::start(&RuleSet::new(game));
            let shape = position.shape();
            let ring = usize::from(shape.houses()) * 2 + 2;
            assert_eq!(svg.matches("<text").count(), ring, "{}", game.name);
            assert!(!svg.contains("<animate"), "{}", game.name);
            let shown = |place| drawn(position.heap(place), matches!(place, Place::Store(_))).len();
            let expected: usize = shape.places().map(shown).sum();
            let pieces = svg.split("<use ").skip(1);
            let pieces: Vec<_> = pieces
                .map(|rest| rest.split_once("/>").unwrap().0)
                .collect();
            let spots: BTreeSet<_> = pieces.iter().collect();
            assert_eq!(pieces.len(), expected, "{}", game.name);
            assert_eq!(spots.len(), expected, "{}", game.name);
            assert!(expected > 20, "{}", game.name);
        }
    }

    #[test]
    fn times_of_a_moving_picture_are_in_order() {
        let svg = picture(&catalogue::GAMES[0], true);
        let mut moving = 0;
        for times in svg.split("keyTimes=\"").skip(1) {
            let times = times.split('"').next().unwrap().split(';');
            let times: Vec<f64> = times.map(|time| time.parse().unwrap()).collect();
            assert!(
                svg.contains("keyTimes=\"0;")
                    && times.is_sorted()
                    && times.iter().all(|time| *time <= 1.0),
                "{times:?}"
            );
            moving += 1;
        }
        assert!(moving > 8, "{moving}");
        assert_eq!(svg.matches("<g").count(), svg.matches("</g>").count());
    }

    #[test]
    fn it_needs_nothing_of_the_page() {
        let svg = picture(&catalogue::GAMES[1], false);
        assert!(svg.contains(".bowl { fill") && !svg.contains(".top {"));
        assert!(svg.contains("<title>A &amp; B &lt;1></title>"));
    }
}
