//! Presence, feeling and time of a player, beside name and points; the name of a child.

use leptos::prelude::*;
use rules::Side;

use super::birds;
use super::clock::Time;
use super::json::{self, quoted};
use super::names;
use super::reactions::{self, Picture};
use super::session::Session;
use super::wire;
use crate::device;
use crate::page::Page;
use crate::play::avatar::Avatar;

/// Whether a player is there, the feeling they have just shown, and their time.
#[component]
pub(super) fn About(session: Session, side: Signal<Side>) -> impl IntoView {
    let page = Page::here();
    let is_me = move || {
        session.game.with(|game| {
            game.as_ref()
                .is_some_and(|game| game.me() == Some(side.get()))
        })
    };
    let is_here = Memo::new(move |_| session.here.with(|here| here.sides[side.get()]));
    let presence = move || {
        page.text(if is_here.get() {
            "player-here"
        } else {
            "player-away"
        })
    };
    let feeling = Memo::new(move |_| session.feelings.get()[side.get()]);
    view! {
        <Show when=move || !is_me()>
            <span class="presence" class:away=move || !is_here.get() role="img" aria-label=presence title=presence></span>
        </Show>
        {move || feeling.get().map(|what| view! {
            <span class="felt" role="status">
                <Picture what/>
                <span>{page.label(reactions::words(what))}</span>
            </span>
        })}
        <Time session side/>
    }
}

/// The face of a player beside the board: their bird, or else what it is in a game at one device.
#[component]
pub(super) fn Face(session: Session, side: Signal<Side>) -> impl IntoView {
    let name = Memo::new(move |_| {
        session.game.with(|game| {
            let seats = &game.as_ref()?.object.seats;
            Some(seats[side.get() as usize].name.clone())
        })
    });
    move || match name.get().as_deref().and_then(birds::portrait) {
        Some(bird) => {
            let classes = move || format!("avatar known {}", side.get().name());
            view! { <span class=classes aria-hidden="true">{bird}</span> }.into_any()
        }
        None => view! { <Avatar side/> }.into_any(),
    }
}

/// The birds and colours of which a child's name is made, as it is sent, with the words for
/// whoever chooses.
const BIRDS: [(&str, &str); 6] = [
    ("Owl", "bird-owl"),
    ("Robin", "bird-robin"),
    ("Parrot", "bird-parrot"),
    ("Swan", "bird-swan"),
    ("Heron", "bird-heron"),
    ("Kingfisher", "bird-kingfisher"),
];
const COLOURS: [(&str, &str); 6] = [
    ("Red", "colour-red"),
    ("Orange", "colour-orange"),
    ("Yellow", "colour-yellow"),
    ("Green", "colour-green"),
    ("Blue", "colour-blue"),
    ("Purple", "colour-purple"),
];
/// The storage key of a child's bird and colour.
const CHILD: &str = "mancala.child";

fn kept() -> [usize; 2] {
    let kept = device::recall(CHILD).unwrap_or_default();
    let mut numbers = kept.split(' ').filter_map(|number| number.parse().ok());
    let mut next = || numbers.next().filter(|&n: &usize| n < 6).unwrap_or(4);
    [next(), next()]
}

/// The choice of a child's name, in pictures.
#[component]
pub(super) fn ChildName() -> impl IntoView {
    let page = Page::here();
    let chosen = RwSignal::new(kept());
    let choose = move |place: usize, index: usize| {
        chosen.update(|chosen| chosen[place] = index);
        let [bird, colour] = chosen.get_untracked();
        // Without storage it is chosen again next time.
        let _ = device::keep(CHILD, &format!("{bird} {colour}"));
    };
    let one_bird = move |index: usize| {
        let drawn = move || birds::portrait(&name([index, chosen.get()[1]]));
        view! {
            <button
                type="button"
                aria-label=page.label(BIRDS[index].1)
                aria-pressed=move || (chosen.get()[0] == index).to_string()
                on:click=move |_| choose(0, index)
            >
                {drawn}
            </button>
        }
    };
    let colour = move |index: usize| {
        let (fill, label) = COLOURS[index];
        view! {
            <button
                type="button"
                aria-label=page.label(label)
                aria-pressed=move || (chosen.get()[1] == index).to_string()
                on:click=move |_| choose(1, index)
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9" fill=birds::colour(fill)/></svg>
            </button>
        }
    };
    let told = move || names::told(&name(chosen.get()), page.words.get());
    view! {
        <fieldset class="child">
            <legend>{page.label("child-name")}" "<b>{told}</b></legend>
            <div class="pictures">{(0..6).map(one_bird).collect_view()}</div>
            <div class="pictures">{(0..6).map(colour).collect_view()}</div>
        </fieldset>
    }
}

fn name([bird, colour]: [usize; 2]) -> String {
    format!("{} {}", COLOURS[colour].0, BIRDS[bird].0)
}

/// Tells the server that a child plays here, and by which name; returns whether it has heard.
pub(super) async fn become_child() -> bool {
    let name = quoted(&name(kept()));
    let body = json::object(&[("kid", "true".to_owned()), ("name", name)]);
    wire::ask("PATCH", "/api/me", Some(body)).await.is_ok()
}
