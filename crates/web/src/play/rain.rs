//! The pieces of a game that rain when it has been won.

use leptos::prelude::*;
use rules::Kind;

use crate::board::look::{Look, Seeds};
use crate::board::pieces::fruit;
use crate::board::seeds::SHADES;
use crate::play::desk::Desk;

/// The number of pieces.
const PIECES: usize = 24;

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
