//! Two people with a browser each play over one server: the link, the line that breaks, what they
//! agree on, and the end.

use std::thread;
use std::time::{Duration, Instant};

use e2e::{Browser, Speed};

use crate::axe;
use crate::kept::wait_for_kept;
use crate::table::{AT_ONCE, FITS, choose, holds, keep_settings, playable, wait_until};

pub(crate) const BOARD: &str = ".play.online .board";
const OVER: &str = "document.querySelector('#ending-title')";
pub(crate) const MINE: &str = "document.querySelector('.spot.playable')";
pub(crate) const LIVE: &str =
    "!document.querySelector('.standing p').textContent.includes('No connection')";
pub(crate) const SOCKET: &str = "/api/socket";
/// The time for which a sentence stays.
const SAID: Duration = Duration::from_secs(8);
/// Without a line sockets have failed three times after this.
const TURNED: Duration = Duration::from_secs(3);

/// Opens the form with these words, and makes a link by which whoever invites begins; returns its
/// path.
pub(crate) fn invite(browser: &Browser, query: &str) -> String {
    keep_settings(browser, AT_ONCE);
    browser.go(&format!("/invite?{query}"));
    browser.click("#seat-you-begin");
    browser.click("#make-link:not([disabled])");
    link(browser)
}

/// The path of the link that is shown.
pub(crate) fn link(browser: &Browser) -> String {
    browser.text("#withdraw");
    let link = browser.until("the link", || {
        let link = browser.run("return document.querySelector('#link')?.value");
        link.as_str().map(str::to_owned)
    });
    let path = link.splitn(4, '/').nth(3);
    format!("/{}", path.expect("it has a path"))
}

/// Takes the invitation of a path.
pub(crate) fn accept(browser: &Browser, path: &str) {
    browser.go("/learn/worksheet");
    keep_settings(browser, AT_ONCE);
    browser.go(path);
    browser.click("#accept");
    browser.text(BOARD);
}

/// Two people at the boards of their game. The second has a line of their own.
pub(crate) fn two(name: &str, query: &str) -> (Browser, Browser) {
    let south = Browser::open(name, "/");
    let path = invite(&south, query);
    let north = south.beside_with_line(&format!("{name}-north"), Speed::default());
    accept(&north, &path);
    south.text(BOARD);
    (south, north)
}

/// Plays until the game is over or so many moves were made.
fn play(south: &Browser, north: &Browser, moves: usize) {
    for _ in 0..moves {
        let turn = south.until("somebody’s turn", || {
            [south, north]
                .into_iter()
                .find(|browser| holds(browser, MINE) || holds(browser, OVER))
        });
        if holds(turn, OVER) {
            return;
        }
        let letters = playable(turn);
        if let Some(letter) = letters.first() {
            choose(turn, letter);
        }
    }
}

/// The number of seeds in each place.
fn board(browser: &Browser) -> String {
    let labels = browser.run(
        "return Array.from(document.querySelectorAll('.spot'), e => e.getAttribute('aria-label').match(/[0-9]+/)?.[0]).join(' ')",
    );
    labels.as_str().unwrap_or_default().to_owned()
}

#[track_caller]
pub(crate) fn same_boards(one: &Browser, other: &Browser) {
    one.until("the same board on both sides", || {
        (board(one) == board(other)).then_some(())
    });
}

#[test]
fn two_people_play_a_game_by_a_link() {
    let south = Browser::open("online", "/");
    keep_settings(&south, AT_ONCE);
    // Three presses from the start: this way, this button, and the link is there.
    south.click("#way-friend");
    south.click("label:has(#game-kalah)");
    south.click("#seat-you-begin");
    south.screenshot("form");
    south.click("#make-link:not([disabled])");
    let path = link(&south);
    assert!(path.len() <= 40, "{path}");
    south.screenshot("link");
    let north = south.beside("online-north");
    north.go("/learn/worksheet");
    keep_settings(&north, AT_ONCE);
    north.go(&path);
    assert!(north.text(".by").contains("invites you"));
    north.screenshot("invitation");
    north.click("#accept");
    north.text(BOARD);
    south.text(BOARD);
    assert_eq!(south.path(), north.path());
    let height = || {
        south.run("return document.querySelector('#board .board').getBoundingClientRect().height")
    };
    let online = height();
    play(&south, &north, 3);
    south.screenshot("middle");
    play(&south, &north, 400);
    for browser in [&south, &north] {
        browser.text("#ending-title");
    }
    same_boards(&south, &north);
    south.screenshot("over");
    assert_eq!(height(), online);
    // It is on the device, too.
    wait_for_kept(
        &south,
        "the finished game",
        |games| matches!(games, [game] if game.contains("over=yes")),
    );
    // The rematch has the seats exchanged.
    let before = south.path();
    south.click("#play-again");
    north.wait_for_text("#play-again", "Accept");
    north.wait_for_text(".ending p", "would like a rematch.");
    south.wait_for_text(".ending p", "You have asked for a rematch.");
    north.screenshot("rematch");
    north.click("#play-again");
    wait_until(&south, &format!("location.pathname != '{before}'"));
    wait_until(&north, MINE);
    assert_eq!(south.path(), north.path());
    // Nothing around it makes the board smaller than alone.
    south.go("/play?game=kalah");
    south.text(".play.wide .board");
    assert_eq!(height(), online);
    for browser in [&south, &north] {
        assert_eq!(browser.complaints(), [""; 0]);
    }
}

#[test]
fn a_line_that_breaks_loses_no_move() {
    let (south, north) = two("online-line", "game=oware&clock=300%2B3");
    choose(&south, "A");
    wait_until(&north, MINE);
    // The page is loaded again.
    north.reload();
    north.text(BOARD);
    wait_until(&north, MINE);
    north.run("window.marked = true");
    north.line().cut();
    north.wait_for_text(".standing p", "No connection");
    choose(&north, "b");
    north.screenshot("cut");
    // What was not sent survives even that.
    let unsent = "Object.keys(localStorage).some(name => name.startsWith('mancala.unsent'))";
    assert!(holds(&north, unsent));
    assert!(!holds(&south, MINE));
    north.line().mend();
    let all_is_right = || {
        wait_until(&south, MINE);
        for browser in [&south, &north] {
            wait_until(browser, LIVE);
        }
        same_boards(&south, &north);
        wait_until(&north, &format!("!({unsent})"));
    };
    all_is_right();
    // The line breaks again, for as long as it takes to turn to requests, and the server is killed.
    play(&south, &north, 1);
    wait_until(&north, MINE);
    north.line().cut();
    north.wait_for_text(".standing p", "No connection");
    play(&south, &north, 1);
    south.server().kill();
    thread::sleep(TURNED);
    north.line().mend();
    all_is_right();
    assert!(holds(&north, "window.marked"), "nothing was loaded again");
}

#[test]
fn requests_stand_in_for_a_socket_until_one_comes_about() {
    let (south, north) = two("online-blocked", "game=oware&clock=300%2B3");
    north.line().answer(SOCKET, "text/plain", "blocked");
    north.reload();
    north.text(BOARD);
    north.run("window.marked = true");
    for _ in 0..5 {
        play(&south, &north, 1);
        same_boards(&south, &north);
    }
    wait_until(&north, MINE);
    // A line that is dead without being closed is noticed.
    north.line().silence();
    north.wait_for_text(".standing p", "No connection");
    play(&south, &north, 1);
    north.screenshot("silent");
    north.line().mend();
    wait_until(&south, MINE);
    wait_until(&north, LIVE);
    same_boards(&south, &north);
    // Who looks on is told by sockets only.
    north.line().let_through(SOCKET);
    let watcher = south.beside("online-blocked-watcher");
    watcher.go(&south.path());
    north.wait_for_text(".standing p", "1 person is watching");
    for _ in 0..2 {
        play(&south, &north, 1);
        same_boards(&south, &north);
    }
    same_boards(&south, &watcher);
    assert!(holds(&north, "window.marked"), "nothing was loaded again");
}

#[test]
fn both_agree_on_what_only_both_can_do() {
    let (south, north) = two("online-agree", "game=oware");
    choose(&south, "A");
    wait_until(&north, MINE);
    let before = board(&north);
    south.click("#takeback");
    north.wait_for_text(".standing p", "take back");
    north.screenshot("takeback");
    north.click("#agree");
    wait_until(&south, MINE);
    assert_ne!(board(&north), before);
    same_boards(&south, &north);
    choose(&south, "C");
    wait_until(&north, MINE);
    choose(&north, "c");
    wait_until(&south, MINE);
    north.click("#draw");
    north.click("#draw-now");
    south.wait_for_text(".standing p", "offers a draw");
    south.click("#decline");
    north.wait_for_text(".standing p", " declined.");
    wait_until(&north, "!document.querySelector('#withdraw-offer')");
    // A question does not wait until what was said before it has faded, after eight seconds.
    let asked = Instant::now();
    north.click("#resign");
    north.text("#resign-now");
    assert!(asked.elapsed() < SAID / 2);
    // A request takes the place of a question that was left open.
    north.click("#draw");
    north.text("#draw-now");
    north.click("#takeback");
    north.wait_for_text(".standing p", "You have asked to take back");
    south.click("#decline");
    // A feeling, seen by the other.
    south.click("#react");
    south.click("[data-react=well-played]");
    north.wait_for_text(".felt", "Well played");
    north.screenshot("felt");
    // The end is not covered by what was open.
    north.resize(390, 844);
    north.click("#menu");
    south.click("#resign");
    south.click("#resign-now");
    north.wait_for_text("#ending-title", "win");
    assert_eq!(north.count(".more-tools.open"), 0);
    south.wait_for_text(".ending", "resigned");
    south.screenshot("resigned");
    for browser in [&south, &north] {
        assert_eq!(browser.complaints(), [""; 0]);
    }
}

/// Whoever gives up has made no move, and is charged nothing for it: the clock does not jump back.
#[test]
fn a_clock_stops_as_it_was_seen() {
    let (south, north) = two("online-clock-stops", "game=oware&clock=300%2B3");
    for (browser, letter) in [(&south, "A"), (&north, "a")] {
        wait_until(browser, MINE);
        choose(browser, letter);
    }
    wait_until(&south, MINE);
    let time = || south.text(".player-bar:not(.far) .time");
    let first = time();
    south.until("a running clock", || (time() != first).then_some(()));
    let seen = time();
    south.click("#resign");
    south.click("#resign-now");
    south.text("#ending-title");
    let seconds = |time: &str| {
        let (minutes, rest) = time.split_once(':').expect("minutes and seconds");
        [minutes, rest].map(|part| part.trim().parse::<u32>().expect("a number"))
    };
    assert!(seconds(&time()) <= seconds(&seen), "{} {seen}", time());
    assert_eq!(south.complaints(), [""; 0]);
}

#[test]
fn a_game_that_is_broken_off_is_over_on_the_board_too() {
    let (south, north) = two("online-abort", "game=kalah");
    south.click("#resign");
    south.click("#abort-now");
    for browser in [&south, &north] {
        browser.wait_for_text("#ending-title", "No result");
        // Nobody has the turn, the player is still “you”, and there is no move to look into.
        wait_until(
            browser,
            "!document.querySelector('.player-bar.turn') && !document.querySelector('#end-review') &&
             document.querySelector('.player-bar:not(.far) .name').textContent == 'You' &&
             !document.querySelector('.status').textContent.includes('turn')",
        );
        assert_eq!(browser.complaints(), [""; 0]);
    }
    south.screenshot("aborted");
}

#[test]
fn an_invitation_says_what_has_become_of_it() {
    let south = Browser::open("online-invitation", "/");
    let path = invite(&south, "game=oware:moves-max=100");
    // One's own is waited with, also after a reload.
    south.reload();
    south.text("#both-sides");
    let other = south.beside("online-invitation-other");
    other.go(&path);
    other.text("#accept");
    south.wait_for_text(".wait", "has opened the link");
    south.click("#withdraw");
    south.text("#make-link");
    other.click("#accept");
    other.wait_for_text("[role=alert]", "no longer");
    other.reload();
    other.wait_for_text("#invitation-over", "withdrawn");
    for nonsense in ["/i/nonsense", "/g/nonsense", "/g/0123456789"] {
        other.go(nonsense);
        other.wait_for_text("[role=alert]", "not here any more");
    }
    // A taken one says so to everybody but its players.
    let path = invite(&south, "game=oware");
    accept(&other, &path);
    let third = south.beside("online-invitation-third");
    third.go(&path);
    third.wait_for_text("#invitation-over", "taken");
    third.screenshot("taken");
    for player in [&south, &other] {
        player.click("#way-none, .home");
        player.go(&path);
        player.text(BOARD);
    }
}

#[test]
fn others_look_on_unless_the_players_are_private() {
    let (south, north) = two("online-watch", "game=oware");
    let watcher = north.beside("online-watcher");
    watcher.go(&south.path());
    watcher.text(BOARD);
    south.wait_for_text(".standing p", "1 person is watching");
    choose(&south, "A");
    same_boards(&south, &watcher);
    assert_eq!(watcher.count("#resign"), 0);
    assert!(!holds(&watcher, MINE));
    watcher.wait_for_text(".standing p", "You are watching this game.");
    // They go through it by themselves.
    watcher.resize(390, 844);
    watcher.click("#back");
    wait_until(
        &watcher,
        "document.querySelector('#forward:not([disabled])')",
    );
    watcher.screenshot("watching-phone");
    watcher.click("#forward");
    same_boards(&south, &watcher);
    watcher.resize(1366, 768);
    watcher.screenshot("watching");
    // Two tabs of one player: both live.
    let first = north.new_tab(&south.path());
    wait_until(&north, MINE);
    choose(&north, "a");
    wait_until(&south, MINE);
    north.close_tab(first);
    same_boards(&south, &north);

    let south = Browser::open("online-private", Browser::BARE);
    keep_settings(&south, AT_ONCE);
    south.go("/invite?game=oware");
    south.click("#private");
    south.click("#make-link:not([disabled])");
    let path = link(&south);
    let north = south.beside("online-private-north");
    accept(&north, &path);
    south.text(BOARD);
    let third = south.beside("online-private-third");
    third.go(&south.path());
    third.wait_for_text("[role=alert]", "not yours");
}

#[test]
fn a_simultaneous_opening_stays_hidden_until_both_have_chosen() {
    let (south, north) = two("online-opening", "game=congkak:opening=simultaneous");
    let before = board(&south);
    choose(&south, "B");
    north.wait_for_text(".standing p", "has chosen");
    south.reload();
    south.text(BOARD);
    assert_eq!(board(&north), before);
    north.screenshot("hidden");
    choose(&north, "c");
    same_boards(&south, &north);
    south.until("a sown board", || (board(&south) != before).then_some(()));
}

#[test]
fn everything_is_seen_without_scrolling_and_by_everybody() {
    let axe = axe::axe();
    let (south, north) = two("online-look", "game=kalah&clock=300%2B3");
    let mut found = Vec::new();
    let mut look = |browser: &Browser, label: &str| {
        browser.run(&axe);
        let objections = axe::violations(browser, axe::ALL).into_iter();
        found.extend(objections.map(|why| format!("{label}: {why}")));
        browser.screenshot(label);
    };
    choose(&south, "C");
    south.click("#react");
    look(&south, "reactions");
    south.click("#react");
    for (label, width, height) in [
        ("phone", 390, 844),
        ("small", 360, 640),
        ("lying", 844, 390),
        ("desk", 1366, 768),
    ] {
        for browser in [&south, &north] {
            browser.resize(width, height);
            browser.text(BOARD);
            wait_until(browser, FITS);
        }
        south.click("#resign");
        look(&south, label);
        south.click("#cancel");
        north.screenshot(label);
    }
    south.resize(390, 844);
    for (label, path, there) in [
        ("form", "/invite?game=congkak", "#make-link:not([disabled])"),
        (
            "form-child",
            "/invite?game=kid-cala-classic&kid=yes",
            ".child",
        ),
        ("list", "/online", ".own-games a"),
        ("french", "/invite?lang=fr", "#make-link:not([disabled])"),
    ] {
        south.go(path);
        south.text(there);
        look(&south, label);
    }
    let path = invite(&south, "game=oware:moves-max=100&clock=3d");
    look(&south, "waiting");
    let other = south.beside("online-look-other");
    other.resize(390, 844);
    other.go(&format!("{path}?lang=fr"));
    other.text("#accept");
    look(&other, "offer");
    assert!(found.is_empty(), "{} objections: {found:#?}", found.len());
}

#[test]
fn a_child_and_a_grandfather_finish_a_game_while_the_server_is_killed_twice() {
    let child = Browser::open("child", Browser::BARE);
    child.resize(390, 844);
    keep_settings(&child, AT_ONCE);
    child.go("/kids");
    child.click("#kid-far");
    child.click(".child [aria-label=Green]");
    child.screenshot("name");
    child.click("#seat-you-begin");
    child.click("#make-link:not([disabled])");
    let path = link(&child);
    child.screenshot("link");
    let grandfather = child.beside("grandfather");
    grandfather.resize(390, 844);
    accept(&grandfather, &path);
    child.text(BOARD);
    for browser in [&child, &grandfather] {
        browser.run("window.marked = true");
    }
    for part in ["begun", "half"] {
        play(&child, &grandfather, 4);
        child.server().kill();
        child.screenshot(part);
        grandfather.screenshot(part);
    }
    play(&child, &grandfather, 400);
    for browser in [&child, &grandfather] {
        browser.text("#ending-title");
        browser.screenshot("over");
        assert!(holds(browser, "window.marked"), "nothing was loaded again");
    }
    same_boards(&child, &grandfather);
}
