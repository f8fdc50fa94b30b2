//! The ways on from an invitation: to the game that began with it, to the same one at this device, or
//! elsewhere if there is none.

use game::online::Terms;
use game::{Game, Seat};
use leptos::prelude::*;
use rules::Side;

use super::session::keep_seat;
use super::wire::Begun;
use crate::device;
use crate::page::{Message, Page};
use crate::route::{Learn, Route};
use crate::table::Table;

/// Goes on to a game; the way back does not lead to what has become of it.
pub(super) fn go_on(page: Page, game: &str) {
    turn_instead(page, format!("/g/{game}"));
}

/// Goes on to a game that has begun, with the seat kept on this device.
pub(super) fn begin(page: Page, Begun { game, seat_link }: Begun) {
    if let Some((_, secret)) = seat_link.split_once('#') {
        keep_seat(&game, secret);
    }
    go_on(page, &game);
}

/// Leaves the address of a game where none is, and says why.
pub(super) fn leave(page: Page, why: String) {
    turn_instead(page, "/online".to_owned());
    page.notice.set(Some(Message::Text(why)));
}

/// Turns to an address in place of the present one.
fn turn_instead(page: Page, address: String) {
    let route = Route::Online(address);
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
pub(super) fn elsewhere() -> [(Route, &'static str); 3] {
    [
        (Route::Online("/invite".to_owned()), "play-friend"),
        (Route::Online("/online".to_owned()), "play-online"),
        (Route::Start, "home"),
    ]
}

/// What needs neither a server nor anybody else.
pub(super) fn alone() -> [(Route, &'static str); 2] {
    [
        (Route::Start, "play-computer"),
        (Route::Learn(Learn::DailyPuzzle), "puzzle-daily"),
    ]
}

/// Ways as buttons, and what may be tried before.
#[component]
pub(super) fn Ways<const N: usize>(
    to: [(Route, &'static str); N],
    #[prop(optional)] first: Option<AnyView>,
) -> impl IntoView {
    let page = Page::here();
    let way = |(to, name): (Route, &'static str)| {
        view! { <a class="button" href=to.address() on:click=page.link(to)>{page.label(name)}</a> }
    };
    view! { <p class="actions">{first} {to.map(way).collect_view()}</p> }
}
