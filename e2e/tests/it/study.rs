//! Looking into a game: values, lines, positions set up, text in and out.

use std::collections::BTreeMap;
use std::process::Command;

use e2e::Browser;
use serde_json::Value;

use crate::table::{AT_ONCE, begin, choose, holds, keep_settings, wait_until};

/// Kalah with few seeds left: everything is certain at once.
pub(crate) const ENDING: &str = "/analysis?game=kalah&position=0-1-0-0-2-1-0-0-1-0-1-1-20-21-S";

#[test]
fn every_move_has_its_value_and_where_it_is_from() {
    let browser = Browser::open("study", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go(ENDING);
    wait_until(
        &browser,
        "document.querySelectorAll('.value.best').length > 0",
    );
    wait_until(
        &browser,
        "document.querySelectorAll('.valued li').length == 3",
    );
    browser.wait_for_text(".verdict", " wins by ");
    browser.wait_for_text(".value.best", "●");
    let label = browser.attribute("[data-place=F]", "aria-label");
    assert!(label.contains("Worth "), "{label}");
    for (name, width, height) in [
        ("desk", 1366, 768),
        ("upright", 390, 844),
        ("lying", 740, 360),
    ] {
        browser.resize(width, height);
        browser.screenshot(name);
    }
    browser.resize(1366, 768);
    browser.click("#engine");
    wait_until(&browser, "document.querySelectorAll('.value').length == 0");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// F15: numbers as those read them who know the game.
#[test]
fn estimates_are_margins_that_can_occur_and_lines_open() {
    let browser = Browser::open("numbers", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/analysis?game=kalah");
    browser.wait_for_text(".news", " k positions");
    wait_until(
        &browser,
        "document.querySelectorAll('.valued li').length == 6 &&
         Array.from(document.querySelectorAll('.valued b'), e => e.textContent)
           .every(value => /^≈([+−]\\d*[02468]|0)$/.test(value))",
    );
    browser.wait_for_text(".verdict", "depth ");
    // No value lies on the seeds of its house, on a board that lies or stands.
    for (name, width, height) in [("flat", 1366, 768), ("upright", 390, 844)] {
        browser.resize(width, height);
        wait_until(&browser, "document.querySelectorAll('.value').length == 6");
        browser.screenshot(name);
        let covered = browser.run(
            "return Math.max(...Array.from(document.querySelectorAll('.value b'), badge => {
               const at = badge.getBoundingClientRect();
               const house = badge.parentElement.getBoundingClientRect();
               const [high, wide] = [['top', 'bottom'], ['left', 'right']].map(([from, to]) =>
                 Math.max(Math.min(at[to], house[to]) - Math.max(at[from], house[from]), 0));
               return high * wide / (house.height * house.width);
             }))",
        );
        assert!(covered.as_f64() < Some(0.2), "{name}: {covered} of a house");
    }
    browser.resize(1366, 768);
    // The whole line, each sowing of which shows its position.
    browser.click(".valued .more");
    wait_until(
        &browser,
        "document.querySelectorAll('.continuation.whole .ply').length > 2",
    );
    browser.screenshot("whole-line");
    browser.click("#halt");
    browser.click(".continuation.whole .ply:nth-of-type(3)");
    wait_until(&browser, "document.querySelector('#slider').value == '3'");
    // An engine that was switched off stays off.
    browser.click("#engine");
    browser.reload();
    wait_until(
        &browser,
        "document.querySelector('#engine')?.getAttribute('aria-checked') == 'false'",
    );
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Endings of every game, few enough seeds for the solver.
const ENDINGS: [(&str, &str); 9] = [
    ("kalah", "0-1-0-0-2-1-0-0-1-0-1-1-20-21-S"),
    ("kalah", "0-1-0-0-2-1-0-0-1-0-1-1-20-21-N"),
    ("oware", "0-0-0-0-1-1-1-0-0-0-0-0-22-23-S"),
    ("oware", "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S"),
    ("congkak", "0-1-0-0-2-1-1-0-0-1-0-1-1-0-45-44-S"),
    ("kid-cala-classic", "0-1-0-0-2-1-0-0-1-0-1-1-20-21-S"),
    ("kid-cala-beginner", "0-1-0-0-2-1-0-0-1-0-1-1-0-0-S"),
    ("kid-cala-beginner", "1-1-0-0-2-1-0-0-1-0-1-1-0-0-N"),
    ("banana-cala", "0-0-0-0-0-1b-0-0-0-0-0-1a-2b-1a-0-0-S"),
];

/// What `mancala solve` proves of each move.
fn solved(game: &str, position: &str) -> BTreeMap<String, i64> {
    let program = std::env::var("MANCALA_BIN").expect("xtask says where the program is");
    let output = Command::new(program)
        .args(["solve", game, "--position", position])
        .args(["--any-seeds", "--moves", "--json"])
        .output()
        .expect("the program runs");
    let answer: Value = serde_json::from_slice(&output.stdout).expect("an answer in JSON");
    let moves = answer["moves"].as_array().expect("a list of moves").iter();
    // The program counts for South, the page for whoever moves.
    let sign = if position.ends_with('N') { -1 } else { 1 };
    let value = |valued: &Value| {
        let points = valued["value"].as_i64();
        let points = points.or_else(|| valued["played_on"].as_i64());
        points.map(|points| sign * points)
    };
    moves
        .map(|valued| {
            let mv = valued["move"].as_str().expect("a move");
            (mv.to_owned(), value(valued).expect("a value"))
        })
        .collect()
}

/// What the page says of each move, once all of them are certain, or the search is at its end:
/// where positions come back, no search proves anything.
fn shown(browser: &Browser) -> BTreeMap<String, i64> {
    wait_until(
        browser,
        "document.querySelector('#deeper') || document.querySelector('.valued li') &&
         !Array.from(document.querySelectorAll('.valued b'), e => e.textContent)
           .some(value => value.includes('≈'))",
    );
    let rows = browser.run(
        "return Array.from(document.querySelectorAll('.valued li > :first-child'),
           e => [e.querySelector('.mv').textContent, e.querySelector('b').textContent])",
    );
    let rows = rows.as_array().into_iter().flatten();
    rows.map(|row| {
        let text = row[1]
            .as_str()
            .expect("a value")
            .replace('−', "-")
            .replace('≈', "");
        // `#5`: wins within five sowings, where that is all there is to win.
        let points = match text.split_once('#') {
            Some(("-", _)) => -1,
            Some(_) => 1,
            None => text.parse().expect("a number"),
        };
        (row[0].as_str().expect("a move").to_owned(), points)
    })
    .collect()
}

#[test]
fn the_values_are_those_that_the_solver_proves() {
    let browser = Browser::open("values", "/");
    keep_settings(&browser, AT_ONCE);
    for (game, position) in ENDINGS {
        browser.go(&format!("/analysis?game={game}&position={position}"));
        assert_eq!(shown(&browser), solved(game, position), "{game} {position}");
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn a_game_is_looked_into_with_one_click_and_other_lines_are_played() {
    let browser = Browser::open("branches", Browser::BARE);
    begin(&browser, "kalah", AT_ONCE, "person-Ada|person-Max");
    for letter in ["C", "F", "b"] {
        choose(&browser, letter);
    }
    browser.click("#study");
    wait_until(&browser, "location.pathname == '/analysis'");
    wait_until(&browser, "document.querySelectorAll('.value').length > 0");
    browser.click("#previous");
    choose(&browser, "a");
    browser.click("#previous");
    wait_until(
        &browser,
        "document.querySelectorAll('.branches .ply').length == 2",
    );
    wait_until(
        &browser,
        "document.querySelectorAll('.valued li').length == 6",
    );
    browser.screenshot("two-lines");
    browser.run("history.back()");
    wait_until(&browser, "location.pathname == '/play'");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn a_review_names_what_was_given_away() {
    let browser = Browser::open("review", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go(ENDING);
    choose(&browser, "E");
    browser.click("#review");
    wait_until(
        &browser,
        "document.querySelector('#review').textContent.includes('Again')",
    );
    // E leads to the loss of four seeds, F or B to that of two: the result stays.
    // The first one is in the list and above it, and on the board with its sign.
    for place in [".faults li", ".faulty p"] {
        wait_until(
            &browser,
            &format!(
                "document.querySelector('{place}')?.textContent.startsWith('1. E?! inaccuracy −2 Best: ')"
            ),
        );
    }
    wait_until(
        &browser,
        "document.querySelector('.value.less b')?.textContent.startsWith('?!')",
    );
    assert_eq!(browser.count(".faults [aria-current]"), 1);
    browser.wait_for_text(".accuracy", "accuracy");
    assert!(holds(
        &browser,
        "!document.querySelector('.graph .searched')"
    ));
    for (name, width, height) in [
        ("desk", 1366, 768),
        ("upright", 360, 640),
        ("lying", 740, 360),
    ] {
        browser.resize(width, height);
        browser.run("document.querySelector('.review').scrollIntoView()");
        browser.screenshot(name);
    }
    browser.resize(1366, 768);
    learn_from_a_mistake(&browser);
    // The list leads to the position in which the move was chosen, the slider to any.
    browser.click(".faults button");
    wait_until(
        &browser,
        "document.querySelector('#scrub').value == '0' &&
         document.querySelectorAll('.value').length == 3",
    );
    browser.run(
        "const slider = document.querySelector('#scrub'); slider.value = 1;
         slider.dispatchEvent(new Event('input', { bubbles: true }))",
    );
    wait_until(
        &browser,
        "document.querySelector('.ply.now')?.textContent.startsWith('E')",
    );
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Beside a fault stand the values by which it was one; more is searched for whoever asks.
#[test]
fn a_review_and_the_values_beside_it_agree() {
    let browser = Browser::open("review-agrees", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/analysis?game=kalah&moves=C+F+b+a+A+c+E+d+B+f+D");
    browser.click("#review");
    browser.wait_for_text("#review", "Again");
    browser.wait_for_text(".faulty p", "Best: ");
    wait_until(
        &browser,
        "document.querySelector('.valued .mv').textContent \
         == document.querySelector('.faulty p').textContent.split('Best: ')[1].trim()",
    );
    browser.screenshot("values");
    browser.click("#deeper");
    browser.wait_for_text(".news", "depth");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Looks for something better than the mistake of a review, and stops.
fn learn_from_a_mistake(browser: &Browser) {
    // Whoever learns from it sees no values, gets two hints, and is told what another move is worth.
    browser.click("#retry");
    browser.wait_for_text(".task", "Player 1 played E here.");
    assert!(holds(browser, "!document.querySelector('.valued, .value')"));
    browser.click("#retry-hint");
    wait_until(browser, "document.querySelectorAll('.hinted').length > 0");
    browser.screenshot("retry");
    browser.click("#retry-hint");
    choose(browser, "B");
    browser.wait_for_text(".task", "Correct");
    browser.click("#try-again");
    choose(browser, "E");
    browser.wait_for_text(".task", "This gives 2 away.");
    browser.click("#retry-stop");
}

/// F15: the margin beside the board, its course below, the moves without scrolling.
#[test]
fn the_margin_is_beside_the_board_and_its_course_below() {
    let browser = Browser::open("course", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/analysis?game=kalah&moves=C+F+b+a+A&at=5");
    let worth = "/^≈?\\d+$/.test(document.querySelector('.gauge b').textContent)";
    wait_until(&browser, worth);
    let told = browser.attribute(".gauge", "aria-label");
    assert!(told.starts_with("Player 1’s final margin: "), "{told}");
    // What has been found out of a position stays while the game is gone through.
    for known in 1..=3 {
        wait_until(
            &browser,
            &format!("{worth} && document.querySelectorAll('.course .dot').length == {known}"),
        );
        browser.click("#previous");
    }
    browser.click("#engine");
    browser.click("#last");
    wait_until(&browser, worth);
    browser.click("#first");
    wait_until(&browser, "document.querySelector('.gauge.unknown')");
    // A press in the graph goes to the position there.
    browser.run(
        "const graph = document.querySelector('#scrub'); graph.value = 4;
         graph.dispatchEvent(new Event('input', { bubbles: true }))",
    );
    wait_until(&browser, "document.querySelector('#slider').value == '4'");
    // All of it is in the window: board, graph, steps and moves.
    wait_until(
        &browser,
        "innerHeight >= document.querySelector('.course').getBoundingClientRect().bottom
         && ['#first', '#last', '.turns .pair'].every(one =>
           document.querySelector(one).getBoundingClientRect().bottom <= innerHeight)",
    );
    assert!(browser.text(".turns .pair").starts_with("1."));
    assert_eq!(browser.count(".turns .pair"), 2);
    for (name, width, height) in [
        ("desk", 1366, 768),
        ("upright", 390, 844),
        ("lying", 844, 390),
        ("narrow", 320, 640),
    ] {
        browser.resize(width, height);
        wait_until(&browser, "document.querySelector('#scrub')");
        browser.screenshot(name);
        assert!(holds(
            &browser,
            "document.documentElement.scrollWidth <= innerWidth
             && document.querySelector('.gauge').getBoundingClientRect().x >= 0"
        ));
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Writes into a field, as a person who then goes on.
fn write(browser: &Browser, field: &str, event: &str, text: &str) {
    browser.run(&format!(
        "const field = document.querySelector({field:?}); field.value = {text:?};
         field.dispatchEvent(new Event('{event}', {{ bubbles: true }}))"
    ));
}

/// Chooses a file with the text that an expression gives.
fn read_file(browser: &Browser, field: &str, text: &str) {
    browser.run(&format!(
        "const data = new DataTransfer();
         data.items.add(new File([{text}], 'study.txt', {{ type: 'text/plain' }}));
         const field = document.querySelector({field:?}); field.files = data.files;
         field.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ));
}

/// Takes pictures of a part of the page on four screens, on which nothing may be too wide.
fn pictures(browser: &Browser, part: &str) {
    for (name, width, height) in [
        ("desk", 1366, 768),
        ("upright", 390, 844),
        ("lying", 844, 390),
        ("narrow", 320, 640),
    ] {
        browser.resize(width, height);
        browser.run(&format!(
            "document.querySelector({part:?}).scrollIntoView()"
        ));
        browser.screenshot(name);
        assert!(holds(
            browser,
            "document.documentElement.scrollWidth <= innerWidth"
        ));
    }
    browser.resize(1366, 768);
}

/// Draws with a pointer from one place to another, as a mouse or a finger would.
fn draw(browser: &Browser, from: &str, to: &str, event: &str) {
    browser.run(&format!(
        "const at = (letter) => {{
           const box = document.querySelector(`[data-place=${{letter}}]`).getBoundingClientRect();
           return {{ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }};
         }};
         const send = (name, letter) => document.querySelector('.canvas, .board').dispatchEvent(
           new PointerEvent(name, {{ bubbles: true, ...at(letter), {event} }}));
         send('pointerdown', '{from}');
         send('pointermove', '{to}');
         send('pointerup', '{to}')"
    ));
}

/// F15: arrows and circles, by mouse, finger and words; they stay in the address.
#[test]
fn arrows_and_circles_are_drawn_kept_and_removed() {
    let browser = Browser::open("drawn", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/analysis?game=kalah&moves=C+F");
    wait_until(&browser, "document.querySelectorAll('.value').length > 0");
    browser.click("#engine");
    let drawn = |colours: &str| {
        wait_until(
            &browser,
            &format!(
                "Array.from(document.querySelectorAll('.drawn path'), e => e.classList[0]).join(' ')
                 == '{colours}'"
            ),
        );
    };
    draw(&browser, "A", "f", "button: 2");
    drawn("green");
    draw(&browser, "B", "B", "button: 2, shiftKey: true");
    drawn("red green");
    draw(
        &browser,
        "c",
        "D",
        "button: 2, altKey: true, shiftKey: true",
    );
    drawn("red green yellow");
    // Another mouse button plays, and draws nothing.
    draw(&browser, "A", "B", "button: 0");
    drawn("red green yellow");
    pictures(&browser, ".board");
    // They belong to the position, and to the address.
    browser.click("#previous");
    drawn("");
    browser.click("#next");
    drawn("red green yellow");
    browser.reload();
    drawn("red green yellow");
    // A finger draws once the pencil is taken, and plays nothing.
    browser.click("#draw");
    browser.click(".brush.blue");
    draw(&browser, "a", "a", "button: 0, pointerType: 'touch'");
    drawn("red blue green yellow");
    browser.screenshot("pencil");
    browser.press("\u{e00c}");
    wait_until(&browser, "!document.querySelector('.canvas')");
    // In words: a list from which each can be removed, and three lists to add one.
    browser.unfold("#drawings");
    browser.wait_for_text(".drawings", "Red circle on B");
    browser.click(".drawings li:first-child button");
    drawn("blue green yellow");
    browser.click("#drawing button");
    drawn("blue blue green yellow");
    browser.screenshot("list");
    let address = browser.path();
    browser.run("document.activeElement.blur()");
    browser.press("\u{e00c}");
    drawn("");
    // Others see them in their pages, too.
    browser.go(&address.replace("/analysis", "/embed"));
    drawn("blue blue green yellow");
    browser.screenshot("embed");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Comments, signs and variations, kept by the address and by the text of the record.
#[test]
fn moves_are_commented_and_variations_ordered() {
    let browser = Browser::open("notes", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/analysis?game=kalah&moves=C+F+b+a+A");
    wait_until(&browser, "document.querySelector('.sheet .ply.now')");
    browser.click("#engine");
    browser.unfold("#notes");
    let say = |text: &str| write(&browser, "#comment", "change", text);
    say("<b>Not</b> the only move} [%csl GC]");
    browser.wait_for_text(".sheet .comment", "<b>Not</b> the only move}");
    assert_eq!(browser.count(".drawn path"), 1);
    browser.click(".sign:nth-child(5)");
    wait_until(
        &browser,
        "document.querySelector('.ply.now').textContent.endsWith('!?')",
    );
    // Another move begins a variation, which can become the main line or go.
    browser.click("#previous");
    choose(&browser, "B");
    browser.wait_for_text(".sheet .variation .ply.now", "B");
    say("Also possible.");
    browser.wait_for_text(".sheet .variation", "Also possible.");
    pictures(&browser, ".sheet");
    browser.click("#main-line");
    wait_until(
        &browser,
        "document.querySelector('.sheet .variation').textContent.includes('A')",
    );
    let sheet = browser.run("return document.querySelector('.sheet').textContent");
    browser.reload();
    wait_until(&browser, "document.querySelector('.sheet .variation')");
    assert_eq!(
        browser.run("return document.querySelector('.sheet').textContent"),
        sheet
    );
    // The text of the record has it all.
    browser.unfold("#exchange");
    let record = browser.run(
        "return Array.from(document.querySelectorAll('.forms pre'), e => e.textContent)
           .find(text => text.startsWith('[Game'))",
    );
    let record = record.as_str().unwrap_or_default();
    for part in ["{Also possible.}", "$5", "[%csl GC]", "the only move\\}"] {
        assert!(record.contains(part), "{part} in {record}");
    }
    write(&browser, "#game-text", "input", record);
    browser.click("#open-text");
    wait_until(
        &browser,
        &format!("document.querySelector('.sheet')?.textContent == {sheet}"),
    );
    browser.unfold("#notes");
    browser.run("window.confirm = () => true");
    browser.click("#delete-line");
    wait_until(&browser, "!document.querySelector('.sheet .variation')");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Chapters: added, named, ordered, stepped through, saved, read and removed.
#[test]
fn a_study_has_chapters() {
    let browser = Browser::open("chapters", "/");
    keep_settings(&browser, AT_ONCE);
    let titles = |expected: &str| {
        wait_until(
            &browser,
            &format!(
                "Array.from(document.querySelectorAll('.chapters .title'), e => e.textContent)
                   .join(' ') == '{expected}'"
            ),
        );
    };
    let add = |title: &str| {
        browser.unfold("#book");
        write(&browser, "#add-chapter input", "input", title);
        browser.click("#add-chapter button");
    };
    for (game, title) in [("kalah&moves=C+F", "one"), ("oware&moves=A", "two")] {
        browser.go(&format!("/analysis?game={game}"));
        wait_until(&browser, "document.querySelector('#engine')");
        if title == "one" {
            browser.click("#engine");
        }
        add(title);
        browser.wait_for_text(".open-chapter .chapter", title);
    }
    titles("one two");
    // What is played and said in an open chapter is kept there, and comes back with it.
    choose(&browser, "b");
    browser.unfold("#notes");
    write(&browser, "#comment", "change", "Kept.");
    browser.click("#chapter-before");
    browser.wait_for_text(".open-chapter .chapter", "one");
    wait_until(&browser, "location.search.includes('kalah')");
    browser.screenshot("one");
    browser.click("#chapter-after");
    browser.wait_for_text(".sheet .comment", "Kept.");
    browser.reload();
    browser.wait_for_text(".open-chapter .chapter", "two");
    browser.wait_for_text(".sheet .comment", "Kept.");
    // Order and names.
    browser.unfold("#book");
    browser.click(".chapters li:last-child button[aria-label*='up']");
    titles("two one");
    browser.click(".chapters li:first-child button[aria-pressed]");
    write(&browser, ".chapters input", "change", "Second");
    titles("Second one");
    pictures(&browser, "#book");
    // One file with all of it, which is read again; a wrong one is told.
    browser.run(
        "HTMLAnchorElement.prototype.click = function () { window.saved = this.href; };
         window.confirm = () => true",
    );
    browser.click("#save-book");
    let read = |text: &str| read_file(&browser, "#read-book", text);
    browser.click(".chapters li:last-child .delete");
    titles("Second");
    read("decodeURIComponent(window.saved.split(',')[1])");
    titles("Second Second one");
    read("'[Game \"chess\"]'");
    browser.wait_for_text("#book .told", "Chapter 1: ");
    titles("Second Second one");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn positions_are_set_up_and_texts_are_read() {
    let browser = Browser::open("editor", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/analysis?game=oware");
    wait_until(
        &browser,
        "document.querySelectorAll('.valued li').length == 6",
    );
    browser.unfold("#editor");
    // The fields lie as the houses do.
    assert!(holds(
        &browser,
        "(() => {
            const left = element => element.getBoundingClientRect().left;
            const inOrder = (all, letter) => [...all].sort((a, b) => left(a) - left(b)).map(letter).join('');
            return ['north', 'south'].every(side =>
                inOrder(document.querySelectorAll(`.editor .${side}:not(.apart)`), field => field.textContent.slice(-1)) ==
                inOrder(document.querySelectorAll('.spot[data-place]'), spot => spot.dataset.place)
                    .replace(side == 'north' ? /[^a-f]/g : /[^A-F]/g, ''));
        })()"
    ));
    let type_into = |selector: &str, text: &str| {
        browser.run(&format!(
            "const field = document.querySelector({selector:?}); field.value = {text:?};
             field.dispatchEvent(new Event('input', {{ bubbles: true }}))"
        ));
    };
    type_into(".editor .row:nth-of-type(2) input", "nonsense");
    wait_until(&browser, "document.querySelector('#set-up').disabled");
    browser.wait_for_text(".editor .told", "nonsense");
    browser.screenshot("refused");
    type_into(".editor .row:nth-of-type(2) input", "7");
    browser.wait_for_text(".editor .told", "51 pieces");
    browser.click("#set-up");
    // The address is there before the new screen, on which the editor is folded.
    wait_until(
        &browser,
        "location.search.includes('position=') && !document.querySelector('#editor').open",
    );
    browser.unfold("#exchange");
    type_into("#game-text", "[Game \"chess\"]");
    browser.click("#open-text");
    browser.wait_for_text("#exchange .told", "chess");
    type_into("#game-text", "4-4-4-4-4-4-4-4-4-4-0-8-0-0-N");
    browser.click("#open-text");
    wait_until(&browser, "location.search.includes('4-0-8-0-0-N')");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// U-46: the board as a picture, and the last turn as one that moves.
#[test]
fn pictures_can_be_saved() {
    let browser = Browser::open("pictures", "/");
    for (button, name, moves) in [
        ("#save-picture", "mancala.svg", false),
        ("#save-turn", "mancala-turn.svg", true),
    ] {
        browser.go("/analysis?game=kalah&moves=C+F");
        // What is below moves down when they come.
        wait_until(
            &browser,
            "document.querySelectorAll('.valued li').length == 6",
        );
        // What the browser would save is looked at instead.
        browser.run(
            "HTMLAnchorElement.prototype.click = function () { window.saved = [this.download, this.href]; }; \
             document.querySelector('#exchange').open = true",
        );
        browser.click(button);
        wait_until(&browser, "window.saved");
        assert_eq!(browser.run("return window.saved[0]"), name);
        let text = browser.run("return decodeURIComponent(window.saved[1])");
        let text = text.as_str().unwrap_or_default();
        assert_eq!(text.contains("<animate "), moves);
        assert!(text.contains("--block:#") && text.contains("id=\"beans-0\""));
        let size = browser.run_async(
            "const done = arguments[0]; const picture = new Image(); \
             picture.onload = () => { document.body.replaceChildren(picture); done(picture.naturalWidth); }; \
             picture.onerror = () => done(0); picture.src = window.saved[1]",
        );
        assert!(size.as_u64() > Some(500), "{size}");
        browser.screenshot(&name[..name.len() - 4]);
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

/// On an upright board a value would cover seeds wherever it stood: there is room beside it.
#[test]
fn values_stand_beside_an_upright_board() {
    let browser = Browser::open("values-beside", "/analysis?game=kalah&moves=C+F");
    for (width, height) in [(390, 844), (320, 568)] {
        browser.resize(width, height);
        wait_until(
            &browser,
            "document.querySelector('.board.upright') && document.querySelectorAll('.value b').length == 6",
        );
        browser.screenshot(&width.to_string());
        assert!(holds(
            &browser,
            "[...document.querySelectorAll('.value b')].every(value => {
                const board = document.querySelector('.board').getBoundingClientRect();
                const box = value.getBoundingClientRect();
                return box.left >= board.right && box.right <= innerWidth;
            })"
        ));
    }
}
