//! The game on the screen: what keys do, what is shown, whom it waits for.

use std::time::Duration;

use rules::{Move, Place, Side, Source};
use words::{Chip, HouseLabel, Perspective, Words};

use super::animation::{self, Animation, Heaps, Marks};
use super::fruits::{Chosen, Fruits};
use super::input::Key;
use crate::play::{Meant, Question, Session, Speed, Thought, Wait, read};

/// What the engine was asked for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Asked {
    Move(Side),
    Hint(Side),
}

/// Sentences kept; two computers could otherwise fill the memory.
const MESSAGES_MAX: usize = 40;

/// A game on the screen.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) session: Session,
    pub(crate) words: Words,
    pub(crate) speed: Speed,
    pub(crate) flipped: bool,
    /// The place the arrows stand on.
    pub(crate) selected: Option<Place>,
    /// Sentences about what happened since a person last chose.
    pub(crate) messages: Vec<String>,
    /// Where those about the last ply begin.
    last_ply: usize,
    pub(crate) fruits: Option<Fruits>,
    /// Houses chosen so far to be refilled, bit 0 the one at the owner's left.
    pub(crate) refill: u32,
    animation: Option<Animation>,
    marks: Marks,
    now: Duration,
    /// A question to be asked, and the one that is open.
    to_ask: Option<Asked>,
    open: Option<(u64, Asked)>,
    hurries: bool,
}

impl Table {
    pub(crate) fn new(session: Session, speed: Speed, words: Words) -> Table {
        let mut table = Table {
            flipped: session.only_person() == Some(Side::North),
            session,
            words,
            speed,
            selected: None,
            messages: Vec::new(),
            last_ply: 0,
            fruits: None,
            refill: 0,
            animation: None,
            marks: Marks::new(),
            now: Duration::ZERO,
            to_ask: None,
            open: None,
            hurries: false,
        };
        table.arrive();
        table
    }

    pub(crate) fn told(&self) -> Perspective {
        self.session.told()
    }

    /// The person who is to choose now, if nothing is still being shown.
    pub(crate) fn chooser(&self) -> Option<Side> {
        match self.session.wait() {
            Wait::Person(side) | Wait::Refill(side, _) if self.animation.is_none() => Some(side),
            _ => None,
        }
    }

    /// What lies where, as far as it has been shown.
    pub(crate) fn shown(&self) -> (Heaps, Marks, u16) {
        let frame = self
            .animation
            .as_ref()
            .and_then(|animation| animation.frame(self.now));
        if let Some(frame) = frame {
            return (frame.heaps.clone(), frame.marks.clone(), frame.hand);
        }
        let position = self.session.position();
        let hand = Side::BOTH.map(|side| position.hand(side).map_or(0, |(_, seeds)| seeds));
        let heaps = animation::heaps(position);
        (heaps, self.marks.clone(), hand[0] + hand[1])
    }

    /// What has been told so far: of a ply that is still being shown, only what was sown.
    pub(crate) fn told_so_far(&self) -> &[String] {
        if self.is_sowing() {
            let until = (self.last_ply + 1).min(self.messages.len());
            &self.messages[..until]
        } else {
            &self.messages
        }
    }

    pub(crate) fn is_sowing(&self) -> bool {
        self.animation.is_some()
    }

    pub(crate) fn is_thinking(&self) -> bool {
        self.open.is_some() || self.to_ask.is_some()
    }

    /// Which side's computer is thinking about its move.
    pub(crate) fn thinking_side(&self) -> Option<Side> {
        match self.open {
            Some((_, Asked::Move(side))) => Some(side),
            _ => None,
        }
    }

    /// Lets time pass.
    pub(crate) fn tick(&mut self, now: Duration) {
        self.now = now;
        let ended = |animation: &Animation| animation.frame(now).is_none();
        if self.animation.as_ref().is_some_and(ended) {
            self.animation = None;
            self.arrive();
        }
        if self.animation.is_none()
            && !self.session.has_person()
            && self.session.wait() == Wait::NextRound
        {
            self.next_round();
        }
    }

    /// The game stands still: somebody is to choose.
    fn arrive(&mut self) {
        self.fruits = None;
        self.refill = 0;
        match self.session.wait() {
            Wait::Person(side) => self.select_playable(side),
            Wait::Refill(side, _) => self.selected = Some(Place::House(side, 0)),
            Wait::Computer(side) => {
                self.selected = None;
                self.to_ask = Some(Asked::Move(side));
            }
            Wait::NextRound | Wait::Over => self.selected = None,
        }
    }

    /// The question to ask the engine now, once.
    pub(crate) fn question(&mut self) -> Option<Question> {
        match self.to_ask? {
            Asked::Move(side) => self.session.question(side),
            Asked::Hint(side) => Some(self.session.hint(side)),
        }
    }

    /// The question has been asked, and has this number.
    pub(crate) fn asked(&mut self, number: u64) {
        self.open = self.to_ask.take().map(|asked| (number, asked));
    }

    /// Whether the engine should answer at once, said once.
    pub(crate) fn hurries(&mut self) -> bool {
        std::mem::take(&mut self.hurries)
    }

    /// Hears an answer; to an older question nobody listens.
    pub(crate) fn think(&mut self, thought: &Thought, now: Duration) {
        self.now = now;
        let Some((number, asked)) = self.open else {
            return;
        };
        if number != thought.number {
            return;
        }
        self.open = None;
        match (asked, thought.mv) {
            (Asked::Move(side), Some(mv)) => self.play(side, mv),
            (Asked::Hint(side), Some(mv)) => {
                let arguments = [
                    ("move", mv.text(side).into()),
                    ("depth", thought.depth.into()),
                ];
                self.messages = vec![self.words.text_with("hint-is", &arguments)];
                if let Some(place) = place_of(mv, side) {
                    self.selected = Some(place);
                }
            }
            (_, None) => self.messages = vec![self.words.text("no-answer")],
        }
    }

    /// Drops what the engine was asked: its answer no longer fits.
    fn forget_question(&mut self) {
        self.hurries |= self.open.is_some();
        self.open = None;
        self.to_ask = None;
    }

    /// Makes a choice and begins to show what it does.
    fn play(&mut self, side: Side, mv: Move) {
        let told = self.told();
        let words = self.words;
        let unseen = self.session.only_person().is_none() && self.session.has_person();
        if let Wait::Person(_) = self.session.wait() {
            self.messages.clear();
        }
        self.last_ply = self.messages.len();
        match self.session.choose(side, mv) {
            Err(error) => {
                self.messages = vec![words.error(&error)];
                return;
            }
            Ok(None) if !unseen => {}
            Ok(None) => {
                let name = [("name", words.player_name(side, &told).into())];
                self.messages.push(words.text_with("opening-chosen", &name));
            }
            Ok(Some(ply)) => {
                self.messages.extend(words.sowing(&ply.sowing, &told));
                let longest = self.messages.len().saturating_sub(MESSAGES_MAX);
                self.messages.drain(..longest);
                self.last_ply = self.last_ply.saturating_sub(longest);
                self.marks = animation::marks(ply);
                self.animation = Animation::new(ply, self.speed, self.now);
            }
        }
        self.save();
        self.fruits = None;
        self.selected = None;
        if self.animation.is_none() {
            self.arrive();
        }
    }

    fn save(&mut self) {
        if let Err(error) = self.session.save() {
            self.messages.push(format!("{error:#}"));
        }
    }

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
                let name = self.words.text(self.speed.id());
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
        if let (Some(side), Wait::Person(_)) = (self.chooser(), self.session.wait()) {
            self.to_ask = Some(Asked::Hint(side));
        }
    }

    /// Places the arrows reach: a row from left to right, then the mancala to take fruit from.
    fn places(&self, side: Side) -> Vec<Place> {
        let houses = 0..self.session.position().shape().houses();
        let mut places: Vec<Place> = houses.map(|house| Place::House(side, house)).collect();
        if self.session.position().laws().has_fruit() {
            places.push(Place::Store(side));
        }
        places
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

    /// Stands on the first house that can be played, unless one is stood on already.
    fn select_playable(&mut self, side: Side) {
        let position = self.session.position();
        let playable = position.playable(side);
        let store = Place::Store(side);
        let can = |place: &Place| match place {
            Place::House(_, house) => playable & (1 << house) != 0,
            place => !position.heap(*place).is_empty(),
        };
        let places = self.places(side);
        let kept = self
            .selected
            .filter(|place| place.side() == side && can(place));
        self.selected = kept
            .or_else(|| places.iter().copied().find(can))
            .or(Some(store).filter(|_| position.laws().has_fruit()));
    }

    /// Enter or space: plays what is selected, or goes on.
    fn confirm(&mut self) {
        match (self.session.wait(), self.selected) {
            (Wait::Refill(side, houses), _) if self.refill.count_ones() == u32::from(houses) => {
                let chosen = self.refill;
                self.session.fill(side, chosen);
                self.arrive();
                if self.session.wait() == Wait::NextRound {
                    self.next_round();
                }
            }
            (Wait::Refill(..) | Wait::Person(_), Some(place)) => self.pick_letter(place.letter()),
            (Wait::NextRound, _) => self.next_round(),
            (Wait::Computer(_), _) => self.hurries = true,
            _ => {}
        }
    }

    fn next_round(&mut self) {
        let words = self.words;
        if let Err(error) = self.session.next_round() {
            self.messages = vec![words.round_error(&error)];
        } else {
            let round = self.session.position().round().number;
            self.messages = vec![words.text_with("round-number", &[("n", round.into())])];
            self.marks.clear();
            self.save();
        }
        self.arrive();
    }

    /// A house or the mancala by its letter, in either case.
    fn pick_letter(&mut self, letter: char) {
        let Some(side) = self.chooser() else { return };
        if let Wait::Refill(..) = self.session.wait() {
            let house = letter.to_ascii_uppercase() as u32 - 'A' as u32;
            if house < u32::from(self.session.position().shape().houses()) {
                self.refill ^= 1 << house;
                self.selected = Some(Place::House(side, house as u8));
            }
            return;
        }
        match read(&letter.to_string(), self.session.position(), side) {
            Ok(Meant::Move(mv)) => self.pick(mv),
            Ok(Meant::Fruits(source)) => {
                let fruits = Fruits::new(self.session.position(), side, source);
                self.selected = Some(match source {
                    Source::House(house) => Place::House(side, house),
                    Source::Store => Place::Store(side),
                });
                if fruits.most() > 0 {
                    self.fruits = Some(fruits);
                }
            }
            Err(error) => self.messages = vec![self.words.error(&error)],
        }
    }

    fn pick(&mut self, mv: Move) {
        if let (Some(side), Wait::Person(_)) = (self.chooser(), self.session.wait()) {
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

    /// What is selected, and what playing it would bring.
    pub(crate) fn preview(&self) -> Option<String> {
        let side = self.chooser()?;
        let (position, told) = (self.session.position(), self.told());
        if let Some(fruits) = &self.fruits {
            let mv = fruits.mv(position);
            position.check(mv).ok()?;
            return Chip::preview(position, mv).map(|chip| self.words.chip_sentence(chip, &told));
        }
        let place = self.selected?;
        let Place::House(_, house) = place else {
            return Some(self.words.store_label(place, position.heap(place), &told));
        };
        let mv = Move::House(house);
        let chip = match position.check(mv) {
            _ if !matches!(self.session.wait(), Wait::Person(_)) => None,
            Ok(()) => Chip::preview(position, mv),
            Err(error) => Chip::refused(&error),
        };
        debug_assert_eq!(place.side(), side);
        let label = HouseLabel {
            house: place,
            heap: position.heap(place),
            burnt: position.is_burnt(side, house),
            chip,
        };
        Some(self.words.house_label(&label, &told))
    }
}

/// The place a move takes its pieces from.
fn place_of(mv: Move, side: Side) -> Option<Place> {
    match mv {
        Move::House(house) => Some(Place::House(side, house)),
        Move::Fruit(fruit) => Some(match fruit.source {
            Source::House(house) => Place::House(side, house),
            Source::Store => Place::Store(side),
        }),
        Move::Swap | Move::Both(..) => None,
    }
}
