//! A screen that stays awake in one's own turn, where the browser can do that.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::device;
use crate::device::net::{self, Awake};

/// Keeps the screen awake while it is wanted, until the game is left.
pub(super) fn stay_awake(is_wanted: Memo<bool>) {
    let held: StoredValue<Option<Awake>, LocalStorage> = StoredValue::new_local(None);
    let update = move || {
        if is_wanted.try_get_untracked() != Some(true) || device::is_hidden() {
            held.try_set_value(None);
            return;
        }
        spawn_local(async move {
            let awake = net::stay_awake().await;
            // The turn may be over, or the game left.
            if is_wanted.try_get_untracked() == Some(true) {
                held.try_set_value(awake);
            }
        });
    };
    Effect::new(move |_| {
        is_wanted.track();
        update();
    });
    // Out of sight the browser lets it go.
    let seen = window_event_listener_untyped("visibilitychange", move |_| update());
    on_cleanup(move || seen.remove());
}
