//! Presence, feeling and time of a player, beside name and points; the name of a child.

use leptos::prelude::*;
use rules::Side;

use super::clock::Time;
use super::json::{self, quoted};
use super::names;
use super::reactions::{self, Picture};
use super::session::Session;
use super::wire;
use crate::device;
use crate::page::Page;

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
const COLOURS: [(&str, &str, &str); 6] = [
    ("Red", "colour-red", "#d9453d"),
    ("Orange", "colour-orange", "#e88a2a"),
    ("Yellow", "colour-yellow", "#e8c22a"),
    ("Green", "colour-green", "#4a9d4f"),
    ("Blue", "colour-blue", "#3f79c9"),
    ("Purple", "colour-purple", "#8b5bb5"),
];
/// The storage key of a child's bird and colour.
const CHILD: &str = "mancala.child";

/// The lines of a bird.
fn bird(index: usize) -> &'static str {
    match index {
        0 => "M6 3l3 2h6l3-2v9a6 8 0 0 1-12 0ZM9.500 9v1M14.500 9v1M11 12h2l-1 2ZM9 20v2M15 20v2",
        1 => {
            "M4 14a7 6 0 1 1 13-5l3 1-2 1.500A7 6 0 0 1 8 18L3 20ZM14.500 8.500v.5M10 18v3M13 18v3"
        }
        2 => "M7 8a5 5 0 0 1 10-1l2 3-3 1q1 6-4 9l-2 3-1-4Q6 15 7 8ZM12 6.500v.5M10 12q-1 3 1 6",
        3 => "M4 17q1-5 8-4 1-3-1-5t1-4 5 0l2 1.500-4 .5q2 4 3 6 3 6-4 7-8 1-10-2ZM14.500 5v.3",
        4 => {
            "M6 13q3-3 7-2 1-3 0-5 0-3 3-3l5 1-4 1.500q1 5-1 8-3 3-10 1ZM11 15v7M13 15v7M16 4.300v.3"
        }
        _ => {
            "M9 10a5 5 0 0 1 8-3l6 1.500-6 1.500q1 5-4 8l-6 3 1-4Q7 14 9 10ZM14 7.500v.5M11 18v3M13 17v3"
        }
    }
}

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
        let fill = move || COLOURS[chosen.get()[1]].2;
        view! {
            <button
                type="button"
                aria-label=page.label(BIRDS[index].1)
                aria-pressed=move || (chosen.get()[0] == index).to_string()
                on:click=move |_| choose(0, index)
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d=bird(index) fill=fill/></svg>
            </button>
        }
    };
    let colour = move |index: usize| {
        let (_, label, fill) = COLOURS[index];
        view! {
            <button
                type="button"
                aria-label=page.label(label)
                aria-pressed=move || (chosen.get()[1] == index).to_string()
                on:click=move |_| choose(1, index)
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9" fill=fill/></svg>
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
