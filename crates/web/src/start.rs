//! The first screen: games to go on with, and six to choose from.

use leptos::ev;
use leptos::prelude::*;
use rules::{Game, Side, catalogue};

use crate::app::TopBar;
use crate::device;
use crate::page::Page;
use crate::picture::Picture;
use crate::route::Route;
use crate::seat::Seat;
use crate::table::Table;

/// Games to go on with that are offered.
const UNFINISHED_MAX: usize = 2;

/// Where it is kept that the tour was seen, or not wanted.
pub(crate) const TOURED: &str = "mancala.toured";

/// The first screen.
#[component]
pub(crate) fn Start() -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("app-name")));
    let unfinished = page.unfinished();
    // Whoever has seen it, did not want it, or has played knows how.
    let first = unfinished.is_empty() && device::recall(TOURED).is_none();
    view! {
        <TopBar/>
        <main class="start">
            <h1>{page.label("app-tagline")}</h1>
            <Notice/>
            {unfinished
                .into_iter()
                .take(UNFINISHED_MAX)
                .map(|table| view! { <GoOn table/> })
                .collect_view()}
            <nav class="ways" aria-label=page.label("learn")>
                {first.then(|| view! { <Way to="tour" name="tour-offer" main=true/> })}
                <Way to="learn" name="learn" main=false/>
                <Way to="puzzles" name="puzzles" main=false/>
                <Way to="kids" name="kid-mode" main=false/>
            </nav>
            <h2>{page.label("choose-game")}</h2>
            <ul class="games">
                {catalogue::GAMES.iter().map(|game| view! { <Card game/> }).collect_view()}
            </ul>
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

/// A game that was begun before.
#[component]
fn GoOn(table: Table) -> impl IntoView {
    let page = Page::here();
    let game = table.game().rules().game();
    let turns = table.game().turns().len();
    let seats = table.seats().clone();
    let who = move || {
        let words = page.words.get();
        let name = |side: Side| match &seats[side] {
            Seat::Computer(level) => words.text_with(
                "computer-level",
                &[
                    ("n", (*level).into()),
                    ("name", words.text(&format!("level-{level}")).into()),
                ],
            ),
            Seat::Person(name) if !name.is_empty() => name.clone(),
            Seat::Person(_) => words.text(side.name()),
        };
        let title = words.game_title(game);
        let turn = words.text_with("turn-number", &[("n", turns.into())]);
        format!(
            "{title} · {} – {} · {turn}",
            name(Side::South),
            name(Side::North)
        )
    };
    view! {
        <button type="button" class="go-on" on:click=move |_| page.play(table.clone())>
            <b>{page.label("continue-game")}</b>
            <span>{who}</span>
        </button>
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
