//! Animation of plies, frame by frame; it can be finished at once at any time.

use std::time::Duration;

use game::Ply;
use leptos::prelude::*;
use rules::{Position, Side};

use crate::device;
use crate::device::whole;
use crate::page::Page;
use crate::sound;
use game::show::Trace;
use game::show::{Frame, Scene, Speed, frames, length_ms};

/// The least time for another ply of a turn that has used up its time.
const PLY_MS_MIN: u32 = 500;

/// The part of a step, in per cent, that a seed falls: `fall` in the style of the board.
const FALL: u32 = 44;

/// The animation of the board: successive frames, or a position at rest.
#[derive(Clone, Copy)]
pub(crate) struct Film {
    page: Page,
    /// The frame shown.
    pub(crate) scene: RwSignal<Scene>,
    /// The frame as it is counted: a little later, when what falls touches the wood.
    pub(crate) counted: RwSignal<Scene>,
    /// The trace of the last ply, once it is at rest.
    pub(crate) trace: RwSignal<Option<Trace>>,
    /// Whether something is moving on the board.
    pub(crate) moving: RwSignal<bool>,
    reel: StoredValue<Reel>,
}

/// The frames being shown.
#[derive(Default)]
struct Reel {
    frames: Vec<Frame>,
    next: usize,
    begun_ms: f64,
    /// The trace that the ply leaves on the board.
    trace: Option<Trace>,
    /// The reel's number, which tells its timers from those of earlier reels.
    number: u32,
    /// The player of the recent plies, and the time these took.
    turn: Option<Side>,
    turn_ms: u32,
    /// Further plies, when a whole turn is replayed.
    queue: Vec<Ply>,
    /// Called when everything has come to rest.
    at_rest: Option<Callback<()>>,
}

impl Film {
    /// A position at rest.
    pub(super) fn new(page: Page, position: &Position) -> Film {
        Film {
            page,
            scene: RwSignal::new(Scene::of(position)),
            counted: RwSignal::new(Scene::of(position)),
            trace: RwSignal::new(None),
            moving: RwSignal::new(false),
            reel: StoredValue::new(Reel::default()),
        }
    }

    /// Sets the callback for the moments when everything has come to rest.
    pub(super) fn on_rest(self, hear: impl Fn() + Send + Sync + 'static) {
        let hear = Callback::new(move |()| hear());
        self.reel.update_value(|reel| reel.at_rest = Some(hear));
    }

    /// Whether animation is off, by the settings or by the device's preference.
    pub(crate) fn is_still(self) -> bool {
        let less = self.page.settings.with(|settings| settings.less_motion);
        less || device::wants_less_motion()
    }

    /// Shows a ply that has been played. A turn that `goes_on` shares its time among its plies.
    pub(super) fn roll(self, ply: &Ply, speed: Speed, goes_on: bool) {
        let used_ms = self.reel.with_value(|reel| {
            let goes_on = goes_on && reel.turn == ply.by;
            if goes_on { reel.turn_ms } else { 0 }
        });
        let left_ms = speed.turn_ms_max().saturating_sub(used_ms).max(PLY_MS_MIN);
        self.start(ply, speed, left_ms);
        self.reel.update_value(|reel| {
            reel.turn = ply.by;
            reel.turn_ms = used_ms + length_ms(&reel.frames);
            reel.queue.clear();
        });
    }

    /// Shows the plies of a turn again, slowly.
    pub(super) fn replay(self, mut plies: Vec<Ply>) {
        let first = plies.remove(0);
        let speed = if self.is_still() {
            Speed::Off
        } else {
            Speed::Slow
        };
        self.reel.update_value(|reel| reel.queue = plies);
        self.start(&first, speed, speed.turn_ms_max());
    }

    fn start(self, ply: &Ply, speed: Speed, left_ms: u32) {
        let frames = frames(ply.before(), &ply.sowing, ply.after(), speed, left_ms);
        self.reel.update_value(|reel| {
            reel.frames = frames;
            reel.next = 0;
            reel.begun_ms = device::now_ms();
            reel.trace = Some(trace(ply));
            reel.number += 1;
        });
        self.trace.set(None);
        self.moving.set(true);
        self.advance();
    }

    /// Shows the frame that is due and sets a timer for the next one.
    fn advance(self) {
        let elapsed_ms = device::now_ms() - self.reel.with_value(|reel| reel.begun_ms);
        let mut due = Vec::new();
        self.reel.update_value(|reel| {
            while let Some(frame) = reel.frames.get(reel.next)
                && f64::from(frame.at_ms) <= elapsed_ms
            {
                due.push(frame.clone());
                reel.next += 1;
            }
        });
        let settings = self.page.settings.get_untracked();
        for cue in due.iter().filter_map(|frame| frame.cue) {
            sound::play(cue, settings.sound, settings.vibration);
        }
        if let Some(frame) = due.pop() {
            self.picture(frame.scene);
        }
        let (number, wait_ms) = self.reel.with_value(|reel| {
            let next = reel.frames.get(reel.next);
            (
                reel.number,
                next.map(|frame| f64::from(frame.at_ms) - elapsed_ms),
            )
        });
        let Some(wait_ms) = wait_ms else {
            return self.rest();
        };
        let go_on = move || {
            let still = self.reel.try_with_value(|reel| reel.number == number);
            if still == Some(true) && self.moving.get_untracked() {
                self.advance();
            }
        };
        set_timeout(go_on, Duration::from_millis(whole(wait_ms.max(1.0)).into()));
    }

    /// Shows a frame, and its numbers when what falls has landed.
    fn picture(self, scene: Scene) {
        let fall_ms = FALL * scene.step_ms / 100;
        self.scene.set(scene);
        let land = move || {
            if let Some(scene) = self.scene.try_get_untracked() {
                self.counted.try_set(scene);
            }
        };
        if fall_ms == 0 {
            land();
        } else {
            set_timeout(land, Duration::from_millis(fall_ms.into()));
        }
    }

    /// Starts the next ply of a replay; without one, ends the animation.
    fn rest(self) {
        let queued = self
            .reel
            .try_update_value(|reel| (!reel.queue.is_empty()).then(|| reel.queue.remove(0)));
        if let Some(Some(ply)) = queued {
            return self.start(&ply, Speed::Slow, Speed::Slow.turn_ms_max());
        }
        self.moving.set(false);
        let (trace, at_rest) = self
            .reel
            .with_value(|reel| (reel.trace.clone(), reel.at_rest));
        self.trace.set(trace);
        if let Some(at_rest) = at_rest {
            at_rest.run(());
        }
    }

    /// Finishes the animation at once at this position.
    pub(super) fn finish(self, position: &Position) {
        self.reel.update_value(|reel| {
            reel.number += 1;
            reel.next = reel.frames.len();
            if let Some(last) = reel.queue.pop() {
                reel.trace = Some(trace(&last));
            }
            reel.queue.clear();
        });
        self.picture(Scene::of(position));
        self.rest();
    }

    /// Shows a position at rest, with the trace of the ply that led to it.
    pub(super) fn show(self, position: &Position, last: Option<&Ply>) {
        self.reel.update_value(|reel| {
            reel.number += 1;
            reel.queue.clear();
            reel.turn = None;
        });
        self.moving.set(false);
        self.picture(Scene::of(position));
        self.trace.set(last.map(trace));
    }
}

/// The trace that a ply leaves on the board.
fn trace(ply: &Ply) -> Trace {
    Trace::of(ply.before(), &ply.sowing, ply.after())
}
