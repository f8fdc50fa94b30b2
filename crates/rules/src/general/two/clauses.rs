//! The clauses at the end of a lap, compiled from the laws of a game.

use crate::general::laws::{Bonus, Capture, Hold, Laps, RelayWhen, SowStore, TwoRows};

/// A condition at the end of a lap, with what follows if it holds.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Clause {
    /// A last seed in a store that gives another sowing.
    Bonus,
    /// The condition for a relay fails: landing.
    Unless(RelayWhen),
    /// A store, or a held or closed house: landing.
    Special,
    /// A house that becomes held: landing.
    BecomesHeld,
    /// A capture by number, after which the next house is lifted.
    TakeAndLiftNext,
    /// A capture from across, after which the capturing seed is lifted.
    TakeAndLiftSeed,
    /// A capture at an occupied house, which is lifted after it.
    TakeAndRelay,
    /// A capture by number: landing.
    StopToTake,
    /// A capture of equal numbers: landing.
    StopToMatch,
    /// A capture from across: landing.
    StopToFace,
    /// A house with seeds is lifted.
    Relay,
    /// The next house is lifted, if it holds any.
    RelayNext,
}

/// The decision of a clause.
pub(super) enum Verdict {
    /// The sowing is over: landing.
    Land,
    /// The mover sows again, without a capture.
    Again,
    /// That house is lifted, and a further lap begins.
    Lift(usize),
}

/// The clauses of a game, in their order.
pub(super) fn clauses(laws: &TwoRows) -> Vec<Clause> {
    let mut clauses = Vec::new();
    if laws.sow_store != SowStore::None && laws.bonus != Bonus::Never {
        clauses.push(Clause::Bonus);
    }
    if laws.laps == Laps::Single {
        return clauses;
    }
    if laws.relay_when != RelayWhen::Always {
        clauses.push(Clause::Unless(laws.relay_when));
    }
    if laws.sow_store != SowStore::None || laws.hold != Hold::Off || laws.close_at > 0 {
        clauses.push(Clause::Special);
    }
    if laws.hold != Hold::Off {
        clauses.push(Clause::BecomesHeld);
    }
    if laws.lap_captures && laws.laps == Laps::Relay {
        clauses.push(match laws.capture {
            Capture::Facing => Clause::TakeAndLiftSeed,
            Capture::Next | Capture::TwoOut => Clause::TakeAndRelay,
            Capture::None
            | Capture::Count
            | Capture::Match
            | Capture::Singles
            | Capture::Reached => Clause::TakeAndLiftNext,
        });
    }
    match laws.capture {
        Capture::Count => clauses.push(Clause::StopToTake),
        Capture::Match => clauses.push(Clause::StopToMatch),
        Capture::Facing if laws.laps == Laps::RelayNext => clauses.push(Clause::StopToFace),
        Capture::Facing
        | Capture::None
        | Capture::Next
        | Capture::TwoOut
        | Capture::Singles
        | Capture::Reached => {}
    }
    clauses.push(if laws.laps == Laps::Relay {
        Clause::Relay
    } else {
        Clause::RelayNext
    });
    clauses
}
