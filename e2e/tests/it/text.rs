//! Whole games on the page in text alone: U-102.

use e2e::Browser;
use fantoccini::key::Key;

use crate::table::{AT_ONCE, holds, keep_settings, wait_until};

/// More turns than any game of these tests has.
const TURNS_MAX: usize = 200;

/// Writes a line and sends it.
pub(crate) fn write(browser: &Browser, line: &str) {
    browser.run("document.querySelector('#line').focus()");
    browser.press(&format!("{line}{}", char::from(Key::Enter)));
    wait_until(browser, "document.querySelector('#line').value == ''");
}

/// Writes a line and hears what contains this.
#[track_caller]
pub(crate) fn hear(browser: &Browser, line: &str, expected: &str) -> String {
    write(browser, line);
    browser.wait_for_text("#said", expected);
    browser.text("#said")
}

const WAITS: &str = "/Your turn|wins|win |draw/.test(document.querySelector('#score').textContent)";

/// Plays as somebody does who only hears: asks what is possible, and takes the first of it.
fn play_to_the_end(browser: &Browser) {
    for _ in 0..TURNS_MAX {
        wait_until(browser, WAITS);
        if !holds(
            browser,
            "/Your turn/.test(document.querySelector('#score').textContent)",
        ) {
            return;
        }
        write(browser, "moves");
        let said = browser.text("#said");
        if let Some((_, moves)) = said.split_once("Possible moves: ") {
            let first = moves.split(',').next().unwrap_or_default();
            write(browser, first.trim());
        }
    }
    panic!("no end after {TURNS_MAX} turns");
}

#[test]
fn a_game_against_the_computer_is_played_by_writing() {
    let browser = Browser::open("text", "/");
    keep_settings(&browser, AT_ONCE);
    // The way there is the first that Tab comes to.
    browser.reload();
    wait_until(&browser, "document.querySelector('main.start')");
    browser.press(&char::from(Key::Tab).to_string());
    wait_until(&browser, "document.activeElement.id == 'to-text'");
    browser.press(&char::from(Key::Enter).to_string());
    wait_until(&browser, "document.querySelector('#line')");
    browser.screenshot("begun");
    play_to_the_end(&browser);
    browser.screenshot("over");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn every_command_answers() {
    let browser = Browser::open("commands", "/blind?game=kalah&north=level-2");
    keep_settings(&browser, AT_ONCE);
    browser.reload();
    wait_until(&browser, "document.querySelector('#line')");
    hear(&browser, "board", "House A, yours, 4 seeds");
    hear(&browser, "moves", "Possible moves: A, B, C, D, E, F");
    hear(&browser, "z", "letter of a house");
    hear(&browser, "eval c", "C: ");
    hear(&browser, "hint", "Try ");
    hear(&browser, "c", "play again");
    hear(&browser, "last", "You sow C");
    hear(&browser, "score", "1");
    hear(&browser, "c", "empty");
    hear(&browser, "undo", "Your turn");
    hear(&browser, "undo", "nothing to take back");
    hear(&browser, "redo", "You sow C");
    hear(&browser, "history", "1. C");
    hear(&browser, "rules", "sow");
    hear(&browser, "help", "eval");
    write(&browser, "level 5");
    browser.wait_for_text("#game", "level 5");
    write(&browser, "level 0");
    browser.wait_for_text("#game", "North: A person");
    write(&browser, "new oware");
    browser.wait_for_text("#game", "Oware");
    wait_until(&browser, "document.activeElement.id == 'line'");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn board_and_text_are_the_same_game() {
    let browser = Browser::open("same-game", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/play?game=kalah&moves=C+F");
    wait_until(&browser, "document.querySelector('.board')");
    browser.press(&char::from(Key::Tab).to_string());
    wait_until(&browser, "document.activeElement.id == 'to-text'");
    browser.press(&char::from(Key::Enter).to_string());
    wait_until(&browser, "document.querySelector('#line')");
    assert_eq!(browser.path(), "/blind?game=kalah&moves=C+F");
    let headings = browser.run(
        "return Array.from(document.querySelectorAll('main h2'), (it) => it.textContent).join()",
    );
    assert_eq!(
        headings,
        "Game,Score,Last turn,Board,Move form,Moves,Rules in force,Commands,Settings"
    );
    // Two people, side by side.
    write(&browser, "b");
    browser.wait_for_text("#last-turn", "Player 2 sows b");
    browser.run("document.querySelector('#to-board').click()");
    wait_until(&browser, "document.querySelector('.board')");
    assert_eq!(browser.path(), "/play?game=kalah&moves=C+F+b");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn fruit_and_a_common_opening_can_be_written() {
    let browser = Browser::open("text-fruit", "/blind?game=banana-cala");
    wait_until(&browser, "document.querySelector('#line')");
    write(&browser, "m:gob");
    wait_until(&browser, "location.search.includes('moves=M:gob')");
    browser.go("/blind?game=congkak:opening=simultaneous");
    wait_until(&browser, "document.querySelector('#line')");
    write(&browser, "b");
    write(&browser, "c");
    wait_until(&browser, "location.search.includes('moves=B/c')");
    assert_eq!(browser.complaints(), [""; 0]);
}
