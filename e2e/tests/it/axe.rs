//! axe-core finds nothing on any page, in any state, in any theme: U-112.

use e2e::Browser;
use serde_json::Value;

use crate::table::{AT_ONCE, keep_settings, wait_until};

/// Screens and states: name, address, what has to be there, and what is done then.
const STATES: [(&str, &str, &str, &str); 34] = [
    ("start", "/?", "main.start", ""),
    ("bad-link", "/play?game=kalah&moves=Z", "[role=alert]", ""),
    ("no-game", "/play?game=kid-cala", ".nowhere .card", ""),
    ("options", "/congkak?", "form .main", ""),
    ("board", "/play?game=kalah&moves=C+F+b+a", ".board", ""),
    (
        "keys",
        "/play?game=kalah&moves=C",
        ".board",
        "document.querySelector('#keys').click()",
    ),
    (
        "settings",
        "/play?game=kalah",
        ".board",
        "document.querySelector('#settings').click()",
    ),
    (
        "panel",
        "/play?game=kalah&moves=C",
        ".board",
        "document.querySelector('#panel').click()",
    ),
    (
        "your-games",
        "/play?game=kalah",
        ".board",
        "document.querySelector('[data-place=C]').click(); document.querySelector('.home').click()",
    ),
    (
        "mirrored",
        "/play?game=kalah&moves=C&lang=ar-XB",
        ".board",
        "",
    ),
    (
        "fruits",
        "/play?game=banana-cala",
        ".board",
        "document.querySelector('[data-place=M]').click()",
    ),
    (
        "opening",
        "/play?game=congkak:opening=simultaneous",
        ".board",
        "",
    ),
    (
        "over",
        "/play?game=kalah:houses=1,seeds=1&moves=A",
        "#play-again",
        "",
    ),
    ("level", "/play?game=oware&north=level-1", ".board", ""),
    ("text", "/blind?game=kalah&moves=C+F+b", "#line", ""),
    ("style", "/style", "#style-upright", ""),
    ("lessons", "/learn", "main", ""),
    ("lesson", "/learn/kalah", ".board", ""),
    ("puzzles", "/puzzles", "main", ""),
    ("puzzle", "/puzzles/daily", ".board", ""),
    ("kids", "/kids", "main", ""),
    (
        "kids-play",
        "/kids/play?game=kid-cala-beginner",
        ".board",
        "",
    ),
    (
        "analysis",
        "/analysis?game=kalah&position=0-1-0-0-2-1-0-0-1-0-1-1-20-21-S",
        ".value.best",
        "document.querySelector('#known').open = true",
    ),
    (
        "analysis-tools",
        "/analysis?game=banana-cala",
        ".board",
        "document.querySelectorAll('details').forEach(it => it.open = true)",
    ),
    (
        "review",
        "/analysis?game=kalah&position=0-1-0-0-2-1-0-0-1-0-1-1-20-21-S&moves=E",
        ".value.best",
        "document.querySelector('#review').click()",
    ),
    ("winner", "/puzzles/t3qhjz", "#answer-draw", ""),
    (
        "answered",
        "/puzzles/t3qhjz",
        "#answer-draw",
        "document.querySelector('#answer-draw').click()",
    ),
    ("themes", "/puzzles/kalah", ".path", ""),
    (
        "lab",
        "/lab?first=kalah&second=oware",
        ".line-of",
        "document.querySelectorAll('details').forEach(it => it.open = true)",
    ),
    (
        "own-keys",
        "/play?game=kalah",
        ".board",
        "document.querySelector('#settings').click(); setTimeout(() => \
         document.querySelector('#other-keys').open = true, 300)",
    ),
    ("embed", "/embed?game=oware&moves=A+b", ".board", ""),
    (
        "annotated",
        "/analysis?game=kalah&tree=1.+CF+%241+%7BGood.%7D+2.+a+%7B%5B%25cal+GAf%5D%7D+(2.+c)+3.+A+*&at=3",
        ".sheet .variation",
        "document.querySelectorAll('details').forEach(it => it.open = true);
         document.querySelector('#add-chapter button').click();
         document.querySelector('#draw').click()",
    ),
    ("worksheet", "/learn/worksheet", ".paper li", ""),
    (
        "projector",
        "/learn/projector?game=kalah&moves=C+F",
        ".board",
        "",
    ),
];

/// Where `cargo xtask browser` has put axe-core.
pub(crate) fn axe() -> String {
    let file = std::env::var_os("AXE_SCRIPT").expect("run these tests with `cargo xtask browser`");
    std::fs::read_to_string(file).expect("axe-core can be read")
}

/// Every rule of axe-core.
pub(crate) const ALL: &str = "";
/// The one rule whose answer depends on the theme.
const COLOURS: &str = "runOnly: ['color-contrast']";

/// What axe-core, which the page has by now, objects to: rule, element, why; also ids that stand for
/// two elements.
pub(crate) fn violations(browser: &Browser, rules: &str) -> Vec<String> {
    let found = browser.run(&format!(
        "const ids = Array.from(document.querySelectorAll('[id]'), (it) => it.id); \
         const twice = ids.filter((id, at) => ids.indexOf(id) != at); \
         return axe.run(document, {{ resultTypes: ['violations'], {rules} }}).then((found) => \
         found.violations.flatMap((rule) => rule.nodes.map((node) => \
         rule.id + ': ' + node.html.slice(0, 160) + ' ' + node.failureSummary)) \
         .concat(twice.map((id) => 'twice: #' + id)))",
    ));
    let found: Option<&Vec<Value>> = found.as_array();
    let found = found.expect("axe-core answers").iter();
    found
        .map(|one| one.as_str().unwrap_or_default().to_owned())
        .collect()
}

/// Takes out what drawings consist of that nobody is told about: four fifths of all elements, at each of
/// which axe-core would look.
const NO_DRAWINGS: &str = "document.querySelectorAll('svg[aria-hidden=true], [aria-hidden=true] svg') \
                           .forEach(it => it.replaceChildren())";

const AT_REST: &str = "!document.querySelector('.awaited') && \
                       document.getAnimations().every((one) => one.playState != 'running')";

/// Looks at every state in these themes by these rules, each state loaded once: a theme is an
/// attribute of the page.
#[track_caller]
fn check(name: &str, width: u32, height: u32, themes: &[(&str, &str)]) {
    let axe = axe();
    let browser = Browser::open(&format!("axe-{name}"), "/");
    // The page of children makes itself the first one.
    keep_settings(&browser, AT_ONCE);
    browser.resize(width, height);
    let mut found = Vec::new();
    for (name, address, there, then) in STATES {
        browser.go(address);
        wait_until(
            &browser,
            &format!("document.querySelector('{there}') != null"),
        );
        wait_until(
            &browser,
            "document.querySelector('main') && !document.querySelector('.fetching')",
        );
        browser.run(then);
        wait_until(&browser, AT_REST);
        browser.run(NO_DRAWINGS);
        browser.run(&axe);
        for &(theme, rules) in themes {
            browser.run(&format!(
                "document.documentElement.dataset.theme = '{theme}'"
            ));
            wait_until(&browser, AT_REST);
            let objections = violations(&browser, rules).into_iter();
            found.extend(objections.map(|why| format!("{name}, {theme}: {why}")));
        }
    }
    assert!(found.is_empty(), "{} objections: {found:#?}", found.len());
}

#[test]
fn nothing_shuts_anybody_out_on_a_desk() {
    let themes = [
        ("light", ALL),
        ("contrast-light", COLOURS),
        ("contrast-dark", COLOURS),
    ];
    check("desk", 1366, 768, &themes);
}

#[test]
fn nothing_shuts_anybody_out_on_a_small_telephone() {
    check("small", 360, 640, &[("dark", ALL)]);
}
