//! Two people at one device: undo, links, reloading, rounds, the simultaneous opening.

use e2e::Browser;

use crate::kept::wait_for_kept;
use crate::table::{
    AT_ONCE, begin, choose, choose_in, keep_players, keep_settings, middle, playable, wait_until,
};

const PEOPLE: &str = "person-Ada|person-Max";

/// What lies where, as the labels say it.
fn board(browser: &Browser) -> String {
    let labels = browser.run(
        "return Array.from(document.querySelectorAll('.count'), e => e.textContent).join(' ')",
    );
    labels.as_str().unwrap_or_default().to_owned()
}

#[test]
fn nothing_is_lost_by_reloading_and_a_link_shows_the_same_board() {
    let browser = Browser::open("link", Browser::BARE);
    begin(&browser, "kalah", AT_ONCE, PEOPLE);
    for letter in ["C", "F", "b"] {
        choose(&browser, letter);
    }
    wait_until(&browser, "location.search.includes('moves=C+F+b')");
    let (before, path) = (board(&browser), browser.path());
    browser.click("#undo");
    wait_until(&browser, "!location.search.includes('b')");
    browser.reload();
    wait_until(&browser, "document.querySelector('#redo:not([disabled])')");
    browser.click("#redo");
    browser.until("the board as it was", || {
        (board(&browser) == before).then_some(())
    });
    // Somebody else's browser knows nothing but the link.
    browser.run("localStorage.clear(); indexedDB.deleteDatabase('mancala')");
    keep_settings(&browser, AT_ONCE);
    browser.go(&path);
    browser.until("the friend's board", || {
        (board(&browser) == before).then_some(())
    });
    assert!(browser.text(".player-bar.far .name") == "Max");
    browser.screenshot("friend");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn a_bad_link_is_explained_and_loses_nothing() {
    let browser = Browser::open("bad-link", Browser::BARE);
    begin(&browser, "kalah", AT_ONCE, PEOPLE);
    choose(&browser, "C");
    wait_for_kept(&browser, "the game", |games| games.len() == 1);
    browser.go("/play?game=kalah&moves=C+a");
    browser.wait_for_text("[role=alert]", "Move 2");
    browser.screenshot("message");
    browser.click(".go-on");
    wait_until(&browser, "location.search.includes('moves=C')");
    browser.go("/play?game=kid-cala");
    browser.wait_for_text(".nowhere p", "no game called “kid-cala”");
    browser.screenshot("no-game");
    browser.text(".nowhere [data-game='kid-cala-classic']");
    browser.go("/play?game=awale&moves=A");
    browser.wait_for_text("h1", "Oware");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn what_cannot_be_played_says_why() {
    let browser = Browser::open("why", Browser::BARE);
    begin(&browser, "kalah", AT_ONCE, PEOPLE);
    choose(&browser, "C");
    choose(&browser, "C");
    browser.wait_for_text(".status .story", "empty");
    choose(&browser, "c");
    browser.wait_for_text(".status .story", "not");
    browser.screenshot("refused");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn both_choose_at_once_in_congkak() {
    let browser = Browser::open("opening", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/play?game=congkak:opening=simultaneous");
    wait_until(&browser, "document.querySelector('.board')");
    let before = board(&browser);
    choose(&browser, "B");
    wait_until(
        &browser,
        "document.querySelectorAll('.spot.playable').length == 7",
    );
    assert_eq!(board(&browser), before, "the first choice stays hidden");
    browser.screenshot("hidden");
    choose(&browser, "c");
    wait_until(&browser, "location.search.includes('moves=B/c')");
    browser.screenshot("sown");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn a_match_goes_on_with_burnt_houses() {
    let browser = Browser::open("rounds", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/play?game=congkak:match=traditional\
         &position=0-0-0-0-0-0-1-0-0-0-0-0-0-0-59-38-S");
    wait_until(&browser, "document.querySelector('.board')");
    choose(&browser, "G");
    browser.click("#next-round");
    wait_until(&browser, "document.querySelectorAll('.burnt').length > 0");
    browser.wait_for_text(".round", "2");
    browser.screenshot("burnt");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Houses change hands: South has won 31 of 48 seeds, which fill seven houses, and three of the eighth.
#[test]
fn a_match_about_territory_is_played_over_two_rounds() {
    let browser = Browser::open("territory", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/play?game=adi:match=territory-10\
         &position=0-0-0-0-0-1-0-0-0-0-0-0-30-17-S");
    wait_until(&browser, "document.querySelector('.board')");
    choose(&browser, "F");
    browser.click("#next-round");
    browser.wait_for_text(".round", "Round 2 · Match: 1 – 0");
    let owned = "Array.from(document.querySelectorAll('.pit.owned-south')).length";
    wait_until(&browser, &format!("{owned} == 2"));
    let told = |letter: &str| {
        let of = format!("return document.querySelector(\"[data-place='{letter}']\").ariaLabel");
        browser.run(&of).as_str().unwrap_or_default().to_owned()
    };
    for letter in ["a", "b"] {
        let told = told(letter);
        assert!(
            told.contains("Player 1") && told.contains("It lies on North’s side."),
            "{told}"
        );
    }
    assert!(!told("c").contains("It lies"), "{}", told("c"));
    // The loser begins, with the four houses that are left.
    assert_eq!(playable(&browser).len(), 4);
    browser.screenshot("second-round");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn sides_can_be_changed_and_the_board_turned() {
    let browser = Browser::open("pie", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.go("/play?game=kalah:pie=on&moves=A");
    browser.click("#swap");
    wait_until(&browser, "location.search.includes('swap')");
    browser.click("#flip");
    wait_until(&browser, "location.search.includes('near=north')");
    browser.screenshot("turned");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn fruits_are_chosen_one_by_one() {
    let browser = Browser::open("fruits", Browser::BARE);
    begin(&browser, "banana-cala", AT_ONCE, PEOPLE);
    browser.click("[data-place='M']");
    for kind in ["g", "o", "b"] {
        browser.click(&format!(".fruit[data-kind={kind}]"));
    }
    browser.screenshot("choosing");
    browser.click("#drop");
    wait_until(&browser, "location.search.includes('moves=M:gob')");
    browser.screenshot("dropped");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Where the middles of some places are, from the left.
fn from_left<const N: usize>(browser: &Browser, places: [&str; N]) -> [f64; N] {
    places.map(|place| middle(browser, &format!("[data-place={place}]")).0)
}

#[test]
fn malaysians_see_congkak_as_they_draw_it() {
    let browser = Browser::open("mirror", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    browser.resize(1366, 768);
    browser.go("/play?game=congkak&lang=ms");
    browser.text(".board");
    let [a, b, g] = from_left(&browser, ["A", "B", "G"]);
    assert!(g < b && b < a, "sown to the left: {a} {b} {g}");
    // Both rows have the same houses across, and the arrow keys follow the drawing.
    let [far] = from_left(&browser, ["a"]);
    assert!((far - g).abs() < 1.0, "{far} {g}");
    browser.run("document.querySelector('[data-place=B]').focus()");
    browser.press("\u{e014}");
    wait_until(&browser, "document.activeElement.dataset.place == 'A'");
    browser.screenshot("congkak-ms");
    // Positions and records stay as they are.
    choose(&browser, "G");
    wait_until(&browser, "location.search.includes('moves=G')");
    // On a phone their own row is at the right, sown downwards.
    browser.resize(390, 844);
    wait_until(&browser, "document.querySelector('.board.upright')");
    let [own, far] = from_left(&browser, ["A", "a"]);
    assert!(far < own, "{far} {own}");
    browser.screenshot("congkak-ms-phone");
    // Others see it as the other games, unless they ask for it.
    for (settings, is_left) in [("language=en", false), ("language=en&store=left", true)] {
        keep_settings(&browser, &format!("{AT_ONCE}&{settings}"));
        browser.resize(1366, 768);
        browser.go("/play?game=congkak");
        browser.text(".board");
        let [a, g] = from_left(&browser, ["A", "G"]);
        assert_eq!(g < a, is_left, "{settings}");
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Turns the page's clock forward.
fn wait_as_if(browser: &Browser, ms: u32) {
    browser.run(&format!(
        "const now = performance.now.bind(performance); performance.now = () => now() + {ms}"
    ));
}

#[test]
fn two_people_may_play_with_a_clock() {
    let browser = Browser::open("clock", Browser::BARE);
    keep_settings(&browser, AT_ONCE);
    keep_players(&browser, PEOPLE);
    browser.go("/kalah");
    choose_in(&browser, "#clock", "300+3");
    browser.click("form .main");
    let near = ".player-bar:not(.far) .time";
    browser.wait_for_text(near, "5:00");
    assert_eq!(browser.attribute(near, "role"), "timer");
    choose(&browser, "A");
    wait_as_if(&browser, 60_000);
    // Nobody pays for the first turn, and each turn earns three seconds.
    browser.wait_for_text(near, "5:03");
    choose(&browser, "a");
    browser.wait_for_text(".player-bar.far .time", "5:03");
    wait_as_if(&browser, 60_000);
    browser.wait_for_text(near, "4:0");
    browser.screenshot("clock");
    // It goes on where it was.
    choose(&browser, "B");
    browser.wait_for_text(near, "4:0");
    wait_for_kept(&browser, "the clock", |games| {
        games.iter().any(|game| game.contains("time=300"))
    });
    browser.reload();
    browser.wait_for_text(near, "4:0");
    wait_as_if(&browser, 400_000);
    browser.wait_for_text("#ending-title", "wins");
    browser.wait_for_text(".ending", "run out of time");
    wait_until(&browser, "location.search.includes('out-of-time')");
    browser.screenshot("out-of-time");
    browser.click("#play-again");
    browser.wait_for_text(near, "5:00");
    // Children have none, and who plays the computer neither.
    browser.go("/kid-cala-classic");
    browser.text("form .main");
    assert_eq!(browser.count("#clock"), 0);
    assert_eq!(browser.complaints(), [""; 0]);
}
