//! Questions to the computer: its move, a hint, or the value of a move.

use std::sync::Arc;

use game::Level;
use leptos::prelude::*;
use protocol::worker::{Endings, Found, Info, MEMORY_MIB, Purpose, Search};
use rules::{Certainty, Position, Side};

use crate::device;
use crate::table::Table;
use crate::thinker::{Heard, Thinker, Trouble};

/// The least time until the computer answers, so that people see that it is its turn.
const ANSWER_MS_MIN: f64 = 500.0;
/// The time allowed for a hint.
const HINT_MS: u32 = 1_500;
/// The depth from which on a best move is worth being shown while the search goes on.
const IDEA_DEPTH: u32 = 6;
/// The wait after which any depth will do.
const IDEA_MS: f64 = 80.0;
/// The time allowed for a move once the player is tired of waiting.
const HURRY_MS: u32 = 60;

/// The current occupation of the computer.
#[derive(Clone, Default)]
pub(crate) enum Thought {
    /// Nothing.
    #[default]
    Idle,
    /// It has been looking for its move since `since_ms`.
    Move {
        side: Side,
        since_ms: f64,
        /// The move it will play.
        found: Option<Found>,
        /// It has not answered so far.
        silent: bool,
    },
    /// It has been looking for a hint since `since_ms`.
    Hint {
        since_ms: f64,
        /// The first idea has been shown.
        has_idea: bool,
    },
    /// It looks for the value of a position.
    Value(Asked),
    /// It has failed.
    Failed,
}

/// Callback for the value of a position. Only the text page asks for values, so that their code is
/// in its chunk.
pub(crate) type Asked = Arc<dyn Fn(&Found) + Send + Sync>;

/// The outcome of a question.
pub(super) enum Came {
    /// The computer's move, due in this many milliseconds.
    Move(f64),
    /// The best move so far, where a hint is wanted, and the source of its value.
    Idea(String, Certainty),
    /// A hint.
    Hint(Found),
    /// The value of a position, and the callback that waits for it.
    Value(Asked, Found),
    /// No answer so far, and the reason; one may still come.
    Silence(Trouble),
    /// No answer, and the reason. The question can be asked again.
    Nothing(Trouble),
}

/// The thinking time of a level.
const fn time_ms_max(level: Level) -> u32 {
    match level.number() {
        0..=5 => 2_000,
        6 => 2_500,
        7 => 3_500,
        _ => 5_000,
    }
}

/// The computer at a table, and its current occupation.
#[derive(Clone, Copy)]
pub(crate) struct Thinking {
    pub(crate) thought: RwSignal<Thought>,
    thinker: StoredValue<Option<Thinker>, LocalStorage>,
}

impl Thinking {
    pub(super) fn new() -> Thinking {
        Thinking {
            thought: RwSignal::new(Thought::Idle),
            thinker: StoredValue::new_local(None),
        }
    }

    /// Connects it with a worker until the screen is left.
    pub(super) fn connect(self, hear: impl Fn(Came) + 'static) {
        let thinker = Thinker::new(move |heard| {
            if let Some(came) = self.heard(heard) {
                hear(came);
            }
        });
        self.thinker.set_value(Some(thinker));
        on_cleanup(move || self.with_thinker(Thinker::end));
    }

    fn with_thinker(self, tell: impl FnOnce(&Thinker)) {
        if let Some(Some(thinker)) = self.thinker.try_get_value() {
            tell(&thinker);
        }
    }

    /// Starts the search for a move.
    pub(super) fn begin(self, table: &Table, side: Side, level: Level) {
        self.thought.set(Thought::Move {
            side,
            since_ms: device::now_ms(),
            found: None,
            silent: false,
        });
        self.ask_for_move(table, side, level, time_ms_max(level));
    }

    /// Makes the computer say what it has found so far.
    pub(super) fn hurry(self, table: &Table, side: Side, level: Level) {
        self.ask_for_move(table, side, level, HURRY_MS);
    }

    fn ask_for_move(self, table: &Table, side: Side, level: Level, time_ms_max: u32) {
        let purpose = Purpose::Play {
            level: level.number(),
            seed: table.seed_now(),
        };
        self.ask(table, table.position(), side, purpose, time_ms_max);
    }

    /// Starts the search for a hint.
    pub(super) fn hint(self, table: &Table, side: Side) {
        self.thought.set(Thought::Hint {
            since_ms: device::now_ms(),
            has_idea: false,
        });
        self.ask(table, table.position(), side, Purpose::Hint, HINT_MS);
    }

    /// Starts the search for the value of another position of the game to the player to move there.
    pub(super) fn value(self, table: &Table, position: &Position, to_move: Side, asked: Asked) {
        self.thought.set(Thought::Value(asked));
        self.ask(table, position, to_move, Purpose::Hint, HINT_MS);
    }

    fn ask(
        self,
        table: &Table,
        position: &Position,
        side: Side,
        purpose: Purpose,
        time_ms_max: u32,
    ) {
        let search = Search {
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
            nodes_max: None,
            time_ms_max,
            memory_mib: MEMORY_MIB,
        };
        self.with_thinker(|thinker| thinker.ask(search));
    }

    /// Stops thinking.
    pub(super) fn give_up(self) {
        self.with_thinker(Thinker::give_up);
        self.thought.maybe_update(|thought| {
            let was_idle = matches!(thought, Thought::Idle);
            *thought = Thought::Idle;
            !was_idle
        });
    }

    /// The meaning of a worker's message now; `None` once the game has been left.
    fn heard(self, heard: Heard) -> Option<Came> {
        let came = match heard {
            Heard::Trouble(trouble) => self.thought.try_update(|thought| thought.miss(trouble)),
            Heard::Found(found) => self.thought.try_update(|thought| thought.find(found))?,
            Heard::News(info) => self.thought.try_maybe_update(|thought| {
                let idea = thought.idea(info);
                (idea.is_some(), idea)
            })?,
            Heard::Certified(_) => None,
        }?;
        if let Came::Nothing(_) = came {
            self.with_thinker(Thinker::give_up);
        }
        Some(came)
    }

    /// The move that the computer plays, and its side, once `ANSWER_MS_MIN` has passed.
    pub(super) fn answer(self) -> Option<(Side, Found)> {
        let due = self.thought.try_with_untracked(|thought| match thought {
            Thought::Move {
                side,
                since_ms,
                found: Some(found),
                ..
            } if device::now_ms() >= since_ms + ANSWER_MS_MIN => Some((*side, found.clone())),
            _ => None,
        })??;
        self.thought.set(Thought::Idle);
        Some(due)
    }

    /// Records that the computer's move cannot be played.
    pub(super) fn fail(self) {
        self.give_up();
        self.thought.set(Thought::Failed);
    }
}

impl Thought {
    /// Records that there is no answer, or none so far.
    fn miss(&mut self, trouble: Trouble) -> Came {
        match (&mut *self, &trouble) {
            (Thought::Move { silent, .. }, Trouble::Silent) => {
                *silent = true;
                Came::Silence(trouble)
            }
            (_, Trouble::Silent) => {
                *self = Thought::Idle;
                Came::Nothing(trouble)
            }
            (_, Trouble::Failed(_)) => {
                *self = Thought::Failed;
                Came::Nothing(trouble)
            }
        }
    }

    /// The first best move that is worth being shown, while a hint is being looked for.
    fn idea(&mut self, info: Info) -> Option<Came> {
        let Thought::Hint { since_ms, has_idea } = self else {
            return None;
        };
        let is_due = info.depth >= IDEA_DEPTH || device::now_ms() >= *since_ms + IDEA_MS;
        let best = info.moves.into_iter().next();
        let best = best.filter(|_| is_due && !*has_idea)?;
        *has_idea = true;
        Some(Came::Idea(best.mv, best.source))
    }

    /// Records an answer.
    fn find(&mut self, answer: Found) -> Option<Came> {
        match self {
            Thought::Move {
                since_ms, found, ..
            } => {
                *found = Some(answer);
                Some(Came::Move(*since_ms + ANSWER_MS_MIN - device::now_ms()))
            }
            Thought::Hint { .. } => {
                *self = Thought::Idle;
                Some(Came::Hint(answer))
            }
            Thought::Value(asked) => {
                let came = Came::Value(asked.clone(), answer);
                *self = Thought::Idle;
                Some(came)
            }
            Thought::Idle | Thought::Failed => None,
        }
    }
}
