//! A player as a face or a letter, beside the board and at the end of a game.

use leptos::prelude::*;
use rules::Side;

use crate::page::Page;
use crate::play::desk::Desk;
use crate::play::mood::Mood;

/// A robot, or a person's initial or number, in the colour and form of the side.
#[component]
pub(super) fn Avatar(side: Signal<Side>) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let mood = Memo::new(move |_| Mood::of(desk, side.get()));
    let drawn = move || {
        let (is_computer, name) = desk.table.with(|table| {
            let is_computer = table.players()[side.get()].level().is_some();
            (is_computer, table.name(side.get(), page.words.get()))
        });
        if is_computer {
            view! {
                <svg viewBox="-12 -13 24 24" class=move || mood.get().name()>
                    <path d=ROBOT/>
                    <path d=move || mood.get().features()/>
                </svg>
            }
            .into_any()
        } else {
            // "Player 2" is told from "Player 1" by its number.
            let number = name.chars().next_back().filter(char::is_ascii_digit);
            let letter = number.or_else(|| name.chars().next());
            let letter: String = letter.into_iter().flat_map(char::to_uppercase).collect();
            letter.into_any()
        }
    };
    let classes = move || format!("avatar {}", side.get().name());
    view! { <span class=classes aria-hidden="true">{drawn}</span> }
}

/// The lines of a robot's head, without its face.
pub(crate) const ROBOT: &str =
    "M0-12v3M-7-9H7a3 3 0 0 1 3 3V7a3 3 0 0 1-3 3H-7a3 3 0 0 1-3-3V-6a3 3 0 0 1 3-3Z";
