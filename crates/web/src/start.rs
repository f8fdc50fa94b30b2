//! The first screen: unfinished games, six games to choose from, and all games played.

use leptos::prelude::*;
use rules::{Game, catalogue};

use crate::bar::TopBar;
use crate::device;
use crate::games;
use crate::notice::Notice;
use crate::page::Page;
use crate::picture::Picture;
use crate::route::{Learn, Route};

/// The storage key that is set once the tour was seen or declined.
pub(crate) const TOURED: &str = "mancala.toured";

/// The first screen.
#[component]
pub(crate) fn Start() -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("app-name")));
    // Untracked: a game deleted meanwhile can still be put back.
    let has_played = page.shelf.with_untracked(|shelf| !shelf.games().is_empty());
    // The tour is for users who have neither seen nor declined it, nor played.
    let first = !has_played && device::recall(TOURED).is_none();
    view! {
        <TopBar/>
        <main class="start">
            <h1>{page.label("app-tagline")}</h1>
            <Notice/>
            {has_played.then(games::unfinished)}
            <nav class="ways" aria-label=page.label("learn")>
                {first
                    .then(|| view! { <Way to=Route::Learn(Learn::Tour) id="way-tour" name="tour-offer" main=true/> })}
                <Way to=Route::Learn(Learn::Lessons) id="way-learn" name="learn" main=false/>
                <Way to=Route::Learn(Learn::Puzzles) id="way-puzzles" name="puzzles" main=false/>
                <Way to=Route::Study(String::new()) id="way-analysis" name="study" main=false/>
                <Way to=Route::Learn(Learn::Kids) id="way-kids" name="kid-mode" main=false/>
            </nav>
            <h2>{page.label("choose-game")}</h2>
            <ul class="games">
                {catalogue::GAMES.iter().map(|game| view! { <Card game/> }).collect_view()}
            </ul>
            {has_played.then(games::games)}
        </main>
    }
}

/// A link to something other than a game.
#[component]
fn Way(to: Route, id: &'static str, name: &'static str, main: bool) -> impl IntoView {
    let page = Page::here();
    view! {
        <a class="button" class:main=main href=to.address() id=id on:click=page.link(to)>
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
    view! {
        <li>
            <a class="card" href=address data-game=game.name on:click=page.link(route)>
                <Picture game/>
                <b>{move || page.words.get().game_title(game)}</b>
                <span>{move || page.words.get().game_summary(game)}</span>
            </a>
        </li>
    }
}
