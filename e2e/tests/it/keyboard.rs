//! A whole game by the keyboard alone, and what is said meanwhile: U-100, U-101, U-112.

use std::fmt::Write as _;

use e2e::Browser;
use fantoccini::key::Key;

use crate::table::{AT_ONCE, begin, keep_settings, my_turn, playable, wait_until};

#[track_caller]
fn press(browser: &Browser, key: Key) {
    browser.press(&char::from(key).to_string());
}

/// Goes on with Tab until this has the focus.
#[track_caller]
fn tab_to(browser: &Browser, condition: &str) {
    for _ in 0..60 {
        if browser.run(&format!(
            "return document.activeElement?.matches({condition:?})"
        )) == true
        {
            return;
        }
        press(browser, Key::Tab);
    }
    panic!("Tab never comes to {condition}");
}

#[test]
fn a_whole_game_needs_no_pointer() {
    let browser = Browser::open("keyboard", "/");
    keep_settings(&browser, AT_ONCE);
    browser.reload();
    wait_until(&browser, "document.querySelector('.card')");
    tab_to(&browser, "[data-options=kalah]");
    press(&browser, Key::Enter);
    wait_until(&browser, "document.querySelector('form .main')");
    tab_to(&browser, "form .main");
    press(&browser, Key::Enter);
    wait_until(&browser, "document.querySelector('.board')");
    tab_to(&browser, ".spot.house");
    for ply in 0..300 {
        if !my_turn(&browser) {
            break;
        }
        let letters = playable(&browser);
        let Some(letter) = letters.first() else {
            continue;
        };
        let before = browser.path();
        if ply % 2 == 0 {
            let number = letter.to_ascii_lowercase().as_bytes()[0] - b'a' + 1;
            browser.press(&number.to_string());
        } else {
            // The first that Tab comes to can be played.
            browser.run("document.activeElement.blur()");
            tab_to(&browser, ".spot.house");
            press(&browser, Key::Enter);
        }
        browser.until("a move by key", || (browser.path() != before).then_some(()));
    }
    tab_to(&browser, "#play-again");
    press(&browser, Key::Enter);
    wait_until(&browser, "!location.search.includes('moves')");
    browser.screenshot("again");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn windows_keep_the_focus_and_give_it_back() {
    let browser = Browser::open("focus", Browser::BARE);
    begin(&browser, "kalah", AT_ONCE, "person|person");
    tab_to(&browser, ".spot.house");
    browser.press("?");
    wait_until(&browser, "document.querySelector('dialog[open]')");
    press(&browser, Key::Tab);
    press(&browser, Key::Tab);
    wait_until(
        &browser,
        "document.activeElement == document.body || document.activeElement.closest('dialog')",
    );
    press(&browser, Key::Escape);
    wait_until(&browser, "!document.querySelector('dialog')");
    wait_until(&browser, "document.activeElement.matches('.spot.house')");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn single_keys_can_be_switched_off() {
    let browser = Browser::open("shortcuts", Browser::BARE);
    begin(
        &browser,
        "kalah",
        &format!("{AT_ONCE}&shortcuts=board"),
        "person|person",
    );
    let moved = |browser: &Browser| browser.path().contains("moves");
    browser.run("document.activeElement.blur()");
    browser.press("1");
    assert!(!moved(&browser), "{}", browser.path());
    tab_to(&browser, ".spot.house");
    browser.press("1");
    wait_until(&browser, "location.search.includes('moves')");
    keep_settings(&browser, &format!("{AT_ONCE}&shortcuts=off"));
    browser.go("/play?game=kalah");
    wait_until(&browser, "document.querySelector('.board')");
    tab_to(&browser, ".spot.house");
    browser.press("1");
    browser.press("?");
    assert!(!moved(&browser), "{}", browser.path());
    assert_eq!(browser.count("dialog"), 0);
    // No letter, no digit, no sign: it always does something.
    press(&browser, Key::Enter);
    wait_until(&browser, "location.search.includes('moves')");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn a_slider_goes_through_the_game() {
    let browser = Browser::open("slider", "/play?game=kalah&moves=C+F+b+a");
    wait_until(&browser, "document.querySelector('#slider')");
    tab_to(&browser, "#slider");
    assert_eq!(browser.count(".moves .ply[tabindex='0']"), 1);
    let told = || browser.attribute("#slider", "aria-valuetext");
    assert_eq!(told(), "Turn 1 of 1. Player 1 2, Player 2 1.");
    press(&browser, Key::Home);
    browser.until("the start", || (told().starts_with("Turn 0")).then_some(()));
    press(&browser, Key::Right);
    browser.until("a step", || {
        (told() == "Turn 1 of 1. Player 1 1, Player 2 0.").then_some(())
    });
    browser.screenshot("board");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Presses a button of a gamepad that is not there, and lets it go.
fn pad(browser: &Browser, button: usize) {
    browser.run(&format!(
        "self.pad ??= {{ buttons: Array.from({{ length: 16 }}, () => ({{ pressed: false }})) }}; \
         navigator.getGamepads = () => [self.pad, null]; \
         if (!self.known) dispatchEvent(new Event('gamepadconnected')); \
         self.known = true; \
         const button = self.pad.buttons[{button}]; \
         const frame = () => new Promise(requestAnimationFrame); \
         button.pressed = true; \
         return frame().then(frame).then(() => {{ button.pressed = false }}).then(frame).then(frame)"
    ));
}

#[test]
fn a_gamepad_is_enough() {
    let (up, down, right, press, back, after) = (12, 13, 15, 0, 1, 5);
    let browser = Browser::open("gamepad", "/");
    keep_settings(&browser, AT_ONCE);
    browser.reload();
    wait_until(&browser, "document.querySelector('.card')");
    for _ in 0..12 {
        if browser.run("return document.activeElement.matches('[data-options=kalah]')") == true {
            break;
        }
        pad(&browser, down);
    }
    pad(&browser, press);
    wait_until(&browser, "document.querySelector('form .main')");
    for _ in 0..40 {
        if browser.run("return document.activeElement.matches('form .main')") == true {
            break;
        }
        pad(&browser, after);
    }
    pad(&browser, press);
    wait_until(&browser, "document.querySelector('.spot.playable')");
    browser.run("document.activeElement.blur()");
    // The first of the board, then house by house.
    pad(&browser, up);
    wait_until(&browser, "document.activeElement.matches('.spot')");
    let first = browser.run("return document.activeElement.dataset.place");
    pad(&browser, right);
    wait_until(
        &browser,
        &format!("document.activeElement.dataset.place != {first}"),
    );
    pad(&browser, press);
    wait_until(&browser, "location.search.includes('moves')");
    my_turn(&browser);
    pad(&browser, back);
    wait_until(&browser, "!location.search.includes('moves')");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// What the live region says when always the first house that can be played is.
fn transcript(browser: &Browser, game: &str, plies: usize) -> String {
    let mut heard = format!("{game}\n");
    browser.go(&format!("/play?game={game}"));
    wait_until(browser, "document.querySelector('.board')");
    for _ in 0..plies {
        if !my_turn(browser) {
            break;
        }
        let letter = playable(browser).remove(0);
        let before = browser.path();
        browser.run(&format!(
            "document.querySelector('[data-place={letter}]').focus()"
        ));
        press(browser, Key::Enter);
        browser.until("a move by key", || (browser.path() != before).then_some(()));
        let spoken = browser.run("return document.querySelector('.spoken').textContent");
        let spoken = spoken
            .as_str()
            .unwrap_or_default()
            .trim_end_matches('\u{a0}');
        writeln!(heard, "{letter}: {spoken}").expect("a text takes everything");
    }
    heard
}

#[test]
fn every_move_is_told_in_sentences() {
    let browser = Browser::open("transcript", "/");
    keep_settings(&browser, AT_ONCE);
    let games = [
        transcript(&browser, "kalah", 12),
        transcript(&browser, "oware", 12),
        transcript(&browser, "congkak", 12),
        transcript(&browser, "kid-cala-beginner", 12),
    ];
    insta::assert_snapshot!(games.join("\n"));
    assert_eq!(browser.complaints(), [""; 0]);
}
