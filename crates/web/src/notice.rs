//! What the page has to say that belongs to no game.

use leptos::prelude::*;

use crate::page::Page;

/// Something to tell that belongs to no game.
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
