//! The ways on from an invitation: to the game that began with it, to the same one at this device, or
//! elsewhere if there is none.

use game::online::Terms;
use game::{Game, Seat};
use leptos::prelude::*;
use rules::Side;

use crate::device;
use crate::page::Page;
use crate::route::Route;
use crate::table::Table;

/// Goes on to a game; the way back does not lead to what has become of it.
pub(super) fn go_on(page: Page, game: &str) {
    let route = Route::Online(format!("/g/{game}"));
    device::show_address(&route.address(), false);
    page.turn_to(&route);
}

/// The same game, with both sides played at this device.
pub(super) fn play_both_sides(page: Page, terms: &Terms) {
    let game = Game::new(terms.start.clone());
    let seats = [Seat::PERSON, Seat::PERSON];
    page.play(Table::new(game, seats, Side::South, device::seed()));
}

/// The ways on from an address where nothing is.
#[component]
pub(super) fn Ways() -> impl IntoView {
    let page = Page::here();
    let way = |(to, name): (&'static str, &'static str)| {
        let route = Route::Online(to.to_owned());
        view! { <a class="button" href=to on:click=page.link(route)>{page.label(name)}</a> }
    };
    view! {
        <p class="ways">
            {[("/invite", "play-friend"), ("/online", "online-games")].map(way)}
            <a class="button" href="/" on:click=page.link(Route::Start)>{page.label("home")}</a>
        </p>
    }
}
