//! Storage of games on the device; if the device refuses, the game's address still holds it.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::device;
use crate::device::browser::{self, Keeping};
use crate::page::Page;
use crate::route;
use crate::store::{Kept, Shelf, Work};
use crate::table::Table;
use game::address;

/// The storage key that is set once the browser has been asked to delete nothing.
const ASKED: &str = "mancala.persist";

/// Reads the kept games.
pub(crate) async fn shelf() -> Shelf {
    Shelf::read(&browser::early().await)
}

/// The unfinished games, newest first. Lazy, as each one has to be replayed.
pub(crate) fn unfinished(shelf: &Shelf) -> impl Iterator<Item = Table> {
    let unfinished = shelf.games().iter().filter(|kept| !kept.is_over());
    unfinished.filter_map(|kept| route::open(kept.game()).ok())
}

impl Page {
    /// Keeps a game in its present state on the device. A game without a step is left out: its
    /// address holds it all, and it should not push out another.
    pub(crate) fn keep(self, table: &Table) {
        if table.game().line_len() == 0 {
            return;
        }
        let over = table.game().is_over();
        let Some(kept) = Kept::new(route::save(table), device::today_ms(), over) else {
            return;
        };
        let mut work = Work::default();
        self.shelf.update(|shelf| work = shelf.put(kept));
        self.carry_out(work);
        // Asked only once there is something to lose.
        if over && device::recall(ASKED).is_none() && device::keep(ASKED, "asked") {
            spawn_local(browser::persist());
        }
    }

    fn carry_out(self, work: Work) {
        spawn_local(async move {
            for id in work.remove {
                browser::remove(&id).await;
            }
            let Some((id, text, before)) = work.keep else {
                return;
            };
            // Without storage the address still holds the game.
            if let Keeping::Taken(other) = browser::keep(&id, &text, &before).await {
                self.part(&id, &text, &other);
            }
        });
    }

    /// Handles a game continued in another tab, too: that one stays as it is, and ours becomes a
    /// separate game.
    fn part(self, id: &str, ours: &str, other: &str) {
        let (Some(kept), Ok(mut table)) = (Kept::read(other), route::open(ours)) else {
            return;
        };
        let seed = table.seed();
        // A later step of a game that has already been separated keeps its new seed.
        let parted = self.parted.get_untracked().filter(|&(old, _)| old == seed);
        let (_, new) = parted.unwrap_or_else(|| (seed, device::seed()));
        table.set_seed(new);
        self.shelf.update(|shelf| {
            shelf.remove(id);
            shelf.insert(kept);
        });
        self.parted.set(Some((seed, new)));
        self.keep(&table);
    }

    /// Updates the shelf if other tabs have changed what is kept.
    pub(crate) fn look_at_shelf(self) {
        spawn_local(async move {
            if let Some(texts) = browser::all().await {
                let now = Shelf::read(&texts);
                if self.shelf.with_untracked(|known| *known != now) {
                    self.shelf.set(now);
                }
            }
        });
    }

    /// Deletes a kept game.
    pub(crate) fn delete(self, kept: &Kept) {
        self.shelf.update(|shelf| shelf.remove(kept.id()));
        let id = kept.id().to_owned();
        spawn_local(async move { browser::remove(&id).await });
    }

    /// Takes a deletion back.
    pub(crate) fn put_back(self, kept: &Kept) {
        self.shelf.update(|shelf| shelf.insert(kept.clone()));
        self.carry_out(Work {
            keep: Some((kept.id().to_owned(), kept.save(), String::new())),
            remove: Vec::new(),
        });
    }

    /// The game of an address: the kept one if there is one, with all that was undone.
    ///
    /// # Errors
    /// The fault of the address.
    pub(crate) fn table_of(self, query: &str) -> Result<Table, route::RouteError> {
        let kept = self.shelf.with_untracked(|shelf| {
            let tables = shelf
                .like(query)
                .filter_map(|kept| route::open(kept.game()).ok());
            tables.into_iter().find(|table| route::link(table) == query)
        });
        if let Some(table) = kept {
            return Ok(table);
        }
        let mut table = route::open(query)?;
        // A seed in the address is meant: the computer shall play as it did there.
        if address::split(query).all(|(key, _)| key != "seed") {
            table.set_seed(device::seed());
        }
        Ok(table)
    }
}

/// Deletes everything that is kept on this device, and loads the first screen anew.
pub(crate) fn delete_everything() {
    spawn_local(async move {
        browser::erase().await;
        device::leave_for("/");
    });
}
