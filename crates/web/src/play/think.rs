//! Asks the computer: for its move, or for a hint. Nothing here ever loses the game.

use std::time::Duration;

use game::{Awaited, Chosen, Level};
use leptos::prelude::*;
use protocol::worker::{Endings, Found, MEMORY_MIB, Purpose, Search};
use rules::{Place, Position, Side};

use crate::device;
use crate::device::whole;
use crate::play::desk::Desk;
use crate::table::Table;
use crate::thinker::{Heard, Thinker, Trouble};

/// The computer never answers quicker: people want to see that it is its turn.
const ANSWER_MS_MIN: f64 = 300.0;
/// How long a hint may take.
const HINT_MS: u32 = 1_500;
/// How long a move may take once somebody is tired of waiting.
const HURRY_MS: u32 = 60;

/// What the computer is doing.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Thought {
    /// Nothing.
    #[default]
    Idle,
    /// It looks for its move since then.
    Move {
        side: Side,
        since_ms: f64,
        /// What it will play.
        found: Option<Found>,
        /// It does not answer, so far.
        silent: bool,
    },
    /// It looks for a hint.
    Hint,
    /// It looks for what a move is worth.
    Value(Asked),
    /// It could not.
    Failed,
}

/// Who hears what a position is worth, and what about. Only the page in text asks, so that all of
/// that is in its part.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    /// The move that led there, as it is written.
    pub(super) mv: String,
    /// Whether whose value is wanted moves next.
    pub(super) own: bool,
    pub(super) tell: fn(Desk, &Asked, &Found),
}

impl PartialEq for Asked {
    fn eq(&self, other: &Asked) -> bool {
        self.mv == other.mv && self.own == other.own
    }
}

/// How long a level may think.
const fn time_ms_max(level: Level) -> u32 {
    match level.number() {
        0..=5 => 2_000,
        6 => 2_500,
        7 => 3_500,
        _ => 5_000,
    }
}

impl Desk {
    /// Connects the desk with the worker.
    pub(crate) fn connect(self) {
        let thinker = Thinker::new(move |heard| self.hear(heard));
        self.thinker.set_value(Some(thinker));
        on_cleanup(move || {
            if let Some(Some(thinker)) = self.thinker.try_get_value() {
                thinker.end();
            }
        });
    }

    /// Lets the computer think if it is its turn.
    pub(crate) fn proceed(self) {
        let awaited = self.table.with_untracked(Table::awaited);
        let (Awaited::Computer(side, level), true) = (awaited, self.purpose.is_game()) else {
            return self.give_up();
        };
        self.thought.set(Thought::Move {
            side,
            since_ms: device::now_ms(),
            found: None,
            silent: false,
        });
        self.ask_for_move(side, level, time_ms_max(level));
    }

    fn ask_for_move(self, side: Side, level: Level, time_ms_max: u32) {
        let seed = self.table.with_untracked(|table| table.seed_now());
        let purpose = Purpose::Play {
            level: level.number(),
            seed,
        };
        let position = self.table.with_untracked(|table| table.position().clone());
        self.ask(&position, side, purpose, time_ms_max);
    }

    fn ask(self, position: &Position, side: Side, purpose: Purpose, time_ms_max: u32) {
        let search = self.table.with_untracked(|table| Search {
            id: 0,
            game: table.game().rules().to_string(),
            position: format!("{position:#}"),
            north: side == Side::North,
            purpose,
            endings: if table.is_called_perfect(side) {
                Endings::Complete
            } else {
                Endings::Known
            },
            time_ms_max,
            memory_mib: MEMORY_MIB,
        });
        if let Some(Some(thinker)) = self.thinker.try_get_value() {
            thinker.ask(search);
        }
    }

    /// Stops thinking.
    pub(super) fn give_up(self) {
        if let Some(Some(thinker)) = self.thinker.try_get_value() {
            thinker.give_up();
        }
        if self
            .thought
            .with_untracked(|thought| *thought != Thought::Idle)
        {
            self.thought.set(Thought::Idle);
        }
    }

    /// Somebody is tired of waiting: the computer has to say what it has found.
    pub(crate) fn move_now(self) {
        self.finish();
        if let Awaited::Computer(side, level) = self.table.with_untracked(Table::awaited) {
            self.ask_for_move(side, level, HURRY_MS);
        }
    }

    /// Asks for a hint.
    pub(crate) fn ask_hint(self) {
        self.finish();
        if let Awaited::Person(side) = self.table.with_untracked(Table::awaited) {
            self.thought.set(Thought::Hint);
            let position = self.table.with_untracked(|table| table.position().clone());
            self.ask(&position, side, Purpose::Hint, HINT_MS);
        }
    }

    /// Asks the engine about another position, for `tell` to hear what it is worth to `to_move`.
    pub(super) fn ask_about(self, position: &Position, to_move: Side, asked: Asked) {
        self.thought.set(Thought::Value(asked));
        self.ask(position, to_move, Purpose::Hint, HINT_MS);
    }

    fn hear(self, heard: Heard) {
        if self.thought.try_get_untracked().is_none() {
            // The game has been left.
            return;
        }
        match heard {
            Heard::Trouble(trouble) => self.miss(&trouble),
            Heard::Found(found) => self.found(found),
            Heard::News(_) | Heard::Certified(_) => {}
        }
    }

    /// There is no answer, or none so far.
    fn miss(self, trouble: &Trouble) {
        let mut waits = false;
        self.thought.update(|thought| {
            if let (Thought::Move { silent, .. }, Trouble::Silent) = (&mut *thought, trouble) {
                *silent = true;
                waits = true;
            }
        });
        let told = trouble.told(self.words(), "worker-failed");
        if waits {
            // Shown beside what can be done about it.
            return self.speak(told);
        }
        // Whoever asked for a hint can ask again.
        self.give_up();
        if let Trouble::Failed(_) = trouble {
            self.thought.set(Thought::Failed);
        }
        self.say(told);
    }

    /// A person takes the computer's place, which does not answer.
    pub(crate) fn play_without_it(self) {
        self.table.update(|table| table.set_level(None));
        self.jump();
    }

    fn found(self, found: Found) {
        if self.thought.get_untracked() == Thought::Hint {
            self.thought.set(Thought::Idle);
            return self.show_hint(&found);
        }
        if let Thought::Value(asked) = self.thought.get_untracked() {
            self.thought.set(Thought::Idle);
            (asked.tell)(self, &asked, &found);
            return;
        }
        let mut wait_ms = 0.0;
        self.thought.update(|thought| {
            if let Thought::Move {
                since_ms,
                found: kept,
                ..
            } = thought
            {
                *kept = Some(found);
                wait_ms = *since_ms + ANSWER_MS_MIN - device::now_ms();
            }
        });
        if wait_ms <= 0.0 {
            return self.answer_if_ready();
        }
        let later = move || {
            if self.thought.try_get_untracked().is_some() {
                self.answer_if_ready();
            }
        };
        set_timeout(later, Duration::from_millis(u64::from(whole(wait_ms)) + 1));
    }

    /// Plays what the computer has found, as soon as nothing moves and it has taken its time.
    pub(super) fn answer_if_ready(self) {
        let Thought::Move {
            side,
            since_ms,
            found: Some(found),
            ..
        } = self.thought.get_untracked()
        else {
            return;
        };
        let early = device::now_ms() < since_ms + ANSWER_MS_MIN;
        if early || self.moving.get_untracked() {
            return;
        }
        self.thought.set(Thought::Idle);
        let mut result = Ok(Chosen::Hidden);
        let was_perfect = self.table.with_untracked(|table| table.perfect()).is_some();
        self.table.update(|table| {
            table.hear(side, found.perfect);
            result = table.answer(side, &found.best);
        });
        if !was_perfect {
            let perfect = self.table.with_untracked(|table| table.perfect());
            self.unsaid.set_value(perfect);
        }
        match result {
            Ok(Chosen::Played) => self.played(),
            Ok(Chosen::Hidden) => self.proceed(),
            Err(error) => self.miss(&Trouble::Failed(self.words().error(&error))),
        }
    }

    fn show_hint(self, found: &Found) {
        let Ok((_, mv)) = rules::Move::read(&found.best) else {
            return;
        };
        let Awaited::Person(side) = self.table.with_untracked(Table::awaited) else {
            return;
        };
        self.hints.set(source(side, mv).into_iter().collect());
        let (words, certainty) = (self.words(), found.source);
        self.speak(words.spoken_hint(&found.best, certainty));
        self.story.set(vec![words.hint(&found.best, certainty)]);
    }
}

/// The place that a move sows out of.
pub(crate) fn source(side: Side, mv: rules::Move) -> Option<Place> {
    match mv {
        rules::Move::House(house) => Some(Place::House(side, house)),
        rules::Move::Fruit(fruit) => Some(match fruit.source {
            rules::Origin::House(house) => Place::House(side, house),
            rules::Origin::Store => Place::Store(side),
        }),
        _ => None,
    }
}
