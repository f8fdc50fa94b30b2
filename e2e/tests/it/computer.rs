//! The computer as opponent: it can be asked for a hint, and it may fail without harm.

use std::collections::HashSet;

use e2e::Browser;
use engine::{Engine, EngineOptions, Player};
use game::{Awaited, Game, Level, Seat, Sitting, Step};

use crate::table::{
    AT_ONCE, begin, choose, choose_again, keep_settings, my_turn, playable, wait_until,
};

const MY_TURN: &str = "document.querySelector('.spot.playable')";
/// The longest wait for the first idea of a hint, on a machine on which others compile; the aim is 100 ms.
const IDEA_MS_MAX: f64 = 700.0;

#[test]
fn it_gives_hints_and_can_be_taken_back() {
    let browser = Browser::open("hint", Browser::BARE);
    begin(&browser, "kalah", AT_ONCE, "person|level-8");
    choose(&browser, "A");
    wait_until(&browser, MY_TURN);
    browser.run(
        "let asked = performance.now(); \
         new MutationObserver(() => window.idea ??= document.querySelector('.pit.hinted') \
           && performance.now() - asked).observe(document, { subtree: true, attributes: true }); \
         document.querySelector('#hint').click()",
    );
    wait_until(&browser, "window.idea");
    // The search goes on for longer than a second; the level has started the worker already.
    let idea_ms = browser.run("return window.idea").as_f64();
    assert!(idea_ms.is_some_and(|ms| ms < IDEA_MS_MAX), "{idea_ms:?}");
    browser.wait_for_text(".status .story", "Try ");
    browser.screenshot("shown");
    browser.click("#undo");
    wait_until(&browser, "!location.search.includes('moves')");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Lets the page start its workers from another script; returns which one it was.
fn point_to(browser: &Browser, address: &str) -> String {
    let before = browser.run(&format!(
        "let script = document.querySelector('meta[name=worker]'); \
         let before = script.content; script.content = '{address}'; return before"
    ));
    before.as_str().unwrap_or_default().to_owned()
}

#[test]
fn without_its_worker_the_game_waits_for_another_try() {
    let browser = Browser::open("worker", Browser::BARE);
    begin(&browser, "kalah", AT_ONCE, "person|level-1");
    let worker = point_to(&browser, "/assets/nothing.js");
    choose(&browser, "A");
    browser.text("#retry");
    browser.screenshot("failed");
    point_to(&browser, &worker);
    browser.click("#retry");
    wait_until(&browser, MY_TURN);
}

/// A worker that swallows its messages.
const SWALLOW: &str = "
    const post = Worker.prototype.postMessage;
    window.swallows = true;
    Worker.prototype.postMessage = function (...all) {
      if (!window.swallows) post.apply(this, all);
    };";

#[test]
fn a_silent_computer_is_asked_again_or_left() {
    const SILENT: &str = "The computer does not answer.";
    let browser = Browser::open("silent", "/");
    browser.begin_with(SWALLOW);
    begin(&browser, "kalah", AT_ONCE, "person|level-1");
    choose(&browser, "A");
    browser.wait_for_text(".thinking.failed", SILENT);
    for (name, width, height) in [
        ("phone", 390, 844),
        ("small", 360, 640),
        ("lying", 640, 360),
        ("desk", 1366, 768),
    ] {
        browser.resize(width, height);
        wait_until(&browser, crate::table::FITS);
        browser.screenshot(name);
    }
    browser.run("window.swallows = false");
    browser.click("#retry");
    assert!(my_turn(&browser), "another worker answers");
    assert_eq!(browser.count(".thinking.failed"), 0);
    browser.run("window.swallows = true");
    // Nothing else has to be heard for the game to go on.
    while let Some(house) = playable(&browser).pop() {
        choose(&browser, &house);
    }
    browser.wait_for_text(".thinking.failed", SILENT);
    browser.click("#without");
    wait_until(&browser, MY_TURN);
    wait_until(&browser, "!location.search.includes('level-')");
    let house = playable(&browser).remove(0);
    assert!(
        "abcdef".contains(&house),
        "{house} is on the computer's side"
    );
    choose(&browser, &house);
    assert_eq!(browser.complaints(), [""; 0]);
}

/// U-28: chosen while the computer is to move, sown when it has.
#[test]
fn a_house_can_be_chosen_before_its_turn() {
    let browser = Browser::open("premove", Browser::BARE);
    let settings = format!("{AT_ONCE}&premove=on");
    begin(&browser, "kalah", &settings, "person|level-1");
    // A computer that has to wait.
    let worker = point_to(&browser, "/assets/nothing.js");
    choose(&browser, "A");
    browser.text("#retry");
    choose(&browser, "C");
    browser.wait_for_text(".status .story", "C will be played on your turn.");
    choose_again(&browser, "C");
    browser.wait_for_text(".status .story", "C will not be played.");
    wait_until(&browser, "!document.querySelector('.pit.chosen')");
    choose(&browser, "B");
    wait_until(&browser, "document.querySelector('.pit.chosen')");
    browser.screenshot("waits");
    point_to(&browser, &worker);
    browser.click("#retry");
    wait_until(&browser, "/moves=A(.[a-f])+.B/.test(location.search)");
}

#[test]
fn it_begins_if_it_is_told_to() {
    let browser = Browser::open("begins", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/oware");
    browser.click("#begins-far");
    browser.click("form .main");
    wait_until(&browser, MY_TURN);
    wait_until(&browser, "location.search.includes('south=level-2')");
    browser.screenshot("answered");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Half of the games do not begin with it: of twenty games all are alike once in half a million times.
#[test]
fn a_lot_decides_who_begins_if_it_is_asked_for() {
    let browser = Browser::open("lot", Browser::BARE);
    let mut seen = HashSet::new();
    for _ in 0..20 {
        browser.go("/oware");
        browser.click("#begins-by-lot");
        browser.click("form .main");
        wait_until(&browser, "location.search.includes('=level-2')");
        let begins = browser.run("return location.search.includes('south=level-2')");
        seen.insert(begins.as_bool());
        if seen.len() == 2 {
            break;
        }
    }
    assert_eq!(seen, HashSet::from([Some(true), Some(false)]));
    assert_eq!(browser.complaints(), [""; 0]);
}

const PERFECT: &str = ".status .perfect";

/// How often the page has said it, to those who do not see the board.
fn claims(browser: &Browser) -> u64 {
    let claims = browser
        .run("return window.spoken.filter(text => text.includes('Perfect from here. ')).length");
    claims.as_u64().unwrap_or_default()
}

#[test]
fn the_last_level_says_when_it_is_perfect() {
    let browser = Browser::open("perfect", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/play?game=kalah:seeds=2&north=level-8");
    wait_until(&browser, MY_TURN);
    browser.run(
        "const spoken = document.querySelector('.spoken');
         window.spoken = [];
         new MutationObserver(() => window.spoken.push(spoken.textContent))
           .observe(spoken, { childList: true, characterData: true, subtree: true });",
    );
    // The whole board does not count as an ending, so that takes some turns.
    assert_eq!(browser.count(PERFECT), 0);
    while my_turn(&browser) && browser.count(PERFECT) == 0 {
        choose(&browser, &playable(&browser)[0]);
    }
    assert!(browser.count(PERFECT) > 0, "{}", browser.path());
    assert_eq!(claims(&browser), 1);
    for (name, width, height) in [
        ("phone", 390, 844),
        ("small", 360, 640),
        ("lying", 640, 360),
        ("desk", 1280, 800),
    ] {
        browser.resize(width, height);
        browser.wait_for_text(PERFECT, "▦ Perfect from here");
        let fits = "document.documentElement.scrollHeight <= innerHeight";
        wait_until(&browser, fits);
        browser.screenshot(name);
    }
    choose(&browser, &playable(&browser)[0]);
    if my_turn(&browser) {
        assert_eq!((browser.count(PERFECT), claims(&browser)), (1, 1));
        browser.click("#hint");
        browser.wait_for_text(".status .story", "(▦ from the table of endings)");
        wait_until(
            &browser,
            "window.spoken.at(-1).includes('(from the table of endings)')",
        );
    }
    while browser.path().contains("moves") {
        browser.click("#undo");
    }
    assert_eq!(browser.count(PERFECT), 0);
    assert_eq!(browser.complaints(), [""; 0]);
}

/// The first moves of the computer against itself: the sitting's word for it.
fn against_itself(game: &str, levels: [u8; 2], seed: u64, steps: usize) -> Vec<String> {
    let seats = levels.map(|number| Seat::Computer(Level::new(number).expect("a level")));
    let rules = game.parse().expect("a game");
    let mut sitting = Sitting::new(Game::start(&rules), seats, seed);
    let mut engine = Engine::new(EngineOptions::default());
    while sitting.game().cursor() < steps
        && let Awaited::Computer(side, level) = sitting.awaited()
    {
        let seed = sitting.seed_now();
        let player = Player { side, level, seed };
        let choice = engine.choose(sitting.position(), player, None);
        let mv = choice.mv.expect("something can be played");
        sitting.choose(side, mv).expect("it is legal");
    }
    sitting.game().line().map(Step::text).collect()
}

/// So does the terminal: `crates/cli/tests/it/play.rs`.
#[test]
fn the_same_game_level_and_seed_give_the_same_moves() {
    const STEPS: usize = 8;
    let browser = Browser::open("same", "/");
    keep_settings(&browser, AT_ONCE);
    for (game, levels) in [("kalah", [1, 2]), ("oware", [2, 1]), ("congkak", [1, 1])] {
        let [south, north] = levels;
        browser.go(&format!(
            "/play?game={game}&south=level-{south}&north=level-{north}&seed=7"
        ));
        let steps = browser.until("the first moves", || {
            let moves = browser.run("return new URLSearchParams(location.search).get('moves')");
            let steps = moves.as_str()?.split(' ').map(str::to_owned);
            let steps: Vec<String> = steps.collect();
            (steps.len() >= STEPS).then_some(steps)
        });
        assert_eq!(
            steps[..STEPS],
            against_itself(game, levels, 7, STEPS),
            "{game}"
        );
    }
}
