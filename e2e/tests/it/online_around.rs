//! The surroundings of a game online: the link as a picture, players who go away, another device, matches,
//! terms, and names in the language of whoever reads them.

use std::time::{Duration, Instant};

use e2e::Browser;

use crate::online::{BOARD, LIVE, MINE, SOCKET, accept, invite, link, same_boards, two};
use crate::pixels::Pixels;
use crate::table::{AT_ONCE, choose, holds, keep_settings, wait_until};
use crate::text::{hear, write};

/// Without a clock silence was once told after 26 seconds, and six are promised.
const SILENCE_MAX: Duration = Duration::from_secs(14);

/// The texts of all codes that a camera would find in a screenshot.
pub(crate) fn read_codes(picture: &[u8]) -> Vec<String> {
    let pixels = Pixels::read(picture);
    let green = |x, y| pixels.at(x, y)[1];
    let mut picture =
        rqrr::PreparedImage::prepare_from_greyscale(pixels.width, pixels.height, green);
    let codes = picture.detect_grids();
    let texts = codes.iter().filter_map(|code| code.decode().ok());
    texts.map(|(_, text)| text).collect()
}

#[test]
fn the_picture_of_a_link_is_that_link() {
    let south = Browser::open("online-pass-on", "/");
    // Where the browser can share, the page offers that, too.
    south.begin_with(
        "Object.defineProperty(navigator, 'share', { value: async (it) => { window.shared = it.url } })",
    );
    let path = invite(&south, "game=oware");
    let shown = south.run("return document.querySelector('#link').value");
    let shown = shown.as_str().unwrap();
    assert!(shown.ends_with(&path));
    assert_eq!(read_codes(&south.picture()), [shown]);
    south.click("#share-link");
    wait_until(&south, &format!("window.shared == '{shown}'"));
    // Commands are for whoever runs the server, and asks.
    assert!(south.text("#loopback").contains("only this device"));
    assert!(!south.text("#loopback").contains("mancala"));
    south.click("#loopback summary");
    south.wait_for_text("#loopback", "mancala serve --addr");
    south.screenshot("command");
    assert_eq!(south.complaints(), [""; 0]);
}

#[test]
fn a_game_without_an_opponent_can_be_claimed_by_requests_too() {
    let (south, north) = two("online-claim", "game=oware&clock=180%2B2");
    north.line().answer(SOCKET, "text/plain", "blocked");
    north.reload();
    north.text(BOARD);
    wait_until(&north, "document.querySelector('.presence:not(.away)')");
    choose(&south, "A");
    wait_until(&north, MINE);
    choose(&north, "a");
    wait_until(&south, MINE);
    let game = south.path();
    // The way back is on the first screen.
    south.go("/");
    south.wait_for_text("a.go-on", "Your game with");
    south.screenshot("goes-on");
    wait_until(&north, "document.querySelector('.presence.away')");
    north.wait_for_text(".standing p", "is not here");
    assert_eq!(north.count("#claim-win"), 0);
    north.text("#claim-win");
    north.screenshot("left");
    north.click("#claim-win");
    north.wait_for_text("#ending-title", "win");
    south.click("a.go-on");
    south.wait_for_text(".ending", "left the game");
    assert_eq!(south.path(), game);
    south.go("/");
    south.text("#way-friend");
    assert_eq!(south.count("a.go-on"), 0);
}

#[test]
fn silence_is_told_without_a_clock_too() {
    let (south, north) = two("online-silence", "game=oware");
    wait_until(&north, LIVE);
    let begun = Instant::now();
    north.line().silence();
    north.wait_for_text(".standing p", "No connection");
    let told = begun.elapsed();
    assert!(told < SILENCE_MAX, "after {told:?}");
    choose(&south, "A");
    north.line().mend();
    wait_until(&north, MINE);
    same_boards(&south, &north);
}

#[test]
fn a_seat_goes_to_another_device() {
    let (south, north) = two("online-device", "game=oware");
    choose(&south, "A");
    wait_until(&north, MINE);
    north.click("#other-device");
    let seat = north.until("the link", || {
        let link = north.run("return document.querySelector('.over-all #link')?.value");
        link.as_str().map(str::to_owned)
    });
    assert_eq!(read_codes(&north.picture()), [&*seat]);
    north.screenshot("link");
    let device = south.beside("online-device-other");
    device.go("/learn/worksheet");
    keep_settings(&device, AT_ONCE);
    let path = seat.splitn(4, '/').nth(3).expect("it has a path");
    device.go(&format!("/{path}"));
    device.text(BOARD);
    wait_until(&device, MINE);
    choose(&device, "a");
    wait_until(&south, MINE);
    same_boards(&south, &device);
    // The secret is in no address that could be passed on.
    assert_eq!(device.run("return location.hash"), "");
    // The seat has moved: who had it looks on.
    north.reload();
    north.text(BOARD);
    assert_eq!(north.count("#resign"), 0);
    choose(&south, "B");
    wait_until(&device, MINE);
    assert!(!holds(&north, MINE));
}

#[test]
fn a_match_goes_on_when_both_are_ready() {
    let (south, north) = two(
        "online-match",
        "game=congkak:match=traditional&position=0-0-0-0-0-0-1-0-0-0-0-0-0-0-59-38-S",
    );
    choose(&south, "G");
    south.click("#next-round");
    south.wait_for_text(".standing p", "Waiting for");
    south.screenshot("waiting");
    assert_eq!(south.count(".burnt"), 0);
    north.click("#next-round");
    for browser in [&south, &north] {
        browser.wait_for_text(".round", "2");
        wait_until(browser, "document.querySelectorAll('.burnt').length > 0");
    }
    same_boards(&south, &north);
    south.screenshot("second");
    for browser in [&south, &north] {
        assert_eq!(browser.complaints(), [""; 0]);
    }
}

#[test]
fn takebacks_can_be_ruled_out() {
    let south = Browser::open("online-final", Browser::BARE);
    keep_settings(&south, AT_ONCE);
    south.go("/invite?game=oware");
    south.click("#final");
    south.click("#seat-you-begin");
    south.click("#make-link:not([disabled])");
    let path = link(&south);
    let north = south.beside("online-final-north");
    north.go(&path);
    north.wait_for_text(".terms", "No take-backs");
    accept(&north, &path);
    south.text(BOARD);
    choose(&south, "A");
    wait_until(&north, MINE);
    south.text("#takeback[disabled]");
    assert_eq!(south.count("#draw[disabled]"), 0);
}

#[test]
fn children_are_named_in_every_language() {
    let child = Browser::open("online-names", Browser::BARE);
    keep_settings(&child, AT_ONCE);
    child.go("/kids?lang=fr");
    child.click("#kid-far");
    child.click(".child [aria-label=Vert]");
    child.click(".child [aria-label=Hibou]");
    child.wait_for_text(".child legend", "Hibou vert");
    child.screenshot("french");
    child.click("#make-link:not([disabled])");
    let path = link(&child);
    let other = child.beside("online-names-other");
    for (language, name) in [
        ("en", "Green Owl"),
        ("fr", "Hibou vert"),
        ("ms", "Burung Hantu Hijau"),
        ("id", "Burung Hantu Hijau"),
    ] {
        other.go(&format!("{path}?lang={language}"));
        other.wait_for_text(".by", name);
    }
}

#[test]
fn the_screen_stays_awake_in_ones_own_turn() {
    let south = Browser::open("online-awake", "/");
    south.begin_with(
        "window.awake = 0;
         const request = async () => {
           window.awake += 1;
           return { release: async () => { window.awake -= 1 } };
         };
         Object.defineProperty(navigator, 'wakeLock', { value: { request } });",
    );
    let path = invite(&south, "game=oware");
    let north = south.beside("online-awake-north");
    accept(&north, &path);
    wait_until(&south, "window.awake == 1");
    choose(&south, "A");
    wait_until(&south, "window.awake == 0");
    choose(&north, "a");
    wait_until(&south, "window.awake == 1");
    // Left without the page being loaded anew.
    south.run("window.marked = true");
    south.click(".home");
    wait_until(&south, "window.marked && window.awake == 0");
}

/// Whoever only hears plays with somebody who sees: by the commands of every game, and some of two.
#[test]
fn a_game_is_played_in_text_alone() {
    let (south, north) = two("online-text", "game=kalah&clock=300%2B3");
    south.run("document.querySelector('#to-text').click()");
    wait_until(&south, "document.querySelector('#line')");
    assert!(south.path().starts_with("/blind/g/"), "{}", south.path());
    hear(&south, "clock", "Time left: 5 min 0 s");
    hear(&south, "hint", "There is none in a game online");
    hear(&south, "c", "play again");
    write(&south, "a");
    wait_until(&north, MINE);
    choose(&north, "b");
    south.wait_for_text("#last-turn", "sows b");
    hear(&south, "board", "House A, yours");
    write(&south, "offer");
    north.wait_for_text(".standing p", "offers a draw");
    south.screenshot("offered");
    north.click("#decline");
    wait_until(&south, "!document.querySelector('#withdraw-offer')");
    hear(&south, "accept", "no longer stands");
    write(&south, "resign");
    south.wait_for_text(".standing p", "resign this");
    write(&south, "decline");
    wait_until(&south, "!document.querySelector('#resign-now')");
    north.click("#draw");
    north.click("#draw-now");
    south.wait_for_text(".standing p", "offers a draw");
    write(&south, "accept");
    for browser in [&south, &north] {
        browser.wait_for_text(".ending", "agreed on a draw");
        assert_eq!(browser.complaints(), [""; 0]);
    }
    south.screenshot("over");
}

/// Without a server, or without a network, the page says which of both it is.
#[test]
fn no_server_and_no_network_are_said() {
    let south = Browser::open("online-away", "/");
    let north = south.beside_with_line("online-away-north", e2e::Speed::default());
    north.go("/learn/worksheet");
    keep_settings(&north, AT_ONCE);
    north
        .line()
        .answer("/api/games?limit=50", "text/plain", "nothing");
    north.go("/online");
    north.wait_for_text(".notice", "There is no server");
    north.run("Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })");
    north.click("main button");
    north.wait_for_text(".notice", "You are offline");
    north.screenshot("offline");
    north.line().let_through("/api/games?limit=50");
    north.click("main button");
    north.wait_for_text(".nothing-yet", "no game online");
}

/// The list of games online has their boards and says whose turn it is, and how they ended.
#[test]
fn the_list_says_whose_turn_it_is() {
    let (south, north) = two("online-list", "game=oware");
    south.wait_for_text(".player-bar.turn", "Your turn");
    south.go("/online");
    south.wait_for_text(".own-games .yours strong", "Your turn");
    assert_eq!(south.count(".own-games .on-board .house"), 12);
    south.screenshot("yours");
    north.go("/online");
    north.wait_for_text(".own-games strong", "Their turn");
    assert_eq!(north.count(".own-games .yours"), 0);
    south.click(".own-games a");
    choose(&south, "A");
    wait_until(&south, "!document.querySelector('#resign').disabled");
    north.click(".own-games a");
    choose(&north, "b");
    // On a desk, too, the board keeps its place and its size when the game ends.
    south.resize(1366, 768);
    let board = || {
        south.run(
            "const box = document.querySelector('.stage').getBoundingClientRect(); \
             return JSON.stringify(box);",
        )
    };
    let before = board();
    south.click("#resign");
    south.click("#resign-now");
    south.text("#ending-title");
    assert_eq!(board(), before);
    for (browser, result) in [(&south, "You lost"), (&north, "You won")] {
        browser.go("/online");
        browser.wait_for_text("#over .own-games strong", result);
        assert_eq!(browser.count(".going"), 0, "nothing goes on");
    }
    south.go("/me");
    south.wait_for_text("#over .tally", "0 won · 0 drawn · 1 lost");
    assert_eq!(south.count("#over .picture"), 1);
    south.screenshot("over");
    assert_eq!(
        [&south, &north].map(Browser::complaints),
        [vec![], vec![]] as [Vec<String>; 2]
    );
}

/// An address under which nobody plays leads to one's games, and says why.
#[test]
fn an_address_without_a_game_leads_to_the_list() {
    let browser = Browser::open("online-nowhere", Browser::BARE);
    browser.go("/g/aaaaaaaaaa");
    browser.wait_for_text(".notice", "not here any more");
    assert_eq!(browser.path(), "/online");
    browser.text("#invite");
    browser.screenshot("nowhere");
}

/// Strangers meet: whoever chooses the same plays, and whoever waits is joined by one press.
#[test]
fn strangers_meet_in_the_lobby() {
    let south = Browser::open("lobby", Browser::BARE);
    keep_settings(&south, AT_ONCE);
    south.go("/online");
    south.wait_for_text("#nobody", "Nobody else is waiting");
    south.click("#pair-oware");
    south.wait_for_text(".lobby .wait", "who plays Oware");
    assert_eq!(south.complaints(), [""; 0]);
    south.screenshot("waiting");
    south.click("#stop-waiting");
    south.click("#pair-oware");
    south.text("#stop-waiting");
    let north = south.beside_with_line("lobby-north", e2e::Speed::default());
    north.go("/learn/worksheet");
    keep_settings(&north, AT_ONCE);
    north.go("/online");
    north.wait_for_text(".seeks li b", "Oware");
    north.screenshot("list");
    north.click(".seeks .join");
    for browser in [&south, &north] {
        browser.text(BOARD);
        browser.text(".player-bar.turn");
    }
    // Whoever comes to the lobby finds their game, and watches it.
    let watcher = south.beside_with_line("lobby-watcher", e2e::Speed::default());
    watcher.go("/online");
    watcher.wait_for_text("#watchable .good", "On now");
    watcher.screenshot("watchable");
    watcher.click("#watchable a");
    watcher.wait_for_text(".standing p", "You are watching this game.");
    // Any game of the library can be offered to anybody, too.
    let host = south.beside_with_line("lobby-host", e2e::Speed::default());
    host.go("/invite?game=bao");
    host.click("#make-seek:not([disabled])");
    host.wait_for_text(".lobby .wait", "who plays Bao");
    north.go("/online");
    north.wait_for_text(".seeks li b", "Bao");
    // Without its page the wait is over.
    host.go("/learn/worksheet");
    north.wait_for_text("#nobody", "Nobody else is waiting");
    for browser in [&south, &north, &host, &watcher] {
        assert_eq!(browser.complaints(), [""; 0]);
    }
}
