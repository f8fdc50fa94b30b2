//! The laws of four-row games without a hand.

use super::shared::{Endless, Row};
use crate::general::words::choice;

choice! {
    /// The way round a player's own circuit.
    FourDirection {
        /// Back row left to right, front row right to left.
        CounterClockwise = "counterclockwise",
        /// The reverse.
        Clockwise = "clockwise",
        /// The mover chooses.
        Choice = "choice",
    }
}

choice! {
    /// The further laps of a sowing on four rows.
    FourLaps {
        /// A last seed in a house with seeds lifts that house.
        Relay = "relay",
        /// None.
        Single = "single",
    }
}

choice! {
    /// Single seeds as a start.
    Singles {
        /// Never.
        Never = "never",
        /// When nothing else can be started.
        Last = "last",
        /// When nothing else can be started, and into an empty house only.
        LastToEmpty = "last-to-empty",
    }
}

choice! {
    /// The former content of the house of a last seed that captures.
    FourLanding {
        /// It held seeds.
        Occupied = "occupied",
        /// It was empty.
        Empty = "empty",
        /// It does not matter.
        Any = "any",
    }
}

choice! {
    /// Facing houses that must hold seeds.
    Needs {
        /// Front and back.
        Both = "both",
        /// Front.
        Front = "front",
        /// Either.
        Any = "any",
    }
}

choice! {
    /// Facing houses that are taken.
    Takes {
        /// Front and back.
        Both = "both",
        /// Front.
        Front = "front",
    }
}

choice! {
    /// The fate of captured seeds.
    Captured {
        /// Sown on from the house where the lap started.
        LapStart = "lap-start",
        /// Sown on from the landing house.
        Next = "next",
        /// Sown on from the landing house, together with its own seeds.
        WithLanding = "with-landing",
        /// They leave the board, and the turn ends.
        Store = "store",
    }
}

choice! {
    /// Sowing backwards.
    Reverse {
        /// Never.
        Off = "off",
        /// From the two leftmost houses of each row, if the lap captures.
        LeftFour = "left-four",
    }
}

choice! {
    /// The row of each player's first move.
    FirstRow {
        /// Either.
        Any = "any",
        /// The front row.
        Front = "front",
    }
}

choice! {
    /// The goal of a four-row game.
    FourGoal {
        /// An opponent without a move.
        Immobilise = "immobilise",
        /// The most seeds in rows and store when a player has no move.
        Most = "most",
    }
}

/// The laws of a four-row game without a hand.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct FourRows {
    /// Houses in a row.
    pub columns: u8,
    /// Seeds at the start, the same for both: front row and back row.
    pub setup: [Row; 2],
    /// The direction of sowing.
    pub direction: FourDirection,
    /// Further laps.
    pub laps: FourLaps,
    /// The least number of seeds that can be sown.
    pub min_sow: u8,
    /// Single seeds as a start.
    pub singles: Singles,
    /// The landing house of a capture.
    pub landing: FourLanding,
    /// Facing houses that must hold seeds.
    pub needs: Needs,
    /// Facing houses that are taken.
    pub takes: Takes,
    /// The fate of captured seeds.
    pub captured: Captured,
    /// Sowing backwards.
    pub reverse: Reverse,
    /// A relay may turn backwards, too.
    pub reverse_in_relay: bool,
    /// Turns at the start that capture nothing.
    pub no_capture_turns: u8,
    /// Captures in both outermost columns in one turn win.
    pub both_ends_win: bool,
    /// The row of each player's first move.
    pub first_row: FirstRow,
    /// The players arrange their seeds first.
    pub arrange: bool,
    /// A turn that never ends.
    pub endless: Endless,
    /// The goal.
    pub goal: FourGoal,
}

impl FourRows {
    /// Every key at its default.
    pub const DEFAULT: FourRows = FourRows {
        columns: 8,
        setup: [Row::Each(2); 2],
        direction: FourDirection::CounterClockwise,
        laps: FourLaps::Relay,
        min_sow: 2,
        singles: Singles::Never,
        landing: FourLanding::Occupied,
        needs: Needs::Both,
        takes: Takes::Both,
        captured: Captured::LapStart,
        reverse: Reverse::Off,
        reverse_in_relay: true,
        no_capture_turns: 0,
        both_ends_win: false,
        first_row: FirstRow::Any,
        arrange: false,
        endless: Endless::Draw,
        goal: FourGoal::Immobilise,
    };
}
