//! The study kept on this device: its chapters, which of them is open, and what its storage refuses.

use std::fmt::Write as _;

use game::{Book, BookError, Game};
use leptos::prelude::*;
use words::Words;

use crate::device;
use crate::route::Route;
use crate::study::address;
use crate::study::exchange::record_error;
use crate::study::state::Study;
use crate::table::Table;

/// The storage key of the study.
const BOOK: &str = "mancala.study";

/// The storage key of the open chapter: its index, and the address that shows it.
const OPEN: &str = "mancala.study.open";

/// The study kept on this device; an empty one if there is none.
fn kept() -> Result<Book, BookError> {
    Book::read(&device::recall(BOOK).unwrap_or_default())
}

/// The chapter that an address shows, if it is the open one: its index and its game, of which the
/// address may hold less.
pub(super) fn opened(query: &str) -> Option<(usize, Table)> {
    let open = device::recall(OPEN)?;
    let (index, shown) = open.split_once(' ')?;
    let index: usize = index.parse().ok().filter(|_| shown == query)?;
    let book = kept().ok()?;
    let game = book.chapters().get(index)?.game();
    let near = address::near(query);
    Some((index, Table::studied(game, near)))
}

/// The fault of a study, in a sentence.
fn told(error: &BookError, words: Words) -> String {
    match error {
        BookError::Record { chapter, why } => {
            let why = record_error(why, words);
            words.text_with(
                "book-record",
                &[("n", (*chapter).into()), ("why", why.into())],
            )
        }
        BookError::Empty => words.text("study-no-record"),
        BookError::Chapters => {
            words.text_with("book-chapters-max", &[("n", game::CHAPTERS_MAX.into())])
        }
        BookError::Bytes => words.text("book-bytes-max"),
    }
}

impl Study {
    /// Reads the study anew: another tab may have changed it.
    pub(super) fn read_book(self) {
        match kept() {
            Ok(book) => self.book.set(book),
            Err(error) => self.book_trouble.set(Some(told(&error, self.desk.words()))),
        }
    }

    /// Changes the study and keeps it; says why if that is not possible, and changes nothing then.
    pub(super) fn change_book(
        self,
        change: impl FnOnce(&mut Book) -> Result<(), BookError>,
    ) -> bool {
        let words = self.desk.words();
        let changed = kept().and_then(|mut book| change(&mut book).map(|()| book));
        let why = match changed {
            Ok(book) if device::keep(BOOK, &book.to_string()) => {
                self.book.set(book);
                None
            }
            Ok(_) => Some(words.text("book-full")),
            Err(error) => Some(told(&error, words)),
        };
        let is_done = why.is_none();
        self.book_trouble.set(why);
        is_done
    }

    /// Adds the game on the board as the last chapter, which is then the open one.
    pub(super) fn add_chapter(self, title: &str) {
        let game = self.desk.table.with_untracked(|table| table.game().clone());
        if self.change_book(|book| book.add(title, &game)) {
            let last = self.book.with_untracked(|book| book.chapters().len() - 1);
            self.chapter.set(Some(last));
            self.note_open();
        }
    }

    /// Notes which chapter the address shows.
    fn note_open(self) {
        match self.chapter.get_untracked() {
            Some(index) => {
                let query = self.desk.table.with_untracked(address::of);
                let mut open = index.to_string();
                // Writing to a text cannot fail.
                let _ = write!(open, " {query}");
                device::keep(OPEN, &open);
            }
            None => device::forget(OPEN),
        }
    }

    /// Keeps the game on the board in the open chapter, whenever it changes.
    pub(super) fn keep_chapter(self) {
        let game = self.desk.table;
        let tree = Memo::new(move |_| game.with(|table| table.game().tree_text()));
        Effect::new(move |before: Option<()>| {
            // A memo that nobody has read follows nothing yet.
            tree.with(|_| ());
            let is_first = before.is_none();
            if let Some(index) = self.chapter.get_untracked().filter(|_| !is_first) {
                let game = game.with_untracked(|table| table.game().clone());
                self.change_book(|book| book.set_game(index, &game));
                self.note_open();
            }
        });
    }

    /// Opens a chapter.
    pub(super) fn open_chapter(self, index: usize) {
        self.read_book();
        let game: Option<Game> = self
            .book
            .with_untracked(|book| Some(book.chapters().get(index)?.game()));
        let Some(game) = game else {
            return;
        };
        let near = self.desk.table.with_untracked(Table::near);
        let query = address::of(&Table::studied(game, near));
        device::keep(OPEN, &format!("{index} {query}"));
        self.desk.page.go(&Route::Study(query));
    }

    /// Moves a chapter; the open one stays open.
    pub(super) fn shift_chapter(self, from: usize, to: usize) {
        let moved = |book: &mut Book| {
            book.shift(from, to);
            Ok(())
        };
        if self.change_book(moved) {
            self.chapter.update(|open| {
                *open = open.map(|open| match open {
                    open if open == from => to,
                    open if open == to => from,
                    open => open,
                });
            });
            self.note_open();
        }
    }

    /// Removes a chapter, if that is meant; its game stays on the board.
    pub(super) fn remove_chapter(self, index: usize) {
        let words = self.desk.words();
        let removed = |book: &mut Book| {
            book.remove(index);
            Ok(())
        };
        if device::confirm(&words.text("book-remove-sure")) && self.change_book(removed) {
            self.chapter.update(|open| {
                *open = match *open {
                    Some(open) if open == index => None,
                    Some(open) if open > index => Some(open - 1),
                    other => other,
                };
            });
            self.note_open();
        }
    }

    /// Adds the chapters of a file.
    pub(super) fn import_book(self, text: &str) {
        match Book::read(text) {
            Ok(read) => drop(self.change_book(|book| book.append(read))),
            Err(error) => self.book_trouble.set(Some(told(&error, self.desk.words()))),
        }
    }
}
