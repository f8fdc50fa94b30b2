//! Who wins? One answer of three, and what is recommended next.

use e2e::Browser;

use crate::learn::look;
use crate::table::{AT_ONCE, choose, holds, keep_settings, wait_until};

/// U-63: the answer is given before it is shown, and can be given by keys.
#[test]
fn who_wins_is_asked() {
    let browser = Browser::open("winner", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    // South loses by two.
    browser.go("/puzzles/tydiek");
    browser.wait_for_text(".coach .task", "Who wins");
    browser.wait_for_text(".coach", "The marked houses are yours");
    look(&browser, "asked");
    // Nothing can be played here.
    choose(&browser, "B");
    browser.wait_for_text(".spoken", "Who wins");
    assert!(!holds(
        &browser,
        "document.querySelector('.verdict').textContent"
    ));
    browser.click("#answer-win");
    browser.wait_for_text(".verdict", "Not quite. Your opponent wins by 2.");
    browser.wait_for_text(".rating", "✓ proved");
    browser.wait_for_text(".spoken", "Your opponent wins");
    assert!(holds(
        &browser,
        "document.querySelector('#answer-loss.right') && document.activeElement.id == 'on'"
    ));
    look(&browser, "wrong");
    browser.go("/puzzles/t3qhjz");
    browser.text("#answer-draw");
    browser.run("document.querySelector('#answer-draw').focus()");
    browser.press(" ");
    browser.wait_for_text(".verdict", "Correct! Nobody wins.");
    browser.press("\u{e007}");
    wait_until(&browser, "!location.pathname.endsWith('t3qhjz')");
    browser.go("/puzzles/kalah");
    browser.click("#theme-winner");
    wait_until(&browser, "document.querySelectorAll('.solved').length == 1");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// U-63: what comes next is marked, and nothing is refused.
#[test]
fn the_next_step_is_recommended_and_nothing_is_locked() {
    let browser = Browser::open("next", "/puzzles/kalah");
    browser.wait_for_text(".path .coming", "Start here");
    assert_eq!(
        browser.attribute(".path .coming button", "id"),
        "theme-chain"
    );
    assert!(browser.count(".path .later") > 3);
    look_at_list(&browser, "themes");
    browser.click("#theme-winner");
    wait_until(&browser, "document.querySelectorAll('.tile').length == 24");
    browser.run(
        "localStorage.setItem('mancala.lesson.kid-cala-beginner', '1 2 3 4 5 6 7 8 9 10 11 12')",
    );
    browser.go("/learn");
    wait_until(
        &browser,
        "document.querySelector('li.coming a')?.pathname == '/learn/kid-cala-classic'",
    );
    look_at_list(&browser, "lessons");
    browser.click("li.later a");
    wait_until(&browser, "document.querySelector('.board')");
    assert_eq!(browser.complaints(), [""; 0]);
}

fn look_at_list(browser: &Browser, label: &str) {
    for (size, width, height) in [("small", 360, 640), ("desk", 1366, 768)] {
        browser.resize(width, height);
        wait_until(
            browser,
            "document.documentElement.scrollWidth <= innerWidth",
        );
        browser.screenshot(&format!("{label}-{size}"));
    }
}
