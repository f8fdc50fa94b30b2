//! The player for whom this browser stands, as the server knows them.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::online::Me;

use super::json::{Json, Read};
use super::names;
use super::wire::{self, Trouble};
use crate::going;
use crate::page::Page;

/// All that is kept of whoever asks, in numbers.
#[derive(Clone, Debug)]
pub(super) struct Mine {
    pub(super) me: Option<Me>,
    pub(super) games: u64,
    pub(super) browsers: u64,
    pub(super) open_invitations: u64,
}

impl Read for Mine {
    fn read(json: &Json) -> Option<Mine> {
        Some(Mine {
            me: json.read("me"),
            games: json.number("games")?,
            browsers: json.number("browsers")?,
            open_invitations: json.number("open_invitations")?,
        })
    }
}

/// The screen's state: what is kept, and what has just become of it.
#[derive(Clone, Copy)]
pub(super) struct Kept {
    pub(super) page: Page,
    pub(super) mine: RwSignal<Option<Result<Mine, Trouble>>>,
    /// The sentence about the last deed.
    pub(super) told: RwSignal<Option<&'static str>>,
}

impl Kept {
    /// Asks the server again.
    pub(super) fn fetch(self) {
        spawn_local(async move {
            let fetched = wire::read(wire::get("/api/me").await);
            let _ = self.mine.try_set(Some(fetched));
        });
    }

    /// The browser stands for somebody else from now on, or for nobody.
    pub(super) fn changed(self, told: &'static str) {
        going::keep(&[]);
        let _ = self.told.try_set(Some(told));
        self.fetch();
    }

    pub(super) fn of_me<T>(self, read: impl FnOnce(&Me) -> T) -> Option<T> {
        self.mine.with(|mine| {
            let mine = mine.as_ref()?.as_ref().ok()?;
            mine.me.as_ref().map(read)
        })
    }

    /// The player's name as this page says it; nothing as long as there is none.
    pub(super) fn name(self) -> Option<String> {
        self.of_me(|me| names::told(&me.name, self.page.words.get()))
    }

    /// Whether a child plays here.
    pub(super) fn is_child(self) -> bool {
        self.of_me(|me| me.kid).unwrap_or_default()
    }
}
