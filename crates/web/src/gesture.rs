//! Pointer and focus gestures over a place: a click chooses it; resting on it, holding it or moving
//! the focus to it considers it.

use std::time::Duration;

use leptos::prelude::*;
use rules::Place;
use web_sys::{MouseEvent, PointerEvent};

use crate::device;

/// The time of resting on a house that shows its preview.
const HOVER_MS: u64 = 150;
/// The same for holding it on a touch screen; the touch is then no tap any more.
const HOLD_MS: u64 = 350;
/// The debounce of taps: a second one within this time is a trembling finger.
const TREMBLE_MS: f64 = 60.0;

/// The gesture state of one place.
#[derive(Clone, Copy)]
pub(crate) struct Gestures {
    place: Place,
    on_choose: Callback<Place>,
    on_consider: Callback<Option<Place>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Whether the finger has held for so long that letting go is no tap.
    held: StoredValue<bool>,
    tapped_ms: StoredValue<f64>,
}

impl Gestures {
    pub(crate) fn new(
        place: Place,
        on_choose: Callback<Place>,
        on_consider: Callback<Option<Place>>,
    ) -> Gestures {
        let gestures = Gestures {
            place,
            on_choose,
            on_consider,
            timer: StoredValue::new(None),
            held: StoredValue::new(false),
            tapped_ms: StoredValue::new(-TREMBLE_MS),
        };
        on_cleanup(move || gestures.stop_timer());
        gestures
    }

    pub(crate) fn click(self, event: &MouseEvent) {
        event.prevent_default();
        let (now_ms, last_ms) = (device::now_ms(), self.tapped_ms.get_value());
        // A key clicks without a pointer.
        let held = self.held.get_value() && event.detail() > 0;
        self.held.set_value(false);
        if held || now_ms - last_ms < TREMBLE_MS {
            return;
        }
        self.tapped_ms.set_value(now_ms);
        self.stop_timer();
        self.on_choose.run(self.place);
    }

    pub(crate) fn enter(self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.consider_after(HOVER_MS, false);
        }
    }

    pub(crate) fn down(self, event: &PointerEvent) {
        self.held.set_value(false);
        if event.pointer_type() != "mouse" {
            self.consider_after(HOLD_MS, true);
        }
    }

    pub(crate) fn up(self) {
        self.stop_timer();
        if self.held.get_value() {
            self.on_consider.run(None);
        }
    }

    /// Sliding off the place cancels. A finger leaves it by letting go, too, before the click comes. A
    /// place taken off the page loses the focus after everything behind it is gone.
    pub(crate) fn leave(self) {
        self.stop_timer();
        self.on_consider.try_run(None);
    }

    /// Only focus from the keyboard counts: a click focuses, too.
    pub(crate) fn focus(self) {
        if device::focused()
            .is_some_and(|element| element.matches(":focus-visible").is_ok_and(|yes| yes))
        {
            self.consider_after(HOVER_MS, false);
        }
    }

    fn consider_after(self, delay_ms: u64, holds: bool) {
        self.stop_timer();
        let consider = move || {
            if self.held.try_get_value().is_some() {
                self.held.set_value(holds);
                self.on_consider.run(Some(self.place));
            }
        };
        let timer = set_timeout_with_handle(consider, Duration::from_millis(delay_ms));
        self.timer.set_value(timer.ok());
    }

    fn stop_timer(self) {
        if let Some(Some(timer)) = self.timer.try_get_value() {
            timer.clear();
        }
    }
}
