//! Games of others that anybody may watch: those that began in the lobby.

use std::time::Duration;

use game::online::Terms;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::online::read_side;
use rules::{Position, Side};

use super::birds;
use super::listed::{self, Fetched, way};
use super::names;
use super::terms;
use super::wire::Listed;
use crate::board::thumbnail::thumbnail;
use crate::device;
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
            // Without an answer what is known stays.
            let Ok(found) = listed::games(page, "/api/games/listed").await else {
                return;
            };
            let is_news = games.try_with_untracked(|games| *games != found);
            if is_news == Some(true) {
                games.set(found);
            }
        });
    };
    look();
    device::repeat(LOOK, look);
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
    let [south, north] = Side::BOTH.map(|side| birds::named(page, &names[side]));
    let winner = winner.as_deref().and_then(read_side);
    let state = move || {
        let words = page.words.get();
        match winner {
            _ if is_on => words.text("watchable-on"),
            Some(side) => {
                let name = names::told(&names[side], words);
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
                    <b>{south} {north}</b>
                    <strong class="end" class:good=is_on>{state}</strong>
                    <span>{title}</span>
                    <small>{time}</small>
                </a>
            </li>
        }
        .into_any(),
    )
}
