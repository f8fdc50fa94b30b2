//! The arrangement of a player's seeds before the game.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use rules::{Arranged, Move, Place, Side};

use crate::page::Page;
use crate::play::desk::Desk;
use crate::table::Table;

/// The counts of the houses of the player to move, chosen by taps.
#[component]
pub(super) fn Arranging() -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let (side, houses, columns, seeds) = desk.table.with_untracked(asked);
    let counts = RwSignal::new(vec![0_u8; houses]);
    let placed = move || counts.with(|counts| counts.iter().map(|&count| usize::from(count)).sum());
    let left = move || seeds - Ord::min(seeds, placed());
    let title = move || page.text_with("arrange-left", &[("n", left().into())]);
    let house = move |house: usize| {
        let letter = Place::House(side, house as u8).letter();
        let count = move || counts.with(|counts| counts[house]);
        // With Shift all that are left.
        let put = move |event: MouseEvent| {
            let given = if event.shift_key() {
                left()
            } else {
                left().min(1)
            };
            counts.update(|counts| counts[house] = counts[house].saturating_add(given as u8));
        };
        view! {
            <button
                type="button"
                class="put"
                data-put=letter.to_string()
                aria-label=move || format!("{letter}: {}", count())
                on:click=put
            >
                <b>{count}</b>
                <small aria-hidden="true">{letter.to_string()}</small>
            </button>
        }
    };
    // The front row first, as it lies farther away.
    let rows = (0..houses / columns).map(|row| {
        let houses = (row * columns..(row + 1) * columns).map(house);
        view! { <div class="arranged">{houses.collect_view()}</div> }
    });
    let even = move |_: MouseEvent| {
        let usual = Arranged::in_back_row(seeds as u8, columns as u8, houses as u8);
        counts.set(usual.counts().to_vec());
    };
    let done = move |_: MouseEvent| {
        let arranged = counts.with_untracked(|counts| Arranged::of(counts));
        desk.play(Move::Arrange(arranged));
        counts.set(vec![0; houses]);
    };
    view! {
        <section class="picking arranging" aria-label=title>
            <p class="title" role="status">{title}</p>
            {rows.collect_view()}
            <div class="decide">
                <button type="button" class="main" id="arranged" disabled=move || { left() > 0 } on:click=done>
                    {page.label("arrange-done")}
                </button>
                <button type="button" id="arrange-usual" on:click=even>
                    {page.label("arrange-usual")}
                </button>
                <button type="button" id="arrange-anew" on:click=move |_| counts.set(vec![0; houses])>
                    {page.label("arrange-anew")}
                </button>
            </div>
        </section>
    }
}

/// The player to arrange, the houses in all and in a row, and the seeds.
fn asked(table: &Table) -> (Side, usize, usize, usize) {
    let position = table.position();
    let side = position.side_to_move().unwrap_or(Side::South);
    let board = position.board();
    let seeds = usize::from(position.seeds_of(side));
    (side, board.houses().into(), board.columns().into(), seeds)
}
