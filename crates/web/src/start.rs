//! The first screen: games to go on with, six to choose from, and all that were played.

use leptos::ev;
use leptos::prelude::*;
use rules::{Game, catalogue};

use crate::bar::TopBar;
use crate::device;
use crate::games;
use crate::notice::Notice;
use crate::page::Page;
use crate::picture::Picture;
use crate::route::Route;

/// Where it is kept that the tour was seen, or not wanted.
pub(crate) const TOURED: &str = "mancala.toured";

/// The first screen.
#[component]
pub(crate) fn Start() -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("app-name")));
    // As it is now: what is deleted meanwhile can still be put back.
    let has_played = page.shelf.with_untracked(|shelf| !shelf.games().is_empty());
    // Whoever has seen it, did not want it, or has played knows how.
    let first = !has_played && device::recall(TOURED).is_none();
    view! {
        <TopBar/>
        <main class="start">
            <h1>{page.label("app-tagline")}</h1>
            <Notice/>
            {has_played.then(games::unfinished)}
            <nav class="ways" aria-label=page.label("learn")>
                {first.then(|| view! { <Way to="tour" name="tour-offer" main=true/> })}
                <Way to="learn" name="learn" main=false/>
                <Way to="puzzles" name="puzzles" main=false/>
                <Way to="analysis" name="study" main=false/>
                <Way to="kids" name="kid-mode" main=false/>
            </nav>
            <h2>{page.label("choose-game")}</h2>
            <ul class="games">
                {catalogue::GAMES.iter().map(|game| view! { <Card game/> }).collect_view()}
            </ul>
            {has_played.then(games::games)}
        </main>
    }
}

/// A way to something that is no game.
#[component]
fn Way(to: &'static str, name: &'static str, main: bool) -> impl IntoView {
    let page = Page::here();
    let open = move |event: ev::MouseEvent| {
        event.prevent_default();
        page.go(&Route::Learn(to.to_owned()));
    };
    view! {
        <a class="button" class:main=main href=format!("/{to}") id=format!("way-{to}") on:click=open>
            {page.label(name)}
        </a>
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
