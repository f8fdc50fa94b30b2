//! A whole game by the keyboard alone, and what is said meanwhile: U-100, U-101, U-112.

use std::fmt::Write as _;

use e2e::Browser;
use fantoccini::key::Key;

use crate::table::{AT_ONCE, begin, keep_settings, my_turn, playable, wait_until};

fn press(browser: &Browser, key: Key) {
    browser.press(&char::from(key).to_string());
}

/// Goes on with Tab until this has the focus.
#[track_caller]
fn tab_to(browser: &Browser, condition: &str) {
    for _ in 0..60 {
        if browser.run(&format!(
            "return document.activeElement.matches({condition:?})"
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
    tab_to(&browser, "[data-game=kalah]");
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
    let browser = Browser::open("focus", "/");
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
