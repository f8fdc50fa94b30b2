//! The rules in brief, on cards.

use leptos::prelude::*;
use words::Words;

use crate::page::Page;

/// Cards, each with the id of its title and its text; `style-brief` has their look.
pub(crate) fn cards(
    cards: impl Fn(Words) -> Vec<(&'static str, String)> + Send + 'static,
) -> AnyView {
    let page = Page::here();
    let cards = move || {
        let words = page.words.get();
        let cards = cards(words).into_iter().map(|(title, told)| {
            view! {
                <section class=title>
                    <h3>{words.text(title)}</h3>
                    <p>{told}</p>
                </section>
            }
        });
        cards.collect_view()
    };
    view! {
        <div class="in-brief">
            <div>{cards}</div>
        </div>
    }
    .into_any()
}
