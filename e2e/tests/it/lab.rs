//! The rules lab: what differs, what is counted, proved and played, and the link to it.

use e2e::Browser;

use crate::table::{choose_in, holds, wait_until};

const SIZES: [(&str, u32, u32); 4] = [
    ("small", 360, 640),
    ("phone", 390, 844),
    ("lying", 740, 360),
    ("desk", 1366, 768),
];

/// Takes a picture of a part in every size; nothing is wider than the screen.
#[track_caller]
fn look(browser: &Browser, label: &str, part: &str) {
    for (size, width, height) in SIZES {
        browser.resize(width, height);
        wait_until(
            browser,
            "document.documentElement.scrollWidth <= innerWidth",
        );
        browser.scroll_to(part);
        browser.screenshot(&format!("{label}-{size}"));
    }
    browser.resize(1366, 768);
}

/// The numbers of a column of a study, from the top.
fn column(browser: &Browser, study: &str, column: usize) -> Vec<u64> {
    let cells = browser.run(&format!(
        "return Array.from(document.querySelectorAll('#lab-{study} tbody tr'), \
         (row) => Number(row.cells[{column}].textContent.replace(/\\D/g, '')))"
    ));
    let cells = cells.as_array().into_iter().flatten();
    cells.filter_map(serde_json::Value::as_u64).collect()
}

/// U-64: two sets of rules side by side, and what differs marked by shape and word.
#[test]
fn two_sets_of_rules_are_compared() {
    let browser = Browser::open("lab", "/lab?first=kalah&second=kalah:seeds=3");
    browser.wait_for_text("#difference-count", "1 option differs.");
    assert_eq!(browser.count(".lines .differs"), 1);
    browser.wait_for_text(".line-of.differs .mark", "≠ differs");
    look(&browser, "kalah", "main");
    // The address follows what is chosen, and leads back to it.
    choose_in(&browser, "#second-game", "oware");
    wait_until(&browser, "location.search.includes('second=oware')");
    browser.unfold("#sentences");
    look(&browser, "oware", "#sentences");
    browser.reload();
    wait_until(
        &browser,
        "document.querySelector('#second-game')?.value == 'oware'",
    );
    assert!(!holds(
        &browser,
        "document.querySelector('#difference-count').textContent.startsWith('1 ')"
    ));
    browser.run(
        "Object.defineProperty(navigator, 'clipboard', { value: \
         { writeText: (text) => { window.copied = text; return Promise.resolve(); } } })",
    );
    browser.click("#publish");
    browser.wait_for_text(".publish [role='status']", "Copied.");
    assert!(holds(
        &browser,
        "window.copied == location.href && window.copied.includes('first=kalah')"
    ));
    assert_eq!(browser.complaints(), [""; 0]);
}

/// U-64: counts grow a depth at a time, and are those of `mancala perft`; endings grow a seed at a
/// time; a level plays against itself. The page answers all the while.
#[test]
fn rules_are_counted_solved_and_played() {
    let browser = Browser::open("lab-work", "/lab?first=kalah&second=banana-cala");
    browser.click("#count-run");
    wait_until(
        &browser,
        "document.querySelectorAll('#lab-count tbody tr').length > 7",
    );
    let counts = column(&browser, "count", 1);
    let expected = [6, 35, 185, 942, 4_690, 23_233, 114_430];
    assert_eq!(counts[..7], expected);
    assert_eq!(browser.text("#count-run"), "Stop");
    browser.click("#count-run");
    browser.wait_for_text("#count-run", "Start");
    browser.click("#solve-run");
    wait_until(
        &browser,
        "document.querySelectorAll('#lab-solve tbody tr').length > 6",
    );
    assert_eq!(column(&browser, "solve", 1)[..4], [1, 12, 78, 364]);
    browser.wait_for_text("#lab-solve", "Banana-Cala has no endings");
    browser.click("#solve-run");
    // What was found is forgotten with the rules that it was about.
    choose_in(&browser, "#second-game", "oware");
    wait_until(
        &browser,
        "!document.querySelector('#lab-solve').textContent.includes('no endings')",
    );
    assert!(column(&browser, "count", 2).iter().all(|&count| count == 0));
    assert_eq!(column(&browser, "count", 1)[..7], expected);
    browser.click("#play-run");
    let played = "Array.from(document.querySelectorAll('.fairness p'), (one) => \
                  Number(/games: (\\d+)/.exec(one.textContent)?.[1] ?? 0))";
    wait_until(&browser, &format!("{played}.every((games) => games >= 6)"));
    browser.wait_for_text(".fairness p", "level 3 against itself");
    browser.click("#play-run");
    look(&browser, "found", "#lab-play");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// It is found from the rules of a game, with these on both sides.
#[test]
fn the_rules_of_a_game_lead_to_the_lab() {
    let browser = Browser::open("to-lab", "/play?game=kalah:seeds=3");
    browser.unfold(".rules details");
    browser.click("#to-lab");
    browser.wait_for_text("#difference-count", "The rules are identical.");
    assert_eq!(
        browser.path(),
        "/lab?first=kalah:seeds=3&second=kalah:seeds=3"
    );
    browser.go("/lab?first=chess");
    browser.text(".notice");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// The lab is found from the first page, and opens on a question.
#[test]
fn the_lab_asks_who_wins_with_the_pie_rule() {
    let browser = Browser::open("lab-question", "/");
    browser.click("#way-lab");
    browser.wait_for_text(".question", "Who wins more often");
    browser.wait_for_text("#difference-count", "1 option differs.");
    choose_in(&browser, "#lab-level", "1");
    browser.click("#play-run");
    // Thousands are set apart.
    let thousands =
        "/games: [0-9]+\u{202f}[0-9]{3},/.test(document.querySelector('#lab-play')?.textContent)";
    wait_until(&browser, thousands);
    browser.click("#play-run");
    look(&browser, "question", ".question");
    assert_eq!(browser.complaints(), [""; 0]);
}
