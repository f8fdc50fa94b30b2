//! Installation of the page as an app: offered once, and in the settings at any time.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::device::{self, browser};
use crate::page::Page;

/// The storage key that is set once the offer has been answered.
const ANSWERED: &str = "mancala.install";

/// The way to install this page in this browser.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Way {
    /// By the browser's own question.
    Asked,
    /// By a menu of the browser, which can only be explained.
    Menu,
}

fn way(page: Page) -> Option<Way> {
    if page.installable.get() {
        return Some(Way::Asked);
    }
    device::installs_by_menu().then_some(Way::Menu)
}

/// The offer to be made, if any: only to players who have not answered it yet.
fn offers(way: Option<Way>, games: usize, answered: bool) -> Option<Way> {
    way.filter(|_| games > 0 && !answered)
}

/// The offer on the first screen, until it is answered.
#[component]
pub(crate) fn InstallHint() -> impl IntoView {
    let page = Page::here();
    let answered = RwSignal::new(device::recall(ANSWERED).is_some());
    let answer = move || {
        // Without storage it may be offered again.
        let _ = device::keep(ANSWERED, "answered");
        answered.set(true);
    };
    let button = move || {
        let install = move |_| {
            ask(page);
            answer();
        };
        view! {
            <button type="button" id="install" class="main" on:click=install>
                {page.label("install")}
            </button>
        }
    };
    move || {
        let games = page.shelf.with(|shelf| shelf.games().len());
        let way = offers(way(page), games, answered.get())?;
        let hint = view! {
            <section class="install" aria-labelledby="install-title">
                <div>
                    <h2 id="install-title">{page.label("install-title")}</h2>
                    <p>{page.label("install-text")}</p>
                    {(way == Way::Menu).then(|| menu(page))}
                </div>
                <div class="install-answers">
                    {(way == Way::Asked).then(button)}
                    <button type="button" id="install-not" on:click=move |_| answer()>
                        {page.label("not-now")}
                    </button>
                </div>
            </section>
        };
        Some(hint.into_any())
    }
}

fn ask(page: Page) {
    // The browser's question can be used only once; it may offer another one whenever it likes.
    page.installable.set(false);
    spawn_local(async {
        browser::install().await;
    });
}

/// The same offer in the settings, always available.
#[component]
pub(crate) fn InstallSetting() -> impl IntoView {
    let page = Page::here();
    move || {
        let how = match way(page)? {
            Way::Menu => menu(page),
            Way::Asked => view! {
                <button type="button" id="setting-install" on:click=move |_| ask(page)>
                    {page.label("install")}
                </button>
            }
            .into_any(),
        };
        let setting = view! {
            <div class="setting">
                <span>{page.label("install-title")}</span>
                {how}
            </div>
        };
        Some(setting.into_any())
    }
}

/// The two steps of iOS, with its own signs.
fn menu(page: Page) -> AnyView {
    view! {
        <ol class="install-menu">
            <li class="share">{page.label("install-share")}</li>
            <li class="add">{page.label("install-add")}</li>
        </ol>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_players_are_asked_and_only_until_they_answer() {
        let way = Some(Way::Menu);
        assert_eq!(offers(way, 1, false), way);
        for (way, games, answered) in [(way, 0, false), (way, 1, true), (None, 1, false)] {
            assert_eq!(offers(way, games, answered), None);
        }
    }
}
