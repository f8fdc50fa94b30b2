//! The puzzle and the game of the day: the same for everybody, from the date alone.

/// The present day.
pub(crate) fn today() -> u32 {
    day(js_sys::Date::now())
}

/// A day counted from 1970 in universal time, from milliseconds as browsers count them.
fn day(now_ms: f64) -> u32 {
    const DAY_MS: f64 = 86_400_000.0;
    crate::device::whole((now_ms / DAY_MS).floor())
}

/// The index of the day's game among `games`, and the number of its earlier days.
pub(crate) fn game_of(day: u32, games: usize) -> (usize, usize) {
    let day = day as usize;
    (day % games, day / games)
}

/// The index of a game's puzzle after `turn` days of that game: all puzzles come before one comes
/// back, and neighbours in the file, which are equally hard, do not follow each other.
pub(crate) fn puzzle_of(turn: usize, puzzles: usize) -> usize {
    let is_prime_to =
        |step: &usize| (2..=*step).all(|d| !step.is_multiple_of(d) || !puzzles.is_multiple_of(d));
    let step = (puzzles * 5 / 8..puzzles).find(is_prime_to).unwrap_or(1);
    turn % puzzles.max(1) * step.max(1) % puzzles.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_has_its_day() {
        for puzzles in [1, 2, 30, 100, 220] {
            let seen: std::collections::BTreeSet<usize> =
                (0..puzzles).map(|turn| puzzle_of(turn, puzzles)).collect();
            assert_eq!(seen.len(), puzzles, "{puzzles}");
        }
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        // 22 November 2026 at 12:00.
        assert_eq!(day(1_795_348_800_000.0), 20_779);
        assert_eq!(game_of(20_779, 4), (3, 5_194));
    }
}
