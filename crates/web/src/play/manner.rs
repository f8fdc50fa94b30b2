//! The differences between the screens that have a board.

use crate::board::layout::{Layout, Orientation};
use crate::route::{self, Route};
use crate::settings::Settings;
use crate::table::Table;

/// The properties of a screen with a board.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    /// The route of a game in its present state.
    pub(crate) route: fn(&Table) -> Route,
    /// The extent to which games are kept.
    pub(crate) keeps: Keeps,
    /// Whether the computer plays on its seats; a person may then choose a house in advance.
    pub(crate) has_computer: bool,
    /// A house is chosen first and sown when it is chosen again.
    pub(crate) confirms: fn(&Settings) -> bool,
    /// Whether seeds lie like the spots of dice.
    pub(crate) easy_count: fn(&Settings) -> bool,
    /// The orientation of a board in a window of this size.
    pub(crate) orientation: fn(&Settings, Layout, (f64, f64)) -> Orientation,
}

/// The extent to which a game is kept.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Keeps {
    /// Not at all: it is an exercise, and nothing leads away from it.
    Nothing,
    /// In the address bar.
    Address,
    /// On the device, too.
    Game,
    /// By a server, where somebody else plays it, too: nothing is taken back here, and no hint given.
    Elsewhere,
}

impl Manner {
    /// The screen on which games are played.
    pub(crate) const GAME: Manner = Manner {
        route: |table| Route::Play(route::link(table)),
        keeps: Keeps::Game,
        has_computer: true,
        confirms: |settings| settings.confirm,
        easy_count: |settings| settings.easy_count,
        orientation: |settings, _, (width, height)| settings.board.orientation(width, height, true),
    };

    /// A board of which nothing is kept, and on which the computer plays nothing by itself.
    pub(crate) const EXERCISE: Manner = Manner {
        keeps: Keeps::Nothing,
        has_computer: false,
        confirms: |_| false,
        ..Manner::GAME
    };

    /// The same, lying in every window: it is one thing among others on its screen.
    pub(crate) const LYING: Manner = Manner {
        orientation: |_, _, _| Orientation::Flat,
        ..Manner::EXERCISE
    };
}
