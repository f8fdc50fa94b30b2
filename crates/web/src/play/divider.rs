//! The handle between the board and the panel, dragged or moved with the arrow keys, which makes
//! the board larger or smaller.

use leptos::prelude::*;
use web_sys::{HtmlDivElement, KeyboardEvent, PointerEvent};
use words::Direction;

use crate::device;
use crate::device::whole;
use crate::page::Page;

/// The key under which the width of the panel is kept, in CSS pixels.
const KEPT_AS: &str = "mancala.panel";
/// The least widths, for a line of moves in the panel and a game on the board; in CSS pixels.
const PANEL_MIN: u32 = 240;
const BOARD_MIN: u32 = 420;
/// The step of an arrow key, in CSS pixels.
const STEP: i64 = 32;

/// The chosen width of the panel.
#[derive(Clone, Copy)]
struct Width {
    page: Page,
    chosen: RwSignal<Option<u32>>,
}

impl Width {
    fn kept(page: Page) -> Width {
        let kept = device::recall(KEPT_AS).and_then(|kept| kept.parse().ok());
        Width {
            page,
            chosen: RwSignal::new(kept),
        }
    }

    fn most(self) -> u32 {
        let window = self.page.window.with(|&(width, _)| whole(width));
        window.saturating_sub(BOARD_MIN).max(PANEL_MIN)
    }

    /// The chosen width, as far as there is room for it.
    fn shown(self) -> Option<u32> {
        let chosen = self.chosen.get();
        chosen.map(|width| width.clamp(PANEL_MIN, self.most()))
    }

    fn set(self, width: i64) {
        let width = u32::try_from(width).unwrap_or(PANEL_MIN);
        let width = width.clamp(PANEL_MIN, self.most());
        self.chosen.set(Some(width));
        // Without storage it holds for this visit.
        let _ = device::keep(KEPT_AS, &width.to_string());
    }

    fn forget(self) {
        self.chosen.set(None);
        device::forget(KEPT_AS);
    }

    /// Whether the panel lies at the left: in languages written from right to left.
    fn is_at_the_left(self) -> bool {
        self.page.language.get_untracked().direction() == Direction::RightToLeft
    }

    /// Sets the width from the pointer's distance from the left edge of the window.
    fn drag(self, x: i32) {
        let window = self.page.window.with_untracked(|&(width, _)| whole(width));
        let x = i64::from(x);
        self.set(if self.is_at_the_left() {
            x
        } else {
            i64::from(window) - x
        });
    }

    /// Changes the width by a key, from the width on the screen; returns whether the key has a
    /// meaning.
    fn press(self, key: &str, now: u32) -> bool {
        let right = if self.is_at_the_left() { STEP } else { -STEP };
        self.set(match key {
            "ArrowRight" => i64::from(now) + right,
            "ArrowLeft" => i64::from(now) - right,
            "Home" => i64::from(PANEL_MIN),
            "End" => i64::from(self.most()),
            _ => return false,
        });
        true
    }
}

/// The handle. No width is set until it has been moved.
#[component]
pub(crate) fn Divider() -> impl IntoView {
    let page = Page::here();
    let handle = NodeRef::<leptos::html::Div>::new();
    let width = Width::kept(page);
    Effect::new(move |_| {
        let width = width.shown().map(|width| format!("{width}px"));
        device::style_page("--panel", width.as_deref());
    });
    on_cleanup(|| device::style_page("--panel", None));
    let now = move || {
        let panel = handle.get_untracked().and_then(|it| it.parent_element());
        panel.map_or(PANEL_MIN, |panel| {
            whole(panel.get_bounding_client_rect().width())
        })
    };
    // The real width, whether or not it was chosen.
    let measured = RwSignal::new(PANEL_MIN);
    Effect::new(move |_| {
        page.window.track();
        width.shown();
        request_animation_frame(move || {
            // The component may be gone by then.
            if measured.try_get_untracked().is_some() {
                measured.set(now());
            }
        });
    });
    let hold = move |event: PointerEvent| {
        if let Some(handle) = handle.get_untracked() {
            // Without capture the handle loses a pointer that is faster than it.
            let _ = handle.set_pointer_capture(event.pointer_id());
        }
    };
    let drag = move |event: PointerEvent| {
        let is_held = |it: HtmlDivElement| it.has_pointer_capture(event.pointer_id());
        if handle.get_untracked().is_some_and(is_held) {
            width.drag(event.client_x());
        }
    };
    let press = move |event: KeyboardEvent| {
        // Other combinations belong to the browser.
        let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
        if is_plain && width.press(&event.key(), now()) {
            event.prevent_default();
            event.stop_propagation();
        }
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
            aria-valuemax=move || width.most()
            aria-valuenow=move || measured.get()
            on:pointerdown=hold
            on:pointermove=drag
            on:keydown=press
            on:dblclick=move |_| width.forget()
        ></div>
    }
}
