//! A board for other pages: `/embed?game=kalah&moves=C+F` shows a game, lets readers go through it
//! and try moves, and keeps nothing.

use game::import;
use leptos::prelude::*;
use rules::Side;

use crate::board::layout::{Layout, Orientation};
use crate::board::view::Board;
use crate::device;
use crate::page::Page;
use crate::play::drawn::Drawn;
use crate::play::manner::Manner;
use crate::play::{self, Desk, PlayerBar, Steps, keyboard};
use crate::route::{self, Route, RouteError};
use crate::table::Table;

/// Nothing is kept, and all of the board is seen however small the frame is.
const MANNER: Manner = Manner {
    orientation: |_, layout, (width, height)| larger(layout, width, height),
    ..Manner::EXERCISE
};

/// The place at which a board is shown.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Place {
    /// Somebody else's page.
    Page,
    /// The wall of a room: keys alone lead through the game.
    Classroom,
}

/// The board of an address, or the fault of the address.
pub(super) fn embed(query: &str, place: Place) -> AnyView {
    let annotated = import::read_tree(query).map(|game| game.map_err(drop));
    let table = match annotated {
        Some(game) => game
            .map(|game| Table::studied(game, Side::South))
            .map_err(|()| None),
        None => route::open(query).map(Table::for_study).map_err(Some),
    };
    match table {
        Ok(table) => view! { <Embed table place/> }.into_any(),
        Err(error) => {
            let page = Page::here();
            let why = move || {
                let of_record = || {
                    let why = page.text("study-no-record");
                    page.text_with("bad-link", &[("why", why.into())])
                };
                let of_link = |error: &RouteError| error.of_link(page.words.get());
                error.as_ref().map_or_else(of_record, of_link)
            };
            view! {
                <main class="missing">
                    <p>{why}</p>
                    <p><Out address=Route::Start.address()/></p>
                </main>
            }
            .into_any()
        }
    }
}

#[component]
fn Embed(table: Table, place: Place) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::new(page, table, MANNER);
    provide_context(desk);
    desk.show();
    keyboard::listen(desk);
    let near = move || desk.table.with(Table::near);
    let title = move || {
        let game = desk.table.with(|table| table.game().rules().game());
        page.words.get().game_title(game)
    };
    let comment = move || {
        desk.table
            .with(|table| table.game().comment(table.game().node()).to_owned())
    };
    Effect::new(move |_| device::set_title(&title()));
    if place == Place::Classroom {
        contrast(page);
    }
    view! {
        <div class="play embed" class:projector=place == Place::Classroom>
            <main class="table">
                <h1 class="hidden">{title}</h1>
                <PlayerBar side=Signal::derive(move || !near()) far=true/>
                <Board model=play::board(desk) over=view! { <Drawn desk draft=None/> }.into_any()/>
                <PlayerBar side=Signal::derive(near) far=false/>
                {play::picking(desk)}
                <p class="status story" aria-hidden="true">
                    {move || desk.report.story.get().join(" ")} " " <i>{comment}</i>
                </p>
            </main>
            <nav class="controls" aria-label=page.label("menu")>
                <Steps/>
                {move || {
                    let link = desk.table.with(route::link);
                    view! { <Out address=Route::Play(link).address()/> }
                }}
            </nav>
            <p class="spoken" role="status" aria-atomic="true">{move || desk.report.spoken.get()}</p>
        </div>
    }
}

/// The room for what is told above and below a board, in CSS pixels.
const TOLD: f64 = 170.0;

/// The orientation in which all of a board is seen, as large as can be, in a frame of this size.
fn larger(layout: Layout, width: f64, height: f64) -> Orientation {
    let height = (height - TOLD).max(height / 2.0);
    let scale = |orientation: Orientation| {
        let [wide, high] = Layout {
            orientation,
            ..layout
        }
        .size();
        (width / wide).min(height / high)
    };
    if scale(Orientation::Flat) < scale(Orientation::Upright) {
        Orientation::Upright
    } else {
        Orientation::Flat
    }
}

/// The strongest contrast while a board is shown to a room; then the theme chosen comes back.
fn contrast(page: Page) {
    device::mark_page("data-theme", "contrast-light");
    on_cleanup(move || {
        let theme = page
            .settings
            .with_untracked(|settings| settings.theme.name());
        device::mark_page("data-theme", theme);
    });
}

/// The link to the whole page, which opens in a new tab.
#[component]
fn Out(address: String) -> impl IntoView {
    let page = Page::here();
    view! {
        <a class="out" href=address target="_blank" rel="noopener">
            {page.label("app-name")}
        </a>
    }
}

#[cfg(test)]
mod tests {
    use rules::Position;

    use super::*;

    #[test]
    fn all_of_a_board_is_seen_in_small_frames() {
        let start = Position::start(&"kalah".parse().unwrap());
        let layout = Layout::of(&start, Orientation::Flat, Side::South);
        for (width, height, expected) in [
            (300.0, 300.0, Orientation::Flat),
            (280.0, 400.0, Orientation::Flat),
            (600.0, 200.0, Orientation::Flat),
            (390.0, 844.0, Orientation::Upright),
            (1_366.0, 768.0, Orientation::Flat),
        ] {
            assert_eq!(larger(layout, width, height), expected, "{width}x{height}");
        }
    }
}
