//! The root of the page: the choice of the screen, its look and language.

use leptos::ev;
use leptos::prelude::*;
use words::Language;

use crate::aside;
use crate::board;
use crate::device;
use crate::family;
use crate::keep;
use crate::languages;
use crate::learn;
use crate::online;
use crate::page::{Page, Screen};
use crate::play::{self, Play};
use crate::route::{Learn, Route};
use crate::settings::Settings;
use crate::setup;
use crate::start::Start;
use crate::store::Shelf;
use crate::study;
use crate::style;

/// Starts the page once the games kept on this device and the texts of the reader's language are
/// loaded; if these cannot be fetched, with those of another language.
pub fn start() {
    // Leptos has its own way to spawn this, but only once something is mounted.
    wasm_bindgen_futures::spawn_local(async {
        let wanted = languages::wanted(&device::query(), &Settings::kept(), &device::languages());
        for language in std::iter::once(wanted).chain(Language::ALL) {
            if languages::learn(language).await {
                // They were read while the page was loading.
                let shelf = keep::shelf().await;
                family::fetch_for(language, family::queries(&shelf)).await;
                leptos::mount::mount_to_body(move || App(AppProps { language, shelf }));
                device::remove("early");
                return;
            }
        }
    });
}

/// The whole page, in a language whose texts are loaded, with the games kept on this device.
#[component]
fn App(language: Language, shelf: Shelf) -> impl IntoView {
    let page = Page::new(language, shelf);
    provide_context(page);
    listen(page);
    // A board in another page keeps nothing on the device.
    if !matches!(Route::here(), Route::Learn(Learn::Embed(_))) {
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
            <defs inner_html=board::ART/>
        </svg>
        {move || match page.screen.get() {
            Screen::Start => view! { <Start/> }.into_any(),
            Screen::Setup(game) => setup::fetched(game),
            Screen::Study(query) => study::fetched(query),
            Screen::Online(address) => online::fetched(address),
            Screen::Learn(asked) => learn::fetched(asked),
            Screen::Play(table) => view! { <Play table=*table/> }.into_any(),
            Screen::Text(table) => play::text::fetched(table),
            Screen::Style => style::fetched(),
            Screen::Aside(aside) => aside::fetched(aside),
        }}
    }
}

/// Follows the browser's back and forward buttons and the size of the window.
fn listen(page: Page) {
    let back = window_event_listener(ev::popstate, move |_| family::come_back(page));
    let resized =
        window_event_listener(ev::resize, move |_| page.window.set(device::window_size()));
    on_cleanup(move || {
        back.remove();
        resized.remove();
    });
}
