//! The games of the general machine: the machine is a chunk of the page, fetched when an address or
//! a kept game names one of them. So is what only they need on the screen.

mod arranging;
mod card;
mod examples;
mod kin;
mod library;
mod make;
mod map;
mod profile;
pub(crate) mod told;
mod topic;
pub(crate) mod ways;

use game::address;
use leptos::prelude::*;
use rules::catalogue;
use wasm_split_helpers::wasm_split;
use words::Language;

use crate::board::look::Look;
use crate::device;
use crate::languages;
use crate::page::Page;
use crate::part::{self, Draw, Missing, Texts, Wait};
use crate::route::{Learn, Route};
use crate::store::Shelf;

/// Puts the machine into the program.
#[wasm_split(family, fallible)]
fn load_machine() -> Result<fn(), Missing> {
    Ok(install)
}

fn install() {
    rules::general::install();
    Look::learn(card::look);
}

/// Fetches the machine, and the texts about its games, if something that is opened names one. What
/// cannot be fetched is missing: then the address is told to be a bad one.
pub(crate) async fn fetch_for(language: Language, mut queries: impl Iterator<Item = String>) {
    if queries.any(|query| is_named(&query)) && fetch().await {
        languages::learn_all(language).await;
    }
}

/// Fetches the machine, and tells whether it is there.
pub(crate) async fn fetch() -> bool {
    let machine = load_machine().await;
    if let Ok(install) = machine {
        install();
    }
    machine.is_ok()
}

/// The query of the address in the address bar, and the kept games.
pub(crate) fn queries(shelf: &Shelf) -> impl Iterator<Item = String> {
    let kept = shelf.games().iter().map(|kept| kept.game().to_owned());
    std::iter::once(device::query()).chain(kept)
}

/// Whether a query names a game that the first part of the program does not know.
fn is_named(query: &str) -> bool {
    address::split(query).any(|(key, rules)| {
        let name = rules.split(':').next().unwrap_or_default();
        // The lab has two games.
        ["game", "first", "second"].contains(&key.as_str())
            && catalogue::GAMES.iter().all(|game| !game.is_called(name))
    })
}

/// Shows the address in the address bar, after a step back or forward. If the machine is missing
/// for it, the page is loaded anew, with the machine.
pub(crate) fn come_back(page: Page) {
    if catalogue::family().is_empty() && is_named(&device::query()) {
        device::leave_for(&format!("{}{}", device::path(), device::query()));
    } else {
        page.turn_to(&Route::here());
    }
}

#[wasm_split(family, fallible)]
fn load_screen() -> Result<Draw<Learn>, Missing> {
    Ok(screen)
}

/// A screen about all these games, once its chunk is loaded.
pub(crate) fn fetched(asked: Learn) -> AnyView {
    part::show(|| Box::pin(load_screen()), asked, Wait::Screen, Texts::All)
}

fn screen(asked: Learn) -> AnyView {
    install();
    match asked {
        Learn::Make(query) => make::make(&query),
        Learn::GameOf(name) => profile::profile(&name),
        _ => view! { <library::Library/> }.into_any(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_other_games_need_the_machine() {
        assert!(is_named("moves=A&game=togyz-kumalak"));
        assert!(is_named("game=sow:houses=5&moves=A"));
        assert!(is_named("game=chess"));
        assert!(!is_named("game=kalah:seeds=3&moves=A"));
        assert!(!is_named("game=Awal%C3%A9&moves=A"));
        assert!(!is_named("moves=A"));
        assert!(!is_named(""));
    }
}
