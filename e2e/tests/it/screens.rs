//! What the screens look like on a phone held upright, a phone lying, and a desk.

use e2e::Browser;
use serde_json::json;

use crate::table::{AT_ONCE, FITS, holds, keep_settings, wait_until};

const SIZES: [(&str, u32, u32); 4] = [
    ("upright", 360, 640),
    ("lying", 640, 360),
    ("desk", 1366, 768),
    ("tablet", 820, 1180),
];

/// A game of each sort in the middle.
const GAMES: [(&str, &str); 4] = [
    ("kalah", "game=kalah&moves=C+F+b+a&north=level-3"),
    ("congkak", "game=congkak&moves=B"),
    (
        "banana",
        "game=banana-cala&moves=M:gob+m:aaab+M:aagg+m:bobo",
    ),
    (
        "twelve",
        "game=kalah:houses=12,seeds=12,direction=clockwise",
    ),
];

#[test]
fn every_game_fits_every_screen_without_scrolling() {
    let browser = Browser::open("screen", "/");
    keep_settings(&browser, AT_ONCE);
    for (name, query) in GAMES {
        browser.go(&format!("/play?{query}"));
        wait_until(&browser, "document.querySelector('.board')");
        for (size, width, height) in SIZES {
            browser.resize(width, height);
            wait_until(&browser, FITS);
            let large =
                "parseFloat(getComputedStyle(document.querySelector('.count b')).fontSize) >= 16";
            assert!(holds(&browser, large), "{name} {size}: numbers can be read");
            browser.screenshot(&format!("{name}-{size}"));
        }
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Waits on each screen, an address and a size, until its boxes lie as they should; `box` finds one.
fn lies_well(name: &str, screens: &[(&str, u32, u32)], condition: &str) {
    let browser = Browser::open(name, Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    for &(path, width, height) in screens {
        browser.resize(width, height);
        browser.go(path);
        wait_until(
            &browser,
            &format!(
                "(() => {{ \
                   const box = name => document.querySelector(name)?.getBoundingClientRect(); \
                   {condition} }})()"
            ),
        );
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Names and points stand over the ends of the board, whatever limits its size.
#[test]
fn players_are_as_wide_as_the_board() {
    lies_well(
        "width",
        &[
            ("/play?game=kalah", 1366, 768),
            ("/play?game=kalah", 1366, 650),
            ("/play?game=bao", 1366, 768),
            ("/play?game=congkak", 390, 844),
            ("/play?game=bao", 412, 915),
            ("/kids/play?game=kid-cala-classic", 820, 1180),
            ("/kids/play?game=kid-cala-classic", 768, 1024),
        ],
        "const [bar, board] = [box('.player-bar'), box('#board .board')]; \
         return bar && Math.abs(bar.left - board.left) <= 2 \
           && Math.abs(bar.right - board.right) <= 2;",
    );
}

/// On a desk board, report and tools are one block in the middle of what the window leaves.
#[test]
fn board_report_and_tools_are_one_block() {
    lies_well(
        "block",
        &[
            ("/play?game=kalah", 1440, 900),
            ("/play?game=congkak", 1366, 768),
            ("/puzzles/daily", 1366, 768),
            ("/learn/kalah", 1920, 1080),
        ],
        "const [top, table, tools] = ['.play > .top', '.table', '.controls'].map(box); \
         if (!table) return false; \
         const [above, below] = [table.top - top.bottom, innerHeight - tools.bottom]; \
         return tools.top - table.bottom < 2 && Math.abs(above - below) < 2;",
    );
}

/// A screen that belongs to another one has the way back to it before its title.
#[test]
fn the_way_back_stands_before_the_title() {
    let browser = Browser::open("back", "/");
    browser.resize(390, 844);
    for (path, to) in [
        ("/games/bao", "/games"),
        ("/make", "/games"),
        ("/lab", "/learn"),
        ("/puzzles/kalah", "/puzzles"),
        ("/learn/kalah", "/learn"),
        ("/invite", "/online"),
        ("/me", "/online"),
    ] {
        browser.go(path);
        wait_until(
            &browser,
            "(() => { \
               const [way, title] = ['.titled .leave', '.titled h1'].map(name => \
                 document.querySelector(name)?.getBoundingClientRect()); \
               return way && way.right <= title.left && way.left < 24 \
                 && way.width >= 44 && way.height >= 44; })()",
        );
        browser.click(".titled .leave");
        wait_until(&browser, &format!("location.pathname == '{to}'"));
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn the_page_is_dark_where_the_device_is() {
    let browser = Browser::open("dark", "/");
    browser.developer_tools(
        "Emulation.setEmulatedMedia",
        &json!({ "features": [{ "name": "prefers-color-scheme", "value": "dark" }] }),
    );
    browser.screenshot("start");
    browser.go("/play?game=oware&moves=C+c+F");
    wait_until(&browser, "document.querySelector('.board')");
    browser.screenshot("oware");
    browser.click("#theme");
    wait_until(
        &browser,
        "document.documentElement.dataset.theme == 'light'",
    );
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn less_motion_tells_the_path_by_numbers() {
    let browser = Browser::open("still", "/");
    browser.developer_tools(
        "Emulation.setEmulatedMedia",
        &json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] }),
    );
    browser.go("/play?game=kalah");
    wait_until(&browser, "document.querySelector('.board')");
    browser.click("[data-place='C']");
    wait_until(
        &browser,
        "document.querySelector('.spoken').textContent.includes('again')",
    );
    assert_eq!(browser.text(".count.south.store .change"), "+1");
    browser.screenshot("numbers");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// A phone that lies has the game beside what is decided, whose first row is seen; forms that name no game
/// begin at the edge.
#[test]
fn a_lying_phone_shows_who_can_be_played() {
    let browser = Browser::open("lying-setup", "/kalah");
    browser.resize(844, 390);
    wait_until(
        &browser,
        "(() => {
            const box = (part) => document.querySelector(part)?.getBoundingClientRect();
            const [head, level, end] = ['.setup-head', '.levels .look', '.setup-end'].map(box);
            return level && head.right <= level.left && level.bottom <= end.top;
        })()",
    );
    browser.screenshot("kalah");
    browser.go("/invite");
    wait_until(
        &browser,
        "document.querySelector('.setup fieldset')?.getBoundingClientRect().left < 40",
    );
    browser.screenshot("invite");
}

/// On a desk the head of each page leads to what there is; on an upright phone a bar at the lower edge
/// does, all of which is seen, and which lies over nothing that cannot be scrolled from below it; a lying
/// one has no room for words.
#[test]
fn each_page_leads_everywhere() {
    let browser = Browser::open("links", "/puzzles");
    browser.resize(1440, 900);
    browser.wait_for_text(".links [aria-current]", "Puzzles");
    browser.click(".links [href='/learn']");
    browser.wait_for_text("h1", "Learn");
    browser.wait_for_text(".links [aria-current]", "Learn");
    assert_eq!(browser.count(".links a"), 5);
    // What a page belongs to is marked on it.
    for (page, link) in [
        ("/puzzles/kalah", "Puzzles"),
        ("/kalah", "Play"),
        ("/invite", "Play"),
        ("/lab", "Learn"),
        ("/make", "Games"),
    ] {
        browser.go(page);
        browser.wait_for_text(".links [aria-current]", link);
    }
    browser.go("/learn");
    // On a phone that lies, too, as far as there is room for the words.
    let shown = |display: &str| {
        format!("getComputedStyle(document.querySelector('.links')).display == '{display}'")
    };
    browser.resize(844, 390);
    wait_until(&browser, &shown("flex"));
    browser.resize(640, 360);
    wait_until(&browser, &shown("none"));
    let whole = "const all = [...document.querySelectorAll('.links a')];
         const seen = all.filter((link) => {
             const box = link.getBoundingClientRect();
             return box.bottom <= innerHeight + .5 && box.right <= innerWidth + .5
                 && link.scrollWidth <= link.clientWidth && link.scrollHeight <= link.clientHeight;
         });
         scrollTo(0, document.body.scrollHeight);
         const last = [...document.querySelectorAll('main > *')].at(-1).getBoundingClientRect();
         return seen.length == 5 && last.bottom <= all[0].getBoundingClientRect().top";
    for (width, path) in [(360, "/learn?lang=fr"), (390, "/games"), (390, "/settings")] {
        browser.resize(width, 740);
        browser.go(path);
        wait_until(&browser, "document.querySelectorAll('main > *').length > 1");
        wait_until(&browser, &format!("(() => {{ {whole} }})()"));
        browser.screenshot(&path.trim_start_matches('/').replace("?lang=", "-"));
    }
    // What the bar has is no door of the first screen, too.
    browser.go("/");
    wait_until(
        &browser,
        "document.querySelector('#way-lab')?.checkVisibility()",
    );
    assert!(holds(
        &browser,
        "document.querySelector('.links').checkVisibility()
             && !document.querySelector('#way-puzzles').checkVisibility()"
    ));
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Seeds of the game rain for whoever has won against the computer; with less motion nothing falls.
#[test]
fn seeds_rain_for_whoever_has_won() {
    let ending = "/play?game=kalah&position=0-0-0-0-0-1-0-0-0-0-0-1-24-22-S&north=level-1";
    let browser = Browser::open("rain", ending);
    browser.click("[data-place='F']");
    browser.text(".ending.won");
    assert_eq!(browser.count(".confetti use"), 24);
    browser.screenshot("rain");
    // On phones nothing lies over the card, nor does it lie over the own bar.
    let pressed = "Array.from(document.querySelectorAll('.ending .actions button'), (it) => { \
                   const { x, bottom, width } = it.getBoundingClientRect(); \
                   return it.contains(document.elementFromPoint(x + width / 2, bottom - 4)); })";
    let apart = "document.querySelector('.ending').getBoundingClientRect().top \
                 - document.querySelector('.player-bar:not(.far)').getBoundingClientRect().bottom";
    for (width, height) in [(390, 844), (360, 640)] {
        browser.resize(width, height);
        wait_until(
            &browser,
            &format!("{apart} >= -1 && {pressed}.every((it) => it)"),
        );
        browser.screenshot(&format!("{width}"));
    }
    browser.run("document.documentElement.dataset.motion = 'less'");
    wait_until(
        &browser,
        "getComputedStyle(document.querySelector('.confetti')).display == 'none'",
    );
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Whoever has lost hears of the best they did, and may go down a level.
#[test]
fn the_end_consoles_whoever_has_lost() {
    let ending = "/play?game=kalah&position=0-0-0-0-1-0-5-0-0-0-0-1-10-31-S&north=level-4";
    let browser = Browser::open("lost", ending);
    browser.click("[data-place='E']");
    browser.wait_for_text("#ending-title", "You lost 16–32");
    browser.wait_for_text("#best-turn", "Your best turn: 6 seeds");
    assert_eq!(browser.count("#next-level"), 0);
    browser.click("#easier-level");
    wait_until(&browser, "location.search.includes('level-3')");
    assert_eq!(browser.complaints(), [""; 0]);
}
