//! Looking into a position: how a value is known, who can check it, what was played from there.

use std::process::Command;
use std::time::Duration;

use e2e::Browser;
use serde_json::{Value, json};

use crate::table::{AT_ONCE, begin, choose, holds, keep_settings, wait_until};

/// Kalah with few seeds left: South loses by two, whatever he does.
const ENDING: &str = "/analysis?game=kalah&position=0-1-0-0-2-1-0-0-1-0-1-1-20-21-S";

/// Every sign that is shown, and the one that its value calls for.
const SIGNS: &str = "
    const rows = Array.from(document.querySelectorAll('.valued li > :first-child'), row => ({
      mv: row.querySelector('.mv').textContent,
      points: Number(row.querySelector('b').textContent.replace('−', '-').replace(/[#≈]/g, '')),
    }));
    const best = rows[0].points;
    const layout = Array.from(document.querySelectorAll('.value b'), e => e.textContent.trim());
    const wanted = rows.map(({ points }) =>
      points == best ? '●' : Math.sign(points) == Math.sign(best) ? '○' : '×');
    return [layout.map(text => text[0]).sort().join(''), wanted.sort().join('')]";

fn program() -> Command {
    Command::new(std::env::var("MANCALA_BIN").expect("xtask says where the program is"))
}

/// Runs a command as the page shows it, and returns what it says.
#[track_caller]
fn run(command: &str, folder: &std::path::Path) -> (bool, String) {
    let words: Vec<&str> = command.split(' ').collect();
    assert_eq!(words[0], "mancala", "{command}");
    let output = program()
        .args(&words[1..])
        .current_dir(folder)
        .output()
        .expect("the program runs");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    (output.status.success(), said)
}

/// U-41: the badge leads to a file that the program itself finds to be a proof.
#[test]
fn a_certificate_is_made_saved_and_checked() {
    let browser = Browser::open("certificate", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go(ENDING);
    browser.wait_for_text(".verdict", "Player 2 wins by 2 – ");
    browser.unfold("#known");
    browser.click("#certify");
    browser.wait_for_text("#known", "checked by the rules alone");
    let name = browser.run(
        "return document.querySelector('.verdict').textContent.match(/certificate (\\w{8})/)[1]",
    );
    let name = name.as_str().expect("a name").to_owned();
    for (label, width, height) in [("desk", 1366, 768), ("upright", 360, 640)] {
        browser.resize(width, height);
        browser.scroll_to("#known");
        browser.screenshot(label);
    }
    browser.resize(1366, 768);
    // What the browser would save is looked at instead.
    browser.run(
        "HTMLAnchorElement.prototype.click = function () { window.saved = [this.download, this.href]; }",
    );
    wait_until(&browser, "document.activeElement.id == 'save-certificate'");
    browser.click("#save-certificate");
    wait_until(&browser, "window.saved");
    let file = browser.run("return window.saved[0]");
    let file = file.as_str().expect("a name").to_owned();
    assert_eq!(file, format!("kalah-{name}.proof"));
    let bytes = browser
        .run("return Array.from(atob(window.saved[1].split(',')[1]), one => one.charCodeAt(0))");
    let bytes = bytes.as_array().into_iter().flatten();
    let bytes: Vec<u8> = bytes
        .filter_map(|byte| u8::try_from(byte.as_u64()?).ok())
        .collect();
    let folder = tempfile::TempDir::new().expect("a temporary folder can be made");
    std::fs::write(folder.path().join(&file), &bytes).expect("it can be written");
    let command = browser.text("#known .command code");
    assert_eq!(command, format!("mancala check {file}"));
    let (is_proved, said) = run(&format!("{command} --json"), folder.path());
    let said: Value = serde_json::from_str(&said).expect("an answer in JSON");
    assert!(is_proved, "{said}");
    assert_eq!((&said["least"], &said["most"]), (&json!(-2), &json!(-2)));
    assert_eq!(said["position"], "0-1-0-0-2-1-0-0-1-0-1-1-20-21-S");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// U-41: where a value is from, and what anybody can do to find it again.
#[test]
fn a_value_says_how_it_is_known() {
    let browser = Browser::open("known", "/");
    keep_settings(&browser, AT_ONCE);
    let folder = tempfile::TempDir::new().expect("a temporary folder can be made");
    for (address, ground, certified, command, says) in [
        (
            ENDING,
            "seeds were looked up, which this device has worked out",
            true,
            "mancala solve kalah --position 0-1-0-0-2-1-0-0-1-0-1-1-20-21-S --any-seeds --moves",
            "North wins",
        ),
        (
            "/analysis?game=kid-cala-beginner&position=0-1-0-0-2-1-0-0-1-0-1-1-0-0-S",
            "Proved by a search to the end",
            true,
            "mancala solve kid-cala-beginner --position ",
            "North wins",
        ),
        (
            "/analysis?game=kalah",
            "A guess, after looking",
            false,
            "mancala analyze kalah --position ",
            "",
        ),
    ] {
        browser.go(address);
        browser.unfold("#known");
        browser.wait_for_text("#known", ground);
        assert_eq!(browser.count("#certify") > 0, certified, "{address}");
        browser.wait_for_text("#known .command", command);
        if certified {
            let (is_done, said) = run(&browser.text("#known .command code"), folder.path());
            assert!(is_done && said.contains(says), "{said}");
        }
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Listens for how long the page keeps input, and messages to itself, waiting.
const WATCH: &str = "
    window.delays = [];
    window.waits = [];
    new PerformanceObserver(list => {
      for (const one of list.getEntries()) window.delays.push(one.processingStart - one.startTime);
    }).observe({ type: 'event', durationThreshold: 16 });
    const channel = new MessageChannel();
    let sent;
    const send = () => { sent = performance.now(); channel.port2.postMessage(0); };
    channel.port1.onmessage = () => {
      window.waits.push(performance.now() - sent);
      setTimeout(send, 5);
    };
    send()";

/// How many messages came, how long most and nearly all of them waited, and the longest delay of
/// input, in milliseconds; then it begins anew.
const WAITED: &str = "
    const at = (numbers, part) => numbers.sort((a, b) => a - b)[
      Math.min(numbers.length - 1, Math.floor(part * numbers.length))] ?? 0;
    const { waits, delays } = window;
    window.waits = [];
    window.delays = [];
    return [waits.length, at(waits, 0.5), at(waits, 0.99), at(delays, 1)]";

/// U-42: what the page does while the engine is at work in its thread. How long is for the notes:
/// `cargo xtask browser at_once_while --nocapture`.
#[test]
#[expect(clippy::print_stderr, reason = "whoever measures wants to see it")]
fn the_page_answers_at_once_while_the_engine_thinks() {
    let browser = Browser::open("delay", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/analysis?game=kalah");
    wait_until(
        &browser,
        "Number(document.querySelector('.news')?.textContent.match(/depth (\\d+)/)?.[1]) >= 8",
    );
    browser.unfold("#tuning");
    browser.run(WATCH);
    // Other work of the machine is not the page's fault: one quiet moment of several is enough, and
    // a page that thinks has none.
    browser.until("input that is heard within 50 ms", || {
        for _ in 0..5 {
            browser.click("#from-side");
            std::thread::sleep(Duration::from_millis(200));
        }
        assert!(holds(&browser, "document.querySelector('#halt')"));
        let measured = browser.run(WAITED);
        eprintln!("messages, their wait (median, 99 %), longest input delay: {measured} ms");
        let [count, wait, slow, input] = [0, 1, 2, 3].map(|at| measured[at].as_f64());
        let is_short = wait? <= 10.0 && slow? <= 50.0 && input? <= 50.0;
        (count? >= 20.0 && is_short).then_some(())
    });
    assert_eq!(browser.complaints(), [""; 0]);
}

/// U-42: stopping keeps what is known, going on never shows less, and the memory is kept.
#[test]
fn a_search_is_stopped_and_goes_on() {
    const DEPTH: &str =
        "return Number(document.querySelector('.news').textContent.match(/depth (\\d+)/)[1])";
    let browser = Browser::open("stopped", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/analysis?game=kalah");
    browser.wait_for_text(".news", "/s");
    browser.click("#halt");
    wait_until(&browser, "document.querySelector('#deeper')");
    assert_eq!(browser.count(".value"), 6);
    let depth = browser.run(DEPTH).as_u64();
    browser.click("#deeper");
    wait_until(&browser, "document.querySelector('#halt')");
    for _ in 0..10 {
        assert!(browser.run(DEPTH).as_u64() >= depth);
        assert_eq!(browser.count(".value"), 6);
    }
    browser.unfold("#tuning");
    browser.run(
        "const list = document.querySelector('#memory'); list.value = '64';
         list.dispatchEvent(new Event('change', { bubbles: true }))",
    );
    browser.reload();
    wait_until(&browser, "document.querySelectorAll('.value').length == 6");
    assert!(holds(
        &browser,
        "document.querySelector('#memory').value == '64'"
    ));
    assert_eq!(browser.complaints(), [""; 0]);
}

/// U-43: what was played from here, by whom, and to what end.
#[test]
fn kept_games_are_counted() {
    let browser = Browser::open("explorer", "/");
    for moves in [["C", "F"], ["C", "A"], ["A", "c"]] {
        begin(&browser, "kalah", AT_ONCE, "person-Ada|person-Max");
        for letter in moves {
            choose(&browser, letter);
        }
    }
    // Another game is not counted, nor is one of other rules.
    begin(&browser, "oware", AT_ONCE, "person-Ada|person-Max");
    choose(&browser, "C");
    browser.go("/analysis?game=kalah");
    browser.unfold("#explorer");
    browser.wait_for_text("#explorer", "Games on this device by these rules: 3");
    let rows = "Array.from(document.querySelectorAll('.played li'), e => e.textContent)";
    wait_until(&browser, &format!("{rows}.length == 2"));
    let told = browser.run(&format!("return {rows}"));
    let told = |row: usize| told[row].as_str().unwrap_or_default();
    assert!(
        told(0).starts_with('C') && told(0).contains("2×: won 0"),
        "{}",
        told(0)
    );
    assert!(
        told(1).starts_with('A') && told(1).contains("not finished 1"),
        "{}",
        told(1)
    );
    browser.screenshot("three");
    browser.click(".played button");
    wait_until(&browser, &format!("{rows}.length == 2"));
    browser.wait_for_text(".played", "1×");
    // An ending that was lost, with its exact value.
    browser.go("/play?game=kalah&position=0-0-0-0-0-1-0-0-0-0-0-1-22-24-S");
    choose(&browser, "F");
    wait_until(&browser, "document.querySelector('#play-again')");
    browser.go("/analysis?game=kalah&position=0-0-0-0-0-1-0-0-0-0-0-1-22-24-S");
    browser.unfold("#explorer");
    browser.wait_for_text(".played", "1×: won 0, drawn 0, lost 1");
    browser.wait_for_text(".played .exact", "−2 ");
    browser.screenshot("lost");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// U-44: how far the end is, for each position of a game that is reviewed.
#[test]
fn a_review_says_how_far_the_end_is() {
    let browser = Browser::open("distance", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go(ENDING);
    browser.unfold("#known");
    browser.wait_for_text("#known", "Sowings to the end in the line found: ");
    choose(&browser, "E");
    browser.click("#review");
    wait_until(
        &browser,
        "document.querySelectorAll('.lengths rect').length == 2",
    );
    assert_eq!(browser.count(".lengths rect.open"), 0);
    browser.click("#first");
    let told = browser.attribute("#scrub", "aria-valuetext");
    assert!(
        told.contains("Sowings to the end in the line found: "),
        "{told}"
    );
    browser.screenshot("bars");
    // Where being first wins, no play is better than the one that is counted.
    browser.go("/analysis?game=kid-cala-beginner&position=0-1-0-0-2-1-0-0-1-0-1-1-0-0-S");
    browser.unfold("#known");
    browser.wait_for_text("#known", "Sowings to the end, with best play: ");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// U-40: the shape says how a move compares, in the opening as in the ending.
#[test]
fn signs_follow_from_values() {
    let browser = Browser::open("signs", "/");
    keep_settings(&browser, AT_ONCE);
    for game in ["kalah", "kalah&moves=C", "kalah&moves=C+F", "oware", ENDING] {
        let address = if game == ENDING {
            ENDING.to_owned()
        } else {
            format!("/analysis?game={game}")
        };
        browser.go(&address);
        wait_until(
            &browser,
            "document.querySelector('.news, #known')?.textContent && document.querySelector('.value')",
        );
        let signs = browser.run(SIGNS);
        assert_eq!(signs[0], signs[1], "{address}");
        assert!(signs[0].as_str().is_some_and(|signs| signs.contains('●')));
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Nobody is ahead by a number of points where being first is all.
#[test]
fn a_race_has_no_points() {
    let browser = Browser::open("race", "/");
    keep_settings(&browser, AT_ONCE);
    for position in [
        "",
        "&position=0-1-0-0-2-1-0-0-1-0-1-1-0-0-S",
        "&position=1-1-0-0-2-1-0-0-1-0-1-1-0-0-N",
    ] {
        browser.go(&format!("/analysis?game=kid-cala-beginner{position}"));
        wait_until(&browser, "document.querySelector('.value')");
        if !position.is_empty() {
            browser.wait_for_text(".value", "#");
        }
        let texts = browser.run(
            "return Array.from(document.querySelectorAll('.value, .valued, .verdict, .gauge, [data-place]'),
               e => e.textContent + ' ' + (e.getAttribute('aria-label') ?? '')).join(' | ')",
        );
        let texts = texts.as_str().unwrap_or_default();
        let mut digits = texts.split(|one: char| !one.is_ascii_digit());
        assert!(digits.all(|number| number.len() <= 3), "{texts}");
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Space plays the best move, but not through a window.
#[test]
fn space_plays_the_best_move_unless_a_window_is_open() {
    let browser = Browser::open("space", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/analysis?game=kalah");
    wait_until(
        &browser,
        "document.querySelectorAll('.valued li').length == 6",
    );
    browser.press("?");
    wait_until(&browser, "document.querySelector('dialog[open]')");
    browser.run("document.activeElement.blur()");
    browser.press(" ");
    assert_eq!(browser.path(), "/analysis?game=kalah");
    browser.run("document.querySelector('dialog').close()");
    wait_until(&browser, "!document.querySelector('dialog[open]')");
    browser.click("#halt");
    browser.run("document.activeElement.blur()");
    let best = browser.text(".valued .mv");
    browser.press(" ");
    wait_until(
        &browser,
        &format!("location.search.endsWith('moves={best}')"),
    );
    assert_eq!(browser.complaints(), [""; 0]);
}

/// U-31: another move from the past leaves what was played where it is.
#[test]
fn another_move_keeps_the_other_line() {
    let browser = Browser::open("kept-line", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/analysis?game=kalah&moves=C+F+b+a");
    // What is found out makes the list longer, and the buttons below it move.
    browser.click("#engine");
    wait_until(
        &browser,
        "document.querySelectorAll('.valued li').length == 0",
    );
    browser.click("#first");
    choose(&browser, "A");
    browser.click("#first");
    wait_until(
        &browser,
        "document.querySelectorAll('.branches .ply').length == 2",
    );
    browser.run(
        "Array.from(document.querySelectorAll('.branches .ply')).find(e => e.textContent == 'C').click()",
    );
    browser.click("#last");
    wait_until(
        &browser,
        "document.querySelector('#slider').value == '4'
         && document.querySelector('.sheet .ply.now').textContent == 'a'
         && location.search.includes('tree=')",
    );
    assert_eq!(browser.complaints(), [""; 0]);
}

/// U-45: whose store it is, and which house, is said of every field.
#[test]
fn every_field_of_the_editor_has_a_name_of_its_own() {
    let browser = Browser::open("fields", "/");
    keep_settings(&browser, AT_ONCE);
    for (language, store) in [("en", "Player 1's store"), ("fr", "Grenier de Joueur 1")] {
        browser.go(&format!("/analysis?game=kalah&lang={language}"));
        browser.unfold("#editor");
        wait_until(&browser, "document.querySelector('.editor input')");
        let names = browser.run(
            "return Array.from(document.querySelectorAll('.editor .row input'), e => e.getAttribute('aria-label'))",
        );
        let names: Vec<&str> = names
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        let own: std::collections::BTreeSet<&str> = names.iter().copied().collect();
        assert_eq!(own.len(), 14, "{names:?}");
        assert!(
            names.iter().any(|name| name.starts_with(store)),
            "{names:?}"
        );
    }
    assert_eq!(browser.complaints(), [""; 0]);
}
