//! The page of children.

use e2e::Browser;

use crate::learn::look;
use crate::table::{AT_ONCE, choose, keep_settings, wait_until};

/// U-62: large cups, chosen and then sown, on the smallest phone.
#[test]
fn cups_are_large_and_nothing_leads_away() {
    let browser = Browser::open("kids", "/kids");
    wait_until(&browser, "document.querySelector('[data-game]')");
    browser.screenshot("home");
    browser.resize(360, 640);
    browser.screenshot("home-small");
    keep_settings(&browser, AT_ONCE);
    browser.reload();
    browser.click("[data-game=kid-cala-beginner]");
    wait_until(&browser, "document.querySelector('.board')");
    let small = browser.run(
        "return Array.from(document.querySelectorAll('.spot.house'), \
         e => Math.min(e.getBoundingClientRect().height, e.getBoundingClientRect().width)) \
         .filter(side => side < 64).length",
    );
    assert_eq!(small, 0, "every cup is at least 64 pixels high and wide");
    assert_eq!(browser.count("a[href^=http]"), 0);
    // One touch sows; undone as often as wanted.
    choose(&browser, "C");
    wait_until(&browser, "document.querySelector('#undo:not([disabled])')");
    look(&browser, "game");
    browser.click("#hint");
    wait_until(
        &browser,
        "document.querySelectorAll('.spot.hinted').length == 2",
    );
    look(&browser, "hint");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn finishing_earns_a_sticker_and_captures_have_pictures() {
    let browser = Browser::open("sticker", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/kids/play?game=kid-cala-classic&position=1-0-3-0-2-0-0-4-0-0-4-0-3-3-S");
    choose(&browser, "A");
    wait_until(&browser, "document.querySelector('.pictures')");
    look(&browser, "pictures");
    browser.go("/kids/play?game=kid-cala-classic&position=0-0-0-0-0-1-0-0-2-0-1-0-9-15-S");
    choose(&browser, "F");
    wait_until(&browser, "document.querySelector('.finish .sticker')");
    look(&browser, "finish");
    // Its card lies below the board, in place of the tools, and all of it is to be seen.
    for [width, height] in [[1366, 768], [1024, 700], [820, 1180], [390, 844]] {
        browser.resize(width, height);
        wait_until(
            &browser,
            "(() => { const [card, board] = ['.finish', '.board'].map((it) => \
             document.querySelector(it).getBoundingClientRect()); \
             return card.top > board.bottom - 20 && card.bottom <= innerHeight \
             && card.left >= 0 && card.right <= innerWidth \
             && document.querySelector('.finish').scrollWidth <= card.width; })()",
        );
    }
    look(&browser, "finish-upright");
    browser.resize(1366, 700);
    // It stands below the games.
    browser.go("/kids");
    wait_until(
        &browser,
        "document.querySelectorAll('.meadow .sticker').length == 1",
    );
    browser.screenshot("meadow");
    browser.go("/kids/stickers");
    wait_until(
        &browser,
        "document.querySelectorAll('.album li:not(.empty) .sticker').length == 1",
    );
    browser.screenshot("album");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// The switch in the settings makes it the first page, and a grown-up leaves it.
#[test]
fn it_can_be_the_first_page() {
    let browser = Browser::open("kids-first", Browser::BARE);
    keep_settings(&browser, "kids=on");
    browser.go("/");
    wait_until(&browser, "document.querySelector('.faces')");
    browser.unfold(".grown-ups");
    browser.screenshot("grown-ups");
    browser.click("#leave-kids");
    wait_until(&browser, "document.querySelector('.start')");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Nobody can tell from twelve empty cups that the basket is to be opened: a hand shows it, and a tap
/// on a cup leads there, too.
#[test]
fn the_basket_beckons_while_nothing_else_can_be_sown() {
    let browser = Browser::open("basket", "/kids/play?game=banana-cala");
    wait_until(
        &browser,
        "document.querySelector('.spot.hinted[data-place=M]')",
    );
    browser.resize(390, 844);
    look(&browser, "beckons");
    browser.click("[data-place=C]");
    wait_until(&browser, "document.querySelector('.picking .fruit')");
    look(&browser, "open");
    assert_eq!(browser.complaints(), [""; 0]);
}
