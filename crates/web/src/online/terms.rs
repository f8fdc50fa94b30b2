//! The terms of a game in words: who, what, how fast.

use game::online::{Pace, SeatWish, Terms};
use leptos::prelude::*;
use rules::{Position, Side};

use crate::board::thumbnail::thumbnail;
use crate::page::Page;
use crate::picture::Picture;

/// The picture of what is played: that of its game, or for one of the library the board itself.
pub(super) fn picture(start: &Position) -> AnyView {
    let rules = start.rules();
    if rules.general_laws().is_some() {
        return thumbnail(start, Side::South);
    }
    view! { <Picture game=rules.game()/> }.into_any()
}

/// A pace in words.
pub(super) fn time(page: Page, wanted: Pace) -> String {
    match wanted {
        Pace::Free => page.text("clock-none"),
        Pace::Clock {
            base_s,
            increment_s,
        } => {
            let minutes = (base_s / 60).into();
            page.text_with(
                "clock-game",
                &[("minutes", minutes), ("n", increment_s.into())],
            )
        }
        Pace::Days(days) => page.text_with("pace-days", &[("n", days.into())]),
    }
}

/// The seat that the other player gets, as one sentence.
fn seat(page: Page, seat: SeatWish, is_own: bool) -> String {
    // South begins, as long as the game has no position of its own.
    let begins = |side: Side| match (side, is_own) {
        (Side::South, true) | (Side::North, false) => "seat-you-begin",
        (Side::North, true) | (Side::South, false) => "seat-they-begin",
    };
    match seat {
        SeatWish::Lot => page.text("seat-by-lot"),
        SeatWish::Side(side) => page.text(begins(side)),
    }
}

/// The terms of an invitation, with a picture of the game. `is_own` if the reader has made it.
#[component]
pub(super) fn TermsTold(terms: Terms, is_own: bool) -> impl IntoView {
    let page = Page::here();
    let picture = picture(&terms.start);
    let terms = StoredValue::new(terms);
    let (game, clock, wish) =
        terms.with_value(|terms| (terms.rules().game(), terms.pace, terms.seat));
    let options = move || terms.with_value(|terms| page.words.get().options_changed(terms.rules()));
    let more = move || {
        terms.with_value(|terms| {
            let usual = format!("{:#}", rules::Position::start(terms.rules()));
            let moved = format!("{:#}", terms.start) != usual;
            let told = [
                (moved, "terms-position"),
                (!terms.takebacks, "terms-no-takebacks"),
                (terms.private, "terms-private"),
            ];
            let told = told.into_iter().filter(|(is_so, _)| *is_so);
            told.map(|(_, id)| page.text(id)).collect::<Vec<_>>()
        })
    };
    let item = |text: String| view! { <li>{text}</li> };
    view! {
        <div class="terms">
            {picture}
            <div>
                <h2>{move || page.words.get().game_title(game)}</h2>
                <ul>
                    {move || options().into_iter().map(item).collect_view()}
                    <li>{move || time(page, clock)}</li>
                    <li>{move || seat(page, wish, is_own)}</li>
                    {move || more().into_iter().map(item).collect_view()}
                </ul>
            </div>
        </div>
    }
}
