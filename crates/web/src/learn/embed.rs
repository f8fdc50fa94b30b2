//! A board for other pages: `/embed?game=kalah&moves=C+F` shows a game, lets readers go through it
//! and try moves, and keeps nothing.

use leptos::prelude::*;

use crate::board::view::Board;
use crate::device;
use crate::learn::exercise;
use crate::page::Page;
use crate::play::{self, PlayerBar, Steps};
use crate::route::{self, Route};
use crate::table::Table;

/// The board of an address, or the fault of the address.
pub(super) fn embed(query: &str) -> AnyView {
    match route::open(query) {
        Ok(table) => view! { <Embed table=table.for_study()/> }.into_any(),
        Err(error) => {
            let page = Page::here();
            let why = move || error.of_link(page.words.get());
            view! {
                <main class="missing">
                    <p>{why}</p>
                    <p><Out address=Route::Start.address()/></p>
                </main>
            }
            .into_any()
        }
    }
}

#[component]
fn Embed(table: Table) -> impl IntoView {
    let page = Page::here();
    let desk = exercise::desk(page, table);
    let near = move || desk.table.with(Table::near);
    let title = move || {
        let game = desk.table.with(|table| table.game().rules().game());
        page.words.get().game_title(game)
    };
    Effect::new(move |_| device::set_title(&title()));
    view! {
        <div class="play embed">
            <main class="table">
                <h1 class="hidden">{title}</h1>
                <PlayerBar side=Signal::derive(move || !near()) far=true/>
                <Board model=play::board(desk)/>
                <PlayerBar side=Signal::derive(near) far=false/>
                {play::picking(desk)}
                <p class="status story" aria-hidden="true">{move || desk.report.story.get().join(" ")}</p>
            </main>
            <nav class="controls" aria-label=page.label("menu")>
                <Steps/>
                {move || {
                    let link = desk.table.with(route::link);
                    view! { <Out address=Route::Play(link).address()/> }
                }}
            </nav>
            <p class="spoken" role="status" aria-atomic="true">{move || desk.report.spoken.get()}</p>
        </div>
    }
}

/// The link to the whole page, which opens in a new tab.
#[component]
fn Out(address: String) -> impl IntoView {
    let page = Page::here();
    view! {
        <a class="out" href=address target="_blank" rel="noopener">
            {page.label("app-name")}
        </a>
    }
}
