//! The goal of a lesson's step, judged by the events of its sowings.

use game::Ply;
use rules::{Event, NoCapture, Place, Position, Side};

/// The side of the learner.
pub(crate) const LEARNER: Side = Side::South;

/// The goal of a step.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Goal {
    /// Any sowing.
    Sow,
    /// This many extra sowings in one turn.
    Again(usize),
    /// This many pieces captured in one turn.
    Capture(u16),
    /// A relay: the sowing goes on from where it ended.
    Relay,
    /// No capture where a newcomer expects one.
    Nothing,
    /// The opponent, who had nothing, gets something to play with.
    Feed,
    /// No next sowing of the opponent captures anything.
    Safe,
    /// The end of the game, won.
    Win,
}

/// The progress of a step.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Progress {
    /// The learner is to move, and the goal can still be reached.
    Open,
    /// Done.
    Reached,
    /// The turn is over without it.
    Missed,
}

impl Goal {
    /// The progress of a step after these plies of the learner.
    pub(crate) fn judge(self, plies: &[Ply]) -> Progress {
        let Some(last) = plies.last() else {
            return Progress::Open;
        };
        let after = last.after();
        if self.is_reached(plies, after) {
            return Progress::Reached;
        }
        match after.side_to_move() {
            Some(LEARNER) if last.goes_on() => Progress::Open,
            _ => Progress::Missed,
        }
    }

    fn is_reached(self, plies: &[Ply], after: &Position) -> bool {
        let events = || plies.iter().flat_map(|ply| &ply.sowing.events);
        match self {
            Goal::Sow => true,
            Goal::Again(times) => {
                let again =
                    |event: &&Event| matches!(event, Event::ExtraTurn { side: LEARNER, .. });
                events().filter(again).count() >= times
            }
            Goal::Capture(pieces) => {
                let captured = plies.iter().map(|ply| ply.sowing.captured_by(LEARNER));
                captured.sum::<u16>() >= pieces
            }
            Goal::Relay => events().any(|event| matches!(event, Event::Relay { .. })),
            Goal::Nothing => events().any(|event| {
                matches!(
                    event,
                    Event::NoCapture {
                        why: NoCapture::NothingFacing | NoCapture::GrandSlam,
                        ..
                    }
                )
            }),
            Goal::Feed => {
                let houses = after.shape().houses();
                (0..houses).any(|house| after.house(!LEARNER, house) > 0)
            }
            Goal::Safe => after.side_to_move() == Some(!LEARNER) && is_safe(after),
            Goal::Win => after.is_over() && after.margin() > 0,
        }
    }
}

/// Whether no single sowing of the opponent captures anything.
fn is_safe(position: &Position) -> bool {
    let captures = |mv| {
        let mut tried = position.clone();
        let sowing = tried.play(mv).expect("it is one of the legal moves");
        let takes = |event: &Event| matches!(event, Event::Capture { .. });
        sowing.events.iter().any(takes)
    };
    !position.moves().into_iter().any(captures)
}

/// The place that a hint lights: the source of the solution's next move.
pub(crate) fn lit(position: &Position, text: &str) -> Option<Place> {
    let mv = position.read_move(text).ok()?;
    mv.source(LEARNER)
}
