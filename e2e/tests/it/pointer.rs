//! What is drawn with a mouse or a finger, and what does the same without.

use e2e::Browser;
use fantoccini::key::Key;
use serde_json::json;

use crate::table::{AT_ONCE, keep_settings, middle, wait_until};

/// Presses the mouse on the middle of an element and lets it go so far to the right.
fn drag(browser: &Browser, selector: &str, by: f64) {
    let (x, y) = middle(browser, selector);
    for (kind, x) in [
        ("mousePressed", x),
        ("mouseMoved", x + by / 2.0),
        ("mouseMoved", x + by),
        ("mouseReleased", x + by),
    ] {
        browser.developer_tools(
            "Input.dispatchMouseEvent",
            &json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 }),
        );
    }
}

/// Puts a finger on the report and lifts it so far to the right.
fn swipe(browser: &Browser, by: f64) {
    let (x, y) = middle(browser, ".status");
    for (kind, points) in [
        ("touchStart", json!([{ "x": x, "y": y }])),
        ("touchMove", json!([{ "x": x + by, "y": y }])),
        ("touchEnd", json!([])),
    ] {
        let event = json!({ "type": kind, "touchPoints": points });
        browser.developer_tools("Input.dispatchTouchEvent", &event);
    }
}

fn board_width(browser: &Browser) -> i64 {
    let width = browser
        .run("return Math.round(document.querySelector('.board').getBoundingClientRect().width)");
    width.as_i64().expect("there is a board")
}

/// U-04: the board is as large as its owner wants.
#[test]
fn the_board_has_a_handle() {
    let browser = Browser::open("handle", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    // As high that the width limits the board.
    browser.resize(1440, 900);
    browser.go("/play?game=kalah");
    browser.text(".divider");
    let before = board_width(&browser);
    drag(&browser, ".divider", -150.0);
    browser.until("a smaller board", || {
        (board_width(&browser) < before - 100).then_some(())
    });
    browser.screenshot("dragged");
    let dragged = board_width(&browser);
    browser.reload();
    browser.text(".divider");
    browser.until("the same board", || {
        (board_width(&browser) == dragged).then_some(())
    });
    browser.run("document.querySelector('.divider').focus()");
    browser.press(&Key::Right.to_string());
    browser.until("a larger board", || {
        (board_width(&browser) > dragged).then_some(())
    });
    // Home gives the panel the least that it needs.
    browser.press(&Key::Home.to_string());
    browser.until("the largest board", || {
        (board_width(&browser) > before).then_some(())
    });
    assert_eq!(browser.complaints(), [""; 0]);
}

/// U-31: a swipe over the report turns to the ply before, and back.
#[test]
fn a_swipe_looks_back() {
    let browser = Browser::open("swipe", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.resize(390, 844);
    browser.go("/play?game=kalah&moves=C+F+b+a");
    wait_until(&browser, "document.querySelector('.status')");
    swipe(&browser, 80.0);
    wait_until(
        &browser,
        "location.search.includes('moves=C+F+b&') || location.search.endsWith('moves=C+F+b')",
    );
    swipe(&browser, 10.0);
    swipe(&browser, -80.0);
    wait_until(&browser, "location.search.includes('moves=C+F+b+a')");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// A long sowing shows that it can be ended at once, and how.
#[test]
fn a_long_sowing_is_ended_by_a_press() {
    let browser = Browser::open("hurry", Browser::BARE);
    keep_settings(&browser, "speed=slow&sound=off");
    browser.go("/play?game=congkak");
    browser.click("[data-place='B']");
    wait_until(&browser, "document.querySelector('.board.moving')");
    wait_until(
        &browser,
        "getComputedStyle(document.querySelector('.hurry')).opacity === '1'",
    );
    browser.screenshot("shown");
    browser.click(".hurry");
    let is_over = "return !document.querySelector('.board.moving') \
                   && !document.querySelector('.hurry').offsetWidth";
    assert_eq!(browser.run(is_over), true);
    assert_eq!(browser.complaints(), [""; 0]);
}
