//! Carries out what keys ask for.

use game::Awaited;
use leptos::ev;
use leptos::prelude::*;
use rules::{Kind, Place, Side};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};

use crate::device;
use crate::keys::{Action, Focus, Stroke, action};
use crate::play::desk::{Desk, Dialog, Purpose};
use crate::table::Table;

/// Listens to keys as long as the play screen is shown.
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
    // AltGr, which some keyboards need for a sign, is told as both of these.
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
    if desk.pick.with_untracked(Option::is_some) && pick(desk, &key, focus) {
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
        let place = element.as_ref().and_then(place_of);
        act(desk, action, place);
    }
}

fn focus_of(element: &Element) -> Focus {
    if place_of(element).is_some() {
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

/// The house or store of a button of the board.
fn place_of(element: &Element) -> Option<Place> {
    let letter = element.get_attribute("data-place")?.chars().next()?;
    let side = if letter.is_ascii_uppercase() {
        Side::South
    } else {
        Side::North
    };
    match letter.to_ascii_uppercase() {
        'M' => Some(Place::Store(side)),
        letter @ 'A'..='L' => Some(Place::House(side, letter as u8 - b'A')),
        _ => None,
    }
}

/// While fruits are chosen, their letters take them. Returns whether the key was used.
fn pick(desk: Desk, key: &str, focus: Focus) -> bool {
    let letter = key.chars().next().filter(|_| key.chars().count() == 1);
    match key {
        "Escape" => desk.cancel_pick(),
        "Backspace" => desk.put_back_last(),
        "Enter" if focus != Focus::Button => desk.drop_fruits(),
        _ => match letter.and_then(Kind::from_letter) {
            Some(kind) => desk.take(kind),
            None => return false,
        },
    }
    true
}

fn act(desk: Desk, action: Action, focused: Option<Place>) {
    let steps = |table: &Table| (table.game().cursor(), table.game().line_len());
    let (cursor, last) = desk.table.with_untracked(steps);
    // Nothing leads away from an exercise, and it has no windows.
    let leads_away = matches!(action, Action::NewGame | Action::Keys | Action::Hint);
    if leads_away && desk.purpose == Purpose::Exercise {
        return;
    }
    match action {
        Action::House(house) => {
            let side = desk.table.with_untracked(chooser);
            desk.choose_if_there(side, house);
        }
        Action::OtherHouse(house) => desk.choose_if_there(Side::North, house),
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
        Action::NewGame => desk.new_game(),
        Action::Previews => desk.switch_previews(),
        Action::SayMoves => desk.say_moves(),
        Action::SayScore => desk.say_score(),
        Action::SayBoard => desk.say_board(),
        Action::SayLast => desk.say_last(),
        Action::Keys => desk.dialog.set(Some(Dialog::Keys)),
    }
}

/// Whose house a digit means.
fn chooser(table: &Table) -> Side {
    match table.awaited() {
        Awaited::Person(side) if table.is_opening() => side,
        _ => table.position().side_to_move().unwrap_or(table.near()),
    }
}

/// Moves the focus to the house beside, or first of all to the one that Tab comes to.
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

impl Desk {
    fn choose_if_there(self, side: Side, house: u8) {
        let houses = self
            .table
            .with_untracked(|table| table.position().shape().houses());
        if house < houses {
            self.choose(Place::House(side, house));
        }
    }

    fn switch_previews(self) {
        self.page
            .set(|settings| settings.previews = !settings.previews);
        self.considered.set(None);
        let on = self
            .page
            .settings
            .with_untracked(|settings| settings.previews);
        self.say(
            self.words()
                .text(if on { "previews-on" } else { "previews-off" }),
        );
    }

    pub(super) fn say_moves(self) {
        let words = self.words();
        let moves = self.table.with_untracked(|table| {
            let letters = Side::BOTH.into_iter().flat_map(|side| {
                let houses = table.playable(side).places(side);
                houses.map(|place| place.letter().to_string())
            });
            letters.collect::<Vec<_>>()
        });
        let list = if moves.is_empty() {
            words.text("moves-none")
        } else {
            words.labelled(&words.text("moves-possible"), &moves.join(", "))
        };
        self.say(list);
    }

    pub(super) fn say_score(self) {
        let words = self.words();
        let score = self
            .table
            .with_untracked(|table| words.score(table.position().score(), &table.told()));
        self.say(score);
    }

    pub(super) fn say_board(self) {
        let words = self.words();
        let all = self
            .table
            .with_untracked(|table| table.board_in_words(words, &table.told()));
        self.speak(all);
    }

    pub(super) fn say_last(self) {
        let words = self.words();
        let story = self.table.with_untracked(|table| table.story(words));
        self.say(story.join(" "));
    }
}
