//! A button that is on or off.

use leptos::ev;
use leptos::prelude::*;

#[component]
pub(super) fn Switch(
    id: &'static str,
    name: impl Fn() -> String + Send + 'static,
    on: RwSignal<bool>,
    press: impl Fn(ev::MouseEvent) + 'static,
) -> impl IntoView {
    view! {
        <button
            type="button"
            role="switch"
            id=id
            aria-checked=move || on.get().to_string()
            on:click=press
        >
            {name}
        </button>
    }
}
