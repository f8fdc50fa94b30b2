//! The computer as opponent: it can be asked for a hint, and it may fail without harm.

use e2e::Browser;

use crate::table::{AT_ONCE, begin, choose, keep_settings, wait_until};

const MY_TURN: &str = "document.querySelector('.spot.playable')";

#[test]
fn it_gives_hints_and_can_be_taken_back() {
    let browser = Browser::open("hint", "/");
    begin(&browser, "kalah", AT_ONCE, "person|level-8");
    choose(&browser, "A");
    wait_until(&browser, MY_TURN);
    browser.click("#hint");
    wait_until(&browser, "document.querySelector('.pit.hinted')");
    browser.wait_for_text(".status .story", "Hint: ");
    browser.screenshot("shown");
    browser.click("#undo");
    wait_until(&browser, "!location.search.includes('moves')");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn without_its_worker_the_game_waits_for_another_try() {
    let browser = Browser::open("worker", "/");
    begin(&browser, "kalah", AT_ONCE, "person|level-1");
    let point_to = |address: &str| {
        browser.run(&format!(
            "let link = document.querySelector('link#worker'); \
             let before = link.getAttribute('href'); \
             link.setAttribute('href', '{address}'); return before"
        ))
    };
    let worker = point_to("/assets/nothing.js");
    choose(&browser, "A");
    browser.text("#retry");
    browser.screenshot("failed");
    point_to(worker.as_str().unwrap_or_default());
    browser.click("#retry");
    wait_until(&browser, MY_TURN);
}

#[test]
fn it_begins_if_it_is_told_to() {
    let browser = Browser::open("begins", "/");
    keep_settings(&browser, AT_ONCE);
    browser.go("/oware");
    browser.click("#begins-far");
    browser.click("form .main");
    wait_until(&browser, MY_TURN);
    wait_until(&browser, "location.search.includes('south=level-2')");
    browser.screenshot("answered");
    assert_eq!(browser.complaints(), [""; 0]);
}
