//! How the tests play: what a person would click, and how they know what came of it.

use std::thread::sleep;
use std::time::{Duration, Instant};

use e2e::{Browser, PATIENCE};

/// Settings under which nothing moves, so that a whole game takes seconds, and no processor draws faces
/// that nod.
pub(crate) const AT_ONCE: &str = "speed=off&computer-speed=off&sound=off&less-motion=on";
/// Settings under which seeds do not move, but all that comes after them does.
pub(crate) const SOWN_AT_ONCE: &str = "speed=off&computer-speed=off&sound=off";

/// More plies than any game of these tests has.
const PLIES_MAX: usize = 600;

/// Keeps these settings on the device, as the settings window would.
pub(crate) fn keep_settings(browser: &Browser, settings: &str) {
    browser.run(&format!(
        "localStorage.setItem('mancala.settings', '{settings}')"
    ));
}

/// Chooses a value of a list, as a person would.
pub(crate) fn choose_in(browser: &Browser, list: &str, value: &str) {
    browser.text(list);
    browser.run(&format!(
        "const list = document.querySelector('{list}'); list.value = '{value}'; \
         list.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ));
}

/// Who sits at the table next time: the near player, then the far one.
pub(crate) fn keep_players(browser: &Browser, players: &str) {
    browser.run(&format!(
        "localStorage.setItem('mancala.players', '{players}')"
    ));
}

/// Opens the options of a game with these settings and players, and begins.
pub(crate) fn begin(browser: &Browser, game: &str, settings: &str, players: &str) {
    keep_settings(browser, settings);
    keep_players(browser, players);
    browser.go(&format!("/{game}"));
    browser.click("form .main");
    browser.text(".board");
}

/// Where the middle of an element is, from the left and from the top of the window.
#[track_caller]
pub(crate) fn middle(browser: &Browser, selector: &str) -> (f64, f64) {
    let at = browser.run(&format!(
        "const at = document.querySelector('{selector}').getBoundingClientRect(); \
         return [at.x + at.width / 2, at.y + at.height / 2]"
    ));
    let side = |index: usize| at[index].as_f64().expect("it is on the page");
    (side(0), side(1))
}

/// Everything is seen without scrolling.
pub(crate) const FITS: &str = "document.documentElement.scrollHeight <= innerHeight \
                               && document.documentElement.scrollWidth <= innerWidth";

/// What the page can look like.
pub(crate) const THEMES: [&str; 4] = ["light", "dark", "contrast-light", "contrast-dark"];

/// Whether something is true in the page.
pub(crate) fn holds(browser: &Browser, condition: &str) -> bool {
    browser.run(&format!("return Boolean({condition})")) == true
}

/// Runs a script now, and with each picture that the browser draws from now on.
pub(crate) fn at_each_picture(browser: &Browser, script: &str) {
    browser.run(&format!(
        "const look = () => {{ {script}; requestAnimationFrame(look); }}; look()"
    ));
}

/// Waits until something is true in the page.
#[track_caller]
pub(crate) fn wait_until(browser: &Browser, condition: &str) {
    browser.ask(condition, &format!("Boolean({condition})"));
}

pub(crate) const OVER: &str = "document.querySelector('#play-again')";
const MY_TURN: &str = "document.querySelector('.spot.playable')";

/// Waits until a person has to choose; says whether the game goes on.
#[track_caller]
pub(crate) fn my_turn(browser: &Browser) -> bool {
    wait_until(browser, &format!("{MY_TURN} || {OVER}"));
    !holds(browser, OVER)
}

/// The letters of the places that can be chosen.
pub(crate) fn playable(browser: &Browser) -> Vec<String> {
    let letters = browser.run(
        "return Array.from(document.querySelectorAll('.spot.playable'), e => e.dataset.place)",
    );
    let letters = letters.as_array().into_iter().flatten();
    letters
        .filter_map(|letter| letter.as_str().map(str::to_owned))
        .collect()
}

/// The page takes a second tap on a place within 60 milliseconds for that of a trembling finger.
const TREMBLE: Duration = Duration::from_millis(100);

/// Chooses a place once more, not faster than a person can.
#[track_caller]
pub(crate) fn choose_again(browser: &Browser, letter: &str) {
    sleep(TREMBLE);
    choose(browser, letter);
}

/// Chooses a place; of fruit, everything that may be taken as it lies.
#[track_caller]
pub(crate) fn choose(browser: &Browser, letter: &str) {
    browser.click(&format!("[data-place='{letter}']"));
    // On a slow machine the baskets may still be under way.
    wait_until(browser, "!document.querySelector('.awaited')");
    if browser.count(".picking") > 0 {
        if browser.count("#drop[disabled]") > 0 {
            browser.click("#as-they-lie");
        }
        browser.click("#drop");
    }
}

/// Plays to the end: at each turn the place whose number `pick` gives. Calls `look` once in the
/// middle of the game.
#[track_caller]
pub(crate) fn play_to_the_end(
    browser: &Browser,
    pick: impl Fn(usize, &[String]) -> usize,
    look: impl Fn(),
) {
    let begun = Instant::now();
    for ply in 0..PLIES_MAX {
        if !my_turn(browser) {
            return;
        }
        if ply == 6 {
            look();
        }
        let letters = playable(browser);
        // The computer may have moved in between: then there is nothing to choose any more.
        if let Some(letter) = letters.get(pick(ply, &letters)) {
            choose(browser, letter);
        }
    }
    panic!(
        "no end after {PLIES_MAX} plies in {:?} (patience: {PATIENCE:?})",
        begun.elapsed()
    );
}
