//! Games are kept on the device: whatever happens to a tab, none is lost.

use e2e::Browser;
use serde_json::{Value, json};

use crate::offline::wait_until_served;
use crate::table::{AT_ONCE, begin, choose, wait_until};

const PEOPLE: &str = "person-Ada|person-Max";

/// The games that are kept, as texts.
fn kept(browser: &Browser) -> Vec<String> {
    let script = "const done = arguments[0];
         setTimeout(done, 5_000, null);
         const opening = indexedDB.open('mancala', 1);
         opening.onupgradeneeded = () => opening.transaction.abort();
         opening.onerror = () => done([]);
         opening.onsuccess = () => {
           const all = opening.result.transaction('games').objectStore('games').getAll();
           all.onsuccess = () => { opening.result.close(); done(all.result); };
         };";
    // A database that does not answer is asked anew: it is not an empty one.
    browser.until("an answer of the database", || {
        let texts = browser.run_async(script);
        let texts = texts.as_array()?.iter().filter_map(Value::as_str);
        Some(texts.map(str::to_owned).collect())
    })
}

/// Waits until the games that are kept are as they should be.
#[track_caller]
pub(crate) fn wait_for_kept(browser: &Browser, what: &str, is_so: impl Fn(&[String]) -> bool) {
    browser.until(what, || is_so(&kept(browser)).then_some(()));
}

#[test]
fn a_crash_of_the_tab_loses_nothing() {
    let browser = Browser::open("crash", Browser::BARE);
    begin(&browser, "kalah", AT_ONCE, PEOPLE);
    for letter in ["C", "F", "b", "a"] {
        choose(&browser, letter);
    }
    browser.click("#undo");
    wait_until(&browser, "location.search.includes('moves=C+F+b&')");
    wait_for_kept(
        &browser,
        "every ply and where we are",
        |games| matches!(games, [game] if game.contains("moves=C+F+b+a") && game.contains("&at=3&")),
    );
    browser.crash();
    // The tab that comes after it has a size of its own.
    browser.resize(1366, 768);
    wait_until(&browser, "document.querySelector('#redo:not([disabled])')");
    assert!(
        browser.path().contains("moves=C+F+b&"),
        "{}",
        browser.path()
    );
    browser.click("#redo");
    wait_until(&browser, "location.search.includes('moves=C+F+b+a')");
    assert_eq!(kept(&browser).len(), 1, "it is still the same game");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn two_tabs_with_one_game_keep_both() {
    let browser = Browser::open("tabs", Browser::BARE);
    begin(&browser, "kalah", AT_ONCE, PEOPLE);
    choose(&browser, "C");
    wait_for_kept(&browser, "the game", |games| games.len() == 1);
    let first = browser.new_tab(&browser.path());
    wait_until(&browser, "document.querySelector('.spot.playable')");
    choose(&browser, "F");
    wait_for_kept(
        &browser,
        "still one game",
        |games| matches!(games, [game] if game.contains("moves=C+F&")),
    );
    browser.close_tab(first);
    choose(&browser, "A");
    browser.wait_for_text(".notice", "another tab");
    wait_for_kept(&browser, "both games", |games| {
        let has = |moves: &str| games.iter().any(|game| game.contains(moves));
        games.len() == 2 && has("moves=C+F&") && has("moves=C+A&")
    });
    // From here on it is a game of its own.
    choose(&browser, "b");
    wait_for_kept(&browser, "both games, one played on", |games| {
        games.len() == 2 && games.iter().any(|game| game.contains("moves=C+A+b&"))
    });
    browser.screenshot("parted");
    browser.click(".home");
    wait_until(&browser, "document.querySelectorAll('.kept').length == 2");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn games_are_listed_deleted_and_put_back() {
    let browser = Browser::open("list", "/");
    assert_eq!(browser.count(".your-games"), 0);
    begin(&browser, "kalah", AT_ONCE, PEOPLE);
    browser.go("/play?game=kalah&position=0-0-0-0-0-1-0-0-0-0-0-1-20-26-S");
    choose(&browser, "F");
    for (index, game) in [
        "oware",
        "congkak",
        "kid-cala-beginner",
        "banana-cala",
        "kalah",
    ]
    .into_iter()
    .enumerate()
    {
        browser.go(&format!("/play?game={game}"));
        choose(&browser, if game == "banana-cala" { "M" } else { "A" });
        wait_for_kept(&browser, game, |games| games.len() == index + 2);
    }
    for (label, width, height) in [
        ("upright", 360, 640),
        ("tall", 390, 844),
        ("lying", 740, 360),
        ("desk", 1366, 768),
    ] {
        browser.resize(width, height);
        browser.go("/");
        wait_until(&browser, "document.querySelectorAll('.kept').length == 5");
        browser.screenshot(label);
        browser.scroll_to(".your-games");
        browser.screenshot(&format!("{label}-below"));
    }
    browser.click("#all-games");
    wait_until(&browser, "document.querySelectorAll('.kept').length == 6");
    assert_eq!(browser.count(".go-on"), 2);
    // The one that is over is there to be looked at again.
    browser.wait_for_text(".kept:last-child", "Player 2 wins");
    browser.click(".kept:first-child .delete");
    wait_for_kept(&browser, "one game less", |games| games.len() == 5);
    browser.wait_for_text(".kept:first-child", "Deleted");
    browser.screenshot("deleted");
    browser.click(".kept:first-child .delete");
    wait_for_kept(&browser, "all games again", |games| games.len() == 6);
    browser.click(".kept:last-child .kept-open");
    browser.text("#play-again");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn without_storage_everything_works_and_nothing_is_said() {
    let browser = Browser::open("private", "/");
    browser.begin_with(
        "for (const name of ['indexedDB', 'localStorage', 'caches'])
           Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } });
         Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
         Object.defineProperty(navigator, 'storage', { value: undefined });",
    );
    browser.go("/play?game=kalah:seeds=1&north=level-1");
    wait_until(&browser, "document.querySelector('.spot.playable')");
    choose(&browser, "F");
    wait_until(&browser, "document.querySelector('.spot.playable')");
    choose(&browser, "E");
    wait_until(&browser, "location.search.includes('moves=F+E')");
    browser.click(".home");
    // Games of this visit are there as long as it lasts.
    wait_until(&browser, "document.querySelectorAll('.kept').length == 1");
    browser.click(".go-on");
    wait_until(&browser, "location.search.includes('moves=F+E')");
    assert_eq!(browser.count(".notice"), 0);
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn everything_can_be_deleted() {
    let browser = Browser::open("erase", Browser::BARE);
    begin(&browser, "kalah", AT_ONCE, PEOPLE);
    choose(&browser, "C");
    wait_for_kept(&browser, "the game", |games| games.len() == 1);
    wait_until_served(&browser);
    browser.click(".quick .gear");
    browser.scroll_to("#erase");
    browser.screenshot("settings");
    browser.click("#erase");
    browser.answer(false);
    assert_eq!(kept(&browser).len(), 1);
    browser.click("#erase");
    browser.answer(true);
    wait_until(
        &browser,
        "location.pathname == '/' && document.querySelector('.card')",
    );
    assert_eq!(browser.count(".kept"), 0);
    let left = browser.run_async(
        "const done = arguments[0];
         indexedDB.databases().then(databases => done([
           Object.keys(localStorage).length,
           databases.length && databases.map(database => database.name).join(),
         ]));",
    );
    // The page that was opened since has made an empty database.
    assert!(
        left == json!([0, 0]) || left == json!([0, "mancala"]),
        "{left}"
    );
    assert_eq!(kept(&browser).len(), 0);
    assert_eq!(browser.complaints(), [""; 0]);
}
