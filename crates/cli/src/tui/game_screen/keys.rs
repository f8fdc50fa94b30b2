//! The keys at the board.

use std::time::Duration;

use game::Awaited;
use rules::{Directed, Move, Origin, Place, Side, Way};

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
        if !self.ways.is_empty() {
            return self.press_way(key);
        }
        let is_far = self.is_far();
        if let Some(arranging) = &mut self.arranging
            && let Some(chosen) = arranging.press(key, is_far)
        {
            self.selected = Some(arranging.selected());
            if let Chosen::Move(mv) = chosen {
                self.pick(mv);
            }
            return true;
        }
        self.press_board(key)
    }

    /// Chooses one of the moves of a house: by its number or by its direction.
    fn press_way(&mut self, key: Key) -> bool {
        let ways = std::mem::take(&mut self.ways);
        let towards = |way| ways.iter().copied().find(|mv| way_of(*mv) == Some(way));
        let meant = match key {
            Key::Char(digit @ '1'..='9') => {
                let number = digit.to_digit(10).unwrap_or(1) as usize;
                ways.get(number - 1).copied()
            }
            // The arrows mean what is seen.
            Key::Left if self.is_far() => towards(Way::Right),
            Key::Right if self.is_far() => towards(Way::Left),
            Key::Left | Key::Char('<') => towards(Way::Left),
            Key::Right | Key::Char('>') => towards(Way::Right),
            _ => None,
        };
        match meant {
            Some(mv) => self.pick(mv),
            None => self.messages.clear(),
        }
        true
    }

    /// Asks which of the moves of a house is meant.
    fn ask_way(&mut self, house: Place, ways: Vec<Move>) {
        let position = self.session.position();
        let listed = ways.iter().enumerate();
        let listed = listed.map(|(at, mv)| format!("{}: {}", at + 1, position.move_text(*mv)));
        let listed = listed.collect::<Vec<_>>().join(", ");
        let letter = house.letter().to_string();
        let asked = [("house", letter.as_str().into())];
        let asked = self.words.text_with("way-of", &asked);
        self.messages = vec![format!("{asked} {listed}")];
        self.selected = Some(house);
        self.ways = ways;
    }

    /// Whether the chooser's right is left on the screen.
    fn is_far(&self) -> bool {
        let near = if self.flipped {
            Side::North
        } else {
            Side::South
        };
        self.chooser().is_some_and(|side| side != near)
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
            Key::Char(letter @ 'A'..='W') => self.pick_letter(letter),
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
        let number = letter.to_ascii_uppercase() as u32 - 'A' as u32;
        let own = Place::House(side, number as u8);
        let across = Place::House(!side, number as u8);
        let is_across = self.session.position().starts(own).is_empty();
        let house = if is_across { across } else { own };
        match self.session.position().starts(house)[..] {
            [] => {}
            [mv] => return self.pick(mv),
            ref ways => return self.ask_way(house, ways.to_vec()),
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

/// The direction of a move, if it has a choice of two.
const fn way_of(mv: Move) -> Option<Way> {
    match mv {
        Move::Directed(Directed { way, .. }) => way,
        Move::House(_) | Move::Fruit(_) | Move::Swap | Move::Both(..) | Move::Arrange(_) => None,
    }
}
