//! The page comes up, its worker answers, and the browser has nothing to complain about.

use e2e::Browser;

#[test]
fn page_and_worker_run() {
    let browser = Browser::open("smoke", "/");
    assert_eq!(browser.text("h1"), "Mancala");
    browser.wait_for_text("[role=status]", "Are you there?");
    browser.click("button");
    browser.wait_for_text("[role=status]", "Question 1");
    browser.screenshot("desktop");

    browser.resize(360, 640);
    assert_eq!(browser.run("return innerWidth"), 360);
    browser.screenshot("phone");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn every_address_of_the_page_shows_it() {
    let browser = Browser::open("addresses", "/play/kalah:seeds=3?position=1-2");
    assert_eq!(browser.text("h1"), "Mancala");
    assert_eq!(browser.path(), "/play/kalah:seeds=3?position=1-2");
    browser.reload();
    assert_eq!(browser.text("h1"), "Mancala");
    assert_eq!(browser.complaints(), [""; 0]);
}
