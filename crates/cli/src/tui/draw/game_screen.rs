//! Shows a game: the board, both players, what happened, what to do.

use game::Awaited;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Padding, Paragraph, Wrap};
use rules::{Heap, Kind, Place, Side};

use super::text::{line, too_small};
use crate::notation;
use crate::tui::arranging::Arranging;
use crate::tui::board::Board;
use crate::tui::fruits::Fruits;
use crate::tui::game_screen::GameScreen;
use crate::tui::palette::{ASIDE, Palette, STRONG};

/// Rows beside the board: title, both names, three messages, preview, keys.
const ROWS_BESIDE: u16 = 8;

pub(super) fn draw(frame: &mut Frame<'_>, screen: &GameScreen, palette: Palette) {
    let board = board(screen);
    let (columns, rows) = board.smallest();
    let rows = rows + ROWS_BESIDE;
    let area = frame.area();
    if area.width < columns || area.height < rows {
        too_small(frame, columns, rows, screen.words);
        return;
    }
    let room = Rect {
        height: area.height - ROWS_BESIDE,
        ..area
    };
    let [title, far, middle, near, rest, preview, keys] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Length(board.rows(room)),
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(1),
        Constraint::Length(1),
    ])
    .areas(area);
    line(frame, title_line(screen, palette), title);
    for (side, row) in [(!board.near, far), (board.near, near)] {
        line(frame, name_line(screen, side, palette), row);
    }
    board.draw(middle, frame.buffer_mut(), palette);
    match &screen.fruits {
        Some(fruits) => frame.render_widget(fruit_lines(screen, fruits, palette), rest),
        None => messages(frame, screen, rest),
    }
    let text = screen.preview().unwrap_or_default();
    line(frame, Line::styled(text, palette.playable()), preview);
    let help = screen
        .words
        .text(match (&screen.fruits, &screen.arranging) {
            (Some(_), _) => "keys-fruits",
            (None, Some(_)) => "keys-arranging",
            (None, None) => "keys-board",
        });
    line(frame, Line::styled(help, ASIDE), keys);
}

fn board(screen: &GameScreen) -> Board {
    let position = screen.session.position();
    let houses = position.shape().houses();
    let (mut scene, marks) = screen.shown();
    for (place, seeds) in screen.arranging.iter().flat_map(Arranging::houses) {
        let heap = scene.content.heap(place);
        scene.content.take(place, heap);
        scene.content.put(place, Heap::Seeds(seeds.into()));
    }
    let all = Side::BOTH
        .into_iter()
        .flat_map(|side| (0..houses).map(move |house| Place::House(side, house)));
    let burnt = |place: &Place| matches!(*place, Place::House(side, house) if position.is_burnt(side, house));
    let chooser = screen.chooser();
    let choosers = chooser.filter(|_| position.side_to_move().is_none());
    let can = |place: &Place| {
        matches!(*place, Place::House(side, house)
            if chooser.is_some()
                && choosers.is_none_or(|chooser| chooser == side)
                && position.playable(side).contains(house))
    };
    let noted = |place: Place| Some((place, drawing::note(position, place)?));
    let mut selected: Vec<Place> = screen
        .selected
        .filter(|_| chooser.is_some())
        .into_iter()
        .collect();
    if let (Awaited::Refill(side, _), Some(_)) = (screen.session.awaited(), chooser) {
        selected.extend(screen.refill.places(side));
    }
    Board {
        columns: position.board().columns(),
        rows: position.board().rows() / 2,
        fruit: position.properties().has_fruit,
        content: scene.content,
        marks,
        burnt: all.clone().filter(burnt).collect(),
        notes: all.clone().filter_map(noted).collect(),
        playable: all.filter(can).collect(),
        selected,
        near: if screen.flipped {
            Side::North
        } else {
            Side::South
        },
        clockwise: position.properties().clockwise(),
    }
}

fn title_line(screen: &GameScreen, palette: Palette) -> Line<'static> {
    let words = screen.words;
    let rules = screen.session.game().rules();
    let mut title = screen.session.title(words);
    let changed = rules
        .options()
        .filter(|(parameter, _)| notation::is_changed(rules, parameter.key))
        .count();
    if changed > 0 {
        let changed = words.text_with("options-changed", &[("n", changed.into())]);
        title = format!("{title} · {changed}");
    }
    if screen.session.position().has_rounds() {
        let round = screen.session.position().round().number;
        let won = screen.session.game().rounds_won();
        let score = [("south", won[0].into()), ("north", won[1].into())];
        title = format!(
            "{title} · {} · {}",
            words.text_with("round-number", &[("n", round.into())]),
            words.text_with("match-score", &score)
        );
    }
    let hand = screen.shown().0.in_hand();
    if hand > 0 {
        let hand = words.text_with("in-hand", &[("n", hand.into())]);
        title = format!("{title} · {hand}");
    }
    Line::styled(title, palette.title())
}

/// A player's name, whose turn it is, points, and in the children's games what matters there.
fn name_line(screen: &GameScreen, side: Side, palette: Palette) -> Line<'static> {
    let words = screen.words;
    let position = screen.session.position();
    let seat = crate::play::seat_text(&screen.session.seats()[side], words);
    let name = words.text(side.name());
    let arguments = [("side", name.into()), ("who", seat.into())];
    let mut text = words.text_with("seat-line", &arguments);
    let content = screen.shown().0.content;
    if position.properties().has_fruit {
        let won = content.heap(Place::Won(side));
        let points = won.points();
        let label = [("text", words.text("won-heap").into())];
        text = format!(
            "{text} · {} {won} ({points})",
            words.text_with("prompt", &label)
        );
    } else if position.rules().game().name == "kid-cala-beginner" {
        let houses = (0..position.shape().houses())
            .filter(|&house| !content.heap(Place::House(side, house)).is_empty())
            .count();
        let left = words.text_with("houses-to-empty", &[("n", houses.into())]);
        text = format!("{text} · {left}");
    }
    let turn = screen.active() == Some(side);
    let thinks = screen.thinking_side() == Some(side);
    let text = if thinks {
        let name = [("name", words.player_name(side, &screen.told()).into())];
        format!("{text} · {}", words.text_with("thinking", &name))
    } else {
        text
    };
    if turn {
        Line::from(vec![
            Span::styled("▸ ", palette.playable()),
            Span::styled(text, STRONG),
        ])
    } else {
        Line::styled(text, ASIDE)
    }
}

/// Draws the events, with the newest always visible, and then the request to the person.
fn messages(frame: &mut Frame<'_>, screen: &GameScreen, area: Rect) {
    let told = screen.told_so_far().iter();
    let mut lines: Vec<Line<'_>> = told.map(|text| Line::from(text.as_str())).collect();
    lines.extend(request(screen).into_iter().map(Line::from));
    let paragraph = Paragraph::new(lines).wrap(Wrap { trim: true });
    let height = paragraph.line_count(area.width) as u16;
    let scrolled = paragraph.scroll((height.saturating_sub(area.height), 0));
    frame.render_widget(
        scrolled.block(Block::new().padding(Padding::horizontal(1))),
        area,
    );
}

/// The request to the person, where it is not obvious.
fn request(screen: &GameScreen) -> Option<String> {
    let words = screen.words;
    if screen.is_sowing() {
        return None;
    }
    let name = |side| words.player_name(side, &screen.told());
    let position = screen.session.position();
    if let Some(arranging) = &screen.arranging {
        return Some(words.text_with("arrange-left", &[("n", arranging.left().into())]));
    }
    match screen.session.awaited() {
        Awaited::Person(side) if position.side_to_move().is_none() => {
            Some(words.text_with("opening-choose", &[("name", name(side).into())]))
        }
        Awaited::Person(side) if screen.messages.is_empty() => {
            Some(words.turn(side, &screen.told()))
        }
        Awaited::Refill(side, houses) => {
            let arguments = [("name", name(side).into()), ("n", houses.into())];
            Some(words.text_with("choose-refill", &arguments))
        }
        Awaited::NextRound => Some(words.text("next-round-key")),
        Awaited::Nobody => match screen.session.game().match_outcome() {
            Some(outcome) if position.has_rounds() => {
                Some(words.match_outcome(&outcome, &screen.told()))
            }
            _ => Some(words.text("game-over-keys")),
        },
        Awaited::Person(_) | Awaited::Computer(..) => None,
    }
}

/// The fruits to choose from, and the order chosen so far.
fn fruit_lines(screen: &GameScreen, fruits: &Fruits, palette: Palette) -> Paragraph<'static> {
    let words = screen.words;
    let prompt = |id| words.text_with("prompt", &[("text", words.text(id).into())]) + " ";
    let mut left = vec![Span::raw(prompt("choose-fruits"))];
    for kind in Kind::ALL.into_iter().filter(|&kind| fruits.left(kind) > 0) {
        let name = words.fruits(kind, u16::from(fruits.left(kind)));
        left.push(Span::styled(
            format!("{} ", kind.letter()),
            palette.fruit(kind),
        ));
        left.push(Span::raw(format!("{name}   ")));
    }
    let mut order = vec![Span::raw(prompt("drop-order"))];
    for kind in fruits.order.iter() {
        order.push(Span::styled(
            format!("{} ", kind.letter()),
            palette.fruit(kind),
        ));
    }
    let count = format!("({}/{})", fruits.order.len(), fruits.most());
    order.push(Span::styled(count, ASIDE));
    if fruits.leave {
        order.push(Span::raw(format!(" ~ {}", words.text("leave-capture"))));
    }
    Paragraph::new(vec![Line::from(left), Line::from(order)])
        .wrap(Wrap { trim: true })
        .block(Block::new().padding(Padding::horizontal(1)))
}
