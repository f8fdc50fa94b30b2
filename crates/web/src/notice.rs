//! Messages that belong to no game.

use leptos::prelude::*;

use crate::page::Page;

/// A message that belongs to no game, such as a bad link.
#[component]
pub(crate) fn Notice() -> impl IntoView {
    let page = Page::here();
    view! {
        <Show when=move || page.notice.with(Option::is_some)>
            <p class="notice" role="alert">
                {move || page.notice.get()}
            </p>
        </Show>
    }
}
