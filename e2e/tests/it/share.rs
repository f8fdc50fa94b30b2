//! A picture to be shared (U-46), and the ways to the analysis.

use e2e::Browser;
use serde_json::Value;

use crate::table::{choose_in, wait_until};

/// Opens the analysis of a game with players, and its texts in and out.
fn open(browser: &Browser) {
    browser.go("/analysis?game=kalah&moves=C+F&south=person-Zo%C3%A9");
    // What is below moves down when they come.
    wait_until(
        browser,
        "document.querySelectorAll('.valued li').length == 6",
    );
    // What the browser would save is looked at instead.
    browser.run(
        "HTMLAnchorElement.prototype.click = function () { window.saved = [this.download, this.href]; }; \
         document.querySelector('#exchange').open = true",
    );
}

/// Width, height and kind of the picture in `window.saved`, and how many colours it has.
fn picture(browser: &Browser) -> Value {
    browser.run_async(
        "const done = arguments[0]; const data = window.saved[1]; \
         const bytes = Uint8Array.from(atob(data.split(',')[1]), (one) => one.charCodeAt(0)); \
         const head = Array.from(bytes.slice(0, 8)); const view = new DataView(bytes.buffer); \
         const size = [view.getUint32(16), view.getUint32(20)]; \
         const image = new Image(); image.onload = () => { \
           const canvas = document.createElement('canvas'); [canvas.width, canvas.height] = size; \
           const context = canvas.getContext('2d'); context.drawImage(image, 0, 0); \
           const pixels = new Uint32Array(context.getImageData(0, 0, ...size).data.buffer); \
           const colours = new Set(pixels).size; document.body.replaceChildren(image); \
           done({ head, size, colours }); }; \
         image.onerror = () => done(null); image.src = data",
    )
}

#[test]
fn the_board_is_saved_as_a_png() {
    let browser = Browser::open("card", "/");
    for theme in ["light", "dark"] {
        browser.run(&format!(
            "localStorage.setItem('mancala.settings', 'theme={theme}')"
        ));
        open(&browser);
        browser.wait_for_text("#alt", "Kalah. Zoé – Player 2.");
        browser.wait_for_text("#alt", "House");
        browser.click("#share-card");
        wait_until(&browser, "window.saved");
        let name = browser.run("return window.saved[0]");
        assert_eq!(name, "mancala-kalah-2-0.png");
        let found = picture(&browser);
        let head = [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a];
        assert_eq!(found["head"], Value::from(head.to_vec()), "{found}");
        assert_eq!(found["size"], Value::from(vec![1200, 630]));
        assert!(found["colours"].as_u64() > Some(500), "{found}");
        browser.resize(1240, 680);
        browser.screenshot(theme);
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn the_browser_shares_the_file_where_it_can() {
    let browser = Browser::open("share", "/");
    open(&browser);
    browser.run(
        "navigator.canShare = (data) => data.files.length == 1; \
         navigator.share = (data) => { window.shared = data; return Promise.resolve(); }",
    );
    browser.click("#share-card");
    wait_until(&browser, "window.shared");
    let shared = browser.run(
        "const { files: [file], title, text } = window.shared; \
         return [file.name, file.type, file.size > 20000, title, text.includes('House')]",
    );
    let expected = serde_json::json!(["mancala-kalah-2-0.png", "image/png", true, "Kalah", true]);
    assert_eq!(shared, expected);
    browser.wait_for_text(".spoken", "Shared.");
    assert_eq!(browser.run("return Boolean(window.saved)"), false);
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Where somebody who knows lichess looks for it: on the first page, and beside the board.
#[test]
fn the_analysis_is_found_from_the_start() {
    let browser = Browser::open("to-analysis", "/");
    for (size, width, height) in [("small", 360, 640), ("desk", 1366, 768)] {
        browser.resize(width, height);
        browser.text(".links [href='/analysis']");
        browser.screenshot(size);
    }
    browser.click(".links [href='/analysis']");
    wait_until(
        &browser,
        "document.querySelectorAll('.valued li').length == 6",
    );
    browser.screenshot("board");
    choose_in(&browser, "#study-game", "congkak");
    wait_until(
        &browser,
        "document.querySelectorAll('.valued li').length == 7",
    );
    assert_eq!(browser.path(), "/analysis?game=congkak");
    browser.go("/play?game=oware&moves=A");
    browser.click("#study");
    wait_until(&browser, "location.pathname == '/analysis'");
    // Chromium's tab crashes now and then if it is led away while a worker begins.
    wait_until(
        &browser,
        "document.querySelectorAll('.valued li').length == 6",
    );
    browser.go("/analysis?lang=fr");
    browser.wait_for_text("h1", "Kalah");
    assert_eq!(browser.complaints(), [""; 0]);
}
