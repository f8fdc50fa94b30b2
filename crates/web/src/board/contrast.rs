//! Contrast tests in every theme, from the style sheet and the drawings: the board's requirements
//! U-11 and U-14, by the formula of WCAG 2.2 (1.4.3 and 1.4.11).

use std::collections::BTreeMap;

const STYLE: &str = include_str!("../../style/10-base.css");

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

/// The main colour of a seed, a heap or a fruit.
fn body(id: &str) -> &'static str {
    let (_, after) = super::ART
        .split_once(&format!("id=\"{id}\""))
        .expect("it is drawn");
    let line = after.lines().next().unwrap_or_default();
    // A gradient counts by its middle.
    let key = if line.contains("<stop") {
        "stop-color=\""
    } else {
        "fill=\""
    };
    let nth = usize::from(line.contains("<stop"));
    let found = line
        .split(key)
        .skip(1)
        .filter(|rest| rest.starts_with('#'))
        .nth(nth);
    &found.expect("it has a colour")[..7]
}

#[test]
fn seeds_and_fruit_stand_out_of_their_houses() {
    let things = [
        "heap", "s0", "s1", "s2", "s3", "plain-a", "plain-b", "plain-g", "plain-o",
    ];
    let mut wrong = Vec::new();
    for (theme, blocks) in THEMES {
        let colours = colours(blocks);
        for thing in things {
            for bowl in ["bowl-1", "bowl-2", "bowl-3"] {
                let contrast = contrast(body(thing), colours[bowl]);
                if contrast < SHAPE {
                    wrong.push(format!("{theme}: {thing} on {bowl} {contrast:.2}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "less than {SHAPE} to 1: {wrong:#?}");
}

#[test]
fn numbers_and_words_can_be_read() {
    let mut wrong = Vec::new();
    for (theme, blocks) in THEMES {
        let colours = colours(blocks);
        let least = if theme.starts_with("contrast") {
            MORE
        } else {
            TEXT
        };
        let on_wood = ["wood-1", "wood-2", "wood-3"].map(|wood| ("number", wood));
        let inks = ["ink", "soft", "accent", "warn", "south", "north"];
        let on_paper = inks
            .into_iter()
            .flat_map(|ink| [(ink, "paper"), (ink, "card")]);
        let pairs = on_wood
            .into_iter()
            .chain(on_paper)
            .chain([("on-accent", "accent")]);
        for (ink, ground) in pairs {
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
