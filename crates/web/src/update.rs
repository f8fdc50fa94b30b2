//! The page without a network, and updates only between games.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::device::browser::{self, News};
use crate::page::Page;

/// The time a game is on the screen before all that it does not need is fetched.
const REST: Duration = Duration::from_secs(3);

impl Page {
    /// Registers the service worker, for use without a network, and listens to the browser's
    /// offers.
    pub(crate) fn serve_offline(self) {
        browser::hear(move |news| match news {
            News::Update => self.update.set(true),
            News::Installable => self.installable.set(true),
            News::Installed => self.installable.set(false),
        });
        spawn_local(browser::serve());
    }

    /// Looks for a new version, at a moment when no game is played.
    pub(crate) fn look_for_update(self) {
        if !self.update.get_untracked() {
            spawn_local(browser::look());
        }
    }
}

/// Fetches the files for later, once a game is on the screen and at rest.
pub(crate) fn complete() {
    set_timeout(|| spawn_local(browser::complete()), REST);
}

/// The button that loads a waiting new version, shown between games, when nothing is lost by that.
#[component]
pub(crate) fn UpdateButton(between_games: Signal<bool>) -> impl IntoView {
    let page = Page::here();
    move || {
        let offered = page.update.get() && between_games.get();
        offered.then(|| {
            view! {
                <button
                    type="button"
                    id="update"
                    class="update"
                    title=page.label("new-version-text")
                    on:click=|_| browser::update()
                >
                    {page.label("new-version")}
                </button>
            }
            .into_any()
        })
    }
}
