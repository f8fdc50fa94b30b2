//! The screen of games online: the lobby, and one's own games, those first in which it is one's turn.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::RuleSet;

use super::json::Json;
use super::lobby::Lobby;
use super::names;
use super::wire::{self, Listed, Trouble};
use crate::bar::TopBar;
use crate::board::view::Board;
use crate::device;
use crate::family;
use crate::going::{self, Going};
use crate::notice::Notice;
use crate::page::Page;
use crate::play;
use crate::play::desk::Desk;
use crate::play::manner::Manner;
use crate::route::{self, Route};
use crate::table::Table;
use game::address;

/// The way to a game with somebody elsewhere.
const HOW: [&str; 3] = ["online-how-choose", "online-how-pass", "online-how-play"];

/// The screen; `wait` is one in the lobby that has begun elsewhere.
#[component]
pub(super) fn Games(wait: Option<String>) -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("play-online")));
    let list: RwSignal<Option<Result<Vec<Listed>, Trouble>>> = RwSignal::new(None);
    let fetch = move || {
        spawn_local(async move {
            let fetched = wire::get("/api/games?limit=50").await;
            let read = |list: Json| list.read("games").ok_or(Trouble::Away);
            let fetched: Result<Vec<Listed>, _> = fetched.and_then(read);
            if let Ok(games) = &fetched {
                let terms = games.iter().map(|game| game.terms.clone());
                family::fetch_for(page.language.get_untracked(), terms).await;
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
                <p>{page.label("online-games-none")}</p>
                <p>{page.label("invite-text")}</p>
            </div>
        }
        .into_any(),
        Some(Ok(games)) => {
            let games = in_order(games)
                .into_iter()
                .map(|(is_yours, table, game)| view! { <One game table is_yours/> });
            view! { <ul class="own-games">{games.collect_view()}</ul> }.into_any()
        }
    };
    let invite = Route::Online("/invite".to_owned());
    let me = Route::Online("/me".to_owned());
    view! {
        <TopBar/>
        <main class="setup online">
            <h1>{page.label("play-online")}</h1>
            <Notice/>
            <div class="ahead">
                {shown}
                <Lobby wait/>
            </div>
            <div class="beside">
                <a class="button main" id="invite" href="/invite" on:click=page.link(invite)>
                    {page.label("play-friend")}
                </a>
                <ol class="how">{HOW.map(|id| view! { <li>{page.label(id)}</li> })}</ol>
                <a id="me" href="/me" on:click=page.link(me)>{page.label("me-title")}</a>
            </div>
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
    let is_on = game.state == "playing";
    is_on.then_some(Going {
        id: game.id.clone(),
        game: rules_of(game)?,
        other: names::told(game.other(), page.words.get_untracked()),
    })
}

/// The table of a game that goes on, seen by whoever asks.
fn table_of(game: &Listed) -> Option<Table> {
    let rules = rules_of(game).filter(|_| game.state == "playing")?;
    let query = address::join([("game", rules), ("position", game.position.clone())]);
    let mut table = route::open(&query).ok()?;
    if table.near().name() != game.you {
        table.flip();
    }
    Some(table)
}

/// The games with their tables, and whether whoever asks is to choose: those first, then others that go
/// on.
fn in_order(games: Vec<Listed>) -> Vec<(bool, Option<Table>, Listed)> {
    let with_table = |game: Listed| {
        let table = table_of(&game);
        let sides = table.as_ref().map(Table::to_choose).unwrap_or_default();
        let is_yours = sides.iter().any(|side| side.name() == game.you);
        (is_yours, table, game)
    };
    let mut games: Vec<_> = games.into_iter().map(with_table).collect();
    games.sort_by_key(|(is_yours, table, _)| (!is_yours, table.is_none()));
    games
}

/// A game with its players and state; one that goes on has its board.
#[component]
fn One(
    game: Listed,
    table: Option<Table>,
    /// Whether whoever asks is to choose.
    is_yours: bool,
) -> impl IntoView {
    let page = Page::here();
    let route = Route::Online(format!("/g/{}", game.id));
    let rules: Option<RuleSet> = rules_of(&game).and_then(|rules| rules.parse().ok());
    let title = move || {
        rules
            .as_ref()
            .map(|rules| page.words.get().game_title(rules.game()))
    };
    let board = table.map(|table| {
        let desk = Desk::new(page, table, Manner::LYING);
        provide_context(desk);
        desk.show();
        view! {
            <span class="on-board" inert aria-hidden="true">
                <Board model=play::board(desk) is_specimen=true/>
            </span>
        }
    });
    let name = game.other().to_owned();
    let name = move || names::told(&name, page.words.get());
    let state = match (&*game.state, game.winner.as_deref()) {
        ("playing", _) if is_yours => "listed-your-turn",
        ("playing", _) => "listed-their-turn",
        // It is not on the shelf of the device either.
        ("aborted", _) => "end-aborted-title",
        (_, None) => "listed-drawn",
        (_, Some(winner)) if winner == game.you => "listed-won",
        (_, Some(_)) => "listed-lost",
    };
    let begun_ms = game.begun_ms;
    let day = move || device::day(begun_ms, page.language.get().code());
    view! {
        <li>
            <a class="button" class:yours=is_yours href=route.address() on:click=page.link(route)>
                {board}
                <b>{title}</b>
                <span>{name}</span>
                <strong>{page.label(state)}</strong>
                <small>{day}</small>
            </a>
        </li>
    }
}
