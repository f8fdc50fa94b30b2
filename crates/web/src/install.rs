//! Installing the page like an app: offered once, and in the settings at any time.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::device::{self, browser};
use crate::page::Page;

/// Where it is kept that somebody has answered the offer.
const ANSWERED: &str = "mancala.install";

/// How this page can be installed here.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Way {
    /// The browser asks.
    Asked,
    /// By a menu of the browser: all we can do is to show it.
    Menu,
}

fn way(page: Page) -> Option<Way> {
    if page.installable.get() {
        return Some(Way::Asked);
    }
    device::installs_by_menu().then_some(Way::Menu)
}

/// Whether the offer is made: to somebody who has played here and has not answered it yet.
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
    // The browser asks once only; whatever the answer is, it offers again when it likes.
    page.installable.set(false);
    spawn_local(async {
        browser::install().await;
    });
}

/// The same in the settings, where it can always be found.
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

/// The two steps of iOS, with the signs it has for them.
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
