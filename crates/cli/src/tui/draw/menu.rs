//! Shows the menu: games, then options.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout};
use ratatui::text::Line;
use ratatui::widgets::{Block, Padding, Paragraph, Wrap};
use rules::RuleSet;
use rules::catalogue::GAMES;
use words::Words;

use super::text::{line, too_small};
use crate::tui::menu::Menu;
use crate::tui::palette::{ASIDE, Palette};

/// The menu needs this much.
const MENU: (u16, u16) = (40, 12);

pub(super) fn draw(frame: &mut Frame<'_>, menu: &Menu, words: Words, palette: Palette) {
    let area = frame.area();
    if area.width < MENU.0 || area.height < MENU.1 {
        too_small(frame, MENU.0, MENU.1, words);
        return;
    }
    let [title, list, text, keys] = Layout::vertical([
        Constraint::Length(2),
        Constraint::Fill(1),
        Constraint::Length(3),
        Constraint::Length(1),
    ])
    .areas(area);
    let heading = match menu.rules {
        None => format!("{} · {}", words.text("app-name"), words.text("choose-game")),
        Some(rules) => words.game_title(rules.game()),
    };
    line(frame, Line::styled(heading, palette.title()), title);
    let (lines, at, explanation, help) = match &menu.rules {
        None => {
            let summary = words.game_summary(menu.chosen_game());
            (
                game_lines(menu, words, palette),
                menu.game,
                summary,
                "keys-games",
            )
        }
        Some(rules) => {
            let explanation = menu.explanation(rules, words);
            (
                option_lines(menu, rules, words, palette),
                menu.row,
                explanation,
                "keys-options",
            )
        }
    };
    // The row the arrows stand on is always to be seen.
    let scroll = (at as u16 + 1).saturating_sub(list.height);
    frame.render_widget(Paragraph::new(lines).scroll((scroll, 0)), list);
    let explanation = Paragraph::new(explanation).wrap(Wrap { trim: true });
    frame.render_widget(
        explanation.block(Block::new().padding(Padding::horizontal(2))),
        text,
    );
    line(frame, Line::styled(words.text(help), ASIDE), keys);
}

fn game_lines(menu: &Menu, words: Words, palette: Palette) -> Vec<Line<'static>> {
    GAMES
        .iter()
        .enumerate()
        .map(|(index, game)| {
            let text = format!("{}. {}", index + 1, words.game_title(game));
            row(&text, index == menu.game, palette)
        })
        .collect()
}

fn option_lines(
    menu: &Menu,
    rules: &RuleSet,
    words: Words,
    palette: Palette,
) -> Vec<Line<'static>> {
    let rows = menu.rows(rules, words);
    let width = rows
        .iter()
        .map(|(name, ..)| name.chars().count())
        .max()
        .unwrap_or(0);
    rows.into_iter()
        .enumerate()
        .map(|(index, (name, value, changed))| {
            let gap = " ".repeat(width - name.chars().count() + 2);
            let (open, close) = if index == menu.row {
                ("‹ ", " ›")
            } else {
                ("  ", "")
            };
            let star = if changed { " *" } else { "" };
            let text = format!("{name}{gap}{open}{value}{close}{star}");
            row(&text, index == menu.row, palette)
        })
        .collect()
}

fn row(text: &str, selected: bool, palette: Palette) -> Line<'static> {
    if selected {
        Line::styled(format!(" ▸ {text}"), palette.playable())
    } else {
        Line::raw(format!("   {text}"))
    }
}
