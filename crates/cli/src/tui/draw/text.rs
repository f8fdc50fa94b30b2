//! Lines of text that keep to the room they have.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use words::Words;

pub(super) fn too_small(frame: &mut Frame<'_>, columns: u16, rows: u16, words: Words) {
    let arguments = [("columns", columns.into()), ("rows", rows.into())];
    let text = words.text_with("terminal-too-small", &arguments);
    let text = Paragraph::new(text).wrap(Wrap { trim: true });
    frame.render_widget(text, frame.area());
}

/// In the middle, or from the left where it is too long.
pub(super) fn line(frame: &mut Frame<'_>, line: Line<'_>, area: Rect) {
    let fits = line.width() <= usize::from(area.width);
    frame.render_widget(if fits { line.centered() } else { line }, area);
}
