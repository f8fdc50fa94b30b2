//! The keys at the board.

use std::time::Duration;

use game::Awaited;
use rules::{Move, Origin, Place, Side};

use super::{Asked, GameScreen};
use crate::play::{Meant, read};
use crate::tui::animation::{self, Animation};
use crate::tui::fruits::{Chosen, Fruits};
use crate::tui::input::Key;
use game::show::Speed;

impl GameScreen {
    /// Returns whether the key meant something here.
    pub(crate) fn press(&mut self, key: Key, now: Duration) -> bool {
        self.now = now;
        if self.animation.take().is_some() {
            self.arrive();
            if matches!(key, Key::Enter | Key::Escape | Key::Char(' ')) {
                return true;
            }
        }
        if let Some(mut fruits) = self.fruits.take() {
            match (fruits.press(key, self.session.position()), self.chooser()) {
                (Chosen::More, _) => self.fruits = Some(fruits),
                (Chosen::Move(mv), Some(side)) => {
                    self.fruits = Some(fruits);
                    self.play(side, mv);
                }
                _ => {}
            }
            return true;
        }
        self.press_board(key)
    }

    fn press_board(&mut self, key: Key) -> bool {
        match key {
            Key::Left => self.step(-1),
            Key::Right => self.step(1),
            Key::Enter | Key::Char(' ') => self.confirm(),
            Key::Char('m') => self.pick_letter('m'),
            Key::Char(digit @ '0'..='9') => {
                // One to nine, and nought for ten.
                let number = digit.to_digit(10).map_or(0, |digit| (digit + 9) % 10);
                self.pick_letter(char::from(b'A' + number as u8));
            }
            Key::Char(letter @ 'A'..='L') => self.pick_letter(letter),
            Key::Char('x') => self.pick(Move::Swap),
            Key::Char('u') => self.travel(true),
            Key::Char('y') => self.travel(false),
            Key::Char('r') => self.replay(),
            Key::Char('f') => self.flipped = !self.flipped,
            Key::Char('s') => {
                let next = Speed::ALL.iter().position(|&speed| speed == self.speed);
                self.speed = Speed::ALL[(next.unwrap_or(0) + 1) % Speed::ALL.len()];
                let name = self.words.text(&format!("speed-{}", self.speed.name()));
                let speed = [
                    ("name", self.words.text("speed").into()),
                    ("text", name.into()),
                ];
                self.messages = vec![self.words.text_with("name-is-text", &speed)];
            }
            Key::Char('h') => self.ask_hint(),
            _ => return false,
        }
        true
    }

    fn ask_hint(&mut self) {
        if let (Some(side), Awaited::Person(_)) = (self.chooser(), self.session.awaited()) {
            self.to_ask = Some(Asked::Hint(side));
        }
    }

    /// Moves the selection, as seen on the screen.
    fn step(&mut self, by: isize) {
        let Some(side) = self.chooser() else { return };
        let near = if self.flipped {
            Side::North
        } else {
            Side::South
        };
        let by = if side == near { by } else { -by };
        let places = self.places(side);
        let count = places.len().cast_signed();
        let at = places
            .iter()
            .position(|place| Some(*place) == self.selected);
        let at = at.map_or(0, |at| (at.cast_signed() + by).rem_euclid(count));
        self.selected = places.get(at.cast_unsigned()).copied();
    }

    /// Enter or space: plays what is selected, or goes on.
    fn confirm(&mut self) {
        match (self.session.awaited(), self.selected) {
            (Awaited::Refill(side, houses), _) if self.refill.len() == houses => {
                let chosen = self.refill;
                self.session.fill(side, chosen);
                self.arrive();
                if self.session.awaited() == Awaited::NextRound {
                    self.next_round();
                }
            }
            (Awaited::Refill(..) | Awaited::Person(_), Some(place)) => {
                self.pick_letter(place.letter());
            }
            (Awaited::NextRound, _) => self.next_round(),
            (Awaited::Computer(..), _) => self.hurries = true,
            _ => {}
        }
    }

    /// A house or the mancala by its letter, in either case.
    fn pick_letter(&mut self, letter: char) {
        let Some(side) = self.chooser() else { return };
        if let Awaited::Refill(..) = self.session.awaited() {
            let house = letter.to_ascii_uppercase() as u32 - 'A' as u32;
            if house < u32::from(self.session.position().shape().houses()) {
                self.refill = self.refill.toggled(house as u8);
                self.selected = Some(Place::House(side, house as u8));
            }
            return;
        }
        match read(&letter.to_string(), self.session.position(), side) {
            Ok(Meant::Move(mv)) => self.pick(mv),
            Ok(Meant::Fruits(source)) => {
                let fruits = Fruits::new(self.session.position(), side, source);
                self.selected = Some(match source {
                    Origin::House(house) => Place::House(side, house),
                    Origin::Store => Place::Store(side),
                });
                if fruits.most() > 0 {
                    self.fruits = Some(fruits);
                }
            }
            Err(error) => self.messages = vec![self.words.error(&error)],
        }
    }

    fn pick(&mut self, mv: Move) {
        if let (Some(side), Awaited::Person(_)) = (self.chooser(), self.session.awaited()) {
            self.forget_question();
            self.play(side, mv);
        }
    }

    /// Undo and redo.
    fn travel(&mut self, back: bool) {
        self.forget_question();
        let changed = if back {
            self.session.undo()
        } else {
            self.session.redo()
        };
        let text = match (back, changed) {
            (true, true) => "taken-back",
            (true, false) => "nothing-to-undo",
            (false, true) => "played-again",
            (false, false) => "nothing-to-redo",
        };
        self.messages = vec![self.words.text(text)];
        self.marks = self
            .session
            .game()
            .last_ply()
            .map(animation::marks)
            .unwrap_or_default();
        self.save();
        self.arrive();
    }

    /// Shows the last ply again, slowly.
    fn replay(&mut self) {
        let Some(ply) = self.session.game().last_ply() else {
            return;
        };
        let animation = Animation::new(ply, Speed::Slow, self.now);
        self.messages = self.words.sowing(&ply.sowing, &self.told());
        self.last_ply = 0;
        self.forget_question();
        self.animation = animation;
    }
}
