//! The moods of the players at a board: their faces show how the game goes for them.

use game::Level;
use leptos::prelude::*;
use rules::Side;

use crate::play::desk::Desk;
use crate::play::think::Thought;
use crate::table::Table;

/// The course of the game for a player.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Mood {
    /// Nothing much has happened.
    Calm,
    /// They are looking for their move.
    Thinking,
    /// They have captured something, or won.
    Glad,
    /// Something was captured from them.
    Worried,
    /// They have lost.
    Beaten,
    /// They are half asleep: they let a child win.
    Sleepy,
}

impl Mood {
    /// The mood of a side as the board is shown. While seeds move nobody knows yet.
    pub(crate) fn of(desk: Desk, side: Side) -> Mood {
        if desk.film.moving.get() {
            return Mood::Calm;
        }
        let thinks = desk
            .thinking
            .thought
            .with(|thought| matches!(thought, Thought::Move { side: mover, .. } if *mover == side));
        if thinks {
            return Mood::Thinking;
        }
        desk.table.with(|table| Mood::after(table, side))
    }

    /// The mood of a level before anything is played.
    pub(crate) const fn of_level(level: Level) -> Mood {
        match level.number() {
            1 => Mood::Sleepy,
            3 | 7 => Mood::Glad,
            4 | 6 => Mood::Thinking,
            _ => Mood::Calm,
        }
    }

    /// The mood after the last turn, or at the end.
    fn after(table: &Table, side: Side) -> Mood {
        if let Some(result) = table.game().result() {
            return match result.winner {
                Some(winner) if winner == side => Mood::Glad,
                Some(_) => Mood::Beaten,
                None => Mood::Calm,
            };
        }
        let turn = table.turn_shown();
        let plies = turn.iter().flat_map(|turn| &turn.plies);
        let [own, others] = plies.fold([0_u16; 2], |[own, others], ply| {
            let captured = |side| ply.sowing.captured_by(side);
            [own + captured(side), others + captured(!side)]
        });
        match own.cmp(&others) {
            std::cmp::Ordering::Greater => Mood::Glad,
            std::cmp::Ordering::Less => Mood::Worried,
            std::cmp::Ordering::Equal => Mood::Calm,
        }
    }

    /// The name in the style sheet.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Mood::Calm => "calm",
            Mood::Thinking => "pondering",
            Mood::Glad => "glad",
            Mood::Worried => "worried",
            Mood::Beaten => "beaten",
            Mood::Sleepy => "sleepy",
        }
    }

    /// Eyes and mouth as lines, eight units to each side of the middle of a face.
    pub(crate) const fn features(self) -> &'static str {
        match self {
            Mood::Calm => "M-5-3v2M5-3v2M-5 4Q0 8 5 4",
            Mood::Thinking => "M-3-5v2M7-5v2M-2 5h5",
            Mood::Glad => "M-7-1Q-5-5-3-1M3-1Q5-5 7-1M-6 3Q0 11 6 3Z",
            Mood::Worried => "M-5-3v2M5-3v2M-4 6Q0 2 4 6M-8-6l4-1M8-6l-4-1",
            Mood::Beaten => "M-7-4l4 4M-3-4l-4 4M3-4l4 4M7-4l-4 4M-5 7Q0 2 5 7",
            Mood::Sleepy => "M-8-3Q-5.5 0-3-3M3-3Q5.5 0 8-3M-2 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
        }
    }
}
