//! What differs between the screens that have a board.

use crate::route::{self, Route};
use crate::settings::Settings;
use crate::table::Table;

/// How somebody plays on a board.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    /// The address of a game as it stands.
    pub(crate) route: fn(&Table) -> Route,
    /// What is kept of it.
    pub(crate) keeps: Keeps,
    /// The computer plays where it sits; meanwhile a person may choose a house for later.
    pub(crate) has_computer: bool,
    /// A house is chosen first and sown when it is chosen again.
    pub(crate) confirms: fn(&Settings) -> bool,
    /// Seeds lie as the spots of dice.
    pub(crate) easy_count: fn(&Settings) -> bool,
    /// Houses are larger.
    pub(crate) large: bool,
}

/// What is kept of a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Keeps {
    /// Nothing: it is an exercise, and nothing leads away from it.
    Nothing,
    /// The address bar has it.
    Address,
    /// The device, too.
    Game,
}

impl Manner {
    /// A game is played.
    pub(crate) const GAME: Manner = Manner {
        route: |table| Route::Play(route::link(table)),
        keeps: Keeps::Game,
        has_computer: true,
        confirms: |settings| settings.confirm,
        easy_count: |settings| settings.easy_count,
        large: false,
    };
}
