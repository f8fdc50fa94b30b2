//! One's own data online: another device by a code, what is kept, as a file, and its deletion.

use e2e::Browser;

use crate::axe::{ALL, axe, violations};
use crate::online::{BOARD, MINE, accept, invite, two};
use crate::online_around::read_codes;
use crate::table::{AT_ONCE, choose, keep_settings, wait_until};

/// A phone upright and lying, and a desk.
const SIZES: [(u32, u32); 3] = [(390, 844), (844, 390), (1366, 768)];

fn name(browser: &Browser) -> String {
    let told = browser.text(".me .wait");
    let name = told.strip_prefix("You are ").expect("it says who one is");
    name.trim_end_matches('.').to_owned()
}

fn look(browser: &Browser, label: &str) {
    for (width, height) in SIZES {
        browser.resize(width, height);
        browser.screenshot(&format!("{label}-{width}"));
        let is_wider = browser.run("return document.documentElement.scrollWidth > innerWidth");
        assert_eq!(is_wider, false, "{label} at {width}");
    }
    browser.run(&axe());
    assert_eq!(violations(browser, ALL), [""; 0], "{label}");
}

#[test]
fn a_code_brings_the_player_to_another_device() {
    let (south, north) = two("me-code", "game=oware");
    choose(&south, "A");
    wait_until(&north, MINE);
    let game = north.path();
    north.go("/settings");
    north.click("#me");
    let who = name(&north);
    look(&north, "kept");
    // With the keyboard alone.
    north.run("document.querySelector('#make-code').focus()");
    north.press("\u{e007}");
    let link = north.until("the link", || {
        let link = north.run("return document.querySelector('#link')?.value");
        link.as_str().map(str::to_owned)
    });
    assert_eq!(read_codes(&north.picture()), [&*link]);
    let (_, code) = link.split_once("/me#").expect("a code behind the sign");
    let shown = format!("/me#{code}");
    look(&north, "code");

    let device = south.beside("me-code-device");
    device.go("/learn/worksheet");
    keep_settings(&device, AT_ONCE);
    // The device has had a player of its own, who is not asked for and not lost unsaid.
    invite(&device, "game=kalah");
    device.go(&shown);
    device.wait_for_text(".claim", "So far you are");
    assert_ne!(name(&device), who);
    look(&device, "brought");
    device.click("#claim");
    device.wait_for_text("#me-told", &who);
    assert_eq!(name(&device), who);
    assert_eq!(device.run("return location.hash"), "");
    device.go(&game);
    device.text(BOARD);
    wait_until(&device, MINE);
    choose(&device, "a");
    wait_until(&south, MINE);

    // The code was good once; whoever writes it down is told so.
    let third = south.beside("me-code-third");
    third.go("/me");
    third.wait_for_text(".nothing-yet", "Nobody has played");
    look(&third, "nobody");
    third.click(".claim summary");
    third.click("#claim-code");
    third.press(&link);
    third.click("#claim");
    third.wait_for_text(".claim [role=alert]", "not good");
    third.screenshot("refused");
    for browser in [&north, &device] {
        assert_eq!(browser.complaints(), [""; 0]);
    }
}

#[test]
fn what_is_kept_is_shown_saved_and_deleted() {
    let (south, north) = two("me-kept", "game=oware");
    choose(&south, "A");
    wait_until(&north, MINE);
    let game = south.path();
    south.go("/me?lang=fr");
    south.wait_for_text("#kept", "1 partie");
    look(&south, "french");
    south.go("/me?lang=en");
    // The game that goes on is among what is one's own.
    south.wait_for_text(".myself .own-games", "Oware");
    let rename = |to: &str| {
        south.click("#name");
        south.run("document.querySelector('#name').select()");
        south.press(&format!("{to}\u{e007}"));
    };
    rename("<b>");
    south.wait_for_text("#rename [role=alert]", "2 to 20 letters");
    assert_eq!(south.complaints().len(), 1, "the refusal");
    rename("Zoé");
    south.wait_for_text(".me .wait", "Zoé");
    look(&south, "renamed");
    let who = name(&south);
    south.wait_for_text("#kept", &who);
    south.wait_for_text("#kept", "1 device");
    south.wait_for_text("#kept", "no open invitations");
    let saved = south.run(
        "return fetch(document.querySelector('#export').href).then((answer) => answer.text())",
    );
    let lines: Vec<&str> = saved.as_str().unwrap().lines().collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].contains(&who) && lines[1].contains(game.trim_start_matches("/g/")));
    assert_eq!(south.attribute("#export", "download"), "mancala.ndjson");

    south.click("#delete-me");
    wait_until(&south, "document.activeElement.id == 'delete-keep'");
    look(&south, "sure");
    south.press("\u{e007}");
    wait_until(&south, "document.activeElement.id == 'delete-me'");
    south.click("#delete-me");
    south.click("#delete-now");
    south.wait_for_text("#me-told", "Deleted");
    south.wait_for_text(".nothing-yet", "Nobody has played");
    assert_eq!(south.count("#kept"), 0);
    look(&south, "deleted");
    // The first screen does not lead back to a game that is nobody's any more.
    south.go("/");
    south.text("#way-friend");
    assert_eq!(south.count("a.go-on"), 0);
    north.reload();
    north.wait_for_text(".player-bar.far", "deleted player");
    let other = south.beside("me-kept-other");
    other.go("/");
    let path = invite(&other, "game=kalah");
    accept(&south, &path);
    south.text(BOARD);
    for browser in [&south, &north] {
        assert_eq!(browser.complaints(), [""; 0]);
    }
}

/// Games against the computer that are over are counted by its level, each a way to the next game.
#[test]
fn the_ladder_counts_games_against_the_computer() {
    let won = "/play?game=kalah&position=0-0-0-0-0-1-0-0-0-0-0-1-24-22-S&north=level-2";
    let browser = Browser::open("me-ladder", won);
    browser.click("[data-place='F']");
    browser.text(".ending.won");
    browser.go("/me");
    browser.wait_for_text("#rung-2 small", "1 won");
    browser.wait_for_text("#rung-3 small", "Not played yet");
    assert_eq!(browser.count("#ladder li.beaten"), 1);
    look(&browser, "ladder");
    browser.click("#rung-3");
    browser.text(".play .board");
    let address = browser.run("return location.search");
    assert_eq!(address, "?game=kalah&north=level-3");
    assert_eq!(browser.complaints(), [""; 0]);
}
