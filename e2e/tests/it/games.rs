//! Each of the six games, played to its end against the first level.

use e2e::Browser;
use fantoccini::key::Key;

use crate::table::{AT_ONCE, begin, holds, my_turn, play_to_the_end, playable, wait_until};

/// Plays a game to its end and looks at how it is told.
#[track_caller]
fn check(game: &str, settings: &str, told: &str) {
    let browser = Browser::open(game, "/");
    begin(
        &browser,
        game,
        &format!("{AT_ONCE}{settings}"),
        "person|level-1",
    );
    play_to_the_end(
        &browser,
        |ply, letters| (7 * ply + 3) % letters.len().max(1),
        || browser.screenshot("middle"),
    );
    browser.wait_for_text(".status .next", told);
    // The end is never left unexplained: a sentence for the reason, one for the result.
    let story = browser.text(".status .story");
    assert!(story.matches(['.', '!']).count() >= 2, "{story}");
    browser.screenshot("end");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn kalah_to_its_end() {
    check("kalah", "", "Game over");
}

#[test]
fn oware_to_its_end_in_french() {
    check("oware", "&language=fr", "Partie terminée");
}

#[test]
fn congkak_to_its_end() {
    check("congkak", "", "Game over");
}

#[test]
fn kid_cala_for_beginners_to_its_end() {
    check("kid-cala-beginner", "", "Game over");
}

#[test]
fn banana_cala_to_its_end() {
    check("banana-cala", "", "Game over");
}

#[test]
fn classic_kid_cala_to_its_end_on_a_small_phone() {
    let browser = Browser::open("kid-cala-classic", Browser::BARE);
    browser.resize(360, 640);
    begin(&browser, "kid-cala-classic", AT_ONCE, "person|level-1");
    let fits = "document.documentElement.scrollHeight <= innerHeight";
    play_to_the_end(
        &browser,
        |ply, letters| ply % letters.len().max(1),
        || {
            assert!(holds(&browser, fits), "nothing has to be scrolled");
            let heights = browser.run(
                "return Array.from(document.querySelectorAll('.spot.house'), \
                 e => e.getBoundingClientRect().height + 6).filter(h => h < 44).length",
            );
            assert_eq!(heights, 0, "every house is tall enough for a finger");
            browser.screenshot("middle");
        },
    );
    assert!(holds(&browser, fits));
    browser.screenshot("end");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Goes on with Tab until such an element has the focus.
#[track_caller]
fn tab_to(browser: &Browser, selector: &str) {
    for _ in 0..60 {
        if holds(
            browser,
            &format!("document.activeElement.matches(\"{selector}\")"),
        ) {
            return;
        }
        browser.press(&Key::Tab.to_string());
    }
    panic!("Tab never comes to {selector}");
}

#[test]
fn a_whole_game_by_keyboard_alone() {
    let browser = Browser::open("keyboard", "/");
    crate::table::keep_settings(&browser, AT_ONCE);
    crate::table::keep_players(&browser, "person|level-1");
    browser.reload();
    wait_until(&browser, "document.querySelector('.card')");
    tab_to(&browser, "[data-options=kalah]");
    browser.press(&Key::Enter.to_string());
    wait_until(&browser, "document.querySelector('form')");
    tab_to(&browser, "form .main");
    browser.press(&Key::Enter.to_string());
    wait_until(&browser, "document.querySelector('.board')");
    tab_to(&browser, ".spot.playable");
    browser.screenshot("focus");
    for ply in 0..200 {
        if !my_turn(&browser) {
            break;
        }
        let Some(letter) = playable(&browser).pop() else {
            continue;
        };
        if ply % 2 == 0 {
            // By its number.
            let number = letter.as_bytes()[0] - b'A' + 1;
            browser.press(&number.to_string());
        } else {
            // By going there.
            let here = format!("document.activeElement.dataset.place == '{letter}'");
            for _ in 0..12 {
                if holds(&browser, &here) {
                    break;
                }
                let place = browser.run("return document.activeElement.dataset.place || ''");
                let left = place.as_str().is_some_and(|place| place > letter.as_str());
                let arrow = if left { Key::Left } else { Key::Right };
                browser.press(&arrow.to_string());
            }
            browser.press(&Key::Enter.to_string());
        }
    }
    browser.wait_for_text(".status .next", "Game over");
    browser.screenshot("end");
    assert_eq!(browser.complaints(), [""; 0]);
}
