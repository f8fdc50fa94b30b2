//! The early boards: the start of each game as a picture in the page itself, which is seen before
//! the program is there. The test that compares them with the board writes them anew.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use game::show::Frame;
use rules::{Game, Position, RuleSet, Side, catalogue};

use super::ART;
use super::export::Export;
use super::layout::{Layout, Orientation};
use super::look::Look;
use super::number::Length;

/// The drawings that the style sheet refers to.
const OF_STYLE: [&str; 8] = [
    "shine",
    "sheen",
    "lip",
    "depth",
    "grain",
    "grain-upright",
    "tint-south",
    "tint-left",
];

/// The class of the picture of a board lying like this.
const LYING: [(Orientation, &str); 2] = [
    (Orientation::Flat, "lies-flat"),
    (Orientation::Upright, "lies-upright"),
];

/// The picture of a start, without the letters and numbers that depend on reader and window.
fn picture(game: &'static Game, orientation: Orientation, class: &str) -> String {
    let start = Position::start(&RuleSet::new(game));
    let layout = Layout::of(&start, orientation, Side::South);
    let [width, height] = layout.size().map(Length);
    let look = Look::of(game);
    let board = Export {
        layout,
        frames: &[Frame::at_rest(&start)],
        look,
        clockwise: start.properties().clockwise(),
        numbers: false,
        title: "",
        art: "",
        style: "",
        colours: "",
    };
    let houses = start.shape().houses();
    format!(
        "<div class=\"stage {class} houses-{houses}\">\
         <svg class=\"early-board{} {}\" viewBox=\"0 0 {width} {height}\">{}</svg></div>\n",
        if orientation == Orientation::Upright {
            " upright"
        } else {
            ""
        },
        look.classes(),
        board.board()
    )
}

/// The drawings that these pictures consist of.
fn drawings(pictures: &str) -> String {
    let id = |line: &'static str| line.split("id=\"").nth(1)?.split('"').next();
    let mut needed = String::new();
    // What a drawing refers to stands before it.
    for line in ART.lines().rev() {
        let is_needed = |id: &str| {
            let named = [format!("\"#{id}\""), format!("(#{id})")];
            OF_STYLE.contains(&id)
                || named
                    .iter()
                    .any(|name| pictures.contains(name) || needed.contains(name))
        };
        if id(line).is_some_and(is_needed) {
            needed.insert_str(0, &format!("{line}\n"));
        }
    }
    needed
}

/// The page of a game as it is before the program is there: the boxes of the play screen, empty
/// but for the board.
fn page(game: &'static Game) -> String {
    let pictures: String = LYING
        .iter()
        .map(|&(orientation, class)| picture(game, orientation, class))
        .collect();
    let player = |far: &str| {
        format!("<div class=\"player-bar{far}\"><span class=\"points\">&#8199;</span></div>\n")
    };
    format!(
        "<div id=\"early\" class=\"play\" aria-hidden=\"true\">\n\
         <svg class=\"art\" width=\"0\" height=\"0\"><defs>\n{}</defs></svg>\n\
         <div class=\"top\"><span class=\"home\"><span class=\"logo\"></span></span></div>\n\
         <div class=\"table\">\n{}{pictures}{}<div class=\"status\"></div>\n</div>\n\
         <div class=\"controls\"><span class=\"tool\"></span></div>\n</div>\n",
        drawings(&pictures),
        player(" far"),
        player("")
    )
}

/// The proportions of all boards: the content policy allows them in a style sheet only.
fn proportions() -> String {
    let mut rules = BTreeSet::new();
    for game in catalogue::GAMES {
        let start = Position::start(&RuleSet::new(game));
        for (orientation, class) in LYING {
            let [width, height] = Layout::of(&start, orientation, Side::South)
                .size()
                .map(Length);
            let houses = start.shape().houses();
            rules.insert(format!(
                ".{class}.houses-{houses} {{ --ratio: {width} / {height}; }}\n"
            ));
        }
    }
    let mut sheet = "/* Made by a test from the board's geometry. */\n".to_owned();
    for rule in rules {
        let _ = write!(sheet, "{rule}");
    }
    sheet
}

/// Writes a file anew if it is another one; returns its name then.
fn ensure(name: &str, content: &str) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    if fs::read_to_string(&path).is_ok_and(|old| old == content) {
        return None;
    }
    fs::write(&path, content).expect("the sources can be written");
    Some(name.to_owned())
}

#[test]
fn early_boards_are_those_of_the_program() {
    let pages = catalogue::GAMES
        .iter()
        .map(|game| ensure(&format!("early/{}.html", game.name), &page(game)));
    let sheet = ensure("style/45-early.css", &proportions());
    let changed: Vec<String> = pages.chain([sheet]).flatten().collect();
    assert!(
        changed.is_empty(),
        "written anew, see the difference: {changed:?}"
    );
}
