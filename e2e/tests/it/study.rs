//! Looking into a game: values, lines, positions set up, text in and out.

use e2e::Browser;

use crate::table::{AT_ONCE, begin, choose, keep_settings, wait_until};

/// Kalah with few seeds left: everything is certain at once.
const ENDING: &str = "/analysis?game=kalah&position=0-1-0-0-2-1-0-0-1-0-1-1-20-21-S";

#[test]
fn every_move_has_its_value_and_where_it_is_from() {
    let browser = Browser::open("study", "/");
    keep_settings(&browser, AT_ONCE);
    browser.go(ENDING);
    wait_until(
        &browser,
        "document.querySelectorAll('.value.best').length > 0",
    );
    wait_until(
        &browser,
        "document.querySelectorAll('.valued li').length == 3",
    );
    browser.wait_for_text(".verdict", " wins by ");
    browser.wait_for_text(".value.best", "●");
    let label = browser.attribute("[data-place=F]", "aria-label");
    assert!(label.contains("Worth "), "{label}");
    for (name, width, height) in [
        ("desk", 1366, 768),
        ("upright", 390, 844),
        ("lying", 740, 360),
    ] {
        browser.resize(width, height);
        browser.screenshot(name);
    }
    browser.resize(1366, 768);
    browser.click("#engine");
    wait_until(&browser, "document.querySelectorAll('.value').length == 0");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn a_game_is_looked_into_with_one_click_and_other_lines_are_played() {
    let browser = Browser::open("branches", "/");
    begin(&browser, "kalah", AT_ONCE, "person-Ada|person-Max");
    for letter in ["C", "F", "b"] {
        choose(&browser, letter);
    }
    browser.click("#study");
    wait_until(&browser, "location.pathname == '/analysis'");
    wait_until(&browser, "document.querySelectorAll('.value').length > 0");
    browser.click("#previous");
    choose(&browser, "a");
    browser.click("#previous");
    wait_until(
        &browser,
        "document.querySelectorAll('.branches .ply').length == 2",
    );
    browser.screenshot("two-lines");
    browser.run("history.back()");
    wait_until(&browser, "location.pathname == '/play'");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn positions_are_set_up_and_texts_are_read() {
    let browser = Browser::open("editor", "/");
    keep_settings(&browser, AT_ONCE);
    browser.go("/analysis?game=oware");
    browser.click("#editor summary");
    let type_into = |selector: &str, text: &str| {
        browser.run(&format!(
            "const field = document.querySelector({selector:?}); field.value = {text:?};
             field.dispatchEvent(new Event('input', {{ bubbles: true }}))"
        ));
    };
    type_into(".editor .row:last-of-type input", "nonsense");
    wait_until(&browser, "document.querySelector('#set-up').disabled");
    browser.wait_for_text(".editor .told", "nonsense");
    browser.screenshot("refused");
    type_into(".editor .row:last-of-type input", "7");
    browser.wait_for_text(".editor .told", "51 pieces");
    browser.click("#set-up");
    wait_until(&browser, "location.search.includes('position=')");
    browser.click("#exchange summary");
    type_into("#game-text", "[Game \"chess\"]");
    browser.click("#open-text");
    browser.wait_for_text("#exchange .told", "chess");
    type_into("#game-text", "4-4-4-4-4-4-4-4-4-4-0-8-0-0-N");
    browser.click("#open-text");
    wait_until(&browser, "location.search.includes('4-0-8-0-0-N')");
    assert_eq!(browser.complaints(), [""; 0]);
}
