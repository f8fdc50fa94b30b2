//! The screen of games online: the lobby, and one's own games, those first in which it is one's turn.

use leptos::prelude::*;

use super::birds;
use super::listed::{self, rules_of, title, way};
use super::lobby::Lobby;
use super::onward::{self, Ways};
use super::over::Over;
use super::watchable::Watchable;
use super::wire::{Listed, Trouble};
use crate::bar::{self, TopBar};
use crate::board::view::Board;
use crate::device;
use crate::notice::Notice;
use crate::page::Page;
use crate::picture::EmptyBoard;
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
    let list = RwSignal::new(None);
    let fetch = move || listed::fetch(page, list);
    fetch();
    let missing = move || match list.get() {
        None => view! { <p class="fetching">{page.label("fetching")}</p> }.into_any(),
        Some(Err(trouble)) => nobody_there(page, trouble, fetch),
        Some(Ok(_)) => ().into_any(),
    };
    let going = move || Some(going_on(page, list.get()?.ok()?));
    let over = move || {
        let games = list.get()?.ok()?;
        (!games.is_empty()).then(|| view! { <Over games/> })
    };
    let is_new = Signal::derive(move || matches!(list.get(), Some(Ok(games)) if games.is_empty()));
    // Without a server nobody can be invited.
    let is_away = move || matches!(list.get(), Some(Err(_)));
    view! {
        <TopBar/>
        <main class="setup online">
            {bar::titled_for_me(page.label("play-online"))}
            <Notice/>
            {going}
            <div class="ahead">
                {missing}
                <Lobby wait/>
            </div>
            <div class="beside">
                <Show when=move || !is_away()>
                    <WithFriend is_new/>
                </Show>
                <Watchable own=list/>
                {over}
            </div>
        </main>
    }
}

/// The message that there is no server, in place of all that needs one, and the way to ask again.
pub(super) fn nobody_there(page: Page, trouble: Trouble, again: impl Fn() + 'static) -> AnyView {
    let again = view! {
        <button type="button" class="main" on:click=move |_| again()>{page.label("try-again")}</button>
    };
    let on = view! { <Ways to=onward::alone() first=again.into_any()/> };
    nothing_there(page, trouble, on.into_any())
}

/// The message of trouble in place of what would be there, and a way on.
pub(super) fn nothing_there(page: Page, trouble: Trouble, on: AnyView) -> AnyView {
    let told = move || trouble.told(page.words.get());
    view! {
        <div class="nothing-yet">
            <EmptyBoard/>
            <p class="notice" role="alert">{told}</p>
            {on}
        </div>
    }
    .into_any()
}

/// The games that go on, if there are any.
pub(super) fn going_on(page: Page, games: Vec<Listed>) -> AnyView {
    let games: Vec<_> = in_order(games)
        .into_iter()
        .map(|(is_yours, table, game)| view! { <One game table is_yours/> })
        .collect();
    (!games.is_empty())
        .then(|| {
            view! {
                <section class="going">
                    <h2>{page.label("your-games")}</h2>
                    <ul class="own-games">{games}</ul>
                </section>
            }
        })
        .into_any()
}

/// The way to a game with a friend; who has played knows how.
#[component]
fn WithFriend(is_new: Signal<bool>) -> impl IntoView {
    let page = Page::here();
    let invite = Route::Online("/invite".to_owned());
    let how = move || {
        let steps = HOW.map(|id| view! { <li>{page.label(id)}</li> });
        is_new.get().then(|| view! { <ol>{steps}</ol> })
    };
    view! {
        <section class="how" aria-labelledby="with-friend">
            <h2 id="with-friend">{page.label("play-friend")}</h2>
            {how}
            <a class="button main" id="invite" href="/invite" on:click=page.link(invite)>
                {page.label("invite-make")}
            </a>
        </section>
        <Show when=move || is_new.get()>
            <div class="nothing-yet">
                <EmptyBoard/>
                <p>{page.label("online-games-none")}</p>
                <p>{page.label("invite-text")}</p>
            </div>
        </Show>
    }
}

/// The table of a game that goes on, seen by whoever asks.
fn table_of(game: &Listed) -> Option<Table> {
    let rules = rules_of(game)?;
    let query = address::join([("game", rules), ("position", game.position.clone())]);
    let mut table = route::open(&query).ok()?;
    if table.near().name() != game.you {
        table.flip();
    }
    Some(table)
}

/// The games that go on, with their tables, and whether whoever asks is to choose: those first.
fn in_order(games: Vec<Listed>) -> Vec<(bool, Option<Table>, Listed)> {
    let with_table = |game: Listed| {
        let table = table_of(&game);
        let sides = table.as_ref().map(Table::to_choose).unwrap_or_default();
        let is_yours = sides.iter().any(|side| side.name() == game.you);
        (is_yours, table, game)
    };
    let going = games.into_iter().filter(|game| game.state == "playing");
    let mut games: Vec<_> = going.map(with_table).collect();
    games.sort_by_key(|(is_yours, ..)| !is_yours);
    games
}

/// A game that goes on, with its board.
#[component]
fn One(
    game: Listed,
    table: Option<Table>,
    /// Whether whoever asks is to choose.
    is_yours: bool,
) -> impl IntoView {
    let page = Page::here();
    let route = way(&game);
    let rules = rules_of(&game).and_then(|rules| rules.parse().ok());
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
    let name = birds::named(page, game.other());
    let state = if is_yours {
        "listed-your-turn"
    } else {
        "listed-their-turn"
    };
    let begun_ms = game.begun_ms;
    let day = move || device::day(begun_ms, page.language.get().code());
    view! {
        <li>
            <a class="button" class:yours=is_yours href=route.address() on:click=page.link(route)>
                {board}
                <b>{title(page, rules)}</b>
                {name}
                <strong>{page.label(state)}</strong>
                <small>{day}</small>
            </a>
        </li>
    }
}
