//! Without a network, installed, and when a new version comes.

use e2e::{Browser, Speed};
use serde_json::{Value, json};

use crate::table::{
    AT_ONCE, begin, choose, choose_in, holds, keep_settings, my_turn, play_to_the_end, playable,
    wait_until,
};

/// Waits until the service worker has what the first game needs.
#[track_caller]
pub(crate) fn wait_until_served(browser: &Browser) {
    browser
        .run_async("const done = arguments[0]; navigator.serviceWorker.ready.then(() => done());");
}

/// Waits until the service worker has put aside whatever there is.
#[track_caller]
fn wait_until_put_aside(browser: &Browser) {
    wait_until_served(browser);
    let script = browser.run_async("fetch('/sw.js').then(r => r.text()).then(arguments[0])");
    let lists = script.as_str().unwrap_or_default().lines();
    let listed: usize = lists
        .filter(|line| line.contains("= [\"/assets/"))
        .map(|line| line.matches("/assets/").count())
        .sum();
    assert!(listed > 0, "the script has lists");
    browser.until("everything to be put aside", || {
        let put_aside = put_aside(browser).as_array().map_or(0, Vec::len);
        (put_aside >= listed).then_some(())
    });
}

/// The addresses that are put aside.
fn put_aside(browser: &Browser) -> Value {
    browser.run_async(
        "const done = arguments[0];
         (async () => {
           const found = [];
           for (const name of await caches.keys())
             for (const request of await (await caches.open(name)).keys())
               found.push(new URL(request.url).pathname);
           done(found);
         })();",
    )
}

#[test]
fn from_the_second_visit_on_no_network_is_needed() {
    let browser = Browser::with_line("aeroplane", Speed::default());
    browser.go("/");
    keep_settings(&browser, AT_ONCE);
    begin(&browser, "kalah", AT_ONCE, "person|level-1");
    wait_until_put_aside(&browser);
    assert_eq!(browser.complaints(), [""; 0]);
    browser.line().cut();
    browser.developer_tools("Network.clearBrowserCache", &json!({}));

    browser.go("/");
    wait_until(&browser, "document.querySelectorAll('.card').length == 6");
    assert!(holds(&browser, "navigator.serviceWorker.controller"));
    browser.screenshot("start");
    // The last level thinks as long and as deep as ever, and its endings are worked out here.
    browser.go("/play?game=kalah:seeds=2&north=level-8");
    play_to_the_end(
        &browser,
        |_, _| 0,
        || {
            browser.click("#hint");
            browser.wait_for_text(".status .story", "Try ");
        },
    );
    browser.screenshot("over");
    for game in ["oware", "congkak", "kid-cala-beginner", "banana-cala"] {
        browser.go(&format!("/{game}"));
        browser.click("form .main");
        browser.text(".board");
    }
    browser.go("/nowhere");
    assert_eq!(browser.text("h1"), "This house is empty");
    browser.go("/");
    wait_until(&browser, "document.querySelectorAll('.card').length == 6");
    choose_in(&browser, "#language", "fr");
    wait_until(&browser, "document.documentElement.lang == 'fr'");
    // All that the browser may complain about is that it cannot look for a new version.
    let complaints = browser.complaints();
    let others = complaints.iter().filter(|text| !text.contains("/sw.js"));
    assert_eq!(others.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn a_new_version_comes_in_only_between_games() {
    let browser = Browser::with_line("update", Speed::default());
    browser.go("/");
    keep_settings(&browser, AT_ONCE);
    wait_until_served(&browser);
    begin(&browser, "kalah", AT_ONCE, "person|level-1");
    choose(&browser, "C");
    let before = browser.run_async("caches.keys().then(arguments[0])");

    // A server with a newer page, which says so in its title.
    let fetch = |path: &str| {
        let text = browser.run_async(&format!(
            "fetch('{path}', {{ cache: 'reload' }}).then(r => r.text()).then(arguments[0])"
        ));
        text.as_str().unwrap_or_default().to_owned()
    };
    let script = fetch("/sw.js");
    let index = script.split('"').find(|text| text.contains("/index-"));
    let index = index.expect("the script names the index").to_owned();
    let newer = script
        .replace("const VERSION = \"", "const VERSION = \"newer-")
        .replace(&index, "/assets/index-newer.html");
    let page = fetch(&index).replace("<html ", "<html data-newer ");
    browser.line().answer("/sw.js", "text/javascript", &newer);
    browser
        .line()
        .answer("/assets/index-newer.html", "text/html", &page);
    browser.run_async(
        "const done = arguments[0];
         navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => done());",
    );
    wait_for_waiting(&browser);

    // What the old version does in the meantime must not touch what the new one has put aside.
    browser.run("navigator.serviceWorker.controller.postMessage('complete')");

    // The game goes on with the page it began with.
    browser.run("window.sameVisit = true");
    for _ in 0..3 {
        assert!(my_turn(&browser));
        choose(&browser, &playable(&browser)[0]);
    }
    assert!(my_turn(&browser));
    assert_eq!(browser.count("#update"), 0);
    assert!(holds(&browser, "window.sameVisit"));
    browser.click(".home");
    browser.text("#update");
    for (label, width, height) in [("phone", 360, 640), ("desk", 1366, 768)] {
        browser.resize(width, height);
        browser.screenshot(label);
    }
    assert!(
        holds(&browser, "window.sameVisit"),
        "nobody has asked for it yet"
    );
    browser.click("#update");
    wait_until(
        &browser,
        "document.documentElement.hasAttribute('data-newer')",
    );
    wait_until(&browser, "document.querySelector('.go-on')");
    assert_eq!(browser.count("#update"), 0);
    browser.until("the old version to be removed", || {
        let now = browser.run_async("caches.keys().then(arguments[0])");
        (now != before && now.as_array().map(Vec::len) == Some(1)).then_some(())
    });
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Waits until a new version has been fetched, and waits to be begun.
fn wait_for_waiting(browser: &Browser) {
    browser.until("a new version", || {
        let waits = browser.run_async(
            "const done = arguments[0];
             navigator.serviceWorker.getRegistration().then(r => done(Boolean(r.waiting)));",
        );
        (waits == true).then_some(())
    });
}

#[test]
fn systems_can_install_the_page() {
    let browser = Browser::open("manifest", "/");
    let manifest = browser.developer_tools("Page.getAppManifest", &json!({}));
    assert_eq!(manifest["errors"], json!([]));
    let text = manifest["data"].as_str().unwrap_or_default();
    let manifest: Value = serde_json::from_str(text).expect("the manifest is JSON");
    for icon in manifest["icons"].as_array().into_iter().flatten() {
        let size = browser.run_async(&format!(
            "const done = arguments[0]; const image = new Image();
             image.onload = () => done([image.naturalWidth, image.naturalHeight]);
             image.onerror = () => done('lost'); image.src = {};",
            icon["src"]
        ));
        let expected = icon["sizes"]
            .as_str()
            .and_then(|size| size.split('x').next());
        if let Some(Ok(expected)) = expected.map(str::parse::<u32>) {
            assert_eq!(size, json!([expected, expected]), "{icon}");
        }
    }
    for shortcut in manifest["shortcuts"].as_array().into_iter().flatten() {
        let address = shortcut["url"].as_str().unwrap_or_default();
        browser.go(address);
        browser.text("form .main");
        assert_eq!(browser.path(), address);
    }
    wait_until_served(&browser);
    let errors = browser.developer_tools("Page.getInstallabilityErrors", &json!({}));
    assert_eq!(errors["installabilityErrors"], json!([]));
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn installing_is_offered_once() {
    let browser = Browser::open("install", "/");
    browser.text("h1");
    assert_eq!(browser.count(".install"), 0, "nobody has played yet");
    begin(&browser, "kalah", AT_ONCE, "person|person");
    choose(&browser, "A");
    browser.click(".home");
    browser.run(
        "dispatchEvent(Object.assign(new Event('beforeinstallprompt'), {
           prompt: async () => { window.asked = true; return { outcome: 'accepted' }; } }))",
    );
    browser.text(".install");
    browser.scroll_to(".install");
    browser.screenshot("asked");
    browser.click("#install");
    wait_until(
        &browser,
        "window.asked && !document.querySelector('.install')",
    );
    // On iOS a menu of the browser does it, and nobody can be asked.
    browser.begin_with(
        "Object.defineProperty(navigator, 'standalone', { value: false });
         addEventListener('beforeinstallprompt', event => event.stopImmediatePropagation());",
    );
    browser.go("/");
    wait_until(&browser, "document.querySelector('.kept')");
    assert_eq!(browser.count(".install"), 0, "answered is answered");
    browser.run("localStorage.removeItem('mancala.install')");
    browser.reload();
    browser.resize(390, 844);
    browser.wait_for_text(".install-menu", "Add to Home Screen");
    browser.scroll_to(".install");
    browser.screenshot("menu");
    browser.click("#install-not");
    wait_until(&browser, "!document.querySelector('.install')");
    browser.reload();
    wait_until(&browser, "document.querySelector('.kept')");
    assert_eq!(browser.count(".install"), 0);
    assert_eq!(browser.complaints(), [""; 0]);
}
