//! One's own games on the server, those that go on first.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{RuleSet, catalogue};

use super::wire::{self, List, Listed, Trouble};
use crate::bar::TopBar;
use crate::device;
use crate::page::Page;
use crate::picture::Picture;
use crate::route::Route;
use game::address;

/// The list.
#[component]
pub(super) fn Games() -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("online-games")));
    let list: RwSignal<Option<Result<List, Trouble>>> = RwSignal::new(None);
    spawn_local(async move {
        let _ = list.try_set(Some(wire::get("/api/games?limit=50").await));
    });
    let shown = move || match list.get() {
        None => view! { <p class="fetching">{page.label("fetching")}</p> }.into_any(),
        Some(Err(trouble)) => {
            let told = move || trouble.told(page.words.get());
            view! { <p class="notice" role="alert">{told}</p> }.into_any()
        }
        Some(Ok(List { games })) if games.is_empty() => view! {
            <div class="nothing-yet">
                <Picture game=&catalogue::GAMES[0]/>
                <p>{page.label("online-games-none")}</p>
                <p>{page.label("invite-text")}</p>
            </div>
        }
        .into_any(),
        Some(Ok(List { mut games })) => {
            games.sort_by_key(|game| game.state != "playing");
            let games = games.iter().map(move |game| one(page, game));
            view! { <ul class="own-games">{games.collect_view()}</ul> }.into_any()
        }
    };
    let invite = Route::Online("/invite".to_owned());
    view! {
        <TopBar/>
        <main class="setup online">
            <h1>{page.label("online-games")}</h1>
            <a class="button main" id="invite" href="/invite" on:click=page.link(invite)>
                {page.label("play-friend")}
            </a>
            {shown}
        </main>
    }
}

fn one(page: Page, game: &Listed) -> impl IntoView + use<> {
    let route = Route::Online(format!("/g/{}", game.id));
    let rules = address::split(&game.terms).find(|(key, _)| key == "game");
    let rules: Option<RuleSet> = rules.and_then(|(_, rules)| rules.parse().ok());
    let title = move || {
        rules
            .as_ref()
            .map(|rules| page.words.get().game_title(rules.game()))
    };
    let state = match &*game.state {
        "playing" => "game-goes-on",
        _ => "game-over-title",
    };
    let begun_ms = game.begun_ms;
    let day = move || device::day(begun_ms, page.language.get().code());
    view! {
        <li>
            <a class="button" href=route.address() on:click=page.link(route)>
                <b>{title}</b>
                <span>{game.names.join(" – ")}</span>
                <small>{page.label(state)} " · " {day}</small>
            </a>
        </li>
    }
}
