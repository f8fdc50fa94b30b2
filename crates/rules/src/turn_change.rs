//! The effect of a ply on the turn, as both machines tell it.

use crate::Side;
use crate::event::{Event, ExtraTurn, Observer};

/// The effect of a ply on the turn.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct TurnChange {
    /// The reason why the mover plays again, if they do.
    pub extra: Option<ExtraTurn>,
    /// Whether a player was passed over.
    pub passed: bool,
}

impl TurnChange {
    /// Reports the effect of the mover's ply: whose turn it is now, and whether they have to feed the
    /// opponent. Not part of a machine's play: only when no position has come back either is it
    /// certain that the turn is played.
    pub(crate) fn announce<O: Observer>(
        self,
        mover: Side,
        to_move: Side,
        must_feed: bool,
        watch: &mut O,
    ) {
        if let Some(why) = self.extra {
            watch.see(Event::ExtraTurn { side: mover, why });
        }
        if self.passed {
            watch.see(Event::Pass { side: !to_move });
        }
        if to_move != mover {
            watch.see(Event::Turn { side: to_move });
        }
        if must_feed {
            watch.see(Event::MustFeed { side: to_move });
        }
    }
}
