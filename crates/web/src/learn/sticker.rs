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
/// Drawings whose classes have the colours of a sticker, in the order in which they are earned.
const ANIMALS: [&str; 7] = [
    include_str!("animals/butterfly.svg"),
    include_str!("animals/ladybird.svg"),
    include_str!("animals/snail.svg"),
    include_str!("animals/bee.svg"),
    include_str!("animals/bird.svg"),
    include_str!("animals/hedgehog.svg"),
    include_str!("animals/turtle.svg"),
];
/// The numbers of petals, round by round.
const PETALS: [usize; 3] = [8, 5, 12];
/// The middles of the flowers, round by round.
const FRUITS: [&str; 3] = ["#plain-a", "#plain-o", "#plain-g"];
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

/// The kind of a sticker, one of the animals or the flower, its round, and its hue.
fn parts(number: usize) -> [usize; 3] {
    let kinds = ANIMALS.len() + 1;
    let number = number % DIFFERENT;
    [number % kinds, number / kinds, number * 67 % 360]
}

/// One sticker, of its own colour: an animal or a flower.
#[component]
pub(super) fn Sticker(number: usize) -> impl IntoView {
    let [kind, round, hue] = parts(number);
    let drawn = ANIMALS.get(kind).map_or_else(
        || flower(round).into_any(),
        |animal| view! { <g class="animal" inner_html=*animal></g> }.into_any(),
    );
    view! {
        <svg class="sticker" viewBox="-52 -52 104 104" style=("--hue", hue.to_string()) aria-hidden="true">
            <circle r="50" class="paper"/>
            {drawn}
        </svg>
    }
}

/// A flower with a fruit in its middle, another one each round.
fn flower(round: usize) -> impl IntoView {
    let petals = PETALS[round % PETALS.len()];
    let petal = move |index: usize| {
        let turn = format!("rotate({})", index * 360 / petals);
        view! { <ellipse cy="-30" rx=110 / petals + 4 ry="17" transform=turn/> }
    };
    view! {
        <g class="petals coat">{(0..petals).map(petal).collect_view()}</g>
        <circle r="22" class="pale"/>
        <use href=FRUITS[round % FRUITS.len()]/>
    }
}

/// The stickers that were earned, on the meadow below the games.
#[component]
pub(super) fn Meadow() -> impl IntoView {
    /// Steps in per cent of the width and the height, so that neighbours were not earned one after the other.
    const STEPS: [usize; 2] = [61, 37];
    let stands = |number: usize| {
        let [across, down] = STEPS.map(|step| (number * step + 11) % 97);
        view! {
            <span style=("--across", across.to_string()) style=("--down", down.to_string())>
                <Sticker number/>
            </span>
        }
    };
    let earned = (0..earned().min(DIFFERENT)).map(stands).collect_view();
    view! { <div class="meadow" aria-hidden="true">{earned}</div> }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_of_an_animal_has_a_colour() {
        const STYLE: &str = include_str!("../../style/later/learn.css");
        for animal in ANIMALS {
            for shape in animal.lines().filter(|line| line.starts_with("  <")) {
                let class = shape.split_once("class=\"").map(|(_, rest)| rest);
                let class = class
                    .and_then(|rest| rest.split_once('"'))
                    .map(|(class, _)| class);
                let is_coloured = match class {
                    Some("coat" | "pale") => true,
                    Some(class) => STYLE.contains(&format!(".animal .{class} {{")),
                    None => shape.contains(" fill="),
                };
                assert!(is_coloured, "{shape}");
            }
        }
    }

    #[test]
    fn all_stickers_differ() {
        for number in 0..DIFFERENT {
            assert!(
                (0..number).all(|other| parts(other) != parts(number)),
                "{number}"
            );
        }
    }
}
