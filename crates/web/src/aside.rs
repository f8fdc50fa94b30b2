//! Screens beside all games: the settings at an address of their own, and an address without a screen.

mod nowhere;

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::bar::{self, TopBar};
use crate::device;
use crate::family;
use crate::page::Page;
use crate::part::{self, Draw, Missing, Texts, Wait};
use crate::route::Aside;
use crate::settings_view::AllSettings;
use nowhere::Nowhere;

#[wasm_split(more, fallible)]
fn load_aside() -> Result<Draw<Aside>, Missing> {
    Ok(|aside| match aside {
        Aside::Settings => view! { <Settings/> }.into_any(),
        Aside::Nowhere(path) => {
            part::show(|| Box::pin(load_nowhere()), path, Wait::Screen, Texts::All)
        }
    })
}

/// One of these screens, once its chunk is loaded.
pub(crate) fn fetched(aside: Aside) -> AnyView {
    part::show(|| Box::pin(load_aside()), aside, Wait::Screen, Texts::All)
}

/// The screen where no other is, once every game that may have been asked for is known.
async fn load_nowhere() -> Result<Draw<String>, Missing> {
    family::fetch().await;
    Ok(|path| view! { <Nowhere path/> }.into_any())
}

#[component]
fn Settings() -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("settings")));
    view! {
        <TopBar/>
        <main class="setup">
            {bar::titled_for_me(page.label("settings"))}
            <AllSettings is_screen=true/>
        </main>
    }
}
