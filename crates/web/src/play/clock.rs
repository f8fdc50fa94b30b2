//! The time left beside each of two players, and the end when it is used up.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use rules::Side;
use wasm_split_helpers::wasm_split;

use crate::device::{self, whole};
use crate::page::Page;
use crate::part::{self, Draw, Missing, Texts, Wait};
use crate::play::desk::Desk;

/// The interval between two looks at the clock.
const LOOK: Duration = Duration::from_millis(100);
/// The last seconds, which are marked.
const FEW_S: u64 = 10;

/// The side whose time is shown, and whether it is the far one.
type Shown = (Desk, Signal<Side>, bool);

#[wasm_split(more, fallible)]
fn load_clock() -> Result<Draw<Shown>, Missing> {
    Ok(|(desk, side, far)| view! { <Time desk side far/> }.into_any())
}

/// The time left to a side, once its chunk is loaded.
pub(crate) fn fetched(desk: Desk, side: Signal<Side>, far: bool) -> AnyView {
    part::show(
        || Box::pin(load_clock()),
        (desk, side, far),
        Wait::Silent,
        Texts::OfGames,
    )
}

fn now_ms() -> u64 {
    whole(device::now_ms()).into()
}

/// The time left to a side. The near one drives the clock.
#[component]
fn Time(desk: Desk, side: Signal<Side>, far: bool) -> impl IntoView {
    let page = Page::here();
    let left_s = RwSignal::new(0);
    let look = move || {
        if !far {
            follow(desk);
        }
        let left = desk.table.try_with_untracked(|table| {
            let left_ms = table.clock()?.left_ms(side.try_get_untracked()?, now_ms());
            Some(left_ms.div_ceil(1_000))
        });
        if let Some(Some(left)) = left
            && left_s
                .try_get_untracked()
                .is_some_and(|shown| shown != left)
        {
            left_s.set(left);
        }
    };
    look();
    device::repeat(LOOK, look);
    // A page that is put away may never come back: the time left is kept.
    let hidden = window_event_listener(ev::visibilitychange, move |_| {
        if !far && device::is_hidden() {
            follow(desk);
            desk.keep();
        }
    });
    on_cleanup(move || hidden.remove());
    let parts = move || (left_s.get() / 60, left_s.get() % 60);
    let digits = move || {
        let (minutes, seconds) = parts();
        format!("{minutes}:{seconds:02}")
    };
    let name = move || {
        let (minutes, seconds) = parts();
        page.text_with(
            "time-left",
            &[("minutes", minutes.into()), ("n", seconds.into())],
        )
    };
    view! {
        <span
            class="time"
            class:few=move || left_s.get() <= FEW_S
            role="timer"
            aria-label=name
        >
            {digits}
        </span>
    }
}

/// Lets the clock follow the game: it stands while seeds move and while nobody sees the page.
fn follow(desk: Desk) {
    let may_choose = desk.film.moving.try_get_untracked() == Some(false) && !device::is_hidden();
    let fallen = desk.table.try_update_untracked(|table| {
        table.set_clock(may_choose, now_ms());
        table.fallen(now_ms())
    });
    if let Some(Some(side)) = fallen {
        desk.run_out(side);
    }
}
