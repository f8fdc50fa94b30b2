//! Puzzles: found by theme, solved on the board, judged exactly, kept on the device.

use e2e::Browser;

use crate::learn::look;
use crate::table::{AT_ONCE, at_each_picture, choose, holds, keep_settings, wait_until};

/// Each button of the tools is what a tap on its middle, left and right part reaches.
const FREE_BUTTONS: &str = "Array.from(document.querySelectorAll('.controls button')).every(button => {\
    const { left, top, width, height } = button.getBoundingClientRect();\
    return width == 0 || [.15, .5, .85].every(part => button.contains(\
        document.elementFromPoint(left + part * width, top + height / 2)));\
})";

#[test]
fn a_puzzle_is_tried_and_solved() {
    let browser = Browser::open("puzzle", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/puzzles/kalah");
    browser.wait_for_text(".tile span", "Capture · Easy");
    browser.click("#theme-winner");
    wait_until(
        &browser,
        "document.querySelector('.tile span')?.textContent == 'Who wins? · Easy'",
    );
    browser.click("#theme-capture");
    browser.wait_for_text(".tile span", "Capture · Easy");
    browser.screenshot("list");
    browser.click(".tile");
    wait_until(&browser, "document.querySelector('.board')");
    // A wrong move says what it costs, and how that is known.
    choose(&browser, "A");
    browser.wait_for_text(".verdict", "that loses 6.");
    browser.wait_for_text(".rating", "proved");
    look(&browser, "wrong");
    // Another touch takes it back.
    choose(&browser, "B");
    wait_until(&browser, "!document.querySelector('.verdict').textContent");
    browser.click("#light");
    wait_until(
        &browser,
        "document.querySelectorAll('.spot.hinted').length == 2",
    );
    browser.click("#light");
    wait_until(
        &browser,
        "document.querySelectorAll('.spot.hinted').length == 1",
    );
    choose(&browser, "B");
    browser.wait_for_text(".verdict", "Solved! You win by 8.");
    browser.wait_for_text(".rating", "✓ proved");
    assert_eq!(browser.count(".seal"), 1);
    assert_eq!(
        [".trail .done", ".trail i"].map(|what| browser.count(what)),
        [1, 10]
    );
    look(&browser, "solved");
    // On every screen all of it is to be read, and nothing lies over a button.
    for (width, height) in [(360, 640), (740, 360), (844, 390), (1366, 768)] {
        browser.resize(width, height);
        wait_until(
            &browser,
            "(coach => coach.scrollHeight <= coach.clientHeight + 1 \
                       && coach.getBoundingClientRect().bottom <= innerHeight + 1) \
             (document.querySelector('.coach'))",
        );
        wait_until(&browser, FREE_BUTTONS);
    }
    browser.go("/puzzles/kalah");
    wait_until(&browser, "document.querySelectorAll('.solved').length == 1");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// A turn of several sowings: each right one is told as such, and the hint is there for the next one, too.
#[test]
fn right_sowings_are_told_on_the_way() {
    let browser = Browser::open("on-the-way", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    for (language, told) in [("en", "Right so far."), ("fr", "Juste jusqu’ici.")] {
        keep_settings(&browser, &format!("{AT_ONCE}&language={language}"));
        browser.go("/puzzles/m39hp3");
        for letter in ["G", "G"] {
            browser.click("#light");
            wait_until(
                &browser,
                "document.querySelectorAll('.spot.hinted').length == 2",
            );
            assert_ne!(browser.text(".so-far"), told);
            choose(&browser, letter);
            browser.wait_for_text(".so-far", told);
        }
        for (width, height) in [(390, 844), (360, 640), (844, 390), (1366, 768)] {
            browser.resize(width, height);
            wait_until(
                &browser,
                "(() => {
                    const bottom = it => document.querySelector(it).getBoundingClientRect().bottom;
                    const coach = document.querySelector('.coach');
                    return coach.scrollHeight <= coach.clientHeight + 1
                        && bottom('.said') <= bottom('.table') + 1;
                })()",
            );
            browser.screenshot(&format!("{language}-{width}"));
        }
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

/// The first try counts for the rating, once; a row is told of when there is one.
#[test]
fn whoever_solves_puzzles_has_a_rating() {
    let browser = Browser::open("rating", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/puzzles");
    browser.wait_for_text(".daily", "Solve one to start a streak.");
    assert_eq!(
        ["i", ".today", ".done"].map(|it| browser.count(&format!(".weeks {it}"))),
        [28, 1, 0]
    );
    browser.go("/puzzles/esrn0w");
    choose(&browser, "B");
    browser.wait_for_text(".rating", "Rating ≈");
    let rating = browser.text(".rating .mine");
    browser.click("#again");
    choose(&browser, "B");
    browser.wait_for_text(".verdict", "Solved");
    assert_eq!(browser.text(".rating .mine"), rating);
    browser.go("/puzzles");
    browser.wait_for_text(".daily", "Streak 1 · Best 1");
    assert!(browser.text(".daily").contains(&rating));
    // The four weeks are those of the daily puzzle.
    browser.run(
        "const diary = localStorage.getItem('mancala.puzzles');
         const today = Math.floor(Date.now() / 864e5);
         localStorage.setItem('mancala.puzzles', `${diary}&daily=${today - 2}+${today}`)",
    );
    browser.go("/puzzles");
    browser.wait_for_text(".daily", &rating);
    let weeks = [".done", ".today.done:last-child"];
    assert_eq!(
        weeks.map(|day| browser.count(&format!(".weeks {day}"))),
        [2, 1]
    );
    // A list shows the positions, and which of them are solved.
    browser.go("/puzzles/kalah");
    wait_until(
        &browser,
        "document.querySelectorAll('.tile .picture').length == 24
            && document.querySelector('.solved .picture')",
    );
    browser.click("#more-puzzles");
    wait_until(
        &browser,
        "document.querySelectorAll('.tile .picture').length == 48",
    );
    browser.screenshot("list");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// The opponent answers by itself, and the whole solution can be seen.
#[test]
fn the_solution_is_shown_to_its_end() {
    let browser = Browser::open("solution", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/puzzles/6hem22");
    browser.click("#solution");
    browser.wait_for_text(".coach .task", "Solution");
    browser.wait_for_text(".verdict", "The solution");
    // Help taken solves nothing.
    assert!(!holds(
        &browser,
        "new URLSearchParams(localStorage.getItem('mancala.puzzles')).get('solved')"
    ));
    browser.click("#on");
    wait_until(&browser, "!location.pathname.endsWith('6hem22')");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn the_day_has_its_puzzle() {
    let browser = Browser::open("daily", "/puzzles");
    browser.resize(1440, 900);
    wait_until(&browser, "!document.querySelector('.daily .waiting')");
    wait_until(
        &browser,
        "document.querySelector('.puzzle-home .games').textContent.match(/0 of \\d+ solved/g)?.length == 4",
    );
    browser.screenshot("games");
    browser.click(".daily .begin");
    wait_until(&browser, "document.querySelector('.board')");
    browser.wait_for_text(".titled h1", "Puzzle of the day");
    let task = browser.text(".coach .about");
    browser.go("/puzzles/daily");
    assert_eq!(browser.text(".coach .about"), task);
    browser.go("/puzzles/nosuch");
    browser.wait_for_text(".nowhere h1", "This puzzle could not be found.");
    browser.screenshot("missing");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// The page of puzzles is left before these are there: nothing waits for them any more.
#[test]
fn nobody_has_to_wait_for_the_puzzles() {
    let browser = Browser::open("left-early", "/");
    let slow = "const load = fetch; window.fetch = async (...what) => {
        const answer = await load(...what);
        if (answer.url.includes('puzzles-')) {
            await new Promise(done => setTimeout(done, 1000));
            window.late = (window.late ?? 0) + 1;
        }
        return answer;
    }";
    let slow = serde_json::json!({ "source": slow });
    browser.developer_tools("Page.addScriptToEvaluateOnNewDocument", &slow);
    browser.go("/puzzles");
    browser.click(".links [href='/learn']");
    browser.wait_for_text("h1", "Learn");
    // That of the day, and the first of the lists, which is the last one.
    wait_until(&browser, "window.late == 2");
    browser.click(".links [href='/games']");
    browser.wait_for_text("h1", "Games of the world");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// It is judged once it has been sown, and not praised until then.
#[test]
fn a_wrong_move_is_never_right_so_far() {
    const PRAISE: &str = r"
        window.praise ??= '';
        window.praise += document.querySelector('.so-far').textContent";
    let browser = Browser::open("praise", Browser::BARE);
    keep_settings(&browser, "speed=normal&sound=off");
    browser.go("/puzzles/m39hp3");
    wait_until(&browser, "document.querySelector('.so-far')");
    at_each_picture(&browser, PRAISE);
    choose(&browser, "B");
    browser.wait_for_text(".exercise", "Not the best: that loses 12.");
    assert_eq!(browser.run("return window.praise"), "");
    // The first of several right ones is.
    browser.click("#again");
    choose(&browser, "G");
    browser.wait_for_text(".so-far", "Right so far.");
    assert_eq!(browser.complaints(), [""; 0]);
}
