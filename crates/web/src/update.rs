//! Works without a network, and lets a new version in only between games.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::device::browser::{self, News};
use crate::page::Page;

/// How long a game is on the screen before what it does not need is fetched.
const REST: Duration = Duration::from_secs(3);

impl Page {
    /// Puts the page aside for days without a network, and listens for what the browser offers.
    pub(crate) fn serve_offline(self) {
        browser::hear(move |news| match news {
            News::Update => self.update.set(true),
            News::Installable => self.installable.set(true),
            News::Installed => self.installable.set(false),
        });
        spawn_local(browser::serve());
    }

    /// Asks for a new version: nobody plays now.
    pub(crate) fn look_for_update(self) {
        if !self.update.get_untracked() {
            spawn_local(browser::look());
        }
    }
}

/// Fetches what can be played with later, once a game is on the screen and at rest.
pub(crate) fn complete() {
    set_timeout(|| spawn_local(browser::complete()), REST);
}

/// A new version waits, and nothing is lost by loading it, as long as nobody plays.
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
