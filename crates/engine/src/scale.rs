//! Values inside the search: hundredths of a point, or plies to a win.

use rules::machine::{Choices, Machine};
use rules::{Side, State};

use crate::Value;

/// The value of one point.
pub(crate) const POINT: i32 = 100;
/// The value of a game won by being first, before the plies it takes are subtracted.
pub(crate) const WIN: i32 = 8_000_000;
/// A value beyond all others.
pub(crate) const INFINITE: i32 = 1_000_000_000;

/// Whether a value counts plies to a win and not points.
#[inline]
pub(crate) const fn is_win(value: i32) -> bool {
    value.abs() > WIN - Value::PLIES_MAX && value.abs() != INFINITE
}

/// Packs a proved value into sixteen bits: a whole number of points, plies to a win, or nothing
/// proved.
pub(crate) const fn pack(value: i32) -> i16 {
    const {
        assert!(
            PACKED_WIN - Value::PLIES_MAX > 10_000,
            "wins and points overlap"
        );
    };
    if value.abs() == INFINITE {
        i16::MAX * value.signum() as i16
    } else if is_win(value) {
        ((PACKED_WIN - (WIN - value.abs())) * value.signum()) as i16
    } else {
        (value / POINT) as i16
    }
}

/// The inverse of [`pack`].
pub(crate) const fn unpack(packed: i16) -> i32 {
    let value = packed as i32;
    if packed.abs() == i16::MAX {
        INFINITE * value.signum()
    } else if value.abs() > PACKED_WIN - Value::PLIES_MAX {
        (WIN - (PACKED_WIN - value.abs())) * value.signum()
    } else {
        value * POINT
    }
}

/// A win, packed.
const PACKED_WIN: i32 = 30_000;

/// The value in points, as it is shown to people.
pub(crate) const fn points(value: i32) -> i32 {
    if is_win(value) {
        return (Value::WIN - (WIN - value.abs())) * value.signum();
    }
    // Rounded to the nearest, half a point away from zero.
    (value + POINT / 2 * value.signum()) / POINT
}

/// The margin by which a player leads.
#[inline]
pub(crate) fn margin<C: Choices>(machine: &Machine<C>, state: &State<C>, side: Side) -> i32 {
    let score = machine.score(state);
    (i32::from(score[side]) - i32::from(score[!side])) * POINT
}

/// The value to the player who moved, from the value to the next player.
#[inline]
pub(crate) fn seen_by(value: i32, mover: Side, next: Side) -> i32 {
    if mover == next { value } else { -value }
}

/// Whether being first wins, and points do not count.
#[inline]
pub(crate) fn is_race<C: Choices>(machine: &Machine<C>) -> bool {
    machine.properties().is_race
}

/// The value of a finished game, `ply` plies from the root, to the player whose turn it would be.
#[inline]
pub(crate) fn terminal<C: Choices>(machine: &Machine<C>, state: &State<C>, ply: u32) -> i32 {
    if !is_race(machine) {
        return margin(machine, state, state.side);
    }
    match machine.outcome(state).and_then(|outcome| outcome.winner) {
        None => 0,
        Some(winner) if winner == state.side => WIN - ply.cast_signed(),
        Some(_) => ply.cast_signed() - WIN,
    }
}

/// Converts a value from the root's view to that of the present position, as it is stored.
#[inline]
pub(crate) const fn from_here(value: i32, ply: u32) -> i32 {
    if is_win(value) {
        value + ply.cast_signed() * value.signum()
    } else {
        value
    }
}

/// The inverse of [`from_here`].
#[inline]
pub(crate) const fn from_root(value: i32, ply: u32) -> i32 {
    if is_win(value) {
        value - ply.cast_signed() * value.signum()
    } else {
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_told_in_points() {
        assert_eq!([149, 150, -149, -150].map(points), [1, 2, -1, -2]);
        assert_eq!(points(WIN - 3), Value::WIN - 3);
        assert_eq!(points(5 - WIN), 5 - Value::WIN);
    }

    #[test]
    fn distances_are_counted_from_either_end() {
        assert_eq!(from_root(from_here(WIN - 9, 4), 4), WIN - 9);
        assert_eq!(from_here(WIN - 9, 4), WIN - 5);
        assert_eq!(from_here(7 - WIN, 2), 5 - WIN);
        assert_eq!(from_here(250, 2), 250);
    }
}
