//! The value of the position as a sentence, with its source and a way for anybody to check it.

use leptos::prelude::*;
use rules::Certainty;

use crate::page::Page;
use crate::study::certificate::{Certificate, Command, analyze, solve};
use crate::study::knowledge::way;
use crate::study::making::Making;
use crate::study::state::Study;

impl Study {
    /// The verdict, with the name of the certificate if there is one.
    fn badge(self) -> Option<String> {
        let verdict = self.verdict()?;
        // A search result is not certified, even if a certificate was made before.
        let is_exact = self.values.with(|values| values.exact_best().is_some());
        let name = self.making.with(|making| match making {
            Making::Made(made) if is_exact => Some(made.name.clone()),
            _ => None,
        });
        let Some(name) = name else {
            return Some(verdict);
        };
        let arguments = [("verdict", verdict.into()), ("name", name.into())];
        Some(self.desk.page.text_with("study-badge", &arguments))
    }

    /// The source of the value.
    fn ground(self) -> Option<String> {
        let page = self.desk.page;
        self.values.with(|values| {
            let best = values.moves.first()?;
            let number = |number: u64| page.words.get().large(number);
            let nodes = ("n", number(values.effort.nodes).into());
            let told = match best.source {
                Certainty::Proved => page.text_with("study-known-proved", &[nodes]),
                Certainty::Table => {
                    let seeds = ("seeds", values.endings.into());
                    let hits = ("hits", number(values.effort.table_hits).into());
                    page.text_with("study-known-table", &[nodes, seeds, hits])
                }
                Certainty::Searched { depth } => {
                    page.text_with("study-known-searched", &[nodes, ("depth", depth.into())])
                }
            };
            Some(told)
        })
    }

    /// The remaining length of the game, as far as known.
    fn distance(self) -> Option<String> {
        let page = self.desk.page;
        let way = self.values.with(|values| {
            let best = values.moves.first()?;
            Some(self.desk.table.with(|table| way(table.position(), best)))
        })?;
        Some(page.text_with(way.id(), &[("n", way.plies.into())]))
    }
}

/// The verdict; a press unfolds the rest.
#[component]
pub(super) fn Badge() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let is_known = Memo::new(move |_| study.badge().is_some());
    let is_exact = Memo::new(move |_| study.values.with(|values| values.exact_best().is_some()));
    let is_possible = Memo::new(move |_| {
        let table = study.desk.table;
        is_exact.get() && table.with(|table| worker::certify::is_possible(table.position()))
    });
    let command = Memo::new(move |_| {
        let depth = study.values.with(|values| values.depth);
        study.desk.table.with(|table| {
            if is_exact.get() {
                solve(table.position())
            } else {
                analyze(table.position(), depth)
            }
        })
    });
    view! {
        <Show when=move || !is_known.get()>
            <p class="verdict"></p>
        </Show>
        // Always present, so that it stays open from one position to the next.
        <details id="known" hidden=move || !is_known.get()>
            <summary class="verdict" title=page.label("study-how")>
                {move || study.badge()}
            </summary>
            <p>{move || study.ground()}</p>
            <p>{move || study.distance()}</p>
            <Show when=move || is_possible.get()>
                <Certificate/>
            </Show>
            <p>{page.label("study-again")}</p>
            {move || view! { <Command command=command.get()/> }}
        </details>
    }
}
