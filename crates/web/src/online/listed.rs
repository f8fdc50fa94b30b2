//! One's own games online, as the server lists them.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::RuleSet;

use super::names;
use super::wire::{self, Listed, Trouble};
use crate::family;
use crate::going::{self, Going};
use crate::page::Page;
use crate::route::Route;
use game::address;

/// One's own games, once they have come.
pub(super) type Fetched = Option<Result<Vec<Listed>, Trouble>>;

/// Fetches the games of whoever asks, the newest first, and keeps those that go on for the first screen.
pub(super) fn fetch(page: Page, list: RwSignal<Fetched>) {
    spawn_local(async move {
        let fetched = games(page, "/api/games?limit=50").await;
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
}

/// The games of a list, with what this page needs to know of their rules.
pub(super) async fn games(page: Page, path: &str) -> Result<Vec<Listed>, Trouble> {
    let list = wire::get(path).await?;
    let games: Vec<Listed> = list.read("games").ok_or(Trouble::Away)?;
    let terms = games.iter().map(|game| game.terms.clone());
    family::fetch_for(page.language.get_untracked(), terms).await;
    Ok(games)
}

/// The rules among the terms of a game.
pub(super) fn rules_of(game: &Listed) -> Option<String> {
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

/// The name of what is played; nothing where this page does not know the rules.
pub(super) fn title(page: Page, rules: Option<RuleSet>) -> impl Fn() -> Option<String> {
    move || Some(page.words.get().game_title(rules.as_ref()?.game()))
}

/// The way to a game.
pub(super) fn way(game: &Listed) -> Route {
    Route::Online(format!("/g/{}", game.id))
}
