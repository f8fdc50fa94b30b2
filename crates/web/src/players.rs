//! The players: the last choice of them, kept on the device, and a new game between them.

use game::{Clock, Game, Level, Seat, TimeControl};
use rules::{RuleSet, Side};
use words::Vocabulary;

use crate::device;
use crate::table::Table;

/// The key of the last choice of players in the device's storage.
const PLAYERS: &str = "mancala.players";

/// The key of the last choice of a time control.
const CLOCK: &str = "mancala.clock";

/// The players chosen last, the near one first; at first a person and an easy computer.
pub(crate) fn kept() -> [Seat; 2] {
    let kept = device::recall(PLAYERS).unwrap_or_default();
    let seats: Vec<Seat> = kept
        .split('|')
        .filter_map(|seat| seat.parse().ok())
        .collect();
    seats
        .try_into()
        .unwrap_or([Seat::default(), Seat::Computer(Level::EASY)])
}

/// Keeps a choice of players, the near one first. Without storage the next game has those of before.
pub(crate) fn keep([near, far]: &[Seat; 2]) {
    let _ = device::keep(PLAYERS, &format!("{near}|{far}"));
}

/// The time control chosen last for two people. Games for children have none.
pub(crate) fn kept_control(game: &rules::Game) -> Option<TimeControl> {
    let kept = device::recall(CLOCK).filter(|_| Vocabulary::of(game) == Vocabulary::Seeds)?;
    kept.parse().ok()
}

/// Keeps a choice of a time control, or of none.
pub(crate) fn keep_control(control: Option<TimeControl>) {
    match control {
        Some(control) => drop(device::keep(CLOCK, &control.to_string())),
        None => device::forget(CLOCK),
    }
}

/// A new game by the usual rules between the players chosen last.
pub(crate) fn table(game: &'static rules::Game) -> Table {
    table_for(game, kept()).with_clock(kept_control(game).map(Clock::new))
}

/// A new game by the usual rules between these players, the first of whom begins.
pub(crate) fn table_for(game: &'static rules::Game, seats: [Seat; 2]) -> Table {
    let start = Game::start(&RuleSet::new(game));
    Table::new(start, seats, Side::South, device::seed())
}
