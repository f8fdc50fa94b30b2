//! One of several choices, as a card.

use leptos::prelude::*;

/// A choice among those of one name: a radio button, which nobody sees, and what is drawn for it.
pub(crate) fn pick(
    name: &'static str,
    id: String,
    is_chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + 'static,
    drawn: impl IntoView,
) -> AnyView {
    let is_chosen = Signal::derive(is_chosen);
    card(name, id, is_chosen, Box::new(choose), drawn.into_any())
}

/// The same of one type: it is compiled once.
fn card(
    name: &'static str,
    id: String,
    is_chosen: Signal<bool>,
    choose: Box<dyn Fn()>,
    drawn: AnyView,
) -> AnyView {
    view! {
        <label class="look">
            <input type="radio" name=name id=id prop:checked=is_chosen on:change=move |_| choose()/>
            {drawn}
        </label>
    }
    .into_any()
}
