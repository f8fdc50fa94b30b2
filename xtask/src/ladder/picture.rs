//! The ladder as a picture: a line for each game, rating over level.

mod frame;
mod labels;
mod line;
mod marker;
mod svg;

use std::fmt::{self, Write as _};

use super::book::Book;
use super::options::TOP;
use super::page;
use line::Line;
use svg::{TITLE, escaped};

/// Colours that people of any colour vision can tell apart, after Okabe and Ito: the second of each
/// pair is for dark surroundings. Without any colours, there are the markers and the names at the
/// ends.
const COLOURS: [(&str, &str); 6] = [
    ("#0067a8", "#62b6ee"),
    ("#c24e00", "#f58f4a"),
    ("#00805c", "#3cc79d"),
    ("#a8397f", "#e793c4"),
    ("#4a4540", "#d8d0c4"),
    ("#8a6a00", "#dcb83c"),
];

const LIGHT: &str = "\
text{font:13px system-ui,-apple-system,'Segoe UI',sans-serif;fill:#2a2019}
.head{font-size:19px;font-weight:600}
.soft{fill:#665645}
.end{text-anchor:end}
.mid{text-anchor:middle}
.paper{fill:#fffdf9;stroke:#dccdb4}
.grid{stroke:#e9dfcd}
.zero{stroke:#a8997f}
.name{stroke:none}
.line{fill:none;stroke-width:2.5;stroke-linecap:round}
.open{stroke-dasharray:1 6}
.error{fill:none;stroke-width:1.5;stroke-opacity:.65}
.lead{fill:none;stroke-width:1;stroke-opacity:.65}
.mark{stroke:#fffdf9;stroke-width:1.5;stroke-linejoin:round}
.first{fill:#665645}
";

const DARK: &str = "\
text{fill:#f2e9dc}
.soft{fill:#bcab97}
.paper{fill:#1c1713;stroke:#43382d}
.grid{stroke:#352c23}
.zero{stroke:#857562}
.mark{stroke:#1c1713}
.first{fill:#bcab97}
";

/// The whole file.
pub(super) fn svg(book: &Book) -> String {
    let mut svg = String::new();
    draw(&mut svg, book).expect("a string takes everything");
    svg
}

fn draw(svg: &mut String, book: &Book) -> fmt::Result {
    let lines = line::lines(book);
    let frame = line::frame(&lines);
    let (width, height) = (frame.width, frame.height);
    writeln!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img" aria-labelledby="title desc">"#
    )?;
    writeln!(svg, r#"<title id="title">{TITLE}</title>"#)?;
    let described = escaped(&described(&lines));
    writeln!(svg, r#"<desc id="desc">{described}</desc>"#)?;
    style(svg)?;
    frame.draw(svg, lines.iter().any(Line::is_open))?;
    let group = |index: usize| format!(r#"<g class="c{}">"#, index % COLOURS.len());
    for (index, line) in lines.iter().enumerate() {
        writeln!(svg, "{}", group(index))?;
        line.draw(svg, &frame)?;
        writeln!(svg, "</g>")?;
    }
    // Over all lines.
    let heights = labels::heights(&lines, &frame);
    for (index, (line, height)) in lines.iter().zip(heights).enumerate() {
        writeln!(svg, "{}", group(index))?;
        for &(x, y) in line.places(&frame).iter().skip(1) {
            let path = marker::path(index, x, y);
            writeln!(svg, r#"<path class="mark" d="{path}"/>"#)?;
        }
        labels::draw(svg, line, height, &frame)?;
        writeln!(svg, "</g>")?;
    }
    // Level 1 is the same point for all.
    let first = marker::path(0, frame::x(1), frame.y(0.0));
    writeln!(svg, r#"<path class="mark first" d="{first}"/>"#)?;
    writeln!(svg, "</svg>")
}

/// Colours and type. Those for light surroundings stand outside of any condition, because some
/// programs that show pictures do not understand the question for dark ones.
fn style(svg: &mut String) -> fmt::Result {
    writeln!(svg, "<style>\n{LIGHT}{}", colours(|(light, _)| light))?;
    writeln!(
        svg,
        "@media (prefers-color-scheme:dark){{\n{DARK}{}}}\n</style>",
        colours(|(_, dark)| dark)
    )
}

fn colours(choose: fn((&'static str, &'static str)) -> &'static str) -> String {
    let mut rules = String::new();
    for (index, colour) in COLOURS.into_iter().map(choose).enumerate() {
        let _ = writeln!(rules, ".c{index}{{stroke:{colour};fill:{colour}}}");
    }
    rules
}

/// The picture in words: where every line ends.
fn described(lines: &[Line<'_>]) -> String {
    let mut text = format!(
        "A line for each game from level 1, whose rating is 0, to level {TOP}, with intervals of 95 %."
    );
    for line in lines {
        let last = page::rating(line.last());
        let _ = write!(text, " {}: level {} has {last}.", line.game, line.top());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::book::tests::book;
    use super::*;

    #[test]
    fn every_game_has_its_line_and_name() {
        let svg = svg(&book(&[
            ("kalah", 2, [280, 32, 88]),
            ("kalah", 3, [100, 0, 0]),
            ("oware", 2, [190, 0, 210]),
            // Nothing is known of the level below: not drawn.
            ("congkak", 5, [300, 0, 100]),
        ]));
        let count = |text: &str| svg.matches(text).count();
        assert_eq!(count(r#"class="line""#), 2);
        assert_eq!(count(r#"class="line open""#), 1);
        assert_eq!(count(r#"class="error""#), 3);
        assert_eq!(count(r#"class="mark""#), 3);
        assert!(
            svg.contains("kalah: level 3 has &gt; 709. oware: level 2 has −17 (−51 to 17).</desc>")
        );
        assert!(svg.contains(">oware <tspan"));
        assert!(!svg.contains("congkak"));
        assert!(!svg.contains("NaN") && !svg.contains("inf"));
        assert_eq!(count("<g "), count("</g>"));
    }

    #[test]
    fn nothing_measured_is_an_empty_frame() {
        let svg = svg(&Book::default());
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        assert!(!svg.contains("<g ") && !svg.contains("NaN"));
    }
}
