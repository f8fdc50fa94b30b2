//! A small drawing of each game, for the choice of a game.

use leptos::prelude::*;
use rules::Game;

use crate::board::layout::Area;
use crate::board::number::Length;
use crate::board::seeds::{real, spot};
use crate::board::view::rounded;

/// The parameters of a game's picture.
struct Drawing {
    /// The number of houses shown in a row.
    houses: usize,
    /// The drawings of pieces, by turns.
    pieces: &'static [&'static str],
    /// The number of pieces in each house, by turns.
    counts: &'static [usize],
    /// The number of pieces in each store.
    stores: usize,
    /// Whether the ends are round, like those of a boat.
    boat: bool,
    /// Whether stores are drawn.
    has_stores: bool,
}

fn drawing(game: &Game) -> Drawing {
    let seeds = &["#seed-0", "#seed-1", "#seed-2", "#seed-3"];
    let usual = Drawing {
        houses: 6,
        pieces: seeds,
        counts: &[4, 4, 3, 4, 5, 4, 0, 4, 4, 5, 4, 4],
        stores: 5,
        boat: false,
        has_stores: true,
    };
    match game.name {
        "oware" => Drawing {
            counts: &[4, 5, 2, 3, 4, 1, 4, 3, 2, 4, 5, 4],
            pieces: &["#seed-2", "#seed-2", "#seed-0"],
            has_stores: false,
            ..usual
        },
        "congkak" => Drawing {
            houses: 7,
            counts: &[7, 5, 6, 7, 1, 7, 6, 2, 7, 0, 6, 5, 7, 7],
            stores: 9,
            boat: true,
            ..usual
        },
        "kid-cala-beginner" => Drawing {
            pieces: &["#plain-a", "#plain-o", "#plain-b", "#plain-g"],
            counts: &[3, 0, 2, 0, 0, 1, 3, 2, 3, 1, 2, 3],
            stores: 2,
            ..usual
        },
        "kid-cala-classic" => Drawing {
            pieces: &["#plain-o", "#plain-a", "#plain-g"],
            counts: &[3, 3, 2, 3, 3, 0, 3, 3, 3, 2, 3, 3],
            stores: 4,
            ..usual
        },
        "banana-cala" => Drawing {
            pieces: &["#plain-b", "#plain-b", "#plain-a", "#plain-b"],
            counts: &[1, 2, 1, 0, 3, 1, 2, 0, 1, 1, 2, 1],
            stores: 7,
            ..usual
        },
        _ => usual,
    }
}

/// The picture of a game.
#[component]
pub(crate) fn Picture(game: &'static Game) -> impl IntoView {
    let drawing = drawing(game);
    let corner = if drawing.boat { "70" } else { "30" };
    let wide = if drawing.has_stores { 62.0 } else { 24.0 };
    let pitch = (400.0 - 2.0 * wide) / real(drawing.houses);
    let radius = pitch / 2.0 - 3.0;
    let rows = (0..2 * drawing.houses).map(|house| {
        let (row, column) = (house / drawing.houses, house % drawing.houses);
        let x = wide + (real(column) + 0.5) * pitch;
        let y = if row == 0 { 96.0 } else { 44.0 };
        let count = drawing.counts[house % drawing.counts.len()];
        pit(&drawing, house, [x, y, radius, 23.0], count)
    });
    let stores = [33.0, 367.0]
        .into_iter()
        .enumerate()
        .map(|(end, x)| pit(&drawing, 20 + end, [x, 70.0, 22.0, 46.0], drawing.stores));
    let stores = drawing.has_stores.then(|| stores.collect_view());
    view! {
        <svg class="picture" viewBox="0 0 400 140" aria-hidden="true" focusable="false">
            <rect fill="url(#rim)" width="400" height="138" rx=corner/>
            <rect fill="url(#wood)" x="4" y="4" width="392" height="128" rx=corner/>
            {rows.collect_view()}
            {stores}
        </svg>
    }
}

/// A house with its pieces.
fn pit(
    drawing: &Drawing,
    cell: usize,
    [x, y, rx, ry]: [f64; 4],
    count: usize,
) -> impl IntoView + use<> {
    let corner = rx.min(ry);
    let kinds = drawing.pieces;
    let pieces = (0..count).map(move |index| {
        let spot = spot(cell, index, count.max(4));
        let kind = kinds[(cell * 5 + index) % kinds.len()];
        let (x, y) = (x + 0.62 * rx * spot.x, y + 0.62 * ry * spot.y);
        let turn = if kind.starts_with("#seed") {
            spot.turn
        } else {
            0
        };
        view! {
            <use href=kind transform=format!("translate({} {}) rotate({turn}) scale(.72)", Length(x), Length(y))/>
        }
    });
    let area = |shrink: f64| Area {
        x,
        y,
        rx: rx - shrink,
        ry: ry - shrink,
    };
    view! {
        <path class="lip" d=rounded(area(0.0), corner)/>
        <path class="bowl" d=rounded(area(2.0), corner - 2.0)/>
        {pieces.collect_view()}
    }
}
