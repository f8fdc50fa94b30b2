//! The moment at which a game ends: the result across the board, and pieces that rain for whoever has
//! won.

use leptos::portal::Portal;
use leptos::prelude::*;
use rules::Kind;
use wasm_split_helpers::wasm_split;

use crate::board::look::{Look, Seeds};
use crate::board::pieces::fruit;
use crate::board::seeds::SHADES;
use crate::device;
use crate::part::{self, Draw, Missing, Texts, Wait};
use crate::play::desk::Desk;
use crate::play::lead::{Course, Lead};

/// The number of pieces.
const PIECES: usize = 24;

/// The result in large letters, and whether the person here has won.
type End = (Signal<String>, Signal<bool>);

#[wasm_split(more, fallible)]
fn load_finale() -> Result<Draw<End>, Missing> {
    Ok(|(title, won)| view! { <Finale title won/> }.into_any())
}

/// The celebration on the card of a game that is over, once its chunk is loaded: a game online does
/// not wait for it.
pub(super) fn fetched(title: Signal<String>, won: Signal<bool>) -> AnyView {
    part::show(
        || Box::pin(load_finale()),
        (title, won),
        Wait::Silent,
        Texts::OfGames,
    )
}

/// The result across the board and the course of the game.
#[component]
fn Finale(title: Signal<String>, won: Signal<bool>) -> impl IntoView {
    let desk = Desk::here();
    let lead = Memo::new(move |_| desk.table.with(Lead::of));
    view! {
        <link rel="stylesheet" href=device::listed("style-end")/>
        <Banner title won lead/>
        <Course lead/>
    }
}

/// The result in large letters across the board for a moment, before the card says the same: nobody hears
/// of it. It is shown once, and not again to whoever steps through the game.
#[component]
fn Banner(title: Signal<String>, won: Signal<bool>, lead: Memo<Option<Lead>>) -> impl IntoView {
    let desk = Desk::here();
    let end = desk.table.with_untracked(|table| table.game().node());
    if desk.celebrated.get_value() == Some(end) {
        return None;
    }
    let best = move || {
        let words = desk.page.words.get();
        let lead = lead.get()?;
        desk.table.with(|table| lead.told(table, words))
    };
    let rains = move || won.get().then(|| rain(desk));
    let banner = device::found("#board .board").map(|board| {
        desk.celebrated.set_value(Some(end));
        view! {
            <Portal mount=board>
                {rains}
                <p class="banner" class:won=won aria-hidden="true">
                    <b>{title}</b>
                    {best}
                </p>
            </Portal>
        }
    });
    Some(banner)
}

/// Pieces that fall all over the screen, each in its own lane and at its own time.
pub(crate) fn rain(desk: Desk) -> AnyView {
    let game = desk
        .table
        .with_untracked(|table| table.game().rules().game());
    let seeds = Look::of(game).seeds;
    let pieces = (0..PIECES).map(|lane| {
        // Neighbours do not fall one after the other.
        let wait = (lane * 7 % PIECES).to_string();
        let piece = if seeds == Seeds::Fruit {
            fruit(Kind::ALL[lane % Kind::ALL.len()]).into_any()
        } else {
            let drawing = seeds.drawing(lane as u32 % SHADES);
            view! { <svg viewBox="-16 -16 32 32"><use href=drawing/></svg> }.into_any()
        };
        view! { <span style=("--lane", lane.to_string()) style=("--wait", wait)>{piece}</span> }
    });
    view! { <span class="confetti" aria-hidden="true">{pieces.collect_view()}</span> }.into_any()
}
