//! A small drawing of each game, for the choice of a game.

use leptos::prelude::*;
use rules::{Game, catalogue};

use crate::board::layout::rounded;
use crate::board::layout::{Area, Orientation};
use crate::board::look::{Look, Seeds, layers};
use crate::board::number::Length;
use crate::board::seeds::{real, spot};

/// The parameters of a game's picture.
struct Drawing {
    /// The number of houses shown in a row.
    houses: usize,
    /// The shades of pieces, by turns; of fruits, their kinds.
    shades: &'static [u32],
    /// The number of pieces in each house, by turns.
    counts: &'static [usize],
    /// The number of pieces in each store.
    stores: usize,
}

fn drawing(game: &Game) -> Drawing {
    let usual = Drawing {
        houses: 6,
        shades: &[0, 1, 2, 3],
        counts: &[4, 4, 3, 4, 5, 4, 0, 4, 4, 5, 4, 4],
        stores: 5,
    };
    match game.name {
        "oware" => Drawing {
            counts: &[4, 5, 2, 3, 4, 1, 4, 3, 2, 4, 5, 4],
            ..usual
        },
        "congkak" => Drawing {
            houses: 7,
            counts: &[7, 5, 6, 7, 1, 7, 6, 2, 7, 0, 6, 5, 7, 7],
            stores: 9,
            ..usual
        },
        "kid-cala-beginner" => Drawing {
            shades: &[1, 2, 0, 3],
            counts: &[3, 0, 2, 0, 0, 1, 3, 2, 3, 1, 2, 3],
            stores: 2,
            ..usual
        },
        "kid-cala-classic" => Drawing {
            shades: &[2, 1, 3],
            counts: &[3, 3, 2, 3, 3, 0, 3, 3, 3, 2, 3, 3],
            stores: 4,
            ..usual
        },
        "banana-cala" => Drawing {
            shades: &[0, 0, 1, 0],
            counts: &[1, 2, 1, 0, 3, 1, 2, 0, 1, 1, 2, 1],
            stores: 7,
            ..usual
        },
        _ => usual,
    }
}

/// The picture of a game, in the look of its board or another one.
#[component]
pub(crate) fn Picture(
    game: &'static Game,
    #[prop(optional)] look: Option<Signal<Look>>,
) -> impl IntoView {
    move || {
        let look = look.map_or_else(|| Look::of(game), |look| look.get());
        drawn(&drawing(game), look)
    }
}

/// A board without a seed, where there is nothing yet or nothing at all.
#[component]
pub(crate) fn EmptyBoard() -> impl IntoView {
    let game = &catalogue::GAMES[0];
    let drawing = Drawing {
        counts: &[0],
        stores: 0,
        ..drawing(game)
    };
    drawn(&drawing, Look::of(game))
}

fn drawn(drawing: &Drawing, look: Look) -> AnyView {
    let block = Area {
        x: 400.0,
        y: 138.0,
        rx: 400.0,
        ry: 138.0,
    };
    let wide = 124.0;
    let pitch = (800.0 - 2.0 * wide) / real(drawing.houses);
    let radius = pitch / 2.0 - 5.0;
    let rows = (0..2 * drawing.houses).map(|house| {
        let (row, column) = (house / drawing.houses, house % drawing.houses);
        let x = wide + (real(column) + 0.5) * pitch;
        let y = if row == 0 { 190.0 } else { 86.0 };
        let count = drawing.counts[house % drawing.counts.len()];
        pit(drawing, look.seeds, house, [x, y, radius, radius], count)
    });
    let stores = [66.0, 734.0].into_iter().enumerate().map(|(end, x)| {
        pit(
            drawing,
            look.seeds,
            20 + end,
            [x, 138.0, 44.0, 92.0],
            drawing.stores,
        )
    });
    let stores = stores.collect_view();
    view! {
        <svg
            class=format!("picture {}", look.classes())
            viewBox="0 0 800 280"
            aria-hidden="true"
            focusable="false"
        >
            {layers(block, Orientation::Flat, look.block).map(|(class, d)| view! { <path class=class d=d/> })}
            {rows.collect_view()}
            {stores}
        </svg>
    }
    .into_any()
}

/// A house with its pieces.
fn pit(
    drawing: &Drawing,
    seeds: Seeds,
    cell: usize,
    [x, y, rx, ry]: [f64; 4],
    count: usize,
) -> impl IntoView + use<> {
    let corner = rx.min(ry);
    let shades = drawing.shades;
    let pieces = (0..count).map(move |index| {
        let spot = spot(cell, index, count.max(4));
        let shade = shades[(cell * 5 + index) % shades.len()];
        let (x, y) = (x + 0.62 * rx * spot.x, y + 0.62 * ry * spot.y);
        let turn = if seeds == Seeds::Fruit { 0 } else { spot.turn };
        view! {
            <use href=seeds.drawing(shade) transform=format!("translate({} {}) rotate({turn}) scale(1.1)", Length(x), Length(y))/>
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
        <path class="bowl" d=rounded(area(4.0), corner - 4.0)/>
        <path class="depth" d=rounded(area(4.0), corner - 4.0)/>
        {pieces.collect_view()}
    }
}
