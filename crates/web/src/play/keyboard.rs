//! Execution of keyboard commands.

use game::Awaited;
use leptos::ev;
use leptos::prelude::*;
use rules::{HOUSES_MAX, Kind, Place, Side};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};

use crate::device;
use crate::keys::{Action, Focus, Stroke, action};
use crate::play::choosing::Choosing;
use crate::play::controls::new_game;
use crate::play::desk::{Desk, Dialog};
use crate::play::manner::Keeps;
use crate::table::Table;

/// Listens to keys until the component is left.
pub(crate) fn listen(desk: Desk) {
    let listener = window_event_listener(ev::keydown, move |event| press(desk, &event));
    on_cleanup(move || listener.remove());
}

fn press(desk: Desk, event: &KeyboardEvent) {
    if desk.dialog.get_untracked().is_some() || event.is_composing() {
        return;
    }
    let element = device::focused();
    let focus = element.as_ref().map_or(Focus::Page, focus_of);
    let (key, code) = (event.key(), event.code());
    // AltGr, which some keyboards need for a sign, is reported as Ctrl and Alt.
    let control = (event.ctrl_key() || event.alt_key() || event.meta_key())
        && !event.get_modifier_state("AltGraph");
    let settings = desk.page.settings.get_untracked();
    let mut signs = key.chars();
    let mut usual = [0; 4];
    let stroke = Stroke {
        key: match (signs.next(), signs.next()) {
            (Some(sign), None) if !control => settings.keys.usual(sign).encode_utf8(&mut usual),
            _ => &key,
        },
        code: &code,
        shift: event.shift_key(),
        control,
    };
    let shortcuts = settings.shortcuts;
    if stroke.is_off(shortcuts, focus) {
        return;
    }
    if desk
        .choosing
        .with_untracked(|choosing| choosing.pick().is_some())
        && pick(desk, &key, focus)
    {
        return event.prevent_default();
    }
    let chooses_way = |choosing: &Choosing| choosing.ways().is_some();
    if key == "Escape" && desk.choosing.with_untracked(chooses_way) {
        desk.cancel_pick();
        return event.prevent_default();
    }
    let together = desk.table.with_untracked(|table| table.is_opening());
    let Some(action) = action(stroke, focus, together) else {
        return;
    };
    event.prevent_default();
    let repeats =
        event.repeat() && !matches!(action, Action::Move(..) | Action::Back | Action::Forward);
    if !repeats {
        let houses = desk
            .table
            .with_untracked(|table| table.position().shape().houses());
        let place = element
            .as_ref()
            .and_then(|element| place_of(element, houses));
        act(desk, action, place);
    }
}

fn focus_of(element: &Element) -> Focus {
    if element.has_attribute("data-place") {
        return Focus::House;
    }
    match element.tag_name().as_str() {
        "INPUT" => match element
            .dyn_ref::<HtmlInputElement>()
            .map(HtmlInputElement::type_)
        {
            Some(kind) if ["checkbox", "radio", "button"].contains(&kind.as_str()) => Focus::Button,
            _ => Focus::Field,
        },
        "SELECT" | "TEXTAREA" => Focus::Field,
        "BUTTON" | "A" | "SUMMARY" => Focus::Button,
        _ => Focus::Page,
    }
}

/// The house or store of a button of a board with so many houses on each side.
fn place_of(element: &Element, houses: u8) -> Option<Place> {
    let letter = element.get_attribute("data-place")?.chars().next()?;
    let side = if letter.is_ascii_uppercase() {
        Side::South
    } else {
        Side::North
    };
    match letter.to_ascii_uppercase() {
        'M' if houses <= HOUSES_MAX => Some(Place::Store(side)),
        letter @ 'A'..='X' => Some(Place::House(side, letter as u8 - b'A')),
        _ => None,
    }
}

/// Handles a key while fruits are chosen by their letters. Returns whether the key was used.
fn pick(desk: Desk, key: &str, focus: Focus) -> bool {
    let letter = key.chars().next().filter(|_| key.chars().count() == 1);
    match key {
        "Escape" => desk.cancel_pick(),
        "Backspace" => desk.change_pick(|pick| {
            pick.put_back_last();
        }),
        "Enter" if focus != Focus::Button => desk.drop_fruits(),
        _ => match letter.and_then(Kind::from_letter) {
            Some(kind) => desk.change_pick(|pick| {
                pick.take(kind);
            }),
            None => return false,
        },
    }
    true
}

fn act(desk: Desk, action: Action, focused: Option<Place>) {
    let steps = |table: &Table| (table.game().cursor(), table.game().line_len());
    let (cursor, last) = desk.table.with_untracked(steps);
    // No command leads away from an exercise, and it has no dialogs.
    let leads_away = matches!(action, Action::NewGame | Action::Keys | Action::Hint);
    if leads_away && matches!(desk.manner.keeps, Keeps::Nothing | Keeps::Elsewhere) {
        return;
    }
    match action {
        Action::House(house) => {
            let side = desk.table.with_untracked(chooser);
            choose_if_there(desk, side, house);
        }
        Action::OtherHouse(house) => choose_if_there(desk, Side::North, house),
        Action::Move(right, down) => go(desk, focused, right, down),
        Action::Sow => match focused {
            Some(place) => desk.press(place),
            None => desk.finish(),
        },
        Action::Back => desk.look(cursor.saturating_sub(1)),
        Action::Forward => desk.look((cursor + 1).min(last)),
        Action::TurnBack => desk.look(turn_before(desk, cursor)),
        Action::TurnForward => desk.look(turn_after(desk, cursor)),
        Action::First => desk.look(0),
        Action::Last => desk.look(last),
        Action::Undo => {
            desk.undo();
        }
        Action::Redo => {
            desk.redo();
        }
        Action::Replay => desk.replay(),
        Action::Flip => desk.flip(),
        Action::Hint => desk.ask_hint(),
        Action::NewGame => leave(desk),
        Action::Previews => switch_previews(desk),
        Action::SayMoves => desk.report.say(desk.told(Table::moves_in_words)),
        Action::SayScore => desk.report.say(desk.told(Table::score_in_words)),
        Action::SayBoard => desk.report.speak(desk.told(Table::board_in_words)),
        Action::SayLast => desk.report.say(desk.told(Table::last_in_words)),
        Action::Keys => desk.dialog.set(Some(Dialog::Keys)),
    }
}

/// Goes to the options of another game; a game that goes on is left only if that is meant, as a key
/// is easily pressed by mistake.
fn leave(desk: Desk) {
    let goes_on = desk.table.with_untracked(|table| {
        let game = table.game();
        game.line_len() > 0 && !game.is_over()
    });
    if !goes_on || device::confirm(&desk.words().text("leave-game")) {
        new_game(desk);
    }
}

/// The side whose house a digit means.
fn chooser(table: &Table) -> Side {
    match table.awaited() {
        Awaited::Person(side) if table.is_opening() => side,
        _ => table.position().side_to_move().unwrap_or(table.near()),
    }
}

/// Moves the focus from a place to the neighbouring house.
fn go(desk: Desk, focused: Option<Place>, right: i8, down: i8) {
    let Some(place) = focused else { return };
    let next = desk
        .layout
        .with_untracked(|layout| layout.neighbour(place, right, down));
    if let Some(next) = next {
        device::focus(&format!("[data-place=\"{}\"]", next.letter()));
    }
}

fn turn_before(desk: Desk, cursor: usize) -> usize {
    desk.table.with_untracked(|table| {
        let turns = table.game().turns();
        let before = turns
            .iter()
            .map(|turn| turn.first)
            .filter(|&first| first < cursor);
        before.max().unwrap_or(0)
    })
}

fn turn_after(desk: Desk, cursor: usize) -> usize {
    desk.table.with_untracked(|table| {
        let turns = table.game().turns();
        let after = turns
            .iter()
            .map(game::Turn::end)
            .filter(|&end| end > cursor);
        after.min().unwrap_or(cursor)
    })
}

fn choose_if_there(desk: Desk, side: Side, house: u8) {
    let place = desk.table.with_untracked(|table| {
        let position = table.position();
        // Where that house is the opponent's, the one across may be one's own.
        let row = if position.owner(Place::House(side, house)) == side {
            side
        } else {
            !side
        };
        (house < position.shape().houses()).then_some(Place::House(row, house))
    });
    if let Some(place) = place {
        desk.choose(place);
    }
}

fn switch_previews(desk: Desk) {
    desk.page
        .set(|settings| settings.previews = !settings.previews);
    desk.choosing.update(Choosing::look_away);
    let on = desk
        .page
        .settings
        .with_untracked(|settings| settings.previews);
    let id = if on { "previews-on" } else { "previews-off" };
    desk.report.say(desk.words().text(id));
}
