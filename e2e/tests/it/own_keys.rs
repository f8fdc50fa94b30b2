//! Keys of somebody's own (WCAG 2.1.4): exchanged, refused, kept, told, and as at first again.

use e2e::Browser;

use crate::table::{AT_ONCE, choose, holds, keep_settings, wait_until};

/// Types into the field of a command.
fn give(browser: &Browser, command: &str, text: &str) {
    browser.text(&format!("#own-{command}"));
    browser.run(&format!(
        "const field = document.querySelector('#own-{command}'); field.value = '{text}'; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }}))"
    ));
}

/// What a field shows.
fn key_of(browser: &Browser, command: &str) -> String {
    let value = browser.run(&format!(
        "return document.querySelector('#own-{command}').value"
    ));
    value.as_str().unwrap_or_default().to_owned()
}

const CURSOR: &str = "document.querySelectorAll('.ply.now').length";

#[test]
fn commands_get_other_keys() {
    let browser = Browser::open("own-keys", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/play?game=kalah");
    browser.click(".quick .gear");
    browser.unfold("#other-keys");
    // A key that does something else is refused, and what it does is said.
    give(&browser, "key-undo", "f");
    browser.wait_for_text(".refused", "“f” is taken: flip the board.");
    assert_eq!(key_of(&browser, "key-undo"), "u");
    give(&browser, "key-undo", "c");
    browser.wait_for_text(".refused", "choose a house");
    give(&browser, "key-undo", "x");
    wait_until(&browser, "!document.querySelector('.refused').textContent");
    give(&browser, "key-flip", "");
    for (size, width, height) in [("small", 360, 640), ("desk", 1366, 768)] {
        browser.resize(width, height);
        browser.scroll_to("#own-key-undo");
        browser.screenshot(size);
    }
    browser.click(".close");
    wait_until(&browser, "!document.querySelector('dialog')");
    choose(&browser, "C");
    wait_until(&browser, CURSOR);
    browser.run("document.activeElement.blur()");
    // The old key does nothing any more, the new one does.
    browser.press("u");
    assert!(holds(&browser, CURSOR));
    browser.press("x");
    wait_until(&browser, &format!("!{CURSOR}"));
    // The letter of a command that has no key is the house's.
    browser.press("f");
    wait_until(&browser, CURSOR);
    browser.press("x");
    wait_until(&browser, &format!("!{CURSOR}"));
    // All of that is kept, and told.
    browser.reload();
    browser.text(".board");
    browser.click("#keys");
    browser.wait_for_text("dl.keys", "X · Ctrl Z");
    browser.screenshot("told");
    browser.click(".close");
    browser.click(".quick .gear");
    browser.unfold("#other-keys");
    browser.text("#own-key-undo");
    assert_eq!(key_of(&browser, "key-undo"), "x");
    browser.click("#keys-reset");
    wait_until(&browser, "document.querySelector('#keys-reset').disabled");
    assert_eq!(key_of(&browser, "key-undo"), "u");
    assert_eq!(key_of(&browser, "key-flip"), "f");
    assert_eq!(browser.complaints(), [""; 0]);
}
