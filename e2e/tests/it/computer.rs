//! The computer as opponent: it can be hurried, asked for a hint, and it may fail without harm.

use e2e::Browser;
use serde_json::json;

use crate::table::{AT_ONCE, begin, choose, keep_settings, wait_until};

const MY_TURN: &str = "document.querySelector('.spot.playable')";

#[test]
fn it_can_be_hurried_and_asked_for_a_hint() {
    let browser = Browser::open("hurry", "/");
    begin(&browser, "kalah", AT_ONCE, "person|level-8");
    choose(&browser, "A");
    // The page stays awake while it thinks.
    browser.click("#move-now");
    wait_until(&browser, MY_TURN);
    browser.click("#hint");
    wait_until(&browser, "document.querySelector('.pit.hinted')");
    browser.wait_for_text(".status .story", "Hint: ");
    browser.screenshot("hint");
    browser.click("#undo");
    wait_until(&browser, "!location.search.includes('moves')");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn without_its_worker_the_game_waits_for_another_try() {
    let browser = Browser::open("worker", "/");
    browser.developer_tools("Network.enable", &json!({}));
    let block = |urls: &[&str]| {
        browser.developer_tools("Network.setBlockedURLs", &json!({ "urls": urls }));
    };
    block(&["*worker*"]);
    begin(&browser, "kalah", AT_ONCE, "person|level-1");
    choose(&browser, "A");
    browser.text("#retry");
    browser.screenshot("failed");
    block(&[]);
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
