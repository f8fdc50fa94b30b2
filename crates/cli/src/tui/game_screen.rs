//! The game on the screen: what keys do, what is shown, whom it waits for.

mod keys;
mod preview;

use std::time::Duration;

use game::{Awaited, Chosen};
use rules::{Houses, Move, Place, Side};
use words::{Perspective, Words};

use super::animation::{self, Animation, Marks};
use super::arranging::Arranging;
use super::fruits::Fruits;
use crate::play::{Question, Session, Thought};
use game::show::{Scene, Speed};

/// The request to the engine.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Asked {
    Move(Side),
    Hint(Side),
}

/// Sentences kept; two computers could otherwise fill the memory.
const MESSAGES_MAX: usize = 40;

/// A game on the screen.
#[derive(Debug)]
pub(crate) struct GameScreen {
    pub(crate) session: Session,
    pub(crate) words: Words,
    pub(crate) speed: Speed,
    pub(crate) flipped: bool,
    /// The place the arrows stand on.
    pub(crate) selected: Option<Place>,
    /// Sentences about what happened since a person last chose.
    pub(crate) messages: Vec<String>,
    /// The index of the first line about the last ply.
    last_ply: usize,
    pub(crate) fruits: Option<Fruits>,
    pub(crate) arranging: Option<Arranging>,
    /// The moves of one house to choose from.
    pub(crate) ways: Vec<Move>,
    /// Houses chosen so far to be refilled.
    pub(crate) refill: Houses,
    animation: Option<Animation>,
    marks: Marks,
    now: Duration,
    /// A question to be asked, and the one that is open.
    to_ask: Option<Asked>,
    open: Option<(u64, Asked)>,
    hurries: bool,
}

impl GameScreen {
    pub(crate) fn new(session: Session, speed: Speed, words: Words) -> GameScreen {
        let mut screen = GameScreen {
            flipped: session.only_person() == Some(Side::North),
            session,
            words,
            speed,
            selected: None,
            messages: Vec::new(),
            last_ply: 0,
            fruits: None,
            arranging: None,
            ways: Vec::new(),
            refill: Houses::NONE,
            animation: None,
            marks: Marks::new(),
            now: Duration::ZERO,
            to_ask: None,
            open: None,
            hurries: false,
        };
        screen.arrive();
        screen
    }

    pub(crate) fn told(&self) -> Perspective {
        self.session.told()
    }

    /// The person who is to choose now, if nothing is still being shown.
    pub(crate) fn chooser(&self) -> Option<Side> {
        match self.session.awaited() {
            Awaited::Person(side) | Awaited::Refill(side, _) if self.animation.is_none() => {
                Some(side)
            }
            _ => None,
        }
    }

    /// The player whose turn it is, as far as it has been shown.
    pub(crate) fn active(&self) -> Option<Side> {
        match self.session.game().last_ply() {
            Some(ply) if self.is_sowing() => ply.by,
            _ => self.session.position().side_to_move(),
        }
    }

    /// The content of the board, as far as it has been shown.
    pub(crate) fn shown(&self) -> (Scene, Marks) {
        let animation = self.animation.as_ref();
        match animation.and_then(|animation| animation.now(self.now)) {
            Some((scene, marks)) => (scene.clone(), marks),
            None => (Scene::of(self.session.position()), self.marks.clone()),
        }
    }

    /// The lines so far: of a ply that is still being shown, only those about the sowing.
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

    /// The side whose computer is thinking about its move.
    pub(crate) fn thinking_side(&self) -> Option<Side> {
        match self.open {
            Some((_, Asked::Move(side))) => Some(side),
            _ => None,
        }
    }

    /// Advances the time.
    pub(crate) fn tick(&mut self, now: Duration) {
        self.now = now;
        let ended = |animation: &Animation| animation.now(now).is_none();
        if self.animation.as_ref().is_some_and(ended) {
            self.animation = None;
            self.arrive();
        }
        if self.animation.is_none()
            && !self.session.has_person()
            && self.session.awaited() == Awaited::NextRound
        {
            self.next_round();
        }
    }

    /// Handles the moment when the game stands still and a choice is awaited.
    fn arrive(&mut self) {
        self.fruits = None;
        self.arranging = None;
        self.ways.clear();
        self.refill = Houses::NONE;
        match self.session.awaited() {
            Awaited::Person(side) if self.session.position().is_arranging() => {
                let arranging = Arranging::new(self.session.position(), side);
                self.selected = Some(arranging.selected());
                self.arranging = Some(arranging);
            }
            Awaited::Person(side) => self.select_playable(side),
            Awaited::Refill(side, _) => self.selected = Some(Place::House(side, 0)),
            Awaited::Computer(side, _) => {
                self.selected = None;
                self.to_ask = Some(Asked::Move(side));
            }
            Awaited::NextRound | Awaited::Nobody => self.selected = None,
        }
    }

    /// The question to the engine, once.
    pub(crate) fn question(&mut self) -> Option<Question> {
        match self.to_ask? {
            Asked::Move(side) => self.session.question(side),
            Asked::Hint(side) => Some(self.session.hint(side)),
        }
    }

    /// Records the number of the question that was asked.
    pub(crate) fn asked(&mut self, number: u64) {
        self.open = self.to_ask.take().map(|asked| (number, asked));
    }

    /// Whether the engine should answer at once, said once.
    pub(crate) fn hurries(&mut self) -> bool {
        std::mem::take(&mut self.hurries)
    }

    /// Takes an answer of the engine; answers to older questions are ignored.
    pub(crate) fn think(&mut self, thought: &Thought, now: Duration) {
        self.now = now;
        let Some((number, asked)) = self.open else {
            return;
        };
        if number != thought.number {
            return;
        }
        self.open = None;
        match (asked, thought.mv.zip(thought.certainty)) {
            (Asked::Move(side), Some((mv, _))) => {
                let before = self.session.perfect();
                self.session.hear(side, thought.perfect);
                self.play(side, mv);
                if before.is_none() && self.session.perfect() == Some(side) {
                    self.messages.push(self.words.perfect(side, &self.told()));
                }
            }
            (Asked::Hint(side), Some((mv, certainty))) => {
                self.messages = vec![self.words.hint(&mv.text(side), certainty)];
                if let Some(place) = mv.source(side) {
                    self.selected = Some(place);
                }
            }
            (_, None) => self.messages = vec![self.words.text("no-answer")],
        }
    }

    /// Drops the question to the engine: its answer no longer fits.
    fn forget_question(&mut self) {
        self.hurries |= self.open.is_some();
        self.open = None;
        self.to_ask = None;
    }

    /// Makes a choice and begins to show its effect.
    fn play(&mut self, side: Side, mv: Move) {
        let told = self.told();
        let words = self.words;
        let unseen = self.session.only_person().is_none() && self.session.has_person();
        if let Awaited::Person(_) = self.session.awaited() {
            self.messages.clear();
        }
        self.last_ply = self.messages.len();
        match self.session.choose(side, mv) {
            Err(error) => {
                self.messages = vec![words.error(&error)];
                return;
            }
            Ok(Chosen::Hidden) if !unseen => {}
            Ok(Chosen::Hidden) => {
                let name = [("name", words.player_name(side, &told).into())];
                self.messages.push(words.text_with("opening-chosen", &name));
            }
            Ok(Chosen::Played) => {
                let ply = self.session.last_ply().expect("a ply was played");
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

    /// Begins the next round.
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

    /// Places the arrows reach: a row from left to right, then the mancala to take fruit from.
    fn places(&self, side: Side) -> Vec<Place> {
        let position = self.session.position();
        let houses = 0..position.shape().houses();
        let of = |side| houses.clone().map(move |house| Place::House(side, house));
        let across = of(!side).filter(|&place| position.owner(place) == side);
        let mut places: Vec<Place> = of(side).chain(across).collect();
        if self.session.position().properties().has_fruit {
            places.push(Place::Store(side));
        }
        places
    }

    /// Stands on the first house that can be played, unless one is stood on already.
    fn select_playable(&mut self, side: Side) {
        let position = self.session.position();
        let store = Place::Store(side);
        let can = |place: &Place| match place {
            Place::House(row, house) => position.playable(*row).contains(*house),
            place => !position.heap(*place).is_empty(),
        };
        let places = self.places(side);
        let kept = self
            .selected
            .filter(|&place| position.owner(place) == side && can(&place));
        self.selected = kept
            .or_else(|| places.iter().copied().find(can))
            .or(Some(store).filter(|_| position.properties().has_fruit));
    }
}
