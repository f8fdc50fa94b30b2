//! A page of text over the board: help, rules, the turns so far.

use super::input::Key;

/// Text to read; scrolls where it is longer than the window.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Page {
    pub(crate) title: String,
    pub(crate) lines: Vec<String>,
    pub(crate) scroll: u16,
}

impl Page {
    pub(crate) fn new(title: String, lines: Vec<String>) -> Page {
        Page {
            title,
            lines,
            scroll: 0,
        }
    }

    /// Returns whether the page stays open.
    pub(crate) fn press(&mut self, key: Key) -> bool {
        let last = self.lines.len().saturating_sub(1) as u16;
        match key {
            Key::Up => self.scroll = self.scroll.saturating_sub(1),
            Key::Down => self.scroll = (self.scroll + 1).min(last),
            Key::PageUp => self.scroll = self.scroll.saturating_sub(10),
            Key::PageDown | Key::Char(' ') => self.scroll = (self.scroll + 10).min(last),
            _ => return false,
        }
        true
    }
}
