//! The way to the first screen, at the head of every other one.

use leptos::prelude::*;

use crate::page::Page;
use crate::route::Route;

/// The way to the first screen.
#[component]
pub(crate) fn Home() -> AnyView {
    let page = Page::here();
    view! {
        <a class="home" href="/" on:click=page.link(Route::Start)>
            <span class="logo" aria-hidden="true"></span>
            {page.label("app-name")}
        </a>
    }
    .into_any()
}
