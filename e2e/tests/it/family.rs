//! The whole family on the page: the library, games of four rows, a game of one's own.

use e2e::Browser;

use crate::table::{choose_in, holds, keep_settings, middle, wait_until};

/// A visitor finds Togyz Kumalak in the library, reads its rules, and plays the computer, which
/// answers; the game is kept, and comes back after the page was loaded anew.
#[test]
fn a_game_is_found_in_the_library_and_played() {
    let browser = Browser::open("family", "/");
    browser.click(".links [href='/games']");
    browser.wait_for_text("h1", "Games of the world");
    wait_until(
        &browser,
        "document.querySelectorAll('.library .card').length > 100",
    );
    browser.click("#rows-four");
    wait_until(
        &browser,
        "Array.from(document.querySelectorAll('.library .card')).filter((card) => card.offsetParent).length < 20",
    );
    browser.click("#rows-any");
    browser.click("#rules-few");
    browser.wait_for_text(".count-of-games", "22 games");
    browser.click("#rules-few");
    // A space asks for nothing; the name of a well-known game finds those that are like it, too.
    for (asked, found) in [
        ("oware", "7 games"),
        (" ", "114 games"),
        ("kazakh ", "2 games"),
    ] {
        browser.run(&format!(
            "const field = document.querySelector('#find-game'); field.value = '{asked}'; \
             field.dispatchEvent(new Event('input'))"
        ));
        browser.wait_for_text(".count-of-games", found);
    }
    browser.screenshot("library");
    browser.click("[data-game='togyz-kumalak']");
    browser.wait_for_text("h1", "Togyz Kumalak");
    wait_until(
        &browser,
        "document.querySelector('.profile .statements').textContent.includes('tuzdik')",
    );
    browser.click("#play-computer");
    browser.click("[data-place='F']");
    // Both players have sown, and it is the visitor's turn again.
    wait_until(
        &browser,
        "document.querySelector('.player-bar:not(.far)').textContent.includes('Your turn') && \
         location.search.split('+').length > 1",
    );
    browser.screenshot("togyz");
    browser.go("/");
    wait_until(
        &browser,
        "document.querySelector('.go-on span')?.textContent.startsWith('Togyz Kumalak · turn')",
    );
    assert_eq!(browser.complaints(), [""; 0]);
}

/// The game of the day tells its story whole, beside its board or below it, and its page tells from where
/// it is known.
#[test]
fn the_game_of_the_day_tells_its_story() {
    let browser = Browser::open("of-today", "/games");
    for (width, height) in [(360, 640), (390, 844), (844, 390), (1366, 768)] {
        browser.resize(width, height);
        wait_until(
            &browser,
            "(() => {
                const told = document.querySelector('.of-today .card > span:last-child');
                return told?.offsetParent && told.textContent.length > 60 &&
                    told.scrollHeight <= told.clientHeight + 1 && told.scrollWidth <= told.clientWidth;
            })()",
        );
    }
    let name = browser.text(".of-today .begin");
    browser.click(".of-today .begin");
    browser.wait_for_text("h1", &name);
    browser.wait_for_text(".story small", "(");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// On a phone the map is as large as a finger needs, and begins where most games are from. Land
/// where none is from is seen, too.
#[test]
fn an_area_is_chosen_on_the_map_of_a_phone() {
    let browser = Browser::open("map", "/games");
    browser.resize(390, 844);
    browser.unfold(".on-map");
    wait_until(
        &browser,
        "document.querySelector('.world').scrollLeft > 100",
    );
    browser.screenshot("upright");
    assert!(holds(
        &browser,
        "(() => {
            const { left, right, width } = document.querySelector('.map [data-area=west-africa]').getBoundingClientRect();
            return left >= 0 && right <= innerWidth && width >= 44;
        })()"
    ));
    assert!(holds(
        &browser,
        "Array.from(document.querySelectorAll('.map path')).every((land) => land.getBoundingClientRect().width > 20)"
    ));
    browser.click(".map [data-area=west-africa]");
    browser.wait_for_text(".count-of-games", "19 games");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// The rules of a game stand on three cards before all of them, and can be read whole: one below the
/// other on a phone, side by side on a desk. The words of the game are explained below.
#[test]
fn rules_are_told_on_three_cards() {
    let browser = Browser::open("cards", "/games/bao?lang=fr");
    let cut = "return Array.from(document.querySelectorAll('.in-brief section, .in-brief section *, .profile .ways > *'))\
               .filter((part) => part.scrollWidth > part.clientWidth + 1 || \
               part.getBoundingClientRect().right > innerWidth).length";
    let rows = "return new Set(Array.from(document.querySelectorAll('.in-brief section'), \
                (card) => card.offsetTop)).size";
    browser.resize(390, 844);
    wait_until(
        &browser,
        "document.querySelectorAll('.in-brief section').length === 3",
    );
    browser.wait_for_text(".in-brief .cards-turn", "À vous");
    browser.wait_for_text(".profile .statements dl", "takata");
    assert_eq!(browser.run(cut), 0);
    assert_eq!(browser.run(rows), 3);
    let of_people = middle(&browser, "#play-people").1;
    assert!((of_people - middle(&browser, "#invite").1).abs() < 1.0);
    assert!(of_people > middle(&browser, "#play-computer").1 + 20.0);
    browser.screenshot("phone");
    browser.resize(1440, 900);
    assert_eq!(browser.run(rows), 3);
    assert_eq!(browser.run(cut), 0);
    // Each beside its head, in lines that can be read.
    assert!(holds(
        &browser,
        "[...document.querySelectorAll('.in-brief section')].every((card) => {
            const [head, text] = [...card.children].map((part) => part.getBoundingClientRect());
            return head.right <= text.left && text.width > 240;
        })"
    ));
    browser.screenshot("desk");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// The page of a game shows each topic of its rules on the board: the first one when it is asked for,
/// others as they are chosen; with less motion the positions before and after take turns. On a desk the
/// board stays in sight beside the rules.
#[test]
fn examples_are_played_on_the_page_of_a_game() {
    let browser = Browser::open("examples", "/games/bao");
    browser.resize(1440, 900);
    browser.wait_for_text(".topic[aria-pressed=true]", "A sowing");
    assert_eq!(browser.count(".topic"), 6);
    assert_eq!(
        browser
            .run("return document.querySelector('.profile').textContent.includes('Also called')"),
        false,
    );
    let labels = "window.labels = () => \
                  [...document.querySelectorAll('.spot')].map(it => it.ariaLabel).join()";
    browser.run(labels);
    browser.run("scrollTo(0, document.body.scrollHeight)");
    let (_, top) = middle(&browser, "#board");
    assert!((100.0..900.0).contains(&top), "{top}");
    let told = "document.querySelector('.examples .told').textContent.startsWith('You ')";
    browser.run("window.before = labels()");
    browser.click("#example-play");
    wait_until(&browser, &format!("{told} && labels() != before"));
    let (_, after) = middle(&browser, "#board");
    assert!((top - after).abs() < 1.0, "{top}, then {after}");
    browser.screenshot("desk");
    browser.resize(390, 844);
    browser.run("window.before = labels()");
    browser.click("[data-topic=topic-house-lost]");
    wait_until(&browser, "labels() != before");
    browser.wait_for_text(".topic[aria-pressed=true]", "A house is lost");
    browser.wait_for_text(".examples .told", "is empty");
    wait_until(
        &browser,
        "document.documentElement.scrollWidth <= innerWidth && \
         document.querySelector('.of-board').getBoundingClientRect().bottom <= \
         document.querySelector('.of-rules').getBoundingClientRect().top",
    );
    browser.screenshot("phone");
    keep_settings(&browser, "less-motion=on");
    browser.reload();
    browser.text(".topic");
    browser.run(&format!("{labels}; window.before = labels()"));
    browser.click("#example-play");
    wait_until(&browser, told);
    browser.click("#example-play");
    browser.wait_for_text("#example-play", "Show the move");
    wait_until(&browser, "labels() == before");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Bao on a phone: a house that can be sown two ways asks which one, by touch and by keyboard.
#[test]
fn a_way_is_chosen_in_bao() {
    let browser = Browser::open("bao", "/play?game=bao");
    browser.resize(390, 844);
    wait_until(
        &browser,
        "document.querySelectorAll('#board .spot').length == 34",
    );
    browser.click("[data-place='F']");
    browser.wait_for_text(".ways-of .title", "How do you sow house F?");
    wait_until(
        &browser,
        "document.activeElement.matches('.ways-of button')",
    );
    browser.screenshot("bao-ways");
    browser.press("\u{e00c}");
    wait_until(
        &browser,
        "!document.querySelector('.ways-of') && !document.querySelector('.arrows button')",
    );
    browser.click("[data-place='F']");
    browser.click(".ways-of [data-move='F>']");
    wait_until(&browser, "location.search.includes('moves=F%3E')");
    // The same by an arrow beside the house, which points the way and leaves the house to be pressed.
    browser.go("/play?game=bao");
    browser.resize(1366, 768);
    browser.click("[data-place='F']");
    wait_until(
        &browser,
        "document.querySelectorAll('.arrows button').length == 2",
    );
    assert!(holds(
        &browser,
        "(() => {
            const middle = element => { const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
            const house = document.querySelector(\"[data-place='F']\");
            const [left, right] = [...document.querySelectorAll('.arrows button')].sort((a, b) => middle(a)[0] - middle(b)[0]);
            const [x, y] = middle(house);
            return left.textContent == '←' && right.textContent == '→' &&
                house.contains(document.elementFromPoint(x, y)) &&
                Math.abs(middle(left)[1] - y) < 2 && Math.abs(middle(left)[0] + middle(right)[0] - 2 * x) < 2;
        })()"
    ));
    browser.click(".arrows button:last-child");
    wait_until(&browser, "location.search.includes('moves=F%3E')");
    browser.resize(390, 844);
    wait_until(
        &browser,
        "document.documentElement.scrollWidth <= innerWidth",
    );
    browser.screenshot("bao");
    browser.go("/blind?game=bao&moves=F%3E");
    wait_until(&browser, "document.body.textContent.includes('Bao')");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Omweso with an arrangement: seeds are placed by taps, and then the other player's turn comes.
#[test]
fn seeds_are_arranged_before_omweso() {
    let browser = Browser::open("omweso", "/play?game=omweso:arrange=on");
    browser.wait_for_text(".arranging .title", "Place your seeds: 32 are left.");
    browser.click("[data-put='A']");
    browser.wait_for_text(".arranging .title", "Place your seeds: 31 are left.");
    browser.click("#arrange-usual");
    browser.wait_for_text(".arranging .title", "All your seeds are placed.");
    browser.click("#arranged");
    wait_until(&browser, "location.search.includes('moves=')");
    browser.wait_for_text(".arranging .title", "Place your seeds: 32 are left.");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// A teacher makes her village's game, sees it told and its faults named, and gets a link that holds
/// it all.
#[test]
fn a_game_of_ones_own_is_made() {
    let browser = Browser::open("make", "/make");
    browser.wait_for_text("h1", "Make your own game");
    let set = |id: &str, value: &str| {
        browser.run(&format!(
            "const field = document.querySelector('#key-{id}'); field.value = '{value}'; \
             field.dispatchEvent(new Event('change'))"
        ));
    };
    set("houses", "5");
    wait_until(
        &browser,
        "document.querySelector('.made .statements').textContent.includes('two rows of 5 houses')",
    );
    browser.wait_for_text("label[for='key-houses']", "Houses in a row");
    choose_in(&browser, "#key-capture", "two-out");
    wait_until(&browser, "location.search.includes('two-out')");
    set("houses", "99");
    browser.wait_for_text(
        ".made .notice",
        "“Houses in a row” cannot be “99”. From 2 to 12.",
    );
    wait_until(
        &browser,
        "document.querySelector('#key-houses').getAttribute('aria-invalid') == 'true'",
    );
    set("houses", "5");
    wait_until(&browser, "!document.querySelector('.made .notice')");
    // A key that changes nothing is not asked for; a value that is written has a field of its own.
    wait_until(
        &browser,
        "document.querySelector('#key-own-seed').closest('[hidden]')",
    );
    choose_in(&browser, "#key-chain", "written-0");
    wait_until(&browser, "location.search.includes('chain=3')");
    browser.text("#key-chain-written-0");
    set("chain-written-0", "4");
    wait_until(&browser, "location.search.includes('chain=4')");
    browser.screenshot("make");
    let link = browser.text(".link");
    assert!(link.contains("game=sow:houses=5"), "{link}");
    let (_, path) = link.split_once("/play").unwrap();
    browser.go(&format!("/play{path}"));
    wait_until(
        &browser,
        "document.querySelectorAll('#board .spot').length == 12",
    );
    assert_eq!(browser.complaints(), [""; 0]);
}
