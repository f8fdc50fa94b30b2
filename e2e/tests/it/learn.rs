//! Lessons and the tour: a goal is reached or missed on the real board.

use e2e::Browser;

use crate::table::{AT_ONCE, FITS, choose, holds, keep_settings, wait_until};

const SIZES: [(&str, u32, u32); 5] = [
    ("small", 360, 640),
    ("phone", 390, 844),
    ("lying", 740, 360),
    ("desk", 1366, 768),
    ("tablet", 820, 1180),
];

/// What is said is seen whole, and whoever says it has a face, where there is room for one. Children play
/// without either.
const SAID: &str = "(() => {
    const coach = document.querySelector('.coach'), face = document.querySelector('.teacher');
    if (!coach) return true;
    const bottom = (it) => document.querySelector(it).getBoundingClientRect().bottom;
    const isWhole = coach.scrollHeight <= coach.clientHeight + 1 && bottom('.said') <= bottom('.table') + 1;
    const colours = (path) => getComputedStyle(face.querySelector(path));
    const isDrawn = colours('path:last-child').stroke != colours('path:first-child').fill;
    return isWhole && (isDrawn || !face.checkVisibility());
})()";

/// Takes a picture of every size, and wants all of it to fit.
#[track_caller]
pub(crate) fn look(browser: &Browser, label: &str) {
    for (size, width, height) in SIZES {
        browser.resize(width, height);
        wait_until(browser, "document.querySelector('.board')");
        wait_until(browser, FITS);
        wait_until(browser, SAID);
        browser.screenshot(&format!("{label}-{size}"));
    }
    browser.resize(1366, 768);
}

/// U-63: steps of a lesson, judged by what happens.
#[test]
fn a_lesson_is_learnt_step_by_step() {
    let browser = Browser::open("lesson", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/learn/kalah");
    wait_until(&browser, "document.querySelector('.board')");
    choose(&browser, "A");
    browser.wait_for_text(".coach .story", "Well done");
    browser.click("#on");
    browser.wait_for_text(".coach .task", "play again");
    // A wrong move says what happened, and leaves the step to be tried again.
    choose(&browser, "A");
    browser.wait_for_text(".coach .story", "Not yet");
    look(&browser, "missed");
    browser.click("#again");
    browser.click("#light");
    wait_until(&browser, "document.querySelector('.spot.hinted')");
    assert_eq!(browser.attribute(".spot.hinted", "data-place"), "C");
    look(&browser, "hint");
    choose(&browser, "C");
    browser.wait_for_text(".coach .story", "Well done");
    look(&browser, "reached");
    // What is learnt is kept, and gone on with.
    browser.go("/learn");
    browser.wait_for_text("a[href='/learn/kalah'] span", "2 of 12");
    browser.screenshot("courses");
    browser.click("a[href='/learn/kalah']");
    browser.wait_for_text(".coach .task", "Once more");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// U-61: the tour, a sentence for each of its three steps; it ends in a game.
#[test]
fn the_tour_shows_three_things_in_a_minute() {
    let browser = Browser::open("tour", "/");
    browser.screenshot("start");
    browser.resize(360, 640);
    browser.screenshot("start-small");
    browser.resize(1366, 768);
    browser.click("#way-tour");
    for letter in ["B", "D", "A"] {
        wait_until(
            &browser,
            &format!("document.querySelector('.spot.hinted[data-place={letter}]')"),
        );
        if letter == "A" {
            look(&browser, "capture");
        }
        choose(&browser, letter);
    }
    browser.click("#play-now");
    wait_until(&browser, "document.querySelector('.spot.playable')");
    assert_eq!(browser.path(), "/play?game=kalah&north=level-1");
    browser.go("/");
    browser.text("#way-tour");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Each lesson's first picture: nobody has to scroll for the board.
#[test]
fn every_lesson_can_be_seen() {
    let browser = Browser::open("lessons", "/");
    for step in [
        "congkak/3",
        "oware/4",
        "banana-cala/2",
        "kid-cala-beginner/2",
    ] {
        browser.go(&format!("/learn/{step}"));
        look(&browser, &step.replace('/', "-"));
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

/// F21: exercises to be printed, chosen by game, theme and level.
#[test]
fn a_worksheet_is_chosen_and_printed() {
    let browser = Browser::open("worksheet", "/learn");
    browser.click("a[href='/learn/worksheet']");
    wait_until(
        &browser,
        "document.querySelectorAll('.paper li svg').length == 6",
    );
    assert_eq!(browser.count(".solutions li"), 6);
    crate::table::choose_in(&browser, "#sheet-game", "oware");
    crate::table::choose_in(&browser, "#sheet-theme", "capture");
    crate::table::choose_in(&browser, "#sheet-number", "4");
    wait_until(
        &browser,
        "document.querySelectorAll('.paper li svg').length == 4",
    );
    browser.wait_for_text(".paper h2", "Oware");
    browser.screenshot("desk");
    browser.resize(320, 640);
    browser.screenshot("narrow");
    assert!(holds(
        &browser,
        "document.documentElement.scrollWidth <= innerWidth"
    ));
    browser.run("window.print = () => { window.printed = true }");
    browser.click("#sheet-print");
    wait_until(&browser, "window.printed");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// A board for a room: full contrast, no buttons, keys lead through the game.
#[test]
fn a_board_fills_the_wall() {
    let browser = Browser::open("projector", "/analysis?game=kalah&moves=C+F+b");
    browser.click("#to-projector");
    wait_until(&browser, "document.querySelector('.projector .board')");
    browser.screenshot("end");
    browser.press("\u{e012}");
    wait_until(&browser, "document.querySelector('#slider').value == '2'");
    assert!(holds(
        &browser,
        "document.documentElement.dataset.theme == 'contrast-light'
         && document.querySelector('.board').getBoundingClientRect().width > 0.9 * innerWidth"
    ));
    browser.run("history.back()");
    wait_until(&browser, "location.pathname == '/analysis'");
    wait_until(
        &browser,
        "document.documentElement.dataset.theme != 'contrast-light'",
    );
    assert_eq!(browser.complaints(), [""; 0]);
}
