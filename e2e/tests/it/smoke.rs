//! The page comes up at every address, in the right language, and the browser has nothing to
//! complain about.

use e2e::Browser;

use crate::table::{choose_in, holds, wait_until};

#[test]
fn the_six_games_can_be_chosen() {
    let browser = Browser::open("smoke", "/");
    assert!(browser.text("h1").contains("Play mancala"));
    assert_eq!(browser.count(".card"), 6);
    browser.screenshot("desktop");
    browser.resize(360, 640);
    assert_eq!(browser.run("return innerWidth"), 360);
    browser.screenshot("phone");
    choose_in(&browser, "#language", "fr");
    wait_until(&browser, "document.documentElement.lang == 'fr'");
    browser.screenshot("french");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn every_address_of_the_page_shows_it() {
    let browser = Browser::open("addresses", "/kalah");
    assert_eq!(browser.text("h1"), "Kalah");
    browser.screenshot("options");
    browser.go("/play/somewhere?game=kalah:seeds=3&moves=A");
    assert_eq!(browser.text("h1"), "Kalah");
    browser.reload();
    assert_eq!(browser.text("h1"), "Kalah");
    browser.go("/nowhere");
    assert_eq!(browser.text("h1"), "This house is empty");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn dialogs_give_the_focus_back() {
    let browser = Browser::open("dialog", "/play?game=kalah");
    browser.click(".quick .gear");
    wait_until(&browser, "document.querySelector('dialog[open]')");
    assert!(holds(
        &browser,
        "document.querySelector('dialog').contains(document.activeElement)"
    ));
    browser.screenshot("settings");
    browser.press(&fantoccini::key::Key::Escape.to_string());
    wait_until(&browser, "!document.querySelector('dialog')");
    assert!(holds(
        &browser,
        "document.activeElement.matches('.quick .gear')"
    ));
    browser.press("?");
    wait_until(&browser, "document.querySelector('dialog .keys')");
    browser.screenshot("keys");
    assert_eq!(browser.complaints(), [""; 0]);
}
