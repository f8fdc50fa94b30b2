//! The players: the last choice of them, kept on the device, and a new game between them.

use game::{Game, Level, Seat};
use rules::{RuleSet, Side};

use crate::device;
use crate::table::Table;

/// The key of the last choice of players in the device's storage.
const PLAYERS: &str = "mancala.players";

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

/// A new game by the usual rules between the players chosen last.
pub(crate) fn table(game: &'static rules::Game) -> Table {
    table_for(game, kept())
}

/// A new game by the usual rules between these players, the first of whom begins.
pub(crate) fn table_for(game: &'static rules::Game, seats: [Seat; 2]) -> Table {
    let start = Game::start(&RuleSet::new(game));
    Table::new(start, seats, Side::South, device::seed())
}
