//! A link to a screen of this chunk.

use leptos::prelude::*;

use crate::page::Page;
use crate::route::{Learn, Route};

/// The link.
#[component]
pub(super) fn Link(
    to: Learn,
    #[prop(into)] class: &'static str,
    children: Children,
) -> impl IntoView {
    let page = Page::here();
    let route = Route::Learn(to);
    view! {
        <a class=class href=route.address() on:click=page.link(route)>
            {children()}
        </a>
    }
}
