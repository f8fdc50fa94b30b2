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

/// The computer of a level in a mood: a robot that is known by its head and by what it has on it.
pub(crate) fn robot(level: Level, mood: Signal<Mood>) -> AnyView {
    let (hue, head, worn) = ROBOTS[usize::from(level.number() - 1)];
    // A hat and a crown are solid.
    let fill = (level.number() > 6).then_some("currentColor");
    let classes = move || format!("robot {}", mood.get().name());
    view! {
        <svg viewBox="-12 -13 24 24" aria-hidden="true" class=classes style=("--hue", hue)>
            <path d=head/>
            <path d=worn fill=fill/>
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

/// The robot of each level, weakest first: its hue, from green to red; its head; and what is on it. A ball
/// with an antenna that hangs, a box with one, a pot with two, a nut with ears, a dome with feelers, a weight
/// with bolts, a shield under a scholar's hat, a cut stone under a crown.
const ROBOTS: [(&str, &str, &str); 8] = [
    (
        "95",
        "M-9 1a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z",
        "M0-8Q0-13 5-11",
    ),
    ("150", "M-9-7H9V9H-9Z", "M0-11v3"),
    ("180", "M-10-7H10L7 9H-7Z", "M-5-11v3M5-11v3"),
    ("205", "M-7-7H7L10 1L7 9H-7L-10 1Z", "M-12-1v4M12-1v4"),
    ("235", "M-9 9V0A9 8 0 0 1 9 0V9Z", "M-8-11l3 4M8-11l-3 4"),
    ("270", "M-8-7H8L10 9H-10Z", "M-4-11H4M0-11v3M-11-1v3M11-1v3"),
    (
        "310",
        "M-9-4H9V2Q9 8 0 10Q-9 8-9 2Z",
        "M-10-9.500L0-12L10-9.500L0-7.500ZM10-9v4",
    ),
    (
        "350",
        "M-6-5H6L10-1V4L5 9H-5L-10 4V-1Z",
        "M-7-9V-12L-3.500-10L0-12.500L3.500-10L7-12V-9Z",
    ),
];
