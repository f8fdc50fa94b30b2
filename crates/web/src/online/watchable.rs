//! Games of others that anybody may watch: those that began in the lobby.

use std::time::Duration;

use game::online::Terms;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Position, Side};

use super::json::Json;
use super::listed::{Fetched, way};
use super::names;
use super::terms;
use super::wire::{self, Listed, Trouble};
use crate::board::thumbnail::thumbnail;
use crate::family;
use crate::page::Page;

/// The interval between two looks.
const LOOK: Duration = Duration::from_secs(10);

/// The games that go on, then the last ones that are over; without those of the player, which are in
/// the list of `own` games. Nothing if there are none.
#[component]
pub(super) fn Watchable(own: RwSignal<Fetched>) -> impl IntoView {
    let page = Page::here();
    let games: RwSignal<Vec<Listed>> = RwSignal::new(Vec::new());
    let look = move || {
        spawn_local(async move {
            let found = wire::get("/api/games/listed").await;
            let read = |list: Json| list.read("games").ok_or(Trouble::Away);
            // Without an answer what is known stays.
            let Ok::<Vec<Listed>, _>(found) = found.and_then(read) else {
                return;
            };
            let terms = found.iter().map(|game| game.terms.clone());
            family::fetch_for(page.language.get_untracked(), terms).await;
            let is_news = games.try_with_untracked(|games| *games != found);
            if is_news == Some(true) {
                games.set(found);
            }
        });
    };
    look();
    let timer = set_interval_with_handle(look, LOOK);
    on_cleanup(move || {
        if let Ok(timer) = timer {
            timer.clear();
        }
    });
    let rows = move || {
        let own = own.get().and_then(Result::ok).unwrap_or_default();
        let is_own = |game: &Listed| own.iter().any(|own| own.id == game.id);
        let games = games.get().into_iter().filter(|game| !is_own(game));
        let rows: Vec<_> = games.filter_map(|game| one(page, game)).collect();
        (!rows.is_empty()).then(|| {
            view! {
                <section id="watchable" class="results">
                    <h2>{page.label("watchable-title")}</h2>
                    <ul class="own-games">{rows}</ul>
                </section>
            }
        })
    };
    rows.into_any()
}

/// A game with its board; nothing if this page does not know the rules.
fn one(page: Page, game: Listed) -> Option<AnyView> {
    let terms: Terms = game.terms.parse().ok()?;
    let rules = *terms.rules();
    let position = Position::read(&game.position, &rules, true).ok()?;
    let board = thumbnail(&position, Side::South);
    let title = move || page.words.get().game_title(rules.game());
    let time = move || terms::time(page, terms.pace);
    let route = way(&game);
    let is_on = game.state == "playing";
    let Listed { names, winner, .. } = game;
    let name = move |side: Side, words| names::told(&names[side], words);
    let names = {
        let name = name.clone();
        move || {
            let words = page.words.get();
            format!(
                "{} – {}",
                name(Side::South, words),
                name(Side::North, words)
            )
        }
    };
    let winner =
        winner.and_then(|winner| Side::BOTH.into_iter().find(|side| side.name() == winner));
    let state = move || {
        let words = page.words.get();
        match winner {
            _ if is_on => words.text("watchable-on"),
            Some(side) => {
                let name = name(side, words);
                words.text_with("watchable-won", &[("name", name.as_str().into())])
            }
            None => words.text("listed-drawn"),
        }
    };
    Some(
        view! {
            <li>
                <a class="button" href=route.address() on:click=page.link(route)>
                    {board}
                    <b>{names}</b>
                    <strong class="end" class:good=is_on>{state}</strong>
                    <span>{title}</span>
                    <small>{time}</small>
                </a>
            </li>
        }
        .into_any(),
    )
}
