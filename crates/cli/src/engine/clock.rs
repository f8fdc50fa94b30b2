//! The time to think about a move, from the clocks and the position. No clock is read here.

use std::time::Duration;

use protocol::ugi::Go;
use rules::{Position, Side};

/// Time for one move.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Allowance {
    /// The time after which no further depth is begun: it would hardly be finished.
    pub(super) enough: Duration,
    /// The time after which the search ends in any case.
    pub(super) most: Duration,
}

/// The possible delay between the other program's clock and ours.
const LAG: Duration = Duration::from_millis(30);
/// The time that later moves cost even without thinking, however many they are.
const RESERVE: Duration = Duration::from_millis(250);
/// The fewest moves that a player is assumed to have before them.
const MOVES_LEAST: u32 = 8;

/// The time for one move of `side` in a game with clocks, or with a fixed time for each move;
/// `None` where no time is given.
pub(super) fn allowance(go: &Go, side: Side, position: &Position) -> Option<Allowance> {
    let fixed = go.time.map(of_fixed);
    let clock = go.clocks[side].map(|left| {
        let moves = match go.moves_to_go {
            Some(moves) => moves.min(moves_ahead(position)),
            None => moves_ahead(position),
        };
        of_clock(left, go.increments[side], moves.max(1))
    });
    match (fixed, clock) {
        (Some(fixed), Some(clock)) => Some(Allowance {
            enough: fixed.enough.min(clock.enough),
            most: fixed.most.min(clock.most),
        }),
        (fixed, clock) => fixed.or(clock),
    }
}

/// Moves this player may still have to make: one for every two seeds that are not yet won. Games
/// of Kalah and Oware from their start are about as long as that.
fn moves_ahead(position: &Position) -> u32 {
    let stores: u16 = Side::BOTH.map(|side| position.store(side)).iter().sum();
    let seeds = position.pieces_total().saturating_sub(stores);
    (u32::from(seeds) / 2).max(MOVES_LEAST)
}

fn of_fixed(time: Duration) -> Allowance {
    let all = time.saturating_sub(LAG.min(time / 10));
    Allowance {
        enough: all,
        most: all,
    }
}

/// A fair share of the time on the clock; in trouble more, but never what the next moves need.
fn of_clock(left: Duration, increment: Duration, moves: u32) -> Allowance {
    let reserve = if moves == 1 { LAG } else { RESERVE };
    let reserve = reserve.min(left * 7 / 8);
    let usable = left.saturating_sub(reserve);
    let share = (usable / moves + increment * 3 / 4).min(usable);
    Allowance {
        enough: share / 2,
        most: share.max((share * 4).min(usable / 3)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    fn clocks(left: Duration, increment: Duration) -> Go {
        Go {
            clocks: [Some(left), None],
            increments: [increment, Duration::ZERO],
            ..Go::default()
        }
    }

    fn start(game: &str) -> Position {
        Position::start(&game.parse().unwrap())
    }

    #[test]
    fn a_fixed_time_is_used_but_for_a_margin() {
        let time = |time| Go {
            time: Some(time),
            ..Go::default()
        };
        for (given, used) in [(1000, 970), (100, 90), (10, 9), (1, 0)] {
            let allowance = allowance(&time(ms(given)), Side::North, &start("oware")).unwrap();
            assert_eq!(allowance.most.as_millis(), used, "{given}");
            assert_eq!(allowance.enough, allowance.most);
        }
    }

    #[test]
    fn the_lesser_of_both_times_counts() {
        let go = Go {
            time: Some(ms(100)),
            ..clocks(ms(100_000), ms(0))
        };
        let position = start("kalah");
        assert_eq!(allowance(&go, Side::South, &position).unwrap().most, ms(90));
        assert!(allowance(&go, Side::North, &position).is_some());
        assert_eq!(
            allowance(&clocks(ms(5), ms(0)), Side::North, &position),
            None
        );
    }

    #[test]
    fn the_last_move_before_the_control_may_use_the_rest() {
        let go = Go {
            moves_to_go: Some(1),
            ..clocks(ms(10_000), ms(0))
        };
        let last = allowance(&go, Side::South, &start("kalah")).unwrap();
        assert_eq!(last.most + LAG, ms(10_000));
    }

    #[test]
    fn nothing_is_spent_that_is_not_there() {
        for left in [0, 1, 2, 10, 60, 100, 1_000, 60_000, 10_000_000] {
            for increment in [0, 1, 100, 5_000, 600_000] {
                for (moves, game) in [(None, "kalah:houses=12,seeds=12"), (Some(1), "oware")] {
                    let go = Go {
                        moves_to_go: moves,
                        ..clocks(ms(left), ms(increment))
                    };
                    let found = allowance(&go, Side::South, &start(game)).unwrap();
                    assert!(found.enough <= found.most);
                    assert!(found.most < ms(left) || left == 0, "{left} {increment}");
                }
            }
        }
    }

    /// A whole game at a short control, each move a little late and now and then all that is
    /// allowed.
    #[test]
    fn no_game_is_lost_on_time() {
        for (start_ms, increment, late) in [(1_000, 0, 1), (5_000, 0, 2), (200, 20, 15)] {
            let mut left = ms(start_ms);
            for number in 0..100 {
                let moves = 24u32.saturating_sub(number / 3).max(8);
                let found = of_clock(left, ms(increment), moves);
                let used = if number % 3 == 0 {
                    found.most
                } else {
                    found.enough
                };
                let rest = left.checked_sub(used + ms(late));
                let rest = rest.filter(|rest| !rest.is_zero());
                left = rest.unwrap_or_else(|| panic!("move {number} of {start_ms} ms: {left:?}"))
                    + ms(increment);
            }
        }
    }
}
