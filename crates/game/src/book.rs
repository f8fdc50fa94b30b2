//! A study: games and positions with titles, in one text.
//!
//! It is records one after another, each with a tag `Chapter`, so that every chapter is a record of
//! its own for whoever cuts it out.

use thiserror::Error;

use crate::game::Game;
use crate::record::{Record, RecordError};

/// The tag with the title.
const TITLE: &str = "Chapter";

/// The most chapters of a study.
pub const CHAPTERS_MAX: usize = 64;

/// The most letters of a title; further ones are cut.
pub const TITLE_MAX: usize = 80;

/// The most bytes of a study.
pub const BOOK_MAX: usize = 1_000_000;

/// The reason why a study cannot be read or become larger.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum BookError {
    /// One of the records is wrong.
    #[error("chapter {chapter}: {why}")]
    Record {
        /// The number of the chapter, counted from 1.
        chapter: usize,
        /// Its fault; lines are those of its own record.
        why: Box<RecordError>,
    },
    /// There is no record at all.
    #[error("there is no record of a game")]
    Empty,
    /// Too many chapters.
    #[error("more than {CHAPTERS_MAX} chapters")]
    Chapters,
    /// Too many bytes.
    #[error("more than {BOOK_MAX} bytes")]
    Bytes,
}

/// One chapter: a title, and a record of a game, which may have no move.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Chapter {
    title: String,
    record: String,
}

impl Chapter {
    fn new(title: &str, mut record: Record) -> Chapter {
        let blanks = |letter: char| if letter.is_control() { ' ' } else { letter };
        let title: String = title.chars().map(blanks).collect();
        let title: String = title.trim().chars().take(TITLE_MAX).collect();
        let title = title.trim_end().to_owned();
        record
            .set_tag(TITLE, &title)
            .expect("this tag has a name and follows from no game");
        let record = record.to_string();
        Chapter { title, record }
    }

    /// Its title, perhaps empty.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Its game.
    pub fn game(&self) -> Game {
        self.read().game
    }

    fn read(&self) -> Record {
        self.record
            .parse()
            .expect("a record reads back from its text")
    }
}

/// A study.
///
/// ```
/// use game::{Book, Game};
///
/// let mut book = Book::default();
/// book.add("The start", &Game::start(&"oware".parse().unwrap())).unwrap();
/// assert_eq!(Book::read(&book.to_string()), Ok(book));
/// ```
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Book {
    chapters: Vec<Chapter>,
}

impl std::fmt::Display for Book {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let records: Vec<&str> = self.chapters.iter().map(|c| c.record.as_str()).collect();
        f.write_str(&records.join("\n"))
    }
}

impl Book {
    /// Reads a text of records. Blank text is a study without chapters.
    ///
    /// # Errors
    /// The first fault, or the limit that is passed.
    pub fn read(text: &str) -> Result<Book, BookError> {
        if text.len() > BOOK_MAX {
            return Err(BookError::Bytes);
        }
        let parts = records(text);
        if parts.is_empty() && !text.trim().is_empty() {
            return Err(BookError::Empty);
        }
        let mut book = Book::default();
        for (index, part) in parts.into_iter().enumerate() {
            let chapter = index + 1;
            let record = part.parse::<Record>();
            let record = record.map_err(|why| BookError::Record {
                chapter,
                why: Box::new(why),
            })?;
            let title = record.tag(TITLE).unwrap_or_default().to_owned();
            book.put(book.chapters.len(), Chapter::new(&title, record))?;
        }
        Ok(book)
    }

    /// The chapters, in order.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// Adds a chapter at the end.
    ///
    /// # Errors
    /// The limit that would be passed; nothing has changed.
    pub fn add(&mut self, title: &str, game: &Game) -> Result<(), BookError> {
        let chapter = Chapter::new(title, Record::new(game.clone()));
        self.put(self.chapters.len(), chapter)
    }

    /// Adds all chapters of another study at the end.
    ///
    /// # Errors
    /// The limit that would be passed; nothing has changed.
    pub fn append(&mut self, other: Book) -> Result<(), BookError> {
        let mut both = self.clone();
        for chapter in other.chapters {
            both.put(both.chapters.len(), chapter)?;
        }
        *self = both;
        Ok(())
    }

    /// Puts another state of its game into a chapter; nothing happens where there is none.
    ///
    /// # Errors
    /// The limit that would be passed; nothing has changed.
    pub fn set_game(&mut self, index: usize, game: &Game) -> Result<(), BookError> {
        let Some(chapter) = self.chapters.get(index) else {
            return Ok(());
        };
        let mut record = chapter.read();
        record.game = game.clone();
        let new = Chapter::new(&chapter.title, record);
        let old = self.chapters.remove(index);
        self.put(index, new)
            .inspect_err(|_| self.chapters.insert(index, old))
    }

    /// Gives a chapter another title.
    pub fn rename(&mut self, index: usize, title: &str) {
        if let Some(chapter) = self.chapters.get_mut(index) {
            *chapter = Chapter::new(title, chapter.read());
        }
    }

    /// Moves a chapter to another place.
    pub fn shift(&mut self, from: usize, to: usize) {
        if from < self.chapters.len() && to < self.chapters.len() {
            let chapter = self.chapters.remove(from);
            self.chapters.insert(to, chapter);
        }
    }

    /// Removes a chapter.
    pub fn remove(&mut self, index: usize) {
        if index < self.chapters.len() {
            self.chapters.remove(index);
        }
    }

    fn put(&mut self, index: usize, chapter: Chapter) -> Result<(), BookError> {
        if self.chapters.len() >= CHAPTERS_MAX {
            return Err(BookError::Chapters);
        }
        let bytes: usize = self.chapters.iter().map(|c| c.record.len() + 1).sum();
        if bytes + chapter.record.len() > BOOK_MAX {
            return Err(BookError::Bytes);
        }
        self.chapters.insert(index, chapter);
        Ok(())
    }
}

/// The records of a text: each begins with the first tag after moves, outside of comments.
fn records(text: &str) -> Vec<&str> {
    let mut begins = Vec::new();
    let mut in_comment = false;
    let mut has_moves = true;
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let letter = rest.chars().next().expect("it is not empty");
        let mut length = letter.len_utf8();
        if in_comment {
            if letter == '\\' {
                length += rest.chars().nth(1).map_or(0, char::len_utf8);
            }
            in_comment = letter != '}';
        } else if letter == '[' {
            if has_moves {
                begins.push(at);
            }
            has_moves = false;
            // A tag stands in one line.
            length = rest.find('\n').unwrap_or(rest.len());
        } else if !letter.is_whitespace() && letter != '\u{feff}' {
            in_comment = letter == '{';
            has_moves = true;
        }
        at += length;
    }
    let ends = begins.iter().skip(1).copied().chain([text.len()]);
    begins
        .iter()
        .zip(ends)
        .map(|(&from, to)| &text[from..to])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kalah() -> Game {
        Game::start(&"kalah".parse().unwrap())
    }

    fn titles(book: &Book) -> Vec<&str> {
        book.chapters().iter().map(Chapter::title).collect()
    }

    #[test]
    fn chapters_are_added_renamed_moved_and_removed() {
        let mut book = Book::default();
        for title in ["one", " two\n ", "three"] {
            book.add(title, &kalah()).unwrap();
        }
        assert_eq!(titles(&book), ["one", "two", "three"]);
        book.shift(2, 0);
        book.rename(1, "\"first\" \\ ]");
        book.remove(2);
        book.shift(0, 7);
        assert_eq!(titles(&book), ["three", "\"first\" \\ ]"]);
        let mut game = kalah();
        game.play(game.position().read_move("C").unwrap()).unwrap();
        book.set_game(1, &game).unwrap();
        assert_eq!(book.chapters()[1].game().line_len(), 1);
        assert_eq!(Book::read(&book.to_string()), Ok(book));
    }

    #[test]
    fn a_comment_is_no_further_chapter() {
        let mut game = kalah();
        game.set_comment(game.root(), "a }\n\n[Game \"oware\"]\n\n1. A *");
        let mut book = Book::default();
        book.add("", &game).unwrap();
        book.add("", &game).unwrap();
        let back = Book::read(&book.to_string()).unwrap();
        assert_eq!(back, book);
        let read = back.chapters()[1].game();
        assert_eq!(read.comment(read.root()), game.comment(game.root()));
    }

    #[test]
    fn limits_and_faults_are_named() {
        let mut book = Book::default();
        for _ in 0..CHAPTERS_MAX {
            book.add("x", &kalah()).unwrap();
        }
        let full = book.clone();
        assert_eq!(book.add("x", &kalah()), Err(BookError::Chapters));
        assert_eq!(book.append(full.clone()), Err(BookError::Chapters));
        assert_eq!(book, full);
        book.set_game(3, &kalah()).unwrap();
        assert_eq!(Book::read(""), Ok(Book::default()));
        assert_eq!(Book::read("nonsense"), Err(BookError::Empty));
        assert_eq!(Book::read(&" ".repeat(BOOK_MAX + 1)), Err(BookError::Bytes));
        let wrong = format!(
            "{}\n[Game \"chess\"]\n\n*\n",
            Chapter::new("", Record::new(kalah())).record
        );
        let error = Book::read(&wrong).unwrap_err().to_string();
        assert!(error.starts_with("chapter 2: line 1: "), "{error}");
    }
}
