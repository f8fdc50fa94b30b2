//! The root of the page: which screen is shown, in which look and language.

use leptos::ev;
use leptos::prelude::*;
use words::Language;

use crate::device;
use crate::page::{Page, Screen};
use crate::part;
use crate::play::Play;
use crate::route::Route;
use crate::start::Start;
use crate::store::Shelf;
use crate::update::UpdateButton;

/// The drawings that everything on the page is made of.
pub(crate) const ART: &str = include_str!("board/art.svg");

/// The whole page, which begins in a language whose texts are there, with the games kept on this
/// device.
#[component]
pub fn App(language: Language, shelf: Shelf) -> impl IntoView {
    let page = Page::new(language, shelf);
    provide_context(page);
    listen(page);
    // A board in another page keeps nothing on the device.
    if !matches!(device::route(), Route::Learn(path) if path.starts_with("embed")) {
        page.serve_offline();
    }
    Effect::new(move |_| {
        page.settings.with(|settings| {
            device::mark_page("data-theme", settings.theme.name());
            let still = settings.less_motion || device::wants_less_motion();
            device::mark_page("data-motion", if still { "less" } else { "full" });
        });
        let language = page.language.get();
        device::mark_page("lang", language.code());
        device::mark_page("dir", language.direction().code());
    });
    view! {
        <svg class="art" width="0" height="0" aria-hidden="true" focusable="false">
            <defs inner_html=ART/>
        </svg>
        {move || match page.screen.get() {
            Screen::Start => view! { <Start/> }.into_any(),
            Screen::Setup(game) => part::setup(game),
            Screen::Learn(path) => part::learn(path),
            Screen::Play(table) => view! { <Play table=*table/> }.into_any(),
            Screen::Text(table) => part::text(table),
            Screen::Style => part::style(),
        }}
    }
}

/// Follows the browser's own buttons and the size of the window.
fn listen(page: Page) {
    let back = window_event_listener(ev::popstate, move |_| page.show(&device::route()));
    let resized =
        window_event_listener(ev::resize, move |_| page.window.set(device::window_size()));
    on_cleanup(move || {
        back.remove();
        resized.remove();
    });
}

/// The bar at the top of the screens where a game is chosen.
#[component]
pub(crate) fn TopBar() -> impl IntoView {
    let page = Page::here();
    let home = move |event: ev::MouseEvent| {
        event.prevent_default();
        page.go(&Route::Start);
    };
    view! {
        <header class="top">
            <ToText/>
            <a class="home" href="/" on:click=home>
                <span class="logo" aria-hidden="true"></span>
                {page.label("app-name")}
            </a>
            <UpdateButton between_games=Signal::derive(|| true)/>
            <crate::settings_view::QuickSettings/>
        </header>
    }
}

/// The way to the page in text alone, the first that Tab comes to. A game goes along.
#[component]
pub(crate) fn ToText() -> AnyView {
    let page = Page::here();
    let go = move |event: ev::MouseEvent| {
        event.prevent_default();
        let query = match device::route() {
            Route::Play(query) | Route::Text(query) => query,
            Route::Learn(path) => path.strip_prefix("analysis?").unwrap_or("").to_owned(),
            _ => String::new(),
        };
        page.go(&Route::Text(query));
    };
    view! {
        <a class="skip" id="to-text" href="/blind" on:click=go>
            {page.label("text-version")}
        </a>
    }
    .into_any()
}
