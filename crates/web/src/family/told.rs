//! The rules of a game of keys in words.

use leptos::prelude::*;
use rules::{RuleSet, catalogue};
use wasm_split_helpers::wasm_split;

use crate::page::Page;
use crate::part::{self, Draw, Missing, Texts, Wait};

#[wasm_split(family, fallible)]
fn load_told() -> Result<Draw<RuleSet>, Missing> {
    Ok(told)
}

/// The rules in words, once their chunk is loaded.
pub(crate) fn fetched(rules: RuleSet) -> AnyView {
    part::show(|| Box::pin(load_told()), rules, Wait::Told, Texts::All)
}

/// The rules, sentence by sentence, and where they are from.
pub(super) fn told(rules: RuleSet) -> AnyView {
    let page = Page::here();
    let sentences = move || {
        let words = page.words.get();
        let sentences = rules.general_laws().map(rules::general::Laws::sentences);
        let told = sentences.unwrap_or_default().into_iter();
        told.map(|sentence| view! { <li>{words.general(&sentence)}</li> })
            .collect_view()
    };
    let usual = RuleSet::new(rules.game());
    let file = catalogue::definition(rules.game().name).filter(|_| usual == rules);
    let source = move || {
        let file = file?;
        let source = page.words.get().source(file.source);
        let told = page.text_with("source-of", &[("source", source.into())]);
        let age = (file.age > 0).then(|| format!(" ({})", file.age));
        Some(view! { <p class="source">{told}{age}</p> })
    };
    view! {
        <ul class="statements">{sentences}</ul>
        {source}
    }
    .into_any()
}
