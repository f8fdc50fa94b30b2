//! The handle between the board and the panel: dragged, or moved with the arrow keys, it makes the
//! board larger or smaller.

use leptos::prelude::*;
use web_sys::{Element, KeyboardEvent, PointerEvent};

use crate::board::timeline::whole;
use crate::device;
use crate::page::Page;

/// Where the width of the panel is kept, in CSS pixels.
const KEPT_AS: &str = "mancala.panel";
/// The panel stays wide enough for a line of moves, the board for a game; in CSS pixels.
const PANEL_MIN: u32 = 240;
const BOARD_MIN: u32 = 420;
/// What an arrow key does, in CSS pixels.
const STEP: i64 = 32;

/// The handle. Nothing is set until somebody has moved it.
#[component]
pub(super) fn Divider() -> impl IntoView {
    let page = Page::here();
    let handle = NodeRef::<leptos::html::Div>::new();
    let width = RwSignal::new(device::recall(KEPT_AS).and_then(|kept| kept.parse::<u32>().ok()));
    let most = move || {
        let window = page.window.with(|&(width, _)| whole(width));
        window.saturating_sub(BOARD_MIN).max(PANEL_MIN)
    };
    let shown = Memo::new(move |_| width.get().map(|width| width.clamp(PANEL_MIN, most())));
    Effect::new(move |_| {
        let width = shown.get().map(|width| format!("{width}px"));
        device::style_page("--panel", width.as_deref());
    });
    on_cleanup(|| device::style_page("--panel", None));
    let set = move |to: Option<u32>| {
        width.set(to);
        // Where nothing can be kept, it holds for this visit.
        match to {
            Some(to) => drop(device::keep(KEPT_AS, &to.to_string())),
            None => device::forget(KEPT_AS),
        }
    };
    // As it is on the screen, whether or not anybody has chosen it.
    let now = move || {
        let panel = handle
            .get_untracked()
            .and_then(|handle| handle.parent_element());
        panel.map_or(PANEL_MIN, |panel| {
            whole(panel.get_bounding_client_rect().width())
        })
    };
    // The panel lies where lines end.
    let is_mirrored =
        move || page.language.get_untracked().direction() == words::Direction::RightToLeft;
    let drag = move |event: PointerEvent| {
        let held = |element: Element| element.has_pointer_capture(event.pointer_id());
        if handle
            .get_untracked()
            .is_some_and(|handle| held((*handle).clone().into()))
        {
            let x = f64::from(event.client_x());
            let window = page.window.with_untracked(|&(width, _)| width);
            let to = if is_mirrored() { x } else { window - x };
            set(Some(whole(to.max(0.0)).clamp(PANEL_MIN, most())));
        }
    };
    let hold = move |event: PointerEvent| {
        if let Some(handle) = handle.get_untracked() {
            // Without it the handle is lost when the pointer is faster.
            let _ = handle.set_pointer_capture(event.pointer_id());
        }
    };
    let key = move |event: KeyboardEvent| {
        let wider = if is_mirrored() { STEP } else { -STEP };
        let to = match event.key().as_str() {
            "ArrowRight" => i64::from(now()) + wider,
            "ArrowLeft" => i64::from(now()) - wider,
            "Home" => i64::from(PANEL_MIN),
            "End" => i64::from(most()),
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        let to = u32::try_from(to).unwrap_or(PANEL_MIN);
        set(Some(to.clamp(PANEL_MIN, most())));
    };
    view! {
        <div
            node_ref=handle
            class="divider"
            role="separator"
            tabindex="0"
            aria-orientation="vertical"
            aria-label=page.label("divider")
            title=page.label("divider")
            aria-valuemin=PANEL_MIN
            aria-valuemax=most
            aria-valuenow=move || shown.get().unwrap_or_else(now)
            on:pointerdown=hold
            on:pointermove=drag
            on:keydown=key
            on:dblclick=move |_| set(None)
        ></div>
    }
}
