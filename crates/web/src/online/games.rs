//! One's own games on the server, those that go on first.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{RuleSet, Side};

use super::json::Json;
use super::names;
use super::wire::{self, Listed, Trouble};
use crate::bar::TopBar;
use crate::device;
use crate::going::{self, Going};
use crate::page::Page;
use crate::picture::EmptyBoard;
use crate::route::Route;
use game::address;

/// The way to a game with somebody elsewhere.
const HOW: [&str; 3] = ["online-how-choose", "online-how-pass", "online-how-play"];

/// The list.
#[component]
pub(super) fn Games() -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("online-games")));
    let list: RwSignal<Option<Result<Vec<Listed>, Trouble>>> = RwSignal::new(None);
    let fetch = move || {
        spawn_local(async move {
            let fetched = wire::get("/api/games?limit=50").await;
            let read = |list: Json| list.read("games").ok_or(Trouble::Away);
            let fetched: Result<Vec<Listed>, _> = fetched.and_then(read);
            if let Ok(games) = &fetched {
                going::keep(
                    &games
                        .iter()
                        .filter_map(|game| going_on(page, game))
                        .collect::<Vec<_>>(),
                );
            }
            let _ = list.try_set(Some(fetched));
        });
    };
    fetch();
    let shown = move || match list.get() {
        None => view! { <p class="fetching">{page.label("fetching")}</p> }.into_any(),
        Some(Err(trouble)) => {
            let told = move || trouble.told(page.words.get());
            view! {
                <p class="notice" role="alert">{told}</p>
                <button type="button" on:click=move |_| fetch()>{page.label("try-again")}</button>
            }
            .into_any()
        }
        Some(Ok(games)) if games.is_empty() => view! {
            <div class="nothing-yet">
                <EmptyBoard/>
                <p>{page.label("online-games-none")}</p>
                <p>{page.label("invite-text")}</p>
            </div>
        }
        .into_any(),
        Some(Ok(mut games)) => {
            games.sort_by_key(|game| game.state != "playing");
            let games = games.iter().map(move |game| one(page, game));
            view! { <ul class="own-games">{games.collect_view()}</ul> }.into_any()
        }
    };
    let invite = Route::Online("/invite".to_owned());
    let me = Route::Online("/me".to_owned());
    view! {
        <TopBar/>
        <main class="setup online">
            <h1>{page.label("online-games")}</h1>
            <a class="button main" id="invite" href="/invite" on:click=page.link(invite)>
                {page.label("play-friend")}
            </a>
            {shown}
            <ol class="how">{HOW.map(|id| view! { <li>{page.label(id)}</li> })}</ol>
            <a id="me" href="/me" on:click=page.link(me)>{page.label("me-title")}</a>
        </main>
    }
}

/// The rules among the terms of a game.
fn rules_of(game: &Listed) -> Option<String> {
    let rules = address::split(&game.terms).find(|(key, _)| key == "game");
    rules.map(|(_, rules)| rules)
}

/// A game that goes on, for the first screen.
fn going_on(page: Page, game: &Listed) -> Option<Going> {
    let other = usize::from(game.you == Side::South.name());
    let is_on = game.state == "playing";
    is_on.then_some(Going {
        id: game.id.clone(),
        game: rules_of(game)?,
        other: names::told(game.names.get(other)?, page.words.get_untracked()),
    })
}

fn one(page: Page, game: &Listed) -> impl IntoView + use<> {
    let route = Route::Online(format!("/g/{}", game.id));
    let rules: Option<RuleSet> = rules_of(game).and_then(|rules| rules.parse().ok());
    let title = move || {
        rules
            .as_ref()
            .map(|rules| page.words.get().game_title(rules.game()))
    };
    let state = match &*game.state {
        "playing" => "game-goes-on",
        // It is not on the shelf of the device either.
        "aborted" => "end-aborted-title",
        _ => "game-over-title",
    };
    let names = game.names.clone();
    let names = move || {
        let told = |name: &String| names::told(name, page.words.get());
        names.iter().map(told).collect::<Vec<_>>().join(" – ")
    };
    let begun_ms = game.begun_ms;
    let day = move || device::day(begun_ms, page.language.get().code());
    view! {
        <li>
            <a class="button" href=route.address() on:click=page.link(route)>
                <b>{title}</b>
                <span>{names}</span>
                <small>{page.label(state)} " · " {day}</small>
            </a>
        </li>
    }
}
