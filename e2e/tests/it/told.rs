//! Reports of what happened are complete and never cut: every event in every language, on screens of seven
//! sizes, in letters of the usual and of twice the size. The board does not move for any of it.

use e2e::Browser;
use serde_json::{Value, json};

use crate::table::{AT_ONCE, SOWN_AT_ONCE, choose, holds, keep_settings, wait_until};

/// Games, and what is done there: a place that is chosen.
const EVENTS: [(&str, &str); 21] = [
    ("game=kalah&north=level-2", ""),
    ("game=kalah&moves=C&north=level-2", ""),
    ("game=kalah&moves=B+f+E+a&north=level-2", ""),
    ("game=kalah&moves=A+c+d", ""),
    (
        "game=kalah&position=0-0-0-1-0-0-0-0-0-1-0-1-20-25-S&moves=D",
        "",
    ),
    ("game=kalah&position=0-0-0-1-0-0-0-0-0-1-0-1-20-25-S", "d"),
    (
        "game=kalah&position=0-0-0-1-0-0-0-0-0-1-0-1-20-25-S&north=level-1",
        "A",
    ),
    ("game=kalah:pie=on&moves=A", ""),
    (
        "game=kalah&position=1-2-3-4-5-6-0-0-0-0-0-0-12-15-N&moves=&south=level-2",
        "",
    ),
    (
        "game=oware&position=0-0-0-0-0-6-1-2-1-1-2-0-17-18-S&moves=F",
        "",
    ),
    (
        "game=oware&position=0-0-0-0-2-2-0-0-0-0-0-0-22-22-N&south=level-1",
        "a",
    ),
    ("game=oware&moves=A+a+B+b+A", ""),
    ("game=congkak&moves=A+B", ""),
    ("game=congkak&moves=A+B+A+a", ""),
    ("game=congkak:opening=simultaneous", "B"),
    (
        "game=congkak:match=traditional&position=0-0-0-0-0-0-1-0-0-0-0-0-0-0-59-38-S&moves=G",
        "",
    ),
    ("game=kid-cala-beginner&moves=B", ""),
    (
        "game=kid-cala-classic&position=1-0-3-0-2-0-0-4-0-0-4-0-3-3-S&moves=A",
        "",
    ),
    (
        "game=kid-cala-beginner&position=0-0-0-0-0-1-1-2-0-3-0-2-15-24-S&north=level-1",
        "F",
    ),
    ("game=banana-cala&moves=M:gob+m:aaab+M:aagg", ""),
    ("game=kalah&moves=C+F+b+a+A&at=2", ""),
];
const LANGUAGES: [&str; 4] = ["en", "fr", "ms", "id"];
const SIZES: [(u32, u32); 7] = [
    (320, 568),
    (360, 640),
    (390, 844),
    (412, 915),
    (844, 390),
    (820, 1180),
    (1366, 768),
];

/// The report as it stands, to be laid out again at other sizes, and what the reader's language is.
const REPORT: &str = "return document.querySelector('.status').innerHTML";

/// Lays each report out and answers what is cut, and where the board lies.
const LAY_OUT: &str = "
    const [reports, scale] = arguments;
    document.documentElement.style.fontSize = 100 * scale + '%';
    const status = document.querySelector('.status'), table = document.querySelector('.table');
    const wrong = [], boards = new Set();
    for (const [name, report] of reports) {
      status.innerHTML = report;
      table.scrollTop = table.scrollHeight;
      const box = (it) => it.getBoundingClientRect();
      const tools = box(document.querySelector('.controls')), seen = box(table);
      // The card of the end scrolls by itself where letters are very large.
      const cut = (it) => !it.matches('.ending') && it.scrollHeight > it.clientHeight + 1 && getComputedStyle(it).overflowY != 'visible'
        || it.scrollWidth > it.clientWidth + 1 || box(it).right > innerWidth + 1;
      for (const it of [status, ...status.querySelectorAll('p, ol, li, button, .ending')]) {
        const { width, bottom, left, right, top } = box(it);
        // The turn before, where it has no room, begins beside its box.
        const beside = it.matches('.earlier') && box(it.firstElementChild).left >= right;
        if (!width || beside) continue;
        const over = left < tools.right && right > tools.left && top < tools.bottom - 1 && bottom > tools.top + 1;
        // On a low phone the card of the end lies over the tools.
        const sheet = it.closest('.ending') && getComputedStyle(it.closest('.ending')).position == 'fixed';
        if (cut(it) || !sheet && !it.closest('.actions, .ending > p') && (over || bottom > seen.bottom + 1)) wrong.push(`${name}: ${it.textContent}`);
      }
      const ending = status.querySelector('.ending'), own = box(document.querySelector('.player-bar:not(.far)'));
      if (scale == 1 && ending && box(ending).top < own.bottom - 4 && box(ending).bottom > own.top) wrong.push(`${name}: the own bar is covered`);
      table.scrollTop = 0;
      const board = box(document.querySelector('.board'));
      boards.add([board.x, board.y, board.width, board.height].map(Math.round).join(' '));
    }
    return [wrong, [...boards], table.scrollHeight - table.clientHeight];";

/// The reports of all events, each in every language.
fn reports(browser: &Browser) -> Vec<Value> {
    let mut reports = Vec::new();
    for (number, (query, place)) in EVENTS.iter().enumerate() {
        for language in LANGUAGES {
            browser.go(&format!("/play?{query}&lang={language}"));
            wait_until(browser, "document.querySelector('.board')");
            if !place.is_empty() {
                choose(browser, place);
            }
            wait_until(browser, "!document.querySelector('.board.moving')");
            reports.push(json!([format!("{language} {number}"), browser.run(REPORT)]));
        }
    }
    reports
}

#[test]
fn nothing_told_is_cut_and_the_board_stays() {
    let browser = Browser::open("told", "/");
    keep_settings(&browser, AT_ONCE);
    browser.resize(390, 844);
    let reports = json!(reports(&browser));
    browser.go("/play?game=kalah&moves=C");
    wait_until(&browser, "document.querySelector('.status')");
    let mut wrong = Vec::new();
    for (width, height) in SIZES {
        browser.resize(width, height);
        wait_until(&browser, &format!("innerWidth == {width}"));
        for scale in [1, 2] {
            let script = format!("return (function() {{ {LAY_OUT} }})({reports}, {scale})");
            let found = browser.run(&script);
            let size = format!("{width}×{height} at {scale}00 %");
            for cut in found[0].as_array().into_iter().flatten() {
                wrong.push(format!("{size}: cut: {cut}"));
            }
            let boards = found[1].as_array().map_or(0, Vec::len);
            if scale == 1 && (boards != 1 || found[2] != 0) {
                wrong.push(format!(
                    "{size}: the board moves: {}, {}",
                    found[1], found[2]
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{} are: {wrong:#?}", wrong.len());
}

/// A turn of several sowings stays to be read, and each of them can be looked at.
#[test]
fn a_turn_of_several_sowings_is_told_as_one() {
    let browser = Browser::open("several", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.resize(390, 844);
    browser.go("/play?game=kalah&moves=A+c+d");
    browser.wait_for_text(".status .story", "Player 2 sowed 2 times and won 2 seeds.");
    let sowings =
        "Array.from(document.querySelectorAll('.sowings .ply'), (it) => it.textContent).join(' ')";
    assert_eq!(browser.run(&format!("return {sowings}")), "c★ d");
    let numbers =
        "Array.from(document.querySelectorAll('.order'), (it) => it.textContent).sort().join(' ')";
    assert_eq!(browser.run(&format!("return {numbers}")), "1 2");
    browser.screenshot("turn");
    browser.click(".sowings .ply");
    wait_until(
        &browser,
        "location.search.includes('moves=A+c&') || location.search.endsWith('moves=A+c')",
    );
    // One's own extra turn is a banner.
    browser.go("/play?game=kalah&moves=C&north=level-1");
    browser.wait_for_text(".player-bar.again", "Play again!");
    browser.screenshot("again");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// On a desk the plies before the last one stay to be read.
#[test]
fn the_last_plies_stand_beside_the_board() {
    let browser = Browser::open("accounts", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/play?game=kalah&moves=CFb");
    let last = ".accounts .now";
    browser.wait_for_text(last, "Player 2 sows b (5 seeds)");
    browser.wait_for_text(".accounts li:first-child", "Player 1 sows C (4 seeds)");
    assert_eq!(browser.count(".accounts li"), 3);
    assert_eq!(browser.count(".pair"), 1);
    browser.click("#previous");
    browser.wait_for_text(last, "Player 1 sows F (5 seeds)");
    // The last one is in sight, however many there are.
    browser.go("/play?game=oware&moves=C+a+D+b+F+c+A+d");
    browser.wait_for_text(last, "Player 2 sows d (8 seeds)");
    let in_sight = "document.querySelector('.accounts .now').getBoundingClientRect().bottom \
         <= document.querySelector('.moves').getBoundingClientRect().bottom";
    wait_until(&browser, in_sight);
    browser.screenshot("beside");
    // Whatever size the list gets.
    browser.resize(1366, 720);
    wait_until(
        &browser,
        &format!("document.querySelector('.moves').scrollTop > 0 && {in_sight}"),
    );
    // So is the last sowing of several among the moves.
    browser.go("/play?game=kalah:seeds=4&moves=BceBbAaCbDdFaDeEdeb");
    wait_until(
        &browser,
        "document.querySelector('.moves .ply.now').getBoundingClientRect().bottom \
         <= document.querySelector('.moves').getBoundingClientRect().bottom",
    );
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Below what happened stands the turn before it: all of it, or nothing where it has no room.
#[test]
fn the_turn_before_is_told_whole_or_not() {
    let browser = Browser::open("earlier", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    let told = "(() => {
        const box = document.querySelector('.earlier').getBoundingClientRect();
        const text = document.querySelector('.earlier span').getBoundingClientRect();
        if (text.left >= box.right) return 'beside';
        return text.bottom <= box.bottom + 1 ? 'whole' : 'cut';
    })()";
    for (width, height) in [(1366, 768), (390, 844), (360, 640), (820, 1180)] {
        browser.resize(width, height);
        browser.go("/play?game=kalah&moves=CFbeA");
        browser.wait_for_text(".status .story", "Player 1 captures 6");
        let name = format!("{width}");
        browser.screenshot(&name);
        let whole = browser.run(&format!("return {told}"));
        assert_ne!(whole, "cut", "{name}");
        browser.go("/play?game=kalah&moves=CFbeAd");
        browser.wait_for_text(".status .story", "Player 2 sows d");
        browser.wait_for_text(".status .earlier", "Player 1 captures 6");
        wait_until(&browser, &format!("{told} === 'whole'"));
    }
    // A refusal says nothing of a turn before it.
    browser.click("[data-place=F]");
    browser.wait_for_text(".status .story", "empty");
    assert_eq!(browser.count(".earlier"), 0);
    assert_eq!(browser.complaints(), [""; 0]);
}

/// A desk has the rules in brief to read, whole, while there is nothing else to tell.
#[test]
fn before_the_first_move_the_rules_stand_beside_the_board() {
    let browser = Browser::open("rules-first", "/");
    keep_settings(&browser, AT_ONCE);
    for (game, told) in [
        ("kalah", "that was empty"),
        ("oware", "two or three"),
        ("bao", "hand"),
    ] {
        browser.go(&format!("/play?game={game}"));
        browser.wait_for_text(".side .in-brief .cards-capture", told);
        assert_eq!(browser.text(".side").matches("No moves").count(), 0);
        wait_until(
            &browser,
            "(() => {
                const box = document.querySelector('.side .rules').getBoundingClientRect();
                const all = document.querySelector('.rules summary').getBoundingClientRect();
                return all.height > 20 && all.bottom <= box.bottom;
            })()",
        );
        browser.screenshot(game);
    }
    // No corner is cut off its letters.
    let corners = "Array.from(document.querySelectorAll('.side .in-brief section'), \
                   (it) => getComputedStyle(it).borderRadius).join(' ')";
    assert_eq!(browser.run(&format!("return {corners}")), "0px 0px 0px");
    browser.click(".rules summary");
    browser.wait_for_text(".side .statements", "four rows");
    browser.go("/play?game=kalah");
    browser.click(".rules summary");
    browser.wait_for_text(".side .statements", "Each player owns");
    choose(&browser, "A");
    browser.wait_for_text(".accounts", "sows A");
    wait_until(&browser, "!document.querySelector('.in-brief')");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// The result is told across the board first, then by the card; the account is of the sowing alone.
#[test]
fn a_result_is_told_in_one_place_at_a_time() {
    let browser = Browser::open("result", Browser::BARE);
    keep_settings(&browser, SOWN_AT_ONCE);
    browser.go("/play?game=kalah:houses=4,seeds=2&moves=CAca");
    choose(&browser, "D");
    let seen = |selector: &str| {
        format!(
            "(it => it && getComputedStyle(it).opacity > .9 \
             && getComputedStyle(it).visibility === 'visible')(document.querySelector('{selector}'))"
        )
    };
    wait_until(&browser, &seen(".banner"));
    assert!(!holds(&browser, &seen(".ending")));
    browser.screenshot("banner");
    wait_until(&browser, &seen(".ending"));
    wait_until(&browser, &format!("!{}", seen(".banner")));
    browser.wait_for_text("#ending-title", "win");
    let account = browser.text(".accounts .now");
    assert!(
        account.contains("sow") && !account.contains("win"),
        "{account}"
    );
    // Whoever comes back later has seen it.
    browser.reload();
    browser.text("#ending-title");
    assert_eq!(browser.count(".banner"), 0);
    assert_eq!(browser.complaints(), [""; 0]);
}

/// No tap plays a move that was not meant: not one on the other side, not one while seeds move, and
/// not letting go after a look.
#[test]
fn no_tap_plays_by_mistake() {
    let browser = Browser::open("meant", Browser::BARE);
    browser.resize(390, 844);
    keep_settings(&browser, AT_ONCE);
    browser.go("/play?game=kalah&north=level-2");
    choose(&browser, "a");
    browser.wait_for_text(
        ".status .story",
        "That house belongs to the computer. Choose one of yours (A to F).",
    );
    let (x, y) = crate::table::middle(&browser, "[data-place=C]");
    let touch = |kind: &str, points: Value| {
        let event = json!({ "type": kind, "touchPoints": points });
        browser.developer_tools("Input.dispatchTouchEvent", &event);
    };
    touch("touchStart", json!([{ "x": x, "y": y }]));
    wait_until(&browser, "document.querySelector('.chip')");
    browser.screenshot("held");
    touch("touchEnd", json!([]));
    wait_until(&browser, "!document.querySelector('.chip')");
    assert!(!holds(&browser, "location.search.includes('moves')"));
    assert_eq!(browser.complaints(), [""; 0]);
}

/// The box of the board.
fn board(browser: &Browser) -> Value {
    browser.run(
        "const at = document.querySelector('.board').getBoundingClientRect(); \
         return [at.x, at.y, at.width, at.height].map(Math.round)",
    )
}

/// F4: whatever opens lies over the page, and nothing under a finger moves.
#[test]
fn the_board_stays_for_every_sheet() {
    let browser = Browser::open("sheets", "/");
    keep_settings(&browser, AT_ONCE);
    for (width, height) in SIZES {
        browser.resize(width, height);
        let stays = |address: &str, press: &str, there: &str| {
            browser.go(address);
            wait_until(&browser, "document.querySelector('.spot.playable')");
            let before = board(&browser);
            browser.run(&format!("document.querySelector('{press}').click()"));
            wait_until(&browser, &format!("document.querySelector('{there}')"));
            browser.screenshot(&format!("{}-{width}", &there[1..].replace(' ', "-")));
            assert_eq!(board(&browser), before, "{width}: {there}");
        };
        stays(
            "/play?game=banana-cala",
            "[data-place=M]",
            ".picking .fruit",
        );
        stays(
            "/play?game=kalah&position=0-0-0-0-0-1-0-0-2-0-1-0-29-15-S&north=level-1",
            "[data-place=F]",
            ".ending",
        );
        stays("/play?game=kalah&moves=C", "#menu", ".more-tools.open");
    }
    assert_eq!(browser.complaints(), [""; 0]);
}
