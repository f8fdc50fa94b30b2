//! Every language of the page, one that makes every text longer, and one that runs from right to
//! left.

use e2e::Browser;
use serde_json::{Value, json};

use crate::table::{AT_ONCE, choose_in, holds, keep_settings, middle, wait_until};

const SIZES: [(&str, u32, u32); 4] = [
    ("upright", 360, 640),
    ("large", 390, 844),
    ("lying", 740, 360),
    ("desk", 1366, 768),
];

const FITS: &str = "document.documentElement.scrollWidth <= innerWidth";

const GAME: &str = "/play?game=kalah&moves=C+F+b+a&north=level-3";

/// Addresses of every kind of screen.
const SCREENS: [(&str, &str); 5] = [
    ("start", "/?"),
    ("options", "/congkak?"),
    ("kalah", "/play?game=kalah&moves=C+F+b+a&north=level-3"),
    ("banana", "/play?game=banana-cala&moves=M:gob+m:aaab+M:aagg"),
    ("over", "/play?game=kalah:houses=1,seeds=1&moves=A"),
];

/// What can be read or heard on the page and still has two letters of ASCII side by side: names
/// of keys and of languages, and moves as they are written, are the same everywhere.
const LEFT_IN_ENGLISH: &str = r"
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!parent.closest('noscript, script, dt, .ply, option[lang]')) texts.push(walker.currentNode.data);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [alt]')) {
        for (const name of ['aria-label', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts.filter((text) => /[A-Za-z]{2}/.test(text))";

fn words_fetched(browser: &Browser) -> Value {
    browser.run(
        "return performance.getEntriesByType('resource').map((entry) => entry.name) \
         .map((name) => name.match(/words-(..)/)?.[1]).filter((code) => code)",
    )
}

fn open_board(browser: &Browser, path: &str) {
    browser.go(path);
    wait_until(browser, "document.querySelector('.board')");
}

#[test]
fn only_the_language_spoken_is_fetched_and_a_game_goes_on_in_another() {
    let browser = Browser::open("languages", "/");
    wait_until(&browser, "document.querySelector('.card')");
    assert_eq!(words_fetched(&browser), json!(["en"]));
    open_board(&browser, GAME);
    let board = "return document.querySelector('.board').innerText";
    let before = browser.run(board);
    for (code, turn) in [
        ("fr", "À vous de jouer"),
        ("ms", "Giliran anda"),
        ("id", "Giliran Anda"),
        ("en", "Your turn"),
    ] {
        choose_in(&browser, "#language", code);
        wait_until(
            &browser,
            &format!("document.documentElement.lang == '{code}'"),
        );
        browser.wait_for_text("body", turn);
        assert_eq!(browser.run(board), before, "{code}");
        browser.screenshot(code);
    }
    assert_eq!(words_fetched(&browser), json!(["en", "fr", "ms", "id"]));
    choose_in(&browser, "#language", "ms");
    wait_until(&browser, "document.documentElement.lang == 'ms'");
    // What was chosen is kept, and nothing else is fetched the next time.
    browser.reload();
    wait_until(&browser, "document.documentElement.lang == 'ms'");
    assert_eq!(words_fetched(&browser), json!(["ms"]));
    assert_eq!(browser.complaints(), [""; 0]);
}

/// The texts are on their way before the program has come.
#[test]
fn the_texts_come_at_the_same_time_as_the_program() {
    let browser = Browser::open("preload", "/?lang=fr");
    browser.wait_for_text("h1", "jeux");
    let early = "(() => { const of = (end) => performance.getEntriesByType('resource') \
                 .find((entry) => entry.name.includes(end)); \
                 return of('words-fr').startTime < of('page-') .responseEnd + 500 \
                 && of('words-fr').initiatorType == 'link'; })()";
    assert!(holds(&browser, early));
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn a_language_that_cannot_be_fetched_is_not_spoken() {
    let browser = Browser::open("no-language", "/");
    browser.text("h1");
    browser.developer_tools("Network.enable", &json!({}));
    browser.developer_tools("Network.setBlockedURLs", &json!({ "urls": ["*words-id*"] }));
    choose_in(&browser, "#language", "id");
    browser.wait_for_text("[role=alert]", "Bahasa Indonesia could not be fetched");
    browser.screenshot("failed");
    assert!(holds(&browser, "document.documentElement.lang == 'en'"));
    assert!(holds(
        &browser,
        "document.querySelector('#language').value == 'en'"
    ));
    choose_in(&browser, "#language", "ms");
    wait_until(&browser, "document.documentElement.lang == 'ms'");
    assert!(holds(&browser, "!document.querySelector('[role=alert]')"));
}

/// U-104: no text of the page comes from anywhere but a catalogue, and longer texts fit.
#[test]
fn every_text_comes_from_a_catalogue_and_may_be_longer() {
    let browser = Browser::open("accented", "/");
    keep_settings(&browser, AT_ONCE);
    let mut wrong = Vec::new();
    for (name, path) in SCREENS {
        browser.go(&format!("{path}&lang=en-XA"));
        wait_until(&browser, "document.documentElement.lang == 'en-XA'");
        for (size, width, height) in SIZES {
            browser.resize(width, height);
            browser.screenshot(&format!("{name}-{size}"));
            if !holds(&browser, FITS) {
                wrong.push(json!(format!("{name} is wider than {size}")));
            }
        }
        wrong.push(browser.run(LEFT_IN_ENGLISH));
    }
    browser.resize(360, 640);
    open_board(&browser, &format!("{GAME}&lang=en-XA"));
    for button in ["#settings", "#panel"] {
        browser.click("#menu");
        browser.screenshot("menu");
        browser.click(button);
        wait_until(&browser, "document.querySelector('dialog[open]')");
        browser.screenshot(&button[1..]);
        wrong.push(browser.run(LEFT_IN_ENGLISH));
        browser.press(&fantoccini::key::Key::Escape.to_string());
        wait_until(&browser, "!document.querySelector('dialog')");
    }
    wrong.retain(|found| *found != json!([]));
    assert!(
        wrong.is_empty(),
        "too wide, or from no catalogue: {wrong:#?}"
    );
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Where each house lies on the board, and the board's own shape.
fn places(browser: &Browser) -> Value {
    browser.run(
        "const board = document.querySelector('.board').getBoundingClientRect(); \
         return Array.from(document.querySelectorAll('[data-place]'), (place) => { \
           const at = place.getBoundingClientRect(); \
           return [place.dataset.place, Math.round(at.x - board.x), Math.round(at.y - board.y)]; })",
    )
}

#[test]
fn a_page_from_right_to_left_is_mirrored_but_the_board_is_not() {
    let browser = Browser::open("mirrored", "/");
    keep_settings(&browser, AT_ONCE);
    for (size, width, height) in SIZES {
        browser.resize(width, height);
        open_board(&browser, GAME);
        let (board, undo) = (places(&browser), middle(&browser, "#undo").0);
        let hint = middle(&browser, "#hint").0;
        open_board(&browser, &format!("{GAME}&lang=ar-XB"));
        wait_until(&browser, "document.documentElement.dir == 'rtl'");
        assert_eq!(places(&browser), board, "{size}: seeds go the same way");
        let mirrored = middle(&browser, "#undo").0 > middle(&browser, "#hint").0;
        assert_eq!(mirrored, undo < hint, "{size}: buttons are mirrored");
        assert!(
            middle(&browser, ".player-bar .points").0 < middle(&browser, ".player-bar .name").0,
            "{size}: bars are mirrored"
        );
        wait_until(&browser, FITS);
        browser.screenshot(&format!("kalah-{size}"));
        for (name, path) in [("start", "/?"), ("options", "/congkak?")] {
            browser.go(&format!("{path}lang=ar-XB"));
            browser.text("h1");
            wait_until(&browser, FITS);
            browser.screenshot(&format!("{name}-{size}"));
        }
    }
    assert!(middle(&browser, ".top .home").0 > middle(&browser, "#language").0);
    open_board(&browser, &format!("{GAME}&lang=ar-XB"));
    browser.click(".quick .gear");
    wait_until(&browser, "document.querySelector('dialog[open]')");
    browser.screenshot("settings");
    assert!(middle(&browser, ".setting span").0 > middle(&browser, ".setting select").0);
    assert_eq!(browser.complaints(), [""; 0]);
}
