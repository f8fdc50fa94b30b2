//! Contrast tests in every theme, from the style sheet and the drawings: the board's requirements
//! U-11 and U-14, by the formula of WCAG 2.2 (1.4.3 and 1.4.11).

use std::collections::BTreeMap;

use super::look::{Block, Seeds};

const STYLE: &str = include_str!("../../style/10-base.css");
/// The looks of boards, a line each.
const LOOKS: &str = include_str!("../../style/30-board.css");

/// The themes; the automatic choice is one of the first two.
const THEMES: [(&str, &[&str]); 4] = [
    ("light", &[":root {"]),
    ("dark", &[":root {", ":root[data-theme=\"dark\"]"]),
    (
        "contrast-light",
        &[":root {", ":root[data-theme=\"contrast-light\"] {"],
    ),
    (
        "contrast-dark",
        &[
            ":root {",
            ":root[data-theme=\"dark\"]",
            "\n:root[data-theme=\"contrast-dark\"] {",
        ],
    ),
];

/// The least contrast of texts in the usual themes, for letters of any size.
const TEXT: f64 = 4.5;
/// The least contrast of shapes with a meaning.
const SHAPE: f64 = 3.0;
/// The least contrast of texts in the high-contrast themes.
const MORE: f64 = 7.0;

type Colours = BTreeMap<&'static str, &'static str>;

/// The named colours of a theme; later blocks override earlier ones.
fn colours(blocks: &[&str]) -> Colours {
    let mut colours = Colours::new();
    for block in blocks {
        let (_, after) = STYLE.split_once(block).expect("the block is there");
        let (body, _) = after.split_once("\n}").expect("the block ends");
        for line in body.lines() {
            let named = line
                .trim()
                .strip_prefix("--")
                .and_then(|line| line.split_once(": "));
            if let Some((name, colour)) = named.filter(|(_, colour)| colour.starts_with('#')) {
                colours.insert(name, colour.trim_end_matches(';'));
            }
        }
    }
    colours
}

/// The luminance of a colour such as `#7d4bb3`, from 0 to 1.
fn luminance(colour: &str) -> f64 {
    let part = |at: usize| {
        let byte = u8::from_str_radix(&colour[at..at + 2], 16).expect("two digits");
        let value = f64::from(byte) / 255.0;
        if value <= 0.040_45 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The main colour of a seed or a fruit.
fn body(id: &str) -> &'static str {
    let (_, after) = super::ART
        .split_once(&format!("id=\"{id}\""))
        .expect("it is drawn");
    let line = after.lines().next().unwrap_or_default();
    let found = line
        .split("fill=\"")
        .skip(1)
        .find(|rest| rest.starts_with('#'));
    &found.expect("it has a colour")[..7]
}

/// The colours of every look: those of its line in the style sheet. The themes of high contrast have
/// one each, and the least contrast of numbers is higher there.
fn looks() -> Vec<(String, Colours, f64)> {
    let blocks = Block::CHOICES.into_iter().flatten();
    let usual = blocks.map(|block| (format!(".look-{} {{", block.name()), TEXT));
    let contrast = ["light", "dark"].map(|theme| {
        let line = format!(":root[data-theme=\"contrast-{theme}\"] [class*=\"look-\"] {{");
        (line, MORE)
    });
    let read = |(line, least): (String, f64)| {
        let (_, after) = LOOKS.split_once(&line).expect("the look is there");
        let (body, _) = after.split_once('}').expect("the look ends");
        let colours = body.split(';').filter_map(|named| {
            let (name, value) = named.trim().strip_prefix("--")?.split_once(": ")?;
            value.starts_with('#').then_some((name, value))
        });
        (line.clone(), colours.collect(), least)
    };
    usual.chain(contrast).map(read).collect()
}

/// A colour with so many per cent of white over it, as where the light falls.
fn lit(colour: &str, percent: u32) -> String {
    let part = |at: usize| {
        let byte = u32::from_str_radix(&colour[at..at + 2], 16).expect("two digits");
        format!("{:02x}", byte + (255 - byte) * percent / 100)
    };
    format!("#{}{}{}", part(1), part(3), part(5))
}

#[test]
fn seeds_and_fruit_stand_out_of_their_houses() {
    let sets = Seeds::CHOICES.into_iter().flatten();
    let seeds = sets.flat_map(|set| (0..4).map(move |shade| set.drawing(shade)));
    let things: Vec<String> = seeds.map(|id| id[1..].to_owned()).collect();
    let mut wrong = Vec::new();
    for (look, colours, _) in looks() {
        for thing in &things {
            // The foot of a house is the lightest part of it.
            for bowl in [colours["bowl"].to_owned(), lit(colours["bowl"], 6)] {
                let contrast = contrast(body(thing), &bowl);
                if contrast < SHAPE {
                    wrong.push(format!("{look}: {thing} on {bowl} {contrast:.2}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "less than {SHAPE} to 1: {wrong:#?}");
}

#[test]
fn numbers_on_the_board_can_be_read() {
    let mut wrong = Vec::new();
    for (look, colours, least) in looks() {
        for ink in ["number", "number-mark"] {
            let contrast = contrast(colours[ink], colours["block"]);
            if contrast < least {
                wrong.push(format!("{look}: {ink} {contrast:.2}, not {least}"));
            }
        }
        let edge = contrast(colours["number"], colours["number-edge"]);
        if edge < MORE {
            wrong.push(format!("{look}: numbers on their edge {edge:.2}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn words_can_be_read() {
    let mut wrong = Vec::new();
    for (theme, blocks) in THEMES {
        let colours = colours(blocks);
        let least = if theme.starts_with("contrast") {
            MORE
        } else {
            TEXT
        };
        let inks = ["ink", "soft", "accent", "warn", "south", "north"];
        // Children play under a sky, on a meadow.
        let grounds = ["paper", "card", "sky", "air", "hill", "meadow", "hut"];
        let on_paper = inks
            .into_iter()
            .flat_map(|ink| grounds.map(|ground| (ink, ground)));
        // A face on the colour of its owner: the avatar, and the banner of another turn.
        let on_own = [
            ("paper", "south"),
            ("paper", "north"),
            ("air", "south"),
            ("air", "north"),
        ];
        for (ink, ground) in on_paper.chain(on_own).chain([("on-accent", "accent")]) {
            let contrast = contrast(colours[ink], colours[ground]);
            if contrast < least {
                wrong.push(format!(
                    "{theme}: {ink} on {ground} {contrast:.2}, not {least}"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_device_and_the_reader_mean_the_same_by_dark() {
    let asked = colours(&[":root[data-theme=\"dark\"]"]);
    let mut of_device = Colours::new();
    let (_, after) = STYLE
        .split_once("prefers-color-scheme: dark")
        .expect("it is there");
    for line in after.lines().take_while(|line| *line != "}") {
        if let Some((name, colour)) = line
            .trim()
            .strip_prefix("--")
            .and_then(|l| l.split_once(": "))
        {
            of_device.insert(name, colour.trim_end_matches(';'));
        }
    }
    assert_eq!(asked, of_device);
}
