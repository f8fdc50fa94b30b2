//! The first screen: games to go on with, six to choose from, and all that were played.

use leptos::ev;
use leptos::prelude::*;
use rules::{Game, catalogue};

use crate::app::TopBar;
use crate::page::Page;
use crate::part;
use crate::picture::Picture;
use crate::route::Route;

/// The first screen.
#[component]
pub(crate) fn Start() -> impl IntoView {
    let page = Page::here();
    // As it is now: what is deleted meanwhile can still be put back.
    let has_played = page.shelf.with_untracked(|shelf| !shelf.games().is_empty());
    Effect::new(move |_| crate::device::set_title(&page.text("app-name")));
    view! {
        <TopBar/>
        <main class="start">
            <h1>{page.label("app-tagline")}</h1>
            <Notice/>
            {has_played.then(part::unfinished)}
            <h2>{page.label("choose-game")}</h2>
            <ul class="games">
                {catalogue::GAMES.iter().map(|game| view! { <Card game/> }).collect_view()}
            </ul>
            {has_played.then(part::games)}
        </main>
    }
}

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

/// One game to choose.
#[component]
fn Card(game: &'static Game) -> impl IntoView {
    let page = Page::here();
    let route = Route::Setup(game.name);
    let address = route.address();
    let open = move |event: ev::MouseEvent| {
        event.prevent_default();
        page.go(&route);
    };
    view! {
        <li>
            <a class="card" href=address data-game=game.name on:click=open>
                <Picture game/>
                <b>{move || page.words.get().game_title(game)}</b>
                <span>{move || page.words.get().game_summary(game)}</span>
            </a>
        </li>
    }
}
