//! Arriving at a screen, and leaving it: where the focus is, what is asked, and what is there when
//! something is not.

use e2e::{Browser, Speed};
use serde_json::json;

use crate::budget::SLOW_LINE;
use crate::table::{AT_ONCE, choose, holds, keep_players, keep_settings, wait_until};

#[test]
fn a_new_screen_has_the_focus() {
    let browser = Browser::open("arriving", "/");
    keep_settings(&browser, AT_ONCE);
    browser.reload();
    browser.click("[data-options=oware]");
    // Enter begins the game, and Tab leads on to its houses.
    wait_until(&browser, "document.activeElement.matches('.setup .main')");
    browser.press("\u{e007}");
    wait_until(&browser, "document.activeElement.id == 'board'");
    assert!(holds(&browser, "scrollY == 0"));
    browser.press("\u{e004}");
    wait_until(&browser, "document.activeElement.matches('.spot')");
    browser.click(".top .home");
    wait_until(&browser, "document.activeElement.matches('h1')");
    // A page that is loaded begins where browsers begin.
    browser.reload();
    browser.text("h1");
    assert!(holds(&browser, "document.activeElement == document.body"));
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn a_key_does_not_leave_a_game_unasked() {
    let browser = Browser::open("leaving", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    keep_players(&browser, "person|person");
    browser.go("/play?game=kalah");
    choose(&browser, "A");
    let answer = |yes: bool| {
        browser.run(&format!(
            "window.confirm = question => {{ window.asked = question; return {yes}; }}"
        ));
        browser.press("n");
        wait_until(&browser, "window.asked");
    };
    answer(false);
    assert!(holds(
        &browser,
        "asked.includes('kept') && document.querySelector('.board')"
    ));
    answer(true);
    browser.text("form .main");
    // Nothing is lost where nothing was played.
    browser.go("/play?game=kalah");
    browser.text(".board");
    browser.press("n");
    browser.text("form .main");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Below `/games` a name that nobody knows is told, with the one that was meant; one of the first screen
/// has its own.
/// The look of a screen is asked for before its program is: it is never seen without.
#[test]
fn the_look_of_a_screen_is_fetched_ahead() {
    let browser = Browser::open("ahead", "/learn/worksheet");
    for (address, look) in [("/games/bao", "family"), ("/analysis", "study"), ("/", "")] {
        browser.go(address);
        wait_until(&browser, "document.querySelector('main')");
        let ahead = "const link = document.querySelector('link[rel=preload][as=style]'); \
                     return link ? link.getAttribute('href') : ''";
        let found = browser.run(ahead);
        let found = found.as_str().unwrap_or_default();
        assert!(
            found.contains(look) && found.is_empty() == look.is_empty(),
            "{address}: {found}"
        );
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn a_game_that_is_not_in_the_library_is_told() {
    let browser = Browser::open("no-such-game", "/games/togyz-kumalac");
    browser.wait_for_text(
        ".library .notice",
        "There is no game called “togyz-kumalac” here.",
    );
    browser.screenshot("library");
    browser.resize(390, 844);
    wait_until(
        &browser,
        "document.querySelector('.library .notice').offsetHeight > 0",
    );
    browser.resize(1366, 768);
    browser.click(".library .notice a");
    browser.wait_for_text("h1", "Togyz Kumalak");
    // A game of the first screen has its page there, too, and one for children its options.
    browser.go("/games/oware");
    browser.wait_for_text(".profile h1", "Oware");
    browser.wait_for_text(".in-brief", "2 or 3");
    browser.wait_for_text(".profile .source", "World Oware Federation");
    browser.screenshot("of-first-screen");
    browser.click("#make-from");
    wait_until(&browser, "location.pathname == '/oware'");
    browser.click("#how");
    wait_until(&browser, "location.pathname == '/games/oware'");
    browser.go("/games/banana-cala");
    wait_until(&browser, "location.pathname == '/banana-cala'");
    browser.click("#how");
    wait_until(&browser, "location.pathname == '/learn/banana-cala'");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn an_address_that_is_none_says_so() {
    let browser = Browser::open("nowhere", "/setings");
    browser.wait_for_text(".nowhere p", "There is nothing at /setings.");
    browser.screenshot("nowhere");
    // The nearest address that is one.
    browser.click("#way-meant");
    browser.text("#setting-language");
    assert_eq!(browser.path(), "/settings");
    browser.screenshot("settings");
    // Woods and seeds are pictures, and whoever presses one has it.
    assert_eq!(browser.count(".look .picture"), 19);
    browser.click(".look:has(#block-slate)");
    wait_until(
        &browser,
        "document.querySelectorAll('#setting-seeds .look-slate').length == 7",
    );
    // What is like nothing is taken for nothing: the board is empty, and games are offered.
    for path in ["/%3Cb%3E", "/nix"] {
        browser.go(path);
        browser.wait_for_text(".nowhere h1", "This house is empty");
        assert_eq!(browser.count("#way-meant"), 0);
        assert_eq!(browser.count(".nowhere > .picture"), 1);
        assert_eq!(browser.count(".nowhere > .picture use"), 0);
        assert_eq!(browser.count(".nowhere .card"), 3);
    }
    browser.screenshot("empty");
    browser.click("#kid-home");
    wait_until(&browser, "document.querySelectorAll('.card').length == 6");
}

#[test]
fn other_names_of_games_are_addresses() {
    let browser = Browser::open("other-names", "/Awal%C3%A9");
    wait_until(&browser, "location.pathname == '/games/oware'");
    browser.go("/rules/kalah");
    wait_until(&browser, "location.pathname == '/games/kalah'");
    browser.go("/togyz");
    wait_until(&browser, "location.pathname == '/games/togyz-kumalak'");
    browser.wait_for_text(".profile", "Toguz Kumalak");
    browser.screenshot("other-names");
    browser.go("/play?game=toguz:houses=5&moves=A");
    browser.wait_for_text("h1", "Togyz Kumalak");
    browser.text(".stage");
    // The server knows the six games by their own names alone, and sends the page all the same.
    for complaint in browser.complaints() {
        assert!(complaint.contains("404"), "{complaint}");
    }
}

#[test]
fn what_is_there_is_offered_when_a_part_is_not() {
    let browser = Browser::with_line("missing-part", Speed::default());
    browser.go("/");
    keep_settings(&browser, AT_ONCE);
    browser.developer_tools("Network.enable", &json!({}));
    browser.developer_tools("Network.setBlockedURLs", &json!({ "urls": ["*part-*"] }));
    browser.go("/puzzles");
    browser.wait_for_text(".missing", "could not be fetched");
    assert_eq!(browser.count(".top .home"), 1);
    browser.screenshot("missing");
    browser.click("[data-still=oware]");
    wait_until(&browser, "document.querySelector('.spot.playable')");
    choose(&browser, "A");
    wait_until(&browser, "location.search.includes('moves=A')");
}

/// A tap comes before what it opens: the choice appears as soon as it has been fetched.
#[test]
fn a_choice_waits_for_what_it_is_made_of() {
    let browser = Browser::with_line("late-choice", SLOW_LINE);
    browser.go("/play?game=banana-cala");
    choose(&browser, "M");
    wait_until(&browser, "location.search.includes('moves=')");
    assert_eq!(browser.complaints(), [""; 0]);
}
