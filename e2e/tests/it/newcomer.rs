//! Somebody who has never seen the game: from the first screen to the third move without reading.

use std::time::Instant;

use e2e::Browser;

use crate::table::{choose, my_turn, playable, wait_until};

/// The most taps until the third move is made.
const TAPS_MAX: u64 = 5;
/// The most seconds, at the speeds that the page has by itself.
const SECONDS_MAX: f64 = 15.0;

#[test]
#[expect(clippy::print_stdout, reason = "the measurement is the result")]
fn the_third_move_is_five_taps_away() {
    let browser = Browser::open("newcomer", "/");
    browser.resize(1366, 768);
    browser.run("window.taps = 0; addEventListener('click', () => window.taps += 1, true)");
    let begun = Instant::now();
    for moves in 1..=3 {
        assert!(my_turn(&browser), "the game is over before move {moves}");
        choose(&browser, &playable(&browser)[0]);
        let made = "document.querySelectorAll('.line.south .ply').length";
        wait_until(&browser, &format!("{made} == {moves}"));
    }
    let seconds = begun.elapsed().as_secs_f64();
    let taps = browser.run("return window.taps").as_u64();
    println!("third move after {taps:?} taps and {seconds:.1} s");
    assert!(taps.is_some_and(|taps| taps <= TAPS_MAX), "{taps:?} taps");
    assert!(seconds <= SECONDS_MAX, "{seconds:.1} s");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Windows of every width: phones, tablets both ways, halves of screens, wide ones.
const WINDOWS: [(u32, u32); 12] = [
    (320, 640),
    (390, 844),
    (600, 960),
    (768, 1024),
    (844, 390),
    (900, 700),
    (1024, 600),
    (1024, 768),
    (1100, 800),
    (1180, 820),
    (1440, 900),
    (2560, 1440),
];

/// The buttons of the first screen can be read in every window: no name takes more than three
/// lines, no button holds more than it shows, and none reaches out of the window.
#[test]
fn the_first_screen_can_be_read_in_every_window() {
    let browser = Browser::open("widths", "/");
    for (width, height) in WINDOWS {
        browser.resize(width, height);
        let is_read = "return [...document.querySelectorAll('.way')]
            .filter(way => way.offsetParent)
            .filter(way => {
              const name = document.createRange();
              name.selectNodeContents(way);
              const lines = new Set([...name.getClientRects()].map(line => line.top)).size;
              return 3 < lines || innerWidth < way.getBoundingClientRect().right
                || way.clientWidth < way.scrollWidth || way.clientHeight < way.scrollHeight;
            })
            .map(way => way.id).join()";
        assert_eq!(browser.run(is_read), "", "{width}×{height}");
    }
    // The houses of a phone's board can be hit by a thumb, of a short one, too.
    for (width, height, least) in [(390, 844, 40), (390, 664, 32), (360, 640, 32)] {
        browser.resize(width, height);
        wait_until(
            &browser,
            &format!(
                "[...document.querySelectorAll('button.spot')].every(house => \
                 house.getBoundingClientRect().height >= {least})"
            ),
        );
    }
    assert_eq!(browser.complaints(), [""; 0]);
}
