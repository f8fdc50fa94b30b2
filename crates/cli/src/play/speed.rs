//! How fast a sowing is shown.

use std::time::Duration;

/// How fast a sowing is shown.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, clap::ValueEnum)]
pub(crate) enum Speed {
    /// Not at all: the board changes at once.
    Off,
    /// For those who know the game.
    Fast,
    /// To follow the seeds.
    #[default]
    Normal,
    /// To count along.
    Slow,
}

impl Speed {
    /// Every speed, slowest last.
    pub(crate) const ALL: [Speed; 4] = [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow];

    /// How long one seed takes to fall.
    pub(crate) fn per_seed(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Off => 0,
            Speed::Fast => 60,
            Speed::Normal => 140,
            Speed::Slow => 260,
        })
    }

    /// The longest a whole ply may take.
    pub(crate) fn longest(self) -> Duration {
        Duration::from_secs(match self {
            Speed::Off => 0,
            Speed::Fast => 2,
            Speed::Normal => 4,
            Speed::Slow => 20,
        })
    }

    /// The id of its name.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Speed::Off => "speed-off",
            Speed::Fast => "speed-fast",
            Speed::Normal => "speed-normal",
            Speed::Slow => "speed-slow",
        }
    }
}
