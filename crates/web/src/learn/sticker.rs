//! Stickers for games played to their end, won or not.

use leptos::prelude::*;

use super::link::Link;
use crate::device;
use crate::page::Page;
use crate::route::Learn;

/// The number of different stickers; a full album collects the first ones again.
const DIFFERENT: usize = 24;
/// The number of stickers on a page of the album.
const PAGE: usize = 12;
/// The numbers of petals, by turns.
const PETALS: [usize; 4] = [5, 6, 8, 12];
/// The middles of the flowers.
const FRUITS: [&str; 4] = ["#plain-a", "#plain-b", "#plain-o", "#plain-g"];
const KEPT_AS: &str = "mancala.stickers";

/// The number of stickers earned on this device, and the seed of the last one's game.
fn kept() -> (usize, String) {
    let kept = device::recall(KEPT_AS).unwrap_or_default();
    let (number, game) = kept.split_once(' ').unwrap_or((&kept, ""));
    (number.parse().unwrap_or(0), game.to_owned())
}

/// The number of stickers earned on this device.
pub(super) fn earned() -> usize {
    kept().0
}

/// Earns a sticker for a game, told by its seed, but only once; returns the sticker's number.
pub(super) fn earn(seed: u64) -> usize {
    let (earned, game) = kept();
    if game == seed.to_string() && earned > 0 {
        return earned - 1;
    }
    // Without storage it is shown all the same.
    let _ = device::keep(KEPT_AS, &format!("{} {seed}", earned + 1));
    earned
}

/// One sticker: a flower of its own colour and form.
#[component]
pub(super) fn Sticker(number: usize) -> impl IntoView {
    let number = number % DIFFERENT;
    let petals = PETALS[number % PETALS.len()];
    let fruit = FRUITS[number / PETALS.len() % FRUITS.len()];
    let hue = (number * 67 % 360).to_string();
    let petal = move |index: usize| {
        let turn = format!("rotate({})", index * 360 / petals);
        view! { <ellipse cy="-30" rx=110 / petals + 4 ry="17" transform=turn/> }
    };
    view! {
        <svg class="sticker" viewBox="-52 -52 104 104" style=("--hue", hue) aria-hidden="true">
            <circle r="50" class="paper"/>
            <g class="petals">{(0..petals).map(petal).collect_view()}</g>
            <circle r="22" class="middle"/>
            <use href=fruit/>
        </svg>
    }
}

/// The stickers that were earned, as flowers on the meadow below the games.
#[component]
pub(super) fn Meadow() -> impl IntoView {
    /// Steps in per cent of the width and the height, so that neighbours were not earned one after the other.
    const STEPS: [usize; 2] = [61, 37];
    let flower = |number: usize| {
        let [across, down] = STEPS.map(|step| (number * step + 11) % 97);
        view! {
            <span style=("--across", across.to_string()) style=("--down", down.to_string())>
                <Sticker number/>
            </span>
        }
    };
    let flowers = (0..earned().min(DIFFERENT)).map(flower).collect_view();
    view! { <div class="meadow" aria-hidden="true">{flowers}</div> }
}

/// All stickers: those earned, and room for the others.
#[component]
pub(super) fn Album() -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("stickers")));
    let earned = earned();
    let place = move |number: usize| {
        let times = (earned + DIFFERENT - 1 - number) / DIFFERENT;
        if times == 0 {
            // Each shows through its place, the next one best.
            let is_next = number == earned;
            return view! { <li class="empty" class:next=is_next><Sticker number/></li> }
                .into_any();
        }
        view! {
            <li>
                <Sticker number/>
                {(times > 1).then(|| format!("×{times}"))}
            </li>
        }
        .into_any()
    };
    // A page is soon full: then there is another one.
    let places = (earned / PAGE + 1) * PAGE;
    let places = places.min(DIFFERENT);
    view! {
        <main class="kids album">
            <h1>
                <Link to=Learn::Kids class="kid-home">
                    <span class="hidden">{page.label("kid-mode")}</span>
                </Link>
                {move || page.text_with("sticker-count", &[("n", earned.into())])}
            </h1>
            {(earned == 0).then(|| view! { <p>{page.label("stickers-none")}</p> })}
            <ul>{(0..places).map(place).collect_view()}</ul>
        </main>
    }
}
