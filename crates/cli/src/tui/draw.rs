//! Shows the program on a terminal.

mod game_screen;
mod menu;
mod text;

use ratatui::Frame;
use ratatui::layout::Constraint;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding, Paragraph, Wrap};

use super::app::{App, Screen};
use super::page::Page;
use super::palette::Palette;

/// Draws everything.
pub(super) fn app(frame: &mut Frame<'_>, app: &App, palette: Palette) {
    match &app.screen {
        Screen::Menu(menu) => menu::draw(frame, menu, app.words, palette),
        Screen::Game(screen) => game_screen::draw(frame, screen, palette),
    }
    if let Some(page) = &app.page {
        self::page(frame, page, palette);
    }
    if app.leaving.is_some() {
        let words = app.words;
        let lines = vec![
            words.text("quit-question"),
            words.text("quit-question-keys"),
        ];
        self::page(frame, &Page::new(words.text("quit"), lines), palette);
    }
}

/// A page over the middle of the screen.
fn page(frame: &mut Frame<'_>, page: &Page, palette: Palette) {
    let whole = frame.area();
    let width = whole.width.saturating_sub(4).min(76);
    let lines: Vec<Line<'_>> = page
        .lines
        .iter()
        .map(|text| Line::from(text.as_str()))
        .collect();
    let text = Paragraph::new(lines).wrap(Wrap { trim: false });
    let rows = text.line_count(width.saturating_sub(4)) as u16;
    let height = (rows + 2).min(whole.height.saturating_sub(2));
    let area = whole.centered(Constraint::Length(width), Constraint::Length(height));
    let most = (rows + 2).saturating_sub(height);
    let block = Block::bordered()
        .title(format!(" {} ", page.title))
        .title_style(palette.title())
        .padding(Padding::horizontal(1));
    frame.render_widget(Clear, area);
    frame.render_widget(text.scroll((page.scroll.min(most), 0)).block(block), area);
}
