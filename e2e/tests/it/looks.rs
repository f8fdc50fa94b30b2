//! What the page looks like, compared with how it looked: themes, layouts and games, as small
//! grids of brightness that other fonts hardly change. `MANCALA_LOOKS=write cargo xtask browser
//! looks` accepts what it looks like now. U-14, U-112.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use e2e::Browser;
use serde_json::json;

use crate::pixels::Pixels;
use crate::table::{AT_ONCE, THEMES, holds, keep_settings, wait_until};

const LAYOUTS: [(&str, u32, u32); 3] = [
    ("upright", 360, 640),
    ("lying", 740, 360),
    ("desk", 1366, 768),
];
const GAMES: [(&str, &str); 4] = [
    ("kalah", "game=kalah&moves=C+F+b+a"),
    ("oware", "game=oware&moves=C+c+F"),
    ("congkak", "game=congkak&moves=B"),
    ("fruit", "game=banana-cala&moves=M:gob+m:aaab+M:aagg"),
];

/// Cells across and down.
const GRID: [usize; 2] = [24, 16];
/// How much brightness, of 255, may differ on average, and in one cell.
const MEAN_MAX: f64 = 4.0;
const CELL_MAX: u8 = 40;

/// The average brightness of each cell of a screenshot.
fn grid(picture: &[u8]) -> Vec<u8> {
    let pixels = Pixels::read(picture);
    let (width, height) = (pixels.width, pixels.height);
    let mut sums = vec![(0_u64, 0_u64); GRID[0] * GRID[1]];
    for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
        let cell = &mut sums[y * GRID[1] / height * GRID[0] + x * GRID[0] / width];
        let [red, green, blue] = pixels.at(x, y).map(u64::from);
        cell.0 += (red * 54 + green * 183 + blue * 19) / 256;
        cell.1 += 1;
    }
    sums.iter()
        .map(|(sum, count)| (sum / count.max(&1)) as u8)
        .collect()
}

fn written(grid: &[u8]) -> String {
    grid.chunks(GRID[0]).fold(String::new(), |mut text, row| {
        for cell in row {
            write!(text, "{cell:02x}").expect("a text takes everything");
        }
        text.push('\n');
        text
    })
}

/// How far two pictures are apart: on average, and where they differ most.
fn apart(text: &str, grid: &[u8]) -> (f64, u8) {
    let digits: String = text.split_whitespace().collect();
    let cells = (0..grid.len()).map(|cell| {
        let digits = digits.get(2 * cell..2 * cell + 2).unwrap_or_default();
        u8::from_str_radix(digits, 16).unwrap_or_default()
    });
    let apart: Vec<u8> = cells
        .zip(grid)
        .map(|(old, new)| old.abs_diff(*new))
        .collect();
    let sum: f64 = apart.iter().copied().map(f64::from).sum();
    let count = f64::from(u32::try_from(apart.len()).unwrap_or(1));
    (sum / count, apart.into_iter().max().unwrap_or_default())
}

#[test]
fn nothing_looks_different_unless_it_was_meant() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/looks");
    let write = std::env::var_os("MANCALA_LOOKS").is_some_and(|it| it == "write");
    let browser = Browser::open("looks", "/");
    let mut differ = Vec::new();
    for theme in THEMES {
        keep_settings(&browser, &format!("{AT_ONCE}&theme={theme}"));
        for (game, query) in GAMES {
            browser.go(&format!("/play?{query}"));
            wait_until(&browser, "document.querySelector('.board')");
            for (layout, width, height) in LAYOUTS {
                browser.resize(width, height);
                wait_until(&browser, &format!("innerWidth == {width}"));
                wait_until(
                    &browser,
                    "(innerWidth < 900 || document.querySelector('.ply')) \
                     && document.getAnimations().every((one) => one.playState != 'running')",
                );
                let name = format!("{theme}-{layout}-{game}");
                let grid = grid(&browser.picture());
                let file = folder.join(format!("{name}.txt"));
                if write {
                    fs::create_dir_all(&folder).expect("a folder can be made");
                    fs::write(&file, written(&grid)).expect("a file can be written");
                    continue;
                }
                let kept = fs::read_to_string(&file).unwrap_or_default();
                let (mean, most) = apart(&kept, &grid);
                if mean > MEAN_MAX || most > CELL_MAX {
                    browser.screenshot(&name);
                    differ.push(format!("{name}: {mean:.1} on average, {most} at most"));
                }
            }
        }
    }
    assert!(differ.is_empty(), "see e2e/output: {differ:#?}");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn the_style_page_is_shown_as_others_see_it() {
    let browser = Browser::open("style", "/");
    browser.resize(1366, 2400);
    for theme in THEMES {
        keep_settings(&browser, &format!("{AT_ONCE}&theme={theme}"));
        browser.go("/style");
        wait_until(&browser, "document.querySelector('#style-upright')");
        browser.screenshot(theme);
        assert_eq!(
            browser.count(".specimens figure"),
            14,
            "every state is there"
        );
    }
    keep_settings(&browser, AT_ONCE);
    for kind in ["deuteranopia", "protanopia", "tritanopia"] {
        browser.go("/style");
        wait_until(&browser, "document.querySelector('#style-upright')");
        browser.developer_tools(
            "Emulation.setEmulatedVisionDeficiency",
            &json!({ "type": kind }),
        );
        browser.screenshot(kind);
    }
    let forced = json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
    browser.developer_tools(
        "Emulation.setEmulatedVisionDeficiency",
        &json!({ "type": "none" }),
    );
    browser.developer_tools("Emulation.setEmulatedMedia", &forced);
    browser.screenshot("forced");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// A window of 1280 pixels at 400 %: U-07.
#[test]
fn everything_is_there_at_four_times_the_size() {
    let browser = Browser::open("zoom", "/");
    keep_settings(&browser, AT_ONCE);
    browser.resize(320, 256);
    for (name, path) in [
        ("start", "/?"),
        ("options", "/kalah?"),
        ("play", "/play?game=kalah&moves=C"),
        ("text", "/blind?game=kalah&moves=C"),
    ] {
        browser.go(path);
        wait_until(
            &browser,
            "document.querySelector('main') && !document.querySelector('.fetching')",
        );
        browser.screenshot(name);
        assert!(
            holds(&browser, "document.documentElement.scrollWidth <= 320"),
            "{name} scrolls in two directions"
        );
    }
    // No number touches another, and all buttons can be scrolled to.
    browser.go("/play?game=kalah&moves=C");
    wait_until(&browser, "document.querySelector('.board')");
    assert!(holds(
        &browser,
        "Array.from(document.querySelectorAll('.count b'), (one) => one.getBoundingClientRect()) \
         .every((one, at, all) => all.slice(at + 1).every((other) => one.right <= other.left || \
         other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top))"
    ));
    browser.click("#menu");
    browser.run("document.querySelector('#new').scrollIntoView()");
    browser.screenshot("end");
    assert!(holds(
        &browser,
        "document.elementFromPoint(...(({ x, y }) => [x + 9, y + 9])(\
         document.querySelector('#new').getBoundingClientRect())).id == 'new'"
    ));
    // The houses are still large enough to be hit where a hand is as high as it is wide.
    browser.resize(320, 568);
    browser.go("/play?game=kalah&moves=C");
    wait_until(&browser, "document.querySelector('.board')");
    assert!(holds(
        &browser,
        "Array.from(document.querySelectorAll('.spot.house')).every((spot) => { \
         const box = spot.getBoundingClientRect(); return box.width >= 24 && box.height >= 24 })"
    ));
    let scale = browser.run("return document.querySelector('meta[name=viewport]').content");
    assert!(!scale.as_str().unwrap_or_default().contains("user-scalable"));
    assert_eq!(browser.complaints(), [""; 0]);
}
