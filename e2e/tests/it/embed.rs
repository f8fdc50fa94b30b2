//! A board in somebody else's page.

use e2e::Browser;

use crate::offline::wait_until_served;
use crate::table::{choose, holds, wait_until};

const GAME: &str = "/embed?game=kalah&moves=C+F+b";

#[test]
fn a_board_can_be_gone_through_and_tried() {
    let browser = Browser::open("embed", GAME);
    browser.resize(640, 400);
    wait_until(&browser, "document.querySelector('.spot.playable')");
    browser.screenshot("board");
    browser.click("#previous");
    wait_until(&browser, "document.querySelector('#slider').value == 2");
    choose(&browser, "d");
    wait_until(
        &browser,
        "document.querySelector('.out').href.endsWith('moves=C+F+d')",
    );
    // It is looked at: nothing is kept, and the address stays.
    assert_eq!(browser.path(), GAME);
    assert_eq!(browser.count("header"), 0);
    browser.resize(360, 300);
    browser.screenshot("small");
    assert!(holds(
        &browser,
        "document.documentElement.scrollWidth <= 360"
    ));
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Only the server's answer lets other pages show it, and nothing is put aside for it.
#[test]
fn the_service_worker_leaves_it_alone() {
    let browser = Browser::open("embed-worker", GAME);
    wait_until(&browser, "document.querySelector('.board')");
    let served = || {
        browser.run_async(
            "const done = arguments[0]; \
             navigator.serviceWorker.getRegistration().then((found) => done(found != null))",
        )
    };
    assert_eq!(served(), false);
    browser.go("/");
    wait_until_served(&browser);
    browser.go(GAME);
    wait_until(&browser, "document.querySelector('.board')");
    let by_worker = "performance.getEntriesByType('navigation')[0].transferSize == 0";
    assert!(!holds(&browser, by_worker));
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn what_is_no_game_says_so() {
    let browser = Browser::open("embed-wrong", "/embed?game=kalah&moves=C+C+C");
    browser.wait_for_text(".missing", "C");
    browser.text(".out");
    assert_eq!(browser.complaints(), [""; 0]);
}
