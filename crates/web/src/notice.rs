//! Messages that belong to no game.

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::page::{Message, Page};
use crate::part::{self, Draw, Missing, Texts, Wait};
use crate::route::RouteError;

/// A message that belongs to no game, such as a bad link.
#[component]
pub(crate) fn Notice() -> impl IntoView {
    let page = Page::here();
    let told = move |message| match message {
        Message::Text(text) => text.into_any(),
        Message::BadLink(error) => part::show(
            || Box::pin(load_bad_link()),
            error,
            Wait::Silent,
            Texts::All,
        ),
    };
    view! {
        <Show when=move || page.notice.with(Option::is_some)>
            <p class="notice" role="alert">
                {move || page.notice.get().map(told)}
            </p>
        </Show>
    }
}

#[wasm_split(more, fallible)]
fn load_bad_link() -> Result<Draw<RouteError>, Missing> {
    Ok(|error| {
        let page = Page::here();
        let told = move || error.of_link(page.words.get());
        view! { <span>{told}</span> }.into_any()
    })
}
