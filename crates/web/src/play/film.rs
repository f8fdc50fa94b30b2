//! Shows a ply picture by picture; may be finished at once at any time.

use std::time::Duration;

use game::Ply;
use leptos::prelude::*;
use rules::Side;

use crate::device;
use crate::device::whole;
use crate::play::desk::Desk;
use crate::sound;
use crate::table::Table;
use game::show::Trace;
use game::show::{Frame, Scene, Speed, frames, length_ms};

/// The least time for one more ply of a turn that has used its time up.
const PLY_MS_MIN: u32 = 500;

/// The pictures being shown.
#[derive(Clone, Debug, Default)]
pub(super) struct Reel {
    frames: Vec<Frame>,
    next: usize,
    begun_ms: f64,
    /// What the ply leaves on the board.
    trace: Option<Trace>,
    /// Tells timers of this reel from those of earlier ones.
    number: u32,
    /// Whose turn the plies of late belong to, and how long they took.
    turn: Option<Side>,
    turn_ms: u32,
    /// Plies that follow, when a whole turn is shown again.
    queue: Vec<Ply>,
}

impl Desk {
    /// Shows a ply that has been played.
    pub(super) fn roll(self, ply: &Ply, table: &Table) {
        let speed = self.speed(ply.by);
        let used_ms = self.reel.with_value(|reel| {
            let goes_on = reel.turn == ply.by && table.last_turn().len() > 1;
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

    fn start(self, ply: &Ply, speed: Speed, left_ms: u32) {
        let frames = frames(ply.before(), &ply.sowing, ply.after(), speed, left_ms);
        self.reel.update_value(|reel| {
            reel.frames = frames;
            reel.next = 0;
            reel.begun_ms = device::now_ms();
            reel.trace = Some(Trace::of(ply.before(), &ply.sowing, ply.after()));
            reel.number += 1;
        });
        self.trace.set(None);
        self.moving.set(true);
        self.advance();
    }

    /// Shows the picture that is due and waits for the next one.
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
            self.scene.set(frame.scene);
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

    /// Everything has come to rest.
    fn rest(self) {
        let queued = self
            .reel
            .try_update_value(|reel| (!reel.queue.is_empty()).then(|| reel.queue.remove(0)));
        if let Some(Some(ply)) = queued {
            return self.start(&ply, Speed::Slow, Speed::Slow.turn_ms_max());
        }
        self.moving.set(false);
        self.trace
            .set(self.reel.with_value(|reel| reel.trace.clone()));
        self.tell();
        self.answer_if_ready();
        // Whoever has shown this may still be looking at the table.
        set_timeout(move || self.play_premove(), Duration::ZERO);
    }

    /// Finishes at once what is being shown.
    pub(crate) fn finish(self) {
        if !self.moving.get_untracked() {
            return;
        }
        self.reel.update_value(|reel| {
            reel.number += 1;
            reel.next = reel.frames.len();
            if let Some(last) = reel.queue.pop() {
                reel.trace = Some(Trace::of(last.before(), &last.sowing, last.after()));
            }
            reel.queue.clear();
        });
        self.table
            .with_untracked(|table| self.scene.set(Scene::of(table.position())));
        self.rest();
    }

    /// Stops showing anything, without telling.
    pub(super) fn stop(self) {
        self.reel.update_value(|reel| {
            reel.number += 1;
            reel.queue.clear();
            reel.turn = None;
        });
        self.moving.set(false);
        self.give_up();
    }

    /// Shows the last turn again, slowly.
    pub(crate) fn replay(self) {
        self.finish();
        let mut plies = self.table.with_untracked(Table::last_turn);
        if plies.is_empty() || self.moving.get_untracked() {
            return;
        }
        self.clear_marks();
        let first = plies.remove(0);
        let speed = if self.is_still() {
            Speed::Off
        } else {
            Speed::Slow
        };
        self.reel.update_value(|reel| reel.queue = plies);
        self.start(&first, speed, speed.turn_ms_max());
    }
}
