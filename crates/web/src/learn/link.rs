//! A link of the screens for learning.

use leptos::ev;
use leptos::prelude::*;

use crate::page::Page;
use crate::route::Route;

/// A link to another of these screens.
#[component]
pub(super) fn Link(
    to: String,
    #[prop(into)] class: &'static str,
    children: Children,
) -> impl IntoView {
    let page = Page::here();
    let route = Route::Learn(to);
    let address = route.address();
    let open = move |event: ev::MouseEvent| {
        event.prevent_default();
        page.go(&route);
    };
    view! {
        <a class=class href=address on:click=open>
            {children()}
        </a>
    }
}
