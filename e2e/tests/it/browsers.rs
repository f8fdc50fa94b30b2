//! A smoke story, the same in each browser engine.

use std::panic::{catch_unwind, resume_unwind};
use std::time::Duration;

use e2e::{Browser, Crash, Engine, Server, errors_in_webkit};

use crate::study::ENDING;
use crate::table::{AT_ONCE, choose, holds, keep_settings, my_turn, playable, wait_until};

const GAMES: [&str; 6] = [
    "kalah",
    "oware",
    "congkak",
    "kid-cala-beginner",
    "kid-cala-classic",
    "banana-cala",
];

/// A telephone held upright.
const PHONE: (u32, u32) = (390, 844);
const NO_SCROLLING: &str = "document.documentElement.scrollWidth <= innerWidth";

#[track_caller]
fn is_well(browser: &Browser, shown: &str) {
    assert!(holds(browser, NO_SCROLLING), "{shown} scrolls sideways");
    assert_eq!(browser.complaints(), [""; 0], "{shown}");
}

/// Times that a browser may end by itself: WebKit's small one does so now and then.
const CRASHES_MAX: usize = 2;

#[expect(
    clippy::print_stderr,
    reason = "shown by the test runner if the test fails later"
)]
fn tell(engine: Engine) {
    for _ in 0..CRASHES_MAX {
        let Err(failure) = catch_unwind(|| tell_once(engine)) else {
            return;
        };
        match failure.downcast::<Crash>() {
            Ok(crash) => eprintln!("{engine:?} has crashed: {}", crash.0),
            Err(failure) => resume_unwind(failure),
        }
    }
    tell_once(engine);
}

fn tell_once(engine: Engine) {
    let name = format!("{engine:?}").to_lowercase();
    let browser = Browser::open_in(engine, &name, "/");
    keep_settings(&browser, AT_ONCE);
    browser.resize(PHONE.0, PHONE.1);
    wait_until(&browser, "innerWidth == 390");
    browser.screenshot("start");
    is_well(&browser, "start");
    for game in GAMES {
        browser.go(&format!("/play?game={game}&north=level-3"));
        two_turns(&browser);
        browser.screenshot(game);
        is_well(&browser, game);
    }
    in_the_middle_of_a_game_the_page_is_loaded_again(&browser);
    values_are_found(&browser);
    a_puzzle_is_judged(&browser);
    a_child_plays(&browser);
    a_fault_is_heard(&browser);
}

/// The policy forbids it, and every engine says so: or else it would be deaf to all faults.
#[track_caller]
fn a_fault_is_heard(browser: &Browser) {
    browser.run("fetch('http://127.0.0.1:9/').catch(() => {})");
    browser.until("a complaint", || browser.complaints().pop());
}

/// Plays until the computer has answered twice.
#[track_caller]
fn two_turns(browser: &Browser) {
    for _ in 0..2 {
        assert!(my_turn(browser));
        // Another sowing of the same turn may follow.
        while let Some(house) = playable(browser).first() {
            choose(browser, house);
        }
    }
    assert!(my_turn(browser), "the computer has answered");
}

#[track_caller]
fn in_the_middle_of_a_game_the_page_is_loaded_again(browser: &Browser) {
    let seeds = "return Array.from(document.querySelectorAll('.spot'), e => e.ariaLabel).join()";
    let before = browser.run(seeds);
    browser.reload();
    assert!(my_turn(browser));
    assert_eq!(browser.run(seeds), before);
    two_turns(browser);
    is_well(browser, "a game that was loaded again");
}

#[track_caller]
fn values_are_found(browser: &Browser) {
    browser.go(ENDING);
    wait_until(
        browser,
        "document.querySelectorAll('.valued li').length == 3",
    );
    wait_until(browser, "document.querySelector('.value.best')");
    browser.screenshot("analysis");
    is_well(browser, "analysis");
}

#[track_caller]
fn a_puzzle_is_judged(browser: &Browser) {
    browser.go("/puzzles/kalah");
    browser.click(".tile");
    wait_until(browser, "document.querySelector('.board')");
    choose(browser, "A");
    browser.wait_for_text(".verdict", "Not the best: that loses 6.");
    browser.wait_for_text(".rating", "proved");
    browser.screenshot("puzzle");
    is_well(browser, "puzzle");
}

#[track_caller]
fn a_child_plays(browser: &Browser) {
    browser.go("/kids/play?game=kid-cala-beginner&north=level-1");
    for _ in 0..2 {
        assert!(my_turn(browser));
        let house = playable(browser).remove(0);
        choose(browser, &house);
        wait_until(browser, "document.querySelector('.spot.playable')");
    }
    browser.screenshot("kids");
    is_well(browser, "kids");
}

#[test]
fn chromium_tells_the_story() {
    tell(Engine::Chromium);
}

#[test]
fn firefox_tells_the_story() {
    tell(Engine::Firefox);
}

/// The driver of WebKit hears nothing of what a page complains about while it is loaded.
#[test]
fn webkit_has_nothing_to_complain_about() {
    let server = Server::start();
    let paths = [
        "/",
        "/kids",
        "/puzzles/kalah",
        "/lab",
        "/blind?game=oware",
        "/play?game=congkak&south=level-1&north=level-1",
        ENDING,
    ];
    let addresses = paths.map(|path| format!("{}{path}", server.address()));
    let errors = errors_in_webkit(&addresses, Duration::from_secs(6));
    assert_eq!(errors, [""; 0]);
}

#[test]
fn webkit_tells_the_story() {
    tell(Engine::WebKit);
}
