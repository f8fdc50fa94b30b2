//! A player as a face, beside the board and at the end of a game.

use game::Level;
use leptos::prelude::*;
use rules::Side;

use crate::play::desk::Desk;
use crate::play::mood::Mood;

/// A robot, or the face of a person, in the colour and form of the side.
#[component]
pub(crate) fn Avatar(side: Signal<Side>) -> impl IntoView {
    let desk = Desk::here();
    let mood = Memo::new(move |_| Mood::of(desk, side.get()));
    let drawn = move || {
        let level = desk.table.with(|table| table.players()[side.get()].level());
        match level {
            Some(level) => robot(level, mood.into()),
            None => person(mood.into()),
        }
    };
    let classes = move || format!("avatar {}", side.get().name());
    view! { <span class=classes aria-hidden="true">{drawn}</span> }
}

/// The computer of a level in a mood: a robot that is known by what it has on its head.
pub(crate) fn robot(level: Level, mood: Signal<Mood>) -> AnyView {
    let wears = WORN[usize::from(level.number() - 1)];
    // A hat and a crown are solid.
    let fill = (level.number() > 6).then_some("currentColor");
    view! {
        <svg viewBox="-12 -13 24 24" aria-hidden="true" class=move || mood.get().name()>
            <path d=HEAD/>
            <path d=wears fill=fill/>
            <path d=move || mood.get().features()/>
        </svg>
    }
    .into_any()
}

/// A person in a mood.
pub(crate) fn person(mood: Signal<Mood>) -> AnyView {
    view! {
        <svg viewBox="-12 -12 24 24" aria-hidden="true" class=move || mood.get().name()>
            <path d=move || mood.get().features()/>
        </svg>
    }
    .into_any()
}

/// The lines of a robot's head, without its face.
const HEAD: &str = "M-7-8H7a3 3 0 0 1 3 3V7a3 3 0 0 1-3 3H-7a3 3 0 0 1-3-3V-5a3 3 0 0 1 3-3Z";

/// What the robots of the levels have on their heads, weakest first: an antenna that hangs, one, two,
/// ears, feelers, bolts under a cap, a scholar's hat, a crown.
const WORN: [&str; 8] = [
    "M0-8Q0-13 5-11",
    "M0-12v4",
    "M-4-12v4M4-12v4",
    "M0-12v4M-12-1v4M12-1v4",
    "M-6-12L0-8L6-12",
    "M-5-12H5M0-12v4M-12-1v4M12-1v4",
    "M-11-10L0-12.500L11-10L0-7ZM10-10v5",
    "M-6-8V-13L-3-10.500L0-13L3-10.500L6-13V-8",
];
